/** Examples of requests, their entries and docs repositories, for tests to vary. */
import {
  causeOfInput,
  causeOfRun,
  type Cause,
  type CauseRef,
} from '../../src/domain/cause.ts';
import type { Job } from '../../src/domain/job.ts';
import type { Conclusion } from '../../src/domain/outcome.ts';
import {
  keepsJobOpen,
  type standingAfter,
  type Finishing,
  type RecordedJob,
  type RequestRecord,
} from '../../src/record/request-record.ts';
import type { Subject } from '../../src/domain/subject.ts';
import { type RequestEntry, progressOf } from '../../src/record/entries.ts';
import {
  CLAIMED,
  type EntryComment,
  type RequestIdentity,
  type ThreadRef,
} from '../../src/once/entry.ts';
import type { PullRequest } from '../../src/domain/pull-request.ts';
import type { ThreadComment } from '../../src/ports.ts';

export const NOW = new Date('2026-03-01T12:00:00.000Z');
export const PR_LINK = 'https://github.com/acme/docs/pull/7';

/** The thread of the examples. It is in the repository with the ID 1. */
export const THREAD: ThreadRef = { number: 2, project: 'docs', commentTag: 'default' };

/** Creates a completed job with a pull request. */
export function exampleJob(changes: Partial<Job> = {}): Job {
  return {
    id: 'job_1',
    status: 'completed',
    prLink: PR_LINK,
    model: 'model-1',
    repository: 'https://github.com/acme/docs',
    archivedAt: null,
    raw: {},
    ...changes,
  };
}

/** Creates a completed job with a pull request, as a comment keeps it. */
export function exampleRecordedJob(changes: Partial<RecordedJob> = {}): RecordedJob {
  return {
    id: 'job_1',
    status: 'completed',
    prLink: PR_LINK,
    model: 'model-1',
    repository: 'https://github.com/acme/docs',
    ...changes,
  };
}

/** Creates what a workflow without any inputs wants. */
export function exampleFinishing(changes: Partial<Finishing> = {}): Finishing {
  return {
    labels: [],
    reviewers: [],
    commandWord: '/docs',
    docsRepository: null,
    agentLogin: '',
    ...changes,
  };
}

/** Fields of a record that differ from those of the example. */
export type RecordChanges = Partial<Omit<RequestRecord, 'job' | 'end'>> &
  Readonly<{
    job?: RecordedJob | null;
    /** How the request has ended; null for a request that has not, as is one without a job unless this says something else. */
    conclusion?: Conclusion | null;
    /** What its end has beside the conclusion. */
    end?: Partial<Omit<NonNullable<RequestRecord['end']>, 'conclusion'>> &
      Readonly<{ isGivenUp?: boolean }>;
  }>;

/** Creates the record of a command that opened a pull request, an hour before `NOW`. */
export function exampleRecord({
  job = exampleRecordedJob(),
  conclusion = job === null ? null : { outcome: 'pr-opened', reason: '' },
  end,
  ...changes
}: RecordChanges = {}): RequestRecord {
  return {
    requester: 'octocat',
    about: {
      words: 'Requested by',
      linked: 'octocat',
      page: 'acme/app/issues/2#issuecomment-1',
    },
    words: 'explain retries',
    covers: { kind: 'pull-request', number: 2 },
    series: 'nightly',
    submittedAt: '2026-03-01T11:00:00.000Z',
    waitUntil: null,
    baseline: null,
    covered: null,
    docsPullRequest: null,
    finishing: exampleFinishing(),
    run: {
      url: 'https://github.com/acme/app/actions/runs/9',
      actionUrl: '',
      repositoryId: 1,
      dashboardUrl: undefined,
    },
    ...changes,
    ...exampleStanding(job, conclusion, end),
  };
}

/** The job of a request has failed. */
export const JOB_FAILED: RecordChanges = {
  conclusion: { outcome: 'failed', reason: '' },
};

/** A request was certainly not sent. */
export const NOT_SENT: RecordChanges = {
  job: null,
  conclusion: { outcome: 'rejected', reason: 'not-sent' },
};

/** A request was perhaps sent. */
export const UNCONFIRMED: RecordChanges = {
  job: null,
  conclusion: { outcome: 'unconfirmed', reason: '' },
};

type Standing = ReturnType<typeof standingAfter>;

