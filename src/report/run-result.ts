/**
 * Renders the result of a run: as plain text in outputs, log and annotations, as Markdown in comments
 * and the job summary.
 */
import type { Conclusion, JobAction } from '../domain.ts';
import { joinTexts, singleLine, truncate } from '../text.ts';
import { present, type ConclusionDetails } from './conclusion.ts';
import { renderInline, renderPreviewLink, renderPullRequestLink } from './markdown.ts';
import type { Explanation } from './service-errors.ts';

/**
 * Result of a run, with all that is known about it. Any text may quote the service: hostile until
 * escaped.
 */
export type RunResult = Partial<Explanation> &
  ConclusionDetails &
  Readonly<{
    conclusion: Conclusion;
    /** A skipped run is green; this one has a warning, because somebody must change something. */
    needsAttention?: boolean;
    jobAction?: JobAction;
    /** Note that people might not expect, for example that the job is a new one. */
    note?: string | undefined;
    waitedMs?: number;
    /** Number of times that the job was read. */
    attempts?: number;
    commentUrl?: string;
    /** Addresses of docs pull requests that are waiting for a review. */
    openPullRequests?: readonly string[] | undefined;
    /** Address of the docs before the pull request is merged: a `previewAddress`. */
    previewUrl?: string | undefined;
    /** The prompt, and one line about what was or would be sent, without any text from outside. */
    prompt?: Readonly<{ text: string; line: string }> | undefined;
  }>;

/**
 * Targets of links: the run's own GitHub, and the page of the service for the words “the dashboard”, if
 * the workflow sets it.
 */
export type ResultLinks = Readonly<{ serverUrl: URL; dashboardUrl: string | undefined }>;

/** A result, or a submission that has none yet. */
export type ShownResult = Partial<RunResult>;

/** Whether a run surely submitted nothing, so that a later attempt may submit its request. */
export function hasSubmittedNothing({ conclusion, job }: RunResult): boolean {
  switch (conclusion.outcome) {
    case 'misconfigured':
    case 'rejected':
    case 'skipped':
      return true;
    case 'cancelled':
      // A cancellation while the request is being sent ends as `unconfirmed`.
      return job === undefined;
    case 'unconfirmed':
      // Another run or attempt may have submitted; this one has not.
      return conclusion.reason === 'state-unavailable';
    default:
      return false;
  }
}

/** Renders the result in a few plain sentences. */
export function resultText(result: RunResult): string {
  const {
    conclusion,
    job,
    note = '',
    detail = '',
    steps = [],
    openPullRequests = [],
  } = result;
  const { title, message = '' } = present(result);
  const isTitled = conclusion.outcome !== 'skipped' || conclusion.reason === 'dry-run';
  let titleSentence = '';
  if (isTitled) {
    const isOpened = conclusion.outcome === 'pr-opened';
    const link = singleLine(job?.prLink ?? '');
    titleSentence = isOpened ? `${title}: ${link}` : `${title}.`;
  }
  const sentences = [
    titleSentence,
    result.message ?? message,
    note,
    detail,
    ...steps,
    openLine(openPullRequests.map(singleLine)),
  ];
  return joinTexts(sentences, ' ');
}

/** Renders the title with the pull request: of the job, or the one that it is to update. */
export function renderTitle(
  result: ShownResult,
  serverUrl: URL,
  prLink: string | null = result.job?.prLink ?? null,
): string {
  const { icon, title } = present(result);
  const pullRequest = renderPullRequestLink(prLink, serverUrl, result.job?.repository);
  if (pullRequest === '') return `${icon} ${title}`;
  return `${icon} ${title}: ${pullRequest}`;
}

const MAX_TEXT_LENGTH = 2000;

/** Renders the text after the title. */
export function renderBody(
  result: ShownResult,
  { serverUrl, dashboardUrl }: ResultLinks,
): string {
  const {
    note = '',
    detail = '',
    steps = [],
    previewUrl = '',
    openPullRequests = [],
  } = result;
  const render = (text: string): string =>
    renderInline(truncate(text, MAX_TEXT_LENGTH), dashboardUrl);
  const message = render(result.message ?? present(result).message ?? '');
  const open = openPullRequests.map((prLink) => renderPullRequestLink(prLink, serverUrl));
  const isList = steps.length > 1;
  const lines = steps.map((step) => (isList ? `- ${render(step)}` : render(step)));

  const parts = [
    isList && message !== '' ? `**${message}**` : message,
    render(note),
    openLine(open),
  ];
  if (previewUrl !== '') parts.push(`Preview: ${renderPreviewLink(previewUrl)}`);
  parts.push(lines.join('\n'));
  if (detail !== '')
    parts.push(
      `<details><summary>Technical details</summary>\n\n${render(detail)}\n\n</details>`,
    );
  return joinTexts(parts);
}

function openLine(pullRequests: readonly string[]): string {
  if (pullRequests.length === 0) return '';
  return `Waiting for review: ${pullRequests.join(', ')}`;
}
