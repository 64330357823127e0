/** Reads the submissions in comments: those that are bound to their comments, and those that count in a claim (docs/at-most-once.md). */
import type { RepositoryComment, ThreadComment } from '../../ports.ts';
import { byComment, isRequest } from '../state.ts';
import type { ClaimState, Filter, Stored } from '../submission-store.ts';
import type { StateCodec, VerifiedState } from './codec.ts';

/** The states of a list of comments. */
type States = Readonly<{
  /** Submissions that are bound to their comments, in the order of the comments. */
  submissions: readonly Stored[];
  /**
   * States that count in a claim, lowest comment id first, one for each claim: the bound one, else the
   * one with the lowest comment id. An unbound state counts only if an App or this account has
   * written its comment: a person may have copied it.
   */
  claimStates: readonly ClaimState[];
}>;

/**
 * Reads the states in comments.
 *
 * @param ownAccount the id of the account that writes for this run; undefined as long as it is not known
 */
export function readStates(
  comments: readonly RepositoryComment[],
  codec: StateCodec,
  filter: Filter,
  ownAccount: number | undefined,
): States {
  const submissions: Stored[] = [];
  const counting: ClaimState[] = [];
  for (const comment of comments) {
    const place = { ...filter, thread: comment.thread };
    const bound = codec.decode(comment, place);
    if (bound !== undefined) {
      const stored = toStored(comment, bound, true);
      submissions.push(stored);
      if (isRequest(stored)) counting.push(stored);
      continue;
    }
    const unbound = codec.decodeUnbound(comment, place);
    const isOurs = comment.isByBot || comment.authorId === ownAccount;
    if (unbound === undefined || !isOurs) continue;
    const stored = toStored(comment, unbound, wasEdited(comment));
    if (isRequest(stored)) counting.push(stored);
  }
  return { submissions, claimStates: oneForEachClaim(counting) };
}

function oneForEachClaim(states: readonly ClaimState[]): readonly ClaimState[] {
  const claims = new Map<string, ClaimState>();
  for (const state of states.toSorted(byComment)) {
    const { claimId } = state.submission;
    // An unbound state is valid in every comment of its thread, and in no other thread.
    const key = `${state.location.thread} ${claimId}`;
    const known = claims.get(key);
    const isBetter = known === undefined || (state.isBound && !known.isBound);
    if (isBetter) claims.set(key, state);
  }
  return [...claims.values()].toSorted(byComment);
}

function toStored(
  { id, authorId, url, createdAt, body }: ThreadComment,
  { repositoryId, thread, project, commentTag, submission, keyLine }: VerifiedState,
  isBound: boolean,
): Stored {
  return {
    location: { repositoryId, thread, project, commentTag },
    comment: { id, authorId, url, createdAt },
    submission,
    isBound,
    keyLine,
    revision: body,
  };
}

function wasEdited({ createdAt, updatedAt }: ThreadComment): boolean {
  return updatedAt !== '' && updatedAt !== createdAt;
}
