import { singleLine, truncate } from '../text.ts';
import { codeCell } from '../report/markdown.ts';
import { formatNumber } from '../report/format.ts';
import type { PageTrend } from './trends.ts';

/** Longer paths crowd a table; the file has them whole. */
const MAX_PATH_LENGTH = 120;

/** Width of the longest bar, in characters. */
const BAR_WIDTH = 16;
const PEOPLE = '█';
const AI = '░';

/** What the characters of a bar mean; the head of its column. */
const KEY = `${PEOPLE} human ${AI} AI`;

/**
 * Pages as a Markdown table, ready for a prompt; with `bars` for people. `before`: whether there is a window to compare with.
 * Paths are what visitors asked for: they stand as code, on one line, without invisible characters.
 */
export function pagesTable(
  pages: readonly PageTrend[],
  show: Readonly<{ before: boolean; bars?: boolean }>,
): string {
  const max = pages.reduce((max, page) => Math.max(max, page.total), 0);
  const head = ['#', 'page', 'views', 'human', 'AI'];
  const rules = ['---:', ':---', '---:', '---:', '---:'];
  const body = pages.map((page, index) => [
    String(index + 1),
    pathCell(page.path),
    ...[page.total, page.human, page.ai].map(formatNumber),
    ...(show.before ? [formatSigned(page.change)] : []),
    ...(show.bars === true ? [bar(page, max)] : []),
  ]);
  if (show.before) add(head, rules, ['change', '---:']);
  if (show.bars === true) add(head, rules, [KEY, ':---']);
  return [head, rules, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A path in a table cell. */
export function pathCell(path: string): string {
  const line = truncate(singleLine(path), MAX_PATH_LENGTH);
  return line === '' ? '(nothing visible)' : codeCell(line);
}

/** `+1,200`, `-3`, `0`; empty when it is not known. */
export function formatSigned(formatChange: number | undefined): string {
  if (formatChange === undefined) return '';
  return formatChange > 0 ? `+${formatNumber(formatChange)}` : formatNumber(formatChange);
}

/** `+1,200 (+7 %)`; without a percentage where there was nothing before. */
export function formatChange(now: number, before: number): string {
  if (before === 0) return formatSigned(now);
  return `${formatSigned(now - before)} (${formatSigned(Math.round(((now - before) / before) * 100))} %)`;
}

/** A bar of block characters, people before AI: it needs no renderer, so it is there in mails and on phones too. */
export function bar({ total, ai }: Pick<PageTrend, 'total' | 'ai'>, max: number): string {
  if (max <= 0 || total <= 0) return '';
  // What is there at all is seen.
  const width = Math.max(1, Math.round((Math.min(total, max) / max) * BAR_WIDTH));
  const ofAi = Math.min(width, Math.round((ai / total) * width));
  return PEOPLE.repeat(width - ofAi) + AI.repeat(ofAi);
}

function add(head: string[], rules: string[], [title, rule]: readonly [string, string]): void {
  head.push(title);
  rules.push(rule);
}
