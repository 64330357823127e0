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
])('a run starts at %s', (_, submissions, from) => {
  const thread = exampleThread(...submissions);
  expect(lastCoveredSha(thread)).toBe(from);
  expect(nextRange(thread, 'new')).toStrictEqual({ from, to: undefined });
});

const ranged = (
  from: string | undefined,
  to: string,
  run: string,
): Partial<RequestSubmission> => ({
  trigger: { kind: 'since-last', from: from ?? null, to },
  run,
  covered: to,
});

it.each<
  readonly [
    string,
    readonly Partial<RequestSubmission>[],
    string | undefined,
    string | undefined,
  ]
>([
  ['both ends', [ranged(A, B, '9')], A, B],
  ['an open start', [ranged(undefined, B, '9')], undefined, B],
  [
    'the latest of its ranges',
    [ranged(A, B, '9'), { ...ranged(B, C, '9'), ...FAILED }],
    B,
    C,
  ],
  ['a range, though another request followed', [ranged(A, B, '9'), { run: '9' }], A, B],
  ['no range of another run', [ranged(A, B, '10')], B, undefined],
  ['no other trigger', [ranged(A, B, '8'), { run: '9' }], B, undefined],
])('a re-run keeps %s', (_, submissions, from, to) => {
  expect(nextRange(exampleThread(...submissions), '9')).toStrictEqual({ from, to });
});

it('a linked comment has no range, though it names the trigger and the run of its request', () => {
  const [stored] = exampleThread({});
  const trigger = { kind: 'since-last', from: A, to: B } as const;
  const submission = exampleLinked({ trigger, run: '9' });
  const range = nextRange([{ ...stored!, submission }], '9');
  expect(range).toStrictEqual({ from: undefined, to: undefined });
});
