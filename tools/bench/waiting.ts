/** `npm run bench:waiting`: what waiting and polling cost, in simulations. `-- --write` updates docs/waiting.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { figuresTable, plainTable, readPage, replaceBetween } from '../markdown.ts';
import { pollingRows } from './polling.ts';
import { runnerMinutesRows } from './runner-minutes.ts';

const PAGE = 'docs/waiting.md';
const TABLES = { 'runner minutes': runnerMinutesRows(), polling: pollingRows() };

/** The page as it should be. */
export function waitingPage(): string {
  return Object.entries(TABLES).reduce(
    (page, [name, rows]) => replaceBetween(page, name, figuresTable(rows)),
    readPage(PAGE),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const rows of Object.values(TABLES)) console.log(`${plainTable(rows)}\n`);
  if (process.argv.includes('--write')) writeFileSync(join(packageRoot(), PAGE), waitingPage());
}
