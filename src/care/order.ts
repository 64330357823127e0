import { findRefusedCareMessages, findSentCareMessages } from './decide.ts';
import type { CandidateRow, CareRow } from './row.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Orders the messages that are to be sent: last those that were refused before, first the pull requests that have had none, and of those one of each
 * repository after the other. Each hour, another repository is the first.
 */
export function orderCareCandidates(
  rows: readonly CareRow[],
  now: Date,
): readonly CandidateRow[] {
  const candidates = rows.filter(isCandidate);
  const ids = [...new Set(candidates.map(({ repository }) => repository.id))];
  const first = Math.floor(now.getTime() / HOUR_MS) % Math.max(1, ids.length);
  const inTurn = [...ids.slice(first), ...ids.slice(0, first)];
  const places = new Map<number, number>();
  const ranked = candidates.map((row) => {
    const { id } = row.repository;
    const { claims } = row.read.thread;
    const place = places.get(id) ?? 0;
    places.set(id, place + 1);
    const isRefused = findRefusedCareMessages(claims).length > 0 ? 1 : 0;
    const hasMessage = findSentCareMessages(claims).length > 0 ? 1 : 0;
    return { row, rank: [isRefused, hasMessage, place, inTurn.indexOf(id)] };
  });
  ranked.sort((one, other) => compareRanks(one.rank, other.rank));
  return ranked.map(({ row }) => row);
}

function isCandidate(row: CareRow): row is CandidateRow {
  return row.wanted !== undefined && row.read?.job !== undefined;
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((value, index) => value - (other[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
