/**
 * A signal that aborts when the runner cancels the step: SIGINT at first, SIGTERM 7.5 s later, a kill after 2.5 s more
 * (actions/runner, ProcessInvoker). A second one exits at once: someone is in a hurry.
 */
export function cancellation(): AbortSignal {
  const controller = new AbortController();
  // Windows has Ctrl-Break in place of SIGTERM.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const)
    process.on(name, () => (controller.signal.aborted ? process.exit(1) : controller.abort()));
  return controller.signal;
}
