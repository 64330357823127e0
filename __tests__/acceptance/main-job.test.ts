import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedEvent, releaseEvent, scheduleEvent } from '../../fakes/payloads.ts';
import { startFakeService } from '../../fakes/service/serve.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { runAgainst, runOnFakes } from '../../fakes/run-agent.ts';

const POST = 'POST /v2/agent/acme-docs/job';
const polls = (asked: readonly string[]): readonly string[] => asked.slice(1);

const seen: RunResult[] = [];
afterEach(() => {
  const leaks = seen.flatMap((run) => run.leaks);
  seen.length = 0;
  expect(leaks).toEqual([]);
});

async function act(scene: Parameters<typeof runOnFakes>[0] = {}) {
  const done = await runOnFakes(scene);
  seen.push(done.run);
  return done;
}

describe('a dispatched prompt', () => {
  it('is asked exactly once, polled to its end, and told', async () => {
    const { run, asked, service } = await act({ inputs: { prompt: 'Document `retry`.' } });
    expect(asked[0]).toBe(POST);
    expect(asked.filter((request) => request.startsWith('POST'))).toHaveLength(1);
    expect(service.requests[0]?.body).toBe('{"prompt":"Document `retry`."}');
    const { jobId } = run.outputs;
    expect(jobId).toMatch(/^\S+$/);
    expect(new Set(polls(asked))).toEqual(new Set([`GET /v2/agent/acme-docs/job/${jobId}`]));
    expect(run.outputs).toMatchObject({
      outcome: 'pr-opened',
      reason: '',
      status: 'completed',
      prLink: 'https://github.com/acme/docs/pull/7',
      model: 'stand-in-1',
      jobAction: 'created',
      message: 'The docs agent opened a pull request: https://github.com/acme/docs/pull/7',
    });
    expect(JSON.parse(run.outputs['job'] ?? '')).toMatchObject({ id: jobId, status: 'completed' });
    expect(Number(run.outputs['waitedSeconds'])).toBeGreaterThan(0);
    expect(run.exitCode).toBe(0);
    expect(run.summary).toContain('Docs pull request opened');
    expect(run.summary).toContain('(https://github.com/acme/docs/pull/7)');
    expect(run.summary).toContain(`\`${jobId}\``);
    expect(run.summary).toContain(`**Job:** \`${jobId}\` · \`completed\``);
  });

  it('says who asks, and carries the key in its header alone', async () => {
    const { service } = await act();
    expect(service.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer mint_stand_in_key',
      'content-type': 'application/json',
      'user-agent': expect.stringMatching(/^docs-agent-action\/\d+\.\d+\.\d+/),
    });
    expect(service.requests.some(({ path, body }) => `${path}${body}`.includes('mint_'))).toBe(false);
  });

  it('comes from a file as well', async () => {
    const workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
    writeFileSync(join(workspace, 'ask.md'), `${'Long. '.repeat(40_000)}\n`);
    const { run, service } = await act({ workspace, inputs: { prompt: '', 'prompt-file': 'ask.md' } });
    rmSync(workspace, { recursive: true });
    expect(service.requests[0]?.body.length).toBeGreaterThan(200_000);
    expect(run.outputs['outcome']).toBe('pr-opened');
  });
});

