import type { Runner } from '../ports.ts';

/** Runs an action. Returns whether the step failed; an exception, which is a bug of this action, is logged. */
export async function reportUnexpectedError(runner: Runner, main: () => Promise<boolean>): Promise<boolean> {
  try {
    return await main();
  } catch (error) {
    logUnexpectedError(runner, error);
    return true;
  }
}

/** Logs an exception with its stack. */
export function logUnexpectedError(runner: Runner, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  runner.error(`Unexpected error: ${message}. Please report it with the stack below.`, 'Docs agent');
  if (error instanceof Error) for (const line of error.stack?.split('\n') ?? []) runner.info(line);
}
