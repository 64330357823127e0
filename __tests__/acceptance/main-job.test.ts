/** A prompt without a thread: its job, how that ends, and errors. */
import { describe, expect, it } from '@jest/globals';
import type { ServeOptions } from '../../fakes/service/serve.ts';
import {
  annotated,
  dispatched,
  expectSkipped,
  NO_WAIT,
  runOnce,
  itWithHarness,
} from './with-harness.ts';

const PROMPT = 'Document the retry option.';
const inputs = { prompt: PROMPT };
const ORIGIN =
  'This request comes from: event workflow_dispatch, repository Codertocat/Hello-World, branch main';

describe('a prompt', () => {
  it.concurrent('is submitted once, polled to the end of its job, and reported', () =>
    runOnce(
      dispatched(),
      { inputs },
      ({ outputs, exitCode, summary }, { requests, service }) => {
        const [first, ...polls] = requests();
        expect(first).toBe('POST /v2/agent/acme-docs/job');
        expect(new Set(polls)).toEqual(new Set(['GET /v2/agent/acme-docs/job/job_0001']));
        expect(service.requests[0]).toMatchObject({
          body: JSON.stringify({ prompt: `${PROMPT}\n\n${ORIGIN}` }),
          headers: {
            authorization: 'Bearer mint_fake_admin_key',
            'content-type': 'application/json',
            'user-agent': expect.stringMatching(/^docs-agent-action\/\d+\.\d+\.\d+/),
          },
        });
        const prLink = 'https://github.com/acme/docs/pull/7';
        expect(outputs).toMatchObject({
          outcome: 'pr-opened',
          reason: '',
          jobId: 'job_0001',
          status: 'completed',
          prLink,
          model: 'fake-1',
          jobAction: 'created',
          message: expect.stringContaining(prLink),
        });
        expect(JSON.parse(outputs['job'] ?? '')).toMatchObject({
          id: 'job_0001',
          status: 'completed',
        });
        expect(Number(outputs['waitedSeconds'])).toBeGreaterThan(0);
        expect(exitCode).toBe(0);
        expect(summary).toMatch(
          /^### ✅ .*\(https:\/\/github\.com\/acme\/docs\/pull\/7\)/,
        );
        expect(summary).toContain('`job_0001` (`completed`)');
      },
    ),
  );
});

describe('the end of a job', () => {
  const NO_PR = expect.stringMatching(
    /may have found nothing to change, published its changes .*, or have a question/,
  );
  const anHour = { 'wait-minutes': '60', 'fail-on': 'still-active' };
  it.concurrent.each<
    readonly [
      NonNullable<ServeOptions['scenario']>,
      object,
      number,
      Record<string, string>?,
    ]
  >([
    ['no-pr', { outcome: 'no-pr', status: 'completed', prLink: '', message: NO_PR }, 0],
    ['fails', { outcome: 'failed', status: 'failed' }, 1],
    ['archived', { outcome: 'archived', status: 'archived' }, 0],
    ['rate-limited', { outcome: 'pr-opened' }, 0],
    ['garbled', { outcome: 'pr-opened' }, 0],
    ['unclear', { outcome: 'unconfirmed', reason: '', jobId: '' }, 1],
    ['unknown-status', { outcome: 'pr-opened' }, 0],
    ['finishes-at-once', { outcome: 'pr-opened', waitedSeconds: '0' }, 0],
    ['never-ends', { outcome: 'still-active', reason: 'not-waiting' }, 0, NO_WAIT],
    [
      'never-ends',
      { outcome: 'still-active', reason: 'timed-out', status: 'active' },
      1,
      anHour,
    ],
  ])('%s: %o', (life, outputs, exitCode, more = {}) =>
    runOnce(
      dispatched(),
      { service: { scenario: life }, inputs: { ...inputs, ...more } },
      (run, { requests, posts }) => {
        expect(run.outputs).toMatchObject(outputs);
        expect(run.exitCode).toBe(exitCode);
        expect(run.summary).not.toBe('');
        expect(posts()).toHaveLength(life === 'rate-limited' ? 2 : 1);
        if (life === 'finishes-at-once' || more === NO_WAIT) {
          expect(requests()).toHaveLength(1);
        }
        if (more === anHour) {
          expect(Number(run.outputs['waitedSeconds'])).toBeGreaterThanOrEqual(3600);
        }
      },
    ),
  );

  it.concurrent('is waited for, although the active job has a link already', () => {
    let reads = 0;
    const prLink = 'https://gitlab.com/acme/docs/-/merge_requests/7';
    const body = JSON.stringify({ id: 'job_0001', status: 'active', prLink });
    const intercept: ServeOptions['intercept'] = ({ method }) =>
      method === 'GET' && reads++ < 3 ? { status: 200, headers: {}, body } : undefined;
    return runOnce(dispatched(), { service: { intercept }, inputs }, (run) => {
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', status: 'completed' });
      expect(reads).toBeGreaterThan(3);
    });
  });
});

