/** Parsers of names of repositories. */
import { ok } from '../domain/errors.ts';
import { QUALIFIED_NAME } from '../domain/github-names.ts';
import { invalidValue, inputMatching, type ParseResult } from './parse.ts';
import { splitLines } from '../text/strings.ts';

export const parseRepository = inputMatching(
  QUALIFIED_NAME,
  'Use OWNER/REPOSITORY, for example acme/docs.',
);

/** The repositories that an input names: all of the token's App, or a list that is empty for the workflow's own. */
export type RepositoriesInput = 'all' | readonly string[];

/**
 * Parses a list of repositories with one name on each line, or `all`. Ignores empty lines and repeated
 * names, in any letter case. The error names the first line that is not a name.
 */
export function parseRepositories(
  text: string,
  name: string,
): ParseResult<RepositoriesInput> {
  if (text.toLowerCase() === 'all') return ok('all');
  const repositories = new Map<string, string>();
  for (const line of splitLines(text)) {
    if (!QUALIFIED_NAME.test(line)) {
      return invalidValue(
        name,
        line,
        'Write one OWNER/REPOSITORY on each line, for example acme/app, or `all` alone.',
      );
    }
    const key = line.toLowerCase();
    if (!repositories.has(key)) repositories.set(key, line);
  }
  return ok([...repositories.values()]);
}
