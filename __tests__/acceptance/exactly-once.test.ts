/**
 * Several runs with the same trigger: deliveries at once, redeliveries and re-runs. None may submit it twice; once/README.md has
 * the reasons. The seven cases are those in which an earlier design submitted twice.
 */
import { describe, expect, it } from '@jest/globals';
import {
  addComment,
  shaOf,
  type RequestError,
  type GitHubRequest,
} from '../../fakes/github/index.ts';
import { derive, publishedPayload } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { merged, mergedThread, pushed, released } from '../../fakes/events.ts';
import {
  dispatched,
  failing,
  withHarness,
  type Harness,
  itWithHarness,
} from './with-harness.ts';

const REFUSED = { outcome: 'misconfigured', reason: 'cannot-comment' };
const NOT_RECORDED = { outcome: 'rejected', reason: 'unavailable' };

const command = (harness: Harness): EventOfRun =>
  harness.addComment('/docs explain the retry');

/** Delivers an event twice, at once or one after the other. */
async function deliverTwice(
  harness: Harness,
  event: EventOfRun,
  {
    isAtOnce = true,
    inputs = {},
  }: Readonly<{ isAtOnce?: boolean; inputs?: Record<string, string> }> = {},
): Promise<readonly RunResult[]> {
  const deliver = (runId: number) => harness.run(event, { runId, inputs });
  if (isAtOnce) return Promise.all([deliver(101), deliver(102)]);
  return [await deliver(101), await deliver(102)];
}

const outputsOf = (runs: readonly RunResult[], name: string) =>
  runs.map(({ outputs }) => outputs[name] ?? '').toSorted();

/** Delivers an event twice: one run creates the job, the other one resumes it. */
async function expectOneJob(...delivery: Parameters<typeof deliverTwice>): Promise<void> {
  const [harness] = delivery;
  const runs = await deliverTwice(...delivery);
  expect(harness.sent()).toEqual(['new job']);
  expect(outputsOf(runs, 'jobAction')).toEqual(['created', 'resumed']);
  expect(outputsOf(runs, 'jobId')).toEqual(['job_0001', 'job_0001']);
  // Nothing is left for the post steps.
  expect(runs.map(({ state }) => state['request'])).toEqual(['', '']);
}

describe('different events are different requests, and a redelivery of one is the same', () => {
  type Change = (changes: object, top?: object) => EventOfRun;
  const onPull: Change = (changes, top = {}) => ({
    name: 'pull_request_target',
    payload: derive(publishedPayload('pull_request', 'opened'), {
      ...top,
      pull_request: { merged: false, merged_at: null, ...changes },
    }),
  });
  const onRelease: Change = (changes, top = {}) => ({
    name: 'release',
    payload: derive(publishedPayload('release', 'published'), {
      ...top,
      release: changes,
    }),
  });
  const [early, late] = [
    { updated_at: '2026-03-01T12:00:00Z' },
    { updated_at: '2026-03-01T12:05:00Z' },
  ];
  const label = { action: 'labeled', label: { id: 7, name: 'docs' } };
  const prerelease = { id: 5, prerelease: true, published_at: early.updated_at };

  it.concurrent.each([
    ['a label that is set again', onPull(early, label), onPull(late, label)],
    [
      'a release in the place of a deleted one of the same tag',
      onRelease({ id: 5 }),
      onRelease({ id: 6 }),
    ],
    [
      'a prerelease that is changed to a release',
      onRelease(prerelease, { action: 'prereleased' }),
      onRelease({ ...prerelease, prerelease: false, ...late }, { action: 'released' }),
    ],
  ])('%s', (_, first, second) =>
    withHarness(
      { github: { threads: [{ number: 1 }, { number: 2, pull: {} }] } },
      async (harness) => {
        const issueNumber = first.name === 'release' ? '1' : '';
        const inputs = { prompt: 'Update the docs.', 'issue-number': issueNumber };
        const runs: RunResult[] = [];
        for (const [index, event] of [first, second, first, second].entries()) {
          runs.push(await harness.run(event, { runId: 101 + index, inputs }));
        }
        expect(runs.map(({ outputs }) => outputs['jobAction'])).toEqual([
          'created',
          'created',
          'resumed',
          'resumed',
        ]);
        expect(runs.map(({ outputs }) => outputs['jobId'])).toEqual([
          'job_0001',
          'job_0002',
          'job_0001',
          'job_0002',
        ]);
        expect(harness.posts()).toHaveLength(2);
      },
    ),
  );

  itWithHarness(
    'a release, and a dispatch that names it later',
    { github: { threads: [{ number: 1 }], releases: [{ tag: '0.0.1' }] } },
    async (harness) => {
      const inputs = { 'issue-number': '1' };
      const event = await harness.run(released(), { runId: 101, inputs });
      const named = await harness.run(dispatched(), {
        runId: 102,
        inputs: { ...inputs, subject: 'release:0.0.1' },
      });
      expect(event.outputs['jobAction']).toBe('created');
      expect(named.outputs['jobAction']).toBe('created');
      expect(harness.posts()).toHaveLength(2);
    },
  );
});

