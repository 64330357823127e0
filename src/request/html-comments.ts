import { countTicks, findRun, lastRuns } from './back-ticks.ts';

const OPEN = '<!--';
const CLOSE = '-->';

/** A line without its HTML comments; `open` when its last one goes on in the next line. */
export type Uncommented = Readonly<{ text: string; open: boolean }>;

/**
 * Takes the HTML comments out of a line, but not out of inline code. One that is not closed in the line runs on if
 * `runsOn` says that it may; otherwise GitHub shows it as text, and so it stays. Linear in the line's length: every
 * search starts where an earlier one ended.
 */
export function removeComments(line: string, runsOn: boolean): Uncommented {
  let comment = line.indexOf(OPEN);
  if (comment < 0) return { text: line, open: false };
  let tick = line.indexOf('`');
  const last = tick < 0 ? undefined : lastRuns(line);
  let text = '';
  let kept = 0;
  while (comment >= 0) {
    if (tick >= 0 && tick < comment) {
      const after = skipCode(line, tick, last);
      tick = line.indexOf('`', after);
      if (comment < after) comment = line.indexOf(OPEN, after);
      continue;
    }
    const end = findCommentEnd(line, comment);
    if (end < 0 && !runsOn) break;
    text += line.slice(kept, comment);
    if (end < 0) return { text, open: true };
    kept = end;
    comment = line.indexOf(OPEN, end);
    if (tick >= 0 && tick < end) tick = line.indexOf('`', end);
  }
  return { text: text + line.slice(kept), open: false };
}

/** Just past the end of the comment that opens at `from`; -1 if it does not end in this line. `<!-->` is a whole comment. */
function findCommentEnd(line: string, from: number): number {
  const close = line.indexOf(CLOSE, from + 2);
  return close < 0 ? -1 : close + CLOSE.length;
}

/** Just past the end of a comment that an earlier line opened; -1 if this line does not close it. */
export function findCommentClose(line: string): number {
  const close = line.indexOf(CLOSE);
  return close < 0 ? -1 : close + CLOSE.length;
}

/** Whether a line, indentation aside, starts a comment. */
export function startsComment(line: string, indentation: number): boolean {
  return line.startsWith(OPEN, indentation);
}

/** Just past the inline code that opens at `tick`, or past its back-ticks if nothing closes it. */
function skipCode(line: string, tick: number, last: ReadonlyMap<number, number> | undefined): number {
  const length = countTicks(line, tick);
  const lonely = (last?.get(length) ?? -1) <= tick;
  return lonely ? tick + length : findRun(line, length, tick + length) + length;
}
