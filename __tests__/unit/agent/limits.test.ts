import { expect, it } from '@jest/globals';
import { chooseWithinLimits } from '../../../src/agent/limits.ts';
import type { RunContext } from '../../../src/agent/run-context.ts';
import type { Job, Submission } from '../../../src/domain.ts';
import type { OpenPullRequest } from '../../../src/ports.ts';
import { createStateCodec } from '../../../src/thread/codec.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import {
  exampleComment,
  exampleJob,
  exampleOpenPull,
  exampleSubmission,
  exampleThread,
} from '../../support/examples.ts';

const REPOSITORY = 'https://github.com/acme/docs';
const TRIGGER = { kind: 'subject', id: 'pull-request:12@c0ffee' } as const;
const codec = createStateCodec({ apiKey: 'key', signingKey: '' });

const docsPull = (
  number: number,
  createdAt = `2026-03-01T10:00:${number}Z`,
): OpenPullRequest =>
  exampleOpenPull({
    number,
    url: `${REPOSITORY}/pull/${number}`,
    createdAt,
    author: 'mintlify[bot]',
  });

type State = Partial<Submission> & Readonly<{ project?: string; commentTag?: string }>;

const GIVEN = {
  open: [docsPull(30), docsPull(31)],
  states: [] as readonly State[],
  job: {} as Partial<Job>,
  thread: [] as readonly Partial<Submission>[],
};

/** A merge with `max-open-prs: 2` and `reuse-job: while-pr-open`, as far as limits need it. `sinces`: how far comments were read. */
function merge(changes: Partial<typeof GIVEN> = {}) {
  const { open, states, job, thread } = { ...GIVEN, ...changes };
  const sinces: string[] = [];
  const comments = states.map(
    ({ project = 'acme', commentTag = 'default', ...changes }, index) => {
      const submission = exampleSubmission({
        trigger: { kind: 'comment', id: `${index}` },
        ...changes,
      });
      const place = {
        repositoryId: 1,
        thread: 5,
        project,
        commentTag,
        commentId: index,
        authorId: 4,
      };
      return {
        ...exampleComment({ id: index, body: codec.encode(submission, place) }),
        thread: 5,
      };
    },
  );
  const context = {
    inputs: {
      projectId: 'acme',
      commentTag: 'default',
      reuseJob: 'while-pr-open',
      agentLogin: 'mintlify[bot]',
      agentBranchPrefix: '',
      docsToken: '',
      maxOpenPrs: 2,
    },
    run: {
      repository: 'acme/docs',
      repositoryId: 1,
      attempt: 1,
      serverUrl: new URL('https://github.com'),
    },
    trigger: TRIGGER,
    thread: { submissions: exampleThread(...thread) },
    codec,
    warnOfUnknown: () => {},
    clock: new ManualClock(),
    signal: new AbortController().signal,
    jobs: {
      get: async (id: string) => ({ ok: true, value: exampleJob({ id, ...job }) }),
    },
    connectDocs: () => ({
      pullRequests: { listOpen: async () => ({ ok: true, value: open }) },
    }),
    github: {
      repository: { isPullRequestOpen: async () => false },
      comments: {
        listSince: async (since: Date) => {
          sinces.push(since.toISOString());
          return { ok: true, value: comments };
        },
      },
    },
  };
  return { context: context as unknown as RunContext, sinces };
}

const of = (number: number, changes: State = {}): State => ({
  job: `job_${number}`,
  prLink: `${REPOSITORY}/pull/${number}`,
  ...changes,
});

it.each<readonly [string, readonly State[], string | undefined]>([
  ['the newest open pull request', [of(31), of(30)], 'job_31'],
  ['an older one, if the newest is unknown', [of(30)], 'job_30'],
  [
    'its newest submission',
    [of(31, { job: 'job_1' }), of(31, { job: 'job_2' })],
    'job_2',
  ],
  ['none that is closed', [of(29)], undefined],
  ['none of another project', [of(31, { project: 'other' })], undefined],
  ['none of another use', [of(31, { commentTag: 'other' })], undefined],
  ['none of the run itself', [of(31, { trigger: TRIGGER })], undefined],
  ['none without a job', [of(31, { job: null })], undefined],
  [
    'none in another repository',
    [of(31, { prLink: 'https://github.com/acme/app/pull/31' })],
    undefined,
  ],
  [
    'none on another host',
    [of(31, { prLink: 'https://evil.example/acme/docs/pull/31' })],
    undefined,
  ],
])('at the limit, a merge goes to the job of %s', async (_, states, id) => {
  const job = { prLink: states[0]?.prLink ?? null };
  const target = await chooseWithinLimits(merge({ states, job }).context, false);
  const limited = { conclusion: { outcome: 'skipped', reason: 'limit' } };
  const message = {
    kind: 'message',
    job: { id },
    note: expect.stringMatching(/^Open .*: 2/),
  };
  expect(target).toMatchObject(id === undefined ? limited : message);
});

it('a job that takes no message is not replaced by a new one', async () => {
  const { context } = merge({ states: [of(31)], job: { status: 'archived' } });
  expect(await chooseWithinLimits(context, false)).toMatchObject({
    conclusion: { reason: 'limit' },
  });
});

it.each([
  ['2026-03-01T10:00:31Z', '2026-03-01T10:00:31.000Z'],
  ['no date', '1970-01-01T00:00:00.000Z'],
])('comments are read since the newest one was opened: %s', async (createdAt, since) => {
  const { context, sinces } = merge({ open: [docsPull(30), docsPull(31, createdAt)] });
  await chooseWithinLimits(context, false);
  expect(sinces).toEqual([since]);
});

it('the job of the thread gets the message without any limit', async () => {
  const { context, sinces } = merge({
    thread: [{ job: 'job_9', prLink: null }],
    job: { status: 'active' },
  });
  expect(await chooseWithinLimits(context, false)).toEqual({
    kind: 'message',
    job: expect.anything(),
  });
  expect(sinces).toEqual([]);
});

it('a request that was submitted before has no limit', async () => {
  const { context } = merge({ thread: [{ trigger: TRIGGER, job: null }] });
  expect(await chooseWithinLimits(context, false)).toBeUndefined();
});
