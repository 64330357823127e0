import { invalid, ok, quoteValue, type ParseResult } from '../inputs/parse.ts';

/** Decides by its path whether a page belongs to the report. */
export type PageFilter = (path: string) => boolean;

/**
 * A pattern in steps. `folders` is the beginning of a folder wildcard followed by a slash: it may match nothing, the
 * slash included, so that `/api/**` + `/errors` finds `/api/errors` too.
 */
type Step = Readonly<{ kind: 'text'; text: string } | { kind: 'one' | 'some' | 'all' | 'folders' }>;

/**
 * Reads `paths` and `paths-ignore`: globs, one per line, where `*` and `?` stay within a segment and `**` crosses them.
 * Without `paths` every page belongs; `paths-ignore` takes away from what `paths` chose.
 */
export function parsePageFilter(paths: string, ignored: string): ParseResult<PageFilter> {
  const wanted = readPatterns('paths', paths);
  const unwanted = readPatterns('paths-ignore', ignored);
  if (!wanted.ok || !unwanted.ok)
    return invalid(...[wanted, unwanted].flatMap((read) => (read.ok ? [] : read.errors)));
  return ok((path) => {
    const page = stripSlash(path);
    return (
      (wanted.value.length === 0 || wanted.value.some((steps) => matches(steps, page))) &&
      !unwanted.value.some((steps) => matches(steps, page))
    );
  });
}

function readPatterns(name: string, text: string): ParseResult<readonly (readonly Step[])[]> {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const errors = patterns.flatMap((pattern) => {
    if (pattern.startsWith('!'))
      return [
        `\`${name}\` has ${quoteValue(pattern)}. Leave the ! out and write the pattern into the other of paths and paths-ignore.`,
      ];
    if (/[{}[\]]/.test(pattern))
      return [
        `\`${name}\` has ${quoteValue(pattern)}. Only *, ** and ? are wildcards: write each alternative on its own line.`,
      ];
    return [];
  });
  return errors.length > 0 ? invalid(...errors) : ok(patterns.map((pattern) => stepsOf(stripSlash(pattern))));
}

/** The service's paths begin with a slash, patterns often do not. */
function stripSlash(path: string): string {
  return path.startsWith('/') ? path.slice(1) : path;
}

function stepsOf(pattern: string): readonly Step[] {
  const tokens = pattern.match(/\*\*\/?|\*|\?|[^*?]/gu) ?? [];
  return tokens.flatMap((token, index): Step[] => {
    if (token === '**/') {
      const folders = index === 0 || tokens[index - 1]?.endsWith('/') === true;
      return [
        ...(folders ? [{ kind: 'folders' } as const] : []),
        { kind: 'all' },
        { kind: 'text', text: '/' },
      ];
    }
    if (token === '**') return [{ kind: 'all' }];
    if (token === '*') return [{ kind: 'some' }];
    return [token === '?' ? { kind: 'one' } : { kind: 'text', text: token }];
  });
}

/** Follows all ways through the pattern at once: its length times the path's at most, whatever visitors put into a path. */
function matches(steps: readonly Step[], path: string): boolean {
  let at = reach(steps, [0]);
  for (const character of path) {
    const next = [...at].flatMap((index) => advance(steps[index], index, character));
    if (next.length === 0) return false;
    at = reach(steps, next);
  }
  return at.has(steps.length);
}

/** Where reading a character leads from the step at `index`: on, on the spot, or nowhere. */
function advance(step: Step | undefined, index: number, character: string): readonly number[] {
  if (step === undefined || step.kind === 'folders') return [];
  if (step.kind === 'text') return step.text === character ? [index + 1] : [];
  if (step.kind === 'all') return [index];
  if (character === '/') return [];
  return step.kind === 'one' ? [index + 1] : [index];
}

/** All places that can be reached from these without reading a character. */
function reach(steps: readonly Step[], from: readonly number[]): ReadonlySet<number> {
  const places = new Set<number>();
  const open = [...from];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (places.has(index)) continue;
    places.add(index);
    const kind = steps[index]?.kind;
    if (kind === 'all' || kind === 'some') open.push(index + 1);
    if (kind === 'folders') open.push(index + 1, index + 3);
  }
  return places;
}
