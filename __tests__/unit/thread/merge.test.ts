import { describe, expect, it } from '@jest/globals';
import type { Submission, ThreadState } from '../../../src/domain.ts';
import { mergeStates } from '../../../src/thread/merge.ts';
import { askOf, recordOf } from '../../support/submissions.ts';

const submission = (id: string, submittedAt: string, more: Partial<Submission> = {}): Submission =>
  askOf({
    trigger: { kind: 'comment', id },
    state: 'submitted',
    job: `job_${id}`,
    submittedAt: `2026-01-01T00:00:${submittedAt}.000Z`,
    outcome: null,
    prLink: null,
    ...more,
  });
const record = (submissions: readonly Submission[], more: Partial<ThreadState> = {}): ThreadState => ({
  ...recordOf(...submissions),
  ...more,
});
const states = ({ submissions }: ThreadState): string[] =>
  submissions.map(({ trigger, state }) => `${trigger.id} ${state}`);

describe('two records of one thread', () => {
  it('make one with the asks of both, oldest first', () => {
    const merged = mergeStates(
      record([submission('a', '01'), submission('c', '03')]),
      record([submission('b', '02')]),
    );
    expect(states(merged)).toEqual(['a submitted', 'b submitted', 'c submitted']);
  });

  it('keep the order of writing where one has gone on from the other, whatever the clocks of their runners said', () => {
    const before = record([submission('a', '09')]);
    const after = record([submission('a', '09', { state: 'finished' }), submission('b', '02')]);
    expect(states(mergeStates(before, after))).toEqual(['a finished', 'b submitted']);
    expect(states(mergeStates(after, before))).toEqual(['a finished', 'b submitted']);
  });

  it.each<[string, Submission, Submission, string]>([
    [
      'an end counts over its beginning',
      submission('a', '01'),
      submission('a', '01', { state: 'finished' }),
      'a finished',
    ],
    [
      'an asking anew counts over the end before it',
      submission('a', '01', { state: 'finished' }),
      submission('a', '05', { state: 'pending' }),
      'a pending',
    ],
    [
      'what was asked counts over what was meant to be',
      submission('a', '01', { state: 'pending' }),
      submission('a', '01'),
      'a submitted',
    ],
    [
      'an older end counts less than an asking anew that was answered',
      submission('a', '01', { state: 'finished' }),
      submission('a', '05'),
      'a submitted',
    ],
  ])('%s, in whichever order they are read', (_, one, other, expected) => {
    expect(states(mergeStates(record([one]), record([other])))).toEqual([expected]);
    expect(states(mergeStates(record([other]), record([one])))).toEqual([expected]);
  });

  it('take each ask from the one that knows more of it', () => {
    const fuller = record([submission('a', '01', { state: 'pending' }), submission('b', '02')]);
    const further = record([submission('a', '01', { state: 'finished' })]);
    for (const merged of [mergeStates(fuller, further), mergeStates(further, fuller)])
      expect(states(merged)).toEqual(['a finished', 'b submitted']);
  });

  it('take what is newest of the rest', () => {
    const older = record([submission('a', '01')], {
      lastCoveredSha: 'aaaaaaa',
      waitUntil: 'x',
      pruned: { count: 1, until: '2' },
    });
    const newer = record([submission('b', '02')], {
      lastCoveredSha: 'bbbbbbb',
      pruned: { count: 4, until: '3' },
    });
    expect(mergeStates(older, newer)).toMatchObject({
      lastCoveredSha: 'bbbbbbb',
      waitUntil: null,
      pruned: { count: 4, until: '3' },
    });
    expect(mergeStates(newer, older)).toMatchObject({
      lastCoveredSha: 'bbbbbbb',
      waitUntil: null,
      pruned: { count: 4 },
    });
  });

  it('keep what was covered when the newer ask covers nothing', () => {
    const [older, newer] = [
      record([submission('a', '01')], { lastCoveredSha: 'aaaaaaa' }),
      record([submission('b', '02')]),
    ];
    expect(mergeStates(older, newer).lastCoveredSha).toBe('aaaaaaa');
    expect(mergeStates(newer, older).lastCoveredSha).toBe('aaaaaaa');
  });

  it('do not bring back what one of them has forgotten', () => {
    const before = record([submission('a', '01'), submission('b', '02'), submission('c', '03')]);
    const until = '2026-01-01T00:00:02.000Z';
    const after = record([submission('b', '02'), submission('c', '03')], { pruned: { count: 1, until } });
    for (const merged of [mergeStates(before, after), mergeStates(after, before)]) {
      expect(states(merged)).toEqual(['b submitted', 'c submitted']);
      expect(merged.pruned).toEqual({ count: 1, until });
    }
  });

  it('keep the order of the one that has asked something anew', () => {
    const before = record([submission('a', '01'), submission('b', '02'), submission('c', '03')]);
    const anew = record([
      submission('b', '02'),
      submission('c', '03'),
      submission('a', '04', { state: 'pending' }),
    ]);
    for (const merged of [mergeStates(before, anew), mergeStates(anew, before)])
      expect(states(merged)).toEqual(['b submitted', 'c submitted', 'a pending']);
  });

  it('keep the order in which the other was written, where neither knows more', () => {
    const [a, b] = [submission('a', '02'), submission('b', '01')];
    expect(states(mergeStates(record([b, a]), record([a, b])))).toEqual(['a submitted', 'b submitted']);
  });

  it('keep what is younger than all that was forgotten, and the later bound of the two', () => {
    const until = '2026-01-01T00:00:02.000Z';
    const later = '2026-01-01T00:00:03.000Z';
    const young = record([submission('d', '04')], { pruned: { count: 7, until: later } });
    const old = record([submission('b', '02'), submission('c', '03'), submission('e', '05')], {
      pruned: { count: 1, until },
    });
    for (const merged of [mergeStates(young, old), mergeStates(old, young)]) {
      expect(states(merged)).toEqual(['d submitted', 'e submitted']);
      expect(merged.pruned).toEqual({ count: 7, until: later });
    }
  });

  it('make one with itself', () => {
    const one = record([submission('a', '01'), submission('b', '02', { state: 'finished' })], {
      lastCoveredSha: 'aaaaaaa',
      waitUntil: 'x',
      pruned: { count: 2, until: '2' },
    });
    expect(mergeStates(one, one)).toEqual(one);
    expect(mergeStates(record([]), record([]))).toEqual(record([]));
  });

  it('that were last asked at one moment give the rest as the first of them has it', () => {
    const one = record([submission('a', '02')], { lastCoveredSha: 'aaaaaaa', waitUntil: 'x' });
    const other = record([submission('b', '02')], { lastCoveredSha: 'bbbbbbb', waitUntil: 'y' });
    expect(mergeStates(one, other)).toMatchObject({ lastCoveredSha: 'aaaaaaa', waitUntil: 'x' });
    expect(mergeStates(other, one)).toMatchObject({ lastCoveredSha: 'bbbbbbb', waitUntil: 'y' });
  });

  it('were last asked when their latest ask was, wherever it stands', () => {
    const late = record([submission('a', '09'), submission('b', '02')], { waitUntil: 'x' });
    const early = record([submission('c', '05')], { waitUntil: 'y' });
    expect([mergeStates(late, early).waitUntil, mergeStates(early, late).waitUntil]).toEqual(['x', 'x']);
  });

  it('keep what was asked at one moment in the order in which it was read', () => {
    const [a, b, c] = [submission('a', '02'), submission('b', '02'), submission('c', '01')];
    expect(states(mergeStates(record([a]), record([b, c])))).toEqual([
      'c submitted',
      'a submitted',
      'b submitted',
    ]);
    expect(states(mergeStates(record([b, c]), record([a])))).toEqual([
      'c submitted',
      'b submitted',
      'a submitted',
    ]);
  });

  it('take an ask as the second of them has it, where both have come equally far', () => {
    const [one, other] = [
      record([submission('a', '01', { run: '1' })]),
      record([submission('a', '01', { run: '2' })]),
    ];
    expect(mergeStates(one, other).submissions.map(({ run }) => run)).toEqual(['2']);
  });

  it('count as forgotten what was asked just then, and not what came a moment later', () => {
    const at = (id: string, submittedAt: string): Submission => ({ ...submission(id, '00'), submittedAt });
    const until = '2026-01-01T00:00:02.000Z';
    const forgetful = record([], { pruned: { count: 1, until } });
    const old = record([at('a', until), at('b', '2026-01-01T00:00:02.001Z')]);
    for (const merged of [mergeStates(forgetful, old), mergeStates(old, forgetful)])
      expect(states(merged)).toEqual(['b submitted']);
  });

  it.each([
    [null, null, null],
    [{ count: 1, until: '2' }, null, { count: 1, until: '2' }],
    [
      { count: 5, until: '2' },
      { count: 4, until: '3' },
      { count: 5, until: '3' },
    ],
  ])('that have forgotten %j and %j have forgotten %j', (one, other, both) => {
    const [a, b] = [record([], { pruned: one }), record([], { pruned: other })];
    expect([mergeStates(a, b).pruned, mergeStates(b, a).pruned]).toEqual([both, both]);
  });
});
