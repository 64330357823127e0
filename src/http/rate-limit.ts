/**
 * One rule for the rate limits of GitHub, for all requests of a run and for all of its tokens. The docs service has no such rule. It is here because
 * this folder decides what is sent again.
 */
import {
  isRateLimited,
  notOk,
  type RequestError,
  type Result,
} from '../domain/errors.ts';
import type { Clock } from '../ports.ts';

/** Time that all pauses of a run may take together. Runner minutes cost money, and a later run can read the rest. */
const MAX_PAUSES_MS = 5 * 60_000;
/** Pause if GitHub names none. It requires at least a minute. */
export const DEFAULT_PAUSE_MS = 60_000;
const MIN_PAUSE_MS = 1000;

/** A function that sends a request, which must not be repeated after a rate limit otherwise. */
export type SendUnderRateLimit = <T>(
  request: () => Promise<Result<T>>,
) => Promise<Result<T>>;

type RateLimitOptions = Readonly<{
  clock: Clock;
  /** Ends a pause. */
  signal: AbortSignal;
  log: (line: string) => void;
}>;

/**
 * Creates the rule. If GitHub refuses a request because there were too many, all requests pause for as long as it says, and the refused one is
 * sent again. If the pauses would take too long, no further request is sent: each fails with the error of the refused one.
 */
export function createRateLimit({
  clock,
  signal,
  log,
}: RateLimitOptions): SendUnderRateLimit {
  let pausedUntil = 0;
  let pausesMs = 0;
  let stoppedBy: RequestError | undefined;

  const pauseFor = (error: RequestError): void => {
    const now = clock.now();
    // Requests that were in flight together are refused together.
    if (pausedUntil > now) return;
    const ms = Math.max(error.retryAfterMs ?? DEFAULT_PAUSE_MS, MIN_PAUSE_MS);
    if (pausesMs + ms > MAX_PAUSES_MS) {
      stoppedBy = error;
      return;
    }
    pausesMs += ms;
    pausedUntil = now + ms;
    const seconds = Math.ceil(ms / 1000);
    log(`GitHub has received too many requests. All requests pause for ${seconds} s.`);
  };

  const endOfPause = async (): Promise<void> => {
    const ms = pausedUntil - clock.now();
    if (ms > 0) await clock.sleep(ms, signal);
  };

  return async (request) => {
    for (;;) {
      await endOfPause();
      if (stoppedBy !== undefined) return notOk(stoppedBy);
      const result = await request();
      const isRefused = !result.ok && isRateLimited(result.error);
      if (!isRefused || signal.aborted) return result;
      pauseFor(result.error);
    }
  };
}
