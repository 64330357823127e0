import { renderTable, RANK, textCell, type Column } from '../../rendering/tables.ts';
import type { SignalKind } from '../../domain/analytics.ts';
import { formatNumber, pluralize } from '../../rendering/format.ts';
import type { SignalsInputs } from '../analytics-inputs.ts';
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
  ({ text }) => (text === '' ? '' : textCell(text, 200)),
];
const PAGE: ProblemColumn = [
  'Page',
  'left',
  ({ page }) => (page === '' ? '' : textCell(page)),
];
const COUNT: ProblemColumn = ['Count', 'right', ({ count }) => count];
const CHANGE: ProblemColumn = [
  'Change',
  'right',
  ({ change }) => (change === undefined ? undefined : formatChange(change)),
];

/** Renders the most important problems, also for an issue. */
export function signalProblemsTable(top: readonly Problem[], compare: boolean): string {
  const columns = [RANK, SIGNAL, TEXT, PAGE, COUNT];
  return renderTable(compare ? [...columns, CHANGE] : columns, top);
}

/** Renders the parts of the job summary: what was found, and the most important problems. */
export function renderSignalsSummary(
  { problems, changes }: RankedProblems,
  { compare, top }: SignalsInputs,
): readonly string[] {
  const described = describeChanges(changes);
  if (problems.length === 0) return [`**No problems**${described}`];
  return [
    `**${pluralize(problems.length, 'problem')}**${described}`,
    signalProblemsTable(problems.slice(0, top), compare),
  ];
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

/** Formats a change: `+1,200`, `−3` or `0`. */
function formatChange(change: number): string {
  if (change < 0) return `−${formatNumber(-change)}`;
  if (change > 0) return `+${formatNumber(change)}`;
  return '0';
}
