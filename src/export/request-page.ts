import { notOk, type RequestError, type Result } from '../domain/errors.ts';
import type { Clock } from '../ports.ts';
import { describeError } from '../rendering/service-errors.ts';
import { retry, transientDelay } from '../http/retry.ts';

/** Requests that a run may send. The service allows 100 an hour, for all clients of an organization. */
export const MAX_REQUESTS = 90;

/** Explanations for people, unless a request failed: the cause and what to do. */
export const STOP_REASONS = {
  'too-many-rows':
    'There are more rows than one run can read. Choose a shorter date range.',
  cancelled: 'The run was cancelled. No file was written. Run the action again.',
  'rows-moved':
    'Rows moved between pages during the export, so some may be missing. Run the action again. ' +
    'If `date-to` is set, remove it: a date range that ends yesterday no longer changes.',
  'inconsistent-paging':
    'The docs service announced more rows, but returned no new ones. Contact the support of the service.',
  'votes-without-direction':
    'The docs service counts some votes without saying whether they are positive or negative, so they are not in the list. ' +
    'Look at the feedback in its dashboard.',
};

/** Reason for rows that may be missing. */
export type Incomplete =
  | Readonly<{ reason: keyof typeof STOP_REASONS; error?: undefined }>
  | Readonly<{ reason: 'rate-limited' | 'request-failed'; error: RequestError }>;

/** Explains what happened and what to do. May quote the service: escape it for Markdown. */
export function explainIncomplete({ reason, error }: Incomplete): string {
  if (error === undefined) return STOP_REASONS[reason];
  const cause = describeError(error, 'The docs service');
  const need = NEEDS.get(error.status);
  return need === undefined ? `${cause}.` : `${cause}. It may need ${need}.`;
}

/** What a request may need, by the status of its response. */
const NEEDS: ReadonlyMap<number | undefined, string> = new Map([
  [400, 'other dates'],
  [401, 'a new admin API key in `api-key`'],
  [403, 'an admin API key in `api-key`'],
  [404, 'another `project-id` or `base-url`'],
  [429, 'an hour: the service allows 100 requests an hour for each organization'],
]);

export type RequestOptions = Readonly<{
  clock: Clock;
  /** Requests that a run may send, retries included. */
  budget: { readonly max: number; used: number };
  signal: AbortSignal;
  log: (line: string) => void;
}>;

const transient = transientDelay([1000, 3000, 9000]);

/**
 * Longest delay before a retry. A longer `Retry-After` is not worth the runner minutes: the rows that
 * were read are kept.
 */
const MAX_DELAY_MS = 60_000;

/**
 * Requests one page. Retries transient errors within the budget, but no 429: a retry would use up
 * more of the hourly limit.
 */
export async function requestPage<T>(
  { clock, budget, signal, log }: RequestOptions,
  read: (signal: AbortSignal) => Promise<Result<T>>,
): Promise<Result<T, Incomplete>> {
  if (signal.aborted) return notOk({ reason: 'cancelled' });
  const isUsedUp = (): boolean => budget.used >= budget.max;
  if (isUsedUp()) return notOk({ reason: 'too-many-rows' });
  const request = (): Promise<Result<T>> => {
    budget.used += 1;
    return read(signal);
  };
  const delay = (error: RequestError, attempts: number): number | undefined => {
    if (error.status === 429 || isUsedUp()) return undefined;
    const ms = transient(error, attempts);
    if (ms === undefined || ms > MAX_DELAY_MS) return undefined;
    const seconds = Math.ceil(ms / 1000);
    log(`The request failed (${error.detail}). Retrying in ${seconds} s.`);
    return ms;
  };
  const response = await retry(request, { clock, signal, delay });
  if (response.ok) return response;
  const { error } = response;
  const reason = error.status === 429 ? 'rate-limited' : 'request-failed';
  return notOk({ reason, error });
}