describe('how a job ends', () => {
  it.each([
    ['no-pr', { outcome: 'no-pr', status: 'completed', prLink: '' }, 0, /nothing to change/],
    ['fails', { outcome: 'failed', status: 'failed' }, 1, /could not recover from/],
    ['archived', { outcome: 'archived', status: 'archived' }, 0, /was archived/],
    ['unknown-status', { outcome: 'pr-opened', status: 'completed' }, 0, /opened a pull request/],
    ['rate-limited-then-well', { outcome: 'pr-opened' }, 0, /opened a pull request/],
    ['garbled', { outcome: 'pr-opened' }, 0, /opened a pull request/],
    [
      'unclear',
      { outcome: 'unconfirmed', reason: 'create-unconfirmed', jobId: '' },
      1,
      /may have been created all the same/,
    ],
  ] as const)('%s', async (life, outputs, exitCode, message) => {
    const { run, asked } = await act({ service: { life } });
    expect(run.outputs).toMatchObject(outputs);
    expect(run.outputs['message']).toMatch(message);
    expect(run.exitCode).toBe(exitCode);
    expect(run.summary).not.toBe('');
    const creates = asked.filter((request) => request === POST);
    expect(creates).toHaveLength(life === 'rate-limited-then-well' ? 2 : 1);
  });

  it('an unknown status is warned of once each, and waited through', async () => {
    const { run } = await act({ service: { life: 'unknown-status', workMs: 60_000 } });
    const warnings = run.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
    expect(warnings).toEqual([expect.stringContaining('queued'), expect.stringContaining('paused')]);
  });

  it('an end that the create’s reply already tells needs no poll', async () => {
    const { run, asked } = await act({ service: { life: 'finishes-at-once' } });
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', waitedSeconds: '0' });
    expect(asked).toEqual([POST]);
  });

  it('a job that never ends is left at work: an hour’s wait, green, with its job id', async () => {
    const { run, asked } = await act({
      service: { life: 'never-ends' },
      inputs: { 'timeout-minutes': '60' },
    });
    expect(run.outputs).toMatchObject({ outcome: 'still-active', reason: 'timed-out', status: 'active' });
    expect(Number(run.outputs['waitedSeconds'])).toBeGreaterThanOrEqual(3600);
    expect(run.exitCode).toBe(0);
    expect(asked.length).toBeGreaterThan(50);
  });

  it('no waiting asks and ends', async () => {
    const { run, asked } = await act({ inputs: { wait: 'false' } });
    expect(asked).toEqual([POST]);
    expect(run.outputs).toMatchObject({
      outcome: 'still-active',
      reason: 'not-waiting',
      jobAction: 'created',
    });
    expect(run.summary).toContain('A sweep, or a status command, tells how it ends.');
  });
});

describe('fail-on', () => {
  it.each([
    ['still-active/timed-out', 'never-ends', 1],
    ['still-active/not-waiting', 'never-ends', 0],
    ['none', 'fails', 0],
  ] as const)('%s, when the job %s', async (failOn, life, exitCode) => {
    const { run } = await act({ service: { life }, inputs: { 'fail-on': failOn, 'timeout-minutes': '1' } });
    expect(run.exitCode).toBe(exitCode);
    expect(run.outputs['jobId']).not.toBe('');
  });
});

describe('what is wrong gets its own sentence, exit code 1, and no request where none is due', () => {
  it.each([
    ['an empty key', { 'api-key': '' }, 'misconfigured', 'no-api-key', /`api-key` is empty/, 0],
    [
      'a wrong key',
      { 'api-key': 'mint_wrong' },
      'rejected',
      'unauthorized',
      /answered 401.*Check `api-key`/,
      1,
    ],
    [
      'a key that may only read',
      { 'api-key': 'mint_stand_in_read_only_key' },
      'rejected',
      'forbidden',
      /403.*scope/,
      1,
    ],
    ['a wrong project', { 'project-id': 'other' }, 'rejected', 'not-found', /404.*Check `project-id`/, 1],
    ['an empty prompt', { prompt: ' ' }, 'misconfigured', 'invalid-input', /`prompt` is empty/, 0],
    [
      'a missing file',
      { prompt: '', 'prompt-file': 'no.md' },
      'misconfigured',
      'invalid-input',
      /no\.md does not exist/,
      0,
    ],
    [
      'plain http to a public host',
      { 'base-url': 'http://docs.example' },
      'misconfigured',
      'invalid-input',
      /plain http/,
      0,
    ],
    ['a malformed job id', { 'job-id': 'a/b' }, 'misconfigured', 'invalid-input', /`job-id` is "a\/b"/, 0],
    [
      'a time-out that is no number',
      { 'timeout-minutes': 'soon' },
      'misconfigured',
      'invalid-input',
      /`timeout-minutes` is "soon"/,
      0,
    ],
    [
      'a job that does not exist',
      { 'job-id': 'job_none' },
      'rejected',
      'not-found',
      /no such job: check `project-id`/,
      1,
    ],
  ] as const)('%s', async (_, inputs, outcome, reason, message, requests) => {
    const { run, asked } = await act({ inputs });
    expect(run.outputs).toMatchObject({ outcome, reason, jobId: '' });
    expect(run.outputs['message']).toMatch(message);
    expect(run.annotations.filter(({ level }) => level === 'error').map((error) => error.message)).toEqual([
      run.outputs['message'],
    ]);
    expect(run.exitCode).toBe(1);
    expect(asked).toHaveLength(requests);
    expect(run.summary).not.toBe('');
  });

  it('several at once are told together', async () => {
    const { run, asked } = await act({ inputs: { prompt: '', 'timeout-minutes': 'x', 'dry-run': 'maybe' } });
    expect(run.summary.match(/^- /gm)).toHaveLength(3);
    expect(asked).toEqual([]);
  });

  it('a service that cannot be reached', async () => {
    const { run } = await act({ inputs: { 'base-url': 'http://127.0.0.1:9' } });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', reason: 'not-sent' });
    expect(run.exitCode).toBe(1);
  });
});

