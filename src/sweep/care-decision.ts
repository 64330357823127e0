/** Decides what a sweep does about an open docs pull request. Pure. */
import { CARE_CAUSES, type CareCause, type CareRecord } from '../domain/care.ts';
import type { JobEntry, RequestEntry } from '../job/request-entry.ts';
import type { OpenPullRequestState } from '../ports.ts';
import { isPaid } from '../request/count-requests.ts';
import { accountName } from '../text/strings.ts';
import { careKey } from './care-entries.ts';

/** Messages to the job of one docs pull request. */
export const MAX_MESSAGES = 2;
/** Time between two of them. */
export const PAUSE_MS = 3 * 60 * 60_000;

/** An open docs pull request that an entry of ours names as that of a job. */
export type OurPullRequest = Readonly<{
  pull: OpenPullRequestState;
  /** Id of its repository. */
  repositoryId: number;
  /** The newest request to its job. */
  newest: JobEntry;
  /** The entry of the job that counts the messages. */
  keeper: JobEntry;
  /** The largest count in any of its entries. */
  record: CareRecord;
  /** Messages of care in its own thread, oldest first. */
  messages: readonly RequestEntry[];
  /** Whether a request to its job has not finished. */
  isBusy: boolean;
}>;

/** Why the sweep sends no message, or no further one, so that people must act. */
export type StopReason = 'unchanged' | 'limit' | 'authorship' | 'job-ended';

/** Why there is nothing to do now. */
type NoCare =
  | 'draft'
  | 'label'
  | 'unfinished'
  | 'no-problem'
  /** GitHub does not know yet whether there is a conflict. */
  | 'not-computed'
  | 'person'
  | 'reported'
  | 'recent';

type CareDecision =
  | Readonly<{ kind: 'none'; why: NoCare }>
  | Readonly<{ kind: 'message'; cause: CareCause }>
  | Readonly<{ kind: 'stop'; cause: CareCause; why: StopReason }>;

type CareRules = Readonly<{
  causes: readonly CareCause[];
  /** Empty for none. */
  skipLabel: string;
  /** Empty for none. */
  agentLogin: string;
  now: Date;
}>;

export function decideCare(ours: OurPullRequest, rules: CareRules): CareDecision {
  const { pull, isBusy, record } = ours;
  const { causes, skipLabel, agentLogin } = rules;
  const none = (why: NoCare): CareDecision => ({ kind: 'none', why });
  if (pull.isDraft) return none('draft');
  if (hasLabel(pull, skipLabel)) return none('label');
  const isUnknown = pull.mergeable === undefined;
  if (isUnknown && causes.includes('conflicts')) return none('not-computed');
  const cause = findCause(pull, causes);
  if (cause === undefined) return none('no-problem');
  if (isBusy) return none('unfinished');
  const authorship = authorshipOf(pull, agentLogin);
  if (authorship === 'person') return none('person');
  if (record.isReported) return none('reported');
  if (authorship === 'unclear') return { kind: 'stop', cause, why: 'authorship' };
  return decideMessage(ours, cause, rules.now);
}

/** Decides about the problem of a pull request that only the agent has changed. */
function decideMessage(ours: OurPullRequest, cause: CareCause, now: Date): CareDecision {
  const stop = (why: StopReason): CareDecision => ({ kind: 'stop', cause, why });
  const recent: CareDecision = { kind: 'none', why: 'recent' };
  const outcome = ours.newest.payload.conclusion?.outcome;
  if (outcome === 'failed' || outcome === 'archived') return stop('job-ended');
  const { messages, sentAt } = countMessages(ours);
  const isWaiting = isRecent(sentAt, now);
  const last = ours.messages.findLast(isPaid);
  if (last !== undefined && isAboutHead(last, ours)) {
    // One that has perhaps arrived may still change something.
    const isUncertain = last.sent === 'perhaps';
    return isUncertain && isWaiting ? recent : stop('unchanged');
  }
  if (isWaiting) return recent;
  if (messages >= MAX_MESSAGES) return stop('limit');
  return { kind: 'message', cause };
}

