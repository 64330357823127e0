import type { ParseResult } from '../../../src/inputs/parse.ts';

/** The parsed value, or the messages of all errors. */
export function outcomeOf<T>(parsed: ParseResult<T>): T | readonly string[] {
  return parsed.ok ? parsed.value : parsed.error.map(({ message }) => message);
}
