/** Sends a request that must not be carried out twice. There is no idempotency key. */
import type { Job } from '../domain/job.ts';
import type { ReasonOf } from '../domain/outcome.ts';
import type { RequestError, Result } from '../domain/errors.ts';
import type { Clock } from '../ports.ts';
import { formatDuration } from '../rendering/format.ts';

/** End of a request. `uncertain`: the service may have carried it out. */
export type SendResult =
  | Readonly<{ kind: 'sent'; job: Job }>
  | Readonly<{
      kind: 'rejected';
      reason: ReasonOf<'rejected'>;
      error: RequestError;
    }>
  | Readonly<{ kind: 'uncertain'; error: RequestError }>
  | Readonly<{ kind: 'cancelled' }>;

/** Delays before the retries of a request that cannot have reached the service, or that costs nothing. */
export const RETRY_DELAYS_MS: readonly number[] = [1000, 2000, 4000];
/**
 * Bound on all waits for a rate limit. The known limit resets within an hour, which is too long for a
 * runner.
 */
const MAX_RATE_WAIT_MS = 5 * 60_000;
/** Delay after a 429 without `Retry-After`. */
export const DEFAULT_RATE_WAIT_MS = 60_000;
/** Minimum delay after a 429, doubled with each one. */
const MIN_RATE_WAIT_MS = 1000;

/** Sends a request once. Retries only if the service cannot have started it: no connection, or 429. */
export async function sendJobRequest(
  options: Readonly<{
    /** Sends the request. `signal` does not end it at once: it may still return its job id. */
    post: () => Promise<Result<Job>>;
    clock: Clock;
    random: () => number;
    /** Time by which a rate limit may delay the request. */
    maxWaitMs: number;
    signal: AbortSignal;
    log: (line: string) => void;
  }>,
): Promise<SendResult> {
  const { clock, signal, log } = options;
  const waitUntil = clock.now() + Math.min(options.maxWaitMs, MAX_RATE_WAIT_MS);
  let connectAttempts = 0;
  let rateLimitAttempts = 0;
  for (;;) {
    if (signal.aborted) return { kind: 'cancelled' };
    const result = await options.post();
    if (result.ok) return { kind: 'sent', job: result.value };
    const { error } = result;
    if (error.kind === 'not-sent') {
      if (signal.aborted) return { kind: 'cancelled' };
      const delay = RETRY_DELAYS_MS[connectAttempts];
      connectAttempts += 1;
      // It is undefined if it is not known whether another attempt may help; then one is made.
      if (error.transient === false || delay === undefined) {
        return { kind: 'rejected', reason: 'not-sent', error };
      }
      log(`The service could not be reached (${error.detail}). Retrying.`);
      await clock.sleep(delay * options.random(), signal);
    } else if (error.kind === 'status' && error.status === 429) {
      const minimum = MIN_RATE_WAIT_MS * 2 ** rateLimitAttempts;
      rateLimitAttempts += 1;
      const delay = Math.max(error.retryAfterMs ?? DEFAULT_RATE_WAIT_MS, minimum);
      if (clock.now() + delay > waitUntil) {
        return { kind: 'rejected', reason: 'unavailable', error };
      }
      log(
        `The rate limit of the service is exceeded. Retrying in ${formatDuration(delay)}.`,
      );
      await clock.sleep(delay, signal);
    } else {
      const reason = rejectionReason(error);
      if (reason === undefined) return { kind: 'uncertain', error };
      return { kind: 'rejected', reason, error };
    }
  }
}

/** Returns the reason if the error proves that the service has not carried out the request. */
export function rejectionReason(error: RequestError): ReasonOf<'rejected'> | undefined {
  const { kind, status = 0, paymentRequired = false } = error;
  if (kind === 'not-sent') return 'not-sent';
  const isRefusal = status >= 300 && status < 500 && status !== 408;
  if (kind !== 'status' || !isRefusal) return undefined;
  if (paymentRequired) return 'payment-required';
  return REJECTIONS[status] ?? 'invalid-request';
}

const REJECTIONS: Readonly<Record<number, ReasonOf<'rejected'>>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'not-found',
  429: 'unavailable',
};
