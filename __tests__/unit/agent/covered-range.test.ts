import { describe, expect, it } from '@jest/globals';
import { causeOfEvent, causeOfRange, type Cause } from '../../../src/domain/cause.ts';
import type { RequestEntry } from '../../../src/record/entries.ts';
import {
  causeOfNextRange,
  rangeOfNextRequest,
  shaCoveredByRequests,
  showNextRange,
} from '../../../src/agent/covered-range.ts';
import {
  exampleLinkedEntry,
  exampleThread,
  JOB_FAILED,
  namedCause,
  NOT_SENT,
  THREAD,
  UNCONFIRMED,
  type EntryChanges,
} from '../../support/examples.ts';

const [A, B, C, D] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40), 'd'.repeat(40)];
const FAILED = { payload: JOB_FAILED };
const covers = (
  covered: string | undefined,
  changes: EntryChanges = {},
): EntryChanges => ({
  ...changes,
  payload: { covered: covered ?? null, ...changes.payload },
});
const PENDING = { sent: 'perhaps', payload: { job: null } } as const;

it.each<readonly [string, readonly EntryChanges[], string | undefined]>([
  ['the newest commit, whatever came later', [covers(B), {}, PENDING], B],
  ['no commit of a failed job', [covers(B, FAILED)], undefined],
  [
    'the commit before all failures',
    [covers(B), covers(C, FAILED), covers(D, FAILED)],
    B,
  ],
  [
    'the commit of a job that is active',
    [covers(B), covers(C, { payload: { conclusion: null } })],
    C,
  ],
])('a follow-up needs only what is newer than %s', (_, entries, from) => {
  expect(shaCoveredByRequests(exampleThread(...entries))).toBe(from);
});

const RUN = { run: '90', series: 'nightly' };

/** Creates a request for what the input `subject` names, which is a range of commits. */
function range(
  cause: Cause,
  [from, to]: readonly [string | null, string],
  { request, payload, ...changes }: EntryChanges = {},
): EntryChanges {
  return {
    ...changes,
    request: { cause, ...request },
    payload: { covered: to, covers: { kind: 'range', from, to }, ...payload },
  };
}

function ranged(from: string | null, to: string, changes?: EntryChanges): EntryChanges {
  return range(causeOfRange(from, to), [from, to], changes);
}

const namedRange = (from: string, to: string): Cause =>
  namedCause({ kind: 'commits', from, to });
const named = range(namedRange(A, B), [A, B]);
const merge = covers(C, {
  request: { cause: causeOfEvent('merge', { kind: 'pull-request', number: 12 }, 12, C) },
});
const OF_OTHERS = { payload: { series: 'another job' } };
const PERHAPS = { payload: { ...UNCONFIRMED, covered: null } };
const REJECTED = { payload: { ...NOT_SENT, covered: null } };
/** Adds to the record of a request that it is of another series. */
const ofOthers = ({ payload }: EntryChanges): EntryChanges => ({
  payload: { ...payload, ...OF_OTHERS.payload },
});
const inRun = (run: string, changes: EntryChanges = {}): EntryChanges => ({
  ...changes,
  request: { run, ...changes.request },
});
const inAttempt = (attempt: number, changes: EntryChanges = {}): EntryChanges => ({
  ...changes,
  request: { attempt, ...changes.request },
});

/** Creates what a run reads of a thread whose entries are of its tag. */
function reading(entries: readonly RequestEntry[]) {
  return { entries, ofAnyTag: entries, claims: entries };
}

function nextOf(entries: readonly EntryChanges[], run = RUN) {
  return rangeOfNextRequest(reading(exampleThread(...entries)), run);
}

