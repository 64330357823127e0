/** `npm run bench:minutes`: what each way to report the end of jobs costs. `-- --write` updates docs/waiting.md. */
import { runnerMinutesRows } from './runner-minutes-rows.ts';
import { plainTable } from './table.ts';
import { updateWaitingPage } from './waiting-page.ts';

const rows = runnerMinutesRows();
console.log(plainTable(rows));
if (process.argv.includes('--write')) updateWaitingPage('runner minutes', rows);
