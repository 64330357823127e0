/**
 * Removes text that an agent reads and a person does not see: the usual carrier of hidden instructions.
 * The job summary has the count.
 */
import { normalizeLineEnds, stripInvisible } from './strings.ts';

/** A sanitized text. `removed` counts characters. */
type Sanitized = Readonly<{ text: string; removed: number }>;

/** Creates a sanitizer, which counts the removed characters of all its texts. */
export function createSanitizer() {
  let removed = 0;
  const count = (sanitized: Sanitized): string => {
    removed += sanitized.removed;
    return sanitized.text;
  };
  return {
    line: (text: string) => count(stripToSingleLine(text)),
    prose: (text: string) => count(stripHidden(text)),
    code: (text: string) => count(stripHidden(text, 'code')),
    markup: (text: string) => count(stripHidden(text, 'markup')),
    visible: (text: string) => count(stripHidden(text, 'source')),
    removed: () => removed,
  };
}
export type Sanitizer = ReturnType<typeof createSanitizer>;

/** Characters before a `<!--` that opens a line: white space, quote and list marks. */
const LINE_OPENERS = ' \t>-*+';

type TextKind = 'prose' | 'markup' | 'code' | 'source';

/**
 * Removes invisible characters and HTML comments, in linear time; line ends become `\n`. A second pass
 * changes nothing.
 *
 * @param kind `prose`: comments may span lines, and one that opens a line and never closes hides the
 *   rest, as on GitHub's pages. `markup`, a part of a document: comments may span lines, and one whose
 *   end is not in the part stays. `code`: only comments within one line, because in source code `<!--`
 *   may be a string. `source`: comments stay, because they are visible where people write this text.
 */
export function stripHidden(text: string, kind: TextKind = 'prose'): Sanitized {
  const lines = normalizeLineEnds(text);
  const visible = stripInvisible(lines);
  const rest = removeAllComments(visible, kind);
  return { text: rest, removed: lines.length - rest.length };
}

function removeAllComments(visible: string, kind: TextKind): string {
  switch (kind) {
    case 'code':
      return visible.split('\n').map(removeComments).join('\n');
    case 'markup':
      return removeComments(visible);
    case 'source':
      return visible;
    case 'prose':
      return removeUnclosedComment(removeComments(visible));
  }
}

/** Strips a title, a name or a path to one line, so that it cannot add lines of its own. */
export function stripToSingleLine(text: string): Sanitized {
  const sanitized = stripHidden(text);
  const line = sanitized.text.replaceAll(/[\n\t]/g, ' ');
  return { text: line.trim(), removed: sanitized.removed };
}

const COMMENT_START = '<!--';
const COMMENT_END = '-->';

/** Removes comments. `<!-->` is a whole one, as in HTML. A comment that never closes stays. */
function removeComments(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(COMMENT_START, at);
    if (start === -1) break;
    const close = text.indexOf(COMMENT_END, start);
    if (close === -1) break;
    // The space keeps the two sides from forming a comment that was not there.
    kept.push(text.slice(at, start), ' ');
    at = close + COMMENT_END.length;
  }
  kept.push(text.slice(at));
  return kept.join('');
}

/** Cuts at the first `<!--` that opens a line. No end follows any of those that are left. */
function removeUnclosedComment(text: string): string {
  let at = 0;
  for (;;) {
    const start = text.indexOf(COMMENT_START, at);
    if (start === -1) return text;
    if (opensLine(text, start)) return text.slice(0, start);
    at = start + COMMENT_START.length;
  }
}

/** Returns whether only white space, quote and list marks are before a position of a line. */
function opensLine(text: string, position: number): boolean {
  let before = position - 1;
  while (before >= 0 && LINE_OPENERS.includes(text.charAt(before))) before -= 1;
  return before < 0 || text.charAt(before) === '\n';
}
