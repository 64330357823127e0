import { countMessages } from './decide.ts';
import type { Examined } from './examine.ts';
import type { Candidate } from './send-message.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Orders the messages that are to be sent: first the pull requests that have had none, and of those one of each repository after the other, so
 * that a repository where every message fails does not keep the others from theirs. Each hour, another repository is the first.
 */
export function orderCandidates(
  examined: readonly Examined[],
  now: Date,
): readonly Candidate[] {
  const candidates = examined.flatMap(({ next }) =>
    typeof next === 'string' ? [] : [next],
  );
  const ids = [...new Set(candidates.map(({ repository }) => repository.id))];
  const first = Math.floor(now.getTime() / HOUR_MS) % Math.max(1, ids.length);
  const inTurn = [...ids.slice(first), ...ids.slice(0, first)];
  const ranked = candidates.map((candidate) => {
    const { repository, read } = candidate;
    const ofRepository = candidates.filter(
      (each) => each.repository.id === repository.id,
    );
    return {
      candidate,
      hasMessage: countMessages(read.thread) > 0 ? 1 : 0,
      place: ofRepository.indexOf(candidate),
      turn: inTurn.indexOf(repository.id),
    };
  });
  ranked.sort((one, other) => {
    const byMessages = one.hasMessage - other.hasMessage;
    const byPlace = one.place - other.place;
    return byMessages || byPlace || one.turn - other.turn;
  });
  return ranked.map(({ candidate }) => candidate);
}
