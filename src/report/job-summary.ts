/** The job summary of a run. */
import type { Conclusion, Job } from '../domain.ts';
import { title } from './conclusion.ts';
import { formatDuration, pluralize } from './format.ts';
import { codeBlock, escapeHtml, identifier, renderInline } from './markdown.ts';
import { truncate } from '../text.ts';
import { renderPullRequestLink } from './pull-request-link.ts';

export type JobSummaryView = Readonly<{
  conclusion: Conclusion;
  message: string;
  note?: string | undefined;
  job?: Job | undefined;
  isUpdate?: boolean;
  waitedMs?: number;
  /** How often the job was read. */
  attempts?: number;
  /** Invalid inputs, a sentence each. */
  errors?: readonly string[];
  /** The prompt, and one line about what was or would be sent. */
  prompt?: Readonly<{ text: string; line: string }> | undefined;
  serverUrl: URL;
}>;

const MAX_MESSAGE_LENGTH = 2000;
/** The runner drops a step summary of more than 1 MiB. */
const MAX_PROMPT_SHOWN = 200_000;

/** Renders the summary as Markdown. */
export function renderJobSummary(view: JobSummaryView): string {
  const { conclusion, job, serverUrl, message, note = '', errors = [], prompt } = view;
  const { icon, text } = title(conclusion, view);
  const pullRequest = job === undefined ? '' : renderPullRequestLink(job, serverUrl);
  const hasLink = conclusion.outcome === 'pr-opened' && pullRequest !== '';
  return [
    `### ${icon} ${text}${pullRequest === '' ? '' : `: ${pullRequest}`}`,
    errors.length > 0
      ? errors.map((error) => `- ${renderInline(error)}`).join('\n')
      : renderInline(truncate(hasLink ? note : `${message} ${note}`.trim(), MAX_MESSAGE_LENGTH)),
    jobLine(view),
    prompt === undefined ? '' : promptDetails(prompt, conclusion),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function jobLine({ job, waitedMs = 0, attempts = 0, serverUrl }: JobSummaryView): string {
  if (job === undefined) return '';
  const status = job.status === undefined ? '' : ` (${identifier(job.status)})`;
  return [
    `Job ${identifier(job.id)}${status}`,
    attempts === 0 ? '' : `waited ${formatDuration(waitedMs)} (${pluralize(attempts, 'poll')})`,
    job.model === undefined ? '' : `model ${identifier(job.model)}`,
    job.repository === undefined ? '' : `repository ${identifier(repositoryName(job.repository, serverUrl))}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** `owner/name` on the run's own GitHub, else with its host. */
function repositoryName(repository: string, serverUrl: URL): string {
  const url = URL.parse(repository);
  if (url === null) return repository;
  return url.host === serverUrl.host ? url.pathname.slice(1) : `${url.host}${url.pathname}`;
}

/** In a dry run the prompt is what people want to read. */
function promptDetails(
  { text, line }: Readonly<{ text: string; line: string }>,
  conclusion: Conclusion,
): string {
  const isOpen = conclusion.reason === 'dry-run' ? ' open' : '';
  const shown = codeBlock(truncate(text, MAX_PROMPT_SHOWN));
  return `<details${isOpen}><summary>${escapeHtml(line)}</summary>\n\n${shown}\n\n</details>`;
}
