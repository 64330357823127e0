/** Renders the job summary of a run, and of any action's run that could not do its work. */
import { formatDuration, pluralize } from './format.ts';
import { identifier, renderInline } from './markdown.ts';
import { renderBody, renderPrompt, renderTitle, type ResultLinks } from './run-result.ts';
import type { RunResult } from '../domain/run-result.ts';
import { joinTexts } from '../text/strings.ts';
import { pathOnServer } from '../text/urls.ts';

/** Length of the shown prompt. The runner drops a step summary of more than 1 MiB. */
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

function jobLine(result: RunResult, serverUrl: URL): string {
  if (result.family !== 'tracked') return '';
  const { job, waitedMs = 0, attempts = 0 } = result;
  const { id, status, model, repository } = job;
  const name = `Job ${identifier(id)}`;
  const parts = [status === undefined ? name : `${name} (${identifier(status)})`];
  if (attempts > 0) {
    const polls = pluralize(attempts, 'poll');
    parts.push(`waited ${formatDuration(waitedMs)} (${polls})`);
  }
  if (model !== undefined) parts.push(`model ${identifier(model)}`);
  if (repository !== undefined) {
    const shown = repositoryName(repository, serverUrl);
    parts.push(`repository ${identifier(shown)}`);
  }
  return joinTexts(parts, ' · ');
}

/** Returns `owner/name` on the run's own GitHub, else with its host. */
function repositoryName(repository: string, serverUrl: URL): string {
  const url = URL.parse(repository);
  if (url === null) return repository;
  const path = pathOnServer(url, serverUrl);
  if (path === undefined) return `${url.host}${url.pathname}`;
  return path.slice(1);
}

/** Renders the prompt, unfolded in a dry run, in which people want to read it. */
function promptDetails({ prompt, conclusion }: RunResult): string {
  if (prompt === undefined) return '';
  return renderPrompt(prompt, MAX_PROMPT_SHOWN, conclusion.reason === 'dry-run');
}

/** Renders the job summary of a run that could not do its work. Errors may quote the service. */
export function renderFailureSummary(title: string, errors: readonly string[]): string {
  const list = errors.map((error) => `- ${renderInline(error)}`);
  return joinTexts([`### ❌ ${title}`, list.join('\n')]);
}
