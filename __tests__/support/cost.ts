/** Whether work on a text takes a time that grows with the length of the text, and not with its square. */
import { expect } from '@jest/globals';

/**
 * The long text is compared with so many texts of so many times fewer characters. Both are the same number of characters, so the costs are
 * the same if the time is linear. If it is quadratic, the long text costs so many times as much.
 */
const PARTS = 16;
/** Between 1, which is linear, and `PARTS`, which is quadratic: either is four times away. Doubling the length makes the cost 2.8 times as much. */
const MAX_RATIO = Math.sqrt(PARTS);
/** Rounds with texts of one length. The best one counts. */
const MAX_ROUNDS = 3;
/** Lengths that are tried, each twice the one before. A step in the cost, where a buffer becomes too small, is at one of them only. */
const MAX_LENGTHS = 3;
/** Characters for which the square of the length counts more than all that is linear. */
const LENGTH = 16_384;

type Growing = Readonly<{
  /** Repeated until a text has its length. */
  part: string;
  work: (text: string) => unknown;
  /** Characters of the long text. */
  length?: number;
}>;

/**
 * Expects that the cost of some work grows with the length of its text.
 *
 * What else the machine does cannot make it fail: costs are processor time of this process, the two lengths take turns, and the smallest
 * cost of each counts, which garbage collection or a compilation has not raised. It fails only if the ratio is bad at every length.
 */
export function expectLinear({ length = LENGTH, ...growing }: Growing): void {
  let ratio = Infinity;
  for (let nth = 0; nth < MAX_LENGTHS && ratio >= MAX_RATIO; nth += 1) {
    ratio = ratioOf({ ...growing, length: length * 2 ** nth });
  }
  expect(ratio).toBeLessThan(MAX_RATIO);
}

/** Returns how many times as much a long text costs as its parts, the smallest of several ratios. */
export function ratioOf({ part, work, length = LENGTH }: Growing): number {
  const short = part.repeat(Math.ceil(length / PARTS / part.length));
  const long = short.repeat(PARTS);
  const costOfParts = (times: number): number => costOf(() => work(short), times * PARTS);
  const times = timesToMeasure(costOfParts);
  let ofParts = costOfParts(times);
  let ofLong = Infinity;
  let ratio = Infinity;
  for (let round = 0; round < MAX_ROUNDS && ratio >= MAX_RATIO; round += 1) {
    ofLong = Math.min(
      ofLong,
      costOf(() => work(long), times),
    );
    ofParts = Math.min(ofParts, costOfParts(times));
    ratio = ofLong / ofParts;
  }
  return ratio;
}

/** Microseconds that can be compared: many steps of the counter, which are of 15.6 ms on Windows. */
const MIN_COST = Math.max(200, 8 * smallestStep());
/** Work that no number of repetitions makes long enough is done so many times. */
const MAX_TIMES = 4096;

/** Finds how many times the work must be done for a cost that can be compared. Compiles it by the way. */
function timesToMeasure(costOfParts: (times: number) => number): number {
  let times = 1;
  while (times < MAX_TIMES && costOfParts(times) < MIN_COST) times *= 2;
  return times;
}

/** Returns the smallest of some steps in which the processor time of this process grows. */
function smallestStep(): number {
  let smallest = Infinity;
  for (let nth = 0; nth < 5; nth += 1) {
    const before = process.cpuUsage();
    let step = 0;
    while (step === 0) {
      const { user, system } = process.cpuUsage(before);
      step = user + system;
    }
    smallest = Math.min(smallest, step);
  }
  return smallest;
}

/** Microseconds of processor time, at least 1. Unlike the time that passes, no other process adds to it. */
function costOf(work: () => unknown, times: number): number {
  const before = process.cpuUsage();
  for (let count = 0; count < times; count += 1) work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system);
}