describe('the seven cases', () => {
  const again = [{ runId: 102 }, { runId: 101, runAttempt: 2 }];

  itWithHarness(
    '1: comments may not be written: neither a first run nor a redelivery nor a re-run submits',
    {
      github: failing('issues/create-comment', {
        status: 403,
        body: { message: 'Resource not accessible by integration' },
      }),
    },
    async (harness) => {
      const event = command(harness);
      for (const options of [{ runId: 101 }, ...again]) {
        const run = await harness.run(event, options);
        expect(run.outputs).toMatchObject(REFUSED);
        expect(run.exitCode).toBe(1);
      }
      expect(harness.posts()).toEqual([]);
    },
  );

  itWithHarness(
    '1: comments cannot be written: neither a first run nor a redelivery nor a re-run submits',
    { github: failing('issues/create-comment', { status: 500 }) },
    async (harness) => {
      const event = command(harness);
      for (const options of [{ runId: 101 }, ...again]) {
        const run = await harness.run(event, options);
        expect(run.outputs).toMatchObject(NOT_RECORDED);
        expect(run.exitCode).toBe(1);
      }
      expect(harness.posts()).toEqual([]);
    },
  );

  it.concurrent(
    '2: two commands at once in a thread with a status comment, one with slow updates',
    () => {
      let slow: string | undefined = '';
      const latencyMs = (url: string): number => {
        if (/\/issues\/comments\/\d+$/.test(url)) slow ??= url;
        return url === slow ? 4000 : 100;
      };
      return withHarness({ github: { latencyMs } }, async (harness) => {
        await harness.run(command(harness));
        const events = ['timeouts', 'limits'].map((topic) =>
          harness.addComment(`/docs new explain the ${topic}`),
        );
        slow = undefined;
        const runAll = (runAttempt: number) =>
          Promise.all(
            events.map((event, at) =>
              harness.run(event, { runId: 101 + at, runAttempt }),
            ),
          );
        expect(outputsOf(await runAll(1), 'jobAction')).toEqual(['created', 'created']);
        expect(
          harness.entries().map(({ isFinished, outcome }) => [isFinished, outcome]),
        ).toEqual(Array.from({ length: 3 }, () => [true, 'pr-opened']));
        expect(outputsOf(await runAll(2), 'jobAction')).toEqual(['resumed', 'resumed']);
        expect(harness.sent()).toEqual(['new job', 'new job', 'new job']);
      });
    },
  );

  const [before, after] = [shaOf('before'), shaOf('after')];
  const issues = publishedPayload('issues', 'opened');
  const events: readonly (readonly [string, EventOfRun])[] = [
    ['issue', { name: 'issues', payload: derive(issues, { issue: { number: 1 } }) }],
    ['push', pushed(before, after)],
    ['merged pull request', merged('pull_request')],
    ['release', released()],
  ];
  it.concurrent.each(
    events.flatMap(([name, event]) =>
      [true, false].map((at) => [name, at, event] as const),
    ),
  )('3: a redelivered event: %s, at once: %s', (name, isAtOnce, event) => {
    const threads = [{ number: 1 }, mergedThread({ pull: { mergeCommitSha: after } })];
    const commits = [{ sha: after, message: 'Search titles (#2)', pulls: [2] }];
    return withHarness({ github: { threads, commits } }, (harness) => {
      const inputs = {
        prompt: 'Update the docs.',
        'issue-number': name === 'release' ? '1' : '',
      };
      return expectOneJob(harness, event, { isAtOnce, inputs });
    });
  });

  itWithHarness(
    'the two events of a new release, at once',
    { github: { threads: [{ number: 1 }] } },
    async (harness) => {
      const payload = publishedPayload('release', 'published');
      const runs = await Promise.all(
        ['published', 'released'].map((action, index) => {
          const event = { name: 'release', payload: derive(payload, { action }) };
          const inputs = { 'issue-number': '1' };
          return harness.run(event, { runId: 101 + index, inputs });
        }),
      );
      expect(harness.sent()).toEqual(['new job']);
      expect(outputsOf(runs, 'jobAction')).toEqual(['created', 'resumed']);
    },
  );

  it.concurrent.each([
    ['a comment', 'pull-request', 0],
    ['a review comment', 'review-comment', 0],
    ['a review', 'review', 0],
    ['a review in a thread of 2,400 comments', 'review', 2400],
  ] as const)('4: a command delivered twice at once, on %s', (_, on, count) =>
    withHarness({}, async (harness) => {
      for (let n = 0; n < count; n += 1) {
        addComment(harness.github.state, {
          thread: 2,
          createdAt: '2026-01-01T00:00:00Z',
          body: `Comment ${n}`,
        });
      }
      await expectOneJob(harness, harness.addComment('/docs explain the retry', { on }));
      expect(harness.statusComments()).toHaveLength(1);
    }),
  );

  it.concurrent(
    '5: a command delivered twice at once, in a thread that cannot be read',
    () =>
      withHarness(
        { github: failing('issues/list-comments', { status: 503 }) },
        async (harness) => {
          const runs = await deliverTwice(harness, command(harness));
          expect(outputsOf(runs, 'reason')).toEqual(['unavailable', 'unavailable']);
          expect(harness.posts()).toEqual([]);
        },
      ),
  );

  it.concurrent(
    '6: a command whose context takes longer than half a minute, delivered twice at once',
    () => {
      const files = Array.from({ length: 1000 }, (_, at) => ({
        filename: `src/${at}.ts`,
        patch: '@@ -1 +1 @@\n-a\n+b',
      }));
      let limited = false;
      const intercept = ({ query }: GitHubRequest): RequestError | undefined => {
        if (query['page'] !== '5' || limited) return undefined;
        limited = true;
        return { status: 429, headers: { 'retry-after': '6' } };
      };
      const latencyMs = (url: string): number => (url.includes('/files?') ? 9800 : 100);
      const github = { threads: [mergedThread({ files })], intercept, latencyMs };
      return withHarness({ github }, async (harness) => {
        const startedAt = harness.clock.now();
        const runs = await deliverTwice(harness, harness.addComment('/docs'));
        expect(harness.sent()).toEqual(['new job']);
        expect((harness.service.requests[0]?.at ?? 0) - startedAt).toBeGreaterThan(
          30_000,
        );
        expect(outputsOf(runs, 'outcome')).toContain('pr-opened');
      });
    },
  );

  itWithHarness(
    '7: a command with 👀 of another workflow is sent like any other',
    {},
    async (harness) => {
      const event = command(harness);
      const { id } = event.payload['comment'] as { id: number };
      const reaction = { id: 1, on: 'comments', comment: id } as const;
      harness.github.state.reactions.set(1, {
        ...reaction,
        author: 'github-actions[bot]',
        content: 'eyes',
        createdAt: '2026-09-01T11:59:59Z',
      });
      await expectOneJob(harness, event);
    },
  );
});

