import { expect, test } from '@jest/globals';
import { waitingPages } from '../../../tools/bench/waiting.ts';
import { readPage } from '../../../tools/markdown.ts';

test('the pages show the figures of the simulations (npm run bench:waiting -- --write)', async () => {
  for (const [path, text] of await waitingPages()) {
    expect(readPage(path)).toBe(text);
  }
});
