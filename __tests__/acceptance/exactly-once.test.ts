/** Cases in which several runs have the same trigger. None may submit it twice; docs/exactly-once.md has the reasons. */
import { describe, expect, it } from '@jest/globals';
import { addComment, shaOf, type RequestError, type Seen } from '../../fakes/github/index.ts';
import { derive, publishedPayload } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import type { Harness } from '../../fakes/harness.ts';
import { merged, mergedThread, pushed, released } from '../../fakes/events.ts';
import { CREATE, MESSAGE, NO_WAIT, withHarness, statusComments, submissions } from './with-harness.ts';

type Options = NonNullable<Parameters<typeof withHarness>[0]>;
const UNAVAILABLE = { outcome: 'unconfirmed', reason: 'state-unavailable' };

/** Delivers an event twice, at once or one after the other. */
async function deliverTwice(
  harness: Harness,
  event: EventOfRun,
  { isAtOnce, inputs = {} }: Readonly<{ isAtOnce: boolean; inputs?: Record<string, string> }>,
): Promise<readonly RunResult[]> {
  const deliver = (runId: number) => harness.run(event, { runId, inputs });
  if (isAtOnce) return Promise.all([deliver(101), deliver(102)]);
  return [await deliver(101), await deliver(102)];
}

const actionsOf = (runs: readonly RunResult[]) =>
  runs.map(({ outputs }) => outputs['jobAction'] ?? '').toSorted();

describe('a thread that can be read but not written', () => {
  it.concurrent.each([
    [403, 'created', 1],
    [500, 'none', 0],
  ])('%d for each comment: a first run, a redelivery and a re-run', (status, jobAction, posts) => {
    const intercept = ({ operation }: Seen): RequestError | undefined =>
      operation === 'issues/create-comment' ? { status, body: { message: 'No' } } : undefined;
    return withHarness({ github: { intercept } }, async (harness) => {
      const event = harness.addComment('/docs explain retry');
      const first = await harness.run(event, { runId: 101 });
      expect(first.outputs['jobAction']).toBe(jobAction);
      if (posts === 0) expect(first.outputs).toMatchObject(UNAVAILABLE);
      for (const options of [{ runId: 102 }, { runId: 101, runAttempt: 2 }]) {
        const run = await harness.run(event, options);
        expect(run.outputs).toMatchObject(UNAVAILABLE);
        expect(run.exitCode).toBe(1);
      }
      expect(harness.posts()).toHaveLength(posts);
    });
  });
});

it.concurrent('two commands at once, one with slow updates, are both kept and not submitted again', () => {
  let slow: string | undefined = '';
  const latencyMs = (url: string): number => {
    if (/\/issues\/comments\/\d+$/.test(url)) slow ??= url;
    return url === slow ? 4000 : 100;
  };
  return withHarness({ github: { latencyMs } }, async (harness) => {
    await harness.command('/docs explain retry');
    const events = ['/docs new explain timeouts', '/docs new explain limits'].map((body) =>
      harness.addComment(body),
    );
    slow = undefined;
    for (const run of await Promise.all(events.map((event, at) => harness.run(event, { runId: 101 + at }))))
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
    expect(submissions(harness).map(({ state, outcome }) => `${state} ${outcome}`)).toEqual(
      Array(3).fill('finished pr-opened'),
    );
    for (const [at, event] of events.entries()) {
      const again = await harness.run(event, { runId: 101 + at, runAttempt: 2 });
      expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
    }
    expect(harness.posts()).toEqual([CREATE, CREATE, CREATE]);
  });
});

describe('a redelivered event', () => {
  const [before, after] = [shaOf('before'), shaOf('after')];
  const issues = { name: 'issues', payload: publishedPayload('issues', 'opened') };
  const events: readonly (readonly [string, EventOfRun, string?])[] = [
    ['issue', { ...issues, payload: derive(issues.payload, { issue: { number: 1 } }) }],
    ['push', pushed(before, after)],
    ['merged pull request', merged('pull_request')],
    ['release', released(), '1'],
  ];
  const github: Options['github'] = {
    threads: [{ number: 1 }, mergedThread({ pull: { mergeCommitSha: after } })],
    commits: [{ sha: after, message: 'Search titles (#2)', pulls: [2] }],
  };
  const cases = events.flatMap((each) => [true, false].map((isAtOnce) => [each[0], isAtOnce, each] as const));

  it.concurrent.each(cases)('%s, at once: %s', (_, isAtOnce, [, event, issueNumber = '']) =>
    withHarness({ github }, async (harness) => {
      const inputs = { prompt: 'Update the docs.', 'issue-number': issueNumber };
      const runs = await deliverTwice(harness, event, { isAtOnce, inputs });
      expect(harness.posts()).toEqual([CREATE]);
      expect(actionsOf(runs)).toEqual(['created', 'resumed']);
    }),
  );
});

