import type { RequestError, Result } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { explainServiceError, explanationText } from '../report/service-errors.ts';
import { retry, transientDelay } from '../requests.ts';

/** Why no further page was read. */
export type StopReason =
  | Readonly<{ reason: 'max-requests' | 'cancelled' }>
  | Readonly<{ reason: 'rate-limited' | 'request-failed'; error: RequestError }>;

export type RequestOptions = Readonly<{
  clock: Clock;
  /** Requests that a run may send, retries and both periods included. */
  budget: { readonly max: number; used: number };
  signal: AbortSignal;
  log: (line: string) => void;
}>;

const transient = transientDelay([1000, 3000, 9000]);

/** A longer `Retry-After` is not worth the runner minutes: what was read is kept. */
const MAX_DELAY_MS = 60_000;

/**
 * Requests one page and retries transient errors within the budget. A 429 is not retried: the limit is one of requests per
 * hour, and each retry would use up more of it.
 */
export async function requestPage<T>(
  { clock, budget, signal, log }: RequestOptions,
  read: (signal: AbortSignal) => Promise<Result<T>>,
): Promise<Result<T, StopReason>> {
  if (signal.aborted) return { ok: false, error: { reason: 'cancelled' } };
  if (budget.used >= budget.max) return { ok: false, error: { reason: 'max-requests' } };
  const request = (): Promise<Result<T>> => {
    budget.used += 1;
    return read(signal);
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

/** What happened and what to do about it. Contains error text of the service: escape it for Markdown. */
export function explainStop(stopped: StopReason): string {
  switch (stopped.reason) {
    case 'max-requests':
      return (
        'The export stopped because it used all requests that `max-requests` allows. ' +
        'To read more rows in one run, raise `max-requests`.'
      );
    case 'rate-limited':
    case 'request-failed':
      return explanationText(
        explainServiceError({ error: stopped.error, request: 'analytics', host: 'the docs service' }),
      );
    case 'cancelled':
      return 'The run was cancelled. No file was written. Run the action again.';
  }
}
