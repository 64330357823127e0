import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { OUTCOMES } from '../../../src/domain/outcome.ts';
import {
  markdownOf,
  README_PICTURES,
} from '../../../tools/screenshots/readme-pictures.ts';
import { SCREENSHOTS } from '../../../tools/screenshots/screenshots.ts';

const README = readFileSync('README.md', 'utf8');

it.each(README_PICTURES.map((picture) => [picture.name, picture] as const))(
  'the picture %s shows what the actions write (npm run screenshots -- --write)',
  async (name, { frames }) => {
    expect(markdownOf(await frames())).toBe(
      readFileSync(`tools/screenshots/${name}.md`, 'utf8'),
    );
    for (const theme of ['light', 'dark']) {
      expect(README).toContain(`docs/screenshots/${name}-${theme}.png`);
    }
  },
);

it('every outcome has a screenshot', () => {
  const names = SCREENSHOTS.map(({ name }) =>
    name.replace(/^[a-z]+-/, '').replace('dry-run', 'skipped'),
  );
  expect(names).toEqual(expect.arrayContaining(Object.keys(OUTCOMES)));
});
