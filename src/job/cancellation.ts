import type { Result } from '../domain.ts';

/**
 * The answer to a request, or undefined as soon as the signal aborts, even when the request does not heed it. The
 * fault with which an aborted request ends is no answer; a good answer that came in time is.
 */
export async function raceAbort<T>(
  signal: AbortSignal,
  submission: (signal: AbortSignal) => Promise<Result<T>>,
): Promise<Result<T> | undefined> {
  if (signal.aborted) return undefined;
  let stop = (): void => {};
  const aborted = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
    signal.addEventListener('abort', stop);
  });
  try {
    const answer = await Promise.race([submission(signal), aborted]);
    return signal.aborted && answer?.ok === false ? undefined : answer;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
