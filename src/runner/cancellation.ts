/**
 * When the runner cancels a step it sends SIGINT, SIGTERM 7.5 s later, and kills 2.5 s after that (actions/runner,
 * ProcessInvoker). On Windows Ctrl-Break takes the place of SIGTERM.
 */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;

/** However slow the last words are, the process is gone before it is killed. */
const FORCE_EXIT_MS = 4500;

/** A signal that aborts when the step is cancelled. A second signal ends the process at once: someone is in a hurry. */
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
