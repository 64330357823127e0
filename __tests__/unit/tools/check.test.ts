/** `npm run check`, with an npm that only notes what it is to run. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pathToFileURL } from 'node:url';
import { hasPrograms } from '../../../fakes/runner/programs.ts';
import { PROMPT_VERBS, RESERVED_WORDS } from '../../../src/trigger/command.ts';
import { GIT_ENV, runGit } from '../../support/git.ts';

const FAKE_NPM = `
const { appendFileSync } = require('node:fs');
const [, , , , script, ...args] = process.argv;
appendFileSync('calls.log', [script, ...args].join(' ') + '\\n');
if (args.includes('--listTests')) {
  const tests = ['unit/b/two', 'unit/a/one', 'unit/b/three'];
  for (const test of tests) console.log(process.cwd() + '/__tests__/' + test + '.test.ts');
}
if (script === process.env.BUILDS) appendFileSync('dist/main.js', '// new');
if (script === process.env.FAILS) {
  console.log('the output of ' + script);
  process.exitCode = 1;
}
`;

const describeCheck = hasPrograms('git') ? describe : describe.skip;

let folder: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '--message=Publish');
}

function git(...args: readonly string[]): string {
  return runGit(folder, ...args).toString();
}

function check(env: Readonly<Record<string, string>> = {}, ...args: readonly string[]) {
  const program = resolve('tools/check.mjs');
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...GIT_ENV, npm_execpath: join(folder, 'npm.cjs'), ...env },
  });
  const calls = readFileSync(join(folder, 'calls.log'), 'utf8').trim().split('\n');
  return { stdout, stderr, status, calls };
}

const SCRIPTS = ['jest', 'format', 'typecheck', 'check:deps', 'lint', 'tables', 'build'];
const scriptOf = (call: string): string => call.split(' ')[0] ?? '';

describeCheck('npm run check', () => {
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

  it('ends at once if a script fails', () => {
    const { calls, status, stdout, stderr } = check({ FAILS: 'lint' });
    expect(calls.at(-1)).toBe('lint');
    expect(calls[0]).toContain('--listTests');
    expect(stdout).toContain('the output of lint');
    expect(stderr).toContain('✗ lint failed. To repeat it: npm run lint');
    expect(status).toBe(1);
  });

  it('says at once which tests it will run', () => {
    const { stdout } = check({ FAILS: 'format' });
    const [announced = ''] = stdout.split('· format');
    expect(announced.split('\n').slice(0, 5)).toEqual([
      'The change affects 3 files of tests:',
      '  __tests__/unit/a: one',
      '  __tests__/unit/b: three, two',
      'These always run: __tests__/contract, __tests__/unit/tools/docs-check.',
      'If the build changes dist/, __tests__/acceptance runs, otherwise only what has changed there.',
    ]);
  });

  it('lists the inputs, outputs and reasons that are new and not covered', () => {
    const outcomes = (reasons: string): string =>
      `export const OUTCOMES = {\n  'no-pr': [''],\n  skipped: [${reasons}],\n} as const;\n`;
    write('action.yml', 'inputs:\n  prompt:\noutputs:\n  status:\n');
    write('src/domain/outcome.ts', outcomes("'bot'"));
    commit();
    write('action.yml', 'inputs:\n  prompt:\n  job-details:\n  days:\n  top:\n');
    write('analytics/action.yml', 'outputs:\n  count:\n');
    write('src/domain/outcome.ts', outcomes("'bot', 'quota'"));
    write('CHANGELOG.md', '`days`, `top`, `count`, `quota`\n');
    write('__tests__/unit/agent/inputs.test.ts', "'days', 'top'");
    write('__tests__/unit/tools/example.test.ts', "'job-details'");
    write('__tests__/acceptance/days.test.ts', "'sweep-days', 'top', the quota");

    const { stdout, status } = check();
    const [before = '', after = ''] = stdout.split(/· format[^]*All checks passed\..*/);
    expect(uncoveredIn(before)).toEqual([
      'input `job-details` of action.yml: no unit test names it, no acceptance test names it, no line in CHANGELOG.md',
      'input `days` of action.yml: no acceptance test names it',
      'output `count` of analytics/action.yml: no acceptance test names it',
      'reason `skipped/quota`: no acceptance test names it',
    ]);
    // Also at the end. It is no failure.
    expect(uncoveredIn(after)).toEqual(uncoveredIn(before));
    expect(status).toBe(0);
  });

  it('lists the events, subjects and causes that are new and not covered', () => {
    const payloads = (...names: readonly string[]): string => {
      const rows = names.map((name) => `  ${name}: ${name}Payload,\n`).join('');
      const causes = names.map((name) => `causeOfEvent('${name}', subject)\n`).join('');
      return `${causes}const PAYLOADS = {\n${rows}};\n`;
    };
    const subject = (kind: string): string => `  | Readonly<{ kind: '${kind}' }>\n`;
    const same = '### What counts as the same request\n\n';
    write('src/trigger/event-payload.ts', payloads('push'));
    write('src/domain/subject.ts', `export type Subject =\n${subject('push')};\n\n`);
    write('docs/reference.md', `${same}| a push |\n`);
    commit();
    write('src/trigger/event-payload.ts', payloads('push', 'watch', 'fork'));
    const subjects = `${subject('push')}${subject('star')}`;
    write('src/domain/subject.ts', `export type Subject =\n${subjects};\n\n`);
    const events =
      '## Events that start a job\n\n| `watch` |\n\n## Other\n\n| `fork` |\n';
    write('docs/reference.md', `${events}\n${same}| a push |\n| a watch |\n`);
    write('docs/context.md', '## The prompt\n\n| `watch` event |\n');
    write('CHANGELOG.md', '`watch`\n');
    write('examples/a.yml', 'on: [push, watch]\n');
    write('__tests__/contract/subjects.test.ts', '  watch: {');
    write('__tests__/contract/published-activities.test.ts', "['watch', WATCH]");
    write('__tests__/contract/format/cases.ts', "causeOfEvent('watch')");
    write('__tests__/acceptance/threads.test.ts', "{ name: 'watch' }");
    write('__tests__/acceptance/events.test.ts', "'watch'");
    write('__tests__/unit/domain/cause.test.ts', 'watch: kindOf()');

    expectUncovered([
      'event `fork`: no row in __tests__/contract/subjects.test.ts, no row in __tests__/acceptance/threads.test.ts, no table of its activities, if it has any, in __tests__/contract/published-activities.test.ts, no test in __tests__/acceptance/events.test.ts, no row in docs/reference.md below "Events that start a job", no row in docs/context.md below "The prompt", no workflow for it in examples/, no line in CHANGELOG.md',
      'subject `star`: no row in __tests__/contract/subjects.test.ts, no row in src/prompt/instruction.ts',
      'cause `fork`: no row in __tests__/unit/domain/cause.test.ts, no row in __tests__/contract/format/cases.ts',
    ]);
    write('docs/reference.md', `${events}\n${same}| a push |\n`);
    const { stdout } = check();
    expect(stdout).toContain(
      'cause `watch`: no row in docs/reference.md below "What counts as the same request"',
    );
  });

  it('lists the command words that are new and not covered', () => {
    const words = (verbs: string, reserved: string): string =>
      `export const PROMPT_VERBS = [${verbs}] as const;\nconst RESERVED_WORDS = [\n${reserved}];\n`;
    write('src/trigger/command.ts', words("'new'", "'stop'"));
    commit();
    write('src/trigger/command.ts', words("'new', 'redo'", "'stop', 'pause'"));
    write('docs/reference.md', '## Commands\n\n| `redo` |\n\n## Other\n\n| `pause` |\n');
    write('CHANGELOG.md', '`/docs redo`, `pause`\n');
    write('__tests__/unit/trigger/command.test.ts', "['redo', 'redo'], the pause");
    write('__tests__/acceptance/commands.test.ts', "'/docs redo'");

    expectUncovered([
      'command word `pause`: no row in __tests__/unit/trigger/command.test.ts, no test in __tests__/acceptance/commands.test.ts, no row in docs/reference.md below "Commands"',
    ]);
  });
});

