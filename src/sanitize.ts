/** Removes text that an agent reads and a person does not see: the usual carrier of hidden instructions. The job summary has the count. */
import { normalizeLineEnds, stripInvisible } from './text.ts';

/** `removed` counts characters. */
export type Sanitized = Readonly<{ text: string; removed: number }>;

/** Sanitizes text and counts what it removes. */
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
    /** Removes no HTML comments: they are visible where people write this text. */
    visible: (text: string) => {
      const plain = stripInvisible(text);
      return count({
        text: plain,
        removed: normalizeLineEnds(text).length - plain.length,
      });
    },
    removed: () => removed,
  };
}
export type Sanitizer = ReturnType<typeof createSanitizer>;

/** What may precede a `<!--` that opens a line: white space, quote and list marks. */
const LINE_OPENERS = ' \t>-*+';

/**
 * Removes invisible characters and HTML comments, in linear time; line ends become `\n`. A second pass changes nothing.
 *
 * @param kind `prose`: comments may span lines, and one that opens a line and never closes hides the rest, as on GitHub's pages.
 * `markup`, a part of a document: comments may span lines, and one whose end is not in the part stays. `code`: only comments within
 * one line, because in source code `<!--` may be a string.
 */
export function stripHidden(
  text: string,
  kind: 'prose' | 'markup' | 'code' = 'prose',
): Sanitized {
  const lines = normalizeLineEnds(text);
  const visible = stripInvisible(lines);
  const plain =
    kind === 'code'
      ? visible.split('\n').map(removeComments).join('\n')
      : removeComments(visible);
  const rest = kind === 'prose' ? removeUnclosedComment(plain) : plain;
  return { text: rest, removed: lines.length - rest.length };
}

/** One line, for titles, names and paths: they could otherwise add lines of their own. */
export function stripToSingleLine(text: string): Sanitized {
  const { text: plain, removed } = stripHidden(text);
  return { text: plain.replaceAll(/[\n\t]/g, ' ').trim(), removed };
}

/** As in HTML, `<!-->` is a whole comment. A comment that never closes stays. */
function removeComments(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', at)) {
    const close = text.indexOf('-->', start);
    if (close === -1) break;
    // The space keeps the two sides from forming a comment that was not there.
    kept.push(text.slice(at, start), ' ');
    at = close + 3;
  }
  return kept.join('') + text.slice(at);
}

/** Cuts at the first `<!--` that opens a line. No end follows any of those that are left. */
function removeUnclosedComment(text: string): string {
  for (
    let start = text.indexOf('<!--');
    start !== -1;
    start = text.indexOf('<!--', start + 4)
  ) {
    let before = start - 1;
    while (before >= 0 && LINE_OPENERS.includes(text.charAt(before))) before -= 1;
    if (before < 0 || text.charAt(before) === '\n') return text.slice(0, start);
  }
  return text;
}