describe('a job given by its id', () => {
  it.each(['opens-pull-request', 'slow-to-notice', 'slow-to-notice-at-all'] as const)(
    'is waited for, and then messaged without taking its old end for the new one (%s)',
    async (life) => {
      const clock = new VirtualClock();
      const service = await startFakeService({ workMs: 20, noticeMs: 30, life, clock });
      try {
        const first = await runAgainst(service, { clock, inputs: { wait: 'false' } });
        const jobId = first.outputs['jobId'] ?? '';
        const second = await runAgainst(service, { clock, inputs: { prompt: '', 'job-id': jobId } });
        expect(second.outputs).toMatchObject({ outcome: 'pr-opened', jobId, jobAction: 'none' });
        const prompt = life === 'opens-pull-request' ? 'Add an example. [life: fails]' : 'Add an example.';
        const before = service.requests.length;
        const third = await runAgainst(service, { clock, inputs: { prompt, 'job-id': jobId } });
        seen.push(first, second, third);
        const asked = service.requests.slice(before);
        expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([
          { path: `/v2/agent/acme-docs/job/${jobId}/message`, body: JSON.stringify({ prompt }) },
        ]);
        expect(third.outputs).toMatchObject({
          outcome: life === 'opens-pull-request' ? 'failed' : 'pr-opened',
          jobId,
          jobAction: 'messaged',
        });
        expect(service.requests.at(-1)).toMatchObject({ method: 'GET', status: 200 });
      } finally {
        await service.close();
      }
    },
  );
});

describe('events', () => {
  it.each([
    ['a release', releaseEvent()],
    ['a schedule', scheduleEvent()],
  ])('%s with a prompt asks', async (_, event) => {
    const { run, asked } = await act({ event });
    expect(asked[0]).toBe(POST);
    expect(run.outputs['outcome']).toBe('pr-opened');
  });

  it('a fork’s pull request without secrets is skipped, green, before the inputs are read', async () => {
    const event = publishedEvent('pull_request', 'opened', { pull_request: { head: { repo: { id: 1 } } } });
    const { run, asked } = await act({ event, inputs: { 'api-key': '', 'project-id': '' } });
    expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'no-secrets' });
    expect(run.exitCode).toBe(0);
    expect(asked).toEqual([]);
  });

  it('ordinary talk asks nothing, whatever the inputs say', async () => {
    const { run, asked } = await act({
      event: publishedEvent('issue_comment', 'created'),
      inputs: { 'api-key': '' },
    });
    expect(run.outputs['outcome']).toBe('skipped');
    expect(run.exitCode).toBe(0);
    expect(asked).toEqual([]);
  });
});

describe('a dry run', () => {
  it('shows the exact prompt and asks nothing', async () => {
    const { run, asked } = await act({ inputs: { 'dry-run': 'true', prompt: 'Explain ```js\nretry\n```' } });
    expect(asked).toEqual([]);
    expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'dry-run', jobAction: 'none' });
    expect(run.summary).toContain('````\nExplain ```js\nretry\n```\n````');
    expect(run.summary).toContain('Would be sent to');
  });
});
