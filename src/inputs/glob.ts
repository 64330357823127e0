/**
 * Globs as in a workflow's own `on.push.paths`: `*` and `?` within a segment of a path, `**` across segments, `[…]`, `{a,b}`, `\` before
 * a special character. `docs/` means all below it, `**.md` any depth; a later line wins over an earlier one, and `!` excludes.
 * `(`, `)`, `+` and `@` are plain characters, since frameworks name folders so.
 *
 * The libraries that match globs compile them to regular expressions, which backtrack: `*-*-*-*-*.md` takes them a minute for a
 * name of 260 characters, and anyone can name a file. Here a match takes at most the pattern's length times the path's.
 */
import { invalid, ok, quoteValue, splitLines, type ParseResult } from './parse.ts';

/** One line of an input. Braces are expanded, so it may stand for several patterns. */
export type Glob = Readonly<{
  line: string;
  negated: boolean;
  alternatives: readonly (readonly Segment[])[];
}>;
type Segment = typeof GLOBSTAR | readonly Token[];
/** Any run of characters, a set of characters, or one character. */
type Token = typeof STAR | RegExp | string;

const GLOBSTAR = '**';
const STAR = Symbol('*');
const MAX_LENGTH = 500;
const MAX_ALTERNATIVES = 100;

/** Reads an input as globs, one per line; lines that start with `#` are comments. `name` is the input's, for errors. */
export function parseGlobs(text: string, name: string): ParseResult<readonly Glob[]> {
  const lines = splitLines(text).filter((line) => line !== '!' && !line.startsWith('#'));
  const globs = lines.map(parseGlob);
  const tooLong = lines[globs.indexOf(undefined)];
  if (tooLong === undefined) return ok(globs.filter((glob) => glob !== undefined));
  return invalid(
    `\`${name}\` contains a pattern that is too long: ${quoteValue(tooLong)}. ` +
      `Use at most ${MAX_LENGTH} characters and ${MAX_ALTERNATIVES} alternatives in a line.`,
  );
}

/** The inputs `paths` and `paths-ignore`: without `paths`, every path that is not ignored. */
export type PathFilter = Readonly<{
  paths: readonly Glob[];
  pathsIgnore: readonly Glob[];
}>;

export function isPathIncluded(
  { paths, pathsIgnore }: PathFilter,
  path: string,
): boolean {
  return (
    (paths.length === 0 || matchesGlobs(paths, path)) && !matchesGlobs(pathsIgnore, path)
  );
}

/** Whether the last glob that matches the path includes it. If the first one is negated, other paths are included. */
export function matchesGlobs(globs: readonly Glob[], path: string): boolean {
  const segments = path.replace(/^\//, '').split('/');
  const matching = globs.findLast(({ alternatives }) =>
    alternatives.some((pattern) =>
      matchSequence(pattern, segments, GLOBSTAR, matchSegment),
    ),
  );
  return matching === undefined ? globs[0]?.negated === true : !matching.negated;
}

/** Undefined if the limits are exceeded. */
function parseGlob(line: string): Glob | undefined {
  const negated = line.startsWith('!');
  const alternatives =
    line.length > MAX_LENGTH ? undefined : expandBraces([negated ? line.slice(1) : line]);
  return alternatives && { line, negated, alternatives: alternatives.map(toSegments) };
}

/** Innermost braces that hold a comma; others are plain characters, as in `/users/{id}`. */
const BRACES = /(?<!\\)\{((?:\\.|[^\\{},])*(?:,(?:\\.|[^\\{},])*)+)\}/;

function expandBraces(patterns: readonly string[]): readonly string[] | undefined {
  if (patterns.length > MAX_ALTERNATIVES) return undefined;
  const expanded = patterns.flatMap((pattern) => {
    const braces = BRACES.exec(pattern);
    if (braces?.[1] === undefined) return [pattern];
    const [whole, inner] = braces;
    const after = pattern.slice(braces.index + whole.length);
    return inner
      .split(/(?<!\\),/)
      .map((choice) => pattern.slice(0, braces.index) + choice + after);
  });
  return expanded.length === patterns.length ? expanded : expandBraces(expanded);
}

function toSegments(pattern: string): Segment[] {
  const parts = pattern.replace(/^\.?\//, '').split('/');
  if (parts.length > 1 && parts.at(-1) === '') parts[parts.length - 1] = GLOBSTAR;
  // At the end `**` needs something to match: `docs/**` does not include `docs` itself.
  if (parts.at(-1) === GLOBSTAR) parts.push('*');
  return parts.flatMap((part): Segment[] => {
    if (part === GLOBSTAR) return [GLOBSTAR];
    return part.startsWith(GLOBSTAR) ? [GLOBSTAR, toTokens(part)] : [toTokens(part)];
  });
}

function toTokens(part: string): Token[] {
  const tokens = part.match(/\\.|\*+|\[[!^]?(?:\][^\]]*|[^\]]+)\]|./gsu) ?? [];
  return tokens.map((token) => {
    if (token.startsWith('*')) return STAR;
    if (token === '?') return /./su;
    if (token.length === 1) return token;
    return token.startsWith('\\') ? token.slice(1) : toCharacterClass(token);
  });
}

/** A range that is none, as in `[z-a]`, matches nothing. */
function toCharacterClass(token: string): RegExp {
  const [, not = '', members = ''] = /^\[([!^]?)(.+)\]$/su.exec(token) ?? [];
  try {
    return new RegExp(`[${not && '^'}${members.replace(/[[\]\\^]/g, '\\$&')}]`, 'su');
  } catch {
    return /(?!)/;
  }
}

function matchSegment(segment: Segment, name: string): boolean {
  return (
    segment !== GLOBSTAR &&
    matchSequence(segment, Array.from(name), STAR, (token, character) =>
      token instanceof RegExp ? token.test(character) : token === character,
    )
  );
}

/** `star` matches any number of items. Only the last one is ever extended: if the rest is not after it, extending others would not help. */
function matchSequence<P, I>(
  pattern: readonly P[],
  items: readonly I[],
  star: P,
  matchOne: (part: P, item: I) => boolean,
): boolean {
  let [at, next] = [0, 0];
  let [lastStar, resume] = [-1, 0];
  for (let item = items[0]; item !== undefined; item = items[next]) {
    const part = pattern[at];
    if (part === star) {
      [lastStar, resume] = [at, next];
      at += 1;
    } else if (part !== undefined && matchOne(part, item)) {
      at += 1;
      next += 1;
    } else if (lastStar >= 0) {
      resume += 1;
      [at, next] = [lastStar + 1, resume];
    } else return false;
  }
  return pattern.slice(at).every((part) => part === star);
}
