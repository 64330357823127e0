import { figuresTable, readPage, replaceBetween } from '../markdown.ts';
import { pollingRows } from './polling-rows.ts';
import { runnerMinutesRows } from './runner-minutes-rows.ts';

/** The tables in docs/waiting.md, by their markers. */
export const TABLES = { 'runner minutes': runnerMinutesRows(), polling: pollingRows() };

/** The page as it should be. */
export function waitingPage(): string {
  let page = readPage('docs/waiting.md');
  for (const [name, rows] of Object.entries(TABLES)) page = replaceBetween(page, name, figuresTable(rows));
  return page;
}
