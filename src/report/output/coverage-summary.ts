/** Renders the coverage of a release in Markdown, for the job summary and for the comment. */
import { renderFoldedTable, renderTable, type Column } from '../../rendering/tables.ts';
import { formatNumber, pluralize } from '../../rendering/format.ts';
import { codeWord, link } from '../../rendering/markdown.ts';
import {
  COVERAGE_STATES,
  type CoveredPullRequest,
  type CoverageState,
  type ReleaseCoverage,
} from '../coverage/coverage.ts';
import { leastIf, docsLink, titleCell } from './summary.ts';

/** Names of the states, for people. */
const STATE_NAMES: Readonly<Record<CoverageState, string>> = {
  uncovered: 'uncovered',
  waiting: 'waiting',
  'opted-out': 'opted out',
  covered: 'covered',
};

const FOOTNOTE =
  '<sub>*Covered* means that docs are merged, that a job found nothing to change, or that the pull request changes docs itself. ' +
  '*Uncovered* means that no request has had a result, so it does not mean that a pull request needs docs.</sub>';

/**
 * Renders the parts of a coverage below its headline and its gaps.
 *
 * @param maxRows bound on the rows of each table
 */
export function coverageSections(
  coverage: ReleaseCoverage,
  maxRows: number,
): readonly string[] {
  return [
    coverageTable(coverage),
    renderFoldedTable(
      'Pull requests',
      PULL_REQUEST_COLUMNS,
      coverage.pullRequests,
      maxRows,
    ),
    FOOTNOTE,
  ];
}

/** Says in one sentence, for the person who decides about the release, how far it is covered: `v1.4.0: 24 pull requests since v1.3.0; 12 covered, 3 waiting, 4 uncovered`. */
export function coverageHeadline(coverage: ReleaseCoverage): string {
  const { previousTag, counts } = coverage;
  const least = leastIf(coverage.gaps);
  const pulls = `${least}${pluralize(coverage.pullRequests.length, 'pull request')}`;
  const since = previousTag === undefined ? '' : ` since ${codeWord(previousTag)}`;
  const parts = [
    `${formatNumber(counts.covered)} covered`,
    `${formatNumber(counts.waiting)} waiting`,
    `${formatNumber(counts.uncovered)} uncovered`,
  ];
  return `${codeWord(coverage.tag)}: ${pulls}${since}; ${parts.join(', ')}`;
}

/** Renders the number of pull requests in each state. */
export function coverageTable({ counts }: ReleaseCoverage): string {
  const columns: readonly Column<CoverageState>[] = [
    ['Coverage', 'left', (state) => STATE_NAMES[state]],
    ['Pull requests', 'right', (state) => counts[state]],
  ];
  return renderTable(columns, COVERAGE_STATES);
}

const PULL_REQUEST_COLUMNS: readonly Column<CoveredPullRequest>[] = [
  ['Pull request', 'left', ({ number, url }) => link(`#${number}`, url)],
  ['Coverage', 'left', ({ state }) => STATE_NAMES[state]],
  ['Request', 'left', ({ request }) => request && link(request.kind, request.url)],
  [
    'Docs',
    'left',
    ({ request }) => request?.pullRequest && docsLink(request.pullRequest),
  ],
  ['Title', 'left', ({ title }) => titleCell(title)],
];
