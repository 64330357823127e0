/** The job summary of a sweep. */
import { pluralize } from '../report/format.ts';
import { codeCell, escapeText, renderInline } from '../report/markdown.ts';
import { renderPullRequestLink } from '../report/pull-request-link.ts';
import type { SweptJob, Totals } from './outputs.ts';

/** GitHub drops summaries of more than 1 MiB. */
const MAX_ROWS = 500;

export type SweepSummaryView = Readonly<{
  jobs: readonly SweptJob[];
  totals: Totals;
  hasFailed: boolean;
  /** Why jobs could not be read. */
  errors: readonly string[];
  /** How many requests the sweep sent, as a sentence. */
  requests: string;
  serverUrl: URL;
}>;

export function renderSweepSummary(view: SweepSummaryView): string {
  const { jobs, errors, requests, serverUrl } = view;
  if (jobs.length === 0)
    return `### Docs agent: nothing to sweep\n\nNo job is waiting to be finished. ${requests}\n`;
  const rows = jobs.slice(0, MAX_ROWS).map(({ thread, jobId, outcome, prLink }) => {
    const pull = prLink === '' ? '' : renderPullRequestLink({ prLink, repository: undefined }, serverUrl);
    return `| #${thread} | ${escapeText(outcome)} | ${pull} | ${codeCell(jobId)} |`;
  });
  return [
    `### ${summaryTitle(view)}`,
    '',
    ...bullets(errors),
    '| Thread | Outcome | Pull request | Job |',
    '|---|---|---|---|',
    ...rows,
    '',
    requests,
    '',
  ].join('\n');
}

/** The summary of a sweep that could not start. */
export function renderSweepFailure(errors: readonly string[]): string {
  return ['### ❌ Docs agent: the sweep could not start', '', ...bullets(errors)].join('\n');
}

function summaryTitle({ hasFailed, totals: { checked, finished, unread } }: SweepSummaryView): string {
  if (hasFailed) return `❌ Docs agent: none of ${pluralize(checked, 'job')} could be read`;
  const unreadable = unread === 0 ? '' : `, ${unread} not readable`;
  return `Docs agent: ${pluralize(checked, 'job')} checked, ${finished} finished${unreadable}`;
}

function bullets(sentences: readonly string[]): readonly string[] {
  return sentences.length === 0 ? [] : [...sentences.map((text) => `- ${renderInline(text)}`), ''];
}
