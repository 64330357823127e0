import { describe, expect, it } from '@jest/globals';
import type { SubjectTrigger } from '../../../src/domain/trigger.ts';
import {
  shaCoveredByRequests,
  rangeOfNextRequest,
  showNextRange,
} from '../../../src/request/covered-range.ts';
import { triggerKey } from '../../../src/trigger/trigger.ts';
import {
  exampleLinkedEntry,
  exampleThread,
  type EntryChanges,
} from '../../support/examples.ts';

const [A, B, C, D] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40), 'd'.repeat(40)];
const FAILED = { mayRepeat: true };
const covers = (
  covered: string | undefined,
  changes: EntryChanges = {},
): EntryChanges => ({
  ...changes,
  payload: { covered: covered ?? null, ...changes.payload },
});
const PENDING = { sent: 'perhaps', isFinished: false, payload: { job: null } } as const;

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
    [covers(B), covers(C, { isFinished: false })],
    C,
  ],
])('a follow-up needs only what is newer than %s', (_, entries, from) => {
  expect(shaCoveredByRequests(exampleThread(...entries))).toBe(from);
});

const RUN = { run: 'new', series: 'nightly' };

/** Creates a request for what the input `subject` names, which is a range of commits. */
function range(
  trigger: SubjectTrigger,
  [from, to]: readonly [string | undefined, string],
  { request, payload, ...changes }: EntryChanges = {},
): EntryChanges {
  const covered = { kind: 'range', from: from ?? null, to } as const;
  return {
    ...changes,
    request: { trigger: triggerKey(trigger), ...request },
    payload: { covered: to, covers: covered, ...payload },
  };
}

function ranged(
  from: string | undefined,
  to: string,
  changes?: EntryChanges,
): EntryChanges {
  return range({ kind: 'since-last', from: from ?? null, to }, [from, to], changes);
}

const named = range({ kind: 'subject', subject: { kind: 'commits', from: A, to: B } }, [
  A,
  B,
]);
const merge = covers(C, {
  request: { trigger: triggerKey({ kind: 'merge', number: 12, commit: C }) },
});
const OF_OTHERS = { payload: { series: 'another job' } };
const inRun = (run: string, changes: EntryChanges = {}): EntryChanges => ({
  ...changes,
  request: { run },
});

it.each<readonly [string, readonly EntryChanges[], string | undefined]>([
  ['the newest range', [ranged(undefined, A), ranged(A, B)], B],
  ['the newest range, whatever failed since', [ranged(A, B), ranged(B, C, FAILED)], B],
  ['a range that somebody has named', [ranged(undefined, A), named], B],
  // Otherwise a push on Tuesday would hide what was merged on Monday.
  ['a range, whatever else was requested since', [ranged(A, B), merge], B],
  ['its own range beside those of others', [ranged(A, B), ranged(A, C, OF_OTHERS)], B],
  ['nothing in an empty thread', [], undefined],
  ['nothing if only other things were requested', [merge], undefined],
  ['nothing if its only range failed', [ranged(A, B, FAILED)], undefined],
])('a run continues %s', (_, entries, from) => {
  const next = rangeOfNextRequest(exampleThread(...entries), RUN);
  expect(next).toStrictEqual({ kind: 'next', from, to: undefined });
});

it.each<readonly [string, readonly EntryChanges[]]>([
  ['of other workflows, jobs or branches', [ranged(A, B, OF_OTHERS)]],
  [
    'of others, beside its own that failed',
    [ranged(A, B, OF_OTHERS), ranged(A, C, FAILED)],
  ],
])(
  'a run does not guess where to start if the thread has only ranges %s',
  (_, entries) => {
    const next = rangeOfNextRequest(exampleThread(...entries), RUN);
    expect(next).toStrictEqual({ kind: 'of-others' });
  },
);

it.each<
  readonly [string, readonly EntryChanges[], string | undefined, string | undefined]
>([
  ['both ends', [ranged(A, B, inRun('9'))], A, B],
  ['an open start', [ranged(undefined, B, inRun('9'))], undefined, B],
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
    'no range of another job of its run',
    [ranged(A, B, inRun('8')), ranged(B, C, inRun('9', OF_OTHERS))],
    B,
    undefined,
  ],
])('a re-run keeps %s', (_, entries, from, to) => {
  const next = rangeOfNextRequest(exampleThread(...entries), { ...RUN, run: '9' });
  expect(next).toStrictEqual({ kind: 'next', from, to });
});

describe('the newest entries of a thread are enough', () => {
  const own = ranged(A, B, inRun('10'));
  const ofFailedRun = ranged(B, C, inRun('10', FAILED));

  it.each<readonly [string, readonly EntryChanges[], first: boolean, later: boolean]>([
    ['without entries', [], false, false],
    ['with another request', [merge], false, false],
    ['with a range of another series', [ranged(A, B, OF_OTHERS)], false, false],
    ['with a range that came to nothing', [ranged(A, B, FAILED)], false, false],
    ['with a range that may have been sent', [{ ...named, ...PENDING }], false, false],
    ['with a range of another run', [ranged(A, B)], true, false],
    ['with a range that somebody has named', [named], true, false],
    ['with the range of the run', [own], true, true],
    ['with the range of the run, which failed', [ofFailedRun], false, false],
    ['with that and an earlier range', [ranged(A, B), ofFailedRun], true, true],
  ])('%s', (_, changes, first, later) => {
    const entries = exampleThread(...changes);
    const run = { run: '10', series: 'nightly' };
    expect(showNextRange(entries, { ...run, attempt: 1 })).toBe(first);
    expect(showNextRange(entries, { ...run, attempt: 2 })).toBe(later);
  });
});

it('a comment on the docs pull request has no range, though it names that of its request', () => {
  const linked = exampleLinkedEntry(ranged(A, B));
  const next = rangeOfNextRequest([linked], { ...RUN, run: '9' });
  expect(next).toStrictEqual({ kind: 'next', from: undefined, to: undefined });
});
