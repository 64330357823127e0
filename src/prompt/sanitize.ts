/**
 * Text that a person does not see but an agent reads is the classic carrier of smuggled instructions. It is taken out
 * of everything that goes into a prompt, and counted, so that the summary can say that there was some.
 */
import { normalizeLineEnds, stripInvisible } from '../text.ts';

/** What may stand before a `<!--` on a line that it opens: white space, quote and list marks. */
const LINE_OPENERS = ' \t>-*+';

export type Sanitized = Readonly<{ text: string; /** Characters taken out. */ removed: number }>;

/**
 * Takes out hidden characters and HTML comments, in linear time; line ends become `\n`. Stripping twice changes nothing more.
 *
 * @param kind `'prose'`: comments may span lines, and one that opens a line and never closes hides all the rest, as
 * it does on GitHub's page. `'markup'`, a part of a document: comments may span lines, and one whose end is not in the part
 * is kept. `'code'`: only comments within one line, since in source `<!--` may be a string, and what looks like its end far away.
 */
export function stripHidden(text: string, kind: 'prose' | 'markup' | 'code' = 'prose'): Sanitized {
  const lines = normalizeLineEnds(text);
  const seen = stripInvisible(lines);
  const plain = kind === 'code' ? seen.split('\n').map(withoutComments).join('\n') : withoutComments(seen);
  const rest = kind === 'prose' ? dropUnclosedComment(plain) : plain;
  return { text: rest, removed: lines.length - rest.length };
}

/** One line: for titles, names and paths, which could otherwise carry lines of their own. */
export function stripToSingleLine(text: string): Sanitized {
  const { text: plain, removed } = stripHidden(text);
  return {
    text: plain
      .split(/[\n\t]/)
      .join(' ')
      .trim(),
    removed,
  };
}

/** `<!-->` closes at once, as in HTML. One that never closes is left alone. */
function withoutComments(text: string): string {
  let start = text.indexOf('<!--');
  const kept: string[] = [];
  let at = 0;
  while (start !== -1) {
    const close = text.indexOf('-->', start);
    if (close === -1) break;
    // The space keeps the two sides from joining into a comment that was not there.
    kept.push(text.slice(at, start), ' ');
    at = close + 3;
    start = text.indexOf('<!--', at);
  }
  kept.push(text.slice(at));
  return kept.join('');
}

/** Cuts at the first `<!--` that opens a line; none of those left has an end behind it. */
function dropUnclosedComment(text: string): string {
  for (let start = text.indexOf('<!--'); start !== -1; start = text.indexOf('<!--', start + 4)) {
    let before = start - 1;
    while (before >= 0 && LINE_OPENERS.includes(text.charAt(before))) before--;
    if (before < 0 || text.charAt(before) === '\n') return text.slice(0, start);
  }
  return text;
}
