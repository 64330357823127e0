/**
 * Finds what a mail program adds below a reply: the attribution and the quotation, a signature, the
 * headers of Outlook, GitHub's own footer. Only GitHub knows whether a comment came by e-mail; a text
 * alone does not show that.
 */
import { normalizeLineEnds, stripInvisible } from '../text/strings.ts';

/** A comment in two parts. Together with a line end between them, they are the whole comment. */
type EmailReply = Readonly<{ text: string; tail: string }>;

/**
 * The whole text of a command that may have come by e-mail, by which its request is recognised, and the part below the instruction that
 * is data; empty if the comment came by e-mail.
 */
export type EmailCommand = Readonly<{ written: string; rest: string }>;

/** A line that is not blank. `number` is its place in the comment. */
type Line = Readonly<{
  number: number;
  text: string;
  isQuoted: boolean;
  isCode: boolean;
}>;

/** Lines of a comment, and for each place among them whether only tails are from there to the end. */
type Lines = Readonly<{ all: readonly Line[]; isTail: boolean[] }>;

/** A rule for the first line of a tail. `at` is its place among the lines. */
type Mark = (line: Line, lines: Lines, at: number) => boolean;

const MARKS: readonly Mark[] = [
  isAttribution,
  isSignature,
  isSentFrom,
  isOutlookHeader,
  isFooter,
  isSeparator,
];

/**
 * Splits a comment above its first tail, in linear time. Undefined if it has none. A mark counts only
 * below the command line, at the beginning of a line outside code, and if nothing but its tail, or other
 * tails, follow.
 */
export function splitEmailReply(body: string): EmailReply | undefined {
  const written = normalizeLineEnds(body).split('\n');
  const all = readLines(written);
  const command = all.findIndex(({ isQuoted }) => !isQuoted);
  // The end of the comment counts as a tail.
  const lines: Lines = { all, isTail: Array<boolean>(all.length + 1).fill(true) };
  let first: Line | undefined;
  for (let at = all.length - 1; at > command; at -= 1) {
    const line = all[at];
    if (line === undefined) break;
    const isMark =
      !line.isQuoted && !line.isCode && MARKS.some((mark) => mark(line, lines, at));
    lines.isTail[at] = isMark || (line.isQuoted && isTail(lines, at + 1));
    if (isMark) first = line;
  }
  if (first === undefined) return undefined;
  return {
    text: written.slice(0, first.number).join('\n'),
    tail: written.slice(first.number).join('\n'),
  };
}

const QUOTED = /^ {0,3}>/;
/** The beginning or the end of a block of code. After three backticks, a line with more of them is text. */
const FENCE = /^\s*(?<fence>`{3,}(?=[^`]*$)|~{3,})/;

/** Returns the lines that are not blank, without invisible characters. */
function readLines(written: readonly string[]): readonly Line[] {
  const lines: Line[] = [];
  let open = '';
  for (const [number, each] of written.entries()) {
    const text = stripInvisible(each);
    const fence = FENCE.exec(text)?.groups?.['fence'] ?? '';
    const isCode = open !== '' || fence !== '';
    if (open === '') open = fence;
    else if (closesFence(text, open)) open = '';
    if (text.trim() !== '') {
      lines.push({ number, text, isQuoted: !isCode && QUOTED.test(text), isCode });
    }
  }
  return lines;
}

/** Returns whether a line has nothing but a fence as long as the one that began the code, or longer. */
function closesFence(text: string, open: string): boolean {
  const fence = text.trim();
  return fence.startsWith(open) && fence === open.charAt(0).repeat(fence.length);
}

function isTail({ isTail: known }: Lines, at: number): boolean {
  return known[at] === true;
}

/** Lines of a signature or a footer, blank ones aside. */
const MAX_LINES = 10;

/** Returns whether at most ten lines that fit are between a line and the next tail. */
function hasOnlyBelow(lines: Lines, at: number, fits: (line: Line) => boolean): boolean {
  for (let below = at + 1; below <= at + 1 + MAX_LINES; below += 1) {
    if (isTail(lines, below)) return true;
    const line = lines.all[below];
    if (line === undefined || line.isCode || !fits(line)) return false;
  }
  return false;
}

/** No attribution is longer. The bound keeps the patterns fast. */
const MAX_ATTRIBUTION_LENGTH = 300;
/** A year or a time, which every attribution has. */
const DATED = /\b(?:19|20)\d\d|\d:\d\d/;
/** An attribution that counts without a quotation below. */
const ENGLISH = /^On\b.*\bwrote\s?:$/;

