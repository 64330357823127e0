import {
  CHANGE,
  foldedExportTable,
  exportTable,
  RANK,
  exportTextCell,
  type Column,
} from '../export/tables.ts';
import { SIGNAL_KINDS, type SignalKind } from '../domain/analytics.ts';
import { pluralize } from '../rendering/format.ts';
import type { KindProgress } from './collect.ts';
import type { SignalsInputs } from './signals-inputs.ts';
import type { Problem, RankedProblems } from './ranking.ts';

/** Names of the kinds of problems, for people. */
const NAMES: Readonly<Record<SignalKind, string>> = {
  questions: 'Unanswered question',
  searches: 'Search without a click',
  feedback: 'Negative feedback',
};

type ProblemColumn = Column<Problem>;
const SIGNAL: ProblemColumn = ['Signal', 'left', ({ kind }) => NAMES[kind]];
const TEXT: ProblemColumn = [
  'Text',
  'left',
  ({ text }) => (text === '' ? '' : exportTextCell(text, 200)),
];
const PAGE: ProblemColumn = [
  'Page',
  'left',
  ({ page }) => (page === '' ? '' : exportTextCell(page)),
];
const COUNT: ProblemColumn = ['Count', 'right', ({ count }) => count];
const VIEWS: ProblemColumn = ['Views', 'right', ({ views }) => views];

const KIND_COLUMNS: readonly Column<KindProgress>[] = [
  ['Signal', 'left', ({ kind }) => kind],
  ['Rows', 'right', ({ rows }) => rows],
  ['Requests', 'right', ({ requests }) => requests],
  [
    'Complete',
    'left',
    ({ incomplete }) => (incomplete === undefined ? 'yes' : `no: ${incomplete.reason}`),
  ],
];

/** Renders the most important problems, also for an issue. */
export function signalProblemsTable(top: readonly Problem[], compare: boolean): string {
  const columns = [RANK, SIGNAL, TEXT, PAGE, COUNT, VIEWS];
  return exportTable(compare ? [...columns, CHANGE] : columns, top);
}

/**
 * Renders the parts of the job summary: the top of all kinds and of each one, and how far they were
 * read.
 */
export function renderSignalsSummary(
  { problems, changes }: RankedProblems,
  kinds: readonly KindProgress[],
  { compare, top }: SignalsInputs,
): readonly string[] {
  const kindsTable = foldedExportTable('What was read', KIND_COLUMNS, kinds);
  const described = describeChanges(changes);
  if (problems.length === 0) {
    return [`**No problems**${described}`, '', kindsTable];
  }
  const parts = [
    `**${pluralize(problems.length, 'problem')}**${described}`,
    signalProblemsTable(problems.slice(0, top), compare),
  ];
  // If all problems are in the first table, the others would only repeat it.
  if (problems.length > top) {
    for (const kind of SIGNAL_KINDS) parts.push(tableOfKind(kind, problems, compare));
  }
  parts.push(kindsTable);
  return parts;
}

function tableOfKind(
  kind: SignalKind,
  problems: readonly Problem[],
  compare: boolean,
): string {
  const columns: ProblemColumn[] = [];
  if (kind !== 'feedback') columns.push(TEXT);
  if (kind !== 'searches') columns.push(PAGE, VIEWS);
  columns.push(COUNT);
  if (compare) columns.push(CHANGE);
  const ofKind = problems.filter((each) => each.kind === kind);
  return foldedExportTable(NAMES[kind], columns, ofKind);
}

/** Renders `. Compared with the previous period: 2 new, 1 gone`; empty if nothing was compared. */
function describeChanges(changes: RankedProblems['changes']): string {
  if (changes === undefined) return '';
  const counts: string[] = [];
  for (const [change, count] of Object.entries(changes)) {
    if (count > 0) counts.push(`${count} ${change}`);
  }
  const text = counts.length === 0 ? 'no change' : counts.join(', ');
  return `. Compared with the previous period: ${text}`;
}
