import { afterAll, describe, expect, it } from '@jest/globals';
import { runAction } from '../../fakes/runner/index.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { removeActions, writeAction } from './fixture-action.ts';

const DISPATCH = { name: 'workflow_dispatch', payload: { inputs: {} } };
/** In a fixture: appends to one of the runner's files. */
const APPEND = `const append = (file, text) => require('node:fs').appendFileSync(process.env[file], text);\n`;

afterAll(removeActions);

describe('inputs', () => {
  const PRINT = `for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('INPUT_')) console.log(name + '=' + value);
  }`;

  it('are upper-cased variables, hyphens kept, blanks made underscores, defaults evaluated', async () => {
    const action = writeAction({
      inputs: `  api-key: { required: true }
  two words: { default: 60000 }
  github-token: { default: '\${{ github.token }}' }
  leg: { default: '\${{ strategy.job-index }}' }
  where: { default: 'run \${{ github.run_id }} of \${{ github.repository }}' }
  nothing: {}`,
      main: PRINT,
    });
    const { log } = await runAction({
      action,
      event: DISPATCH,
      inputs: { 'API-Key': 'k' },
      token: 'the-token',
      runId: 42,
      jobIndex: 3,
    });
    expect(log.split('\n')).toEqual([
      'INPUT_API-KEY=k',
      'INPUT_GITHUB-TOKEN=***',
      'INPUT_LEG=3',
      'INPUT_NOTHING=',
      'INPUT_TWO_WORDS=60000',
      'INPUT_WHERE=run 42 of acme/app',
    ]);
  });

  it('that action.yml does not declare are passed on and warned of; deprecated ones too', async () => {
    const action = writeAction({
      inputs: `  api-key: {}\n  old: { deprecationMessage: use new }`,
      main: PRINT,
    });
    const { annotations, log } = await runAction({
      action,
      event: DISPATCH,
      inputs: { 'api-kee': '1', old: '2' },
    });
    expect(annotations).toEqual([
      { level: 'warning', message: "Input 'old' has been deprecated with message: use new" },
      { level: 'warning', message: "Unexpected input(s) 'api-kee', valid inputs are ['api-key', 'old']" },
    ]);
    expect(log).toContain('INPUT_API-KEE=1');
  });
});

describe('the environment', () => {
  it("is a runner's, with nothing of this machine but PATH", async () => {
    process.env['LEFT_BEHIND'] = 'yes';
    const action = writeAction({ main: `console.log(JSON.stringify(process.env))` });
    const { log } = await runAction({
      action,
      event: DISPATCH,
      runAttempt: 2,
      env: { GITHUB_API_URL: 'http://x' },
    });
    delete process.env['LEFT_BEHIND'];
    const env = JSON.parse(log) as Record<string, string>;
    expect(env).toMatchObject({
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_API_URL: 'http://x',
      GITHUB_EVENT_NAME: 'workflow_dispatch',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_RUN_ATTEMPT: '2',
      PATH: process.env['PATH'],
      RUNNER_OS: 'Linux',
    });
    expect(env).not.toHaveProperty('LEFT_BEHIND');
    expect(env).not.toHaveProperty('GITHUB_TOKEN');
    expect(env).not.toHaveProperty('RUNNER_DEBUG');
  });

  it.each([
    ['push', { ref: 'refs/tags/v1', after: 'a'.repeat(40) }, 'refs/tags/v1 v1 tag'],
    ['release', { release: { tag_name: 'v2' } }, 'refs/tags/v2 v2 tag'],
    [
      'pull_request',
      { pull_request: { number: 7, head: { ref: 'h' }, base: { ref: 'b' } } },
      'refs/pull/7/merge 7/merge branch h b',
    ],
    [
      'pull_request_target',
      { pull_request: { number: 7, head: { ref: 'h' }, base: { ref: 'b' } } },
      'refs/heads/b b branch h b',
    ],
    ['issue_comment', { repository: { default_branch: 'trunk' } }, 'refs/heads/trunk trunk branch'],
  ])('names the ref of %s', async (name, payload, expected) => {
    const names = ['REF', 'REF_NAME', 'REF_TYPE', 'HEAD_REF', 'BASE_REF'];
    const action = writeAction({
      main: `console.log(${JSON.stringify(names)}.map((name) => process.env['GITHUB_' + name]).join(' ').trim());
console.log(JSON.stringify(require(process.env.GITHUB_EVENT_PATH)))`,
    });
    const { log } = await runAction({ action, event: { name, payload } });
    expect(log.split('\n')).toEqual([expected, JSON.stringify(payload)]);
  });
});

