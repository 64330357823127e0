import type { Clock } from '../ports.ts';

/** Node changes a longer delay to 1 ms: https://nodejs.org/api/timers.html#settimeoutcallback-delay-args */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The clock of the machine. */
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
      const timer = setTimeout(done, Math.min(Math.max(ms, 0), MAX_TIMER_MS));
      signal?.addEventListener('abort', done, { once: true });
    }),
};
