/**
 * What GitHub would render from Markdown of ours that it should not. A second implementation of GitHub's rules, independent of the
 * code that escapes: it knows only the Markdown that we write, and reports everything else.
 */

const OUR_HTML = /<\/?(?:details|summary|sub)>/g;
const OUR_LINKS = ['https://github.com/'];

/** Exceptions. */
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

/** What others have injected into a comment or a summary, one clause each. */
export function findMarkdownInjection(
  markdown: string,
  allowed: Allowed = {},
): readonly string[] {
  const text = withoutFences(withoutMarker(markdown));
  const lines = text.split('\n');
  return [
    ...(INVISIBLE.test(text) ? ['invisible characters'] : []),
    ...(text.isWellFormed() ? [] : ['half a character']),
    ...findTornRows(lines, allowed),
    ...lines.flatMap((line) => checkLine(line, allowed)),
  ];
}

const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u;

/** The marker at the end of our comments, which nobody sees. */
function withoutMarker(markdown: string): string {
  return markdown.replace(/<!-- docs-agent-action[^<>]*-->\s*$/, '');
}

function withoutFences(markdown: string): string {
  const kept: string[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const marks = /^`{3,}/.exec(line)?.[0] ?? '';
    if (fence === '' && marks !== '') fence = marks;
    else if (fence !== '' && marks.length >= fence.length && line.trim() === marks)
      fence = '';
    else if (fence === '') kept.push(line);
  }
  return fence === '' ? kept.join('\n') : `${kept.join('\n')}\n<unclosed fence>`;
}

/** The first row of a table is ours; every other one has as many cells. */
function findTornRows(
  lines: readonly string[],
  { columns = [2, 4] }: Allowed,
): readonly string[] {
  let first = 0;
  return lines.flatMap((line) => {
    const cells = line.startsWith('|')
      ? line.replace(/\\\|/g, '').split('|').length - 2
      : 0;
    const isTorn =
      first === 0 ? cells > 0 && !columns.includes(cells) : cells > 0 && cells !== first;
    first = cells === 0 ? 0 : first || cells;
    return isTorn ? [`a table row of ${cells} cells`] : [];
  });
}

function checkLine(
  line: string,
  { mentions = [], links = OUR_LINKS, references = [] }: Allowed,
): readonly string[] {
  const found: string[] = [];
  const bare = withoutCode(line)
    .replace(/\\[!-/:-@[-`{-~]/g, '\ue000')
    .replace(OUR_HTML, '');
  if (/<[A-Za-z/!?]/.test(bare)) found.push('HTML');
  if (bare.includes('![')) found.push('an image');
  if (/^ {0,3}\[[^\]]*\]:/.test(bare)) found.push('a link definition');
  for (const [, target = ''] of bare.matchAll(/\]\(([^)]*)\)/g))
    if (!links.some((link) => target.startsWith(link)))
      found.push(`a link to ${target.slice(0, 80)}`);
  const read = decode(bare.replace(/\]\([^)]*\)/g, ']'));
  for (const [, login = ''] of read.matchAll(/(?:^|\W)@([A-Za-z0-9][A-Za-z0-9-]*)/g))
    if (!mentions.includes(login)) found.push(`a mention of ${login}`);
  const referred = [...read.matchAll(/(.?)#(\d+)/g)];
  // After a word it refers to another repository.
  const isForeign = ([, before = '', number]: RegExpExecArray): boolean =>
    /\w/.test(before) || !references.includes(Number(number));
  if (referred.some(isForeign) || /(?<![a-z0-9])GH-\d/i.test(read))
    found.push('a reference');
  if (/\b(?:https?|ftp):\/\//i.test(read) || /(?<![a-z0-9])www\./i.test(read))
    found.push('an address that becomes a link');
  return found;
}

/** The line without its code spans. By CommonMark, a run of backticks is closed by the next one of the same length. */
function withoutCode(line: string): string {
  return line.replace(
    /\\[^]?|(`+)(?:[^]*?[^`]\1(?!`))?/g,
    (found, ticks: string | undefined) =>
      ticks === undefined || found === ticks ? found : ' ',
  );
}

/** GitHub finds mentions and references after it has decoded entities. */
function decode(text: string): string {
  return text
    .replace(/&#(\d{1,7});/g, (_, code: string) =>
      String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
    .replace(/&commat;/g, '@')
    .replace(/&num;/g, '#');
}
