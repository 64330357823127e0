/** `max-open-prs`, `max-jobs-per-day` and `max-jobs-per-person`. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { makeThread, shaOf, type ThreadSeed } from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { FILES, merged } from '../../fakes/events.ts';
import { OWN_DOCS, REPOSITORY } from './docs-repositories.ts';
import {
  annotated,
  dispatched,
  expectSkipped,
  itWithHarness,
  NO_WAIT,
  runOnce,
  withHarness,
  type Harness,
} from './with-harness.ts';

const HUBOT = { ...OUTSIDER, login: 'hubot' };
const AGENT = 'mintlify[bot]';
/** The comments of the whole repository. */
const LIST_COMMENTS = 'issues/list-comments-for-repo';
const DAY_MS = 24 * 60 * 60_000;

/** An open pull request of the docs agent. */
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
const [FIRST, THIRD, FOURTH] = [30, 32, 33].map(
  (number) => `${REPOSITORY}/pull/${number}`,
);

const QUICK = { ...NO_WAIT, context: 'none', 'instructions-file': '' };

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
            /^Open docs pull requests: 4, the limit is 4 \(`max-open-prs`\)\. No job/,
          );
          expect(message).toContain(`Waiting for review: ${FIRST}, `);
          expect(message).toMatch(new RegExp(`${THIRD}$`));
          expect(run.summary).toContain(`](${FIRST})`);
          expect(harness.writes()).toEqual([]);
          expect(harness.calls('pulls/list')).toBe(1);
        },
      ),
  );

  itWithHarness(
    'below the limits, the run creates a job, after one request more for each',
    { github: { threads: PULLS } },
    async (harness) => {
      const run = (inputs: Readonly<Record<string, string>>) =>
        operationsOf(harness, () =>
          harness.run(dispatched(), {
            inputs: { ...QUICK, prompt: 'Document it.', ...inputs },
          }),
        );
      const usual = await run({});
      const limited = await run({ 'max-open-prs': '5', 'max-jobs-per-day': '1' });
      expect(limited).toEqual([...usual, 'pulls/list', LIST_COMMENTS]);
      expect(harness.sent()).toEqual(['new job', 'new job']);
    },
  );

  itWithHarness(
    'at the limit, a command creates a job, and its status comment names the oldest ones',
    { github: { threads: [...PULLS, { number: 2, pull: {} }] } },
    async (harness) => {
      const run = await harness.command('/docs explain retry', {
        inputs: { 'max-open-prs': '2' },
      });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
      const text = harness.shown();
      expect(text).toContain(
        'Open docs pull requests: 4, the limit is 2 (`max-open-prs`).',
      );
      expect(text).toContain(`](${THIRD})`);
      expect(text).not.toContain(FOURTH);
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
          const run = await harness.command('/docs new explain retry', { inputs });
          expect(run.outputs).toMatchObject({ jobAction: 'created' });
          expect(harness.shown()).toContain('the limit is 1 (`max-open-prs`)');
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
          /This run would be skipped\. Open docs pull requests: 4/,
        );
      },
    ),
  );

  it.concurrent(
    'without the permission to read pull requests, the run continues with a warning',
    () => {
      const github = {
        repository: { private: true },
        permissions: { issues: 'write', contents: 'read' },
      } as const;
      return withHarness({ github }, async (harness) => {
        const inputs = { ...QUICK, 'max-open-prs': '1' };
        const run = await harness.command('/docs explain retry', { on: 'issue', inputs });
        expect(annotated(run, 'warning')).toEqual([
          expect.stringMatching(
            /their number is not limited.*403.*Add `pull-requests: read` to the `permiss/,
          ),
        ]);
        expect(harness.sent()).toEqual(['new job']);
      });
    },
  );

  it.concurrent.each([
    [404, /404, .*Add `pull-requests: read`/],
    [429, /rate limit/],
    [500, /500, .*temporary/],
  ])(
    'if GitHub responds with %d to the list of pull requests, the run continues',
    (status, warning) => {
      const intercept = ({ operation }: Readonly<{ operation?: string | undefined }>) =>
        operation === 'pulls/list' ? { status, body: { message: 'No' } } : undefined;
      return runOnce(
        mergeOf(101),
        {
          github: { threads: PULLS, intercept },
          inputs: { ...QUICK, 'max-open-prs': '1' },
        },
        (run, harness) => {
          expect(annotated(run, 'warning')).toEqual([expect.stringMatching(warning)]);
          expect(harness.sent()).toEqual(['new job']);
        },
      );
    },
  );

  it.concurrent.each([
    ['with docs-token, its pull requests count', { 'docs-token': 'ghs_docsToken' }],
    ['with another token, the run continues with a warning', { 'docs-token': 'ghs_x' }],
  ])('in a private docs-repository, %s', (_, token) => {
    const repository = { owner: 'acme', name: 'docs', id: 77, private: true };
    const others = [{ repository, token: 'ghs_docsToken', threads: [docsPull(7)] }];
    const inputs = {
      ...QUICK,
      'max-open-prs': '1',
      'docs-repository': 'acme/docs',
      ...token,
    };
    return runOnce(
      mergeOf(101),
      { github: { threads: PULLS, others }, inputs },
      (run, harness) => {
        if (token['docs-token'] === 'ghs_docsToken') {
          expectSkipped(run, harness, 'limit');
          expect(run.outputs['message']).toMatch(
            /review: https:\/\/github\.com\/acme\/docs\/pull\/7$/,
          );
        } else {
          expect(harness.sent()).toEqual(['new job']);
          expect(annotated(run, 'warning')).toEqual([
            expect.stringMatching(
              /acme\/docs could not be read.*`docs-token` is invalid/,
            ),
          ]);
        }
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
    'instructions-file': '',
  };

  itWithHarness(
    'gets the merges of other threads as messages; a re-run or a redelivery of the first is not limited',
    { service: OWN_DOCS, github: { threads: numbers.map(mergedPull) } },
    async (harness) => {
      const run = (number: number, options = {}) =>
        harness.run(mergeOf(number), { runId: number, inputs, ...options });
      await run(101);
      openDocsPull(harness);
      await run(102);
      const operations = await operationsOf(harness, () => run(103));
      // The first list of comments shows that the merged pull request is not the docs agent's own.
      const limits = operations.filter(
        (each) => each === 'pulls/list' || each === LIST_COMMENTS,
      );
      expect(limits).toEqual([LIST_COMMENTS, 'pulls/list', LIST_COMMENTS]);
      expect(harness.sent()).toEqual(['new job', 'job_0001', 'job_0001']);
      for (const thread of numbers) {
        expect(harness.submissions(thread)).toMatchObject([
          { job: 'job_0001', state: 'finished' },
        ]);
        expect(harness.shown(thread)).toContain(`](${FIRST})`);
      }
      expect(harness.shown(103)).toMatch(
        /the limit is 1 .* The request went to the job of one of them/,
      );

      const again = await Promise.all([
        run(101, { runAttempt: 2 }),
        run(101, { runId: 9 }),
      ]);
      for (const { outputs } of again)
        expect(outputs).toMatchObject({
          outcome: 'pr-opened',
          jobAction: 'resumed',
          jobId: 'job_0001',
        });
      const other = await run(103, { inputs: { ...inputs, 'comment-tag': 'other' } });
      expect(other.outputs).toMatchObject({ outcome: 'skipped', reason: 'limit' });
      expect(harness.posts()).toHaveLength(3);
    },
  );

  itWithHarness(
    'covers 30 merges of a minute, whose runs wait for each other',
    { service: { ...OWN_DOCS, workMs: 20_000 } },
    async (harness) => {
      const workflow = readFileSync('examples/rolling-pr.yml', 'utf8');
      expect(workflow).toMatch(/concurrency: .*queue: max[^]*max-open-prs: 1\n/);
      const { threads } = harness.github.state;
      const merges = Array.from({ length: 30 }, (_, index) => 101 + index);
      for (const number of merges) {
        threads.set(number, makeThread(mergedPull(number)));
        if (number === 105) openDocsPull(harness);
        const event = merged('pull_request_target', {
          number,
          merge_commit_sha: shaOf(`${number}`),
        });
        const onMaster = workflow.replace('[main]', '[master]');
        await harness.workflow(onMaster, event, {
          runId: number,
          vars: { DOCS_ISSUE: '1' },
        });
      }
      expect(harness.sent()).toEqual([
        'new job',
        ...merges.slice(1).map(() => 'job_0001'),
      ]);
      const known = harness.submissions(1);
      expect(known.map(({ job, covered }) => [job, covered])).toEqual(
        merges.map((number) => ['job_0001', shaOf(`${number}`)]),
      );
      for (const [index, prompt] of harness.prompts().entries())
        expect(prompt).toContain(`/pull/${merges[index]}`);
    },
  );
});

describe('max-jobs-per-day and max-jobs-per-person', () => {
  const threads = [{ number: 1 }, { number: 2, pull: {} }, mergedPull(101)];

  itWithHarness(
    'of a day: a command gets a reply that says when',
    { github: { threads } },
    async (harness) => {
      const inputs = { ...QUICK, 'max-jobs-per-day': '2' };
      const first = harness.addComment('/docs explain retry', { on: 'issue' });
      await harness.run(first, { inputs });
      await harness.clock.sleep(60 * 60_000);
      const merge = await harness.run(mergeOf(101), { inputs });
      expect(merge.outputs).toMatchObject({ jobAction: 'created' });

      const limited = await harness.command('/docs and the timeout', { inputs });
      expect(limited.outputs).toMatchObject({
        outcome: 'skipped',
        reason: 'limit',
        commentUrl: '',
      });
      expect(limited.exitCode).toBe(0);
      const [reply = ''] = harness.replies();
      expect(reply).toMatch(/^\*\*⏭️ Limit reached\*\*/);
      expect(reply).toContain(
        'The limit of new jobs in 24 hours is reached: 2 (`max-jobs-per-day`).',
      );
      expect(reply).toMatch(/possible at 2026-09-02 12:0\d UTC\./);
      expect(harness.statusComments()).toEqual([]);
      const event = await harness.run(
        merged('pull_request', { number: 102, merge_commit_sha: shaOf('b') }),
        {
          inputs,
        },
      );
      expect(event.outputs).toMatchObject({ outcome: 'skipped', reason: 'limit' });

      const message = await harness.command('/docs and its default', {
        on: 'issue',
        inputs,
      });
      expect(message.outputs).toMatchObject({ jobAction: 'messaged', jobId: 'job_0001' });
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

  itWithHarness(
    'the limit of a person counts the commands of that person, wherever they are',
    { github: { threads, roles: { Codertocat: 'write', hubot: 'write' } } },
    async (harness) => {
      const inputs = { ...QUICK, 'max-jobs-per-person': '1' };
      await harness.run(mergeOf(101), { inputs });
      await harness.command('/docs explain retry', { on: 'issue', inputs });
      const second = await harness.command('/docs explain retry', { inputs });
      expect(second.outputs).toMatchObject({ outcome: 'skipped', reason: 'limit' });
      expect(harness.replies()).toEqual([
        expect.stringMatching(/is reached: 1 \(`max-jobs-per-person`\)/),
      ]);
      const other = await harness.command('/docs explain retry', {
        author: HUBOT,
        inputs,
      });
      expect(other.outputs).toMatchObject({ jobAction: 'created' });
      expect(harness.sent()).toEqual(['new job', 'new job', 'new job']);
    },
  );

  itWithHarness(
    'a job counts once, also if its pull request has a linked comment',
    { service: OWN_DOCS, github: { threads: [...threads, docsPull(30)] } },
    async (harness) => {
      const inputs = { context: 'none', 'instructions-file': '', 'pr-comment': 'true' };
      await harness.command('/docs explain retry', { inputs });
      expect(harness.statusComments(30)).toHaveLength(1);
      const [second, third] = [101, 102].map(
        (number) => () =>
          harness.command('/docs explain retry', {
            number,
            inputs: { ...inputs, 'max-jobs-per-day': '2', 'max-jobs-per-person': '2' },
          }),
      );
      expect((await second?.())?.outputs).toMatchObject({ jobAction: 'created' });
      expect((await third?.())?.outputs).toMatchObject({
        outcome: 'skipped',
        reason: 'limit',
      });
    },
  );

  it.concurrent(
    'if the comments cannot be read, the run continues with a warning',
    () => {
      const intercept = ({ operation }: Readonly<{ operation?: string | undefined }>) =>
        operation === LIST_COMMENTS
          ? { status: 403, body: { message: 'Resource not accessible by integration' } }
          : undefined;
      return withHarness({ github: { intercept } }, async (harness) => {
        const inputs = { ...QUICK, 'max-jobs-per-day': '1', 'max-jobs-per-person': '1' };
        const run = await harness.command('/docs explain retry', { inputs });
        expect(annotated(run, 'warning')).toEqual([
          expect.stringMatching(
            /^The status comments of the repository could not be read.*Add `issues: read`/,
          ),
        ]);
        expect(harness.sent()).toEqual(['new job']);
      });
    },
  );
});
