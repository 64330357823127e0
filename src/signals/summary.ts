import { explainStop } from '../analytics/request-page.ts';
import { foldedTable, formatSigned, markdownTable, textCell, type Column } from '../analytics/tables.ts';
import { SIGNAL_KINDS, type SignalKind } from '../domain.ts';
import { formatNumber, pluralize } from '../report/format.ts';
import type { CollectedSignals, SignalsIncompleteReason, Reading } from './collect.ts';
import type { SignalsInputs } from './inputs.ts';
import { changeOf, type Problem, type RankedProblems } from './ranking.ts';

/** A problem of each kind, for people. */
const NAMES: Readonly<Record<SignalKind, string>> = {
  questions: 'Unanswered question',
  searches: 'Search without a click',
  feedback: 'Negative feedback',
};

type ProblemColumn = Column<Problem>;
const RANK: ProblemColumn = ['#', 'right', (_, index) => String(index + 1)];
const SIGNAL: ProblemColumn = ['Signal', 'left', ({ kind }) => NAMES[kind]];
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
export function problemsTable(top: readonly Problem[], compare: boolean): string {
  return markdownTable([RANK, SIGNAL, TEXT, PAGE, COUNT, VIEWS, ...(compare ? [CHANGE] : [])], top);
}

/** The parts of the job summary: the top of all kinds and of each one, and how far they were read. */
export function renderSignalsSummary(
  ranked: RankedProblems,
  readings: readonly Reading[],
  { compare, top, minCount }: Pick<SignalsInputs, 'compare' | 'top' | 'minCount'>,
): readonly string[] {
  const { problems } = ranked;
  const none = `**No problems** with a count of at least ${minCount} (\`min-count\`)`;
  const number = problems.length === 0 ? none : `**${pluralize(problems.length, 'problem')}**`;
  const tables = SIGNAL_KINDS.map((kind) => {
    const text = kind === 'feedback' ? [] : [TEXT];
    const page = kind === 'searches' ? [] : [PAGE, VIEWS];
    const columns = [...text, ...page, COUNT, ...(compare ? [CHANGE] : [])];
    return foldedTable(
      NAMES[kind],
      columns,
      problems.filter((each) => each.kind === kind),
    );
  });
  return [
    `${number}${describeChanges(ranked)}`,
    problems.length === 0 ? '' : problemsTable(problems.slice(0, top), compare),
    // Otherwise they would only repeat the table.
    ...(problems.length > top ? tables : []),
    foldedTable('What was read', READING_COLUMNS, readings),
  ];
}

const READING_COLUMNS: readonly Column<Reading>[] = [
  ['Signal', 'left', ({ kind }) => kind],
  ['Rows', 'right', ({ rows }) => formatNumber(rows)],
  ['Requests', 'right', ({ requests }) => formatNumber(requests)],
  ['Complete', 'left', ({ incomplete }) => (incomplete === undefined ? 'yes' : `no: ${incomplete.reason}`)],
];

/** What is missing, one warning for each cause and period. */
export function listSignalsWarnings(current: CollectedSignals, previous: CollectedSignals | undefined) {
  return [
    ...listMissing(current, 'The signals are incomplete'),
    ...listMissing(previous, 'The previous period is incomplete'),
  ];
}

/** `questions, searches: …` */
function listMissing(collected: CollectedSignals | undefined, title: string) {
  const kinds = new Map<string, string[]>();
  for (const { kind, incomplete } of collected?.readings ?? []) {
    if (incomplete === undefined) continue;
    const why = explainIncompleteSignals(incomplete);
    kinds.set(why, [...(kinds.get(why) ?? []), kind]);
  }
  return [...kinds].map(([why, names]) => ({ title, message: `${names.join(', ')}: ${why}` }));
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

/** `, compared with the previous period: 2 new, 1 gone`; empty if nothing was compared. */
function describeChanges({ changes }: RankedProblems): string {
  if (changes === undefined) return '';
  const counts = Object.entries(changes).filter(([, count]) => count > 0);
  const text = counts.map(([change, count]) => `${count} ${change}`).join(', ');
  return `. Compared with the previous period: ${text || 'no change'}`;
}
