import { expect, test } from '@jest/globals';
import { renderCostPage } from '../../../tools/bench/waiting.ts';
import { readPage } from '../../../tools/markdown.ts';

test('docs/cost.md shows the figures of the simulation (npm run bench:waiting -- --write)', async () => {
  expect(readPage('docs/cost.md')).toBe(await renderCostPage());
});