itWithHarness('a status comment is written at most four times', {}, async (harness) => {
  await harness.run(command(harness));
  await harness.command('/docs and its default');
  expect(harness.sent()).toEqual(['new job', 'job_0001']);
  for (const { id } of harness.statusComments()) {
    const updates = harness.github.requests.filter(
      ({ method, path }) => method === 'PATCH' && path.endsWith(`/${id}`),
    );
    // It binds the state, then shows the job, then its result.
    expect(updates.length).toBeLessThanOrEqual(3);
  }
});

describe('with `need-label`, a pull request starts one request for its merge', () => {
  const NEEDED = { 'need-label': 'docs-needed' };
  const labels = [{ name: 'docs-needed' }];
  const label = { id: 7, name: 'docs-needed' };
  const closed = (changes = {}) => merged('pull_request', changes);
  const labeled = () => merged('pull_request', { labels }, { action: 'labeled', label });

  it.concurrent.each([
    ['if it is merged with the label', [closed({ labels }), labeled()], 1],
    ['if it gets the label after the merge', [closed(), labeled(), labeled()], 1],
    ['not without the label', [closed()], 0],
    [
      'not with the `skip-label`',
      [closed({ labels: [...labels, { name: 'docs-not-needed' }] })],
      0,
    ],
  ])('%s', (_, events, count) =>
    withHarness(
      { github: { threads: [mergedThread({ labels: ['docs-needed'] })] } },
      async (harness) => {
        const outcomes: string[] = [];
        for (const [index, event] of events.entries()) {
          const run = await harness.run(event, { runId: 101 + index, inputs: NEEDED });
          outcomes.push(`${run.outputs['outcome']}/${run.outputs['reason']}`);
        }
        expect(harness.posts()).toHaveLength(count);
        const isExpected = (outcome: string): boolean =>
          ['pr-opened/', 'skipped/label'].includes(outcome);
        expect(outcomes.every(isExpected)).toBe(true);
      },
    ),
  );
});
