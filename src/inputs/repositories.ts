/** A list of repositories in an input. */
import {
  invalidValue,
  ok,
  splitLines,
  type InputError,
  type ParseResult,
} from './parse.ts';

/** Form of `owner/name`. */
const NAME = /^[A-Za-z0-9-]{1,100}\/(?!\.\.?$)[A-Za-z0-9._-]{1,100}$/;

/**
 * Parses names of repositories, `owner/name`, one per line. A name that occurs twice, in any letter
 * case, counts once. There is an error for each line that is no name.
 */
export function parseRepositories(
  text: string,
  name: string,
): ParseResult<readonly string[]> {
  const found = new Map<string, string>();
  const errors: InputError[] = [];
  for (const line of splitLines(text)) {
    if (!NAME.test(line)) {
      const remedy = 'Use OWNER/REPOSITORY, one per line, for example acme/app.';
      errors.push(...invalidValue(name, line, remedy).error);
      continue;
    }
    const key = line.toLowerCase();
    if (!found.has(key)) found.set(key, line);
  }
  if (errors.length > 0) return { ok: false, error: errors };
  return ok([...found.values()]);
}
