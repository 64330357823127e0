import { describe, expect, it } from '@jest/globals';
import { addComment, type Thread, type ThreadSeed } from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import { leaveJob } from '../security/entries.ts';
import {
  annotated,
  cancelAt,
  createMoment,
  NO_WAIT,
  withHarness,
  type RunOptions,
  type Harness,
  type HarnessOptions,
  itWithHarness,
} from './with-harness.ts';
import { triggerKey } from '../../src/trigger/trigger.ts';
import { exampleRunTrigger } from '../support/examples.ts';
import {
  changeDocsPull,
  DOCS,
  DOCS_PULL,
  DOCS_TOKEN,
  IN_OTHER,
  OTHER,
  OWN_DOCS,
  withOtherDocs,
} from './docs-repositories.ts';

const detached = { inputs: NO_WAIT };
const DONE = '### ✅ Docs PR opened';

const reads = ({ service }: Harness): number =>
  service.requests.filter(({ method }) => method === 'GET').length;
const untilDone = ({ clock }: Harness): Promise<void> => clock.sleep(40);

/** Waits until a sweep also replies to the requester. */
const untilReply = ({ clock }: Harness): Promise<void> => clock.sleep(11 * 60_000);

/** The job summary of a sweep that has found no request. */
const NOTHING = '### 🧹 Sweep: nothing to finish\n';

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
      expect(run.summary).toContain('- #2: ✅ Docs PR opened · `job_0001`');
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

  it.each<[string, RunOptions, string]>([
    ['timed out', { inputs: { 'timeout-minutes': '1' } }, 'still-active'],
    [
      'was cancelled',
      {
        ...cancelAt({ onLine: /[Cc]reated job/ }, 'SIGINT'),
      },
      'cancelled',
    ],
  ])('is finished by a sweep if its run %s', (_, options, outcome) =>
    withHarness({ service: { workMs: 120_000 } }, async (harness) => {
      const run = await harness.command('/docs explain it fully', options);
      expect(run.outputs).toMatchObject({ outcome, jobId: 'job_0001' });
      harness.service.change({ workMs: 10 });
      await untilDone(harness);
      expect((await harness.sweep()).outputs['finished']).toBe('1');
      expect(harness.shown()).toContain(DONE);
      expect(harness.entries()).toMatchObject([
        { isFinished: true, outcome: 'pr-opened' },
      ]);
      expect(harness.posts()).toHaveLength(1);
    }),
  );
});

describe('a sweep ignores', () => {
  itWithHarness(
    'the job of a run that waits, but not the others of its thread',
    { service: { workMs: 30_000 } },
    async (harness) => {
      const waiting = harness.command('/docs explain it fully');
      while (harness.posts().length === 0) await harness.clock.sleep(10);
      expect((await harness.sweep()).summary).toBe(NOTHING);
      await harness.command('/docs new explain more fully', detached);
      expect((await harness.sweep()).summary).toMatch(
        /^### .*nothing to finish\n\n- #2: ⏳ The docs agent is working · `job_0002`\n$/,
      );
      expect((await waiting).outputs['outcome']).toBe('pr-opened');
      // The second job began later than the first.
      await harness.clock.sleep(30_000);
      expect((await harness.sweep()).outputs['finished']).toBe('1');
      expect(harness.statusComments()).toHaveLength(2);
    },
  );
});

