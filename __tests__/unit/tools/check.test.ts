/** `npm run check`, with an npm that only notes what it is to run. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hasPrograms } from '../../../fakes/runner/programs.ts';

const FAKE_NPM = `
const { appendFileSync } = require('node:fs');
const [, , , , script, ...args] = process.argv;
appendFileSync('calls.log', [script, ...args].join(' ') + '\\n');
if (script === process.env.BUILDS) appendFileSync('dist/main.js', '// new');
if (script === process.env.FAILS) {
  console.log('the output of ' + script);
  process.exitCode = 1;
}
`;

const describeCheck = hasPrograms('git') ? describe : describe.skip;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/main.js'), '// old');
  writeFileSync(join(folder, 'npm.cjs'), FAKE_NPM);
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'dist');
  git('commit', '--quiet', '--message=Begin');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];

function git(...args: readonly string[]): string {
  return execFileSync('git', [...AUTHOR, ...args], { cwd: folder, encoding: 'utf8' });
}

function check(env: Readonly<Record<string, string>> = {}, ...args: readonly string[]) {
  const program = resolve('tools/check.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(folder, 'npm.cjs'), ...env },
  });
  const calls = readFileSync(join(folder, 'calls.log'), 'utf8').trim().split('\n');
  return { stdout, stderr, status, calls };
}

const SCRIPTS = ['format', 'typecheck', 'check:deps', 'lint', 'tables', 'build'];
const scriptOf = (call: string): string => call.split(' ')[0] ?? '';

describeCheck('npm run check', () => {
  it.each([
    ['those that have changed if the bundle is the same', '', '--changedSince='],
    ['all if the build changes it', 'build', '--testPathPatterns __tests__/acceptance'],
  ])('runs everything; of the acceptance tests %s', (_, BUILDS, acceptance) => {
    const { calls, status } = check({ BUILDS });
    expect(calls.map(scriptOf)).toEqual([...SCRIPTS, 'jest', 'jest', 'jest']);
    const [affected, readers, last] = calls.slice(-3);
    expect(affected).toContain('--roots=src');
    expect(affected).toContain(`--changedSince=${git('rev-parse', 'HEAD').trim()}`);
    expect(readers).toContain('--testPathPatterns __tests__/contract');
    expect(last).toContain(acceptance);
    expect(status).toBe(0);
  });

  it.each(['format', 'lint'])('ends at once if %s fails', (script) => {
    const { calls, status, stdout, stderr } = check({ FAILS: script });
    expect(calls.at(-1)).toBe(script);
    expect(stdout).toContain(`the output of ${script}`);
    expect(stderr).toContain(`✗ ${script} failed. To repeat it: npm run ${script}`);
    expect(status).toBe(1);
  });

  it('lists the inputs, outputs and reasons that are new and not covered', () => {
    const outcomes = (reasons: string): string =>
      `export const OUTCOMES = {\n  'no-pr': [''],\n  skipped: [${reasons}],\n} as const;\n`;
    write('action.yml', 'inputs:\n  prompt:\noutputs:\n  status:\n');
    write('src/domain/outcome.ts', outcomes("'bot'"));
    git('add', '.');
    git('commit', '--quiet', '--message=Publish');
    write('action.yml', 'inputs:\n  prompt:\n  job-details:\n  days:\n  top:\n');
    write('analytics/action.yml', 'outputs:\n  count:\n');
    write('src/domain/outcome.ts', outcomes("'bot', 'quota'"));
    write('CHANGELOG.md', '`days`, `top`, `count`, `quota`\n');
    write('__tests__/unit/agent/inputs.test.ts', "'days', 'top'");
    write('__tests__/unit/tools/example.test.ts', "'job-details'");
    write('__tests__/acceptance/days.test.ts', "'sweep-days', 'top', the quota");

    const { stdout, status } = check();
    const [, found = ''] = stdout.split('All checks passed.');
    expect(found.split(/\n+ */).slice(1, -1)).toEqual([
      'New, and not covered:',
      'input `job-details` of action.yml: no unit test names it, no acceptance test names it, no line in CHANGELOG.md',
      'input `days` of action.yml: no acceptance test names it',
      'output `count` of analytics/action.yml: no acceptance test names it',
      'reason `skipped/quota`: no acceptance test names it',
    ]);
    expect(status).toBe(0);
  });
});
