/** The job summary of a run of the main action. */
import { formatDuration, pluralize } from './format.ts';
import { codeWord, link } from './markdown.ts';
import {
  renderBody,
  renderPrompt,
  renderSetup,
  renderTitle,
  type ResultLinks,
} from './shown.ts';
import { shownEnd } from './conclusion.ts';
import type { Ended, RunFacts } from '../domain/ended.ts';
import { joinTexts } from '../text/strings.ts';
import { pathOnServer } from '../text/urls.ts';

/** Length of the shown prompt. The runner drops a step summary of more than 1 MiB. */
const MAX_PROMPT_SHOWN = 200_000;

/** Renders the heading and the other parts of the job summary. */
export function renderJobSummary(ended: Ended, links: ResultLinks) {
  const { prompt } = ended;
  const shown = shownEnd(ended);
  const isDryRun = ended.conclusion.reason === 'dry-run';
  const sections = [
    renderBody(shown, links),
    jobLine(ended, links.serverUrl),
    renderSetup(ended.setup),
    // People want to read the prompt of a dry run, so it is unfolded.
    prompt === undefined ? '' : renderPrompt(prompt, MAX_PROMPT_SHOWN, isDryRun),
  ];
  return { heading: renderTitle(shown, links.serverUrl), sections };
}

/** Renders what the run knows of its job, and a link to the status comment. */
function jobLine({ facts, commentUrl = '' }: Ended, serverUrl: URL): string {
  const parts = facts === undefined ? [] : describeFacts(facts, serverUrl);
  if (commentUrl !== '') parts.push(link('status comment', commentUrl));
  return joinTexts(parts, ' · ');
}

function describeFacts(
  { job, waitedMs = 0, attempts = 0 }: RunFacts,
  serverUrl: URL,
): string[] {
  const { status, model, repository } = job;
  const name = `Job ${codeWord(job.id)}`;
  const parts = [status === undefined ? name : `${name} (${codeWord(status)})`];
  if (attempts > 0) {
    parts.push(`waited ${formatDuration(waitedMs)} (${pluralize(attempts, 'poll')})`);
  }
  if (model !== undefined) parts.push(`model ${codeWord(model)}`);
  if (repository !== undefined) {
    parts.push(`repository ${codeWord(repositoryName(repository, serverUrl))}`);
  }
  return parts;
}

/** Returns `owner/name` on the run's own GitHub, else with its host. */
function repositoryName(repository: string, serverUrl: URL): string {
  const url = URL.parse(repository);
  if (url === null) return repository;
  const path = pathOnServer(url, serverUrl);
  if (path === undefined) return `${url.host}${url.pathname}`;
  return path.slice(1);
}