describe('a sweep finishes', () => {
  it('jobs of several projects and tags, with at least a second between its writes', () => {
    // The fake service has only one project of its own.
    const intercept = ({ method, path }: { method: string; path: string }) => {
      const job = {
        id: 'job_x',
        status: method === 'POST' ? 'active' : 'completed',
        prLink: null,
      };
      return path.startsWith('/v2/agent/other/')
        ? { status: 200, body: JSON.stringify(job) }
        : undefined;
    };
    return withHarness({ service: { intercept } }, async (harness) => {
      const uses = [
        {},
        { 'comment-tag': 'guides' },
        { 'project-id': 'other', 'comment-tag': 'api' },
      ];
      for (const inputs of uses) {
        await harness.command('/docs explain it fully', {
          inputs: { ...NO_WAIT, ...inputs },
        });
      }
      await untilReply(harness);
      const before = harness.github.requests.length;
      const run = await harness.sweep();
      expect(run.outputs).toMatchObject({ finished: '3' });
      expect(harness.entries().map(({ outcome }) => outcome)).toEqual([
        'pr-opened',
        'pr-opened',
        'no-pr',
      ]);
      const writes = harness.github.requests
        .slice(before)
        .filter(({ method }) => method !== 'GET');
      // A reaction, a reply and the comment for each.
      expect(writes).toHaveLength(9);
      for (const [index, { at }] of writes.slice(1).entries()) {
        expect(at - (writes[index]?.at ?? Infinity)).toBeGreaterThanOrEqual(1000);
      }
    });
  });

  it('40 of 500 comments, with one request for each page and job, and two for each comment', () => {
    const threads = Array.from({ length: 40 }, (_, index) => index + 100);
    return withHarness(
      { github: { threads: threads.map((number) => ({ number })) } },
      async (harness) => {
        await harness.run(
          harness.addComment('/docs explain it fully', { number: 100 }),
          detached,
        );
        harness.github.state.comments.clear();
        for (const thread of threads) {
          leaveJob(harness, {
            thread,
            job: 'job_0001',
            trigger: triggerKey(exampleRunTrigger(String(thread))),
          });
        }
        for (let index = 0; index < 460; index += 1) {
          addComment(harness.github.state, {
            thread: 100 + (index % 40),
            body: `Comment ${index}`,
          });
        }
        await untilDone(harness);
        const before = harness.github.requests.length;
        const run = await harness.sweep();
        expect(run.outputs).toMatchObject({ finished: '40' });
        const requests = harness.github.requests
          .slice(before)
          .map(({ operation }) => operation);
        // All comments have one date, at which the second request starts again. The last page is empty.
        expect(
          requests.filter((operation) => operation === 'issues/list-comments-for-repo'),
        ).toHaveLength(7);
        expect(
          requests.filter((operation) => operation === 'issues/update-comment'),
        ).toHaveLength(40);
        // Each comment is read again before it is written.
        expect(requests).toHaveLength(87);
        expect(reads(harness)).toBe(1);
        expect(harness.shown(100)).toContain(DONE);
      },
    );
  });
});

const HOUR_MS = 60 * 60_000;
/** A day before the virtual clock begins. */
const OPENED_AT = '2026-08-31T12:00:00Z';

describe('a finished status comment follows its docs pull request', () => {
  const opened = (): ThreadSeed => {
    return {
      number: DOCS,
      author: 'mintlify[bot]',
      createdAt: OPENED_AT,
      pull: { head: { ref: 'mintlify/30', sha: 'a'.repeat(40) } },
    };
  };
  const change = ({ github }: Harness, changes: Partial<Thread>): void => {
    const before = github.state.threads.get(DOCS);
    if (before === undefined) throw new Error('There is no docs pull request.');
    github.state.threads.set(DOCS, { ...before, ...changes });
  };
  const title = (harness: Harness): string => harness.shown().split('\n')[0] ?? '';

  itWithHarness(
    'until it is merged',
    { service: OWN_DOCS, github: { threads: [{ number: 2, pull: {} }, opened()] } },
    async (harness) => {
      await harness.command('/docs explain it fully');
      expect(title(harness)).toContain(DONE);
      const waiting = await harness.sweep();
      expect(waiting.outputs).toMatchObject({ finished: '0', followed: '1' });
      expect(title(harness)).toContain('🟢 Docs PR open since 2026-08-31: ');

      const endedAt = harness.clock.date().toISOString();
      expect(harness.shown()).toContain('to refine it');

      const { pull } = harness.github.state.threads.get(DOCS) ?? {};
      if (pull === undefined) throw new Error('It is no pull request.');
      change(harness, { state: 'closed', endedAt, pull: { ...pull, merged: true } });
      const merged = await harness.sweep();
      expect(title(harness)).toContain('🟣 Docs PR merged: ');
      expect(merged.summary).toContain('- #2: 🟣 Docs PR merged');

      const before = harness.github.requests.length;
      expect((await harness.sweep()).outputs['followed']).toBe('0');
      const requests = harness.github.requests.slice(before);
      expect(requests.map(({ method }) => method)).toEqual(['GET']);
      // Its state still counts: a new command starts a new job, as its pull request is merged.
      await harness.command('/docs also an example');
      expect(harness.sent()).toEqual(['new job', 'new job']);
      expect(harness.replies()).toEqual([]);
    },
  );
});

const DAY_MS = 24 * HOUR_MS;

