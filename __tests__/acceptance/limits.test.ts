/** `max-open-prs` and `max-requests-per-day`. */
import { describe, expect, it } from '@jest/globals';
import {
  addComment,
  makeThread,
  shaOf,
  type ThreadSeed,
} from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { FILES, merged } from '../../fakes/events.ts';
import { IN_OTHER, otherDocs, OWN_DOCS } from '../support/docs-pull-request.ts';
import { silenceAt } from '../support/interceptions.ts';
import {
  annotated,
  cancelAt,
  DAY_MS,
  dispatched,
  expectSkipped,
  itWithHarness,
  NO_WAIT,
  runOnce,
  withHarness,
  type Harness,
} from './with-harness.ts';

const AGENT = 'mintlify[bot]';
/** The comments of the whole repository. */
const LIST_COMMENTS = 'issues/list-comments-for-repo';
/** Half an hour after the virtual clock starts. */
const READABLE_UNTIL = Date.parse('2026-09-01T12:30:00Z');

/** Creates an open pull request of the docs agent. */
const docsPull = (number: number, changes: Partial<ThreadSeed> = {}): ThreadSeed => ({
  number,
  author: AGENT,
  pull: {},
  ...changes,
});
const mergedPull = (number: number): ThreadSeed => ({
  number,
  pull: { merged: true, files: FILES, mergeCommitSha: shaOf(`${number}`) },
});
/** Four that count, and three that do not. */
const PULLS = [
  ...[30, 31, 32].map((number) => docsPull(number)),
  docsPull(33, {
    author: 'hubot',
    pull: { head: { ref: 'mintlify/x', sha: shaOf('x') } },
  }),
  docsPull(34, { state: 'closed' }),
  docsPull(35, { author: 'hubot' }),
  mergedPull(101),
];
const QUICK = { ...NO_WAIT, context: 'none', 'instructions-file': 'none' };

const mergeOf = (number: number) =>
  merged('pull_request', { number, merge_commit_sha: shaOf(`${number}`) });

/** Requests of a run to GitHub. */
async function operationsOf(
  harness: Harness,
  run: () => Promise<RunResult>,
): Promise<readonly unknown[]> {
  const { length } = harness.github.requests;
  await run();
  return harness.github.requests.slice(length).map(({ operation }) => operation);
}

