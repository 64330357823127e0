import { expect, it } from '@jest/globals';
import { inParallel } from '../../../src/fleet/in-parallel.ts';

it('works on four items at a time, and returns the results in the order of the items', async () => {
  const items = Array.from({ length: 11 }, (_, index) => index);
  let inFlight = 0;
  let most = 0;
  const doubled = await inParallel(items, async (item) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    for (let turns = 12 - item; turns > 0; turns -= 1) await Promise.resolve();
    inFlight -= 1;
    return item * 2;
  });
  expect(doubled).toEqual(items.map((item) => item * 2));
  expect(most).toBe(4);
});
