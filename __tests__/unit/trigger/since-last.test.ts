import { expect, it } from '@jest/globals';
import type { Submission } from '../../../src/domain.ts';
import { formatRange, lastCoveredSha, nextRange } from '../../../src/trigger/since-last.ts';
import { exampleThread } from '../../support/examples.ts';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
  string,
];
const FAILED = { outcome: 'failed' } as const;
const COVERED_B = { covered: B } as const;

it.each<readonly [string, readonly Partial<Submission>[], string | undefined]>([
  ['the newest commit, whatever came later', [COVERED_B, {}, { state: 'pending', job: null }], B],
  ['the newest commit, whatever failed before', [{ covered: A, ...FAILED }, COVERED_B], B],
  ['no commit of a failed job', [{ covered: B, ...FAILED }], undefined],
  ['the commit before all failures', [COVERED_B, { covered: C, ...FAILED }, { covered: D, ...FAILED }], B],
  ['the commit before a rejected request', [COVERED_B, { covered: C, outcome: 'rejected', job: null }], B],
  ['the commit of a cancelled run with a job', [COVERED_B, { covered: C, outcome: 'cancelled' }], C],
  ['the commit of a job that is active', [COVERED_B, { covered: C, state: 'submitted', outcome: null }], C],
])('a run starts at %s', (_, submissions, from) => {
  const thread = exampleThread(...submissions);
  expect(lastCoveredSha(thread)).toBe(from);
  expect(nextRange(thread, 'new')).toStrictEqual({ from, to: undefined });
});

const ranged = (from: string | undefined, to: string, run: string): Partial<Submission> => ({
  trigger: { kind: 'subject', id: formatRange({ from, to: undefined }, to) },
  run,
  covered: to,
});

it.each<readonly [string, readonly Partial<Submission>[], string | undefined, string | undefined]>([
  ['both ends', [ranged(A, B, '9')], A, B],
  ['an open start', [ranged(undefined, B, '9')], undefined, B],
  ['the latest of its ranges', [ranged(A, B, '9'), { ...ranged(B, C, '9'), ...FAILED }], B, C],
  ['no range of another run', [ranged(A, B, '10')], B, undefined],
  ['no other trigger', [ranged(A, B, '8'), { run: '9' }], B, undefined],
])('a re-run keeps %s', (_, submissions, from, to) => {
  expect(nextRange(exampleThread(...submissions), '9')).toStrictEqual({ from, to });
});

const hex = (length: number): string => 'a'.repeat(length);
it.each([
  [`since-last:..${hex(40)}`, true],
  [`since-last:..${hex(39)}`, false],
  [`since-last:${hex(64)}..${hex(40)}`, true],
  [`since-last:${hex(65)}..${hex(40)}`, false],
  [`since-last:main..${hex(40)}`, false],
  [`not since-last:..${hex(40)}`, false],
  [`since-last:..${hex(40)} or so`, false],
])('%s is a range: %s', (id, isRange) => {
  const { to } = nextRange(exampleThread({ trigger: { kind: 'subject', id }, run: '9' }), '9');
  expect(to !== undefined).toBe(isRange);
});
