/**
 * When the runner cancels a step it sends SIGINT, SIGTERM 7.5 s later, and kills the process 2.5 s after that (actions/runner,
 * ProcessInvoker). On Windows Ctrl-Break takes the place of SIGTERM.
 */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;

/** The process exits after this time, whatever is still in progress: before the runner kills it. */
const FORCE_EXIT_MS = 4500;

/** A signal that aborts when the step is cancelled. A second cancellation ends the process at once. */
export function createCancellationSignal(): AbortSignal {
  const controller = new AbortController();
  const cancel = (): void => {
    if (controller.signal.aborted) process.exit(1);
    setTimeout(() => process.exit(1), FORCE_EXIT_MS).unref();
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, cancel);
  return controller.signal;
}

/** What the adapters have begun must end in this time after a cancellation. The post step finishes the rest. */
export const CANCEL_GRACE_MS = 2000;

/** A signal that aborts `ms` milliseconds after another one: until then what is in progress may be finished. */
export function delaySignal(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  signal.addEventListener('abort', () => setTimeout(() => controller.abort(), ms).unref(), { once: true });
  return controller.signal;
}
