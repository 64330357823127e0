/** `npm run bench:minutes`: what each way to report the end of jobs costs. `-- --write` updates docs/runner-minutes.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { writePage } from './runner-minutes-page.ts';

const page = writePage();
console.log(page);
if (process.argv.includes('--write')) writeFileSync(join(packageRoot(), 'docs/runner-minutes.md'), page);
