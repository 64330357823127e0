/** Requests in the entries of the ledger: what they contain, how far they have come, and which of them have a job. Pure. */
import { commentOfCause, type Cause, type CauseRef } from '../domain/cause.ts';
import type { CommentRef } from '../domain/comment.ts';
import type { Ended } from '../domain/ended.ts';
import type { Job, JobRef } from '../domain/job.ts';
import type { ClaimEntry, Entry, Progress } from '../once/entry.ts';
import type { Entries, Ledger, Listing } from '../once/ledger.ts';
import {
  cutRecordText,
  isGivenUp,
  keepsJobOpen,
  recordedJob,
  standingAfter,
  type RecordedJob,
  type RequestRecord,
} from './request-record.ts';

/** One request, as its status comment keeps it. */
export type RequestEntry = Entry<RequestRecord>;
/** An entry as a claim sees it. */
export type RequestClaim = ClaimEntry<RequestRecord>;
export type RequestEntries = Entries<RequestRecord>;
export type RequestListing = Listing<RequestRecord>;
export type RequestLedger = Ledger<RequestRecord>;

/** A request that has a job. */
export type JobEntry = RequestEntry &
  Readonly<{ payload: Extract<RequestRecord, { job: RecordedJob }> }>;

export function hasJob(entry: RequestEntry): entry is JobEntry {
  return entry.payload.job !== null;
}

/** Returns the job of a request as its comment keeps it, for when the service does not answer. */
export function jobInEntry({ payload, keyLine }: JobEntry): Job {
  return recordedJob(payload.job, payload.end, keyLine);
}

/** Returns the comment that gave a request, and gets a reaction; undefined if an event did. */
export function commentOfRequest({
  request,
  thread,
}: RequestEntry): CommentRef | undefined {
  return request === null ? undefined : commentOfCause(request.cause, thread.number);
}

/** Returns whether an entry is a request of its thread. The comment on a docs pull request claims nothing. */
export function isRequestEntry(entry: RequestEntry): boolean {
  return entry.request !== null;
}

/** Returns whether a job is that of a request. */
export function isOfJob(entry: RequestEntry, { id }: JobRef): boolean {
  return entry.payload.job?.id === id;
}

/** Returns the newest request that has a job. */
export function lastWithJob(entries: readonly RequestEntry[]): JobEntry | undefined {
  return entries.findLast(hasJob);
}

/** Returns the record of a planned request, which has no job and no time yet. */
export function newRequestRecord(
  cause: Cause,
  request: Pick<
    RequestRecord,
    'requester' | 'about' | 'series' | 'finishing' | 'run' | 'care'
  >,
): RequestRecord {
  return {
    ...request,
    covers: cause.covers,
    words: '',
    submittedAt: '',
    waitUntil: null,
    job: null,
    end: null,
    baseline: null,
    covered: null,
    docsPullRequest: null,
  };
}

/** Returns the record of a request after a run has ended. */
export function finishedRequestRecord(
  record: RequestRecord,
  ended: Ended,
  run: RequestRecord['run'],
  when: Readonly<{ now: Date; givesUp?: boolean | undefined }>,
): RequestRecord {
  const at = when.now.toISOString();
  return {
    ...record,
    ...standingAfter(record, ended, { ...when, at }),
    note: ended.note === undefined ? record.note : cutRecordText(ended.note),
    run,
    waitUntil: null,
    docsPullRequest: null,
  };
}

/** Returns how far a request has come; undefined without a job and an end: then only the ledger knows whether it was sent. */
export function progressOf(record: RequestRecord): Progress | undefined {
  const { job, end } = record;
  if (job === null) {
    if (end === null) return undefined;
    const isUnconfirmed = end.conclusion.outcome === 'unconfirmed';
    const sent = isUnconfirmed ? 'perhaps' : 'no';
    return { sent, isFinished: true, mayRepeat: !isUnconfirmed };
  }
  if (end === null) return { sent: 'yes', isFinished: false, mayRepeat: false };
  // An end of a wait leaves the request open, as long as somebody checks its job.
  const isFinished = !keepsJobOpen(end.conclusion) || isGivenUp(record);
  return { sent: 'yes', isFinished, mayRepeat: end.conclusion.outcome === 'failed' };
}

/** Returns an entry with another payload, as the ledger would read it. */
export function withRecord(entry: RequestEntry, payload: RequestRecord): RequestEntry {
  return { ...entry, ...progressOf(payload), payload };
}

/** Clocks of runners may be wrong by less than this. */
const MAX_CLOCK_ERROR_MS = 60 * 60_000;

/** Returns whether a claim is a copy: an unbound entry is valid in every comment of its thread, but its record is as old as its first one. */
export function isCopiedClaim({ isBound, comment, payload }: RequestClaim): boolean {
  if (isBound || payload === undefined) return false;
  const ageMs = Date.parse(comment.createdAt) - Date.parse(payload.submittedAt);
  return Math.abs(ageMs) > MAX_CLOCK_ERROR_MS;
}

/** Returns the requests of a thread before the one with a cause: a re-run reads the thread as its first attempt did. */
export function requestEntriesBefore<E extends Pick<RequestClaim, 'request'>>(
  entries: readonly E[],
  { key }: CauseRef,
): readonly E[] {
  const own = entries.findIndex(({ request }) => request?.cause.key === key);
  return own < 0 ? entries : entries.slice(0, own);
}

/** Returns whether claims show a request with this cause, or a repetition of it, that was or may have been sent and has not come to nothing. A run with the cause then sends nothing. */
export function showEarlierRequest(
  claims: readonly RequestClaim[],
  { key }: CauseRef,
): boolean {
  return claims.some(({ request, isBound, mayRepeat }) => {
    if (!isBound || mayRepeat) return false;
    return request?.cause.key === key || request?.repeats?.key === key;
  });
}
