/** The end of a request, over a store without comments. */
import { describe, expect, it } from '@jest/globals';
import {
  finishRequest,
  type EndingRequest,
  type FinishContext,
} from '../../../src/docs-pull-request/finish-request.ts';
import type { DocsGitHub } from '../../../src/docs-pull-request/repository.ts';
import type { RequestSubmission, Submission } from '../../../src/domain/submission.ts';
import type { ShownResult } from '../../../src/domain/run-result.ts';
import type { CommentsApi, WorkflowRun } from '../../../src/ports.ts';
import type { Saved } from '../../../src/thread/submission-store.ts';
import {
  exampleJob,
  exampleLinked,
  examplePullRequest,
  exampleSubmission,
  LOCATION,
} from '../../support/examples.ts';
import { readThread } from '../../support/threads.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { MapStore } from '../../support/map-store.ts';

const COMMAND = { kind: 'comment', id: 1, thread: LOCATION.thread } as const;
/** The pull request of the example job. */
const DOCS_THREAD = { ...LOCATION, thread: 7 };
const OPENED = {
  family: 'tracked',
  conclusion: { outcome: 'pr-opened', reason: '' },
  job: exampleJob(),
} as const;
const TIMED_OUT = {
  family: 'tracked',
  conclusion: { outcome: 'still-active', reason: 'timed-out' },
  job: exampleJob({ status: 'active', prLink: null }),
} as const;

/** A store that logs what is saved, and whose first saves can fail. */
class LoggedStore extends MapStore {
  readonly #steps: string[];
  failures = 0;

  constructor(clock: ManualClock, steps: string[]) {
    super(clock);
    this.#steps = steps;
  }

  override async save(saved: Saved, shown: ShownResult): Promise<boolean> {
    this.#steps.push(`save #${saved.location.thread}`);
    this.failures -= 1;
    return this.failures < 0 && super.save(saved, shown);
  }
}

type Case = Partial<Omit<EndingRequest, 'stored'>> &
  Readonly<{
    submission?: Submission;
    failures?: number;
    completed?: readonly string[];
    prReviewers?: readonly string[];
  }>;

/** Finishes one request. The docs pull request is in the same repository, and opened after the request. */
async function finish({
  submission,
  failures = 0,
  completed = [],
  prReviewers = [],
  ...changes
}: Case) {
  const steps: string[] = [];
  const clock = new ManualClock();
  const store = new LoggedStore(clock, steps);
  const before = submission ?? exampleSubmission({ state: 'submitted', prLink: null });
  const created = await store.createEnded(LOCATION, before, {});
  if (!created.ok) throw new Error('not created');
  const comments = {
    react: async () => {
      steps.push('react');
      return { ok: true, value: { isNew: true, id: 1 } };
    },
    create: async () => {
      steps.push('reply');
      return { ok: true, value: undefined };
    },
  } as unknown as CommentsApi;
  const pull = examplePullRequest({ createdAt: '2026-03-01T12:30:00Z' });
  const pullRequests = {
    read: async () => ({ ok: true, value: pull }),
    requestReviewers: async () => ({ ok: true, value: undefined }),
  };
  const context = {
    store,
    openStore: () => store,
    comments,
    warn: () => undefined,
    runner: {
      warning: (message: string) => steps.push(message),
      info: (line: string) => steps.push(line),
    },
    links: { serverUrl: new URL('https://github.com'), dashboardUrl: undefined },
    completed: new Set(completed),
    connectRepository: () => ({ pullRequests, comments }) as unknown as DocsGitHub,
    run: {
      repository: 'acme/docs',
      repositoryId: 1,
      serverUrl: new URL('https://github.com'),
    } as WorkflowRun,
    inputs: {
      docsRepository: undefined,
      docsToken: '',
      githubToken: 'token',
      prLabels: [],
      prReviewers,
      prPreview: false,
      prComment: true,
      agentLogin: '',
    },
  } satisfies FinishContext;
  store.failures = failures;
  const added = await finishRequest(context, {
    stored: created.value,
    result: OPENED,
    others: [],
    comments: [],
    command: undefined,
    requester: undefined,
    tookMs: 0,
    isGivenUp: false,
    ...changes,
  });
  const inDocs = await readThread(store, DOCS_THREAD);
  const inThread = await readThread(store, LOCATION);
  return {
    steps,
    added,
    own: inThread.submissions[0]?.submission,
    linked: inDocs.submissions.map((each) => each.submission),
    completed: [...context.completed],
  };
}

