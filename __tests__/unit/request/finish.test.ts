/** The end of a request: in its status comment, on its docs pull request, and for the person who wanted it. */
import { describe, expect, it } from '@jest/globals';
import type { DocsGitHub } from '../../../src/docs-pull-request/repository.ts';
import { ok } from '../../../src/domain/errors.ts';
import type { RequestRecord } from '../../../src/domain/request-record.ts';
import type { RunResult } from '../../../src/domain/run-result.ts';
import type { RequestEntry } from '../../../src/job/request-entry.ts';
import type { Progress, ThreadRef } from '../../../src/once/entry.ts';
import type { CommentsApi } from '../../../src/ports.ts';
import {
  finishRequest,
  type EndingRequest,
  type FinishContext,
} from '../../../src/request/finish.ts';
import {
  exampleComment,
  exampleEntry,
  exampleFinishing,
  exampleIdentity,
  exampleJob,
  examplePullRequest,
  exampleRecord,
  exampleRecordedJob,
  PR_LINK,
  THREAD,
} from '../../support/examples.ts';
import { openRequests, requestLedgers, RUN } from '../../support/ledgers.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { memoryComments } from '../../support/memory-comments.ts';

const COMMAND = { kind: 'comment', id: 1, thread: THREAD.number } as const;
/** The pull request of the example job. */
const DOCS_THREAD = { ...THREAD, number: 7 };
const WHOLE = { eventAt: undefined, needsSent: false };
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
const FAULT = { ok: false, error: { kind: 'status', status: 502, detail: '' } } as const;

const ACTIVE: Partial<RequestRecord> = {
  job: exampleRecordedJob({ status: 'active', prLink: null }),
  conclusion: null,
};
const OPEN: Progress = { sent: 'yes', isFinished: false, mayRepeat: false };
const FINISHED: Progress = { ...OPEN, isFinished: true };

type Case = Partial<Omit<EndingRequest, 'entry' | 'completed'>> &
  Readonly<{
    /** The record before the end. */
    record?: Partial<RequestRecord>;
    progress?: Progress;
    /** Whether it is the comment on a docs pull request, which claims nothing. */
    isLinked?: boolean;
    /** Whether another run has begun the request. */
    isForeign?: boolean;
    /** Called when the entry was read. */
    meanwhile?: (comments: CommentsApi, entry: RequestEntry) => Promise<unknown>;
    /** How many of the next requests that write a comment fail. */
    failures?: number;
    minimizes?: boolean;
    completed?: readonly string[];
    reviewers?: readonly string[];
  }>;

/** Creates the comment of a request, as the run that sent it has left it: the comment 1. */
async function begin(
  comments: CommentsApi,
  clock: ManualClock,
  { record = ACTIVE, progress = OPEN, isLinked = false, reviewers = [] }: Case,
): Promise<RequestEntry> {
  const finishing = exampleFinishing({ reviewers: [...reviewers] });
  const payload = exampleRecord({ finishing, ...record });
  const ledger = openRequests({ comments, clock });
  if (isLinked) {
    const added = await ledger.add(THREAD, payload);
    if (!added.ok) throw new Error('not added');
    return added.value;
  }
  const read = await ledger.read(THREAD, WHOLE);
  if (!read.ok) throw new Error('not read');
  const claim = await ledger.claim(read.value, exampleIdentity(), payload);
  if (claim.kind !== 'claimed') throw new Error(claim.kind);
  const saved = await ledger.save(claim.claimed.entry, progress);
  if (saved.kind !== 'saved') throw new Error(saved.kind);
  return saved.entry;
}

