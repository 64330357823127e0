/**
 * Several runs with the same cause: deliveries at once, redeliveries and re-runs. None may submit it twice; once/README.md has
 * the reasons.
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
import { withHarness, type Harness, itWithHarness } from './with-harness.ts';

const command = (harness: Harness): EventOfRun =>
  harness.addComment('/docs explain the retry');

/** Delivers an event twice at once. */
function deliverTwice(
  harness: Harness,
  event: EventOfRun,
  inputs: Readonly<Record<string, string>> = {},
): Promise<readonly RunResult[]> {
  const deliver = (runId: number) => harness.run(event, { runId, inputs });
  return Promise.all([deliver(101), deliver(102)]);
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

itWithHarness(
  'a release in the place of a deleted one of the same tag is another request',
  { github: { threads: [{ number: 1 }] } },
  async (harness) => {
    const [first, second] = [5, 6].map((id) => released({ id }));
    const jobs: unknown[] = [];
    for (const [index, event] of [first, second, first, second].entries()) {
      const inputs = { comment: '1' };
      const { outputs } = await harness.run(event!, { runId: 101 + index, inputs });
      jobs.push(outputs['jobId']);
    }
    expect(jobs).toEqual(['job_0001', 'job_0002', 'job_0001', 'job_0002']);
    expect(harness.posts()).toHaveLength(2);
  },
);

describe('one job for each request', () => {
  it.concurrent(
    'two commands at once in a thread with a status comment, one with slow updates',
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
  it.concurrent.each(events)('an event delivered twice at once: %s', (name, event) => {
    const threads = [{ number: 1 }, mergedThread({ pull: { mergeCommitSha: after } })];
    const commits = [{ sha: after, message: 'Search titles (#2)', pulls: [2] }];
    return withHarness({ github: { threads, commits } }, (harness) => {
      const inputs = {
        prompt: 'Update the docs.',
        comment: name === 'release' ? '1' : '',
      };
      return expectOneJob(harness, event, inputs);
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
          const inputs = { comment: '1' };
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
  ] as const)('a command delivered twice at once, on %s', (_, on, count) =>
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
    'a command whose context takes longer than half a minute, delivered twice at once',
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
});

itWithHarness(
  'with `need-label`, a pull request that gets the label after its merge is one request',
  { github: { threads: [mergedThread({ labels: ['docs-needed'] })] } },
  async (harness) => {
    const labels = [{ name: 'docs-needed' }];
    const label = { id: 7, name: 'docs-needed' };
    const closed = merged('pull_request');
    const labeled = merged('pull_request', { labels }, { action: 'labeled', label });
    const inputs = { 'need-label': 'docs-needed' };
    const posts: number[] = [];
    for (const [index, event] of [closed, labeled, labeled].entries()) {
      await harness.run(event, { runId: 101 + index, inputs });
      posts.push(harness.posts().length);
    }
    expect(posts).toEqual([0, 1, 1]);
  },
);
