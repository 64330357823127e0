import { formatSigned } from '../analytics/tables.ts';
import { formatNumber, pluralize } from '../report/format.ts';
import { pagesChart } from './chart.ts';
import type { ViewsReport } from './report.ts';
import { foldedTables } from './tables.ts';
import type { ViewTotals } from './totals.ts';

/** The parts of the job summary, in Markdown. */
export function renderViewsSummary(report: ViewsReport): readonly string[] {
  return [overview(report), pagesChart(report.top), foldedTables(report)];
}

/** The totals. Their lines are the legend of the chart, too. */
function overview({ totals, totalsBefore: before }: ViewsReport): string {
  const part = (reader: string, key: keyof ViewTotals): string => {
    const share = totals.total === 0 ? '' : ` (${((totals[key] / totals.total) * 100).toFixed(1)}%)`;
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
