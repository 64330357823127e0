/**
 * Decides which of several runs with one cause may send (README.md). GitHub has no write that fails if another run was faster. One fact
 * takes its place: the ids of comments grow in the order of their creation. So each run creates a comment of its own, and lists the
 * comments when its own one is so old that every older one must be visible. The lowest id sends.
 */
import { notOk, type RequestError, type Result } from '../domain/errors.ts';
import type { Clock } from '../ports.ts';
import {
  isEarlierAttempt,
  MAX_UNBOUND_MS,
  claimedCause,
  type ClaimEntry,
  type EntryComment,
  type RequestIdentity,
} from './entry.ts';
import type { Claimed, CommandComment } from './ledger.ts';

/** Lists lag behind by less than this, so a comment that is older is visible. */
export const SETTLE_MS = 5000;
/** A run binds its entry within this time of the creation of its comment, or sends nothing. On GitHub's clock. */
export const MAX_BINDING_MS = 5 * 60_000;
/** Bound on the wait for a list that shows the own comment. */
const MAX_UNSEEN_MS = 60_000;
/** Bound on the wait for the job of a run that has bound its entry. */
const MAX_AWAIT_MS = 30_000;
const PAUSE_MS = 5000;

/** The comments of a thread since a time. */
export type ListedComments<P> = Readonly<{
  /** The time, on GitHub's clock. */
  since: number;
  /** The texts of all comments by their ids, also of those without a claim. */
  texts: ReadonlyMap<number, string>;
  claims: readonly ClaimEntry<P>[];
}>;

/** How claims are listed and waited for. */
export type ClaimTools<P> = Readonly<{
  /** Lists the comments of the thread since ten minutes before a comment. */
  list: (since: EntryComment, ownAccount?: number) => Promise<Result<ListedComments<P>>>;
  /** Returns whether GitHub says that there is no such comment. */
  isGone: (id: number) => Promise<boolean>;
  clock: Clock;
  signal: AbortSignal;
  log: (line: string) => void;
}>;

/** The meaning of earlier entries of the cause. */
type Earlier<P> = Readonly<{
  /** Ends this run; undefined if it may claim the cause. */
  previous: ClaimEntry<P> | undefined;
  /** Ids of comments whose requests this run repeats. */
  superseded: ReadonlySet<number>;
}>;

/** Finds what earlier runs did for the cause. An unbound entry decides nothing yet: its run has sent nothing. */
export async function findEarlierClaim<P>(
  tools: ClaimTools<P>,
  claims: readonly ClaimEntry<P>[],
  request: RequestIdentity,
): Promise<Earlier<P>> {
  const known = claims.filter((each) => claimsSame(each, request));
  const superseded = new Set<number>();
  for (const each of known) {
    if (isSuperseded(each, request)) superseded.add(each.comment.id);
  }
  const isOpen = (each: ClaimEntry<P>): boolean =>
    claimsSame(each, request) && each.isBound && !superseded.has(each.comment.id);
  const open = known.filter(isOpen);
  const [oldest] = open;
  if (oldest === undefined) return { previous: undefined, superseded };
  const awaited = { since: oldest.comment, isAwaited: isOpen };
  const previous = await awaitEnd(tools, open, request, awaited);
  if (previous === undefined || previous.mayRepeat) {
    return { previous: undefined, superseded };
  }
  // Somebody wants to repeat a request that may have been sent.
  const mayRepeat = isRepetitionOf(request, previous);
  if (previous.sent !== 'yes' && hasSameDigest(previous, request) && mayRepeat) {
    superseded.add(previous.comment.id);
    return { previous: undefined, superseded };
  }
  return { previous, superseded };
}

/** Lists the comments until the own one is among them. The error is undefined if no list shows it: one that lags so much decides nothing. */
export async function listWithOwnClaim<P>(
  tools: ClaimTools<P>,
  claimed: Claimed<P>,
): Promise<Result<ListedComments<P>, RequestError | undefined>> {
  const { clock, signal } = tools;
  const deadline = clock.now() + MAX_UNSEEN_MS;
  for (;;) {
    const listed = await tools.list(
      claimed.entry.comment,
      claimed.entry.comment.authorId,
    );
    if (!listed.ok) return listed;
    const { texts, claims } = listed.value;
    // A copy of the claim does not show that the own comment is visible, and so every older one.
    const isVisible = texts.has(claimed.entry.comment.id);
    if (isVisible && claims.some((each) => isOwnClaim(each, claimed))) return listed;
    if (signal.aborted || clock.now() >= deadline) return notOk(undefined);
    await clock.sleep(PAUSE_MS, signal);
  }
}

/** Returns whether one of the rivals sends in place of this run. */
export function mustYield<P>(
  rivals: readonly ClaimEntry<P>[],
  { entry: own }: Claimed<P>,
): boolean {
  const rival = findOwner(rivals);
  if (rival === undefined) return false;
  return rival.isBound || rival.comment.id < own.comment.id;
}

/** Waits for the run that this one has yielded to, until it has been sent, has ended, or can no longer send. Undefined if it came to nothing. */
export async function awaitRivalClaim<P>(
  tools: ClaimTools<P>,
  claimed: Claimed<P>,
  rivals: readonly ClaimEntry<P>[],
): Promise<ClaimEntry<P> | undefined> {
  const { entry: own, request, createdAt } = claimed;
  const unboundUntil = ({ comment }: ClaimEntry<P>): number => {
    const olderMs = Date.parse(own.comment.createdAt) - Date.parse(comment.createdAt);
    return createdAt + MAX_BINDING_MS - olderMs;
  };
  return awaitEnd(tools, rivals, request, {
    since: own.comment,
    ownAccount: own.comment.authorId,
    isAwaited: (each) => isRival(each, claimed),
    unboundUntil,
  });
}

