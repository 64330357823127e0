import { findRefusedCareMessages } from './decide.ts';
import type { Candidate, CareRow } from './row.ts';

const HOUR_MS = 60 * 60_000;
/** The place of a message that was refused before: after all others, whose numbers are 10 at most. */
const AFTER_OTHERS = 11;

/**
 * Orders the messages that are to be sent: first messages before second ones, and at the end those that were refused before. Each hour,
 * another one of them is the first, so that none waits behind the same others for ever.
 */
export function orderCareCandidates(
  rows: readonly CareRow[],
  now: Date,
): readonly Candidate[] {
  const inTurn = rotateHourly(rows.filter(isCandidate), 1, now);
  return inTurn.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function isCandidate(row: CareRow): row is Candidate {
  return row.wanted !== undefined && row.read?.job !== undefined;
}

function placeOf({ read, wanted }: Candidate): number {
  const refused = findRefusedCareMessages(read.thread.claims);
  return refused.length > 0 ? AFTER_OTHERS : wanted.message;
}

/**
 * Returns a list that begins at another item each hour, and has the earlier ones at its end.
 *
 * @param step the number of items between the beginnings of two hours
 */
export function rotateHourly<T>(
  items: readonly T[],
  step: number,
  now: Date,
): readonly T[] {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const first = (hour * step) % Math.max(1, items.length);
  return [...items.slice(first), ...items.slice(0, first)];
}