it.each<readonly [string, readonly EntryChanges[], string]>([
  ['the newest range', [ranged(null, A), ranged(A, B)], B],
  ['the newest range, whatever failed since', [ranged(A, B), ranged(B, C, FAILED)], B],
  ['the newest range, whatever was rejected', [ranged(A, B), ranged(B, C, REJECTED)], B],
  [
    'the newest range beside one that was perhaps sent',
    [ranged(A, B), ranged(B, C, PERHAPS)],
    B,
  ],
  ['a range that somebody has named', [ranged(null, A), named], B],
  // Otherwise a push on Tuesday would hide what was merged on Monday.
  ['a range, whatever else was requested since', [ranged(A, B), merge], B],
  ['its own range beside those of others', [ranged(A, B), ranged(A, C, OF_OTHERS)], B],
  [
    'the range of the newest run, whatever a re-run of an older one has repeated',
    [ranged(A, B, inRun('9')), ranged(B, C, inRun('10')), ranged(A, B, inRun('9'))],
    C,
  ],
  ['its oldest range if that failed', [ranged(A, B, FAILED)], A],
  [
    'its oldest range if all came to nothing',
    [ranged(A, B, REJECTED), ranged(A, C, PERHAPS), ranged(A, D, FAILED)],
    A,
  ],
  [
    'its oldest range, whatever a re-run of an older run has begun since',
    [ranged(A, B, inRun('10', FAILED)), ranged(B, C, inRun('9', inAttempt(2, PERHAPS)))],
    A,
  ],
  [
    'its own range that failed, beside those of others',
    [ranged(A, B, OF_OTHERS), ranged(C, D, FAILED)],
    C,
  ],
])('a run continues %s', (_, entries, from) => {
  const next = { kind: 'next', from, to: undefined, includesFrom: false };
  expect(nextOf(entries)).toMatchObject(next);
});

it.each<readonly [string, readonly EntryChanges[], object]>([
  ['rejected', [ranged(null, A, REJECTED)], { from: A, includesFrom: true }],
  [
    'rejected, as everything since',
    [ranged(null, A, REJECTED), ranged(A, B, FAILED)],
    { from: A, includesFrom: true },
  ],
  ['covered', [ranged(null, A)], { from: A, includesFrom: false }],
  [
    'rejected, and covered by a re-run',
    [ranged(null, A, REJECTED), ranged(null, A)],
    { from: A, includesFrom: false },
  ],
])(
  'a run includes the first commit of the history if that has no parent, and was %s',
  (_, entries, next) => {
    expect(nextOf(entries)).toMatchObject(next);
  },
);

it('a run knows whether a job has covered the commit after which it begins', () => {
  expect(nextOf([ranged(A, B)])).toMatchObject({ from: B, isFromCovered: true });
  const failed = [ranged(A, B, FAILED)];
  expect(nextOf(failed)).toMatchObject({ from: A, isFromCovered: false });
});

it.each<readonly [string, readonly EntryChanges[]]>([
  ['is empty', []],
  ['has only other requests', [merge]],
])('a thread that %s has no range', (_, entries) => {
  expect(nextOf(entries)).toStrictEqual({ kind: 'first' });
});

describe('a run does not guess where to start if the thread has only ranges', () => {
  it.each<readonly [string, EntryChanges]>([
    ['that are covered', ranged(A, B, OF_OTHERS)],
    ['that were rejected', ranged(A, B, ofOthers(REJECTED))],
  ])('of other workflows, jobs or branches %s', (_, entry) => {
    expect(nextOf([entry])).toStrictEqual({ kind: 'of-others' });
  });

  it('that only a newer version can read', () => {
    const [claim] = exampleThread(ranged(A, B));
    if (claim === undefined) throw new Error('There is no entry.');
    const claims = [{ ...claim, payload: undefined }];
    const next = rangeOfNextRequest({ ...reading([]), claims }, RUN);
    expect(next).toStrictEqual({ kind: 'of-others' });
  });

  const otherTag = { thread: { ...THREAD, commentTag: 'old' } };

  it.each<readonly [string, readonly EntryChanges[], string]>([
    ['that is covered', [ranged(A, B, otherTag), ranged(B, C, otherTag)], C],
    ['that came to nothing', [ranged(A, B, { ...REJECTED, ...otherTag })], A],
  ])('of another tag %s', (_, changes, from) => {
    const ofAnyTag = exampleThread(...changes);
    const next = rangeOfNextRequest({ ...reading([]), ofAnyTag }, RUN);
    expect(next).toStrictEqual({ kind: 'of-other-tag', commentTag: 'old', from });
    // The jobs of a matrix have tags of their own.
    const sameRun = { ...RUN, run: '9' };
    const first = rangeOfNextRequest({ ...reading([]), ofAnyTag }, sameRun);
    expect(first).toStrictEqual({ kind: 'first' });
  });
});

it.each<
  readonly [string, readonly EntryChanges[], string | undefined, string | undefined]