/** Returns what a part of the output of the check lists as new and not covered. */
function uncoveredIn(output: string): readonly string[] {
  const [, list = ''] = output.split('New, and not covered:\n');
  const lines = list.trim().split('\n');
  return lines.map((line) => line.trim());
}

/** Expects what the check lists at once. */
function expectUncovered(expected: readonly string[]): void {
  const { stdout } = check({ FAILS: 'format' });
  const [before = ''] = stdout.split('· format');
  expect(uncoveredIn(before)).toEqual(expected);
}

it('the names that the check looks for are those of the code', async () => {
  const program = pathToFileURL(resolve('tools/uncovered.mjs')).href;
  const { listNames } = (await import(program)) as {
    listNames: () => Readonly<Record<string, readonly string[]>>;
  };
  const names = listNames();
  const words = new Set([...PROMPT_VERBS, ...RESERVED_WORDS]);
  expect(new Set(names['command word'])).toEqual(words);
  expect(names).toMatchObject({
    input: expect.arrayContaining(['api-key', 'repositories', 'top']),
    output: expect.arrayContaining(['prLink', 'finished', 'complete']),
    reason: expect.arrayContaining(['no-pr', 'timed-out', 'unsupported-event']),
    event: expect.arrayContaining(['release', 'pull_request_target', 'push']),
    subject: expect.arrayContaining(['release', 'review-comment', 'none']),
    cause: expect.arrayContaining(['merge', 'push', 'subject', 'since-last', 'care']),
  });
});
