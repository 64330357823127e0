import { expect, test } from '@jest/globals';
import { waitingPage } from '../../../tools/bench/waiting.ts';
import { readPage } from '../../../tools/markdown.ts';

test('docs/waiting.md shows the figures of the simulations (npm run bench:waiting -- --write)', () => {
  expect(readPage('docs/waiting.md')).toBe(waitingPage());
});
