import { describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedEvent, releaseEvent, scheduleEvent } from '../../fakes/payloads.ts';
import type { ServeOptions } from '../../fakes/service/serve.ts';
import { annotated, CREATE, dispatched, NO_WAIT, withHarness } from './with-harness.ts';
import type { RunOptions, Harness } from '../../fakes/harness.ts';

type Test = (run: Awaited<ReturnType<Harness['run']>>, harness: Harness) => void;
const PROMPT = 'Document the retry option.';

/** Runs the action once, on a dispatch with a prompt by default. */
function runOnce(
  { event = dispatched(), service = {}, ...options }: Partial<RunOptions> & { service?: ServeOptions },
  test: Test,
): Promise<void> {
  return withHarness({ service }, async (harness) => {
    const inputs = { prompt: PROMPT, ...options.inputs };
    test(await harness.run(event, { ...options, inputs }), harness);
  });
}

describe('a prompt', () => {
  it.concurrent('is submitted once, polled to the end of its job, and reported', () =>
    runOnce({}, ({ outputs, exitCode, summary }, { requests, service }) => {
      const job = 'GET /v2/agent/acme-docs/job/job_0001';
      expect(requests()).toEqual([
        `POST ${CREATE}`,
        ...requests()
          .slice(1)
          .map(() => job),
      ]);
      expect(service.requests[0]).toMatchObject({
        body: JSON.stringify({ prompt: PROMPT }),
        headers: {
          authorization: 'Bearer mint_fake_key',
          'content-type': 'application/json',
          'user-agent': expect.stringMatching(/^docs-agent-action\/\d+\.\d+\.\d+/),
        },
      });
      expect(outputs).toMatchObject({
        outcome: 'pr-opened',
        reason: '',
        jobId: 'job_0001',
        status: 'completed',
        prLink: 'https://github.com/acme/docs/pull/7',
        model: 'fake-1',
        jobAction: 'created',
        message: expect.stringContaining('https://github.com/acme/docs/pull/7'),
      });
      expect(JSON.parse(outputs['job'] ?? '')).toMatchObject({ id: 'job_0001', status: 'completed' });
      expect(Number(outputs['waitedSeconds'])).toBeGreaterThan(0);
      expect(exitCode).toBe(0);
      expect(summary).toMatch(/^### ✅ .*\(https:\/\/github\.com\/acme\/docs\/pull\/7\)/);
      expect(summary).toContain('`job_0001` (`completed`)');
    }),
  );

  it.concurrent('may come from a file', async () => {
    const workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
    writeFileSync(join(workspace, 'prompt.md'), `${'Long. '.repeat(40_000)}\n`);
    const inputs = { prompt: '', 'prompt-file': 'prompt.md' };
    await runOnce({ workspace, inputs }, ({ outputs }, { service }) => {
      expect(service.requests[0]?.body.length).toBeGreaterThan(200_000);
      expect(outputs['outcome']).toBe('pr-opened');
    });
    rmSync(workspace, { recursive: true });
  });

  it.concurrent.each(['.git/config', '.github/workflows/ci.yml', 'git.md', 'workflow.md'])(
    'may not come from %s, also through a link',
    async (path) => {
      const workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
      mkdirSync(join(workspace, '.git'));
      mkdirSync(join(workspace, '.github/workflows'), { recursive: true });
      writeFileSync(join(workspace, '.git/config'), 'token');
      writeFileSync(join(workspace, '.github/workflows/ci.yml'), 'on: push');
      symlinkSync('.git/config', join(workspace, 'git.md'));
      symlinkSync('.github/workflows/ci.yml', join(workspace, 'workflow.md'));
      const inputs = { prompt: '', 'prompt-file': path };
      await runOnce({ workspace, inputs }, ({ outputs }, { requests }) => {
        expect(outputs).toMatchObject({ outcome: 'misconfigured', reason: 'invalid-input' });
        expect(outputs['message']).toContain('.git');
        expect(requests()).toEqual([]);
      });
      rmSync(workspace, { recursive: true });
    },
  );

  it.concurrent.each([
    ['a release', releaseEvent()],
    ['a schedule', scheduleEvent()],
  ])('is submitted on %s', (_, event) =>
    runOnce({ event }, ({ outputs }, { posts }) => {
      expect(posts()).toEqual([CREATE]);
      expect(outputs['outcome']).toBe('pr-opened');
    }),
  );
});

describe('the end of a job', () => {
  it.concurrent.each<
    readonly [NonNullable<ServeOptions['scenario']>, object, number, Record<string, string>?]
  >([
    ['no-pr', { outcome: 'no-pr', status: 'completed', prLink: '' }, 0],
    ['fails', { outcome: 'failed', status: 'failed' }, 1],
    ['fails', { outcome: 'failed' }, 0, { 'fail-on': 'none' }],
    ['archived', { outcome: 'archived', status: 'archived' }, 0],
    ['rate-limited', { outcome: 'pr-opened' }, 0],
    ['garbled', { outcome: 'pr-opened' }, 0],
    ['unclear', { outcome: 'unconfirmed', reason: 'create-unconfirmed', jobId: '' }, 1],
    ['finishes-at-once', { outcome: 'pr-opened', waitedSeconds: '0' }, 0],
    ['never-ends', { outcome: 'still-active', reason: 'not-waiting' }, 0, NO_WAIT],
    ['never-ends', { reason: 'not-waiting' }, 0, { ...NO_WAIT, 'fail-on': 'still-active/timed-out' }],
    ['never-ends', { reason: 'timed-out' }, 1, { 'timeout-minutes': '1', 'fail-on': 'still-active' }],
  ])('%s: %o', (scenario, outputs, exitCode, inputs = {}) =>
    runOnce({ service: { scenario }, inputs }, (run, { requests, posts }) => {
      expect(run.outputs).toMatchObject(outputs);
      expect(run.exitCode).toBe(exitCode);
      expect(run.summary).not.toBe('');
      expect(posts()).toHaveLength(scenario === 'rate-limited' ? 2 : 1);
      if (scenario === 'finishes-at-once' || inputs === NO_WAIT)
        expect(requests()).toEqual([`POST ${CREATE}`]);
    }),
  );

  it.concurrent('is waited for through an unknown status, with one warning for each', () =>
    runOnce({ service: { scenario: 'unknown-status', workMs: 60_000 } }, (run) => {
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', status: 'completed' });
      const warnings = [expect.stringContaining('queued'), expect.stringContaining('paused')];
      expect(annotated(run, 'warning')).toEqual(warnings);
    }),
  );

  it.concurrent('is waited for, although the active job has a link already', () => {
    let reads = 0;
    const continues = (method: string) => method === 'GET' && reads++ < 3;
    const job = {
      id: 'job_0001',
      status: 'active',
      prLink: 'https://gitlab.com/acme/docs/-/merge_requests/7',
    };
    const intercept: ServeOptions['intercept'] = ({ method }) =>
      continues(method) ? { status: 200, headers: {}, body: JSON.stringify(job) } : undefined;
    return runOnce({ service: { intercept } }, (run) => {
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', status: 'completed' });
      expect(reads).toBeGreaterThan(3);
    });
  });

  it.concurrent('is waited for during an hour', () =>
    runOnce(
      { service: { scenario: 'never-ends' }, inputs: { 'timeout-minutes': '60' } },
      (run, { requests }) => {
        expect(run.outputs).toMatchObject({
          outcome: 'still-active',
          reason: 'timed-out',
          jobId: 'job_0001',
          status: 'active',
        });
        expect(Number(run.outputs['waitedSeconds'])).toBeGreaterThanOrEqual(3600);
        expect(run.exitCode).toBe(0);
        expect(requests().length).toBeGreaterThan(50);
      },
    ),
  );
});

describe('an error has its own reason and message, and no more requests than necessary', () => {
  it.concurrent.each<readonly [Record<string, string>, string, RegExp, number]>([
    [{ 'api-key': '' }, 'misconfigured/no-api-key', /api-key/, 0],
    [{ 'api-key': 'mint_wrong' }, 'rejected/unauthorized', /401.*api-key/, 1],
    [{ 'api-key': 'mint_fake_read_only_key' }, 'rejected/forbidden', /scope/, 1],
    [{ 'project-id': 'other' }, 'rejected/not-found', /404.*project-id/, 1],
    [{ prompt: ' ' }, 'misconfigured/invalid-input', /prompt/, 0],
    [{ prompt: '', 'prompt-file': 'no.md' }, 'misconfigured/invalid-input', /no\.md/, 0],
    [{ 'base-url': '' }, 'misconfigured/invalid-input', /`https:\/\/api\.mintlify\.com`/, 0],
    [{ 'base-url': 'http://docs.example' }, 'misconfigured/invalid-input', /http/, 0],
    [{ 'base-url': 'http://127.0.0.1:9' }, 'rejected/not-sent', /base-url/, 0],
    [{ 'job-id': 'a/b' }, 'misconfigured/invalid-input', /job-id.*a\/b/, 0],
    [{ 'timeout-minutes': 'soon' }, 'misconfigured/invalid-input', /timeout-minutes.*soon/, 0],
    [{ 'job-id': 'job_none' }, 'rejected/not-found', /job-id/, 1],
  ])('%o: %s', (inputs, conclusion, message, count) =>
    runOnce({ inputs }, (run, { requests }) => {
      const [outcome, reason] = conclusion.split('/');
      expect(run.outputs).toMatchObject({ outcome, reason, jobId: '' });
      expect(run.outputs['message']).toMatch(message);
      expect(annotated(run, 'error')).toEqual([run.outputs['message']]);
      expect(run.exitCode).toBe(1);
      expect(requests()).toHaveLength(count);
      // An address in code can be copied as it is.
      for (const address of (run.outputs['message'] ?? '').match(/`https:[^`]*`/g) ?? [])
        expect(run.summary).toContain(address);
      expect(run.summary).not.toBe('');
    }),
  );

  it.concurrent('all invalid inputs are listed', () =>
    runOnce({ inputs: { prompt: '', 'timeout-minutes': 'x', 'dry-run': 'maybe' } }, (run, { requests }) => {
      expect(run.summary.match(/^- /gm)).toHaveLength(3);
      expect(requests()).toEqual([]);
    }),
  );
});

describe('the input job-id', () => {
  it.concurrent.each(['opens-pull-request', 'slow-to-notice', 'slow-to-notice-at-all'] as const)(
    'waits for the job; with a prompt it sends a message, and the old end does not count as the new one (%s)',
    (scenario) =>
      withHarness({ service: { noticeMs: 30, scenario } }, async (harness) => {
        const run = async (inputs: Record<string, string>) =>
          (await harness.run(dispatched(), { inputs })).outputs;
        const jobId = (await run({ prompt: PROMPT, ...NO_WAIT }))['jobId'] ?? '';
        const job = { jobId, outcome: 'pr-opened' };
        expect(await run({ 'job-id': jobId })).toMatchObject({ ...job, jobAction: 'none' });
        const isFast = scenario === 'opens-pull-request';
        const prompt = isFast ? 'Add an example. [scenario: fails]' : 'Add an example.';
        expect(await run({ prompt, 'job-id': jobId })).toMatchObject({
          ...job,
          jobAction: 'messaged',
          ...(isFast && { outcome: 'failed' }),
        });
        expect(harness.posts()).toEqual([CREATE, `${CREATE}/${jobId}/message`]);
        expect(harness.service.requests.at(-1)).toMatchObject({ method: 'GET', status: 200 });
      }),
  );
});

describe('skipped before the inputs are read', () => {
  it.concurrent.each([
    ['no-secrets', publishedEvent('pull_request', 'opened', { pull_request: { head: { repo: { id: 1 } } } })],
    ['no-command', publishedEvent('issue_comment', 'created')],
  ])('%s', (reason, event) =>
    runOnce({ event, inputs: { 'api-key': '', 'project-id': '' } }, (run, { requests }) => {
      expect(run.outputs).toMatchObject({ outcome: 'skipped', reason });
      expect(run.exitCode).toBe(0);
      expect(requests()).toEqual([]);
    }),
  );
});

describe('a dry run', () => {
  const inputs = { 'dry-run': 'true', prompt: 'Explain ```js\nretry\n```' };
  const ABSENT = 'http://127.0.0.1:9';
  it.concurrent.each<readonly [string, Record<string, string>, RegExp]>([
    ['checks the connection', {}, / accepts the API key and the project\.$/],
    ['without a key', { 'api-key': 'none' }, /The check of the connection failed\. .* responded with 401/],
    ['of an unknown project', { 'project-id': 'other' }, /The check .* responded with 404.*`project-id`/],
    ['without a service', { 'base-url': ABSENT }, /The check .* could not be reached.*`base-url`/],
  ])('shows the exact prompt and submits nothing: %s', (_, more, message) =>
    runOnce({ inputs: { ...inputs, ...more } }, (run, { requests }) => {
      expect(requests()).toEqual('base-url' in more ? [] : [expect.stringMatching(/^GET .*\/views$/)]);
      expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'dry-run', jobAction: 'none' });
      expect(run.outputs['message']).toMatch(message);
      expect(run.exitCode).toBe(0);
      expect(run.summary).toContain('````\nExplain ```js\nretry\n```\n````');
    }),
  );
});
