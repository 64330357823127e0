/** Renders the job summary of a run, and of any action's run that could not do its work. */
import { renderEarlier } from './earlier-request.ts';
import { formatDuration, pluralize } from './format.ts';
import { codeWord, renderInline } from './markdown.ts';
import { renderBody, renderPrompt, renderTitle, type ResultLinks } from './run-result.ts';
import type { RunResult } from '../domain/run-result.ts';
import { joinTexts } from '../text/strings.ts';
import { pathOnServer } from '../text/urls.ts';

/** Length of the shown prompt. The runner drops a step summary of more than 1 MiB. */
const MAX_PROMPT_SHOWN = 200_000;

export function renderJobSummary(result: RunResult, links: ResultLinks): string {
  const { prompt, conclusion, earlier } = result;
  const isDryRun = conclusion.reason === 'dry-run';
  return joinTexts([
    `### ${renderTitle(result, links.serverUrl)}`,
    renderBody(result, links),
    earlier === undefined ? '' : renderEarlier(earlier, links.serverUrl),
    jobLine(result, links.serverUrl),
    // People want to read the prompt of a dry run, so it is unfolded.
    prompt === undefined ? '' : renderPrompt(prompt, MAX_PROMPT_SHOWN, isDryRun),
  ]);
}

function jobLine(result: RunResult, serverUrl: URL): string {
  if (result.family !== 'tracked') return '';
  const { job, waitedMs = 0, attempts = 0 } = result;
  const { id, status, model, repository } = job;
  const name = `Job ${codeWord(id)}`;
  const parts = [status === undefined ? name : `${name} (${codeWord(status)})`];
  if (attempts > 0) {
    parts.push(`waited ${formatDuration(waitedMs)} (${pluralize(attempts, 'poll')})`);
  }
  if (model !== undefined) parts.push(`model ${codeWord(model)}`);
  if (repository !== undefined) {
    parts.push(`repository ${codeWord(repositoryName(repository, serverUrl))}`);
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

/** Renders the job summary of a run that could not do its work. Errors may quote the service. */
export function renderFailureSummary(title: string, errors: readonly string[]): string {
  const list = errors.map((error) => `- ${renderInline(error)}`);
  return joinTexts([`### ❌ ${title}`, list.join('\n')]);
}
