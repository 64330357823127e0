import type { World } from '../agent/dependencies.ts';

/** After a cancel what is told in threads must be told in this time: the runner kills the process soon after. */
const LAST_WORDS_MS = 2000;

/** The result of some telling, or undefined once the run has been cancelled for 2 s; the post step finishes then. */
export async function spoken<T>({ signal, clock }: World, telling: Promise<T>): Promise<T | undefined> {
  let stop = (): void => {};
  const silenced = new Promise<undefined>((resolve) => {
    stop = () => void clock.sleep(LAST_WORDS_MS).then(() => resolve(undefined));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([telling, silenced]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
