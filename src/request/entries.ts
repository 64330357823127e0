/** Requests in the entries of the ledger: `pending` → sent → finished. Pure. */
import type { CauseRef } from '../domain/cause.ts';
import type { Conclusion, Outcome } from '../domain/outcome.ts';
import { recordJob, recordTexts, type RequestRecord } from '../domain/request-record.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { Progress } from '../once/entry.ts';
import type { WorkflowRun } from '../ports.ts';
import type { RequestClaim } from './context.ts';
import type { PlannedRequest } from './planned-request.ts';

/** The fields of a planned request that its record keeps. */
type RecordedRequest = Pick<
  PlannedRequest,
  'about' | 'cause' | 'series' | 'onBehalfOf' | 'finishing' | 'care'
>;

/** Returns the record of a request that is not sent yet. */
export function newRequestRecord(
  planned: RecordedRequest,
  run: WorkflowRun,
  { dashboardUrl, now }: Readonly<{ dashboardUrl: string | undefined; now: Date }>,
): RequestRecord {
  const { about, cause, series, onBehalfOf, finishing, care } = planned;
  return {
    requester: onBehalfOf,
    about,
    covers: cause.covers,
    series,
    finishing,
    submittedAt: now.toISOString(),
    waitUntil: null,
    job: null,
    baseline: null,
    covered: null,
    conclusion: null,
    shown: {},
    docsPullRequest: null,
    run: runOfRequest(run, dashboardUrl),
    care,
  };
}

/** Returns what comments show of the run that writes them. */
export function runOfRequest(
  { url, actionUrl, repositoryId }: WorkflowRun,
  dashboardUrl: string | undefined,
): RequestRecord['run'] {
  return { url, actionUrl, repositoryId, dashboardUrl };
}

/** Returns the record of a request at the end of a run. */
export function finishedRequestRecord(
  record: RequestRecord,
  result: RunResult,
  run: RequestRecord['run'],
): RequestRecord {
  const { conclusion, job, note = record.shown.note } = result;
  return {
    ...record,
    run,
    conclusion,
    waitUntil: null,
    job: job === undefined ? record.job : recordJob(job),
    shown: recordTexts({ ...result, note }),
    docsPullRequest: null,
  };
}

/**
 * Returns how far a request has come at the end of a run. It stays open as long as its job has not ended.
 *
 * @param isGivenUp nobody checks the job again, although it may still be active.
 */
export function requestProgressAfter(
  conclusion: Conclusion,
  hasJob: boolean,
  isGivenUp = false,
): Progress {
  if (hasJob) {
    return {
      sent: 'yes',
      isFinished: isGivenUp || !keepsJobOpen(conclusion),
      mayRepeat: conclusion.outcome === 'failed',
    };
  }
  const isUnconfirmed = conclusion.outcome === 'unconfirmed';
  return {
    sent: isUnconfirmed ? 'perhaps' : 'no',
    isFinished: true,
    mayRepeat: !isUnconfirmed,
  };
}

/** Returns whether a run can end like this while its job continues. */
export function keepsJobOpen({ outcome }: Conclusion): boolean {
  return OPEN_ENDS.includes(outcome);
}

const OPEN_ENDS: readonly Outcome[] = [
  'still-active',
  'connection-lost',
  'cancelled',
  'internal-error',
];

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

/** Returns whether claims show a request that has a cause, or repeats it, that was sent, or perhaps, and has not come to nothing. A run of that cause sends none. */
export function showEarlierRequest(
  claims: readonly RequestClaim[],
  { key }: CauseRef,
): boolean {
  return claims.some(({ request, isBound, mayRepeat }) => {
    if (!isBound || mayRepeat) return false;
    return request?.cause.key === key || request?.repeats?.key === key;
  });
}
