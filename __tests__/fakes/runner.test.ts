import { afterAll, describe, expect, it } from '@jest/globals';
import { runAction, type ActionRun, type RunResult } from '../../fakes/runner/index.ts';
import { removeActions, writeAction } from './fixture-action.ts';

/** In a fixture: appends to one of the runner's files. */
const APPEND = `const append = (file, text) => require('node:fs').appendFileSync(process.env[file], text);\n`;

afterAll(removeActions);

type Fixture = Parameters<typeof writeAction>[0];

function run(fixture: string | Fixture, options: Partial<ActionRun> = {}): Promise<RunResult> {
  const { main, ...rest } = typeof fixture === 'string' ? { main: fixture } : fixture;
  const event = { name: 'workflow_dispatch', payload: { inputs: {} } };
  return runAction({ action: writeAction({ main: APPEND + main, ...rest }), event, ...options });
}

const main = `for (const [name, value] of Object.entries(process.env).sort()) {
  if (name.startsWith('INPUT_')) console.log(name + '=' + value);
}`;

it('inputs are upper-cased variables, hyphens kept, spaces made underscores, defaults evaluated', async () => {
  const inputs = `  api-key: { required: true }
  two words: { default: 60000 }
  github-token: { default: '\${{ github.token }}' }
  where: { default: 'run \${{ github.run_id }} of \${{ github.repository }}' }
  nothing: {}`;
  const { log } = await run({ inputs, main }, { inputs: { 'API-Key': 'k' }, token: 'the-token', runId: 42 });
  expect(log.split('\n')).toEqual([
    'INPUT_API-KEY=k',
    'INPUT_GITHUB-TOKEN=***',
    'INPUT_NOTHING=',
    'INPUT_TWO_WORDS=60000',
    'INPUT_WHERE=run 42 of acme/app',
  ]);
});

describe('the environment', () => {
  it("is a runner's, with nothing of this machine but PATH", async () => {
    process.env['LEFT_BEHIND'] = 'yes';
    const { log } = await run(`console.log(JSON.stringify(process.env))`, {
      runAttempt: 2,
      env: { GITHUB_API_URL: 'http://x' },
    });
    delete process.env['LEFT_BEHIND'];
    const env = JSON.parse(log) as Record<string, string>;
    expect(env).toMatchObject({
      CI: 'true',
      GITHUB_API_URL: 'http://x',
      GITHUB_EVENT_NAME: 'workflow_dispatch',
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_RUN_ATTEMPT: '2',
      PATH: process.env['PATH'],
    });
    for (const name of ['LEFT_BEHIND', 'GITHUB_TOKEN', 'RUNNER_DEBUG']) expect(env).not.toHaveProperty(name);
  });
});

describe('the log', () => {
  it('carries out commands, masks secrets and keeps the raw lines', async () => {
    const result = await run(`console.log('::add-mask::line one%0Aline two');
console.log('::group::Look');
console.log('saw line one and line two');
console.log('::endgroup::');
console.log('::debug::detail');
console.log('::warning title=A%3A b,file=x.md,line=3::50%25 of%0Aline two');
console.error('plain ::error::no command');
console.log('text\\r::notice::after a carriage return');
console.log('older ##[error]form');`);
    const shown = [
      '▼ Look',
      '  saw *** and ***',
      'Warning: 50% of',
      '***',
      'plain ::error::no command',
      'text',
    ];
    const lines = [...shown, 'Notice: after a carriage return', 'Error: form'];
    expect(result.log.split('\n').sort()).toEqual(lines.sort());
    expect(result.annotations).toEqual([
      { level: 'warning', message: '50% of\n***', title: 'A: b', file: 'x.md', line: '3' },
      { level: 'notice', message: 'after a carriage return' },
      { level: 'error', message: 'form' },
    ]);
    expect(result.masks).toEqual(['line one\nline two']);
    expect(result.rawLog).toContain('saw line one and line two');
    expect(result).toMatchObject({ conclusion: 'success', exitCode: 0, signal: null });
  });

  it('fails the step at a command that our actions do not use', async () => {
    const { conclusion, outputs } = await run(`console.log('::set-output name=a::b')`);
    expect([conclusion, outputs]).toEqual(['failure', {}]);
  });
});

it('files give outputs, state, environment and path; state and environment reach the post step', async () => {
  const result = await run({
    inputs: '  a-b: { default: x }',
    main: `append('GITHUB_OUTPUT', 'job-id=j1\\nnotes<<EOF_1\\na=b\\nc<<d\\nEOF_1\\n');
append('GITHUB_STATE', 'jobId=j1\\n');
append('GITHUB_ENV', 'LATER=1\\n');
append('GITHUB_PATH', '/opt/tool\\n');
append('GITHUB_STEP_SUMMARY', '# Done\\n');`,
    post: `const { STATE_jobId, LATER, PATH } = process.env;
console.log(STATE_jobId, process.env['INPUT_A-B'], LATER, PATH.split(':')[0]);
process.exit(3);`,
  });
  expect(result).toMatchObject({
    outputs: { 'job-id': 'j1', notes: 'a=b\nc<<d' },
    state: { jobId: 'j1' },
    exported: { LATER: '1' },
    path: ['/opt/tool'],
    summary: '# Done\n',
    exitCode: 0,
    post: { log: 'j1 x 1 /opt/tool', outputs: {}, exitCode: 3, conclusion: 'failure' },
  });
});

const SECRET = 'mint_s3cret/key+1';

it.each([
  [
    'in the log',
    `console.log('key ${SECRET}'); console.log('::debug::${SECRET}'); console.log(encodeURIComponent('${SECRET}'));
console.log(btoa('u:${SECRET}!'));`,
    ['log line 1', 'log line 2', 'log line 3', 'log line 4'],
  ],
  [
    'in the files',
    `append('GITHUB_OUTPUT', 'url=x${SECRET}\\n'); append('GITHUB_STATE', 'k=${SECRET}\\n');
append('GITHUB_ENV', 'K=${SECRET}\\n'); append('GITHUB_STEP_SUMMARY', '${SECRET}');`,
    ['output url', 'state k', 'environment K', 'summary'],
  ],
  ['not in a mask', `console.log('::add-mask::${SECRET}')`, []],
])('a leak: %s is found', async (_, main, expected) => {
  const inputs = "  github-token: { default: '${{ github.token }}' }";
  const result = await run({ inputs, main }, { secrets: [SECRET] });
  expect(result.leaks).toEqual(expected);
  expect(result.log + result.summary).not.toContain(SECRET);
});
