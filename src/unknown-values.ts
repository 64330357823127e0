/** Values of unknown type: parts of payloads and responses, and what was thrown. */
import type { Runner } from './ports.ts';

/** Undefined where there is no such property. */
export function getProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Reflect.get(value, name)
    : undefined;
}

export function messageOf(exception: unknown): string {
  return exception instanceof Error ? exception.message : String(exception);
}

/** Logs an exception, which is a bug of this action, with its stack. */
export function logUnexpectedError(
  runner: Pick<Runner, 'error' | 'info'>,
  error: unknown,
): void {
  runner.error(
    `Unexpected error: ${messageOf(error)}. Please report it with the stack below.`,
    'Docs agent',
  );
  if (error instanceof Error)
    for (const line of error.stack?.split('\n') ?? []) runner.info(line);
}
