/**
 * Globs as in a workflow's own `on.push.paths`: `*` and `?` within a segment of a path, `**` across
 * segments, `[…]`, `{a,b}`, `\` before a special character. `docs/` means all below it, `**.md` any
 * depth; a later line wins over an earlier one, and `!` excludes. `(`, `)`, `+` and `@` are plain
 * characters, since frameworks name folders so.
 *
 * The libraries that match globs compile them to regular expressions, which backtrack:
 * `*-*-*-*-*.md` takes them a minute for a name of 260 characters, and anyone can name a file. Here a
 * match takes at most the pattern's length times the path's.
 */
import { notOk, ok } from '../domain/errors.ts';
import { quoteInputValue, type ParseResult } from './parse.ts';
import { splitLines } from '../text/strings.ts';

/** One line of an input. Braces are expanded, so it may stand for several patterns. */
export type Glob = Readonly<{
  /** The line. */
  text: string;
  negated: boolean;
  alternatives: readonly (readonly Segment[])[];
}>;
type Segment = typeof GLOBSTAR | readonly Token[];
/** Part of a pattern for any run of characters, a set of characters, or one character. */
type Token = typeof STAR | RegExp | string;

const GLOBSTAR = '**';
const STAR = Symbol('*');
const MAX_LENGTH = 500;
const MAX_ALTERNATIVES = 100;

/**
 * Reads an input as globs, one per line. Lines that start with `#` are comments.
 *
 * @param name the input's, for errors.
 */
export function parseGlobs(text: string, name: string): ParseResult<readonly Glob[]> {
  const globs: Glob[] = [];
  for (const line of splitLines(text)) {
    if (line.startsWith('#') || line === '!') continue;
    const glob = parseGlob(line);
    if (glob === undefined) {
      return notOk(
        `\`${name}\` contains a pattern that is too long: ${quoteInputValue(line)}. ` +
          `Use at most ${MAX_LENGTH} characters and ${MAX_ALTERNATIVES} alternatives in a line.`,
      );
    }
    globs.push(glob);
  }
  return ok(globs);
}

/**
 * Returns whether the last glob that matches the path includes it. If the first one is negated,
 * other paths are included.
 */
export function matchesGlobs(globs: readonly Glob[], path: string): boolean {
  const segments = path.replace(/^\//, '').split('/');
  const matches = (pattern: readonly Segment[]): boolean =>
    matchSequence(pattern, segments, GLOBSTAR, matchSegment);
  const last = globs.findLast((glob) => glob.alternatives.some(matches));
  if (last !== undefined) return !last.negated;
  return globs[0]?.negated === true;
}

/** Parses one line. Undefined if it exceeds the limits. */
function parseGlob(line: string): Glob | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const negated = line.startsWith('!');
  const pattern = negated ? line.slice(1) : line;
  const expanded = expandBraces([pattern]);
  if (expanded === undefined) return undefined;
  return { text: line, negated, alternatives: expanded.map(toSegments) };
}

/** A choice within braces: escaped characters, and others that mean nothing there. */
const CHOICE = String.raw`(?:\\.|[^\\{},])*`;
/** Innermost braces that hold a comma. Others are plain characters, as in `/users/{id}`. */
const BRACES = new RegExp(String.raw`(?<!\\)\{(${CHOICE}(?:,${CHOICE})+)\}`);

/** Expands all braces. Undefined if that makes too many patterns. */
function expandBraces(patterns: readonly string[]): readonly string[] | undefined {
  if (patterns.length > MAX_ALTERNATIVES) return undefined;
  const expanded = patterns.flatMap(expandOneBrace);
  const isDone = expanded.length === patterns.length;
  return isDone ? expanded : expandBraces(expanded);
}

/** Expands the first braces of a pattern, if there are any. */
function expandOneBrace(pattern: string): readonly string[] {
  const braces = BRACES.exec(pattern);
  if (braces === null) return [pattern];
  const [whole, inner = ''] = braces;
  const before = pattern.slice(0, braces.index);
  const after = pattern.slice(braces.index + whole.length);
  return inner.split(/(?<!\\),/).map((choice) => `${before}${choice}${after}`);
}

function toSegments(pattern: string): Segment[] {
  const parts = pattern.replace(/^\.?\//, '').split('/');
  const isFolder = parts.length > 1 && parts.at(-1) === '';
  if (isFolder) parts[parts.length - 1] = GLOBSTAR;
  // At the end `**` needs something to match: `docs/**` does not include `docs` itself.
  if (parts.at(-1) === GLOBSTAR) parts.push('*');
  return parts.flatMap(partToSegments);
}

function partToSegments(part: string): Segment[] {
  if (part === GLOBSTAR) return [GLOBSTAR];
  const tokens = (part.match(TOKEN) ?? []).map(toToken);
  return part.startsWith(GLOBSTAR) ? [GLOBSTAR, tokens] : [tokens];
}

const ESCAPED_CHARACTER = String.raw`\\.`;
const STARS = String.raw`\*+`;
/** A set such as `[a-z]`. A `]` at its beginning belongs to it. */
const SET = String.raw`\[[!^]?(?:\][^\]]*|[^\]]+)\]`;
/** Part of a pattern. Any other character matches itself. */
const TOKEN = new RegExp(`${ESCAPED_CHARACTER}|${STARS}|${SET}|.`, 'gsu');

function toToken(token: string): Token {
  if (token.startsWith('*')) return STAR;
  if (token === '?') return /./su;
  if (token.length === 1) return token;
  if (token.startsWith('\\')) return token.slice(1);
  return toCharacterClass(token);
}

const SET_PARTS = /^\[(?<not>[!^]?)(?<members>.+)\]$/su;

/** Converts a set such as `[a-z]`. A range that is none, as in `[z-a]`, matches nothing. */
function toCharacterClass(token: string): RegExp {
  const { not = '', members = '' } = SET_PARTS.exec(token)?.groups ?? {};
  const negation = not === '' ? '' : '^';
  const escaped = members.replace(/[[\]\\^]/g, '\\$&');
  try {
    return new RegExp(`[${negation}${escaped}]`, 'su');
  } catch {
    return /(?!)/;
  }
}

function matchSegment(segment: Segment, name: string): boolean {
  if (segment === GLOBSTAR) return false;
  return matchSequence(segment, Array.from(name), STAR, matchCharacter);
}

function matchCharacter(token: Token, character: string): boolean {
  return token instanceof RegExp ? token.test(character) : token === character;
}

/**
 * Matches a pattern in which `star` matches any number of items. Only the last star is ever
 * extended: if the rest of the pattern is not after it, extending others would not help.
 */
function matchSequence<P, I>(
  pattern: readonly P[],
  items: readonly I[],
  star: P,
  matchOne: (part: P, item: I) => boolean,
): boolean {
  let at = 0;
  let next = 0;
  /** Position behind the last star, and the first item that the star does not match. */
  let lastStar: { at: number; next: number } | undefined;
  while (next < items.length) {
    const part = pattern[at];
    const item = items[next];
    if (part === star) {
      at += 1;
      lastStar = { at, next };
    } else if (part !== undefined && item !== undefined && matchOne(part, item)) {
      at += 1;
      next += 1;
    } else if (lastStar !== undefined) {
      lastStar.next += 1;
      at = lastStar.at;
      next = lastStar.next;
    } else {
      return false;
    }
  }
  return pattern.slice(at).every((part) => part === star);
}