describe('the log', () => {
  it('carries out commands, hides secrets and keeps the raw lines', async () => {
    const action = writeAction({
      main: `console.log('::add-mask::line one%0Aline two');
console.log('::group::Look');
console.log('saw line one and line two');
console.log('::endgroup::');
console.log('::debug::detail');
console.log('::warning title=A%3A b,file=x.md,line=3::50%25 of%0Aline two');
console.error('plain ::error::no command');
console.log('text\\r::notice::after a carriage return');
console.log('older ##[error]form');`,
    });
    const result = await runAction({ action, event: DISPATCH });
    expect(result.log.split('\n').sort()).toEqual(
      [
        '▼ Look',
        '  saw *** and ***',
        'Warning: 50% of',
        '***',
        'plain ::error::no command',
        'text',
        'Notice: after a carriage return',
        'Error: form',
      ].sort(),
    );
    expect(result.annotations).toEqual([
      { level: 'warning', message: '50% of\n***', title: 'A: b', file: 'x.md', line: '3' },
      { level: 'notice', message: 'after a carriage return' },
      { level: 'error', message: 'form' },
    ]);
    expect(result.masks).toEqual(['line one\nline two']);
    expect(result.rawLog).toContain('saw line one and line two');
    expect(result).toMatchObject({ conclusion: 'success', exitCode: 0, signal: null });
  });

  it('shows debug lines when debugging is on', async () => {
    const action = writeAction({ main: `console.log('::debug::detail ' + process.env.RUNNER_DEBUG)` });
    const { log } = await runAction({ action, event: DISPATCH, debug: true });
    expect(log).toBe('##[debug]detail 1');
  });
});

describe('files', () => {
  it('give outputs, state, environment and path; state and environment reach the post step', async () => {
    const action = writeAction({
      inputs: '  a-b: { default: x }',
      main: `${APPEND}append('GITHUB_OUTPUT', 'job-id=j1\\nnotes<<EOF_1\\na=b\\nc<<d\\nEOF_1\\n');
append('GITHUB_STATE', 'jobId=j1\\n');
append('GITHUB_ENV', 'LATER=1\\n');
append('GITHUB_PATH', '/opt/tool\\n');
append('GITHUB_STEP_SUMMARY', '# Done\\n');`,
      post: `${APPEND}console.log(process.env.STATE_jobId, process.env['INPUT_A-B'], process.env.LATER, process.env.PATH.split(':')[0]);
append('GITHUB_STEP_SUMMARY', 'post');
process.exit(3);`,
    });
    const result = await runAction({ action, event: DISPATCH });
    expect(result).toMatchObject({
      outputs: { 'job-id': 'j1', notes: 'a=b\nc<<d' },
      state: { jobId: 'j1' },
      exported: { LATER: '1' },
      path: ['/opt/tool'],
      summary: '# Done\n',
      exitCode: 0,
    });
    expect(result.post).toMatchObject({
      log: 'j1 x 1 /opt/tool',
      summary: 'post',
      outputs: {},
      exitCode: 3,
      conclusion: 'failure',
    });
  });

  it.each([
    ['an open heredoc', 'GITHUB_OUTPUT', 'a<<E\\nb', "Invalid value. Matching delimiter not found 'E'"],
    ['a line without a name', 'GITHUB_STATE', 'nonsense', "Invalid format 'nonsense'"],
    [
      'NODE_OPTIONS',
      'GITHUB_ENV',
      'NODE_OPTIONS=-r x',
      "Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.",
    ],
  ])('fail the step over %s', async (_, file, text, message) => {
    const action = writeAction({ main: `${APPEND}append('${file}', '${text}')` });
    const result = await runAction({ action, event: DISPATCH });
    expect(result.annotations.map((annotation) => annotation.message)).toContain(message);
    expect(result).toMatchObject({ exitCode: 0, conclusion: 'failure' });
  });

  it('lose a summary of more than 1 MiB, with an error', async () => {
    const action = writeAction({ main: `${APPEND}append('GITHUB_STEP_SUMMARY', 'é'.repeat(600000))` });
    const { annotations, summary } = await runAction({ action, event: DISPATCH });
    expect(summary).toBe('');
    expect(annotations).toEqual([
      {
        level: 'error',
        message: '$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got 1171k.',
      },
    ]);
  });
});

describe('the post step', () => {
  it.each([
    ['', 1, true],
    ['  post-if: success()\n', 0, true],
    ['  post-if: success()\n', 1, false],
    ['  post-if: "failure() || cancelled()"\n', 1, true],
  ])('with condition "%s" after exit code %i: runs %s', async (runs, exitCode, expected) => {
    const action = writeAction({ main: `process.exit(${exitCode})`, post: '', runs });
    const { post } = await runAction({ action, event: DISPATCH });
    expect(post !== undefined).toBe(expected);
  });

  it('stays away when the caller wants none', async () => {
    const action = writeAction({ main: '', post: '' });
    expect(await runAction({ action, event: DISPATCH, post: false })).not.toHaveProperty('post');
  });
});

