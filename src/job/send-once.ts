import type { Result, RequestError, Job, ReasonOf } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { formatDuration } from '../report/format.ts';

/** What became of a request that spends money. */
export type SendResult =
  | Readonly<{ kind: 'sent'; job: Job }>
  | Readonly<{ kind: 'rejected'; reason: ReasonOf<'rejected'>; error: RequestError }>
  | Readonly<{ kind: 'uncertain'; error: RequestError }>
  | Readonly<{ kind: 'cancelled' }>;

/** Waits before the tries after the first, when the request cannot have reached the service. */
const RETRY_DELAYS_MS = [1000, 2000, 4000];
/** A rate limit is waited out for this long altogether; the known one resets within the hour, which is too long to hold a runner. */
const MAX_RATE_WAIT_MS = 5 * 60_000;
/** Where a 429 names no time. */
const DEFAULT_RATE_WAIT_MS = 60_000;
/** Where a 429 names a time that is over at once, each further one doubles this. */
const MIN_RATE_WAIT_MS = 1000;
/** After a cancel, a request under way gets this long to bring its job id home. */
const CANCEL_GRACE_MS = 2500;

/**
 * Sends one request that must not be carried out twice: there is no idempotency key. It is sent again only where the service
 * cannot have begun (no connection, 429); whatever may have been carried out is `unclear` and never repeated.
 */
export async function sendOnce(
  options: Readonly<{
    post: (signal: AbortSignal) => Promise<Result<Job>>;
    clock: Clock;
    random: () => number;
    /** How long a rate limit may hold this up, besides its own bound. */
    maxWaitMs: number;
    signal: AbortSignal;
    log: (line: string) => void;
  }>,
): Promise<SendResult> {
  const { clock, random, signal, log } = options;
  const waitUntil = clock.now() + Math.min(options.maxWaitMs, MAX_RATE_WAIT_MS);
  const grace = abortAfterGrace(signal, clock);
  let connectAttempts = 0;
  let rateLimitAttempts = 0;
  for (;;) {
    if (signal.aborted) return { kind: 'cancelled' };
    const answer = await options.post(grace);
    if (answer.ok) return { kind: 'sent', job: answer.value };
    const { error } = answer;
    if (error.kind === 'not-sent') {
      if (signal.aborted) return { kind: 'cancelled' };
      const wait = RETRY_DELAYS_MS[connectAttempts++];
      if (error.transient === false || wait === undefined)
        return { kind: 'rejected', reason: 'not-sent', error };
      log(`The service could not be reached (${error.detail}); trying again.`);
      await clock.sleep(wait * random(), signal);
    } else if (error.status === 429 && error.kind === 'status') {
      const wait = Math.max(
        error.retryAfterMs ?? DEFAULT_RATE_WAIT_MS,
        MIN_RATE_WAIT_MS * 2 ** rateLimitAttempts++,
      );
      if (clock.now() + wait > waitUntil) return { kind: 'rejected', reason: 'rate-limited', error };
      log(`The service is limiting the rate; trying again in ${formatDuration(wait)}.`);
      await clock.sleep(wait, signal);
    } else {
      const reason = rejectionReason(error);
      return reason === undefined ? { kind: 'uncertain', error } : { kind: 'rejected', reason, error };
    }
  }
}

/** The reason, where the fault proves that the service has not carried the request out. */
export function rejectionReason({ kind, status }: RequestError): ReasonOf<'rejected'> | undefined {
  if (kind === 'not-sent') return 'not-sent';
  if (kind !== 'status' || status === undefined || status >= 500 || status < 300 || status === 408)
    return undefined;
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 429) return 'rate-limited';
  return 'invalid-request';
}

function abortAfterGrace(signal: AbortSignal, clock: Clock): AbortSignal {
  const grace = new AbortController();
  const expire = (): void => void clock.sleep(CANCEL_GRACE_MS).then(() => grace.abort());
  if (signal.aborted) expire();
  else signal.addEventListener('abort', expire, { once: true });
  return grace.signal;
}