describe('max-open-prs', () => {
  it.concurrent(
    'at the limit, an event creates no job, and leaves nothing in its thread',
    () =>
      runOnce(
        mergeOf(101),
        { github: { threads: PULLS }, inputs: { ...QUICK, 'max-open-prs': '4' } },
        (run, harness) => {
          expectSkipped(run, harness, 'limit');
          const { message = '' } = run.outputs;
          expect(message).toMatch(
            /^Open docs pull requests: 4, the limit is 4 \(`max-open-prs`\)\. Nothing was sub/,
          );
          expect(harness.writes()).toEqual([]);
          expect(harness.calls('pulls/list')).toBe(1);
        },
      ),
  );

  itWithHarness(
    'below the limits, the run creates a job, after one request more for each',
    { github: { threads: PULLS } },
    async (harness) => {
      let runId = 100;
      const run = (inputs: Readonly<Record<string, string>>) => {
        runId += 1;
        return operationsOf(harness, () =>
          harness.run(dispatched(), {
            runId,
            inputs: { ...QUICK, prompt: 'Document it.', ...inputs },
          }),
        );
      };
      // The first run opens the requests issue.
      await run({});
      const usual = await run({});
      const limited = await run({ 'max-open-prs': '5', 'max-requests-per-day': '3' });
      const thread = usual.slice(0, 2);
      const counting = [LIST_COMMENTS, 'pulls/list'];
      expect(limited).toEqual([...thread, ...counting, ...usual.slice(2)]);
      expect(harness.sent()).toEqual(['new job', 'new job', 'new job']);
    },
  );

  itWithHarness(
    'at the limit, a command creates a job, and counts no pull requests',
    { github: { threads: [...PULLS, { number: 2, pull: {} }] } },
    async (harness) => {
      const run = await harness.command('/docs explain the retry', {
        inputs: { 'max-open-prs': '2' },
      });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
      expect(harness.calls('pulls/list')).toBe(0);
    },
  );

  it.concurrent.each(['never', 'comments', 'while-pr-open'])(
    'at the limit, with reuse-job: %s, the command new creates a job, and an event does not',
    (reuse) =>
      withHarness(
        {
          service: OWN_DOCS,
          github: { threads: [mergedPull(101), { number: 2, pull: {} }] },
        },
        async (harness) => {
          const inputs = { ...QUICK, 'max-open-prs': '1', 'reuse-job': reuse };
          openDocsPull(harness);
          const run = await harness.command('/docs new explain the retry', { inputs });
          expect(run.outputs).toMatchObject({ jobAction: 'created' });
          const limited = await harness.run(mergeOf(101), { inputs });
          expect(limited.outputs).toMatchObject({ outcome: 'skipped', reason: 'limit' });
          expect(harness.sent()).toEqual(['new job']);
        },
      ),
  );

  it.concurrent('a dry run says that it would be skipped', () =>
    runOnce(
      mergeOf(101),
      {
        github: { threads: PULLS },
        inputs: { ...QUICK, 'max-open-prs': '1', 'dry-run': 'true' },
      },
      (run, harness) => {
        expectSkipped(run, harness, 'dry-run');
        expect(run.outputs['message']).toMatch(
          /This run would submit nothing\. Open docs pull requests: 4/,
        );
      },
    ),
  );

  itWithHarness(
    'without the permission to read pull requests, a command continues, and an event does not',
    {
      github: {
        repository: { private: true },
        permissions: { issues: 'write', contents: 'read' },
        threads: [{ number: 1 }, { number: 2, pull: {} }],
      },
    },
    async (harness) => {
      const inputs = { ...QUICK, 'max-open-prs': '1' };
      const advice =
        /the open ones cannot be counted: .*403.*add `pull-requests: read` to the `permiss/;
      const run = await harness.command('/docs explain the retry', {
        on: 'issue',
        inputs,
      });
      expect(annotated(run, 'warning')).toEqual([]);
      expect(harness.sent()).toEqual(['new job']);

      const event = await harness.run(dispatched(), {
        inputs: { ...inputs, prompt: 'Document it.' },
      });
      expect(event.outputs).toMatchObject({ outcome: 'skipped', reason: 'limit' });
      expect(event.outputs['message']).toMatch(advice);
      expect(annotated(event, 'warning')).toEqual([event.outputs['message']]);
      expect(harness.sent()).toEqual(['new job']);
    },
  );

  it.concurrent(
    'beyond the 1,000 pull requests that are read, an event sends nothing',
    () => {
      const older = Array.from({ length: 1000 }, (_, at) => ({
        ...docsPull(1000 + at),
        author: 'hubot',
      }));
      const threads = [mergedPull(101), ...older, docsPull(2000)];
      return runOnce(
        mergeOf(101),
        { github: { threads }, inputs: { ...QUICK, 'max-open-prs': '1' } },
        (run, harness) => {
          expectSkipped(run, harness, 'limit');
          const { message = '' } = run.outputs;
          expect(message).toMatch(/only the oldest 1,000 were read.*cannot be counted/);
          expect(annotated(run, 'warning')).toEqual([message]);
        },
      );
    },
  );

  it.concurrent('in a private docs-repository, its pull requests count', () => {
    const docs = otherDocs({ threads: [docsPull(7)] });
    return runOnce(
      mergeOf(101),
      {
        github: { threads: PULLS, others: [docs] },
        inputs: { ...QUICK, 'max-open-prs': '1', ...IN_OTHER },
      },
      (run, harness) => {
        expectSkipped(run, harness, 'limit');
        expect(run.outputs['message']).toMatch(/^Open docs pull requests: 1, /);
      },
    );
  });
});

function openDocsPull({ github: { state }, clock }: Harness): void {
  const createdAt = new Date(clock.now() - 60_000).toISOString();
  state.threads.set(30, makeThread(docsPull(30, { createdAt })));
}

describe('one docs pull request at a time', () => {
  const numbers = [101, 102, 103];
  const inputs = {
    'reuse-job': 'while-pr-open',
    'max-open-prs': '1',
    prompt: 'Document it.',
    context: 'none',
    'instructions-file': 'none',
  };

  itWithHarness(
    'gets no merge of another thread; a re-run or a redelivery of its own is not limited',
    { service: OWN_DOCS, github: { threads: numbers.map(mergedPull) } },
    async (harness) => {
      const run = (number: number, options = {}) =>
        harness.run(mergeOf(number), { runId: number, inputs, ...options });
      await run(101);
      openDocsPull(harness);
      for (const number of [102, 103]) {
        const { outputs } = await run(number);
        expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'limit' });
        expect(outputs['message']).toContain('Open docs pull requests: 1');
        expect(harness.entries(number)).toEqual([]);
      }
      const again = await Promise.all([
        run(101, { runAttempt: 2 }),
        run(101, { runId: 9 }),
      ]);
      for (const { outputs } of again) {
        expect(outputs).toMatchObject({
          outcome: 'pr-opened',
          jobAction: 'resumed',
          jobId: 'job_0001',
        });
      }
      expect(harness.sent()).toEqual(['new job']);
    },
  );
});

describe('max-requests-per-day', () => {
  // GitHub's table of permissions accepts one of two for the comments of a repository.
  itWithHarness(
    'needs no `issues: read` beside `pull-requests: write`',
    {
      github: {
        repository: { private: true },
        permissions: { 'pull-requests': 'write', contents: 'read' },
        threads: [mergedPull(101), mergedPull(102)],
      },
    },
    async (harness) => {
      const inputs = { ...QUICK, 'max-requests-per-day': '1' };
      const first = await harness.run(mergeOf(101), { inputs });
      expect(first.outputs).toMatchObject({ jobAction: 'created' });
      const second = await harness.run(mergeOf(102), { inputs });
      expect(second.outputs).toMatchObject({ outcome: 'skipped', reason: 'limit' });
      expect(annotated(second, 'warning')).toEqual([]);
      expect(harness.sent()).toEqual(['new job']);
    },
  );

  const threads = [{ number: 1 }, { number: 2, pull: {} }, ...[101, 102].map(mergedPull)];
  const LIMITED = { outcome: 'skipped', reason: 'limit' };

  itWithHarness(
    'of a day: jobs and messages count, and a reply says when the next request is possible',
    { github: { threads } },
    async (harness) => {
      const inputs = { ...QUICK, 'max-requests-per-day': '3' };
      const first = harness.addComment('/docs explain the retry', { on: 'issue' });
      await harness.run(first, { inputs });
      await harness.clock.sleep(60 * 60_000);
      const merge = await harness.run(mergeOf(101), { inputs });
      expect(merge.outputs).toMatchObject({ jobAction: 'created' });
      const message = await harness.command('/docs and its default', {
        on: 'issue',
        inputs,
      });
      expect(message.outputs).toMatchObject({ jobAction: 'messaged', jobId: 'job_0001' });

      const limited = await harness.command('/docs and the timeout', { inputs });
      expect(limited.outputs).toMatchObject({ ...LIMITED, commentUrl: '' });
      expect(limited.exitCode).toBe(0);
      expect(annotated(limited, 'warning')).toEqual([]);
      const [reply = ''] = harness.replies();
      expect(reply).toMatch(/^### ⏭️ Held back by a limit\n/);
      expect(reply).toContain(
        'The limit of paid requests in 24 hours is reached: 3 (`max-requests-per-day`). Nothing was submitted.',
      );
      expect(reply).toMatch(/possible at 2026-09-02 12:0\d UTC\./);
      expect(harness.statusComments()).toEqual([]);
      const furtherMessage = await harness.command('/docs and the timeout', {
        on: 'issue',
        inputs,
      });
      expect(furtherMessage.outputs).toMatchObject(LIMITED);
      const event = await harness.run(
        merged('pull_request', { number: 102, merge_commit_sha: shaOf('b') }),
        { inputs },
      );
      expect(event.outputs).toMatchObject(LIMITED);

      const redelivered = await harness.run(first, { runId: 9, inputs });
      expect(redelivered.outputs).toMatchObject({
        jobAction: 'resumed',
        jobId: 'job_0001',
      });
      expect(harness.sent()).toEqual(['new job', 'new job', 'job_0001']);

      await harness.clock.sleep(DAY_MS - 60 * 60_000);
      const next = await harness.command('/docs and the timeout', { inputs });
      expect(next.outputs).toMatchObject({ jobAction: 'created' });
    },
  );

  describe('comments of others', () => {
    const addOthers = (
      { github, clock }: Harness,
      count: number,
      ages: Readonly<{ createdHoursAgo: number; updatedHoursAgo: number }>,
    ): void => {
      const at = (hours: number): string =>
        `${new Date(clock.now() - hours * 60 * 60_000).toISOString().slice(0, 19)}Z`;
      for (let index = 0; index < count; index += 1) {
        addComment(github.state, {
          thread: 1,
          body: 'Me too.',
          author: OUTSIDER.login,
          createdAt: at(ages.createdHoursAgo),
          updatedAt: at(ages.updatedHoursAgo),
        });
      }
    };
    const inputs = { ...QUICK, 'max-requests-per-day': '1' };

    itWithHarness(
      'that are 1,200 in a day hold each request back, and a command gets a reply',
      { github: { threads } },
      async (harness) => {
        addOthers(harness, 1200, { createdHoursAgo: 2, updatedHoursAgo: 2 });
        const run = await harness.command('/docs explain the retry', { inputs });
        expectSkipped(run, harness, 'limit');
        expect(run.outputs['message']).toMatch(
          /cannot be counted, because \S+ has more than 1,\d00 newer comments/,
        );
        expect(annotated(run, 'warning')).toEqual([run.outputs['message']]);
        expect(harness.replies()).toEqual([expect.stringContaining('cannot be counted')]);
        expect(harness.calls(LIST_COMMENTS)).toBeLessThanOrEqual(13);

        const merge = await harness.run(mergeOf(101), { inputs });
        expectSkipped(merge, harness, 'limit');
        expect(harness.writes()).toEqual(['issues/create-comment']);

        await harness.clock.sleep(DAY_MS);
        const next = await harness.command('/docs explain the retry', { inputs });
        expect(next.outputs).toMatchObject({ jobAction: 'created' });
      },
    );
  });

  itWithHarness(
    'if the comments cannot be read, only an earlier run with the same cause is resumed',
    {
      github: {
        threads,
        intercept: ({ operation, at }) =>
          operation === LIST_COMMENTS && at > READABLE_UNTIL
            ? { status: 403, body: { message: 'no' } }
            : undefined,
      },
    },
    async (harness) => {
      const inputs = { ...QUICK, 'max-requests-per-day': '1' };
      const event = harness.addComment('/docs explain the retry');
      const first = await harness.run(event, { inputs });
      expect(first.outputs).toMatchObject({ jobAction: 'created' });
      await harness.clock.sleep(60 * 60_000);
      const again = await harness.run(event, { inputs, runAttempt: 2 });
      expect(again.outputs).toMatchObject({ jobAction: 'resumed', jobId: 'job_0001' });
      const other = await harness.command('/docs explain the timeouts', { inputs });
      expect(other.outputs).toMatchObject(LIMITED);
    },
  );

  describe('two commands at once', () => {
    const inputs = { ...QUICK, 'max-requests-per-day': '1' };

    itWithHarness(
      'can pass the limit together, since neither sees the comment of the other',
      { github: { threads, latencyMs: 200 } },
      async (harness) => {
        const events = ['retry', 'timeouts'].map((topic) =>
          harness.addComment(`/docs new explain the ${topic}`),
        );
        await Promise.all(
          events.map((event, index) =>
            harness.run(event, { inputs, runId: 101 + index }),
          ),
        );
        expect(harness.sent()).toEqual(['new job', 'new job']);
        const third = await harness.command('/docs new explain the keys', { inputs });
        expect(third.outputs).toMatchObject(LIMITED);
      },
    );
  });

  describe('six runs, each a second after the one before', () => {
    const inputs = { ...QUICK, 'max-requests-per-day': '3' };

    /** Runs a command in the thread 1 or 2, or one of two merges. */
    function runNth(harness: Harness, nth: number): Promise<RunResult> {
      const options = { inputs, runId: 101 + nth };
      if (nth % 3 === 2) return harness.run(mergeOf(nth === 2 ? 101 : 102), options);
      const on = nth % 3 === 0 ? 'issue' : 'pull-request';
      return harness.command(`/docs new explain page ${nth} of all`, { on, ...options });
    }

    itWithHarness(
      'send three requests, and those that are held back say why',
      { github: { threads, latencyMs: 100 } },
      async (harness) => {
        const runs = await Promise.all(
          [0, 1, 2, 3, 4, 5].map(async (nth) => {
            await harness.clock.sleep(nth * 1000);
            return runNth(harness, nth);
          }),
        );
        expect(harness.sent()).toEqual(['new job', 'new job', 'new job']);
        const held = runs.slice(3);
        for (const run of held) {
          expect(run.outputs).toMatchObject({ ...LIMITED, commentUrl: '' });
          expect(run.exitCode).toBe(0);
          expect(run.outputs['message']).toContain('other runs are about to send');
          expect(run.outputs['message']).not.toContain('possible at');
          expect(annotated(run, 'warning')).toEqual([run.outputs['message']]);
        }
        expect(harness.statusComments(1)).toHaveLength(1);
        expect(harness.statusComments(2)).toHaveLength(1);

        // When the requests are sent, the time is known.
        const next = await runNth(harness, 6);
        expect(next.outputs['message']).toContain('possible at');
        expect(annotated(next, 'warning')).toEqual([]);
      },
    );
  });

  describe('the claim of a run that was killed before it sent', () => {
    const inputs = { ...QUICK, 'max-requests-per-day': '1' };
    const { once, intercept } = silenceAt('issues/update-comment');

    itWithHarness(
      'counts for 10 minutes, and not for its own re-run',
      { github: { threads, intercept } },
      async (harness) => {
        const event = harness.addComment('/docs new explain the retry');
        const lost = { ...cancelAt({ once }), post: false };
        await harness.run(event, { ...lost, inputs, runId: 101 });
        const command = () => harness.command('/docs new explain the keys', { inputs });
        const held = await command();
        expect(held.outputs).toMatchObject(LIMITED);
        expect(held.outputs['message']).toContain('other runs are about to send');
        const dryRun = { inputs: { ...inputs, 'dry-run': 'true' }, runId: 101 };
        const reRun = await harness.run(event, { ...dryRun, runAttempt: 2 });
        expect(reRun.outputs['message']).toContain('would start a new job');

        await harness.clock.sleep(10 * 60_000);
        const later = await command();
        expect(later.outputs).toMatchObject({ jobAction: 'created' });
      },
    );
  });
});
