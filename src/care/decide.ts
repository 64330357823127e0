/** Decides what care does about an open docs pull request. Pure. */
import type { CareCause } from '../domain/care.ts';
import type { JobEntry } from '../job/request-entry.ts';
import { isReadableEntry, MAX_UNBOUND_MS } from '../once/entry.ts';
import type { PullRequestState } from '../ports.ts';
import type { RequestClaim, RequestEntries } from '../request/context.ts';
import { isPaidRequest } from '../request/count-requests.ts';
import { accountName } from '../text/strings.ts';
import { kindOfTriggerKey, triggerKey } from '../trigger/trigger.ts';

/** Why care leaves a pull request alone now. */
export type CareReason =
  /** Its conversation is locked, or it is a draft. */
  | 'not-ready'
  | 'label'
  | 'no-problem'
  /** GitHub does not know yet whether there is a conflict. */
  | 'not-computed'
  /** A person has made the head commit. */
  | 'person'
  /** The author of the head commit is not known, or GitHub does not show the commit. */
  | 'unknown-author'
  /** They could not be read, or they are too many. */
  | 'unreadable-comments'
  /** Somebody has changed a comment of this action there, or no key of this run has signed it. */
  | 'changed-comments'
  /** No comment in its thread names its job. */
  | 'no-job'
  /** A request in the thread has not finished. */
  | 'unfinished'
  /** The head commit has had a message. */
  | 'unchanged'
  /** It has had all its messages. */
  | 'enough';

/** A message that is wanted. */
export type Wanted = Readonly<{
  cause: CareCause;
  /** 1 for the first message about the pull request. */
  message: number;
  trigger: string;
}>;

export type Decision =
  Readonly<{ kind: 'message' } & Wanted> | Readonly<{ kind: 'leave'; why: CareReason }>;

/** A request that is older keeps no message back: a sweep has given it up, or there is none. The job itself must have ended. */
const MAX_OPEN_MS = 96 * 60 * 60_000;

type Rules = Readonly<{
  for: readonly CareCause[];
  /** Empty for none. */
  skipLabel: string;
  /** Empty for none. */
  agentLogin: string;
}>;

/** Finds the problem of a pull request that only the agent has changed, or why there is nothing to do. */
export function findCareProblem(
  pull: PullRequestState,
  rules: Rules,
): CareCause | CareReason {
  if (pull.isLocked || pull.isDraft) return 'not-ready';
  if (hasLabel(pull, rules.skipLabel)) return 'label';
  const { for: causes } = rules;
  if (pull.mergeable === undefined && causes.includes('conflicts')) return 'not-computed';
  const cause = causeOf(pull, causes);
  if (cause === undefined) return 'no-problem';
  const author = authorOf(pull, rules.agentLogin);
  return author === 'agent' ? cause : author;
}

/** A docs pull request, and its whole thread. */
export type ReadPullRequest = Readonly<{
  pull: PullRequestState;
  repositoryId: number;
  thread: RequestEntries;
  /** The job of the pull request; undefined if no comment names it. */
  job: JobEntry | undefined;
}>;

/**
 * Decides whether the job of a pull request gets a message about a problem. The messages in the thread are all that care remembers.
 *
 * @param ownTrigger the trigger that this run has claimed; undefined before that
 */
export function decideCareMessage(
  read: ReadPullRequest,
  cause: CareCause,
  maxMessages: number,
  ownTrigger?: string,
): Decision {
  const leave = (why: CareReason): Decision => ({ kind: 'leave', why });
  const barrier = findCareBarrier(read, ownTrigger);
  if (barrier !== undefined) return leave(barrier);
  const { pull, repositoryId, thread } = read;
  const sent = findSentCareMessages(thread.claims);
  if (!sent.every(isReadableEntry)) return leave('unreadable-comments');
  const isAboutHead = sent.some(({ payload }) => payload.care?.head === pull.headSha);
  if (isAboutHead) return leave('unchanged');
  // The numbers continue even if the comment of an earlier message is deleted.
  const message = 1 + Math.max(0, ...sent.map(numberOf));
  if (message > maxMessages) return leave('enough');
  const { number } = pull;
  const trigger = triggerKey({ kind: 'care', repository: repositoryId, number, message });
  return { kind: 'message', cause, message, trigger };
}

