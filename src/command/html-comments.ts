import { backtickRunLength, findBacktickRun, lastBacktickRuns } from './inline-code.ts';

const OPEN = '<!--';
const CLOSE = '-->';

/** A line without its HTML comments; `open` when its last one goes on in the next line. */
export type StrippedLine = Readonly<{ text: string; open: boolean }>;

/**
 * Takes the HTML comments out of a line, but not out of inline code. One that is not closed in the line runs on if
 * `runsOn` says that it may; otherwise GitHub shows it as text, and so it stays. Linear in the line's length: every
 * search starts where an earlier one ended.
 */
export function stripHtmlComments(line: string, runsOn: boolean): StrippedLine {
  const last = lastBacktickRuns(line);
  let comment = find(line, OPEN, 0);
  let tick = find(line, '`', 0);
  let text = '';
  let kept = 0;
  while (comment < line.length) {
    if (tick < comment) {
      const after = skipInlineCode(line, tick, last);
      tick = find(line, '`', after);
      if (comment < after) comment = find(line, OPEN, after);
      continue;
    }
    const end = findCommentClose(line, comment);
    if (end === 0 && !runsOn) break;
    text += line.slice(kept, comment);
    if (end === 0) return { text, open: true };
    kept = end;
    comment = find(line, OPEN, end);
    if (tick < end) tick = find(line, '`', end);
  }
  return { text: text + line.slice(kept), open: false };
}

/** Where the mark stands next; the line's length if nowhere. */
function find(line: string, mark: string, from: number): number {
  const at = line.indexOf(mark, from);
  return at < 0 ? line.length : at;
}

/**
 * Just past the end of a comment that opens at `from` or in an earlier line; 0 if this line does not close it. `<!-->`
 * is a whole comment.
 */
export function findCommentClose(line: string, from = 0): number {
  const close = line.indexOf(CLOSE, from);
  return close < 0 ? 0 : close + CLOSE.length;
}

/** Whether a line, indentation aside, starts a comment. */
export function startsComment(line: string, indentation: number): boolean {
  return line.startsWith(OPEN, indentation);
}

/** Just past the inline code that opens at `tick`, or past its back-ticks if nothing closes it. */
function skipInlineCode(line: string, tick: number, last: ReadonlyMap<number, number>): number {
  const length = backtickRunLength(line, tick);
  const lonely = last.get(length) === tick;
  return lonely ? tick + length : findBacktickRun(line, length, tick + length) + length;
}
