import { codeCell, escapeText } from '../report/markdown.ts';
import { pullRequestLink } from '../report/pr-link.ts';
import { counted } from '../report/quantity.ts';
import { sentence } from '../report/sentence.ts';
import type { SweptJob } from './outputs.ts';

/** GitHub drops summaries over 1 MiB; more rows than this nobody reads. */
const MOST_ROWS = 500;

/** The job summary of a sweep, Markdown. */
export function summarizeSweep(jobs: readonly SweptJob[], finished: number, serverUrl: URL): string {
  if (jobs.length === 0) return '### Docs agent: nothing to sweep\n\nNo job is waiting to be finished.\n';
  const rows = jobs.slice(0, MOST_ROWS).map(({ thread, jobId, outcome, prLink }) => {
    const pull = prLink === '' ? '' : pullRequestLink({ prLink, repository: undefined }, serverUrl);
    return `| #${thread} | ${escapeText(outcome)} | ${pull} | ${codeCell(jobId)} |`;
  });
  return [
    `### Docs agent: ${counted(finished, 'job')} finished, ${jobs.length} looked at`,
    '',
    '| thread | outcome | pull request | job |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Why nothing was swept. */
export function summarizeFaults(faults: readonly string[]): string {
  return ['### ❌ Docs agent: nothing swept', '', ...faults.map((fault) => `- ${sentence(fault)}`), ''].join(
    '\n',
  );
}
