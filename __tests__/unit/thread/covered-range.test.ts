import { expect, it } from '@jest/globals';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import { lastCoveredSha, nextRange } from '../../../src/thread/covered-range.ts';
import { exampleLinked, exampleThread } from '../../support/examples.ts';

const [A, B, C, D] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40), 'd'.repeat(40)];
const FAILED = { outcome: 'failed' } as const;
const COVERED_B = { covered: B } as const;

it.each<readonly [string, readonly Partial<RequestSubmission>[], string | undefined]>([
  [
    'the newest commit, whatever came later',
    [COVERED_B, {}, { state: 'pending', job: null }],
    B,
  ],
  [
    'the newest commit, whatever failed before',
    [{ covered: A, ...FAILED }, COVERED_B],
    B,
  ],
  ['no commit of a failed job', [{ covered: B, ...FAILED }], undefined],
  [
    'the commit before all failures',
    [COVERED_B, { covered: C, ...FAILED }, { covered: D, ...FAILED }],
    B,
  ],
  [
    'the commit before a rejected request',
    [COVERED_B, { covered: C, outcome: 'rejected', job: null }],
    B,
  ],
  [
    'the commit of a cancelled run with a job',
    [COVERED_B, { covered: C, outcome: 'cancelled' }],
    C,
  ],
  [
    'the commit of a job that is active',
    [COVERED_B, { covered: C, state: 'submitted', outcome: null }],
    C,
  ],
])('a follow-up needs only what is newer than %s', (_, submissions, from) => {
  expect(lastCoveredSha(exampleThread(...submissions))).toBe(from);
});

const RUN = { run: 'new', series: 'nightly' };

const ranged = (
  from: string | undefined,
  to: string,
  changes: Partial<RequestSubmission> = {},
): Partial<RequestSubmission> => ({
  trigger: { kind: 'since-last', from: from ?? null, to },
  covered: to,
  ...changes,
});

const named: Partial<RequestSubmission> = {
  trigger: { kind: 'subject', subject: { kind: 'commits', from: A, to: B } },
  covered: B,
};
const merge: Partial<RequestSubmission> = {
  trigger: { kind: 'merge', number: 12, commit: C },
  covered: C,
};
const OF_OTHERS = { series: 'another job' } as const;

it.each<readonly [string, readonly Partial<RequestSubmission>[], string | undefined]>([
  ['the newest range', [ranged(undefined, A), ranged(A, B)], B],
  ['the newest range, whatever failed since', [ranged(A, B), ranged(B, C, FAILED)], B],
  ['a range that somebody has named', [ranged(undefined, A), named], B],
  // Otherwise a push on Tuesday would hide what was merged on Monday.
  ['a range, whatever else was requested since', [ranged(A, B), merge], B],
  ['its own range beside those of others', [ranged(A, B), ranged(A, C, OF_OTHERS)], B],
  ['nothing in an empty thread', [], undefined],
  ['nothing if only other things were requested', [merge], undefined],
  ['nothing if its only range failed', [ranged(A, B, FAILED)], undefined],
])('a run continues %s', (_, submissions, from) => {
  const range = nextRange(exampleThread(...submissions), RUN);
  expect(range).toStrictEqual({ kind: 'next', from, to: undefined });
});

it.each<readonly [string, readonly Partial<RequestSubmission>[]]>([
  ['of other workflows, jobs or branches', [ranged(A, B, OF_OTHERS)]],
  [
    'of others, beside its own that failed',
    [ranged(A, B, OF_OTHERS), ranged(A, C, FAILED)],
  ],
])(
  'a run does not guess where to start if the thread has only ranges %s',
  (_, submissions) => {
    const range = nextRange(exampleThread(...submissions), RUN);
    expect(range).toStrictEqual({ kind: 'of-others' });
  },
);

it.each<
  readonly [
    string,
    readonly Partial<RequestSubmission>[],
    string | undefined,
    string | undefined,
  ]
>([
  ['both ends', [ranged(A, B, { run: '9' })], A, B],
  ['an open start', [ranged(undefined, B, { run: '9' })], undefined, B],
  [
    'the latest of its ranges',
    [ranged(A, B, { run: '9' }), ranged(B, C, { run: '9', ...FAILED })],
    B,
    C,
  ],
  [
    'a range, though another request followed',
    [ranged(A, B, { run: '9' }), { run: '9' }],
    A,
    B,
  ],
  ['no range of another run', [ranged(A, B, { run: '10' })], B, undefined],
  [
    'no range of another job of its run',
    [ranged(A, B, { run: '8' }), ranged(B, C, { run: '9', ...OF_OTHERS })],
    B,
    undefined,
  ],
])('a re-run keeps %s', (_, submissions, from, to) => {
  const range = nextRange(exampleThread(...submissions), { ...RUN, run: '9' });
  expect(range).toStrictEqual({ kind: 'next', from, to });
});

it('a linked comment has no range, though it names the trigger and the run of its request', () => {
  const [stored] = exampleThread({});
  const trigger = { kind: 'since-last', from: A, to: B } as const;
  const submission = exampleLinked({ trigger, run: '9' });
  const range = nextRange([{ ...stored!, submission }], { ...RUN, run: '9' });
  expect(range).toStrictEqual({ kind: 'next', from: undefined, to: undefined });
});
