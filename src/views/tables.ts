import { foldedTable, formatSigned, markdownTable, textCell, type Column } from '../analytics/tables.ts';
import { formatNumber } from '../report/format.ts';
import { joinTexts } from '../text.ts';
import type { ViewsReport } from './report.ts';
import { changeOf, type PageTrend } from './trends.ts';

type PageColumn = Column<PageTrend>;
const RANK: PageColumn = ['#', 'right', (_, index) => String(index + 1)];
const PAGE: PageColumn = ['Page', 'left', (page) => textCell(page.path)];
const VIEWS: PageColumn = ['Views', 'right', (page) => formatNumber(page.total)];
const HUMAN: PageColumn = ['Human', 'right', (page) => formatNumber(page.human)];
const AI: PageColumn = ['AI', 'right', (page) => formatNumber(page.ai)];
const BEFORE: PageColumn = ['Before', 'right', ({ before }) => (before ? formatNumber(before.total) : '')];
const CHANGE: PageColumn = ['Change', 'right', (page) => formatSigned(changeOf(page))];

/** The top pages, also for a prompt. */
export function topTable({ top, previous }: ViewsReport): string {
  return markdownTable(topColumns(previous !== undefined), top);
}

function topColumns(withChange: boolean): readonly PageColumn[] {
  return [RANK, PAGE, VIEWS, HUMAN, AI, ...(withChange ? [CHANGE] : [])];
}

/** The top pages and pages that may need attention. */
export function foldedTables({ inputs, pages, previous, trends }: ViewsReport): string {
  const topTitle = inputs.sortBy === 'change' ? 'Largest changes' : 'Top pages';
  return joinTexts([
    foldedTable(topTitle, topColumns(previous !== undefined), pages, inputs.top),
    foldedTable('Rising', [PAGE, BEFORE, VIEWS, CHANGE], trends.rising),
    foldedTable('Falling', [PAGE, BEFORE, VIEWS, CHANGE], trends.falling),
    foldedTable('New, without views in the previous period', [PAGE, VIEWS, AI], trends.new),
    foldedTable('Gone, without views in this period', [PAGE, BEFORE], trends.gone),
    foldedTable('Mostly read by AI', [PAGE, AI, HUMAN], trends.mostlyAi),
  ]);
}