/** Finds why nothing may be written about a pull request now, whatever its problem is. */
export function findCareBarrier(
  { thread, job }: ReadPullRequest,
  ownTrigger?: string,
): CareReason | undefined {
  const { claims, isComplete, listedAt, unverified } = thread;
  if (!isComplete || listedAt === undefined) return 'unreadable-comments';
  if (unverified > 0) return 'changed-comments';
  if (job === undefined) return 'no-job';
  const others = claims.filter(({ request }) => request?.trigger !== ownTrigger);
  const isBusy = others.some((each) => isUnfinished(each, listedAt));
  return isBusy ? 'unfinished' : undefined;
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
export function isCareMessage({ request }: RequestClaim): boolean {
  return request !== null && kindOfTriggerKey(request.trigger) === 'care';
}

/** Finds the messages that were sent, or perhaps sent. */
export function findSentCareMessages(
  claims: readonly RequestClaim[],
): readonly RequestClaim[] {
  return claims.filter(
    (each) => isCareMessage(each) && each.isBound && isPaidRequest(each),
  );
}

/** Returns the number of a message, which its trigger ends with. */
function numberOf({ request }: RequestClaim): number {
  return Number(request?.trigger.split(':').at(-1));
}

/** Returns whether a request may still be sent, or its job may still work on it. */
function isUnfinished(claim: RequestClaim, listedAt: number): boolean {
  if (claim.isFinished) return false;
  const maxAgeMs = claim.isBound ? MAX_OPEN_MS : MAX_UNBOUND_MS;
  return ageOf(claim, listedAt) < maxAgeMs;
}

/** Returns the age of a comment in milliseconds, on GitHub's clock. */
function ageOf({ comment }: RequestClaim, listedAt: number): number {
  return listedAt - Date.parse(comment.createdAt);
}

const DAY_MS = 24 * 60 * 60_000;

/** Returns whether nobody has touched a pull request for so many days. */
export function isStaleForCare(
  pull: PullRequestState,
  {
    staleDays,
    skipLabel,
  }: Readonly<{ staleDays: number | undefined; skipLabel: string }>,
  now: Date,
): boolean {
  const { isDraft, isLocked } = pull;
  if (staleDays === undefined || isDraft || isLocked) return false;
  if (hasLabel(pull, skipLabel)) return false;
  return now.getTime() - Date.parse(pull.updatedAt) >= staleDays * DAY_MS;
}

function hasLabel({ labels }: PullRequestState, label: string): boolean {
  if (label === '') return false;
  const wanted = label.toLowerCase();
  return labels.some((each) => each.toLowerCase() === wanted);
}

/** Finds the problem of a pull request. One that is only behind its base has none. */
function causeOf(
  { mergeable, checks }: PullRequestState,
  causes: readonly CareCause[],
): CareCause | undefined {
  if (mergeable === false && causes.includes('conflicts')) return 'conflicts';
  const haveFailed = checks.failed > 0 && checks.pending === 0;
  return haveFailed && causes.includes('checks') ? 'checks' : undefined;
}

/** Returns who has made the head commit: the agent, as its account or that of the pull request, or somebody else. */
function authorOf(
  { author, headAuthors = [] }: PullRequestState,
  agentLogin: string,
): 'agent' | 'person' | 'unknown-author' {
  const agents = [accountName(author), accountName(agentLogin)];
  const names = headAuthors.map(accountName);
  if (names.some((name) => name !== '' && !agents.includes(name))) return 'person';
  const isUnknown = names.length === 0 || names.includes('');
  return isUnknown ? 'unknown-author' : 'agent';
}
