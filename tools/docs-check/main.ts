/** `npm run docs:check`: whether the pages are true. Ends with 1 if they are not. */
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { checkDocs } from './checks.ts';
import { proseOf, ratiosOf } from './ratios.ts';

for (const [name, faults] of Object.entries(await checkDocs(packageRoot()))) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
  for (const fault of faults) console.log(`    ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
console.log(`In 1,000 words: ${ratiosOf(proseOf(packageRoot())).join(' · ')}`);