/** Creates the state of a request. The tests name pairs that exist, or want what does not. */
function exampleStanding(
  job: RecordedJob | null,
  conclusion: Conclusion | null,
  end: RecordChanges['end'],
): Standing {
  const mayContinue = job !== null && conclusion !== null && keepsJobOpen(conclusion);
  const ofWait = mayContinue ? { isGivenUp: false } : {};
  const shown = { at: '2026-03-01T11:30:00.000Z', ...ofWait, ...end, conclusion };
  return { job, end: conclusion === null ? null : shown } as Standing;
}

/** Creates the cause with a key, as the ledger keeps it: that of a command, `comment:1`, or of an event, `merge:12:abc`. */
export function exampleCause(key = 'comment:1'): CauseRef {
  const [kind = '', id] = key.split(':');
  const isCommand = ['comment', 'review-comment', 'review'].includes(kind);
  return { key, kind, comment: isCommand ? Number(id) : null };
}

/** Creates the identity of the request that the comment with the ID 1 gave. */
export function exampleIdentity(changes: Partial<RequestIdentity> = {}): RequestIdentity {
  return {
    cause: exampleCause(),
    claimId: 'c1',
    digest: 'same',
    run: '9',
    attempt: 1,
    ...changes,
  };
}

/** Fields of an entry that differ from those of the example. How far its request has come follows from the record. */
export type EntryChanges = Partial<
  Omit<RequestEntry, 'payload' | 'request' | 'comment' | 'isFinished' | 'mayRepeat'>
> &
  Readonly<{
    payload?: RecordChanges;
    /** Null for an entry that claims nothing. */
    request?: Partial<RequestIdentity> | null;
    comment?: Partial<EntryComment>;
  }>;

/** Creates the bound entry of a command that opened a pull request. Another run has written it. */
export function exampleEntry(changes: EntryChanges = {}): RequestEntry {
  const { request, comment, sent = 'perhaps', ...core } = changes;
  const payload = exampleRecord(changes.payload);
  return {
    repositoryId: 1,
    thread: THREAD,
    isBound: true,
    isOwn: false,
    keyLine: 0,
    revision: '',
    ...core,
    ...CLAIMED,
    sent,
    ...progressOf(payload),
    payload,
    request: request === null ? null : exampleIdentity(request),
    comment: {
      id: 3,
      authorId: 4,
      url: '',
      createdAt: '2026-03-01T11:00:00Z',
      ...comment,
    },
  };
}

/** Creates the entry in the comment on the docs pull request of a command. It claims nothing. */
export function exampleLinkedEntry(changes: EntryChanges = {}): RequestEntry {
  return exampleEntry({ ...changes, request: null });
}

/** Creates the entry of a request that was not sent yet. */
export function exampleClaim(changes: EntryChanges = {}): RequestEntry {
  const payload = { job: null, ...changes.payload };
  return exampleEntry({ sent: 'no', isBound: false, ...changes, payload });
}

/** Creates entries in status comments with growing IDs. */
export function exampleThread(
  ...entries: readonly EntryChanges[]
): readonly RequestEntry[] {
  return entries.map((changes, index) =>
    exampleEntry({ ...changes, comment: { id: index + 1, ...changes.comment } }),
  );
}

/** Creates the cause of a run that no event caused. */
export function exampleRunCause(id = '1'): Cause {
  return causeOfRun({ id, job: 'docs', step: 'agent' }, 'default');
}

/** Returns the cause of what the input `subject` names. */
export function namedCause(subject: Subject): Cause {
  const cause = causeOfInput(subject);
  if (cause === undefined) throw new Error('does not say alone what it is about');
  return cause;
}

/** Creates a comment of this action. */
export function exampleComment(changes: Partial<ThreadComment> = {}): ThreadComment {
  return {
    id: 3,
    authorId: 4,
    author: 'docs-agent[bot]',
    body: '',
    url: '',
    createdAt: '2026-03-01T11:00:00Z',
    updatedAt: changes.createdAt ?? '2026-03-01T11:00:00Z',
    isByBot: true,
    ...changes,
  };
}

/** Creates an open pull request of a person, with nothing added. */
export function examplePullRequest(changes: Partial<PullRequest> = {}): PullRequest {
  return {
    number: 7,
    url: '',
    repositoryId: 1,
    isPrivate: false,
    state: 'open',
    title: 'Describe retries',
    body: '',
    isDraft: false,
    isLocked: false,
    mergeable: undefined,
    base: 'main',
    createdAt: '2026-03-01T10:00:00Z',
    updatedAt: '2026-03-01T10:00:00Z',
    endedAt: '',
    author: 'mona',
    merger: '',
    labels: [],
    branch: 'fix',
    isFork: false,
    headSha: 'c0ffee',
    mergeCommit: '',
    changedFiles: undefined,
    ...changes,
  };
}
