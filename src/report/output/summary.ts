/** Renders a report in Markdown, for the job summary and for the comment. */
import type { WorkflowRun } from '../../ports.ts';
import {
  renderFoldedTable,
  renderTable,
  textCell,
  type Column,
} from '../../rendering/tables.ts';
import { formatDay, formatNumber, pluralize } from '../../rendering/format.ts';
import { codeCell, link } from '../../rendering/markdown.ts';
import { capitalize } from '../../text/strings.ts';
import { shownTitle } from '../context.ts';
import {
  type DocsPullRequest,
  type RequestWithDocs,
} from '../requests/docs-pull-request.ts';
import type { Gap } from '../../rendering/incomplete.ts';
import type { Numbers } from '../requests/numbers.ts';
import type { RepositoryGroup, RequestGroup, Report } from '../requests/build-report.ts';
import type { ReportedRequest } from '../requests/requests.ts';

/** Facts and settings that rendering needs besides the report. */
type RenderOptions = Readonly<{
  /** The repository whose readers see it. */
  run: Pick<WorkflowRun, 'repositoryId'>;
  now: Date;
  /** Number of comments that were read. */
  comments: number;
  /** Bound on the rows of each table. */
  maxRows: number;
}>;

/** Length of a title in a table. */
const MAX_TITLE_LENGTH = 80;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Renders the parts of a report below its headline and its gaps. */
export function reportSections(
  report: Report,
  options: RenderOptions,
): readonly string[] {
  const { maxRows } = options;
  return [
    numbersTable(report.numbers),
    renderFoldedTable(
      'Waiting for a review',
      waitingColumns(options),
      report.waiting,
      maxRows,
    ),
    renderFoldedTable('By kind', groupColumns('Kind'), report.byKind, maxRows),
    renderFoldedTable('By repository', REPOSITORY_COLUMNS, report.byRepository, maxRows),
    renderFoldedTable(
      'Failed or not confirmed',
      FAILURE_COLUMNS,
      report.failures,
      maxRows,
    ),
    footnote(report, options),
  ];
}

/** Says in one sentence what a team has got: `12 docs pull requests merged from 31 requests in 30 days; …`. */
export function reportHeadline(report: Report, now: Date): string {
  const { numbers, days, waiting, gaps } = report;
  const least = leastIf(gaps);
  const merged = pluralize(numbers.merged, 'docs pull request');
  const requests = pluralize(numbers.requests, 'request');
  const time = pluralize(days, 'day');
  const begin = capitalize(
    `${least}${merged} merged from ${least}${requests} in ${time}`,
  );
  const [oldest] = waiting;
  if (oldest === undefined) {
    return gaps.length > 0 ? begin : `${begin}; none waits for a review`;
  }
  return `${begin}; ${least}${waitFor(waiting.length)} (oldest: ${ageOf(oldest, now)})`;
}

/** Returns the words for a number to which unread things can only add. */
export function leastIf(gaps: readonly Gap[]): string {
  return gaps.length > 0 ? 'at least ' : '';
}

function waitFor(count: number): string {
  const verb = count === 1 ? 'waits' : 'wait';
  return `${formatNumber(count)} ${verb} for a review`;
}

type NumberRow = readonly [name: string, value: string | number];

/** Renders the headline numbers. One that is not known is an empty cell. */
export function numbersTable(numbers: Numbers): string {
  const { medianHoursToMerge: hours } = numbers;
  const timeToMerge = hours === undefined ? '' : `${hours.toFixed(1)} hours`;
  const rows: readonly NumberRow[] = [
    ['Requests', numbers.requests],
    ['Jobs', numbers.jobs],
    ['Docs pull requests merged', numbers.merged],
    ['… closed without merge', numbers.closed],
    ['… open', openCell(numbers)],
    ['… unknown', numbers.unknown],
    ['Median time from opening to merge', timeToMerge],
    ['Requests that ended without a pull request', numbers.noPr],
    ['Requests that failed', numbers.failed],
    ['Requests that could not be confirmed', numbers.unconfirmed],
    ['Requests without a result so far', numbers.unfinished],
  ];
  const columns: readonly Column<NumberRow>[] = [
    ['Number', 'left', ([name]) => name],
    ['Value', 'right', ([, value]) => value],
  ];
  return renderTable(columns, rows);
}

function openCell({ open, drafts }: Numbers): string {
  const count = formatNumber(open);
  return drafts === 0 ? count : `${count} (${pluralize(drafts, 'draft')})`;
}

function groupColumns(heading: string): readonly Column<RequestGroup>[] {
  return [
    [heading, 'left', ({ name }) => codeCell(name)],
    ['Requests', 'right', ({ requests }) => requests],
    ['Merged', 'right', ({ merged }) => merged],
    ['Open', 'right', ({ open }) => open],
    ['Closed', 'right', ({ closed }) => closed],
    ['No PR', 'right', ({ noPr }) => noPr],
    ['Failed', 'right', ({ failed }) => failed],
  ];
}

const REPOSITORY_COLUMNS: readonly Column<RepositoryGroup>[] = [
  ...groupColumns('Repository'),
  ['Last accepted', 'left', ({ accepted }) => accepted && dayLink(accepted)],
  [
    'Last failure',
    'left',
    ({ failure }) => failure && `${dayLink(failure)} ${resultCell(failure)}`,
  ],
];

/** Returns the day of a request, with a link to its status comment. */
function dayLink({ createdAt, url }: ReportedRequest): string {
  return link(formatDay(createdAt), url);
}

function waitingColumns({ run, now }: RenderOptions): readonly Column<DocsPullRequest>[] {
  return [
    ['Pull request', 'left', docsLink],
    ['Open for', 'right', (pull) => ageOf(pull, now)],
    ['Title', 'left', ({ found }) => titleCell(found && shownTitle(found, run))],
  ];
}

/** Renders the title of a pull request. */
export function titleCell(title = ''): string {
  return textCell(title, MAX_TITLE_LENGTH);
}

const FAILURE_COLUMNS: readonly Column<RequestWithDocs>[] = [
  ['Request', 'left', requestLink],
  ['When', 'left', ({ createdAt }) => codeCell(formatDay(createdAt))],
  ['Result', 'left', resultCell],
  ['Job', 'left', ({ job }) => (job === null ? '' : textCell(job))],
];

function resultCell({ outcome }: ReportedRequest): string {
  return codeCell(outcome === '' ? 'pending' : outcome);
}

/** Returns a link to a docs pull request, which shows its repository and number. */
export function docsLink(pull: DocsPullRequest): string {
  return link(`${pull.repository}#${pull.number}`, pull.url);
}

function requestLink({ repository, thread, url }: RequestWithDocs): string {
  return link(`${repository}#${thread}`, url);
}

/** Formats how long a pull request has been open: `9 days`, `5 hours`. */
function ageOf(pull: DocsPullRequest, now: Date): string {
  const createdAt = Date.parse(pull.found?.createdAt ?? '');
  const ageMs = Math.max(0, now.getTime() - createdAt);
  const days = Math.floor(ageMs / DAY_MS);
  if (days >= 1) return pluralize(days, 'day');
  return pluralize(Math.floor(ageMs / HOUR_MS), 'hour');
}

/** Says what was read, and what no report can see. */
function footnote({ byRepository }: Report, { comments }: RenderOptions): string {
  const read = pluralize(comments, 'comment');
  const count = byRepository.length;
  const repositories = count === 1 ? '1 repository' : `${count} repositories`;
  return `<sub>From ${read} in ${repositories}. Runs without a status comment and deleted comments are not counted. A pull request counts in the row of its first request.</sub>`;
}