describe('a docs pull request in another repository, which only the entry names', () => {
  const APP_TOKEN = 'ghs_fakeTokenForBoth';
  const OWN = 'Codertocat/Hello-World';
  const { github: hosted, service } = withOtherDocs(
    { threads: [{ number: 2, pull: {} }] },
    { threads: [{ ...DOCS_PULL, createdAt: OPENED_AT }] },
  );
  const app = { token: APP_TOKEN, repositories: [OWN, OTHER] };
  const OPTIONS: HarnessOptions = { service: service ?? {}, github: { ...hosted, app } };

  /** Opens the docs pull request by a command, and merges it so many days later. */
  async function mergeAfter(harness: Harness, days: number): Promise<void> {
    harness.github.app().grants = { issues: 'write', 'pull-requests': 'write' };
    await harness.command('/docs explain it fully', { inputs: IN_OTHER });
    expect(harness.shown()).toContain(DONE);
    await harness.clock.sleep(days * DAY_MS);
    const { state } = harness.github.other(OTHER);
    const endedAt = harness.clock.date().toISOString();
    const docs = { ...harness, github: { ...harness.github, state } };
    changeDocsPull(docs, { merged: true }, { state: 'closed', endedAt });
  }

  it.concurrent.each([
    ['`docs-token`, for 30 days', 29, { 'docs-token': DOCS_TOKEN }, {}],
    ['the token of an App, for 30 days', 29, {}, { token: APP_TOKEN }],
  ])('is followed with %s', (_, days, inputs, options) =>
    withHarness(OPTIONS, async (harness) => {
      await mergeAfter(harness, days);
      const run = await harness.sweep(inputs, options);
      expect(run.outputs['followed']).toBe('1');
      expect(harness.shown()).toMatch(/^### 🟣 Docs PR merged: /);
      expect(annotated(run, 'warning')).toEqual([]);
    }),
  );

  it.concurrent.each([
    ['`docs-token`', 31, { 'docs-token': DOCS_TOKEN }, {}],
    ['the token of an App', 31, {}, { token: APP_TOKEN }],
  ])('is no longer followed later, with %s', (_, days, inputs, options) =>
    withHarness(OPTIONS, async (harness) => {
      await mergeAfter(harness, days);
      const run = await harness.sweep(inputs, options);
      expect(run.outputs['followed']).toBe('0');
      expect(harness.shown()).toContain(DONE);
      expect(annotated(run, 'warning')).toEqual([]);
    }),
  );

  itWithHarness(
    'is not followed with the built-in token, and the warning names its repository',
    OPTIONS,
    async (harness) => {
      await mergeAfter(harness, 1);
      const run = await harness.sweep();
      expect(run.exitCode).toBe(0);
      expect(run.outputs['followed']).toBe('0');
      expect(annotated(run, 'warning')).toEqual([
        'Docs pull requests of acme/docs are incomplete: 404, may need `pull-requests: read`.',
      ]);
    },
  );
});

describe('a request whose run was killed, without a post step, before it had a job', () => {
  const TWO_HOURS = 2 * HOUR_MS;

  /** Servers that do not answer one request. `once` resolves when they get it. */
  function silentAt(moment: 'binding' | 'request') {
    const { once, reach } = createMoment();
    let isOver = false;
    const silence = (): (() => undefined) | undefined => {
      if (isOver) return undefined;
      isOver = true;
      reach();
      return () => undefined;
    };
    const isBinding = ({ operation }: { operation: string | undefined }): boolean =>
      operation === 'issues/update-comment';
    const github: HarnessOptions['github'] = {
      intercept: (seen) =>
        moment === 'binding' && isBinding(seen) ? silence() : undefined,
    };
    const service: HarnessOptions['service'] = {
      latencyMs: 300,
      intercept: () => {
        if (moment === 'request') silence();
        return undefined;
      },
    };
    return { once, servers: { github, service } };
  }

  it.concurrent.each([
    ['binding', 'Cancelled before anything was sent', 'cancelled', 1],
    ['request', 'Could not confirm that the job started', 'unconfirmed', 2],
  ] as const)(
    'at its %s, is finished by a sweep, and `/docs retry` submits it',
    (moment, title, outcome, posts) => {
      const { once, servers } = silentAt(moment);
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
    const { once, servers } = silentAt('binding');
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

describe('a sweep fails', () => {
  itWithHarness('with all errors of its inputs', {}, async (harness) => {
    const run = await harness.sweep({
      'base-url': 'http://docs.example',
      repositories: 'no name',
    });
    expect(run.exitCode).toBe(1);
    expect(annotated(run, 'error')).toHaveLength(2);
    expect(run.summary).toContain('could not start');
  });

  itWithHarness('without a token', {}, async (harness) => {
    const run = await harness.sweep({ 'github-token': '' });
    expect(run.exitCode).toBe(1);
    expect(annotated(run, 'error')).toEqual([
      expect.stringMatching(/^`github-token` is empty/),
    ]);
    expect(harness.github.requests).toEqual([]);
  });
});
