/** Finds the open docs pull requests of ours in one docs repository: those that an entry names as that of a job. */
import { NO_CARE, type CareRecord } from '../domain/care.ts';
import {
  hasJob,
  isRequest,
  type JobEntry,
  type RequestEntry,
} from '../job/request-entry.ts';
import { byComment, isReadable } from '../once/entry.ts';
import type { OpenPullRequestState } from '../ports.ts';
import type { RequestClaim } from '../request/context.ts';
import { keyOfPullRequest } from '../text/urls.ts';
import { isCare } from './care-entries.ts';
import type { OurPullRequest } from './care-decision.ts';

/** The entries that name a pull request, oldest first. */
export type NamingEntries = ReadonlyMap<string, readonly JobEntry[]>;

/** Groups the entries of all swept repositories by the keys of the pull requests that they name. */
export function groupByPullRequest(
  entries: readonly RequestEntry[],
  serverUrl: URL,
): NamingEntries {
  const groups = new Map<string, JobEntry[]>();
  for (const entry of entries.filter(hasJob).toSorted(byComment)) {
    const { job, baseline } = entry.payload;
    const link = job.prLink ?? baseline?.prLink ?? null;
    const key = keyOfPullRequest(link, serverUrl);
    if (key === undefined) continue;
    const group = groups.get(key) ?? [];
    group.push(entry);
    groups.set(key, group);
  }
  return groups;
}

/** The repository of docs pull requests, and what the sweep has read. */
type Place = Readonly<{
  repositoryId: number;
  /** All claims of the docs repository. */
  claims: readonly RequestClaim[];
  /** The entries of all repositories that name the pull request. */
  naming: readonly JobEntry[];
}>;

/** Describes a pull request; undefined if it is not ours. */
export function describeOurs(
  pull: OpenPullRequestState,
  { repositoryId, claims, naming }: Place,
): OurPullRequest | undefined {
  const newest = naming.at(-1);
  if (newest === undefined) return undefined;
  const ofJob = naming.filter((each) => haveSameJob(each, newest));
  const keeper = ofJob.findLast(isKeeper);
  const inThread = claims.filter(
    ({ isBound, thread }) => isBound && thread.number === pull.number,
  );
  // A request in the thread that has no job yet may be for this one.
  const isBusy = [...ofJob, ...inThread].some(({ isFinished }) => !isFinished);
  return {
    pull,
    repositoryId,
    newest,
    keeper: keeper ?? newest,
    record: largestRecord(ofJob),
    messages: inThread.filter(isReadable).filter(isCare),
    isBusy,
  };
}

function haveSameJob(one: JobEntry, other: JobEntry): boolean {
  if (one.thread.project !== other.thread.project) return false;
  return one.payload.job.id === other.payload.job.id;
}

/** Returns whether an entry can keep the record: it outlives the messages. */
function isKeeper(entry: JobEntry): boolean {
  return isRequest(entry) && !isCare(entry);
}

function largestRecord(naming: readonly JobEntry[]): CareRecord {
  let largest = NO_CARE;
  for (const { payload } of naming) {
    if (payload.care !== undefined) largest = mergeRecords(largest, payload.care);
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
