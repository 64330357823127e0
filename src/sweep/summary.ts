import { codeCell, escapeText, renderInline } from '../report/markdown.ts';
import { renderPullRequestLink } from '../report/pull-request-link.ts';
import { pluralize } from '../report/format.ts';
import type { Totals, SweptJob } from './outputs.ts';

/** GitHub drops summaries over 1 MiB; more rows than this nobody reads. */
const MAX_ROWS = 500;

/** What the job summary of a sweep tells. */
export type SweepSummaryView = Readonly<{
  jobs: readonly SweptJob[];
  counts: Totals;
  failed: boolean;
  /** Why jobs could not be read. */
  errors: readonly string[];
  /** How many requests the sweep took, as a sentence. */
  requestCount: string;
  serverUrl: URL;
}>;

/** The job summary of a sweep, Markdown. */
export function summarizeSweep(view: SweepSummaryView): string {
  const { jobs, errors, requestCount, serverUrl } = view;
  if (jobs.length === 0)
    return `### Docs agent: nothing to sweep\n\nNo job is waiting to be finished. ${requestCount}\n`;
  const rows = jobs.slice(0, MAX_ROWS).map(({ thread, jobId, outcome, prLink }) => {
    const pull = prLink === '' ? '' : renderPullRequestLink({ prLink, repository: undefined }, serverUrl);
    return `| #${thread} | ${escapeText(outcome)} | ${pull} | ${codeCell(jobId)} |`;
  });
  return [
    `### ${sweepTitle(view)}`,
    '',
    ...bullets(errors),
    '| thread | outcome | pull request | job |',
    '|---|---|---|---|',
    ...rows,
    '',
    requestCount,
    '',
  ].join('\n');
}

function sweepTitle({ failed, counts: { checked, finished, unread } }: SweepSummaryView): string {
  if (failed) return `❌ Docs agent: none of ${pluralize(checked, 'job')} could be read`;
  const missing = unread === 0 ? '' : `, ${unread} could not be read`;
  return `Docs agent: ${pluralize(finished, 'job')} finished, ${checked} looked at${missing}`;
}

/** Why nothing was swept. */
export function summarizeErrors(errors: readonly string[]): string {
  return ['### ❌ Docs agent: nothing swept', '', ...bullets(errors)].join('\n');
}

function bullets(sentences: readonly string[]): readonly string[] {
  return sentences.length === 0 ? [] : [...sentences.map((text) => `- ${renderInline(text)}`), ''];
}
