import type { Result } from '../domain.ts';

/** The result of a request, or undefined as soon as the signal aborts. A success that arrived in time is kept. */
export async function raceAbort<T>(
  signal: AbortSignal,
  request: (signal: AbortSignal) => Promise<Result<T>>,
): Promise<Result<T> | undefined> {
  if (signal.aborted) return undefined;
  let stop = (): void => {};
  const aborted = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
    signal.addEventListener('abort', stop);
  });
  try {
    const result = await Promise.race([request(signal), aborted]);
    return signal.aborted && result?.ok === false ? undefined : result;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
