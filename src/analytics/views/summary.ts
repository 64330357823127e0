import {
  renderFoldedTable,
  renderTable,
  RANK,
  textCell,
  type Column,
} from '../../rendering/tables.ts';
import type { PageViews } from '../../domain/analytics.ts';
import { formatNumber, pluralize } from '../../rendering/format.ts';
import { viewsChart } from './chart.ts';
import type { ViewTotals } from './collect.ts';
import type { ViewsReport } from './build-views-report.ts';

const COLUMNS: readonly Column<PageViews>[] = [
  RANK,
  ['Page', 'left', ({ path }) => textCell(path)],
  ['Views', 'right', ({ total }) => total],
  ['Human', 'right', ({ human }) => human],
  ['AI', 'right', ({ ai }) => ai],
];

/** Renders the parts of the job summary, in Markdown. */
export function renderViewsSummary({
  totals,
  pages,
  top,
}: ViewsReport): readonly string[] {
  return [
    overview(totals),
    viewsChart(top),
    renderFoldedTable('Top pages', COLUMNS, pages, top.length),
  ];
}

/** Renders the totals. Their lines are the legend of the chart, too. */
function overview({ human, ai, total }: ViewTotals): string {
  const part = (reader: string, views: number): string =>
    `- ${reader}: ${formatNumber(views)}${formatShare(views, total)}`;
  return [
    `**${pluralize(total, 'view')}**`,
    '',
    part('🟦 People', human),
    part('🟧 AI', ai),
  ].join('\n');
}

/** Formats a part of all views: ` (12.5%)`. */
function formatShare(views: number, total: number): string {
  if (total === 0) return '';
  const percentage = (views / total) * 100;
  return ` (${percentage.toFixed(1)}%)`;
}

/** Renders the top pages, also for a prompt. */
export function topViewsTable(top: readonly PageViews[]): string {
  return renderTable(COLUMNS, top);
}
