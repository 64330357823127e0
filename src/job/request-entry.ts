/** Requests in the entries of the ledger, and which of them have a job. Pure. */
import { commentOfCause } from '../domain/cause.ts';
import type { CommentRef } from '../domain/comment.ts';
import type { Job, JobRef } from '../domain/job.ts';
import {
  recordedJob,
  type RecordedJob,
  type RequestRecord,
} from '../domain/request-record.ts';
import type { Entry } from '../once/entry.ts';

/** One request, as its status comment keeps it. */
export type RequestEntry = Entry<RequestRecord>;

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
export function isRequestEntry({ request }: RequestEntry): boolean {
  return request !== null;
}

/** Returns whether a job is that of a request. */
export function isOfJob({ payload }: RequestEntry, { id }: JobRef): boolean {
  return payload.job?.id === id;
}

/** Returns the newest request that has a job. */
export function lastWithJob(entries: readonly RequestEntry[]): JobEntry | undefined {
  return entries.findLast(hasJob);
}
