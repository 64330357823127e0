/** The order in which pull requests are read and messages are sent, if there are more than a run may read or send. */
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { orderCareCandidates, rotateByRun } from '../../../src/care/order.ts';
import type { Candidate } from '../../../src/care/row.ts';
import { exampleCause, exampleEntry, NOT_SENT } from '../../support/examples.ts';
import { sized } from '../../support/size.ts';

/** A pull request with a problem, by its number, which message it needs, and the day on which one was refused. */
function candidateOf(name: string): Candidate {
  const [number = '', message = '', refusedOn] = name.split(' ');
  const cause = exampleCause(`care:1:${number}:${message}`);
  const createdAt = `2026-11-${refusedOn}T12:00:00Z`;
  const entry = exampleEntry({
    request: { cause },
    payload: NOT_SENT,
    comment: { createdAt },
  });
  const claims = refusedOn === undefined ? [] : [entry];
  const candidate = {
    pull: { number: Number(number) },
    message: Number(message),
    thread: { claims },
  };
  return candidate as unknown as Candidate;
}

const numbers = (names: readonly string[], runNumber = 0): readonly number[] =>
  orderCareCandidates(names.map(candidateOf), runNumber).map(({ pull }) => pull.number);

describe('messages', () => {
  it('begin with first ones', () => {
    expect(numbers(['10 2', '11 1', '12 2', '13 1'])).toEqual([11, 13, 10, 12]);
  });

  it.each([0, 1, 2, 3])(
    'end with those that were refused, longest ago first (run %i)',
    (run) => {
      const names = ['10 1 22', '11 10', '12 1', '13 2 20', '14 1 21'];
      expect(numbers(names, run)).toEqual([12, 11, 13, 14, 10]);
    },
  );

  it('begin with another one in each run', () => {
    const all = ['10 1', '11 1', '12 1', '20 1'];
    const first = [0, 1, 2, 3, 4].map((run) => numbers(all, run)[0]);
    expect(new Set(first)).toEqual(new Set([10, 11, 12, 20]));
  });
});

describe('the items of a list', () => {
  it('are all kept, in their order', () => {
    const items = ['a', 'b', 'c', 'd', 'e'];
    expect(rotateByRun(items, 0)).toEqual(items);
    expect(rotateByRun(items, 1)).toEqual(['d', 'e', 'a', 'b', 'c']);
    expect(rotateByRun(items, 2)).toEqual(['b', 'c', 'd', 'e', 'a']);
    expect(rotateByRun([], 1)).toEqual([]);
  });

  const MAX_READ = 50;
  const RUNS = 20;
  const runNumbers = fc.integer({ min: 1, max: 1_000_000 });
  const numbersUpTo = (count: number): readonly number[] =>
    Array.from({ length: count }, (_, nth) => nth);

  /** Returns the items that none of the runs reads, although they are there in all of them. */
  function findStarved(
    lists: readonly (readonly number[])[],
    runNumberOf: (nth: number) => number,
  ): readonly number[] {
    const atTheEnd = new Set(lists.at(-1));
    const starved = new Set(lists[0]?.filter((item) => atTheEnd.has(item)));
    for (const [nth, items] of lists.entries()) {
      const rotated = rotateByRun(items, runNumberOf(nth));
      for (const item of rotated.slice(0, MAX_READ)) starved.delete(item);
      if (starved.size === 0) break;
    }
    return [...starved];
  }

  it.each([
    ['each run of the workflow', 5, 1],
    ['every sixth run', RUNS, 6],
    ['one of 24 runs, as for daily care in an hourly workflow', RUNS, 24],
    ['one of 168 runs', RUNS, 168],
  ])('are all read by %s, %i of them, whatever their number is', (_, runs, stride) => {
    fc.assert(
      fc.property(runNumbers, (first) => {
        for (let count = 1; count <= 200; count += 1) {
          const lists = Array<readonly number[]>(runs).fill(numbersUpTo(count));
          const starved = findStarved(lists, (nth) => first + nth * stride);
          expect({ count, starved }).toEqual({ count, starved: [] });
        }
      }),
      { numRuns: sized(10) },
    );
  });

  it('are all read in 20 runs if one leaves the list and another one follows at its end between two runs', () => {
    const leaving = fc.array(fc.nat(), { minLength: RUNS, maxLength: RUNS });
    fc.assert(
      fc.property(
        runNumbers,
        fc.integer({ min: 1, max: 200 }),
        leaving,
        (first, count, removals) => {
          let items = numbersUpTo(count);
          const lists = removals.map((removal, nth) => {
            const now = items;
            const others = items.filter((_, place) => place !== removal % count);
            items = [...others, count + nth];
            return now;
          });
          expect(findStarved(lists, (nth) => first + nth)).toEqual([]);
        },
      ),
    );
  });
});
