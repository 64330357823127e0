import { describe, expect, it } from '@jest/globals';
import type { Ask, ThreadRecord } from '../../src/domain.ts';
import { mergeRecords } from '../../src/thread/merge.ts';
import { askOf, recordOf } from './asks.ts';

const ask = (id: string, askedAt: string, more: Partial<Ask> = {}): Ask =>
  askOf({
    trigger: { kind: 'comment', id },
    state: 'asked',
    job: `job_${id}`,
    askedAt: `2026-01-01T00:00:${askedAt}.000Z`,
    outcome: null,
    prLink: null,
    ...more,
  });
const record = (asks: readonly Ask[], more: Partial<ThreadRecord> = {}): ThreadRecord => ({
  ...recordOf(...asks),
  ...more,
});
const states = ({ asks }: ThreadRecord): string[] =>
  asks.map(({ trigger, state }) => `${trigger.id} ${state}`);

describe('two records of one thread', () => {
  it('make one with the asks of both, oldest first', () => {
    const merged = mergeRecords(record([ask('a', '01'), ask('c', '03')]), record([ask('b', '02')]));
    expect(states(merged)).toEqual(['a asked', 'b asked', 'c asked']);
  });

  it('keep the order of writing where one has gone on from the other, whatever the clocks of their runners said', () => {
    const before = record([ask('a', '09')]);
    const after = record([ask('a', '09', { state: 'ended' }), ask('b', '02')]);
    expect(states(mergeRecords(before, after))).toEqual(['a ended', 'b asked']);
    expect(states(mergeRecords(after, before))).toEqual(['a ended', 'b asked']);
  });

  it.each<[string, Ask, Ask, string]>([
    ['an end counts over its beginning', ask('a', '01'), ask('a', '01', { state: 'ended' }), 'a ended'],
    [
      'an asking anew counts over the end before it',
      ask('a', '01', { state: 'ended' }),
      ask('a', '05', { state: 'intent' }),
      'a intent',
    ],
    [
      'what was asked counts over what was meant to be',
      ask('a', '01', { state: 'intent' }),
      ask('a', '01'),
      'a asked',
    ],
    [
      'an older end counts less than an asking anew that was answered',
      ask('a', '01', { state: 'ended' }),
      ask('a', '05'),
      'a asked',
    ],
  ])('%s, in whichever order they are read', (_, one, other, expected) => {
    expect(states(mergeRecords(record([one]), record([other])))).toEqual([expected]);
    expect(states(mergeRecords(record([other]), record([one])))).toEqual([expected]);
  });

  it('take each ask from the one that knows more of it', () => {
    const fuller = record([ask('a', '01', { state: 'intent' }), ask('b', '02')]);
    const further = record([ask('a', '01', { state: 'ended' })]);
    for (const merged of [mergeRecords(fuller, further), mergeRecords(further, fuller)])
      expect(states(merged)).toEqual(['a ended', 'b asked']);
  });

  it('take what is newest of the rest', () => {
    const older = record([ask('a', '01')], {
      covered: 'aaaaaaa',
      waitUntil: 'x',
      forgotten: { count: 1, until: '2' },
    });
    const newer = record([ask('b', '02')], { covered: 'bbbbbbb', forgotten: { count: 4, until: '3' } });
    expect(mergeRecords(older, newer)).toMatchObject({
      covered: 'bbbbbbb',
      waitUntil: null,
      forgotten: { count: 4, until: '3' },
    });
    expect(mergeRecords(newer, older)).toMatchObject({
      covered: 'bbbbbbb',
      waitUntil: null,
      forgotten: { count: 4 },
    });
  });

  it('keep what was covered when the newer ask covers nothing', () => {
    const [older, newer] = [record([ask('a', '01')], { covered: 'aaaaaaa' }), record([ask('b', '02')])];
    expect(mergeRecords(older, newer).covered).toBe('aaaaaaa');
    expect(mergeRecords(newer, older).covered).toBe('aaaaaaa');
  });

  it('do not bring back what one of them has forgotten', () => {
    const before = record([ask('a', '01'), ask('b', '02'), ask('c', '03')]);
    const until = '2026-01-01T00:00:02.000Z';
    const after = record([ask('b', '02'), ask('c', '03')], { forgotten: { count: 1, until } });
    for (const merged of [mergeRecords(before, after), mergeRecords(after, before)]) {
      expect(states(merged)).toEqual(['b asked', 'c asked']);
      expect(merged.forgotten).toEqual({ count: 1, until });
    }
  });

  it('keep the order of the one that has asked something anew', () => {
    const before = record([ask('a', '01'), ask('b', '02'), ask('c', '03')]);
    const anew = record([ask('b', '02'), ask('c', '03'), ask('a', '04', { state: 'intent' })]);
    for (const merged of [mergeRecords(before, anew), mergeRecords(anew, before)])
      expect(states(merged)).toEqual(['b asked', 'c asked', 'a intent']);
  });

  it('keep the order in which the other was written, where neither knows more', () => {
    const [a, b] = [ask('a', '02'), ask('b', '01')];
    expect(states(mergeRecords(record([b, a]), record([a, b])))).toEqual(['a asked', 'b asked']);
  });

  it('keep what is younger than all that was forgotten, and the later bound of the two', () => {
    const until = '2026-01-01T00:00:02.000Z';
    const later = '2026-01-01T00:00:03.000Z';
    const young = record([ask('d', '04')], { forgotten: { count: 7, until: later } });
    const old = record([ask('b', '02'), ask('c', '03'), ask('e', '05')], { forgotten: { count: 1, until } });
    for (const merged of [mergeRecords(young, old), mergeRecords(old, young)]) {
      expect(states(merged)).toEqual(['d asked', 'e asked']);
      expect(merged.forgotten).toEqual({ count: 7, until: later });
    }
  });

  it('make one with itself', () => {
    const one = record([ask('a', '01'), ask('b', '02', { state: 'ended' })], {
      covered: 'aaaaaaa',
      waitUntil: 'x',
      forgotten: { count: 2, until: '2' },
    });
    expect(mergeRecords(one, one)).toEqual(one);
    expect(mergeRecords(record([]), record([]))).toEqual(record([]));
  });

  it('that were last asked at one moment give the rest as the first of them has it', () => {
    const one = record([ask('a', '02')], { covered: 'aaaaaaa', waitUntil: 'x' });
    const other = record([ask('b', '02')], { covered: 'bbbbbbb', waitUntil: 'y' });
    expect(mergeRecords(one, other)).toMatchObject({ covered: 'aaaaaaa', waitUntil: 'x' });
    expect(mergeRecords(other, one)).toMatchObject({ covered: 'bbbbbbb', waitUntil: 'y' });
  });

  it('were last asked when their latest ask was, wherever it stands', () => {
    const late = record([ask('a', '09'), ask('b', '02')], { waitUntil: 'x' });
    const early = record([ask('c', '05')], { waitUntil: 'y' });
    expect([mergeRecords(late, early).waitUntil, mergeRecords(early, late).waitUntil]).toEqual(['x', 'x']);
  });

  it('keep what was asked at one moment in the order in which it was read', () => {
    const [a, b, c] = [ask('a', '02'), ask('b', '02'), ask('c', '01')];
    expect(states(mergeRecords(record([a]), record([b, c])))).toEqual(['c asked', 'a asked', 'b asked']);
    expect(states(mergeRecords(record([b, c]), record([a])))).toEqual(['c asked', 'b asked', 'a asked']);
  });

  it('take an ask as the second of them has it, where both have come equally far', () => {
    const [one, other] = [record([ask('a', '01', { run: '1' })]), record([ask('a', '01', { run: '2' })])];
    expect(mergeRecords(one, other).asks.map(({ run }) => run)).toEqual(['2']);
  });

  it('count as forgotten what was asked just then, and not what came a moment later', () => {
    const at = (id: string, askedAt: string): Ask => ({ ...ask(id, '00'), askedAt });
    const until = '2026-01-01T00:00:02.000Z';
    const forgetful = record([], { forgotten: { count: 1, until } });
    const old = record([at('a', until), at('b', '2026-01-01T00:00:02.001Z')]);
    for (const merged of [mergeRecords(forgetful, old), mergeRecords(old, forgetful)])
      expect(states(merged)).toEqual(['b asked']);
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
    const [a, b] = [record([], { forgotten: one }), record([], { forgotten: other })];
    expect([mergeRecords(a, b).forgotten, mergeRecords(b, a).forgotten]).toEqual([both, both]);
  });
});
