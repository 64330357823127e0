import { expect, it } from '@jest/globals';
import { stackedBar } from '../../../src/report/output/bar.ts';

it.each([
  [{ merged: 0, open: 0, closed: 0, noPr: 0 }, undefined],
  [{ merged: 3, open: 0, closed: 0, noPr: 0 }, '█'.repeat(40)],
  [
    { merged: 1, open: 1, closed: 1, noPr: 1 },
    `${'█'.repeat(10)}${'▓'.repeat(10)}${'▒'.repeat(10)}${'░'.repeat(10)}`,
  ],
  [{ merged: 10_000, open: 1, closed: 1, noPr: 1 }, `${'█'.repeat(37)}▓▒░`],
  [
    { merged: 1, open: 1, closed: 1, noPr: 0 },
    `${'█'.repeat(14)}${'▓'.repeat(13)}${'▒'.repeat(13)}`,
  ],
])('the bar of %j', (counts, bar) => {
  const [, line] = stackedBar(counts).split('\n');
  expect(line).toBe(bar);
});

it('the legend has the numbers, of what there is', () => {
  const lines = stackedBar({ merged: 1200, open: 0, closed: 2, noPr: 0 }).split('\n');
  expect(lines.slice(3, -1)).toEqual(['█ 1,200 merged', '▒ 2 closed without merge']);
});
