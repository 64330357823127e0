import { findCommentClose, stripHtmlComments, startsComment } from './html-comments.ts';

/**
 * What a line of a comment is to the person who reads it on GitHub. `fence` covers the fence's own lines too; `hidden` is
 * a line that shows nothing because it lies in an HTML comment.
 */
export type LineKind = 'text' | 'blank' | 'quote' | 'fence' | 'code' | 'hidden';

/** One line without its line break; a `text` line without its HTML comments. */
export type Line = Readonly<{ kind: LineKind; text: string }>;

/** White space and what takes no room: zero-width characters and direction marks, as phones and web pages paste them. */
const LEADING_BLANK = /^[\s\u200b-\u200f\u061c\u2060\u2066-\u2069\ufeff]*/;

/** White space that sets words apart. JavaScript counts the byte order mark as such, but it takes no room. */
export const SEPARATOR = /[^\S\ufeff]/;

type Fence = Readonly<{ mark: string; length: number }>;

/** How many characters of white space and of zero width a text starts with. */
export function leadingBlankLength(text: string): number {
  return LEADING_BLANK.exec(text)?.[0].length ?? 0;
}

/** What an earlier line left open. */
type BlockState = Fence | 'comment' | 'paragraph' | null;
type Step = Line & Readonly<{ inside: BlockState }>;

/**
 * Reads a comment's lines by CommonMark's block rules, as far as a command depends on them. Lines are judged one by one:
 * a line right below a quote is not quoted unless it starts with `>` itself, because people type there and e-mail clients
 * put no blank line between. Linear in the body's length.
 */
export function parseLines(body: string): readonly Line[] {
  const source = body.split(/\r\n|\n|\r/);
  const closed = findClosingParagraphs(source);
  let inside: BlockState = null;
  return source.map((text, at) => {
    const step = readLine({ text, inside, runsOn: closed[at] === true });
    inside = step.inside;
    return { kind: step.kind, text: step.text };
  });
}

/** `runsOn`: whether a comment that opens in the middle of this line is closed by its paragraph. */
function readLine({
  text,
  inside,
  runsOn,
}: Readonly<{ text: string; inside: BlockState; runsOn: boolean }>): Step {
  const { columns, characters } = measureIndentation(text);
  const shallow = columns < 4;
  if (inside === 'comment') {
    const end = findCommentClose(text);
    return end === 0 ? { kind: 'hidden', text: '', inside } : afterHtmlComment(text.slice(end));
  }
  if (typeof inside === 'object' && inside !== null) {
    const closes = shallow && closesFence(text, characters, inside);
    return { kind: 'fence', text, inside: closes ? null : inside };
  }
  if (isBlank(text)) return { kind: 'blank', text, inside: null };
  if (!shallow && inside !== 'paragraph') return { kind: 'code', text, inside: null };
  if (shallow) {
    if (text[characters] === '>') return { kind: 'quote', text, inside: null };
    if (startsComment(text, characters)) return afterHtmlComment(text);
    const fence = openFence(text, characters);
    if (fence !== null) return { kind: 'fence', text, inside: fence };
  }
  const shown = stripHtmlComments(text, runsOn);
  return { kind: 'text', text: shown.text, inside: shown.open ? 'comment' : 'paragraph' };
}

/** A line that starts in a comment or with one. There a comment needs no end: without one GitHub hides all the rest. */
function afterHtmlComment(line: string): Step {
  const { text, open } = stripHtmlComments(line, true);
  const inside = open ? 'comment' : null;
  return isBlank(text)
    ? { kind: 'hidden', text: '', inside }
    : { kind: 'text', text: text.trimStart(), inside };
}

/** For each line whether a later line of its paragraph closes an HTML comment. One pass from the end. */
function findClosingParagraphs(lines: readonly string[]): readonly boolean[] {
  let closes = false;
  const closed = lines.toReversed().map((line) => {
    const below = closes;
    closes = !endsParagraph(line) && (findCommentClose(line) > 0 || below);
    return below;
  });
  return closed.toReversed();
}

/** Whether a line cannot go on with the paragraph above it. */
function endsParagraph(line: string): boolean {
  if (isBlank(line)) return true;
  const { columns, characters } = measureIndentation(line);
  return columns < 4 && (line[characters] === '>' || openFence(line, characters) !== null);
}

/** Indentation by spaces and tabs; a tab goes to the next multiple of four columns. */
export function measureIndentation(line: string): Readonly<{ columns: number; characters: number }> {
  let columns = 0;
  let characters = 0;
  for (const mark of line) {
    if (mark === ' ') columns += 1;
    else if (mark === '\t') columns += 4 - (columns % 4);
    else break;
    characters += 1;
  }
  return { columns, characters };
}

function isBlank(text: string): boolean {
  return leadingBlankLength(text) === text.length;
}

/** The fence that a line opens: three or more of a mark; what follows back-ticks has no back-tick (else it is inline code). */
function openFence(line: string, at: number): Fence | null {
  const mark = line[at];
  if (mark !== '`' && mark !== '~') return null;
  const length = countMarks(line, at, mark);
  if (length < 3 || (mark === '`' && line.includes('`', at + length))) return null;
  return { mark, length };
}

/** Whether a line closes the fence: at least as many of its mark, and nothing else. */
function closesFence(line: string, at: number, fence: Fence): boolean {
  const length = countMarks(line, at, fence.mark);
  return length >= fence.length && line.slice(at + length).trim() === '';
}

function countMarks(line: string, at: number, mark: string): number {
  let end = at;
  while (line[end] === mark) end += 1;
  return end - at;
}
