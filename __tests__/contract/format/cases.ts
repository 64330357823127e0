/** The forms of status comments that 1.0 has: each kind of cause, each end of a request, and each form of the linked comment. */
import {
  causeOfCare,
  causeOfComment,
  causeOfEvent,
  causeOfOtherEvent,
  causeOfRange,
  causeOfRun,
  refOfCause,
  type Cause,
} from '../../../src/domain/cause.ts';
import { OUTCOMES, type Conclusion } from '../../../src/domain/outcome.ts';
import { parseRecord, type RequestRecord } from '../../../src/record/request-record.ts';
import { hasJob } from '../../../src/record/entries.ts';
import { recordOfJobAlone } from '../../../src/docs-pull-request/linked-comment.ts';
import {
  exampleEntry,
  exampleRecord,
  namedCause,
  PR_LINK,
  type EntryChanges,
  type RecordChanges,
} from '../../support/examples.ts';

/** A form of a status comment, by its name, which is that of its file. */
export type FormatCases = Readonly<Record<string, EntryChanges>>;

const [BEFORE, AFTER] = ['b'.repeat(40), 'a'.repeat(40)];
const AT = '2026-03-01T11:00:00Z';
const PULL = { kind: 'pull-request', number: 12 } as const;
const ISSUE = { kind: 'issue', number: 3 } as const;
const RELEASE = { kind: 'release', tag: 'v1.4.0' } as const;
const PUSH = { before: BEFORE, after: AFTER, ref: 'refs/heads/main' };
const PUSHED = { kind: 'push', ...PUSH } as const;
const COMMITS = { kind: 'commits', from: 'v1.3.0', to: 'v1.4.0' } as const;

/** One cause of each kind. A new kind gets a row. */
const CAUSES: readonly Cause[] = [
  causeOfComment({ kind: 'comment', id: 501, thread: 2 }),
  causeOfComment({ kind: 'review-comment', id: 502, thread: 2 }),
  causeOfComment({ kind: 'review', id: 503, thread: 2 }),
  causeOfEvent('merge', PULL, 12, AFTER),
  causeOfEvent('pull-request', PULL, 12, AFTER, 'labeled', 7, AT),
  causeOfEvent('issue', ISSUE, 3, 'opened', null, AT),
  causeOfEvent('release', RELEASE, 77, false),
  causeOfEvent('push', PUSHED, PUSH.ref, PUSH.before, PUSH.after),
  causeOfOtherEvent('watch', 'c29tZSBkaWdlc3Q'),
  namedCause(RELEASE),
  namedCause(COMMITS),
  causeOfRange(BEFORE, AFTER),
  causeOfRun({ id: '901', job: 'docs', step: 'agent' }, 'default'),
  causeOfCare(1, 7, 2),
];

/** Returns the example of a request with a cause. */
function withCause(cause: Cause): EntryChanges {
  const { page, covers } = cause;
  const about = {
    words: 'Requested by ada for',
    linked: cause.kind,
    page: page && `acme/app/${page}`,
  };
  const isCare = cause.kind === 'care';
  const care = isCare ? { head: AFTER, message: 2 } : undefined;
  const words = cause.comment === null ? '' : 'explain retries';
  return {
    request: { cause: refOfCause(cause) },
    payload: { about, covers, words, care },
  };
}

/** A `/docs retry` of the request for a merge. */
const RETRY: EntryChanges = {
  request: {
    cause: refOfCause(causeOfComment({ kind: 'comment', id: 504, thread: 2 })),
    repeats: refOfCause(causeOfEvent('merge', PULL, 12, AFTER)),
  },
};

const JOB = exampleRecord().job;

/** Returns every end that a record can have, with one of the reasons of its outcome. */
function endsOfRequests(): FormatCases {
  const cases: Record<string, EntryChanges> = {};
  for (const [outcome, [reason]] of Object.entries(OUTCOMES)) {
    const conclusion = { outcome, reason } as Conclusion;
    for (const job of [null, JOB]) {
      const payload: RecordChanges = { job, conclusion, end: { waitedMs: 65_000 } };
      const isForm = parseRecord(exampleRecord(payload)) !== undefined;
      const name = `end ${outcome} ${job === null ? 'without' : 'with'} a job`;
      if (isForm) cases[name] = { payload };
    }
  }
  return cases;
}

const STILL_ACTIVE: Conclusion = { outcome: 'still-active', reason: 'timed-out' };
const TEXTS = {
  title: 'A title',
  message: 'A message.',
  detail: 'A detail.',
  steps: ['Do this.', 'Or that.'],
};

const PROGRESS: FormatCases = {
  'claimed and not bound': {
    isBound: false,
    sent: 'no',
    payload: { job: null, conclusion: null, words: '' },
  },
  'bound before it is sent': {
    sent: 'perhaps',
    payload: { job: null, conclusion: null },
  },
  'with an active job': {
    payload: {
      conclusion: null,
      waitUntil: '2026-03-01T11:31:00.000Z',
      note: 'This is a new job.',
    },
  },
  'with a message to a job': {
    payload: {
      conclusion: null,
      baseline: { status: 'completed', prLink: PR_LINK },
      covered: AFTER,
    },
  },
  'with a job that is given up': {
    payload: { conclusion: STILL_ACTIVE, end: { isGivenUp: true } },
  },
  'with all texts': {
    payload: {
      conclusion: { outcome: 'rejected', reason: 'unavailable' },
      job: null,
      end: TEXTS,
      note: 'A note.',
    },
  },
};

const DOCS: FormatCases = {
  'with an open docs pull request': {
    payload: { docsPullRequest: { kind: 'open', since: '2026-03-01T11:20:00Z' } },
  },
  'with a merged docs pull request': { payload: { docsPullRequest: { kind: 'merged' } } },
  'with a closed docs pull request': { payload: { docsPullRequest: { kind: 'closed' } } },
};

const RECORD = exampleRecord({ words: '', covered: null });

/** Returns a record as changes of the example. */
function changesOf({ end, ...record }: RequestRecord): RecordChanges {
  return { ...record, end: { ...end }, conclusion: end?.conclusion ?? null };
}

/** Returns the record of a private request on a public docs pull request. */
function jobAlone(): RecordChanges {
  const entry = exampleEntry();
  if (!hasJob(entry)) throw new Error('no job');
  return changesOf(recordOfJobAlone(entry.payload));
}

const ELSEWHERE = { request: null, repositoryId: 43 };
const LINKED: FormatCases = {
  'linked in the same repository': { request: null, payload: changesOf(RECORD) },
  'linked in another repository': { ...ELSEWHERE, payload: changesOf(RECORD) },
  'linked with the job alone': { ...ELSEWHERE, payload: jobAlone() },
};

const byKind = CAUSES.map((cause) => [`cause ${cause.kind}`, withCause(cause)] as const);

export const CASES: FormatCases = {
  ...Object.fromEntries(byKind),
  'cause that a retry repeats': RETRY,
  ...endsOfRequests(),
  ...PROGRESS,
  ...DOCS,
  ...LINKED,
};
