/** Renders the visible part of a status comment, which is a function of its entry. */
import type { Outcome } from '../domain/outcome.ts';
import {
  keepsJobOpen,
  type RecordedJob,
  type RequestRecord,
} from '../record/request-record.ts';
import type { Entry } from '../once/entry.ts';
import { joinTexts } from '../text/strings.ts';
import { serverPage } from '../text/urls.ts';
import { renderHint, shownRequest, type Shown } from './conclusion.ts';
import { formatDuration } from './format.ts';
import { escapeText, codeWord, link } from './markdown.ts';
import { renderBody, renderTitle } from './shown.ts';

/** Renders a request with its result, which has no conclusion until the run has ended, and no job until it is sent. */
export function renderStatusComment(entry: Entry<RequestRecord>, serverUrl: URL): string {
  const { request, payload } = entry;
  const shown = shownRequest(payload);
  const about = renderAbout(payload, serverUrl);
  // Comments on docs pull requests are for people who comment there.
  const takesComments = request === null || request.cause.comment !== null;
  const hint = takesComments
    ? renderHint(shown, payload.finishing.commandWord)
    : renderReRun(payload);
  // The comment on the docs pull request itself is one paragraph.
  if (request === null) {
    const title = renderTitle(shown, serverUrl, null);
    return joinTexts([`${title} · ${about}.`, hint, condition(entry)], ' ');
  }
  return joinTexts([
    `### ${titleOf(payload, shown, serverUrl)}`,
    renderBody(shown, payload.run),
    `${about}${renderWords(payload)}${renderTime(shown)}`,
    hint,
    `<sub>${smallPrint(entry)}</sub>`,
  ]);
}

/** Renders how people look for the result of an event's job that no run waits for. */
function renderReRun({ end, job, run }: RequestRecord): string {
  const isOpen = end !== null && job !== null && keepsJobOpen(end.conclusion);
  return isOpen
    ? `Re-run the ${link('workflow run', run.url)} to look for the result now.`
    : '';
}

/** Renders what a comment on the docs pull request needs if that is in another repository than the workflow. */
function condition({ repositoryId, payload: { run } }: Entry<RequestRecord>): string {
  if (repositoryId === run.repositoryId) return '';
  const guide = `${run.actionUrl}/blob/HEAD/docs/docs-pull-request.md#if-the-docs-are-in-another-repository`;
  const words = 'runs this action';
  const linked = run.actionUrl === '' ? words : link(words, guide);
  return `This works if this repository ${linked}.`;
}

/**
 * Renders the title. A comment on the docs pull request needs no link to that. The end of the job does not show that the
 * pull request has changed.
 */
function titleOf(record: RequestRecord, shown: Shown, serverUrl: URL): string {
  if (record.care === undefined) {
    return renderTitle(shown, serverUrl, shown.job?.prLink ?? record.baseline?.prLink);
  }
  const hasOpenedPr = shown.conclusion?.outcome === 'pr-opened';
  const title = hasOpenedPr ? 'The docs agent has finished' : shown.title;
  return renderTitle({ ...shown, title }, serverUrl, null);
}

const ENDS_OF_JOBS: readonly Outcome[] = ['pr-opened', 'no-pr', 'failed', 'archived'];

/** Renders how long the job took, or how long the run has waited for it. */
function renderTime({ waitedMs = 0, conclusion }: Shown): string {
  if (conclusion === undefined || waitedMs < 500) return '';
  const verb = ENDS_OF_JOBS.includes(conclusion.outcome) ? 'took' : 'waited';
  return ` · ${verb} ${formatDuration(waitedMs)}`;
}

/** Renders who or what has caused a request, with a link to its page. */
function renderAbout({ about }: RequestRecord, serverUrl: URL): string {
  const { linked, page } = about;
  const shown =
    page === null ? escapeText(linked) : link(linked, serverPage(serverUrl, page));
  return `${escapeText(about.words)} ${shown}`;
}

/** Renders the first words of a command after the line about its request. */
function renderWords({ words }: RequestRecord): string {
  return words === '' ? '' : `: “${escapeText(words)}”`;
}

function smallPrint({ thread, payload }: Entry<RequestRecord>): string {
  const { run, job } = payload;
  const { commentTag } = thread;
  const parts = [codeWord(thread.project)];
  if (commentTag !== 'default') parts.push(codeWord(commentTag));
  if (job !== null) parts.push(...describeJob(job));
  parts.push(link('run log', run.url));
  if (run.actionUrl !== '') parts.push(link('What is this?', `${run.actionUrl}#readme`));
  return joinTexts(parts, ' · ');
}

function describeJob({ id, status, model }: RecordedJob): readonly string[] {
  const name = `job ${codeWord(id)}`;
  const parts = [status === undefined ? name : `${name} (${codeWord(status)})`];
  if (model !== undefined) parts.push(`model ${codeWord(model)}`);
  return parts;
}
