/** Decides what care does about an open docs pull request. Pure. */
import { causeOfCare, type Cause } from '../domain/cause.ts';
import type { CareProblem } from '../domain/care.ts';
import { COMMIT_ID } from '../domain/subject.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { JobEntry, RequestClaim, RequestEntries } from '../record/entries.ts';
import { isReadableEntry, MAX_UNBOUND_MS } from '../once/entry.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import type { CommitChecks } from '../ports.ts';
import { isPaidRequest } from '../request/count-requests.ts';
import { hasLabel } from '../trigger/content-filter.ts';
import { normalizeLogin } from '../text/strings.ts';

/** Why care leaves a pull request alone now. */
export type CareReason =
  /** It is closed, its conversation is locked, or it is a draft. */
  | 'not-ready'
  | 'label'
  | 'no-problem'
  /** GitHub does not know yet whether there is a conflict. */
  | 'not-computed'
  /** The pull request, its checks or its head commit could not be read. */
  | 'unreadable'
  /** A person has made the head commit. */
  | 'person'
  /** The author of the head commit is not known. */
  | 'unknown-author'
  /** They could not be read, or they are too many. */
  | 'unreadable-comments'
  /** Somebody has changed a comment of this action there, or no key of this run has signed it. */
  | 'changed-comments'
  /** No comment in its thread names its job. */
  | 'no-job'
  /** A request in the thread has not finished. */
  | 'unfinished'
  /** A run of this account has created a status comment there, and could not write it again. */
  | 'unbound'
  /** The head commit has had a message. */
  | 'unchanged'
  /** It has had all its messages. */
  | 'enough';

/** A message that is wanted. */
export type Wanted = Readonly<{
  /** The job that gets it. */
  job: JobEntry;
  /** 1 for the first message about the pull request. */
  message: number;
  cause: Cause;
}>;

/** A request that is older keeps no message back: a sweep has given it up, or the workflow has no sweep. The job itself must have ended. */
const MAX_OPEN_MS = 96 * 60 * 60_000;

/** Finds why nothing is done about a pull request, whatever its problem is. */
export function findCareExclusion(
  pull: PullRequest,
  { skipLabel }: Readonly<{ skipLabel: string }>,
): CareReason | undefined {
  if (pull.state !== 'open' || pull.isLocked || pull.isDraft) return 'not-ready';
  // The instruction of a message contains it.
  if (!COMMIT_ID.test(pull.headSha)) return 'unreadable';
  return hasLabel(pull.labels, skipLabel) ? 'label' : undefined;
}

/** Finds the problem of a pull request, or why it has none. One that is only behind its base has none. */
export function findCareProblem(
  { mergeable }: Pick<PullRequest, 'mergeable'>,
  { failed, isPending }: CommitChecks,
  wanted: readonly CareProblem[],
): Result<CareProblem, CareReason> {
  if (wanted.includes('conflicts')) {
    if (mergeable === undefined) return notOk('not-computed');
    if (!mergeable) return ok('conflicts');
  }
  const isWanted = wanted.includes('checks');
  const haveFailed = failed.length > 0 && !isPending;
  return isWanted && haveFailed ? ok('checks') : notOk('no-problem');
}

/** Finds why the head commit does not count as the agent's: somebody other than `agentLogin` (empty for none) or the author of the pull request has made it, or its author is not known. */
export function findAuthorExclusion(
  pull: Pick<PullRequest, 'author'>,
  headAuthors: readonly string[],
  agentLogin: string,
): CareReason | undefined {
  const agents = [pull.author, agentLogin].map(normalizeLogin);
  const authors = headAuthors.map(normalizeLogin);
  const isKnown = (author: string): boolean => author !== '';
  if (authors.filter(isKnown).some((author) => !agents.includes(author))) return 'person';
  const areKnown = authors.length > 0 && authors.every(isKnown);
  return areKnown ? undefined : 'unknown-author';
}

/** A docs pull request, and its whole thread. */
export type ReadPullRequest = Readonly<{
  pull: PullRequest;
  thread: RequestEntries;
  /** The job of the pull request; undefined if no comment names it. */
  job: JobEntry | undefined;
}>;

/**
 * Decides whether the job of a pull request with a problem gets a message. The messages in the thread are all that care remembers.
 *
 * @param own the cause that this run has claimed; undefined before that
 */
export function decideCareMessage(
  { pull, thread, job }: ReadPullRequest,
  maxMessages: number,
  own?: Cause,
): Result<Wanted, CareReason> {
  const { listedAt } = thread;
  if (!thread.isComplete || listedAt === undefined) return notOk('unreadable-comments');
  if (thread.unverified > 0) return notOk('changed-comments');
  if (job === undefined) return notOk('no-job');
  const others = thread.claims.filter(({ request }) => request?.cause.key !== own?.key);
  if (others.some((each) => isUnfinished(each, listedAt))) return notOk('unfinished');
  const sent = findSentCareMessages(thread.claims);
  if (!sent.every(isReadableEntry)) return notOk('unreadable-comments');
  const isAboutHead = sent.some(({ payload }) => payload.care?.head === pull.headSha);
  if (isAboutHead) return notOk('unchanged');
  // The numbers continue even if the comment of an earlier message is deleted.
  const numbers = sent.map(({ payload }) => payload.care?.message ?? 0);
  const message = 1 + Math.max(0, ...numbers);
  if (message > maxMessages) return notOk('enough');
  const cause = causeOfCare(pull.repositoryId, pull.number, message);
  return ok({ job, message, cause });
}

/** Finds the messages that were certainly not sent. */
export function findRefusedCareMessages(
  claims: readonly RequestClaim[],
): readonly RequestClaim[] {
  return claims.filter(
    (each) =>
      isCareMessage(each) && each.isFinished && each.isBound && !isPaidRequest(each),
  );
}

/** Returns whether a claim is a message of care. */
export function isCareMessage(claim: RequestClaim): boolean {
  return claim.request?.cause.kind === 'care';
}

/** Finds the messages that were sent, or perhaps sent. */
function findSentCareMessages(claims: readonly RequestClaim[]): readonly RequestClaim[] {
  return claims.filter(
    (each) => isCareMessage(each) && each.isBound && isPaidRequest(each),
  );
}

/** Returns whether a request may still be sent, or its job may still work on it. */
function isUnfinished(claim: RequestClaim, listedAt: number): boolean {
  if (claim.isFinished) return false;
  const maxAgeMs = claim.isBound ? MAX_OPEN_MS : MAX_UNBOUND_MS;
  // Both times are of GitHub's clock.
  return listedAt - Date.parse(claim.comment.createdAt) < maxAgeMs;
}
