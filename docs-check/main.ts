/**
 * `npm run docs:check`: whether the pages tell what the code does. Prints what was looked at, and ends with 1 where something
 * is wrong; `-- --write` first makes the lists anew that are drawn from the code.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../standin/runner/package-root.ts';
import { checkDocs, TROUBLESHOOTING } from './check.ts';
import { sceneNames } from './scene-names.ts';
import { withInputList } from './troubleshooting.ts';

const root = packageRoot();
if (process.argv.includes('--write')) {
  const path = join(root, TROUBLESHOOTING);
  writeFileSync(path, withInputList(readFileSync(path, 'utf8'), root));
}

for (const { name, looked, faults } of await checkDocs(root, await sceneNames())) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}: ${looked}`);
  for (const fault of faults) console.log(`    ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
