import { countMessages } from './decide.ts';
import type { CareRow } from './report.ts';
import type { Candidate } from './send-message.ts';

const HOUR_MS = 60 * 60_000;

type CandidateRow = CareRow & Readonly<{ candidate: Candidate }>;

/**
 * Orders the messages that are to be sent: first the pull requests that have had none, and of those one of each repository after the other, so
 * that a repository where every message fails does not keep the others from theirs. Each hour, another repository is the first.
 */
export function orderRows(rows: readonly CareRow[], now: Date): readonly CandidateRow[] {
  const candidates = rows.filter(isCandidate);
  const ids = [...new Set(candidates.map(({ repository }) => repository.id))];
  const first = Math.floor(now.getTime() / HOUR_MS) % Math.max(1, ids.length);
  const inTurn = [...ids.slice(first), ...ids.slice(0, first)];
  const ranked = candidates.map((row) => {
    const { id } = row.repository;
    const ofRepository = candidates.filter(({ repository }) => repository.id === id);
    const hasMessage = countMessages(row.candidate.read.thread) > 0 ? 1 : 0;
    return { row, rank: [hasMessage, ofRepository.indexOf(row), inTurn.indexOf(id)] };
  });
  ranked.sort((one, other) => compareRanks(one.rank, other.rank));
  return ranked.map(({ row }) => row);
}

function isCandidate(row: CareRow): row is CandidateRow {
  return row.candidate !== undefined;
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((value, index) => value - (other[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
