import type { Fault, ViewsPage } from '../domain.ts';
import type { AnalyticsService, Clock } from '../ports.ts';
import type { Gap } from './incomplete.ts';
import type { DateWindow } from './date-range.ts';

/** Asks for pages of a window within a budget of requests. */
export type Asker = Readonly<{
  ask(offset: number): Promise<Readonly<{ ok: true; page: ViewsPage }> | Readonly<{ ok: false; gap: Gap }>>;
  requests(): number;
  /** Requests that may still be sent. */
  left(): number;
}>;

/** Waits before the second, third and fourth try of a page. */
const PAUSES_MS = [1000, 3000, 9000];

/** Longer than this is not worth a runner's minutes: what is there is kept, and a later run goes on. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * A reading may be repeated: it changes nothing. Passing faults get three more tries, each counted against the budget.
 * 429 gets none: the limit is one of requests per hour, and trying again would only use up more of it.
 */
export function createAsker(
  order: Readonly<{
    analytics: AnalyticsService;
    clock: Clock;
    window: DateWindow;
    limit: number;
    maxRequests: number;
    signal: AbortSignal;
    tell: (line: string) => void;
  }>,
): Asker {
  const { analytics, clock, window, limit, maxRequests, signal, tell } = order;
  let requests = 0;

  async function ask(offset: number): ReturnType<Asker['ask']> {
    let fault: Fault | undefined;
    for (const pause of [0, ...PAUSES_MS]) {
      const wait = Math.max(pause, fault?.retryAfterMs ?? 0);
      if (fault !== undefined && wait > LONGEST_PAUSE_MS) break;
      if (requests >= maxRequests) break;
      if (fault !== undefined) {
        tell(`No good answer (${fault.detail}); trying again in ${Math.ceil(wait / 1000)} s.`);
        await clock.sleep(wait, signal);
      }
      if (signal.aborted) return { ok: false, gap: { reason: 'cancelled' } };
      requests += 1;
      const query = { dateFrom: window.from.text, dateTo: window.to.text, limit, offset };
      const answer = await analytics.views(query, signal);
      if (answer.ok) return { ok: true, page: answer.value };
      if (signal.aborted) return { ok: false, gap: { reason: 'cancelled' } };
      fault = answer.fault;
      if (fault.status === 429) return { ok: false, gap: { reason: 'rate-limited', fault } };
      if (!isPassing(fault)) break;
    }
    return { ok: false, gap: fault === undefined ? { reason: 'max-requests' } : { reason: 'fault', fault } };
  }

  return { ask, requests: () => requests, left: () => maxRequests - requests };
}

function isPassing(fault: Fault): boolean {
  switch (fault.kind) {
    case 'not-sent':
      return fault.transient !== false;
    case 'no-answer':
    case 'bad-answer':
      return true;
    case 'status':
      return fault.status === 408 || (fault.status !== undefined && fault.status >= 500);
  }
}
