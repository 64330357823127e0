/** Renders the coverage of a release in Markdown, for the job summary and for the comment. */
import { foldedTable, markdownTable, textCell, type Column } from '../export/tables.ts';
import { formatNumber, pluralize } from '../rendering/format.ts';
import { identifier, link } from '../rendering/markdown.ts';
import { joinTexts } from '../text/strings.ts';
import { serverPage } from '../text/urls.ts';
import {
  COVERAGE_STATES,
  type CoveredPullRequest,
  type CoverageState,
  type OtherCommit,
  type ReleaseCoverage,
} from './coverage.ts';
import { pageOf } from './docs-pull-request.ts';
import { gapWarnings, requestPage } from './summary.ts';

export type CoverageRenderOptions = Readonly<{
  serverUrl: URL;
  /** Bound on the rows of each table. */
  maxRows: number;
}>;

/** Length of a title in a table. */
const MAX_TITLE_LENGTH = 80;

/** Names of the states, for people. */
const STATE_NAMES: Readonly<Record<CoverageState, string>> = {
  'docs-merged': 'docs merged',
  'docs-waiting': 'docs waiting',
  'docs-closed': 'docs closed',
  'found-nothing': 'the job found nothing',
  'job-failed': 'the job failed',
  'changed-docs': 'changed the docs itself',
  'opted-out': 'opted out',
  unknown: 'unknown',
  nothing: 'nothing',
};

/** Renders a coverage. Its first line has the numbers for the person who decides about the release. */
export function renderCoverage(
  coverage: ReleaseCoverage,
  options: CoverageRenderOptions,
): string {
  const { pullRequests, otherCommits, gaps } = coverage;
  const { maxRows } = options;
  const pulls = pullRequestColumns(coverage, options);
  const commits = commitColumns(coverage, options);
  return joinTexts([
    `### 📦 ${coverageHeadline(coverage)}`,
    ...gapWarnings(gaps),
    coverageTable(coverage),
    foldedTable('Pull requests', pulls, pullRequests, maxRows),
    foldedTable('Other commits', commits, otherCommits, maxRows),
    footnote(coverage),
  ]);
}

/** Says in one sentence how far a release is covered: `v1.4.0: 24 pull requests since v1.3.0; 12 covered, 3 waiting, 4 uncovered`. */
export function coverageHeadline(coverage: ReleaseCoverage): string {
  const { tag, previousTag, pullRequests, totals, counts, gaps } = coverage;
  const least = gaps.length > 0 ? 'at least ' : '';
  const pulls = `${least}${pluralize(pullRequests.length, 'pull request')}`;
  const since = previousTag === undefined ? '' : ` since ${identifier(previousTag)}`;
  const { covered, waiting, uncovered } = totals;
  const { unknown } = counts;
  const parts = [
    `${formatNumber(covered)} covered`,
    `${formatNumber(waiting)} waiting`,
    `${formatNumber(uncovered)} uncovered`,
  ];
  if (unknown > 0) parts.push(`${formatNumber(unknown)} unknown`);
  return `${identifier(tag)}: ${pulls}${since}; ${parts.join(', ')}`;
}

/** Renders the number of pull requests in each state. */
export function coverageTable({ counts }: ReleaseCoverage): string {
  const columns: readonly Column<CoverageState>[] = [
    ['State', 'left', (state) => STATE_NAMES[state]],
    ['Pull requests', 'right', (state) => counts[state]],
  ];
  // The only state that no complete report has.
  const shown = COVERAGE_STATES.filter(
    (state) => state !== 'unknown' || counts.unknown > 0,
  );
  return markdownTable(columns, shown);
}

function pullRequestColumns(
  { repository }: ReleaseCoverage,
  { serverUrl }: CoverageRenderOptions,
): readonly Column<CoveredPullRequest>[] {
  const numberCell = ({ number }: CoveredPullRequest): string => {
    const page = pageOf({ repository, number }, serverUrl);
    return link(`#${number}`, page);
  };
  return [
    ['Pull request', 'left', numberCell],
    ['State', 'left', ({ state }) => STATE_NAMES[state]],
    ['Request', 'left', (pull) => requestCell(pull, serverUrl)],
    ['Docs', 'left', (pull) => docsCell(pull, serverUrl)],
    ['Title', 'left', ({ title }) => textCell(title, MAX_TITLE_LENGTH)],
  ];
}

function requestCell({ request }: CoveredPullRequest, serverUrl: URL): string {
  if (request === undefined) return '';
  const page = requestPage(request, serverUrl);
  return link(request.trigger, page);
}

function docsCell({ request }: CoveredPullRequest, serverUrl: URL): string {
  const pull = request?.pullRequest;
  if (pull === undefined) return '';
  const page = pageOf(pull, serverUrl);
  return link(`${pull.repository}#${pull.number}`, page);
}

function commitColumns(
  { repository }: ReleaseCoverage,
  { serverUrl }: CoverageRenderOptions,
): readonly Column<OtherCommit>[] {
  const shaCell = ({ sha }: OtherCommit): string => {
    const page = serverPage(serverUrl, `${repository}/commit/${sha}`);
    return link(sha.slice(0, 7), page);
  };
  return [
    ['Commit', 'left', shaCell],
    ['Title', 'left', ({ title }) => textCell(title, MAX_TITLE_LENGTH)],
  ];
}

/** Says what the words mean, and how much belongs to no pull request. */
function footnote({ otherCommits }: ReleaseCoverage): string {
  const words =
    '*Covered* means that docs are merged. *Uncovered* means that no request has had a result, so *nothing* does not mean that a pull ' +
    'request needs docs.';
  if (otherCommits.length === 0) return `<sub>${words}</sub>`;
  const count = pluralize(otherCommits.length, 'other commit');
  const verb = otherCommits.length === 1 ? 'belongs' : 'belong';
  return `<sub>${words} ${count} ${verb} to no pull request, as far as GitHub shows.</sub>`;
}
