/**
 * Makes outside text harmless in GitHub Flavored Markdown, also for GitHub's own filters of mentions and
 * references.
 */
import { COMMENT_MARKER } from '../domain/comment.ts';
import { GITHUB_COM, httpsUrl, isOnGitHub } from '../text/urls.ts';
import { parsePullRequestUrl } from '../domain/pull-request-url.ts';
import { singleLine, stripInvisible, truncate } from '../text/strings.ts';

/** Character that breaks links and notifications of GitHub, invisibly. */
const ZERO_WIDTH_SPACE = '\u200b';

/** Characters that begin or end something in Markdown anywhere; `_` only at the edge of a word. */
const MARKUP = /[\\`*[\]<|~$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;

/** The beginning of a heading, a quote or an item of a list. */
const BLOCK_START = /^(?=[-+=>#])|^(\d+)(?=[.)](\s|$))/;

/** The beginning of a mention, a reference, an address or a number of GitHub. */
const REFERENCE_START = /[@#]|:(?=\/\/)|(?<![A-Za-z0-9])(?:www(?=\.)|GH(?=-\d))/gi;

/**
 * Escapes running text on one line, also in a table cell and at the beginning of a line. Escapes no more
 * than it must, because e-mails show the backslashes: parentheses and `!` mean something only beside a
 * bracket, `>` only at the beginning of a line or after a `<`.
 */
export function escapeText(text: string): string {
  return breakMarkers(singleLine(text))
    .replace(/&/g, '&amp;')
    .replace(MARKUP, '\\$&')
    .replace(BLOCK_START, '$1\\')
    .replace(REFERENCE_START, `$&${ZERO_WIDTH_SPACE}`);
}

/**
 * Renders a code span on one line, in which nothing is Markdown. Not for table cells, where a pipe would
 * end it.
 */
export function codeSpan(text: string): string {
  const line = breakMarkers(singleLine(text));
  if (line === '') return '';
  const fence = '`'.repeat(longestFence(line) + 1);
  const touchesFence = line.startsWith('`') || line.endsWith('`');
  const pad = touchesFence ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** Renders a code span for a table cell. */
export function codeCell(text: string): string {
  // A backslash before a pipe would take the escape away from it; a space keeps them apart.
  const separated = text.replaceAll('\\|', '\\ |');
  return codeSpan(separated).replaceAll('|', '\\|');
}

/** Length of an identifier, long enough for any job ID or model name. */
const MAX_IDENTIFIER_LENGTH = 200;

/** Renders a word of the service in running text. */
export function codeWord(text: string): string {
  const word = truncate(singleLine(text), MAX_IDENTIFIER_LENGTH);
  return codeSpan(word);
}

/** Renders text over several lines in a fenced block that nothing inside can close. */
export function codeBlock(text: string): string {
  // The back-ticks of the shown text count: invisible characters may have kept them apart.
  const shown = breakMarkers(stripInvisible(text));
  const fence = '`'.repeat(Math.max(3, longestFence(shown) + 1));
  return `${fence}\n${shown}\n${fence}`;
}

/** Characters that could end the address of a link. */
const LINK_ENDS = /[ <>()[\]\\|"'`]/g;

/** Renders a link to an address that the caller has vetted. */
export function link(text: string, url: string): string {
  return `[${escapeText(text)}](${url.replace(LINK_ENDS, encodePercent)})`;
}

function encodePercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

const BROKEN_MARKER = COMMENT_MARKER.replace('<', '< ');

/** Breaks our marker, so that a text that a comment of ours quotes cannot plant one. */
function breakMarkers(text: string): string {
  return text.replaceAll(COMMENT_MARKER, BROKEN_MARKER);
}

function longestFence(text: string): number {
  let longest = 0;
  for (const [fence] of text.matchAll(/`+/g)) {
    longest = Math.max(longest, fence.length);
  }
  return longest;
}

const QUOTED = /(`[^`]+`)/;

/**
 * Renders a sentence of ours, in which back-ticks mark names. The words “the dashboard” link to
 * `dashboardUrl`, which the caller has vetted.
 */
export function renderInline(text: string, dashboardUrl?: string): string {
  const rendered = text.split(QUOTED).map((part, index) => {
    // Every second part is between back-ticks. Its first character does not show that, because lone
    // back-ticks of others begin parts, too.
    if (index % 2 === 1) return codeSpan(part.slice(1, -1));
    return linkDashboard(escapeKeepingSpace(part), dashboardUrl);
  });
  // A code span of invisible characters alone is empty, so its neighbours can form a marker.
  return breakMarkers(rendered.join(''));
}

const DASHBOARD = /\bthe dashboard\b/gi;

function linkDashboard(escaped: string, dashboardUrl: string | undefined): string {
  if (dashboardUrl === undefined) return escaped;
  return escaped.replaceAll(DASHBOARD, (words) => link(words, dashboardUrl));
}

function escapeKeepingSpace(part: string): string {
  const before = part.startsWith(' ') ? ' ' : '';
  const isSpace = part.trim() === '';
  const after = part.endsWith(' ') && !isSpace ? ' ' : '';
  return `${before}${escapeText(part)}${after}`;
}

/**
 * Renders the pull request as a link if we know where it leads, otherwise as code: the service's text
 * must not send people to other places. On the GitHub server only pull requests are linked (other pages
 * there request people's rights). On the host of the job's `repository`, an address that the service
 * names itself, any page is linked, and the host is shown. No link has a query.
 */
export function renderPullRequestLink(
  prLink: string | null,
  serverUrl: URL,
  repository = '',
): string {
  const vetted = httpsUrl(prLink) ?? '';
  const pull = parsePullRequestUrl(vetted, serverUrl);
  if (pull !== undefined) {
    return link(`${pull.repository}#${pull.number}`, pull.url);
  }
  const url = URL.parse(vetted);
  const hostOfJob = URL.parse(repository)?.host;
  const isOfJob = url !== null && url.host === hostOfJob;
  if (!isOfJob) return codeWord(prLink ?? '');
  // A GitHub Enterprise Server may run the workflow for docs on github.com.
  const isPullRequest = parsePullRequestUrl(vetted, GITHUB_COM) !== undefined;
  const isOtherPage = isOnGitHub(url, serverUrl) && !isPullRequest;
  if (isOtherPage) return codeWord(prLink ?? '');
  return renderAddress(url);
}

/** Renders a link to a page, by its host and path. */
function renderAddress({ origin, host, pathname }: URL): string {
  const path = pathname === '/' ? '' : pathname;
  return link(`${host}${path}`, `${origin}${pathname}`);
}
