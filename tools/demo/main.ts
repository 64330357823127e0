/**
 * `npm run demo`: tries some of the examples, one after the other, as `npm run try` does. Needs no account and no network. Exits with 1 if
 * a run did not succeed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { tryWorkflow } from '../try/main.ts';

const RUNS = [
  { title: 'A command on a pull request', file: 'slash-command.yml', event: 'comment' },
  { title: 'A release', file: 'release.yml', event: 'release' },
  { title: 'A sweep finishes a request', file: 'sweep.yml', event: 'schedule' },
  { title: 'What readers miss', file: 'scheduled-refresh.yml', event: 'schedule' },
];

/** Tries all of them and prints their text, block by block. Returns whether all runs succeeded. */
export async function playDemo(print: (text: string) => void): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  let areGood = true;
  for (const [index, { title, file, event }] of RUNS.entries()) {
    print(`━━ ${index + 1}/${RUNS.length} · ${title}: examples/${file} ━━\n`);
    const example = readFileSync(join(packageRoot(), 'examples', file), 'utf8');
    const path = join(folder, file);
    // GitHub would not find the action of a placeholder.
    writeFileSync(path, example.replaceAll('OWNER/', 'acme/'));
    const exitCode = await tryWorkflow([path, '--event', event], print);
    areGood = areGood && exitCode === 0;
    print('');
  }
  rmSync(folder, { recursive: true });
  return areGood;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const areGood = await playDemo((text) => console.log(text));
  if (!areGood) process.exitCode = 1;
}