describe('a cancelled run', () => {
  const WAIT = `setTimeout(() => {}, 60000); console.log('waiting');`;

  it('ends by SIGINT at once when the action has no handler; the post step still runs', async () => {
    const action = writeAction({ main: WAIT, post: `console.log('post ran')` });
    const result = await runAction({
      action,
      event: DISPATCH,
      clock: new VirtualClock(),
      cancel: { at: { onLine: /^waiting$/ } },
    });
    expect(result).toMatchObject({ conclusion: 'cancelled', exitCode: null, signal: 'SIGINT' });
    expect(result.post?.log).toBe('post ran');
  });

  it('keeps what the handler writes, and is cancelled whatever the exit code', async () => {
    const action = writeAction({
      main: `${APPEND}process.on('SIGINT', () => { append('GITHUB_OUTPUT', 'outcome=cancelled\\n'); process.exit(0); }); ${WAIT}`,
    });
    const result = await runAction({
      action,
      event: DISPATCH,
      clock: new VirtualClock(),
      cancel: { at: { onLine: /waiting/ } },
    });
    expect(result).toMatchObject({ conclusion: 'cancelled', exitCode: 0, outputs: { outcome: 'cancelled' } });
    expect(result.log).toBe('waiting\nError: The operation was canceled.');
  });

  it('goes on to SIGTERM and SIGKILL', async () => {
    const action = writeAction({
      main: `for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => console.log(name)); ${WAIT}`,
    });
    const signals = [
      { signal: 'SIGINT', afterMs: 0 },
      { signal: 'SIGTERM', onLine: /SIGINT/ },
      { signal: 'SIGKILL', onLine: /SIGTERM/ },
    ] as const;
    const result = await runAction({
      action,
      event: DISPATCH,
      clock: new VirtualClock(),
      cancel: { at: { onLine: /waiting/ }, signals },
    });
    expect(result.log.split('\n').slice(0, 3)).toEqual(['waiting', 'SIGINT', 'SIGTERM']);
    expect(result.signal).toBe('SIGKILL');
  });

  it('is no cancelled run when the step was over before', async () => {
    const action = writeAction({ main: '' });
    const result = await runAction({
      action,
      event: DISPATCH,
      clock: new VirtualClock(),
      cancel: { at: { afterMs: 20_000 } },
    });
    expect(result.conclusion).toBe('success');
  });
});

describe('secrets', () => {
  const SECRET = 'mint_s3cret/key+1';

  it.each([
    ['in the log', `console.log('key ${SECRET}')`, ['log line 1']],
    ['in the error stream', `console.error('${SECRET}')`, ['log line 1']],
    ['in a hidden debug line', `console.log('::debug::${SECRET}')`, ['log line 1']],
    ['as a URL component', `console.log('?k=' + encodeURIComponent('${SECRET}'))`, ['log line 1']],
    ['as base64', `console.log(btoa('${SECRET}'))`, ['log line 1']],
    ['inside base64', `console.log(btoa('u:${SECRET}!'))`, ['log line 1']],
    ['in an output', `append('GITHUB_OUTPUT', 'url=x${SECRET}\\n')`, ['output url']],
    ['in the state', `append('GITHUB_STATE', 'k=${SECRET}\\n')`, ['state k']],
    ['in the summary', `append('GITHUB_STEP_SUMMARY', '${SECRET}')`, ['summary']],
    ['in the environment', `append('GITHUB_ENV', 'K=${SECRET}\\n')`, ['environment K']],
    ['asked to be hidden', `console.log('::add-mask::${SECRET}')`, []],
    ['kept', `console.log('nothing')`, []],
  ])('%s: leaks are told', async (_, main, expected) => {
    const action = writeAction({ main: APPEND + main });
    const result = await runAction({ action, event: DISPATCH, secrets: [SECRET] });
    expect(result.leaks).toEqual(expected);
    expect(result.log + result.summary).not.toContain(SECRET);
  });

  it('count the token of the run', async () => {
    const action = writeAction({
      inputs: "  github-token: { default: '${{ github.token }}' }",
      main: `console.log(process.env['INPUT_GITHUB-TOKEN'])`,
    });
    expect((await runAction({ action, event: DISPATCH })).leaks).toEqual(['log line 1']);
  });
});

describe('what cannot be run', () => {
  it('is refused with its last lines when it hangs', async () => {
    const action = writeAction({ main: `console.log('last words'); setInterval(() => {}, 1000)` });
    const run = runAction({ action, event: DISPATCH, clock: new VirtualClock(), limitMs: 60_000 });
    await expect(run).rejects.toThrow(/too long.*last words/s);
  });

  it.each([
    ['a composite action', '  using: composite\n', /runs\.using is composite/],
    ['a pre step', '  pre: pre.js\n', /runs\.pre is not supported/],
  ])('is refused: %s', async (_, runs, message) => {
    // A key that comes again would be an error of YAML: the fixture's own `using` gives way.
    const action = writeAction({ main: '', runs });
    const { readFileSync, writeFileSync } = await import('node:fs');
    const text = readFileSync(action, 'utf8');
    if (runs.includes('using')) writeFileSync(action, text.replace('  using: node24\n', ''));
    await expect(runAction({ action, event: DISPATCH })).rejects.toThrow(message);
  });
});
