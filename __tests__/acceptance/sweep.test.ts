import { describe, expect, it } from '@jest/globals';
import { addComment } from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import { createMoment, silenceAt } from '../support/interceptions.ts';
import {
  annotated,
  cancelAt,
  DAY_MS,
  HOUR_MS,
  itWithHarness,
  NO_WAIT,
  withHarness,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';
import {
  changeDocsPull,
  DOCS_PULL,
  DOCS_TOKEN,
  IN_OTHER,
  OTHER,
  withOtherDocs,
} from '../support/docs-pull-request.ts';

const detached = { inputs: NO_WAIT };
const DONE = '### ✅ Docs PR opened';

const reads = ({ service }: Harness): number =>
  service.requests.filter(({ method }) => method === 'GET').length;

/** Waits until a sweep also replies to the requester. */
const untilReply = ({ clock }: Harness): Promise<void> => clock.sleep(11 * 60_000);

describe('a job that no run waits for', () => {
  itWithHarness(
    'is finished by a sweep as if a run had waited for it, once',
    {},
    async (harness) => {
      const event = harness.addComment('/docs explain it fully');
      await harness.run(event, detached);
      await untilReply(harness);
      const before = harness.github.requests.length;
      const run = await harness.sweep();
      expect(run.exitCode).toBe(0);
      expect(run.outputs).toMatchObject({ finished: '1', unread: '0' });
      expect(run.summary).toMatch(
        /\/pull\/2#issuecomment-\d+\): ✅ Docs PR opened · `job_0001`/,
      );
      expect(
        harness.github.requests.slice(before).map(({ operation }) => operation),
      ).toEqual([
        'issues/list-comments-for-repo',
        'issues/get-comment',
        'issues/update-comment',
        'reactions/create-for-issue-comment',
        'issues/create-comment',
      ]);
      expect(reads(harness)).toBe(1);
      expect(harness.reactions(event)).toEqual(['eyes', 'rocket']);
      expect(harness.shown()).toContain(DONE);
      expect(harness.replies()).toEqual([expect.stringContaining('@Codertocat')]);
      expect((await harness.sweep()).outputs['finished']).toBe('0');
      expect(reads(harness)).toBe(1);
    },
  );
});

it('a sweep reads a job in the project of its request', () => {
  // The fake service has only one project of its own.
  const intercept = ({ method, path }: { method: string; path: string }) => {
    if (!path.startsWith('/v2/agent/other/')) return undefined;
    const status = method === 'POST' ? 'active' : 'completed';
    const body = JSON.stringify({ id: 'job_x', status, prLink: null });
    return { status: 200, body };
  };
  return withHarness({ service: { intercept } }, async (harness) => {
    const inputs = { ...NO_WAIT, 'project-id': 'other' };
    await harness.command('/docs explain it fully', { inputs });
    await untilReply(harness);
    expect((await harness.sweep()).outputs).toMatchObject({ finished: '1' });
    expect(harness.entries()).toMatchObject([{ outcome: 'no-pr' }]);
  });
});

/** A day before the virtual clock begins. */
const OPENED_AT = '2026-08-31T12:00:00Z';

describe('a docs pull request in another repository, which only the entry names', () => {
  const APP_TOKEN = 'ghs_fakeTokenForBoth';
  const OWN = 'Codertocat/Hello-World';
  const { github: hosted, service } = withOtherDocs(
    { threads: [{ number: 2, pull: {} }] },
    { threads: [{ ...DOCS_PULL, createdAt: OPENED_AT }] },
  );
  const app = { token: APP_TOKEN, repositories: [OWN, OTHER] };
  const OPTIONS: HarnessOptions = { service: service ?? {}, github: { ...hosted, app } };

  it.concurrent.each([
    ['`docs-token`', { 'docs-token': DOCS_TOKEN }, {}],
    ['the token of an App', {}, { token: APP_TOKEN }],
  ])('is followed for 30 days with %s', (_, inputs, options) =>
    withHarness(OPTIONS, async (harness) => {
      harness.github.app().grants = { issues: 'write', 'pull-requests': 'write' };
      await harness.command('/docs explain it fully', { inputs: IN_OTHER });
      expect(harness.shown()).toContain(DONE);
      await harness.clock.sleep(29 * DAY_MS);
      const { state } = harness.github.other(OTHER);
      const endedAt = harness.clock.date().toISOString();
      const docs = { ...harness, github: { ...harness.github, state } };
      changeDocsPull(docs, { merged: true }, { state: 'closed', endedAt });
      const run = await harness.sweep(inputs, options);
      expect(run.outputs['followed']).toBe('1');
      expect(harness.shown()).toMatch(/^### 🟣 Docs PR merged: /);
      expect(annotated(run, 'warning')).toEqual([]);
    }),
  );
});

describe('a request whose run was killed, without a post step, before it had a job', () => {
  const TWO_HOURS = 2 * HOUR_MS;

  /** Servers that do not answer one request. `once` resolves when they get it. */
  const killedAt = {
    binding: () => {
      const { once, intercept } = silenceAt('issues/update-comment');
      return { once, servers: { github: { intercept } } };
    },
    request: () => {
      const { once, reach } = createMoment();
      return { once, servers: { service: { latencyMs: 300, intercept: reach } } };
    },
  };

  it.concurrent.each([
    ['binding', 'Cancelled before anything was sent', 'cancelled', 1],
    ['request', 'Could not confirm that the job started', 'unconfirmed', 2],
  ] as const)(
    'at its %s, is finished by a sweep, and `/docs retry` submits it',
    (moment, title, outcome, posts) => {
      const { once, servers } = killedAt[moment]();
      return withHarness(servers, async (harness) => {
        await harness.command('/docs explain the retry', {
          ...cancelAt({ once }),
          post: false,
        });
        expect(harness.shown()).toMatch(/^### 📤 Sending the request/);
        expect((await harness.sweep()).outputs['finished']).toBe('0');
        await harness.clock.sleep(TWO_HOURS);
        const run = await harness.sweep();
        expect(run.exitCode).toBe(0);
        expect(run.outputs).toMatchObject({ finished: '1' });
        expect(harness.shown()).toContain(title);
        expect(harness.entries()).toMatchObject([{ isFinished: true, outcome }]);
        expect(harness.replies()).toEqual([expect.stringContaining('@Codertocat')]);
        expect((await harness.sweep()).outputs['finished']).toBe('0');
        const again = await harness.command('/docs retry');
        expect(again.outputs).toMatchObject({
          outcome: 'pr-opened',
          jobAction: 'created',
        });
        expect(harness.posts()).toHaveLength(posts);
      });
    },
  );

  it.concurrent('is not looked for in a comment of a person, who has copied it', () => {
    const { once, servers } = killedAt.binding();
    return withHarness(servers, async (harness) => {
      await harness.command('/docs explain the retry', {
        ...cancelAt({ once }),
        post: false,
      });
      const { id, body } = harness.statusComment();
      const { comments } = harness.github.state;
      comments.delete(id);
      const author = OUTSIDER.login;
      const copy = addComment(harness.github.state, { thread: 2, body, author });
      await harness.clock.sleep(TWO_HOURS);
      expect((await harness.sweep()).outputs['finished']).toBe('0');
      expect(comments.get(copy.id)).toEqual(copy);
    });
  });
});

itWithHarness('a sweep fails with all errors of its inputs', {}, async (harness) => {
  const run = await harness.sweep({
    'base-url': 'http://docs.example',
    'github-token': '',
    repositories: 'no name',
  });
  expect(run.exitCode).toBe(1);
  expect(annotated(run, 'error')).toHaveLength(3);
  expect(run.summary).toContain('could not start');
  expect(harness.github.requests).toEqual([]);
});
