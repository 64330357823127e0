import {
  CHANGE,
  foldedTable,
  formatSigned,
  markdownTable,
  RANK,
  textCell,
  type Column,
} from '../export/tables.ts';
import { formatNumber, pluralize } from '../rendering/format.ts';
import { pagesChart } from './chart.ts';
import type { ViewTotals } from './collect.ts';
import type { PageTrend, ViewsReport } from './report.ts';

type PageColumn = Column<PageTrend>;
const PAGE: PageColumn = ['Page', 'left', ({ path }) => textCell(path)];
const VIEWS: PageColumn = ['Views', 'right', ({ total }) => total];
const HUMAN: PageColumn = ['Human', 'right', ({ human }) => human];
const AI: PageColumn = ['AI', 'right', ({ ai }) => ai];
const BEFORE: PageColumn = ['Before', 'right', ({ before }) => before?.total];

/** Renders the parts of the job summary, in Markdown. */
export function renderViewsSummary(report: ViewsReport): readonly string[] {
  return [overview(report), pagesChart(report.top), ...foldedTables(report)];
}

/** Renders the totals. Their lines are the legend of the chart, too. */
function overview({ totals, totalsBefore: before }: ViewsReport): string {
  const part = (reader: string, key: keyof ViewTotals): string => {
    const views = totals[key];
    const share = formatShare(views, totals.total);
    const change = formatChange(views, before?.[key]);
    return `- ${reader}: ${formatNumber(views)}${share}${change}`;
  };
  const views = `**${pluralize(totals.total, 'view')}**`;
  const change = formatChange(totals.total, before?.total);
  const compared = before === undefined ? '' : ' compared with the previous period';
  return [
    `${views}${change}${compared}`,
    '',
    part('🟦 People', 'human'),
    part('🟧 AI', 'ai'),
  ].join('\n');
}

/** Formats a part of all views: ` (12.5%)`. */
function formatShare(views: number, total: number): string {
  if (total === 0) return '';
  const percentage = (views / total) * 100;
  return ` (${percentage.toFixed(1)}%)`;
}

/** Formats a change: `, −11%`, without a percentage if there were no views before. */
function formatChange(now: number, before: number | undefined): string {
  if (before === undefined) return '';
  if (before === 0) return `, ${formatSigned(now)}`;
  const percentage = Math.round((now / before - 1) * 100);
  return `, ${formatSigned(percentage)}%`;
}

/** Renders the top pages, also for a prompt. */
export function topTable({ top, previous }: ViewsReport): string {
  return markdownTable(topColumns(previous !== undefined), top);
}

function topColumns(withChange: boolean): readonly PageColumn[] {
  const columns = [RANK, PAGE, VIEWS, HUMAN, AI];
  return withChange ? [...columns, CHANGE] : columns;
}

/** Renders the top pages and pages that may need attention. */
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
