import { notOk, type RequestError, type Result } from '../domain/errors.ts';
import type { Clock } from '../ports.ts';
import { explain } from '../rendering/explain.ts';
import type { Gap } from '../rendering/incomplete.ts';
import { retry, transientDelay } from '../domain/retry.ts';

/** Requests that a run may send. The service allows 100 an hour, for all clients of an organization. */
export const MAX_REQUESTS = 90;

/** Clauses for people, by the reason: what happened, and what to do. */
export const INCOMPLETE_CAUSES = {
  'too-many-rows': 'one run cannot read all rows, so choose a shorter date range',
  'rows-moved':
    'rows moved between pages, so run the action again for a date range that ends yesterday',
  'inconsistent-paging':
    'the docs service announced more rows, but returned no new ones, so contact its support',
  'votes-without-direction':
    'the docs service does not say whether some votes are positive or negative, so look at them in its dashboard',
};

/** Why rows may be missing: a word for programs, and a clause for people. */
export type Incomplete = Pick<Gap, 'cause' | 'remedy'> &
  Readonly<{
    reason:
      keyof typeof INCOMPLETE_CAUSES | 'rate-limited' | 'request-failed' | 'cancelled';
  }>;

/** Explains why reading stopped, other than by a failed request. */
export function incompleteBecause(reason: keyof typeof INCOMPLETE_CAUSES): Incomplete {
  return { reason, cause: INCOMPLETE_CAUSES[reason] };
}

export type RequestOptions = Readonly<{
  clock: Clock;
  /** Requests that a run may send, retries included. */
  budget: { readonly max: number; used: number };
  signal: AbortSignal;
  log: (line: string) => void;
}>;

const ANALYTICS = { host: 'the docs service', request: 'analytics' } as const;

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
  options: RequestOptions,
  read: () => Promise<Result<T>>,
): Promise<Result<T, Incomplete>> {
  const { budget, log } = options;
  if (options.signal.aborted) return notOk({ reason: 'cancelled', cause: '' });
  const isUsedUp = (): boolean => budget.used >= budget.max;
  if (isUsedUp()) return notOk(incompleteBecause('too-many-rows'));
  const request = (): Promise<Result<T>> => {
    budget.used += 1;
    return read();
  };
  const delay = (error: RequestError, attempts: number): number | undefined => {
    if (error.status === 429 || isUsedUp()) return undefined;
    const ms = transient(error, attempts);
    if (ms === undefined || ms > MAX_DELAY_MS) return undefined;
    log(`The request failed (${error.detail}). Retrying in ${Math.ceil(ms / 1000)} s.`);
    return ms;
  };
  const response = await retry(request, { ...options, delay });
  if (response.ok) return response;
  const { error } = response;
  log(`The request failed (${error.detail}).`);
  const reason = error.status === 429 ? 'rate-limited' : 'request-failed';
  return notOk({ reason, ...explain(error, ANALYTICS) });
}
