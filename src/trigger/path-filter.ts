/** Whether what changed is what a workflow cares about: the inputs `paths` and `paths-ignore`. */
import type { FileFact } from '../domain.ts';
import { globToRegExp } from './glob.ts';
import { bad, good, lines, quote, type Parsed } from '../inputs/parse.ts';

/**
 * A regular expression matches by backtracking, whose time grows with the path's length to the power of the wildcards, and anyone may
 * name a file. So both are bounded; no file of a project that people work on has a longer path.
 */
const LONGEST_GLOB = 200;
const MOST_WILDCARDS = 5;
const LONGEST_PATH = 260;

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
}: Readonly<{ paths: readonly string[]; ignore: readonly string[]; files: readonly FileFact[] }>): boolean {
  const wanted = compile(paths);
  const unwanted = compile(ignore);
  const counts = (path: string): boolean =>
    // A path too long to be matched is not known to be unwanted.
    path.length > LONGEST_PATH ||
    ((wanted.length === 0 || isPicked(wanted, path)) && !isPicked(unwanted, path));
  return files.some(
    (file) => counts(file.path) || (file.previousPath !== undefined && counts(file.previousPath)),
  );
}

/**
 * Reads an input as globs, one per line; lines that start with `#` say nothing.
 *
 * @param name the input's, for the sentence.
 */
export function readGlobs(name: string, text: string): Parsed<readonly string[]> {
  const globs = lines(text).filter((line) => line !== '!' && !line.startsWith('#'));
  const faults = globs.flatMap((glob) => {
    const long = glob.length > LONGEST_GLOB ? `is longer than ${LONGEST_GLOB} characters` : '';
    const wild = countWildcards(glob) > MOST_WILDCARDS ? `has more than ${MOST_WILDCARDS} wildcards` : '';
    const wrong = long || wild;
    return wrong === '' ? [] : [`\`${name}\`: ${quote(glob)} ${wrong}. Write a shorter pattern, or several.`];
  });
  return faults.length > 0 ? bad(...faults) : good(globs);
}

function countWildcards(glob: string): number {
  return glob.match(/\*+/g)?.length ?? 0;
}

function compile(globs: readonly string[]): Matcher[] {
  return globs.map((glob) => {
    const negated = glob.startsWith('!');
    const expression = globToRegExp(spell(negated ? glob.slice(1) : glob));
    return { negated, matches: (path) => expression.test(path) };
  });
}

function isPicked(matchers: readonly Matcher[], path: string): boolean {
  let picked = matchers[0]?.negated === true;
  for (const { negated, matches } of matchers) if (matches(path)) picked = !negated;
  return picked;
}

/** A workflow file's way of writing a glob, as our globs spell it. */
function spell(glob: string): string {
  const segments = glob
    .replace(/^\.?\//, '')
    .split('/')
    .map((segment) => (segment.startsWith('**') && segment.length > 2 ? `**/${segment}` : segment));
  if (segments.at(-1) === '') segments[segments.length - 1] = '**';
  return segments.join('/');
}