/** Recognises `On … wrote:` or, in any language, a text with a date and a colon at its end above a quotation. It is on one line or on two. */
function isAttribution(line: Line, lines: Lines, at: number): boolean {
  if (!DATED.test(line.text)) return false;
  if (isAttributionText(lines, at, line.text)) return true;
  const next = lines.all[at + 1];
  const isWrapped = next?.number === line.number + 1 && !next.isQuoted && !next.isCode;
  if (!isWrapped || DATED.test(next.text)) return false;
  return isAttributionText(lines, at + 1, `${line.text.trimEnd()} ${next.text}`);
}

/** Returns whether a dated text, whose last line is at a place, attributes what is below. */
function isAttributionText(lines: Lines, at: number, text: string) {
  if (text.length > MAX_ATTRIBUTION_LENGTH || !isTail(lines, at + 1)) return false;
  const line = text.trimEnd();
  if (lines.all[at + 1]?.isQuoted === true) return /[:：]$/.test(line);
  return ENGLISH.test(line);
}

/** A line of a signature is hardly longer. */
const MAX_SIGNATURE_LENGTH = 80;

function isSignature(line: Line, lines: Lines, at: number): boolean {
  const isShort = ({ text }: Line): boolean => text.length <= MAX_SIGNATURE_LENGTH;
  return line.text === '-- ' && hasOnlyBelow(lines, at, isShort);
}

/** Lines that mail programs of phones, and Outlook, put at the end of a text. */
const SENT_FROM: readonly RegExp[] = [
  /^Sent from my \S/,
  /^Sent from (?:Outlook|Mail|Yahoo|Proton)\b/,
  /^Get Outlook for \S/,
  /^(?:Von meinem .* gesendet|Gesendet von mein)/,
  /^Envoyé (?:de|depuis|à partir de) mon \S/,
  /^Enviad[oa] (?:desde|do|de) (?:mi|meu) \S/,
  /^(?:Enviado do|Inviato da(?:l mio)?) \S/,
  /^(?:Verstuurd|Verzonden) vanaf mijn \S/,
  /^(?:Skickat från|Sendt fra) min \S/,
  /^Lähetetty iP/,
  /^Wysłane z \S/,
  /^Отправлено с \S/,
  /^\S+から送信/,
  /^(?:发自我的|從我的)/,
  /^나의 .*에서 보냄/,
];

function isSentFrom({ text }: Line, lines: Lines, at: number): boolean {
  if (text.length > MAX_SIGNATURE_LENGTH || !isTail(lines, at + 1)) return false;
  return SENT_FROM.some((pattern) => pattern.test(text));
}

/** A header of an e-mail, in any language: `From:`. */
const HEADER = /^\*{0,2}\p{L}[\p{L} ]{0,23}[:：]/u;
/** Headers that Outlook shows at least: the sender, the time, the recipient, the subject. */
const MIN_HEADERS = 4;
/** Lines from the first of the four headers to the last: others, and long lists of recipients, are between them. */
const MAX_HEADER_LINES = 12;

/** Recognises the headers of Outlook, in order, without a blank line between them. All of the other e-mail follows. */
function isOutlookHeader({ number }: Line, { all }: Lines, at: number): boolean {
  const block = all
    .slice(at, at + MAX_HEADER_LINES)
    .filter((line, index) => line.number === number + index && !line.isCode);
  const headers = block.filter(({ text }) => HEADER.test(text));
  const [first, second] = headers;
  const hasTime = second !== undefined && DATED.test(second.text);
  return first === block[0] && hasTime && headers.length >= MIN_HEADERS;
}

const FOOTER = /^Reply to this email directly(?:,?\s*$|,? (?:or )?view\b)/;
const FOOTER_LINE =
  /https?:|@|\bGitHub\b|\bunsubscribe\b|\bmute the thread\b|\bYou are receiving this\b|\bTriage notifications\b|\bMessage ID\b/;

function isFooter(line: Line, lines: Lines, at: number): boolean {
  const isOfFooter = ({ text }: Line): boolean => FOOTER_LINE.test(text);
  const isFirst = FOOTER.test(line.text);
  return isFirst && hasOnlyBelow(lines, at, isOfFooter);
}

/** Lines that mail programs put above a mark: of dashes, of Outlook, with the words for *original message*. */
const SEPARATOR = /^(?:—|_{10,}|-{4,} ?\p{L}[\p{L} ]{0,40}-{4,})\s*$/u;

function isSeparator(line: Line, lines: Lines, at: number): boolean {
  const next = lines.all[at + 1];
  if (next === undefined || next.isQuoted) return false;
  return isTail(lines, at + 1) && SEPARATOR.test(line.text);
}