describe('two deliveries of a command at once', () => {
  it.concurrent.each(['pull-request', 'review-comment', 'review'] as const)('on a %s', (on) =>
    withHarness({}, async (harness) => {
      const event = harness.addComment('/docs explain retry', { on });
      const runs = await deliverTwice(harness, event, { isAtOnce: true });
      expect(harness.posts()).toEqual([CREATE]);
      expect(actionsOf(runs)).toEqual(['created', 'resumed']);
      for (const { outputs } of runs)
        expect(outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
      expect(statusComments(harness)).toHaveLength(1);
    }),
  );

  it.concurrent.each([
    ['in a thread that cannot be read', 503, {}, 0],
    ['with comment: never', undefined, { comment: 'never' }, 1],
  ] as const)('%s', (_, status, inputs, posts) => {
    const intercept = ({ operation }: Seen): RequestError | undefined =>
      operation === 'issues/list-comments' && status !== undefined ? { status } : undefined;
    return withHarness({ github: { intercept } }, async (harness) => {
      const runs = await deliverTwice(harness, harness.addComment('/docs explain retry'), {
        isAtOnce: true,
        inputs,
      });
      expect(harness.posts()).toHaveLength(posts);
      const unavailable = runs.filter(({ outputs }) => outputs['reason'] === 'state-unavailable');
      expect(unavailable).toHaveLength(2 - posts);
    });
  });

  it.concurrent('on a review in a thread of 10,000 comments', () =>
    withHarness({}, async (harness) => {
      for (let n = 0; n < 10_000; n += 1)
        addComment(harness.github.state, { thread: 2, body: `Comment ${n}` });
      const event = harness.addComment('/docs explain retry', { on: 'review' });
      const runs = await deliverTwice(harness, event, { isAtOnce: true });
      expect(harness.posts()).toEqual([CREATE]);
      expect(actionsOf(runs)).toEqual(['created', 'resumed']);
    }),
  );

  it.concurrent('whose context takes longer than half a minute', () => {
    const files = Array.from({ length: 1000 }, (_, at) => ({
      filename: `src/${at}.ts`,
      patch: '@@ -1 +1 @@\n-a\n+b',
    }));
    let limited = false;
    const intercept = ({ query }: Seen): RequestError | undefined => {
      if (query['page'] !== '5' || limited) return undefined;
      limited = true;
      return { status: 429, headers: { 'retry-after': '6' } };
    };
    const latencyMs = (url: string): number => (url.includes('/files?') ? 9800 : 100);
    const github = { threads: [mergedThread({ files })], intercept, latencyMs };
    return withHarness({ github }, async (harness) => {
      const startedAt = harness.clock.now();
      const runs = await deliverTwice(harness, harness.addComment('/docs'), { isAtOnce: true });
      expect(harness.posts()).toEqual([CREATE]);
      const [post] = harness.service.requests;
      expect((post?.at ?? 0) - startedAt).toBeGreaterThan(30_000);
      expect(runs.map(({ outputs }) => outputs['outcome'])).toContain('pr-opened');
    });
  });
});

describe('a comment that has 👀 of another workflow', () => {
  const addReaction = ({ github: { state } }: Harness, { payload }: EventOfRun): void => {
    const { id: comment } = payload['comment'] as { id: number };
    const author = 'github-actions[bot]';
    const createdAt = '2026-09-01T11:59:59Z';
    state.reactions.set(1, { id: 1, on: 'issue-comment', comment, author, content: 'eyes', createdAt });
  };

  it.concurrent('is submitted after ten seconds', () =>
    withHarness({}, async (harness) => {
      const event = harness.addComment('/docs explain retry');
      addReaction(harness, event);
      const startedAt = harness.clock.now();
      const run = await harness.run(event, { inputs: NO_WAIT });
      expect(run.outputs).toMatchObject({ outcome: 'still-active', jobAction: 'created' });
      expect((harness.service.requests[0]?.at ?? 0) - startedAt).toBeLessThan(12_000);
    }),
  );

  it.concurrent('and two deliveries at once is submitted once', () =>
    withHarness({}, async (harness) => {
      const event = harness.addComment('/docs explain retry');
      addReaction(harness, event);
      const runs = await deliverTwice(harness, event, { isAtOnce: true });
      expect(harness.posts()).toEqual([CREATE]);
      expect(actionsOf(runs)).toEqual(['created', 'resumed']);
    }),
  );
});

it.concurrent('a status comment is written at most four times', () =>
  withHarness({}, async (harness) => {
    await harness.command('/docs explain retry');
    await harness.command('/docs and its default');
    expect(harness.posts()).toEqual([CREATE, MESSAGE]);
    for (const { id } of statusComments(harness)) {
      const updates = harness.github.requests.filter(
        ({ method, path }) => method === 'PATCH' && path.endsWith(`/${id}`),
      );
      expect(updates.length).toBeLessThanOrEqual(3);
    }
  }),
);