const DAY_MS = 24 * 60 * 60_000;
/** Reminders of one docs pull request. */
const MAX_REMINDERS = 2;

type ReminderRules = Pick<CareRules, 'skipLabel' | 'now'> &
  Readonly<{
    /** Undefined if nobody is reminded. */
    staleDays: number | undefined;
  }>;

/** Decides whether people are reminded: nothing has happened for some days, nor since the first reminder. */
export function mustRemind(
  { pull, isBusy, record }: Pick<OurPullRequest, 'pull' | 'isBusy' | 'record'>,
  { staleDays, skipLabel, now }: ReminderRules,
): boolean {
  if (staleDays === undefined || record.reminders >= MAX_REMINDERS) return false;
  if (pull.isDraft || isBusy || hasLabel(pull, skipLabel)) return false;
  const updatedAt = Date.parse(pull.updatedAt);
  const { remindedAt } = record;
  const remindedMs = remindedAt === null ? updatedAt : Date.parse(remindedAt);
  const silentMs = now.getTime() - Math.max(updatedAt, remindedMs);
  return silentMs >= staleDays * DAY_MS;
}

function hasLabel({ labels }: OpenPullRequestState, label: string): boolean {
  if (label === '') return false;
  const wanted = label.toLowerCase();
  return labels.some((each) => each.toLowerCase() === wanted);
}

/** Finds the problem of a pull request. One that is only behind its base has none. */
function findCause(
  { mergeable, checks }: OpenPullRequestState,
  causes: readonly CareCause[],
): CareCause | undefined {
  const isConflicting = mergeable === false;
  if (isConflicting && causes.includes('conflicts')) return 'conflicts';
  const haveFailed = checks.failed > 0 && checks.pending === 0;
  if (haveFailed && causes.includes('checks')) return 'checks';
  return undefined;
}

/** Returns who made the head commit: the agent, as its account or that of the pull request, or somebody else. */
function authorshipOf(
  { author, headAuthors }: OpenPullRequestState,
  agentLogin: string,
): 'agent' | 'person' | 'unclear' {
  const agents = [accountName(author), accountName(agentLogin)];
  let isUnclear = headAuthors.length === 0;
  for (const login of headAuthors) {
    const name = accountName(login);
    if (name === '') isUnclear = true;
    else if (!agents.includes(name)) return 'person';
  }
  return isUnclear ? 'unclear' : 'agent';
}

type MessageCount = Readonly<{
  messages: number;
  /** When the newest was sent, in milliseconds; undefined if there is none. */
  sentAt: number | undefined;
}>;

/** Counts the messages by the entries in the thread, and by the record: the larger count is right. */
export function countMessages({
  messages,
  record,
}: Pick<OurPullRequest, 'messages' | 'record'>): MessageCount {
  const paid = messages.filter(isPaid);
  const times = paid.map(({ payload }) => Date.parse(payload.submittedAt));
  if (record.sentAt !== null) times.push(Date.parse(record.sentAt));
  return {
    messages: Math.max(record.messages, paid.length),
    sentAt: times.length === 0 ? undefined : Math.max(...times),
  };
}

/** Returns whether a message was sent so short a time ago that the next one waits. `sentAt`: milliseconds; undefined for no message. */
export function isRecent(sentAt: number | undefined, now: Date): boolean {
  return sentAt !== undefined && now.getTime() - sentAt < PAUSE_MS;
}

/** Returns whether a message is about the commit that is now the head. */
function isAboutHead(
  { request }: RequestEntry,
  { repositoryId, pull }: OurPullRequest,
): boolean {
  const ofHead = CARE_CAUSES.map((cause) => careKey(repositoryId, pull, cause));
  return request !== null && ofHead.includes(request.trigger);
}
