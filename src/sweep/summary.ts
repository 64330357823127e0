import { codeCell, escapeText, sentence } from '../report/markdown.ts';
import { pullRequestLink } from '../report/pull-request-link.ts';
import { counted } from '../report/format.ts';
import type { Counts, SweptJob } from './outputs.ts';

/** GitHub drops summaries over 1 MiB; more rows than this nobody reads. */
const MOST_ROWS = 500;

/** What the job summary of a sweep tells. */
export type SweepView = Readonly<{
  jobs: readonly SweptJob[];
  counts: Counts;
  failed: boolean;
  /** Why jobs could not be read. */
  why: readonly string[];
  /** How many requests the sweep took, as a sentence. */
  took: string;
  serverUrl: URL;
}>;

/** The job summary of a sweep, Markdown. */
export function summarizeSweep(view: SweepView): string {
  const { jobs, why, took, serverUrl } = view;
  if (jobs.length === 0)
    return `### Docs agent: nothing to sweep\n\nNo job is waiting to be finished. ${took}\n`;
  const rows = jobs.slice(0, MOST_ROWS).map(({ thread, jobId, outcome, prLink }) => {
    const pull = prLink === '' ? '' : pullRequestLink({ prLink, repository: undefined }, serverUrl);
    return `| #${thread} | ${escapeText(outcome)} | ${pull} | ${codeCell(jobId)} |`;
  });
  return [
    `### ${headline(view)}`,
    '',
    ...bullets(why),
    '| thread | outcome | pull request | job |',
    '|---|---|---|---|',
    ...rows,
    '',
    took,
    '',
  ].join('\n');
}

function headline({ failed, counts: { checked, finished, unread } }: SweepView): string {
  if (failed) return `❌ Docs agent: none of ${counted(checked, 'job')} could be read`;
  const missing = unread === 0 ? '' : `, ${unread} could not be read`;
  return `Docs agent: ${counted(finished, 'job')} finished, ${checked} looked at${missing}`;
}

/** Why nothing was swept. */
export function summarizeFaults(faults: readonly string[]): string {
  return ['### ❌ Docs agent: nothing swept', '', ...bullets(faults)].join('\n');
}

function bullets(sentences: readonly string[]): readonly string[] {
  return sentences.length === 0 ? [] : [...sentences.map((text) => `- ${sentence(text)}`), ''];
}
