import type { Runner } from '../ports.ts';
import { logUnexpectedError } from '../unexpected-error.ts';

/**
 * Runs an action, which returns whether its step failed, and sets the exit code. An exception, which is a bug of this action, is reported
 * with its stack. Entries do not await it: a module with a top-level `await` gets a scope of its own in the bundle, as do all it imports.
 *
 * @param signal aborts when the step is cancelled
 */
export async function startAction(
  runner: Runner,
  signal: AbortSignal,
  main: () => Promise<boolean>,
): Promise<void> {
  let hasFailed = true;
  try {
    hasFailed = await main();
  } catch (error) {
    logUnexpectedError(runner, error);
  }
  process.exitCode = hasFailed ? 1 : 0;
  // Requests that a cancelled run no longer waits for would keep the process alive.
  if (signal.aborted) process.exit();
}