describe('an error has its own reason and message, and no more requests than necessary', () => {
  it.concurrent.each<readonly [Record<string, string>, string, RegExp, number]>([
    [{ 'api-key': 'mint_wrong_key_012345' }, 'rejected/unauthorized', /401.*api-key/, 1],
    [{ 'api-key': 'mint_fake_read_only_key' }, 'rejected/unauthorized', /scope/, 1],
    [{ 'project-id': 'other' }, 'rejected/not-found', /404.*project-id/, 1],
    [{ prompt: '' }, 'misconfigured/invalid-input', /`prompt` is empty/, 0],
    [
      { 'base-url': '' },
      'misconfigured/invalid-input',
      /`https:\/\/api\.mintlify\.com`/,
      0,
    ],
    [{ 'base-url': 'http://127.0.0.1:9' }, 'rejected/not-sent', /base-url/, 0],
    [{ 'job-id': 'job_none' }, 'rejected/not-found', /job-id/, 1],
  ])('%o: %s', (more, conclusion, message, count) =>
    runOnce(dispatched(), { inputs: { ...inputs, ...more } }, (run, { requests }) => {
      const [outcome, reason] = conclusion.split('/');
      expect(run.outputs).toMatchObject({ outcome, reason, jobId: '' });
      expect(run.outputs['message']).toMatch(message);
      expect(annotated(run, 'error')).toEqual([run.outputs['message']]);
      expect(run.exitCode).toBe(1);
      expect(requests()).toHaveLength(count);
      // An address in code can be copied as it is.
      for (const address of (run.outputs['message'] ?? '').match(/`https:[^`]*`/g) ??
        []) {
        expect(run.summary).toContain(address);
      }
      expect(run.summary).not.toBe('');
    }),
  );

  it.concurrent.each<readonly [string, Record<string, string>, readonly RegExp[]]>([
    [
      'that are not values',
      { 'wait-minutes': 'x', 'dry-run': 'maybe' },
      [/`dry-run`/, /`prompt` is empty/, /`wait-minutes`.*from 0 to 7200/],
    ],
    [
      'of an expression without a number, and of another name',
      { 'wait-minutes': 'false', comment: 'never' },
      [/`comment`.*Use auto/, /`prompt` is empty/, /`wait-minutes`.*Use 0 /],
    ],
    [
      'that do not work together',
      { 'wait-minutes': '0', comment: 'none', 'reuse-job': 'while-pr-open' },
      [/`reuse-job: while-pr-open`/, /`prompt` is empty/, /`wait-minutes` is 0/],
    ],
  ])('all invalid inputs are listed: those %s', (_, inputs, expected) =>
    runOnce(dispatched(), { inputs }, (run, { requests }) => {
      const listed = run.summary.match(/^- .*/gm) ?? [];
      expect(listed.toSorted()).toEqual(
        expected.map((error) => expect.stringMatching(error)),
      );
      expect(run.outputs).toMatchObject({ outcome: 'misconfigured' });
      expect(requests()).toEqual([]);
    }),
  );
});

describe('the input job-id', () => {
  const lives = ['opens-pull-request', 'slow-to-notice'] as const;
  for (const life of lives) {
    itWithHarness(
      `waits for the job; with a prompt it sends a message, and the old end does not count as the new one (${life})`,
      { service: { noticeMs: 30, scenario: life } },
      async (harness) => {
        let runId = 100;
        const run = async (given: Record<string, string>) => {
          runId += 1;
          return (await harness.run(dispatched(), { inputs: given, runId })).outputs;
        };
        const jobId = (await run({ prompt: PROMPT, ...NO_WAIT }))['jobId'] ?? '';
        const job = { jobId, outcome: 'pr-opened' };
        expect(await run({ 'job-id': jobId })).toMatchObject({
          ...job,
          jobAction: 'none',
        });
        const isFast = life === 'opens-pull-request';
        const message = await run({
          prompt: `Shorter.${isFast ? ' [scenario: fails]' : ''}`,
          'job-id': jobId,
        });
        const outcome = isFast ? 'failed' : 'pr-opened';
        expect(message).toMatchObject({ jobId, outcome, jobAction: 'messaged' });
        expect(harness.sent()).toEqual(['new job', jobId]);
        expect(harness.service.requests.at(-1)).toMatchObject({
          method: 'GET',
          status: 200,
        });
      },
    );
  }
});

const SHOWN = `\`\`\`\`\nExplain \`\`\`js\nretry\n\`\`\`\n\n${ORIGIN}\n\`\`\`\``;

describe('a dry run', () => {
  const dryRun = { 'dry-run': 'true', prompt: 'Explain ```js\nretry\n```' };
  const ABSENT = 'http://127.0.0.1:9';
  it.concurrent('shows the exact prompt, checks the connection and submits nothing', () =>
    runOnce(dispatched(), { inputs: dryRun }, (run, harness) => {
      expectSkipped(run, harness, 'dry-run');
      expect(harness.requests()).toEqual([expect.stringMatching(/^GET .*\/views$/)]);
      expect(run.summary).toContain('- ✅ The API key reads the project.');
      expect(run.summary).toContain(SHOWN);
    }),
  );

  it.concurrent.each<readonly [string, Record<string, string>, RegExp]>([
    ['an unknown project', { 'project-id': 'other' }, /responded with 404.*`project-id`/],
    ['no service', { 'base-url': ABSENT }, /could not be reached.*`base-url`/],
  ])('says what is wrong, beside the prompt: %s', (_, more, message) =>
    runOnce(dispatched(), { inputs: { ...dryRun, ...more } }, (run, harness) => {
      expectSkipped(run, harness, 'dry-run');
      expect(run.outputs['message']).toMatch(message);
      expect(run.summary).toContain('Dry run: the connection check failed');
      expect(run.summary).toContain(SHOWN);
    }),
  );
});
