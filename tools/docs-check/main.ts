/**
 * `npm run docs:check`: whether the pages are true. Ends with 1 if they are not. `-- words` counts the words that no text should use,
 * by file; `-- words docs/outcomes.md` lists those of one file.
 */
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { checkDocs } from './checks.ts';
import { proseOf, ratiosOf } from './ratios.ts';
import { wordsBelow } from './words.ts';

const [what, file] = process.argv.slice(2);
if (what === 'words') {
  const all = wordsBelow(packageRoot());
  for (const [path, found] of all)
    if (file === undefined) console.log(`${String(found.length).padStart(5)} ${path}`);
    else if (path === file)
      for (const { line, word, instead } of found)
        console.log(`${path}:${line}: ${word}. Write: ${instead}.`);
  console.log(`${all.reduce((sum, [, { length }]) => sum + length, 0)} in ${all.length} files`);
} else {
  for (const [name, faults] of Object.entries(await checkDocs(packageRoot()))) {
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
    for (const fault of faults) console.log(`    ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
  console.log(`In 1,000 words: ${ratiosOf(proseOf(packageRoot())).join(' · ')}`);
}
