/** Whether what changed is what a workflow cares about: the inputs `paths` and `paths-ignore`. */
import type { FileChange } from '../domain.ts';
import { globToRegExp } from './glob.ts';
import { invalid, ok, splitLines, quoteValue, type ParseResult } from '../inputs/parse.ts';

/**
 * A regular expression matches by backtracking, whose time grows with the path's length to the power of the wildcards, and anyone may
 * name a file. So both are bounded; no file of a project that people work on has a longer path.
 */
const MAX_PATTERN_LENGTH = 200;
const MAX_WILDCARDS = 5;
const MAX_PATH_LENGTH = 260;

type Matcher = Readonly<{ negated: boolean; matches: (path: string) => boolean }>;

/**
 * Whether any changed file counts. A file counts when it matches `paths` (or `paths` is empty) and not `ignore`; a
 * renamed file does by either of its names. As in a workflow's own `on.push.paths`, a later line wins over an earlier one
 * and `!` takes back; lines with `!` alone mean everything but those.
 *
 * @param paths globs from the repository's root. `docs/` means all below it, and `**.md` any depth,
 * as in a workflow file. `(` and `)` are plain characters, since frameworks name folders so; write `\[` for a bracket.
 */
export function matchesPaths({
  paths,
  ignore,
  files,
}: Readonly<{ paths: readonly string[]; ignore: readonly string[]; files: readonly FileChange[] }>): boolean {
  const wanted = compile(paths);
  const unwanted = compile(ignore);
  const counts = (path: string): boolean =>
    // A path too long to be matched is not known to be unwanted.
    path.length > MAX_PATH_LENGTH ||
    ((wanted.length === 0 || isIncluded(wanted, path)) && !isIncluded(unwanted, path));
  return files.some(
    (file) => counts(file.path) || (file.previousPath !== undefined && counts(file.previousPath)),
  );
}

/**
 * Reads an input as globs, one per line; lines that start with `#` say nothing.
 *
 * @param name the input's, for the sentence.
 */
export function parseGlobs(name: string, text: string): ParseResult<readonly string[]> {
  const globs = splitLines(text).filter((line) => line !== '!' && !line.startsWith('#'));
  const errors = globs.flatMap((glob) => {
    const long = glob.length > MAX_PATTERN_LENGTH ? `is longer than ${MAX_PATTERN_LENGTH} characters` : '';
    const wild = countWildcards(glob) > MAX_WILDCARDS ? `has more than ${MAX_WILDCARDS} wildcards` : '';
    const wrong = long || wild;
    return wrong === ''
      ? []
      : [`\`${name}\`: ${quoteValue(glob)} ${wrong}. Write a shorter pattern, or several.`];
  });
  return errors.length > 0 ? invalid(...errors) : ok(globs);
}

function countWildcards(glob: string): number {
  return glob.match(/\*+/g)?.length ?? 0;
}

function compile(globs: readonly string[]): Matcher[] {
  return globs.map((glob) => {
    const negated = glob.startsWith('!');
    const expression = globToRegExp(expandPattern(negated ? glob.slice(1) : glob));
    return { negated, matches: (path) => expression.test(path) };
  });
}

function isIncluded(matchers: readonly Matcher[], path: string): boolean {
  let picked = matchers[0]?.negated === true;
  for (const { negated, matches } of matchers) if (matches(path)) picked = !negated;
  return picked;
}

/** A workflow file's way of writing a glob, as our globs spell it. */
function expandPattern(glob: string): string {
  const segments = glob
    .replace(/^\.?\//, '')
    .split('/')
    .map((segment) => (segment.startsWith('**') && segment.length > 2 ? `**/${segment}` : segment));
  if (segments.at(-1) === '') segments[segments.length - 1] = '**';
  return segments.join('/');
}
