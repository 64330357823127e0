import { formatNumber } from '../report/format.ts';
import { codeCell } from '../report/markdown.ts';
import { markdownTable, type TableColumn } from '../report/markdown-table.ts';
import { singleLine, truncate } from '../text.ts';
import type { ViewsReport } from './report.ts';
import type { ViewTotals } from './totals.ts';
import { changeOf, type PageTrend } from './trends.ts';

type Column = TableColumn<PageTrend>;

/** The file contains the full paths. */
const MAX_PATH_LENGTH = 120;

/** Rows of a folded list. */
const MAX_ROWS = 10;

const RANK: Column = ['#', 'right', (_, index) => String(index + 1)];
const PAGE: Column = ['Page', 'left', (page) => pathCell(page.path)];
const VIEWS: Column = ['Views', 'right', (page) => formatNumber(page.total)];
const HUMAN: Column = ['Human', 'right', (page) => formatNumber(page.human)];
const AI: Column = ['AI', 'right', (page) => formatNumber(page.ai)];
const BEFORE: Column = ['Before', 'right', ({ before }) => (before ? formatNumber(before.total) : '')];
const CHANGE: Column = ['Change', 'right', (page) => formatSigned(changeOf(page))];

/** The top pages, also for a prompt. */
export function topTable({ top, previous }: ViewsReport): string {
  return markdownTable([RANK, PAGE, VIEWS, HUMAN, AI, ...(previous === undefined ? [] : [CHANGE])], top);
}

/** The top pages and pages that may need attention. Folded, because tables with paths are too wide for a phone. */
export function foldedTables(title: string, report: ViewsReport): readonly string[] {
  const { top, pages, trends, mostlyAi } = report;
  const list = (name: string, all: readonly PageTrend[], columns: readonly Column[]): string => {
    const shown = all.slice(0, MAX_ROWS);
    return fold(name, shown.length, all.length, markdownTable(columns, shown));
  };
  return [
    fold(title, top.length, pages.length, topTable(report)),
    list('Rising', trends.rising, [PAGE, BEFORE, VIEWS, CHANGE]),
    list('Falling', trends.falling, [PAGE, BEFORE, VIEWS, CHANGE]),
    list('New, without views in the previous period', trends.new, [PAGE, VIEWS, AI]),
    list('Gone, without views in this period', trends.gone, [PAGE, BEFORE]),
    list('Mostly read by AI', mostlyAi, [PAGE, AI, HUMAN]),
  ].filter((table) => table !== '');
}

/** Totals with their share and, if known, their change. */
export function totalsTable({ totals, totalsBefore: before }: ViewsReport): string {
  const columns: readonly TableColumn<readonly [name: string, key: keyof ViewTotals]>[] = [
    ['', 'left', ([name]) => name],
    ['Views', 'right', ([, key]) => formatNumber(totals[key])],
    ['Share', 'right', ([, key]) => formatShare(totals[key], totals.total)],
    ['Change', 'right', ([, key]) => (before ? formatChange(totals[key], before[key]) : '')],
  ];
  return markdownTable(before ? columns : columns.slice(0, -1), [
    ['People', 'human'],
    ['AI', 'ai'],
    ['All', 'total'],
  ]);
}

/** `41.0%`; empty if there is nothing to share. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)}%`;
}

/** `+1,200`, `−3` or `0`; empty if unknown. */
export function formatSigned(change: number | undefined): string {
  if (change === undefined) return '';
  return change < 0 ? `−${formatNumber(-change)}` : `${change > 0 ? '+' : ''}${formatNumber(change)}`;
}

/** `−11%`; without a percentage if there were no views before. */
function formatChange(now: number, before: number): string {
  return before === 0 ? formatSigned(now) : `${formatSigned(Math.round((now / before - 1) * 100))}%`;
}

/** A path as code on one line, without invisible characters: anyone can request any path. */
function pathCell(path: string): string {
  const line = truncate(singleLine(path), MAX_PATH_LENGTH);
  return line === '' ? '(nothing visible)' : codeCell(line);
}

function fold(title: string, shown: number, all: number, table: string): string {
  if (all === 0) return '';
  const count = shown < all ? `${formatNumber(shown)} of ${formatNumber(all)}` : formatNumber(all);
  return `<details><summary>${title} (${count})</summary>\n\n${table}\n\n</details>`;
}
