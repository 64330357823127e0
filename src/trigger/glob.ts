/** Globs as regular expressions: `*`, `?` and `[…]` within a segment of a path, `**` across segments, `{a,b}`, and `\` before a mark. */

/**
 * The expression that matches whole paths. Names that begin with a dot are names like all others. A bracket or brace without
 * its partner is a plain character. Time grows with the path's length to the power of the wildcards: bound both.
 */
export function globToRegExp(glob: string): RegExp {
  let source = '';
  let depth = 0;
  let starts = true;
  for (let at = 0; at < glob.length;) {
    const step = readStep(glob, at, { depth, starts });
    source += step.source;
    depth += step.opens ?? 0;
    at += step.length;
    starts = step.starts ?? false;
  }
  // A brace whose partner turned out to stand in a bracket is still open. A path may hold a line break.
  return new RegExp(`^(?:${source}${')'.repeat(depth)})$`, 's');
}

/** `depth`: how many braces are open. `starts`: whether a segment may start here. */
type Position = Readonly<{ depth: number; starts: boolean }>;
type Step = Readonly<{ source: string; length: number; opens?: 1 | -1; starts?: true }>;

function readStep(glob: string, at: number, position: Position): Step {
  const { depth } = position;
  const mark = glob.charAt(at);
  switch (mark) {
    case '\\':
      return at + 1 < glob.length ? { source: plain(glob.charAt(at + 1)), length: 2 } : literal(mark);
    case '*':
      return readStars(glob, at, position);
    case '?':
      return { source: '[^/]', length: 1 };
    case '[':
      return readClass(glob, at) ?? literal(mark);
    case '{':
      return isClosed(glob, at) ? { source: '(?:', length: 1, opens: 1, starts: true } : literal(mark);
    case ',':
      return depth > 0 ? { source: '|', length: 1, starts: true } : literal(mark);
    case '}':
      return depth > 0 ? { source: ')', length: 1, opens: -1 } : literal(mark);
    case '/':
      return { source: '/', length: 1, starts: true };
    default:
      return literal(mark);
  }
}

/** Two stars cross segments where they are one; else they are as good as one star. */
function readStars(glob: string, at: number, { depth, starts }: Position): Step {
  const length = glob.slice(at).search(/[^*]|$/);
  const after = glob.charAt(at + length);
  const isSegment = starts && (after === '' || after === '/' || (depth > 0 && ',}'.includes(after)));
  if (length === 1 || !isSegment) return { source: '[^/]*', length };
  if (after === '/') return { source: '(?:[^/]+/)*', length: length + 1, starts: true };
  return { source: '.*', length };
}

function readClass(glob: string, at: number): Step | undefined {
  const [, negation = '', members = ''] = /^\[([!^]?)(\]?[^\]/]*)\]/.exec(glob.slice(at)) ?? [];
  if (members === '') return undefined;
  const source = `[${negation === '' ? '' : '^/'}${members.replaceAll(/[[\]\\]/g, '\\$&')}]`;
  return isValid(source) ? { source, length: negation.length + members.length + 2 } : undefined;
}

/** `[z-a]` is no class. */
function isValid(source: string): boolean {
  try {
    return new RegExp(source, 's').test('') || true;
  } catch {
    return false;
  }
}

/** Whether an opening brace has its partner, which makes it one of alternatives. */
function isClosed(glob: string, at: number): boolean {
  let depth = 0;
  for (let next = at; next < glob.length; next += 1) {
    if (glob[next] === '\\') next += 1;
    else if (glob[next] === '{') depth += 1;
    else if (glob[next] === '}' && --depth === 0) return true;
  }
  return false;
}

function literal(mark: string): Step {
  return { source: plain(mark), length: 1 };
}

function plain(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll('\\/', '/');
}
