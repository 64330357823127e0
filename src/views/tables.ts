import { formatNumber } from '../report/format.ts';
import { codeCell } from '../report/markdown.ts';
import { singleLine, truncate } from '../text.ts';
import type { ViewsReport } from './report.ts';
import { changeOf, type PageTrend } from './trends.ts';

/** Heading, alignment, and the Markdown of a cell. */
type Column = readonly [string, 'left' | 'right', (page: PageTrend, index: number) => string];

/** The file contains the full paths. */
const MAX_PATH_LENGTH = 120;

/** Rows of a list of pages that may need attention. */
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
export function foldedTables(report: ViewsReport): readonly string[] {
  const { inputs, top, pages, trends } = report;
  const list = (title: string, all: readonly PageTrend[], ...columns: readonly Column[]): string => {
    const shown = all.slice(0, MAX_ROWS);
    return fold(title, shown.length, all.length, markdownTable([PAGE, ...columns], shown));
  };
  return [
    fold(
      inputs.sortBy === 'change' ? 'Largest changes' : 'Top pages',
      top.length,
      pages.length,
      topTable(report),
    ),
    list('Rising', trends.rising, BEFORE, VIEWS, CHANGE),
    list('Falling', trends.falling, BEFORE, VIEWS, CHANGE),
    list('New, without views in the previous period', trends.new, VIEWS, AI),
    list('Gone, without views in this period', trends.gone, BEFORE),
    list('Mostly read by AI', trends.mostlyAi, AI, HUMAN),
  ].filter((table) => table !== '');
}

/** `+1,200`, `−3` or `0`; empty if unknown. */
export function formatSigned(change: number | undefined): string {
  if (change === undefined) return '';
  return change < 0 ? `−${formatNumber(-change)}` : `${change > 0 ? '+' : ''}${formatNumber(change)}`;
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

/** A Markdown table with a row for each item. Cells must be escaped. */
function markdownTable(columns: readonly Column[], pages: readonly PageTrend[]): string {
  return [
    columns.map(([heading]) => heading),
    columns.map(([, alignment]) => (alignment === 'left' ? ':---' : '---:')),
    ...pages.map((page, index) => columns.map(([, , cell]) => cell(page, index))),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
