/** Begin and end of the process of an action. */
import { randomBytes } from 'node:crypto';
import type { Runner, StepEnd } from '../ports.ts';
import { logUnexpectedError } from '../text/unknown-values.ts';
import { systemClock } from './environment.ts';

/**
 * Signals of a cancellation. The runner sends SIGINT, SIGTERM 7.5 s later, and kills the process 2.5 s
 * after that (actions/runner, ProcessInvoker). On Windows Ctrl-Break takes the place of SIGTERM.
 */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;
/** Time after which the process exits, whatever is still in progress: before the runner kills it. */
const FORCE_EXIT_MS = 4500;
/** Time for requests in progress after a cancellation. The post step finishes the rest. */
const CANCEL_GRACE_MS = 2500;

/**
 * Fails the step after an exception, which is a bug of this action. Calls `finish` before the process
 * ends.
 */
export function reportExceptions(runner: Runner, finish = (): void => {}): void {
  process.on('uncaughtException', (error) => {
    logUnexpectedError(runner, error);
    finish();
    process.exit(1);
  });
}

/**
 * Runs an action, and sets the exit code by the end of its step. Its signal aborts when
 * the step is cancelled. A second cancellation ends the process at once. Entries do not await it: a
 * module with a top-level `await` gets a scope of its own in the bundle, as do all it imports.
 */
export async function startAction(
  main: (signal: AbortSignal) => Promise<StepEnd>,
): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = (): void => {
    if (signal.aborted) process.exit(1);
    setTimeout(() => process.exit(1), FORCE_EXIT_MS).unref();
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, cancel);
  const end = await main(signal);
  process.exitCode = end === 'failed' ? 1 : 0;
  // Requests that a cancelled run no longer waits for would keep the process alive.
  if (signal.aborted) process.exit();
}

/** Returns what a run uses of its machine, and the signals that end it. */
export function createSystem(signal: AbortSignal) {
  return {
    clock: systemClock,
    random: Math.random,
    nonce: () => randomBytes(6).toString('hex'),
    signal,
    graceSignal: withGrace(signal),
  };
}

/** Returns a signal that aborts some time after another one, so that requests in progress can end. */
function withGrace(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abortLater = (): void => {
    setTimeout(() => controller.abort(), CANCEL_GRACE_MS).unref();
  };
  signal.addEventListener('abort', abortLater, { once: true });
  return controller.signal;
}