const OWN_SAVE = `save #${LOCATION.thread}`;
const LINKED_SAVE = `save #${DOCS_THREAD.thread}`;

describe('the end of a request', () => {
  it('is saved before its docs pull request is completed, and again with the link', async () => {
    const { steps, own, linked, added, completed } = await finish({
      command: COMMAND,
      requester: 'octocat',
      tookMs: 11 * 60_000,
    });
    expect(steps).toEqual(['react', 'reply', OWN_SAVE, LINKED_SAVE, OWN_SAVE]);
    const link = { repositoryId: 1, thread: 7, commentId: 2 };
    expect(added).toEqual({ link, previewUrl: undefined, prTitle: 'Describe retries' });
    expect(own).toMatchObject({ state: 'finished', outcome: 'pr-opened', link });
    const source = { repositoryId: 1, thread: LOCATION.thread, commentId: 1 };
    expect(linked).toMatchObject([{ kind: 'link', outcome: 'pr-opened', source }]);
    expect(completed).toEqual([OPENED.job.prLink]);
  });

  it('completes nothing if it could not be saved', async () => {
    const { steps, added, linked } = await finish({ failures: 1 });
    expect(steps).toEqual([OWN_SAVE]);
    expect(added).toBeUndefined();
    expect(linked).toEqual([]);
  });

  it.each<readonly [string, Case]>([
    ['another request has completed', { completed: [exampleJob().prLink ?? ''] }],
    ['it is the linked comment of', { submission: exampleLinked({ prLink: null }) }],
  ])('leaves a docs pull request alone that %s', async (_, changes) => {
    const { steps, linked } = await finish(changes);
    expect(steps).toEqual([OWN_SAVE]);
    expect(linked).toEqual([]);
  });

  it('changes nothing in a comment that shows it already', async () => {
    const { steps, linked } = await finish({ submission: exampleSubmission() });
    expect({ steps, linked }).toEqual({ steps: [], linked: [] });
  });

  it('gets no reaction if a review caused it', async () => {
    const command = { ...COMMAND, kind: 'review' } as const;
    expect((await finish({ command, result: TIMED_OUT })).steps).toEqual([OWN_SAVE]);
  });

  it.each<readonly [boolean, RequestSubmission['state']]>([
    [false, 'submitted'],
    [true, 'finished'],
  ])('of a job that is active, given up: %s, is %s', async (isGivenUp, state) => {
    const { own } = await finish({ result: TIMED_OUT, isGivenUp });
    expect(own).toMatchObject({ state, outcome: 'still-active' });
  });
});

const MINUTE = 60_000;
const UPDATED = { ...OPENED, isUpdate: true } as const;
const FAILED = {
  family: 'tracked',
  conclusion: { outcome: 'failed', reason: '' },
  job: exampleJob({ status: 'failed', prLink: null }),
} as const;
const UNKNOWN = {
  family: 'nothing-sent',
  conclusion: { outcome: 'cancelled', reason: '' },
} as const;
const BY_REVIEW = { prReviewers: ['requester'] };

describe('the requester gets a reply', () => {
  it.each<readonly [string, Case]>([
    ['if the job has taken more than 10 minutes', { tookMs: 10 * MINUTE + 1 }],
    ['if the job has failed', { result: FAILED, tookMs: 1 }],
    [
      'if they are to review a pull request that has changed',
      { ...BY_REVIEW, result: UPDATED, tookMs: 11 * MINUTE },
    ],
    [
      'if they would review a pull request that there is not',
      { ...BY_REVIEW, result: FAILED, tookMs: 1 },
    ],
    ['after a long run without a job', { result: UNKNOWN, tookMs: 11 * MINUTE }],
  ])('%s', async (_, changes) => {
    const request = { command: COMMAND, requester: 'octocat', ...changes };
    const { steps } = await finish(request);
    expect(steps).toContain('reply');
  });
});

describe('the requester gets no reply', () => {
  it.each<readonly [string, Case]>([
    ['after at most 10 minutes', { tookMs: 10 * MINUTE }],
    ['if nobody has waited', { result: FAILED, tookMs: 0 }],
    [
      'if GitHub requests their review of the new pull request',
      { ...BY_REVIEW, tookMs: 11 * MINUTE },
    ],
    ['if they have one', { requester: undefined, tookMs: 11 * MINUTE }],
    ['if there was no command', { command: undefined, tookMs: 11 * MINUTE }],
  ])('%s', async (_, changes) => {
    const request = { command: COMMAND, requester: 'octocat', ...changes };
    const { steps } = await finish(request);
    expect(steps).not.toContain('reply');
  });
});
