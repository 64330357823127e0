/** Values of unknown type: parts of payloads and responses, and what was thrown. */

/** Reads a property; undefined if there is none. */
export function getProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Reflect.get(value, name);
}

export function messageOfException(exception: unknown): string {
  return exception instanceof Error ? exception.message : String(exception);
}

/** Returns the code of an exception; empty if it has none, or an odd one. */
export function codeOfException(exception: unknown): string {
  const code = getProperty(exception, 'code');
  if (typeof code !== 'string') return '';
  return /^\w{1,60}$/.test(code) ? code : '';
}

/** Logs an exception, which is a bug of this action, with its stack. */
export function logUnexpectedError(
  log: Readonly<{
    error: (text: string, title: string) => void;
    info: (line: string) => void;
  }>,
  error: unknown,
): void {
  log.error(
    `Unexpected error: ${messageOfException(error)}. Please report it with the stack below.`,
    'Docs agent',
  );
  if (!(error instanceof Error)) return;
  const stack = error.stack ?? '';
  if (stack === '') return;
  for (const line of stack.split('\n')) log.info(line);
}
