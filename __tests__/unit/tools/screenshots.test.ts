import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { markdownOf, PICTURES } from '../../../tools/screenshots/pictures.ts';

it.each(PICTURES.map((picture) => [picture.name, picture] as const))(
  'the picture %s shows what the actions write (npm run screenshots)',
  async (name, { page, boxes }) => {
    expect(markdownOf(await boxes())).toBe(
      readFileSync(`tools/screenshots/${name}.md`, 'utf8'),
    );
    for (const theme of ['light', 'dark']) {
      expect(readFileSync(page, 'utf8')).toContain(
        `docs/screenshots/${name}-${theme}.png`,
      );
    }
  },
);
