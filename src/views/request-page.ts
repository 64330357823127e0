import type { RequestError, Result, ViewsPage } from '../domain.ts';
import type { AnalyticsApi, Clock } from '../ports.ts';
import type { DateRange } from './date-range.ts';

/** Why a page could not be read. */
export type StopReason =
  | Readonly<{ reason: 'max-requests' | 'cancelled' }>
  | Readonly<{ reason: 'rate-limited' | 'request-failed'; error: RequestError }>;

/** Requests that a run may send, retries and both periods included. */
export type RequestBudget = { readonly max: number; used: number };

export type PageRequestOptions = Readonly<{
  analytics: AnalyticsApi;
  clock: Clock;
  range: DateRange;
  /** Rows per request. */
  limit: number;
  budget: RequestBudget;
  signal: AbortSignal;
  log: (line: string) => void;
}>;

/** Delays before the second, third and fourth attempt. */
const RETRY_DELAYS_MS = [1000, 3000, 9000];

/** A longer `Retry-After` is not worth the runner minutes: what was read is kept, and a later run resumes. */
const MAX_DELAY_MS = 60_000;

/**
 * Reads one page and retries transient errors within the budget. A 429 is not retried: the limit is one of requests per
 * hour, and each retry would use up more of it.
 */
export async function requestPage(
  { analytics, clock, range, limit, budget, signal, log }: PageRequestOptions,
  offset: number,
): Promise<Result<ViewsPage, StopReason>> {
  const query = { dateFrom: range.from.text, dateTo: range.to.text, limit, offset };
  for (let attempt = 0; ; attempt += 1) {
    if (signal.aborted) return failure({ reason: 'cancelled' });
    if (budget.used >= budget.max) return failure({ reason: 'max-requests' });
    budget.used += 1;
    const response = await analytics.views(query, signal);
    if (response.ok) return response;
    if (signal.aborted) return failure({ reason: 'cancelled' });
    const { error } = response;
    if (error.status === 429) return failure({ reason: 'rate-limited', error });
    const delay = Math.max(RETRY_DELAYS_MS[attempt] ?? Infinity, error.retryAfterMs ?? 0);
    if (!isTransient(error) || delay > MAX_DELAY_MS || budget.used >= budget.max)
      return failure({ reason: 'request-failed', error });
    log(`The request failed (${error.detail}). Retrying in ${Math.ceil(delay / 1000)} s.`);
    await clock.sleep(delay, signal);
  }
}

function failure(error: StopReason): Result<never, StopReason> {
  return { ok: false, error };
}

function isTransient(error: RequestError): boolean {
  switch (error.kind) {
    case 'not-sent':
      return error.transient !== false;
    case 'no-response':
    case 'invalid-response':
      return true;
    case 'status':
      return error.status === 408 || (error.status !== undefined && error.status >= 500);
  }
}
