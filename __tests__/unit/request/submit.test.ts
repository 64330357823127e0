/** One pipeline for every cause: what is claimed where, and what is sent to which job. */
import { describe, expect, it } from '@jest/globals';
import { parseRecord, recordJob } from '../../../src/domain/request-record.ts';
import { COMMENT_MARKER } from '../../../src/domain/comment.ts';
import { ok } from '../../../src/domain/errors.ts';
import type { Job, JobRef } from '../../../src/domain/job.ts';
import type { JobEntry } from '../../../src/job/request-entry.ts';
import { createLedgers } from '../../../src/once/comment-ledger.ts';
import type { CommentsApi, JobsApi } from '../../../src/ports.ts';
import type { OpenedThread, RequestContext } from '../../../src/request/context.ts';
import type { PlannedRequest } from '../../../src/request/planned-request.ts';
import { submitRequest } from '../../../src/request/submit.ts';
import { triggerKey } from '../../../src/trigger/trigger.ts';
import { exampleEntry, exampleFinishing, exampleJob } from '../../support/examples.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { memoryComments } from '../../support/memory-comments.ts';

const SERVER = new URL('https://github.com');
const RUN = {
  id: '10',
  workflow: 'docs.yml',
  attempt: 1,
  job: 'docs',
  step: 'docs',
  url: 'https://github.com/acme/app/actions/runs/10',
  serverUrl: SERVER,
  repository: 'acme/app',
  repositoryId: 1,
  actor: 'ada',
  actionUrl: '',
};

/** The job of docs pull request 7, as the comment there names it. */
function docsJob(): JobEntry {
  const job = recordJob(exampleJob({ id: 'job_7' }));
  const entry = exampleEntry();
  return { ...entry, payload: { ...entry.payload, job } };
}

/** Plans a request; its thread is opened by `play`. */
function plan(
  changes: Partial<PlannedRequest> & Pick<PlannedRequest, 'trigger' | 'target'>,
): Omit<PlannedRequest, 'thread'> {
  return {
    cause: changes.trigger,
    digest: 'same',
    prompt: async () =>
      ok({
        text: 'Update the docs.',
        sent: [],
        removedHidden: 0,
        host: 'docs.example',
        coveredSha: undefined,
      }),
    about: { words: 'Requested by', linked: 'ada', page: null, isOnDocs: false },
    covers: { kind: 'none' },
    series: '',
    reactTo: undefined,
    onBehalfOf: 'ada',
    finishing: exampleFinishing(),
    isHeldByOpenPullRequests: true,
    ...changes,
  };
}

/** Submits a request in a thread, on a GitHub in memory. Returns what was sent, and the entries of the thread. */
async function play(planned: Omit<PlannedRequest, 'thread'>, number: number) {
  const clock = new ManualClock();
  const comments = memoryComments(clock) as CommentsApi;
  const { signal } = new AbortController();
  const posts: string[] = [];
  const jobs = fakeJobs(posts);
  const openLedger = createLedgers({
    keys: ['a key that signs'],
    marker: COMMENT_MARKER,
    run: RUN,
    parse: parseRecord,
    render: () => 'status',
    clock,
    signal,
    log: () => undefined,
  });
  const warn = () => undefined;
  const ledger = openLedger({ id: 1, comments, warn });
  const runner = { info: warn, warning: warn, notice: warn };
  const context: RequestContext = {
    run: RUN,
    runner,
    system: {
      clock,
      signal,
      graceSignal: signal,
      random: () => 0,
      nonce: () => 'mine',
    },
    jobs,
    ledger,
    openLedger,
    github: {
      comments,
      repository: { isPullRequestOpen: async () => true },
      warn,
      warnOfUnverified: warn,
    },
    docs: {
      githubToken: 'token',
      docsToken: '',
      run: RUN,
      runner,
      connectRepository: () => {
        throw new Error('no request needs the docs repository');
      },
    },
    settings: {
      waitMs: 60_000,
      counted: [{ name: RUN.repository, ledger }],
      scope: { project: 'docs', commentTag: 'default' },
      maxRequestsPerDay: 5,
      maxOpenPrs: undefined,
    },
    words: { host: 'docs.example', project: 'docs' },
    links: { serverUrl: SERVER, dashboardUrl: undefined },
    checkpoints: {
      claiming: warn,
      reached: warn,
      done: warn,
      job: warn,
      polled: warn,
    },
  };
  const thread = { number, project: 'docs', commentTag: 'default' };
  const reach = { eventAt: undefined, needsSent: false };
  const opened = await ledger.read(thread, reach);
  if (!opened.ok) throw new Error('the thread could not be read');
  const place = {
    number,
    onPullRequest: true,
    isRequestsIssue: false,
  };
  const submitted = await submitRequest(context, {
    ...planned,
    thread: { ...opened.value, place } satisfies OpenedThread,
  });
  const after = await ledger.read(thread, reach);
  if (!after.ok) throw new Error('the thread could not be read again');
  const { entries, comments: left } = after.value;
  return { submitted, posts, entries, comments: left };
}