>([
  ['both ends', [ranged(A, B, inRun('9'))], A, B],
  [
    'both ends, whatever newer runs have covered',
    [ranged(A, B, inRun('9', FAILED)), ranged(A, C, inRun('10'))],
    A,
    B,
  ],
  ['an open start', [ranged(null, B, inRun('9'))], undefined, B],
  [
    'the latest of its ranges',
    [ranged(A, B, inRun('9')), ranged(B, C, inRun('9', FAILED))],
    B,
    C,
  ],
  [
    'a range, though another request followed',
    [ranged(A, B, inRun('9')), inRun('9')],
    A,
    B,
  ],
  [
    'its end, and begins where a range came to nothing before it',
    [ranged(A, B, inRun('8', FAILED)), ranged(B, C, inRun('9', REJECTED))],
    A,
    C,
  ],
  [
    'no range of another job of its run',
    [ranged(A, B, inRun('8')), ranged(B, C, inRun('9', OF_OTHERS))],
    B,
    undefined,
  ],
])('a re-run keeps %s', (_, entries, from, to) => {
  const next = nextOf(entries, { ...RUN, run: '9' });
  expect(next).toMatchObject({ kind: 'next', from, to, includesFrom: false });
});

it('a re-run keeps the first commit of the history', () => {
  const entries = [ranged(null, A, REJECTED), ranged(A, B, inRun('11', REJECTED))];
  const next = nextOf(entries, { ...RUN, run: '11' });
  expect(next).toMatchObject({ kind: 'next', from: A, to: B, includesFrom: true });
});

it.each<readonly [string, readonly EntryChanges[], Cause]>([
  ['of its range', [ranged(A, B)], causeOfRange(A, C)],
  [
    'of a request that may have been sent and ends at the same commit',
    [ranged(B, C, PERHAPS)],
    causeOfRange(B, C),
  ],
  [
    'of a range that somebody has named, and that may have been sent',
    [range(namedRange(B, C), [B, C], PERHAPS)],
    // The run sends nothing, so that no comment shows the page.
    { ...namedRange(B, C), page: null },
  ],
  [
    'of its range if that request is of another series',
    [ranged(B, C, ofOthers(PERHAPS))],
    causeOfRange(A, C),
  ],
  [
    'of its range if that request ends elsewhere, or was rejected',
    [ranged(A, B, PERHAPS), ranged(B, C, REJECTED)],
    causeOfRange(A, C),
  ],
])('a request has the cause %s', (_, entries, cause) => {
  const thread = exampleThread(...entries);
  const found = causeOfNextRange(thread, 'nightly', { from: A, to: C });
  expect(found).toStrictEqual(cause);
});

describe('the newest entries of a thread are enough', () => {
  const own = ranged(A, B, inRun('10'));
  const ofFailedRun = ranged(B, C, inRun('10', FAILED));
  const repeated = ranged(A, B, inAttempt(2));

  it.each<readonly [string, readonly EntryChanges[], first: boolean, later: boolean]>([
    ['without entries', [], false, false],
    ['with another request', [merge], false, false],
    ['with a range of another series', [ranged(A, B, OF_OTHERS)], false, false],
    ['with a range that came to nothing', [ranged(A, B, FAILED)], false, false],
    ['with a range that may have been sent', [ranged(A, B, PERHAPS)], false, false],
    ['with a range of another run', [ranged(A, B)], true, false],
    ['with a range that somebody has named', [named], true, false],
    ['with the range of the run', [own], true, true],
    ['with the range of the run, which failed', [ofFailedRun], false, false],
    ['with that and an earlier range', [ranged(A, B), ofFailedRun], true, true],
    // A range of a newer run may be in an older comment.
    ['with a range that a re-run has repeated', [repeated], false, false],
    ['with that and another range', [own, repeated], true, true],
  ])('%s', (_, changes, first, later) => {
    const entries = exampleThread(...changes);
    const run = { run: '10', series: 'nightly' };
    expect(showNextRange(entries, { ...run, attempt: 1 })).toBe(first);
    expect(showNextRange(entries, { ...run, attempt: 2 })).toBe(later);
  });
});

it('a comment on the docs pull request has no range, though it names that of its request', () => {
  const linked = exampleLinkedEntry(ranged(A, B));
  const next = rangeOfNextRequest(reading([linked]), { ...RUN, run: '9' });
  expect(next).toStrictEqual({ kind: 'first' });
});
