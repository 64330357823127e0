import type { Clock } from '../ports.ts';

/** Node turns a longer timer into one of 1 ms: https://nodejs.org/api/timers.html#settimeoutcallback-delay-args */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => new Date(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(Math.max(ms, 0), MAX_TIMEOUT_MS));
      signal?.addEventListener('abort', done, { once: true });
    }),
};
