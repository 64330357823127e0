import { formatDateRange } from '../analytics/date-range.ts';
import { explainStop } from '../analytics/request-page.ts';
import { foldedTable, formatSigned, markdownTable, textCell, type Column } from '../analytics/tables.ts';
import { SIGNAL_KINDS } from '../domain.ts';
import { formatNumber, pluralize } from '../report/format.ts';
import { renderInline } from '../report/markdown.ts';
import { joinTexts } from '../text.ts';
import type { CollectedSignals, SignalsIncompleteReason, Reading } from './collect.ts';
import type { Included, SignalsInputs } from './inputs.ts';
import type { Problem } from './ranking.ts';

/** What the file, the summary and the outputs show. */
export type SignalsReport = Readonly<{
  inputs: SignalsInputs;
  current: CollectedSignals;
  /** Undefined if it was not requested. */
  previous: CollectedSignals | undefined;
  /** All of them, the most important first. */
  problems: readonly Problem[];
  /** Problems of the previous period that are none any more. */
  gone: number;
}>;

const NAMES: Readonly<Record<Included, string>> = {
  questions: 'Unanswered questions',
  searches: 'Searches without a click',
  feedback: 'Pages with negative feedback',
  views: 'Page views',
};

type ProblemColumn = Column<Problem>;
const RANK: ProblemColumn = ['#', 'right', (_, index) => String(index + 1)];
const SIGNAL: ProblemColumn = ['Signal', 'left', ({ kind }) => kind];
const TEXT: ProblemColumn = ['Text', 'left', ({ text }) => (text === '' ? '' : textCell(text, 200))];
const PAGE: ProblemColumn = ['Page', 'left', ({ page }) => (page === '' ? '' : textCell(page))];
const COUNT: ProblemColumn = ['Count', 'right', ({ count }) => formatNumber(count)];
const VIEWS: ProblemColumn = [
  'Views',
  'right',
  ({ views }) => (views === undefined ? '' : formatNumber(views)),
];
const CHANGE: ProblemColumn = ['Change', 'right', (problem) => formatSigned(changeOf(problem))];

/** The most important problems, also for an issue. */
export function problemsTable({ problems, inputs }: Pick<SignalsReport, 'problems' | 'inputs'>): string {
  const columns = [RANK, SIGNAL, TEXT, PAGE, COUNT, VIEWS, ...(inputs.compare ? [CHANGE] : [])];
  return markdownTable(columns, problems.slice(0, inputs.top));
}

/** The job summary, in Markdown. */
export function renderSignalsSummary(report: SignalsReport): string {
  const { inputs, current, problems } = report;
  const changes = inputs.compare ? [CHANGE] : [];
  return joinTexts([
    `### 🔎 What readers miss, ${formatDateRange(current.range)}`,
    ...listSignalsWarnings(report).map(
      ({ title, message }) => `> [!WARNING]\n> **${title}.** ${renderInline(message)}`,
    ),
    `**${pluralize(problems.length, 'problem')}**${describeChanges(report)}`,
    problems.length === 0 ? '' : problemsTable(report),
    ...SIGNAL_KINDS.map((kind) => {
      const columns = [
        ...(kind === 'feedback' ? [] : [TEXT]),
        ...(kind === 'searches' ? [] : [PAGE, VIEWS]),
        COUNT,
      ];
      return foldedTable(
        NAMES[kind],
        [...columns, ...changes],
        problems.filter((each) => each.kind === kind),
      );
    }),
    foldedTable('What was read', READING_COLUMNS, current.readings),
    renderInline(describeSignals(report)),
  ]);
}

const READING_COLUMNS: readonly Column<Reading>[] = [
  ['Signal', 'left', ({ kind }) => kind],
  ['Rows', 'right', ({ rows }) => formatNumber(rows)],
  ['Requests', 'right', ({ requests }) => formatNumber(requests)],
  ['Complete', 'left', ({ incomplete }) => (incomplete === undefined ? 'yes' : `no: ${incomplete.reason}`)],
];

/** What is missing, one warning for each cause. Messages contain error text of the service: escape it for Markdown. */
export function listSignalsWarnings({ current, previous }: Pick<SignalsReport, 'current' | 'previous'>) {
  return [
    ...listMissing(current).map((message) => ({ title: 'The signals are incomplete', message })),
    ...listMissing(previous).map((message) => ({ title: 'The previous period is incomplete', message })),
  ];
}

/** `questions, searches: …` */
function listMissing(collected: CollectedSignals | undefined): readonly string[] {
  const missing = (collected?.readings ?? []).flatMap(({ kind, incomplete }) =>
    incomplete === undefined ? [] : { kind, why: explainIncompleteSignals(incomplete) },
  );
  return [...new Set(missing.map(({ why }) => why))].map((why) => {
    const kinds = missing.filter((each) => each.why === why).map(({ kind }) => kind);
    return `${kinds.join(', ')}: ${why}`;
  });
}

/** What happened and what to do. */
export function explainIncompleteSignals(incomplete: SignalsIncompleteReason): string {
  switch (incomplete.reason) {
    case 'inconsistent-paging':
      return 'The docs service returned the same page of results again. Contact the support of the service.';
    case 'too-many-groups':
      return 'There were more different texts or pages than one run can compare. Choose a shorter date range.';
    default:
      return explainStop(incomplete);
  }
}

/** What was exported. */
export function describeSignals({ inputs, current, previous, problems }: SignalsReport): string {
  const readings = [...current.readings, ...(previous?.readings ?? [])];
  const requests = readings.reduce((sum, each) => sum + each.requests, 0);
  return `${pluralize(problems.length, 'row')} in \`${inputs.file}\`, ${pluralize(requests, 'request')}.`;
}

/** How many problems are new, and so on; empty if nothing was compared. */
function describeChanges({ problems, gone, previous }: SignalsReport): string {
  if (previous === undefined) return '';
  const count = (belongs: (problem: Problem) => boolean): number => problems.filter(belongs).length;
  const counts = [
    `${count(({ before }) => before === 0)} new`,
    `${count((each) => each.before !== 0 && (changeOf(each) ?? 0) > 0)} more frequent`,
    `${count((each) => (changeOf(each) ?? 0) < 0)} less frequent`,
    `${gone} gone`,
  ];
  return `. Compared with the previous period: ${counts.join(', ')}`;
}

/** More than in the previous period; undefined if unknown. */
function changeOf({ count, before }: Problem): number | undefined {
  return before === undefined ? undefined : count - before;
}
