import { pluralize } from '../report/format.ts';
import { codeSpan, renderInline } from '../report/markdown.ts';
import { pagesChart } from './chart.ts';
import { formatDateRange } from './date-range.ts';
import { explainUnlisted, listWarnings } from './incomplete.ts';
import type { ViewsInputs } from './inputs.ts';
import type { ViewsReport } from './report.ts';
import { foldedTables, formatShare, formatSigned, totalsTable } from './tables.ts';

/** The job summary of an export, in Markdown. */
export function renderViewsSummary(report: ViewsReport, inputs: ViewsInputs): string {
  const title = inputs.sortBy === 'change' ? 'Largest changes' : 'Top pages';
  return [
    `### 📊 Page views, ${formatDateRange(report.current.range)}`,
    ...listWarnings(report).map(
      ({ title, message }) => `> [!WARNING]\n> **${title}.** ${renderInline(message)}`,
    ),
    overview(report),
    totalsTable(report),
    pagesChart(title, report.top),
    ...foldedTables(title, report),
    footer(report, inputs),
  ]
    .filter((section) => section !== '')
    .join('\n\n')
    .concat('\n');
}

/** The job summary of a run without a report. */
export function renderViewsFailure(errors: readonly string[]): string {
  return `### ❌ No page views\n\n${errors.map((error) => `- ${renderInline(error)}`).join('\n')}\n`;
}

function overview({ totals, totalsBefore: before }: ViewsReport): string {
  const ai = totals.total === 0 ? '' : `, ${formatShare(totals.ai, totals.total)} by AI`;
  const change = before && `, ${formatSigned(totals.total - before.total)} compared with the previous period`;
  return `**${pluralize(totals.total, 'view')}**${ai}${change ?? ''}.`;
}

function footer({ current, previous, pages }: ViewsReport, { file }: ViewsInputs): string {
  const requests = current.requests + (previous?.requests ?? 0);
  const written = `${pluralize(pages.length, 'row')} in ${codeSpan(file)}, ${pluralize(requests, 'request')}.`;
  return [written, explainUnlisted(current)].filter((part) => part !== '').join(' ');
}
