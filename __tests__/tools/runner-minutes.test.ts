import { describe, expect, it } from '@jest/globals';
import { breakEven, costOf, minutesFor, WAYS } from '../../tools/bench/runner-minutes.ts';

const costs = new Map(WAYS.map((way) => [way.name, costOf(way)]));
const cost = (name: string) => {
  const found = costs.get(name);
  if (found === undefined) throw new Error(`no way ${name}`);
  return found;
};
const waiting = cost('wait in the run');

describe('what it bills to learn how jobs end', () => {
  it.each([
    ['sweep every hour', 24 * 30],
    ['sweep every 10 minutes', 144 * 30],
    ['wait in the run', 0],
  ])('%s is %d minutes a month without any job', (name, minutes) => {
    expect(minutesFor(cost(name), 0)).toBe(minutes);
  });

  it('is less than waiting from the break-even on, and not before', () => {
    for (const [name, each] of costs) {
      const from = breakEven(each, waiting);
      if (each === waiting) expect(from).toBeUndefined();
      else if (from === undefined) throw new Error(`${name} never pays`);
      else {
        expect(minutesFor(each, from)).toBeLessThan(minutesFor(waiting, from));
        expect(minutesFor(each, from - 1)).toBeGreaterThanOrEqual(minutesFor(waiting, from - 1));
      }
    }
  });

  it('comes later the rarer the sweep, by half its interval and 20 s on average', () => {
    expect(cost('sweep every hour').lagMean).toBeCloseTo(30.33, 0);
    expect(cost('sweep every 10 minutes').lagMean).toBeCloseTo(5.33, 0);
    expect(waiting.lagP95).toBeLessThan(0.5);
  });
});
