import type { Runner } from './ports.ts';

/** Logs an exception, which is a bug of this action, with its stack. */
export function logUnexpectedError(runner: Pick<Runner, 'error' | 'info'>, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  runner.error(`Unexpected error: ${message}. Please report it with the stack below.`, 'Docs agent');
  if (error instanceof Error) for (const line of error.stack?.split('\n') ?? []) runner.info(line);
}
