/** `npm run bench:waiting`: what waiting and polling cost, in simulations. `-- --write` updates docs/waiting.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { plainTable } from '../markdown.ts';
import { TABLES, waitingPage } from './waiting-page.ts';

for (const rows of Object.values(TABLES)) console.log(`${plainTable(rows)}\n`);
if (process.argv.includes('--write')) writeFileSync(join(packageRoot(), 'docs/waiting.md'), waitingPage());
