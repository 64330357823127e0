import { findRefusedCareMessages } from './decide.ts';
import type { Candidate } from './row.ts';

/**
 * Orders the messages that are to be sent: first messages before second ones, and at the end those that were refused before, longest ago
 * first. Each run begins with another one of them, so that none waits behind the same others for ever.
 */
export function orderCareCandidates(
  candidates: readonly Candidate[],
  runNumber: number,
): readonly Candidate[] {
  const inTurn = rotateByRun(candidates, runNumber);
  return inTurn
    .toSorted((one, other) => one.message - other.message)
    .toSorted((one, other) => lastRefusalOf(one) - lastRefusalOf(other));
}

/** Returns when a message about the pull request was last refused, in milliseconds; 0 if none was. */
function lastRefusalOf(candidate: Candidate): number {
  const refused = findRefusedCareMessages(candidate.thread.claims);
  const times = refused.map(({ comment }) => Date.parse(comment.createdAt));
  return Math.max(0, ...times);
}

/** The fractional part of the golden ratio. No other number spreads its multiples more evenly between 0 and 1, however many there are. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/**
 * Returns a list that begins at another item in each run, and has the earlier ones at its end. The places at which several runs in a row
 * begin are spread over the whole list, however long it is: of 200 items, each is among the first 50 in one of five runs. The time does
 * not matter, so no schedule repeats the same places.
 */
export function rotateByRun<T>(items: readonly T[], runNumber: number): readonly T[] {
  const place = (runNumber * GOLDEN_RATIO) % 1;
  const first = Math.floor(place * items.length);
  return [...items.slice(first), ...items.slice(0, first)];
}
