// `npm run check`: what a contributor runs before a commit. Says at once which tests it will run, and what is new and not covered, which is
// no failure. Then writes what tools can write (formatting, tables, dist/), and checks, the fast checks first. Ends at the first failure.
//
//     npm run check            compared with main
//     npm run check -- HEAD    compared with the last commit
import { spawnSync } from 'node:child_process';
import { basename, dirname, relative } from 'node:path';
import { findUncovered } from './uncovered.mjs';

const npm = process.env.npm_execpath;
if (npm === undefined) {
  console.error('Start it with: npm run check');
  process.exit(1);
}

const base = findBase(process.argv[2]);
const ACCEPTANCE = '__tests__/acceptance';
/** Tests that read pages, workflows and action.yml: jest does not know that they depend on these. */
const READERS = ['__tests__/contract', '__tests__/unit/tools/docs-check'];
/** The step `build` has just done what this test does. */
const BUILT = 'contract/dist';

// Jest follows imports only in its roots, which are the tests otherwise.
const roots = ['__tests__', 'src', 'fakes', 'tools'].map((folder) => `--roots=${folder}`);
const changedSince = base === undefined ? '--onlyChanged' : `--changedSince=${base}`;
const AFFECTED = [
  ...roots,
  changedSince,
  '--passWithNoTests',
  '--testPathIgnorePatterns',
  ACCEPTANCE,
  ...READERS,
];

announceTests();
listUncovered();
run('format');
run('typecheck');
run('check:deps');
run('lint');
run('tables');
run('build');
runTests('the tests that the change affects', AFFECTED);
runTests('the tests of pages and contracts', [
  '--testPathIgnorePatterns',
  BUILT,
  '--testPathPatterns',
  ...READERS,
]);
// They run the bundle, so a change in src/ affects them only through it.
if (isBundleChanged()) {
  runTests('the acceptance tests', ['--testPathPatterns', ACCEPTANCE]);
} else {
  runTests('the acceptance tests that have changed (dist/ is the same)', [
    changedSince,
    '--passWithNoTests',
    // With --testPathPatterns, jest would run all of them.
    `--testMatch=**/${ACCEPTANCE}/*.test.ts`,
  ]);
}
console.log('\nAll checks passed. npm cit runs the whole suite, as CI does.');
listUncovered();

/** Lists the tests that will run, a line for each folder. */
function announceTests() {
  const { status, stdout, stderr } = npmRun(
    'jest',
    ['--', '--listTests', ...AFFECTED],
    'pipe',
  );
  if (status !== 0) {
    console.error(`${stdout}${stderr}`);
    return fail('the list of tests', 'npm run jest -- --listTests');
  }
  const files = stdout.split('\n').filter((line) => line.endsWith('.test.ts'));
  const folders = new Map();
  for (const file of files.sort()) {
    const folder = relative('', dirname(file));
    const names = [...(folders.get(folder) ?? []), basename(file, '.test.ts')];
    folders.set(folder, names);
  }
  console.log(`The change affects ${files.length} files of tests:`);
  for (const [folder, names] of folders) console.log(`  ${folder}: ${names.join(', ')}`);
  console.log(`These always run: ${READERS.join(', ')}.`);
  console.log(
    `If the build changes dist/, ${ACCEPTANCE} runs, otherwise only what has changed there.\n`,
  );
}

/** Lists what the change adds without naming it where it has to be named. */
function listUncovered() {
  const uncovered = findUncovered(
    (file) => git('show', `${base ?? 'HEAD'}:${file}`).stdout,
  );
  if (uncovered.length === 0) return;
  console.log('New, and not covered:');
  for (const line of uncovered) console.log(`  ${line}`);
  console.log('');
}

/** Returns the commit that the change is compared with; undefined if there is neither an argument nor a branch main. */
function findBase(given) {
  if (given !== undefined) return given;
  // A commit on the local main is a part of the change, so the remote comes first.
  for (const main of ['upstream/main', 'origin/main', 'main']) {
    const found = git('merge-base', main, 'HEAD');
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

/** Returns whether the bundle differs from that of the base. */
function isBundleChanged() {
  const changed = git('diff', '--quiet', base ?? 'HEAD', '--', 'dist').status !== 0;
  const added = git('status', '--porcelain', '--', 'dist').stdout.trim();
  return changed || added !== '';
}

function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8' });
}

/** Runs a script of package.json. Shows its output only if it fails. */
function run(script) {
  console.log(`· ${script}`);
  const startedAt = performance.now();
  const { status, stdout, stderr } = npmRun(script, [], 'pipe');
  if (status === 0) return pass(script, startedAt);
  console.log(`${stdout}${stderr}`);
  return fail(script, `npm run ${script}`);
}

/** Runs some tests, and shows their output. */
function runTests(name, args) {
  console.log(`· ${name}`);
  const startedAt = performance.now();
  const { status } = npmRun('jest', ['--', ...args], 'inherit');
  if (status === 0) return pass(name, startedAt);
  return fail(name, `npm run jest -- ${args.join(' ')}`);
}

function npmRun(script, args, stdio) {
  // npm is a script, so this works on Windows without a shell.
  const command = [npm, 'run', '--silent', script, ...args];
  return spawnSync(process.execPath, command, { encoding: 'utf8', stdio });
}

function pass(name, startedAt) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`✓ ${name} (${seconds} s)`);
}

function fail(name, command) {
  console.error(`✗ ${name} failed. To repeat it: ${command}`);
  process.exit(1);
}
