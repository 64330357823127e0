/** The job summary of a run, and of any action's run that could not do its work. */
import { formatDuration, pluralize } from './format.ts';
import { codeBlock, identifier, renderInline } from './markdown.ts';
import {
  renderBody,
  renderTitle,
  type ResultLinks,
  type RunResult,
} from './run-result.ts';
import { joinTexts, truncate } from '../text.ts';
import { pathOnServer } from '../urls.ts';

/** The runner drops a step summary of more than 1 MiB. */
const MAX_PROMPT_SHOWN = 200_000;

export function renderJobSummary(result: RunResult, links: ResultLinks): string {
  const { serverUrl } = links;
  return joinTexts([
    `### ${renderTitle(result, serverUrl)}`,
    renderBody(result, links),
    jobLine(result, serverUrl),
    promptDetails(result),
  ]);
}

function jobLine({ job, waitedMs = 0, attempts = 0 }: RunResult, serverUrl: URL): string {
  if (job === undefined) return '';
  const { id, status, model, repository } = job;
  const parts = [
    `Job ${identifier(id)}${status === undefined ? '' : ` (${identifier(status)})`}`,
    attempts === 0
      ? ''
      : `waited ${formatDuration(waitedMs)} (${pluralize(attempts, 'poll')})`,
    model === undefined ? '' : `model ${identifier(model)}`,
    repository === undefined
      ? ''
      : `repository ${identifier(repositoryName(repository, serverUrl))}`,
  ];
  return joinTexts(parts, ' · ');
}

/** `owner/name` on the run's own GitHub, else with its host. */
function repositoryName(repository: string, serverUrl: URL): string {
  const url = URL.parse(repository);
  if (url === null) return repository;
  const path = pathOnServer(url, serverUrl);
  return path === undefined ? `${url.host}${url.pathname}` : path.slice(1);
}

/** In a dry run the prompt is what people want to read. */
function promptDetails({ prompt, conclusion }: RunResult): string {
  if (prompt === undefined) return '';
  const isOpen = conclusion.reason === 'dry-run' ? ' open' : '';
  const shown = codeBlock(truncate(prompt.text, MAX_PROMPT_SHOWN));
  return `<details${isOpen}><summary>${prompt.line}</summary>\n\n${shown}\n\n</details>`;
}

/** The job summary of a run that could not do its work. Errors may quote the service. */
export function renderFailureSummary(title: string, errors: readonly string[]): string {
  return joinTexts([
    `### ❌ ${title}`,
    errors.map((error) => `- ${renderInline(error)}`).join('\n'),
  ]);
}
