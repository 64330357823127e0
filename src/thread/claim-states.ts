/** The states that count in a claim: those of any run, bound to their comments or not (docs/at-most-once.md). */
import type { Submission, ThreadLocation } from '../domain/submission.ts';
import type { ThreadComment } from '../ports.ts';
import type { Place, SignedState, StateCodec } from './codec.ts';
import { isNotSent, type FoundSubmission } from './state.ts';

/**
 * A submission as a claim sees it. `isBound`: the run has bound its state to the comment, which it does before it sends. An unbound state
 * whose comment was edited counts as bound: people can restore the first revision of a comment.
 */
export type ClaimState = FoundSubmission & Readonly<{ isBound: boolean }>;

/** A state of a claim, and where it belongs. */
type ListedClaimState = ClaimState & Readonly<{ location: ThreadLocation }>;

/** A run binds its state within this time of the creation of its comment, or sends nothing. On GitHub's clock. */
export const MAX_BINDING_MS = 5 * 60_000;
/** An unbound state that is older can no longer be bound, whatever lists show and however slow GitHub is. */
export const MAX_UNBOUND_MS = 10 * 60_000;

/**
 * Reads the states that count in a claim, lowest comment id first, one for each claim id: the bound one, else the one with the lowest
 * comment id. An unbound state counts only if an App or this account has written its comment: a person may have copied it.
 *
 * @param ownAccount the id of the account that writes for this run; undefined as long as it is not known
 */
export function readClaimStates(
  comments: readonly ThreadComment[],
  codec: StateCodec,
  place: Place,
  ownAccount: number | undefined,
): readonly ListedClaimState[] {
  const states = new Map<string, ListedClaimState>();
  const byId = comments.toSorted((one, other) => one.id - other.id);
  for (const comment of byId) {
    const state = readClaimState(comment, codec, place, ownAccount);
    if (state === undefined) continue;
    const { claimId } = state.submission;
    const known = states.get(claimId);
    const isBetter = known === undefined || (state.isBound && !known.isBound);
    if (isBetter) states.set(claimId, state);
  }
  return [...states.values()].toSorted((one, other) => one.comment.id - other.comment.id);
}

function readClaimState(
  comment: ThreadComment,
  codec: StateCodec,
  place: Place,
  ownAccount: number | undefined,
): ListedClaimState | undefined {
  const bound = codec.decode(comment, place);
  if (bound !== undefined) return { ...toClaimState(comment, bound), isBound: true };
  const unbound = codec.decodeUnbound(comment, place);
  if (unbound === undefined) return undefined;
  if (!comment.isByBot && comment.authorId !== ownAccount) return undefined;
  return { ...toClaimState(comment, unbound), isBound: wasEdited(comment) };
}

function toClaimState(
  comment: ThreadComment,
  { repositoryId, thread, project, commentTag, submission }: SignedState,
): Omit<ListedClaimState, 'isBound'> {
  return { comment, submission, location: { repositoryId, thread, project, commentTag } };
}

function wasEdited({ createdAt, updatedAt }: ThreadComment): boolean {
  return updatedAt !== '' && updatedAt !== createdAt;
}

/**
 * Whether the run of a state has ended, or can no longer send, so that another run may submit.
 *
 * @param own the comment and the submission of the run that decides
 */
export function hasLapsed(
  { submission, comment, isBound }: ClaimState,
  own: Readonly<{
    createdAt: string;
    submission: Pick<Submission, 'run' | 'attempt'>;
  }>,
): boolean {
  if (isNotSent(submission)) return true;
  if (isBound) return false;
  const isEarlierAttempt =
    submission.run === own.submission.run && submission.attempt < own.submission.attempt;
  const ageMs = Date.parse(own.createdAt) - Date.parse(comment.createdAt);
  return isEarlierAttempt || ageMs >= MAX_UNBOUND_MS;
}
