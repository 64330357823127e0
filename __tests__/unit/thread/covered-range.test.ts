import { describe, expect, it } from '@jest/globals';
import type { Submission, ThreadState } from '../../../src/domain.ts';
import { formatCoveredRange, nextRange } from '../../../src/thread/covered-range.ts';
import { askOf, recordOf } from '../../support/submissions.ts';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
  string,
];

const submission = (id: string, changes: Partial<Submission> = {}): Submission =>
  askOf({ trigger: { kind: 'run', id }, run: '1', ...changes });
const failed = { outcome: 'failed' } as const;
const record = (covered: string | null, ...submissions: Submission[]): ThreadState => ({
  ...recordOf(...submissions),
  lastCoveredSha: covered,
});

describe('stretchOf', () => {
  it.each<[string, ThreadState | undefined, string | undefined]>([
    ['at nothing without a record', undefined, undefined],
    ['at nothing where nothing was covered', record(null), undefined],
    ['behind what was covered', record(B), B],
    ['behind what a job covered', record(B, submission(`since-last:${A}..${B}`)), B],
    ['before what a job failed at', record(B, submission(`since-last:${A}..${B}`, failed)), A],
    ['at nothing where the first one failed', record(B, submission(`since-last:..${B}`, failed)), undefined],
    [
      'before all of those that failed in a row',
      record(
        D,
        submission(`since-last:${A}..${B}`),
        submission(`since-last:${B}..${C}`, failed),
        submission(`since-last:${C}..${D}`, failed),
      ),
      B,
    ],
    [
      'behind a job that worked, whatever failed before',
      record(D, submission(`since-last:${B}..${C}`, failed), submission(`since-last:${C}..${D}`)),
      D,
    ],
    [
      'behind what was covered, whatever failed elsewhere',
      record(D, submission(`since-last:${A}..${B}`, failed)),
      D,
    ],
  ])('goes on %s', (_, given, from) => {
    expect(nextRange(given, '9')).toStrictEqual({ from, to: undefined });
  });

  it.each<[string, Partial<Submission>, string]>([
    ['failed', { outcome: 'failed' }, A],
    ['was refused', { outcome: 'rejected' }, A],
    ['was cancelled before there was a job', { outcome: 'cancelled', job: null }, A],
    ['was cancelled at work', { outcome: 'cancelled', job: 'job_1' }, B],
    ['found nothing to change', { outcome: 'no-pr' }, B],
    ['did nothing else of use, without a job', { outcome: 'connection-lost', job: null }, B],
    ['has not ended yet', { state: 'submitted', outcome: 'failed' }, B],
  ])('knows what was in vain: one that %s', (_, changes, from) => {
    expect(nextRange(record(B, submission(`since-last:${A}..${B}`, changes)), '9').from).toBe(from);
  });

  it('stays with what an earlier attempt of the run has fixed', () => {
    const given = record(
      D,
      submission(`since-last:${A}..${B}`, { run: '9' }),
      submission(`since-last:${B}..${C}`, { run: '9', ...failed }),
      submission('77', { run: '9' }),
      submission(`since-last:${C}..${D}`, { run: '10', ...failed }),
    );
    expect(nextRange(given, '9')).toStrictEqual({ from: B, to: C });
    expect(nextRange(record(B, submission(`since-last:..${A}`, { run: '9' })), '9')).toStrictEqual({
      from: undefined,
      to: A,
    });
    expect(nextRange(record(B, submission('77', { run: '9' })), '9')).toStrictEqual({
      from: B,
      to: undefined,
    });
  });

  const hex = (length: number): string => 'a'.repeat(length);
  it.each<[string, boolean]>([
    [`since-last:..${hex(40)}`, true],
    [`since-last:..${hex(64)}`, true],
    [`since-last:..${hex(39)}`, false],
    [`since-last:..${hex(65)}`, false],
    [`since-last:${hex(1)}..${hex(40)}`, true],
    [`since-last:${hex(64)}..${hex(40)}`, true],
    [`since-last:${hex(65)}..${hex(40)}`, false],
    [`since-last:0123456789abcdef..0123456789abcdef${hex(24)}`, true],
    [`since-last:${hex(40)}xx${hex(40)}`, false],
    [`since-last:main..${hex(40)}`, false],
    [`since-last:..${'A'.repeat(40)}`, false],
    [`not since-last:..${hex(40)}`, false],
    [`since-last:..${hex(40)} or so`, false],
  ])('reads the name of a stretch, and nothing else: %s', (id, isStretch) => {
    expect(nextRange(record(null, submission(id, { run: '9' })), '9').to !== undefined).toBe(isStretch);
  });
});

describe('nameStretch', () => {
  it.each([
    [A, `since-last:${A}..${B}`],
    [undefined, `since-last:..${B}`],
  ])('gives a name that is read again: from %s', (from, name) => {
    expect(formatCoveredRange(from, B)).toBe(name);
    expect(nextRange(record(null, submission(name, { run: '9' })), '9')).toStrictEqual({ from, to: B });
  });
});