/** Finishes one request. The docs pull request is in the same repository, and opened after the request. */
async function play(given: Case) {
  const { completed = [], isForeign = false, meanwhile, minimizes = true } = given;
  let { failures = 0 } = given;
  const clock = new ManualClock();
  const stored = memoryComments(clock) as CommentsApi;
  const steps: string[] = [];
  const failed: string[] = [];
  const warn = (what: string): void => void failed.push(what);
  const begun = await begin(stored, clock, given);
  const entry = { ...begun, isOwn: !isForeign };
  await meanwhile?.(stored, entry);
  const comments: CommentsApi = {
    ...stored,
    create: (thread, body) => {
      steps.push(`create in #${thread}`);
      return stored.create(thread, body);
    },
    update: async (id, body) => {
      steps.push(`save ${id}`);
      failures -= 1;
      return failures < 0 ? stored.update(id, body) : FAULT;
    },
  };
  const pull = examplePullRequest({ createdAt: '2026-03-01T12:30:00Z' });
  const pullRequests = {
    read: async () => ok(pull),
    requestReviewers: async () => ok(undefined),
  };
  const run = { ...RUN, repository: 'acme/docs' };
  const warning = (message: string): void => void failed.push(message);
  const openLedger = requestLedgers(clock);
  const context: FinishContext = {
    run,
    ledger: openLedger({ id: 1, comments, warn }),
    openLedger,
    runner: { info: (line) => void steps.push(line) },
    github: {
      comments: {
        react: async (_, reaction) => {
          steps.push(`react ${reaction}`);
          return ok({ isNew: true, id: 1 });
        },
        create: async (thread) => {
          steps.push(`reply in #${thread}`);
          return ok(exampleComment());
        },
        minimize: async (nodeIds) => {
          steps.push(`hide ${nodeIds.join(', ')}`);
          return minimizes ? ok(undefined) : FAULT;
        },
      },
      warn,
    },
    docs: {
      githubToken: 'token',
      docsToken: '',
      run,
      runner: { warning },
      connectRepository: () => ({ pullRequests, comments }) as unknown as DocsGitHub,
    },
    links: { serverUrl: RUN.serverUrl, dashboardUrl: undefined },
  };
  const known = new Set(completed);
  const finished = await finishRequest(context, {
    entry,
    result: OPENED,
    others: [],
    comments: [],
    reactTo: undefined,
    requester: undefined,
    tookMs: 0,
    isGivenUp: false,
    ...given,
    completed: known,
  });
  const reader = openRequests({ comments: stored, clock });
  const entriesIn = async (thread: ThreadRef): Promise<readonly RequestEntry[]> => {
    const found = await reader.read(thread, WHOLE);
    return found.ok ? found.value.entries : [];
  };
  const [own] = await entriesIn(THREAD);
  const linked = await entriesIn(DOCS_THREAD);
  return { steps, failed, finished, own, linked, completed: [...known] };
}

const OWN_SAVE = 'save 1';
const LINKS = ['create in #7', 'save 2'];

describe('the end of a request', () => {
  it('is saved before its docs pull request is completed', async () => {
    const { steps, own, linked, finished, completed, failed } = await play({
      reactTo: COMMAND,
      requester: 'octocat',
      tookMs: 11 * 60_000,
    });
    expect(steps).toEqual([OWN_SAVE, 'react rocket', 'reply in #2', ...LINKS]);
    expect(finished).toBe('finished');
    const end = { conclusion: OPENED.conclusion, job: { prLink: PR_LINK } };
    expect(own).toMatchObject({ ...FINISHED, payload: end });
    const copy = { ...end, covered: null, reactTo: null };
    expect(linked).toMatchObject([{ request: null, ...FINISHED, payload: copy }]);
    expect(completed).toEqual([PR_LINK]);
    expect(failed).toEqual([]);
  });

  it('causes nothing but a reaction if it could not be saved', async () => {
    const reply = { reactTo: COMMAND, requester: 'octocat', tookMs: 11 * 60_000 };
    const { steps, finished, linked, failed } = await play({ failures: 1, ...reply });
    expect(steps).toEqual([OWN_SAVE, 'react rocket']);
    expect(finished).toBe('failed');
    expect(linked).toEqual([]);
    expect(failed).toHaveLength(1);
  });

  it.each<readonly [string, Case]>([
    ['another request has completed', { completed: [PR_LINK] }],
    ['it is the comment of', { isLinked: true, record: ACTIVE }],
    [
      'the job had before its message',
      {
        record: {
          ...ACTIVE,
          baseline: { status: 'completed', prLink: PR_LINK },
        },
      },
    ],
  ])('leaves a docs pull request alone that %s', async (_, changes) => {
    const { steps, linked } = await play(changes);
    expect(steps).toEqual([OWN_SAVE]);
    expect(linked).toEqual([]);
  });

  it('changes nothing in a comment that shows it already', async () => {
    const { steps, linked, finished } = await play({ record: {}, progress: FINISHED });
    expect({ steps, linked }).toEqual({ steps: [], linked: [] });
    expect(finished).toBe('finished');
  });

  it('gets no reaction if a review caused it', async () => {
    const reactTo = { ...COMMAND, kind: 'review' } as const;
    expect((await play({ reactTo, result: TIMED_OUT })).steps).toEqual([OWN_SAVE]);
  });
});

