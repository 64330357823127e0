/** How long a run keeps trying to read or write its thread. */
import { isRateLimited, type RequestError, type Result } from '../domain/errors.ts';
import type { Clock } from '../ports.ts';

/** How long to try while GitHub has a fault. */
const MAX_FAULT_MS = 30_000;
const PAUSE_MS = 3000;
/** A rate limit is waited for once. https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
const MAX_RATE_LIMIT_MS = 2 * 60_000;
/** For a rate limit without `Retry-After`. */
const DEFAULT_RATE_LIMIT_MS = 60_000;

/** How long a run keeps trying. */
type Patience = Readonly<{
  /** Pauses before the next attempt; false if there is to be none. */
  wait: (error: RequestError) => Promise<boolean>;
  /** Repeats a request as long as `wait` says so. */
  try: <T>(request: () => Promise<Result<T>>) => Promise<Result<T>>;
}>;

/** Tries for 30 s through a fault, and waits once for a rate limit. A refusal ends it, and so does a cancellation. */
export function createLedgerPatience({
  clock,
  signal,
}: Readonly<{ clock: Clock; signal: AbortSignal }>): Patience {
  let deadline = clock.now() + MAX_FAULT_MS;
  let hasWaitedForLimit = false;
  const wait = async (error: RequestError): Promise<boolean> => {
    if (signal.aborted) return false;
    if (isRateLimited(error)) {
      const ms = error.retryAfterMs ?? DEFAULT_RATE_LIMIT_MS;
      if (hasWaitedForLimit || ms > MAX_RATE_LIMIT_MS) return false;
      hasWaitedForLimit = true;
      await clock.sleep(ms, signal);
      deadline = clock.now() + MAX_FAULT_MS;
      return !signal.aborted;
    }
    if (error.isRefusal === true || clock.now() + PAUSE_MS > deadline) return false;
    await clock.sleep(PAUSE_MS, signal);
    return !signal.aborted;
  };
  return {
    wait,
    async try(request) {
      for (;;) {
        const result = await request();
        if (result.ok || !(await wait(result.error))) return result;
      }
    },
  };
}
