/** Finds the open docs pull requests of ours in one docs repository: those that a signed state names as that of a job. */
import { NO_CARE, type CareRecord } from '../domain/care.ts';
import type { OpenPullRequestState } from '../ports.ts';
import { keyOfPullRequest } from '../text/urls.ts';
import { byComment, isJobSubmission } from '../thread/state.ts';
import type { JobSubmission, Listing } from '../thread/submission-store.ts';
import type { OurPullRequest } from './care-decision.ts';

/** The signed states that name a pull request, oldest first. */
export type NamingStates = ReadonlyMap<string, readonly JobSubmission[]>;

/** Groups the states of all swept repositories by the keys of the pull requests that they name. */
export function groupByPullRequest(
  listings: readonly Pick<Listing, 'submissions'>[],
  serverUrl: URL,
): NamingStates {
  const groups = new Map<string, JobSubmission[]>();
  const all = listings.flatMap(({ submissions }) => submissions);
  const withJob = all.filter(isJobSubmission);
  for (const stored of withJob.toSorted(byComment)) {
    const { prLink, baseline } = stored.submission;
    const link = prLink ?? baseline?.prLink ?? null;
    const key = keyOfPullRequest(link, serverUrl);
    if (key === undefined) continue;
    const group = groups.get(key) ?? [];
    group.push(stored);
    groups.set(key, group);
  }
  return groups;
}

/** The repository of docs pull requests, and all states that the sweep has read. */
type Place = Readonly<{
  repositoryId: number;
  /** All states of the docs repository. */
  listed: Pick<Listing, 'claimStates'>;
  /** The states of all repositories that name the pull request. */
  naming: readonly JobSubmission[];
}>;

/** Describes a pull request; undefined if it is not ours. */
export function describeOurs(
  pull: OpenPullRequestState,
  { repositoryId, listed, naming }: Place,
): OurPullRequest | undefined {
  const newest = naming.at(-1);
  if (newest === undefined) return undefined;
  const ofJob = naming.filter((each) => haveSameJob(each, newest));
  const keeper = ofJob.findLast(isKeeper);
  const inThread = listed.claimStates.filter(
    (each) => each.isBound && each.location.thread === pull.number,
  );
  const messages = inThread.filter(({ submission }) => {
    const { cause } = submission;
    if (cause.kind !== 'care') return false;
    return cause.repository === repositoryId && cause.number === pull.number;
  });
  // A request in the thread that has no job yet may be for this one.
  const isBusy = [...ofJob, ...inThread].some(
    ({ submission }) => submission.state !== 'finished',
  );
  return {
    pull,
    newest,
    keeper: keeper ?? newest,
    record: largestRecord(ofJob),
    messages,
    isBusy,
  };
}

function haveSameJob(one: JobSubmission, other: JobSubmission): boolean {
  if (one.location.project !== other.location.project) return false;
  return one.submission.job === other.submission.job;
}

/** Returns whether a status comment can keep the record: it outlives the messages. */
function isKeeper({ submission }: JobSubmission): boolean {
  return submission.kind === 'request' && submission.cause.kind !== 'care';
}

function largestRecord(naming: readonly JobSubmission[]): CareRecord {
  let largest = NO_CARE;
  for (const { submission } of naming) {
    if (submission.care !== undefined) largest = mergeRecords(largest, submission.care);
  }
  return largest;
}

function mergeRecords(one: CareRecord, other: CareRecord): CareRecord {
  return {
    messages: Math.max(one.messages, other.messages),
    sentAt: laterOf(one.sentAt, other.sentAt),
    isReported: one.isReported || other.isReported,
    reminders: Math.max(one.reminders, other.reminders),
    remindedAt: laterOf(one.remindedAt, other.remindedAt),
  };
}

/** Compares times in ISO 8601, UTC with milliseconds. */
function laterOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