describe('a request', () => {
  type Row = Readonly<{ title: string; given: Case; expected: object }>;
  const failure: RunResult = {
    family: 'tracked',
    conclusion: { outcome: 'failed', reason: '' },
    job: exampleJob({ status: 'failed', prLink: null }),
  };

  it.each<Row>([
    {
      title: 'whose job is active stays open',
      given: { result: TIMED_OUT },
      expected: { ...OPEN, payload: { conclusion: TIMED_OUT.conclusion } },
    },
    {
      title: 'whose job is active, and given up, is finished',
      given: { result: TIMED_OUT, isGivenUp: true },
      expected: { ...FINISHED, payload: { conclusion: TIMED_OUT.conclusion } },
    },
    {
      title: 'whose job has failed may be repeated',
      given: { result: failure },
      expected: { ...FINISHED, mayRepeat: true },
    },
    {
      title: 'that has finished keeps its end if its job is active again',
      given: { record: {}, progress: FINISHED, result: TIMED_OUT },
      expected: {
        ...FINISHED,
        payload: { conclusion: OPENED.conclusion, job: { prLink: PR_LINK } },
      },
    },
    {
      title: 'that has finished takes another end',
      given: { record: {}, progress: FINISHED, result: failure },
      expected: { mayRepeat: true, payload: { conclusion: failure.conclusion } },
    },
  ])('$title', async ({ given, expected }) => {
    expect((await play(given)).own).toMatchObject(expected);
  });
});

describe('a request of another run', () => {
  it('is finished if its comment is as it was read', async () => {
    const { finished, own } = await play({ isForeign: true });
    expect(finished).toBe('finished');
    expect(own).toMatchObject(FINISHED);
  });

  const edit: Case['meanwhile'] = (comments, { comment, revision }) =>
    comments.update(comment.id, `Edited\n${revision}`);
  const remove: Case['meanwhile'] = (comments, { comment }) =>
    comments.remove(comment.id);

  it.each([
    ['has changed', edit],
    ['is gone', remove],
  ])('is left alone if its comment %s', async (_, meanwhile) => {
    const reply = { reactTo: COMMAND, requester: 'octocat', tookMs: 11 * 60_000 };
    const { finished, steps } = await play({ isForeign: true, meanwhile, ...reply });
    expect(finished).toBe('changed');
    expect(steps).toEqual([]);
  });
});

describe('older comments about the job', () => {
  const older = exampleEntry({ comment: { id: 0 } });
  const comments = [exampleComment({ id: 0, nodeId: 'node 0' })];
  const HIDE = 'hide node 0';
  const hides = async (changes: Case): Promise<readonly string[]> => {
    const { steps } = await play({ others: [older], comments, ...changes });
    return steps.filter((step) => step.startsWith('hide'));
  };

  it('are hidden once the job has ended', async () => {
    expect(await hides({})).toEqual([HIDE]);
  });

  it('stay as long as it is active, and after its end was shown', async () => {
    expect(await hides({ result: TIMED_OUT })).toEqual([]);
    expect(await hides({ record: {}, progress: FINISHED })).toEqual([]);
  });

  it('stay, with a line in the log, if GitHub does not hide them', async () => {
    const given = { others: [older], comments, minimizes: false };
    const { steps, failed, finished } = await play(given);
    expect(steps).toContainEqual(expect.stringMatching(/^Older comments stay visible: /));
    expect(failed).toEqual([]);
    expect(finished).toBe('finished');
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
const BY_REVIEW = { reviewers: ['requester'] };

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
    const request = { reactTo: COMMAND, requester: 'octocat', ...changes };
    const { steps } = await play(request);
    expect(steps).toContain('reply in #2');
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
    ['if there was no command', { reactTo: undefined, tookMs: 11 * MINUTE }],
  ])('%s', async (_, changes) => {
    const request = { reactTo: COMMAND, requester: 'octocat', ...changes };
    const { steps } = await play(request);
    expect(steps).not.toContain('reply in #2');
  });
});
