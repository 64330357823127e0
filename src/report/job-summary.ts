import type { Conclusion, Job } from '../domain.ts';
import { title } from './conclusion.ts';
import { renderJobDetails, modelDetail, renderMessage, joinDetails } from './job-details.ts';
import { truncate } from '../text.ts';
import { escapeHtml, codeBlock, identifier, renderInline } from './markdown.ts';
import { pluralize, formatDuration } from './format.ts';

/** All that a run's job summary tells. */
export type JobSummaryView = Readonly<{
  conclusion: Conclusion;
  message: string;
  job: Job | undefined;
  waitedMs: number;
  attempts: number;
  serverUrl: URL;
  /** Inputs that are wrong, a sentence each. */
  errors: readonly string[];
  /** What was sent, or would be (dry run), and the line that says so; undefined where nothing got that far. */
  prompt: Readonly<{ text: string; line: string }> | undefined;
}>;

/** The runner drops a whole step summary above 1 MiB; the rest of it needs little. */
const MAX_PROMPT_SHOWN = 200_000;

/** The job summary of a run, Markdown. */
export function renderJobSummary(view: JobSummaryView): string {
  const { conclusion, job, errors, prompt, waitedMs, attempts, serverUrl } = view;
  return [
    `### ${title(conclusion, job !== undefined)}`,
    renderJobDetails({ outcome: conclusion.outcome, job, serverUrl }),
    errors.length === 0 ? renderMessage(view) : errors.map((error) => `- ${renderInline(error)}`).join('\n'),
    joinDetails(
      attempts === 0 ? '' : `Waited ${formatDuration(waitedMs)} (${pluralize(attempts, 'look')})`,
      modelDetail(job),
      repositoryDetail(job, serverUrl),
    ),
    prompt === undefined ? '' : promptDetails(prompt),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** What people call a repository: `owner/name` where it is on the run's own GitHub, else with its host. */
function repositoryDetail(job: Job | undefined, serverUrl: URL): string {
  if (job?.repository === undefined) return '';
  const url = URL.parse(job.repository);
  const repository =
    url === null
      ? job.repository
      : url.host === serverUrl.host
        ? url.pathname.slice(1)
        : `${url.host}${url.pathname}`;
  return repository === '' ? '' : `repository ${identifier(repository)}`;
}

function promptDetails({ text, line }: NonNullable<JobSummaryView['prompt']>): string {
  return `<details><summary>${escapeHtml(line)}</summary>\n\n${codeBlock(truncate(text, MAX_PROMPT_SHOWN))}\n\n</details>`;
}