/** The jobs of the service. Every job has ended with its pull request. */
function fakeJobs(posts: string[]): JobsApi {
  const job = (id: string): Job => exampleJob({ id, keyLine: 0 });
  return {
    create: async () => {
      posts.push('create');
      return ok(job('job_new'));
    },
    message: async ({ id }: JobRef) => {
      posts.push(`message ${id}`);
      return ok(job(id));
    },
    get: async ({ id }: JobRef) => ok(job(id)),
  };
}

const COMMAND = triggerKey({ kind: 'comment', id: 5 });
const RETRY = triggerKey({ kind: 'comment', id: 6 });
const REVIEW = triggerKey({ kind: 'review', id: 8 });
const MERGE = triggerKey({ kind: 'merge', number: 12, commit: 'abc' });
const CARE = triggerKey({ kind: 'care', repository: 1, number: 7, message: 2 });
/** The job of a docs pull request, and no other one. */
const JOB_OF_PULL_REQUEST = {
  kind: 'continue',
  entry: docsJob(),
  isAfterAnyEnd: true,
  mayCreate: false,
} as const;

describe('a planned request', () => {
  it.each([
    {
      cause: 'an event',
      planned: plan({ trigger: MERGE, target: { kind: 'new-job' } }),
      thread: 12,
      claimed: 'merge:12:abc',
      sent: 'create',
    },
    {
      cause: 'a command',
      planned: plan({
        trigger: COMMAND,
        target: { ...JOB_OF_PULL_REQUEST, mayCreate: true },
      }),
      thread: 2,
      claimed: 'comment:5',
      sent: 'message job_7',
    },
    {
      cause: 'a command that sends another one again',
      planned: plan({
        trigger: COMMAND,
        cause: RETRY,
        target: { kind: 'new-job' },
      }),
      thread: 2,
      claimed: 'comment:5',
      sent: 'create',
    },
    {
      cause: 'the input `job-id`',
      planned: plan({ trigger: MERGE, target: { kind: 'job', job: { id: 'job_3' } } }),
      thread: 12,
      claimed: 'merge:12:abc',
      sent: 'message job_3',
    },
    {
      cause: 'a review of the docs pull request',
      planned: plan({ trigger: REVIEW, target: JOB_OF_PULL_REQUEST }),
      thread: 7,
      claimed: 'review:8',
      sent: 'message job_7',
    },
    {
      cause: 'a message of care',
      planned: plan({ trigger: CARE, target: JOB_OF_PULL_REQUEST }),
      thread: 7,
      claimed: 'care:1:7:2',
      sent: 'message job_7',
    },
  ])(
    'of $cause is claimed in its thread and sent once',
    async ({ planned, thread, claimed, sent }) => {
      const { submitted, posts, entries } = await play(planned, thread);
      expect(submitted).toMatchObject({ ok: true });
      expect(posts).toEqual([sent]);
      expect(entries).toMatchObject([
        {
          thread: { number: thread },
          request: { trigger: claimed, cause: planned.cause, claimId: 'mine' },
          sent: 'perhaps',
          isBound: true,
        },
      ]);
    },
  );
});

describe('a message of care', () => {
  const planCare = (changes: Partial<PlannedRequest> = {}) =>
    plan({
      trigger: CARE,
      target: JOB_OF_PULL_REQUEST,
      care: { head: 'c0ffee' },
      ...changes,
    });

  it('keeps the commit that it is about', async () => {
    const { entries } = await play(planCare(), 7);
    expect(entries).toMatchObject([{ payload: { care: { head: 'c0ffee' } } }]);
  });

  it('is sent if it is still wanted', async () => {
    const { submitted, posts } = await play(
      planCare({ stillWanted: async () => true }),
      7,
    );
    expect(submitted).toMatchObject({ ok: true });
    expect(posts).toEqual(['message job_7']);
  });

  it('is not sent if it is not wanted any more, and leaves no comment', async () => {
    const planned = planCare({ stillWanted: async () => false });
    const { submitted, posts, comments } = await play(planned, 7);
    expect(submitted).toMatchObject({
      ok: false,
      error: {
        result: {
          family: 'nothing-sent',
          conclusion: { outcome: 'rejected', reason: 'github' },
        },
      },
    });
    expect(posts).toEqual([]);
    expect(comments).toEqual([]);
  });
});
