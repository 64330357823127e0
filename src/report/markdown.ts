/** Outside text made harmless in GitHub Flavored Markdown, also for GitHub's own filters of mentions and references. */
import { COMMENT_MARKER } from '../domain.ts';
import {
  GITHUB_COM,
  httpsUrl,
  isOnGitHub,
  parsePullRequestUrl,
  serverPage,
} from '../urls.ts';
import { singleLine, stripInvisible, truncate } from '../text.ts';

/** Breaks what GitHub would turn into a link or a notification, invisibly. */
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * Running text on one line, also in a table cell and at the beginning of a line. Escapes no more than it must, because e-mails show the
 * backslashes: parentheses and `!` mean something only beside a bracket, `>` only at the beginning of a line or after a `<`.
 */
export function escapeText(text: string): string {
  return breakMarkers(singleLine(text))
    .replace(/&/g, '&amp;')
    .replace(/[\\`*[\]<|~$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\$&')
    .replace(/^(?=[-+=>#])|^(\d+)(?=[.)](\s|$))/, '$1\\')
    .replace(
      /[@#]|:(?=\/\/)|(?<![A-Za-z0-9])(?:www(?=\.)|GH(?=-\d))/gi,
      (match) => match + ZERO_WIDTH_SPACE,
    );
}

/** A code span on one line: nothing inside is Markdown. Not for table cells, where a pipe would end it. */
export function codeSpan(text: string): string {
  const line = breakMarkers(singleLine(text));
  if (line === '') return '';
  const fence = '`'.repeat(longestFence(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

/** A code span for a table cell. */
export function codeCell(text: string): string {
  // A backslash before a pipe would take the escape away from it; a space keeps them apart.
  return codeSpan(text.replace(/\\(?=\|)/g, '\\ ')).replaceAll('|', '\\|');
}

/** Names are shorter. */
const MAX_IDENTIFIER_LENGTH = 200;

/** A word of the service in running text. */
export function identifier(text: string): string {
  return codeSpan(truncate(singleLine(text), MAX_IDENTIFIER_LENGTH));
}

/** Text over several lines in a fenced block that nothing inside can close. */
export function codeBlock(text: string): string {
  // Counted in what is shown: back-ticks that something invisible kept apart come together.
  const shown = breakMarkers(stripInvisible(text));
  const fence = '`'.repeat(Math.max(3, longestFence(shown) + 1));
  return `${fence}\n${shown}\n${fence}`;
}

/** A link to an address that the caller has vetted. */
export function link(text: string, url: string): string {
  const address = url.replace(
    /[ <>()[\]\\|"'`]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `[${escapeText(text)}](${address})`;
}

const BROKEN_MARKER = COMMENT_MARKER.replace('<', '< ');

/** Breaks our marker: nobody can plant one in a comment of ours through a text that the comment quotes. */
function breakMarkers(text: string): string {
  return text.replaceAll(COMMENT_MARKER, BROKEN_MARKER);
}

function longestFence(text: string): number {
  return (text.match(/`+/g) ?? []).reduce(
    (longest, { length }) => Math.max(longest, length),
    0,
  );
}

/** A sentence of ours, in which back-ticks mark names. The words “the dashboard” link to `dashboardUrl`, which the caller has vetted. */
export function renderInline(text: string, dashboardUrl?: string): string {
  const linked = (words: string): string =>
    dashboardUrl === undefined ? words : link(words, dashboardUrl);
  return (
    text
      .split(/(`[^`]+`)/)
      // Every second part is between back-ticks. How a part begins says nothing: lone back-ticks of others begin parts too.
      .map((part, index) =>
        index % 2 === 1
          ? codeSpan(part.slice(1, -1))
          : escapeKeepingSpace(part).replaceAll(/\bthe dashboard\b/gi, linked),
      )
      .join('')
  );
}

function escapeKeepingSpace(part: string): string {
  const before = part.startsWith(' ') ? ' ' : '';
  const after = part.endsWith(' ') && part.trim() !== '' ? ' ' : '';
  return `${before}${escapeText(part)}${after}`;
}

/** Repository, kind and number in the path of a merge request on GitLab or a pull request on Bitbucket. */
const OTHER_PATH =
  /^\/([\w.-]+(?:\/[\w.-]+)+?)(?:\/-)?\/(merge_requests|pull-requests)\/(\d{1,10})\/?$/;

/**
 * The pull request as a link if we know where it leads, otherwise as code: the service's text must not send people to other places. On
 * the GitHub server only pull requests are linked (other pages there request people's rights); on the host of the job's `repository`,
 * an address that the service names itself, any page, and the host is shown. No link has a query.
 */
export function renderPullRequestLink(
  prLink: string | null,
  serverUrl: URL,
  repository = '',
): string {
  const vetted = httpsUrl(prLink) ?? '';
  const pull = parsePullRequestUrl(vetted, serverUrl);
  if (pull !== undefined) {
    const { owner, repo, number } = pull;
    // `owner/repo#7` is what people say.
    return link(
      `${owner}/${repo}#${number}`,
      serverPage(serverUrl, `${owner}/${repo}/pull/${number}`),
    );
  }
  const url = URL.parse(vetted);
  const isOfJob = url !== null && url.host === URL.parse(repository)?.host;
  if (!isOfJob) return identifier(prLink ?? '');
  // A GitHub Enterprise Server may run the workflow for docs on github.com.
  const isPullRequest = parsePullRequestUrl(vetted, GITHUB_COM) !== undefined;
  if (isOnGitHub(url, serverUrl) && !isPullRequest) return identifier(prLink ?? '');
  return renderAddress(url);
}

/** The preview of the docs as a link that shows where it leads. The caller has vetted the address. */
export function renderPreviewLink(previewUrl: string): string {
  return renderAddress(new URL(previewUrl));
}

/** A link to a page, by its host and path. */
function renderAddress({ origin, host, pathname }: URL): string {
  const path = pathname === '/' ? '' : readablePath(pathname);
  return link(`${host}${path}`, `${origin}${pathname}`);
}

/** Names a merge request in the way people write it: `/group/docs!7` on GitLab, `/team/docs#7` on Bitbucket. */
function readablePath(path: string): string {
  const [, repository, kind, number] = OTHER_PATH.exec(path) ?? [];
  return repository === undefined
    ? path
    : `/${repository}${kind === 'merge_requests' ? '!' : '#'}${number}`;
}
