import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import {
  markdownOf,
  README_PICTURES,
} from '../../../tools/screenshots/readme-pictures.ts';

const README = readFileSync('README.md', 'utf8');

it.each(README_PICTURES.map((picture) => [picture.name, picture] as const))(
  'the picture %s shows what the actions write (npm run screenshots)',
  async (name, { frames }) => {
    expect(markdownOf(await frames())).toBe(
      readFileSync(`tools/screenshots/${name}.md`, 'utf8'),
    );
    for (const theme of ['light', 'dark']) {
      expect(README).toContain(`docs/screenshots/${name}-${theme}.png`);
    }
  },
);
