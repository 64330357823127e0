import type { Dependencies } from '../agent/dependencies.ts';

/** After a cancel what is told in threads must be told in this time: the runner kills the process soon after. */
const CANCEL_GRACE_MS = 2000;

/** The result of some telling, or undefined once the run has been cancelled for 2 s; the post step finishes then. */
export async function withinCancelGrace<T>(
  { signal, clock }: Dependencies,
  work: Promise<T>,
): Promise<T | undefined> {
  let stop = (): void => {};
  const timedOut = new Promise<undefined>((resolve) => {
    stop = () => void clock.sleep(CANCEL_GRACE_MS).then(() => resolve(undefined));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