/**
 * Returns whether somebody has deleted the command. Two answers of GitHub must say so, and a list that shows the own comment is one of them
 * if it goes back to the command. Everything else, such as an error, says nothing.
 */
export async function isCommandDeleted<P>(
  { clock, signal, isGone }: ClaimTools<P>,
  { since, texts }: ListedComments<P>,
  { id, writtenAt = 0 }: CommandComment,
): Promise<boolean> {
  if (texts.has(id)) return false;
  const isInRange = writtenAt > since;
  if (!isInRange && !(await isGone(id))) return false;
  await clock.sleep(PAUSE_MS, signal);
  return !signal.aborted && isGone(id);
}

/** The entries that are waited for, and where they are listed. */
type Awaiting<P> = Readonly<{
  since: EntryComment;
  ownAccount?: number;
  isAwaited: (entry: ClaimEntry<P>) => boolean;
  /** Until when a run can bind its entry, on the monotonic clock. Needed only if the entry may be unbound. */
  unboundUntil?: (entry: ClaimEntry<P>) => number;
}>;

/** Waits until the run that has the cause has sent its request, or has ended. */
async function awaitEnd<P>(
  tools: ClaimTools<P>,
  first: readonly ClaimEntry<P>[],
  request: RequestIdentity,
  { since, ownAccount, isAwaited, unboundUntil = () => 0 }: Awaiting<P>,
): Promise<ClaimEntry<P> | undefined> {
  const { clock, signal, log } = tools;
  let previous = findPrevious(first);
  let boundUntil: number | undefined;
  if (isPending(previous, request)) log('Waiting for the job of another run.');
  while (isPending(previous, request)) {
    if (previous.isBound) boundUntil ??= clock.now() + MAX_AWAIT_MS;
    const deadline = boundUntil ?? unboundUntil(previous);
    // A time that cannot be read ends the wait.
    const mayWait = clock.now() < deadline;
    if (signal.aborted || !mayWait) return previous;
    await clock.sleep(PAUSE_MS, signal);
    const listed = await tools.list(since, ownAccount);
    if (listed.ok) previous = findPrevious(listed.value.claims.filter(isAwaited));
  }
  return previous;
}

/** Finds the entry that represents a cause: one that was sent, else the one whose run may send, else the latest that came to nothing. */
function findPrevious<P>(entries: readonly ClaimEntry<P>[]): ClaimEntry<P> | undefined {
  const open = entries.filter(({ mayRepeat }) => !mayRepeat);
  const sent = open.find((each) => each.sent === 'yes');
  return sent ?? findOwner(open) ?? entries.at(-1);
}

/** Finds the entry whose run may send, of several for one cause, lowest comment id first: a bound one, because its run has decided to send; else the first. */
function findOwner<P>(entries: readonly ClaimEntry<P>[]): ClaimEntry<P> | undefined {
  return entries.find(({ isBound }) => isBound) ?? entries[0];
}

/** Returns whether the run of an entry may be alive and about to send the same request. */
function isPending<P>(
  entry: ClaimEntry<P> | undefined,
  request: RequestIdentity,
): entry is ClaimEntry<P> {
  if (entry === undefined || entry.isFinished || entry.sent === 'yes') return false;
  return hasSameDigest(entry, request) && !isEarlierAttempt(entry, request);
}

function hasSameDigest(
  { request }: ClaimEntry<unknown>,
  { digest }: RequestIdentity,
): boolean {
  return request?.digest === digest;
}

/** Returns whether an entry is that of another run for the cause, and may still count. */
export function isRival(entry: ClaimEntry<unknown>, claimed: Claimed<unknown>): boolean {
  if (!claimsSame(entry, claimed.request) || isOwnClaim(entry, claimed)) return false;
  return !claimed.superseded.has(entry.comment.id) && !hasClaimLapsed(entry, claimed);
}

/** Returns whether the run of an entry has ended, or can no longer send, so that another run may send. */
function hasClaimLapsed(
  entry: ClaimEntry<unknown>,
  { entry: own, request }: Claimed<unknown>,
): boolean {
  if (entry.isFinished && entry.sent === 'no') return true;
  if (entry.isBound) return false;
  const ageMs = Date.parse(own.comment.createdAt) - Date.parse(entry.comment.createdAt);
  return isEarlierAttempt(entry, request) || ageMs >= MAX_UNBOUND_MS;
}

/** Returns whether an entry claims the same cause as a request. */
function claimsSame({ request }: ClaimEntry<unknown>, wanted: RequestIdentity): boolean {
  return request !== null && claimedCause(request).key === claimedCause(wanted).key;
}

function isOwnClaim(
  { request }: ClaimEntry<unknown>,
  claimed: Claimed<unknown>,
): boolean {
  return request?.claimId === claimed.request.claimId;
}

/** Returns whether a request repeats that of an entry, which is not one of its own earlier attempts. */
function isRepetitionOf(
  { cause, repeats }: RequestIdentity,
  { request }: ClaimEntry<unknown>,
): boolean {
  return repeats !== undefined && request?.cause.key !== cause.key;
}

/** Returns whether the request may be sent although this entry exists: it came to nothing, or somebody wants to repeat it. */
function isSuperseded(entry: ClaimEntry<unknown>, request: RequestIdentity): boolean {
  if (entry.mayRepeat) return true;
  const isOver = entry.isFinished || entry.sent === 'yes';
  return isOver && isRepetitionOf(request, entry);
}
