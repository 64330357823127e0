import type { RequestError, Result, ViewsPage } from '../domain.ts';
import type { AnalyticsApi, Clock } from '../ports.ts';
import { retry, transientDelay } from '../retry.ts';
import type { DateRange } from './date-range.ts';

/** Why rows may be missing. The metadata file contains the `reason`. */
export type IncompleteReason =
  /** `rows-moved`: rows or totals changed between requests. */
  | Readonly<{ reason: 'max-requests' | 'cancelled' | 'rows-moved' }>
  | Readonly<{ reason: 'rate-limited' | 'request-failed'; error: RequestError }>
  /** The service announced more rows, but returned none or only known ones. `offset`: of that request. */
  | Readonly<{ reason: 'inconsistent-paging'; offset: number }>;

export type PageRequestOptions = Readonly<{
  analytics: AnalyticsApi;
  clock: Clock;
  range: DateRange;
  /** Rows per request. */
  limit: number;
  /** Requests that a run may send, retries and both periods included. */
  budget: { readonly max: number; used: number };
  signal: AbortSignal;
  log: (line: string) => void;
}>;

const transient = transientDelay([1000, 3000, 9000]);

/** A longer `Retry-After` is not worth the runner minutes: what was read is kept, and a later run resumes. */
const MAX_DELAY_MS = 60_000;

/**
 * Reads one page and retries transient errors within the budget. A 429 is not retried: the limit is one of requests per
 * hour, and each retry would use up more of it.
 */
export async function requestPage(
  { analytics, clock, range, limit, budget, signal, log }: PageRequestOptions,
  offset: number,
): Promise<Result<ViewsPage, IncompleteReason>> {
  if (signal.aborted) return { ok: false, error: { reason: 'cancelled' } };
  if (budget.used >= budget.max) return { ok: false, error: { reason: 'max-requests' } };
  const request = (): Promise<Result<ViewsPage>> => {
    budget.used += 1;
    return analytics.views({ dateFrom: range.from, dateTo: range.to, limit, offset }, signal);
  };
  const delay = (error: RequestError, attempts: number): number | undefined => {
    const ms = error.status === 429 || budget.used >= budget.max ? undefined : transient(error, attempts);
    if (ms === undefined || ms > MAX_DELAY_MS) return undefined;
    log(`The request failed (${error.detail}). Retrying in ${Math.ceil(ms / 1000)} s.`);
    return ms;
  };
  const response = await retry(request, { clock, signal, delay });
  if (response.ok) return response;
  const { error } = response;
  return { ok: false, error: { reason: error.status === 429 ? 'rate-limited' : 'request-failed', error } };
}
