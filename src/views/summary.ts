import {
  CHANGE,
  foldedTable,
  formatSigned,
  markdownTable,
  RANK,
  textCell,
  type Column,
} from '../analytics/tables.ts';
import { formatNumber, pluralize } from '../report/format.ts';
import { pagesChart } from './chart.ts';
import type { ViewTotals } from './collect.ts';
import type { PageTrend, ViewsReport } from './report.ts';

type PageColumn = Column<PageTrend>;
const PAGE: PageColumn = ['Page', 'left', ({ path }) => textCell(path)];
const VIEWS: PageColumn = ['Views', 'right', ({ total }) => total];
const HUMAN: PageColumn = ['Human', 'right', ({ human }) => human];
const AI: PageColumn = ['AI', 'right', ({ ai }) => ai];
const BEFORE: PageColumn = ['Before', 'right', ({ before }) => before?.total];

/** The parts of the job summary, in Markdown. */
export function renderViewsSummary(report: ViewsReport): readonly string[] {
  return [overview(report), pagesChart(report.top), ...foldedTables(report)];
}

/** The totals. Their lines are the legend of the chart, too. */
function overview({ totals, totalsBefore: before }: ViewsReport): string {
  const part = (reader: string, key: keyof ViewTotals): string => {
    const share =
      totals.total === 0 ? '' : ` (${((totals[key] / totals.total) * 100).toFixed(1)}%)`;
    return `- ${reader}: ${formatNumber(totals[key])}${share}${formatChange(totals[key], before?.[key])}`;
  };
  const compared = before === undefined ? '' : ' compared with the previous period';
  return [
    `**${pluralize(totals.total, 'view')}**${formatChange(totals.total, before?.total)}${compared}`,
    '',
    part('🟦 People', 'human'),
    part('🟧 AI', 'ai'),
  ].join('\n');
}

/** `, −11%`; without a percentage if there were no views before. */
function formatChange(now: number, before: number | undefined): string {
  if (before === undefined) return '';
  return `, ${before === 0 ? formatSigned(now) : `${formatSigned(Math.round((now / before - 1) * 100))}%`}`;
}

/** The top pages, also for a prompt. */
export function topTable({ top, previous }: ViewsReport): string {
  return markdownTable(topColumns(previous !== undefined), top);
}

function topColumns(withChange: boolean): readonly PageColumn[] {
  return [RANK, PAGE, VIEWS, HUMAN, AI, ...(withChange ? [CHANGE] : [])];
}

/** The top pages and pages that may need attention. */
export function foldedTables({
  inputs,
  pages,
  previous,
  trends,
}: ViewsReport): readonly string[] {
  const topTitle = inputs.sortBy === 'change' ? 'Largest changes' : 'Top pages';
  return [
    foldedTable(topTitle, topColumns(previous !== undefined), pages, inputs.top),
    foldedTable('Rising', [PAGE, BEFORE, VIEWS, CHANGE], trends.rising),
    foldedTable('Falling', [PAGE, BEFORE, VIEWS, CHANGE], trends.falling),
    foldedTable(
      'New, without views in the previous period',
      [PAGE, VIEWS, AI],
      trends.new,
    ),
    foldedTable('Gone, without views in this period', [PAGE, BEFORE], trends.gone),
    foldedTable('Mostly read by AI', [PAGE, AI, HUMAN], trends.mostlyAi),
  ];
}
