import type { RequestError, ViewsPage } from '../domain.ts';
import type { AnalyticsApi, Clock } from '../ports.ts';
import type { IncompleteReason } from './incomplete.ts';
import type { DateRange } from './date-range.ts';

/** Asks for pages of a window within a budget of requests. */
export type PageRequester = Readonly<{
  request(
    offset: number,
  ): Promise<Readonly<{ ok: true; page: ViewsPage }> | Readonly<{ ok: false; incomplete: IncompleteReason }>>;
  requests(): number;
  /** Requests that may still be sent. */
  remaining(): number;
}>;

/** Waits before the second, third and fourth try of a page. */
const RETRY_DELAYS_MS = [1000, 3000, 9000];

/** Longer than this is not worth a runner's minutes: what is there is kept, and a later run goes on. */
const MAX_DELAY_MS = 60_000;

/**
 * A reading may be repeated: it changes nothing. Passing faults get three more tries, each counted against the budget.
 * 429 gets none: the limit is one of requests per hour, and trying again would only use up more of it.
 */
export function createPageRequester(
  options: Readonly<{
    analytics: AnalyticsApi;
    clock: Clock;
    range: DateRange;
    limit: number;
    maxRequests: number;
    signal: AbortSignal;
    log: (line: string) => void;
  }>,
): PageRequester {
  const { analytics, clock, range, limit, maxRequests, signal, log } = options;
  let requests = 0;

  async function request(offset: number): ReturnType<PageRequester['request']> {
    let error: RequestError | undefined;
    for (const pause of [0, ...RETRY_DELAYS_MS]) {
      const wait = Math.max(pause, error?.retryAfterMs ?? 0);
      if (error !== undefined && wait > MAX_DELAY_MS) break;
      if (requests >= maxRequests) break;
      if (error !== undefined) {
        log(`No good answer (${error.detail}); trying again in ${Math.ceil(wait / 1000)} s.`);
        await clock.sleep(wait, signal);
      }
      if (signal.aborted) return { ok: false, incomplete: { reason: 'cancelled' } };
      requests += 1;
      const query = { dateFrom: range.from.text, dateTo: range.to.text, limit, offset };
      const answer = await analytics.views(query, signal);
      if (answer.ok) return { ok: true, page: answer.value };
      if (signal.aborted) return { ok: false, incomplete: { reason: 'cancelled' } };
      error = answer.error;
      if (error.status === 429) return { ok: false, incomplete: { reason: 'rate-limited', error } };
      if (!isTransientError(error)) break;
    }
    return {
      ok: false,
      incomplete: error === undefined ? { reason: 'max-requests' } : { reason: 'fault', error },
    };
  }

  return { request, requests: () => requests, remaining: () => maxRequests - requests };
}

function isTransientError(error: RequestError): boolean {
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
