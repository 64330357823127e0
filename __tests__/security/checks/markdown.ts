/**
 * Finds Markdown in our texts that GitHub should not render. A second implementation of GitHub's rules, independent of the
 * code that escapes: it knows only the Markdown that we write, and reports everything else.
 */

import { SENT_LINE } from '../../../fakes/observations.ts';

const OUR_HTML = /<\/?(?:details|summary|sub)>/g;
const OUR_LINKS = ['https://github.com/'];

/** Exceptions to the rules. */
export type Allowed = Readonly<{
  /** Logins that may be mentioned; by default none. */
  mentions?: readonly string[];
  /** Prefixes of links; by default GitHub's. */
  links?: readonly string[];
  /** Numbers of issues and pull requests that may be referred to; by default none. */
  references?: readonly number[];
  /** Numbers of columns that a table may have; by default 2 or 4. */
  columns?: readonly number[];
}>;

/** Finds injections into a comment or a summary, one clause each. */
export function findMarkdownInjection(
  markdown: string,
  allowed: Allowed = {},
): readonly string[] {
  const text = withoutFences(withoutMarkers(markdown));
  const lines = text.split('\n');
  const found: string[] = [];
  if (INVISIBLE.test(text)) found.push('invisible characters');
  if (!text.isWellFormed()) found.push('half a character');
  found.push(...findTornRows(lines, allowed));
  for (const line of lines) found.push(...checkLine(line, allowed));
  return found;
}

const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;

/** Removes the markers at the beginning and the end of our comments, which are invisible. */
function withoutMarkers(markdown: string): string {
  const text = markdown.replace(SENT_LINE, '');
  return text.replace(/<!-- docs-agent-action[^<>]*-->\s*$/, '');
}

function withoutFences(markdown: string): string {
  const kept: string[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const [marks = ''] = /^`{3,}/.exec(line) ?? [];
    const isEnd = marks.length >= fence.length && line.trim() === marks;
    if (fence === '' && marks !== '') fence = marks;
    else if (fence === '') kept.push(line);
    else if (isEnd) fence = '';
  }
  return fence === '' ? kept.join('\n') : `${kept.join('\n')}\n<unclosed fence>`;
}

/** Finds rows with another number of cells than the first row of their table, which is ours. */
function findTornRows(
  lines: readonly string[],
  { columns = [2, 4] }: Allowed,
): readonly string[] {
  const torn: string[] = [];
  /** Cells of the first row; 0 outside a table. */
  let width = 0;
  for (const line of lines) {
    const cells = countCells(line);
    if (cells === 0) {
      width = 0;
      continue;
    }
    const isFirst = width === 0;
    const isWhole = isFirst ? columns.includes(cells) : cells === width;
    if (!isWhole) torn.push(`a table row of ${cells} cells`);
    if (isFirst) width = cells;
  }
  return torn;
}

function countCells(line: string): number {
  if (!line.startsWith('|')) return 0;
  const withoutEscaped = line.replace(/\\\|/g, '');
  const bars = withoutEscaped.split('|').length - 1;
  return bars - 1;
}

function checkLine(line: string, allowed: Allowed): readonly string[] {
  const bare = withoutCode(line).replace(ESCAPED, ESCAPED_AWAY).replace(OUR_HTML, '');
  const markup = checkMarkup(bare, allowed);
  const text = checkText(bare, allowed);
  return [...markup, ...text];
}

/** Punctuation with a backslash before it, which has no meaning in Markdown, and a character in its place. */
const ESCAPED = /\\[!-/:-@[-`{-~]/g;
const ESCAPED_AWAY = '\ue000';

/** Finds HTML, images and links. */
function checkMarkup(bare: string, { links = OUR_LINKS }: Allowed): readonly string[] {
  const found: string[] = [];
  if (/<[A-Za-z/!?]/.test(bare)) found.push('HTML');
  if (bare.includes('![')) found.push('an image');
  if (/^ {0,3}\[[^\]]*\]:/.test(bare)) found.push('a link definition');
  for (const [, target = ''] of bare.matchAll(/\]\(([^)]*)\)/g)) {
    const isOurs = links.some((link) => target.startsWith(link));
    if (!isOurs) found.push(`a link to ${target.slice(0, 80)}`);
  }
  return found;
}

/** Finds texts that GitHub turns into links by itself. */
function checkText(
  bare: string,
  { mentions = [], references = [] }: Allowed,
): readonly string[] {
  const found: string[] = [];
  const withoutTargets = bare.replace(/\]\([^)]*\)/g, ']');
  const text = decode(withoutTargets);
  for (const [, login = ''] of text.matchAll(MENTION)) {
    if (!mentions.includes(login)) found.push(`a mention of ${login}`);
  }
  if (hasReference(text, references)) found.push('a reference');
  const hasScheme = /\b(?:https?|ftp):\/\//i.test(text);
  const hasHost = /(?<![a-z0-9])www\./i.test(text);
  if (hasScheme || hasHost) found.push('an address that becomes a link');
  return found;
}

/** Checks whether a text refers to an issue or pull request, except the allowed ones of our own repository. */
function hasReference(text: string, allowed: readonly number[]): boolean {
  const hasShortForm = /(?<![a-z0-9])GH-\d/i.test(text);
  if (hasShortForm) return true;
  for (const [, before = '', number] of text.matchAll(/(.?)#(\d+)/g)) {
    // After a word, a number refers to another repository.
    const isElsewhere = /\w/.test(before);
    if (isElsewhere || !allowed.includes(Number(number))) return true;
  }
  return false;
}

const MENTION = /(?:^|\W)@([A-Za-z0-9][A-Za-z0-9-]*)/g;

/** Removes code spans. By CommonMark, a run of backticks is closed by the next one of the same length. */
function withoutCode(line: string): string {
  return line.replace(
    /\\[^]?|(`+)(?:[^]*?[^`]\1(?!`))?/g,
    (found, ticks: string | undefined) =>
      ticks === undefined || found === ticks ? found : ' ',
  );
}

/** Decodes entities, as GitHub does before it looks for mentions and references. */
function decode(text: string): string {
  return text
    .replace(/&#(\d{1,7});/g, (_, code: string) => characterOf(Number(code)))
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => {
      const point = Number.parseInt(code, 16);
      return characterOf(point);
    })
    .replace(/&commat;/g, '@')
    .replace(/&num;/g, '#');
}

function characterOf(code: number): string {
  const point = Math.min(code, 0x10ffff);
  return String.fromCodePoint(point);
}
