import { describe, expect, it } from '@jest/globals';
import type { Ask, ThreadRecord } from '../../src/domain.ts';
import { mergeRecords } from '../../src/request/merge-records.ts';
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
  ])('%s, in whichever order they are read', (_, one, other, expected) => {
    expect(states(mergeRecords(record([one]), record([other])))).toEqual([expected]);
    expect(states(mergeRecords(record([other]), record([one])))).toEqual([expected]);
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
    expect(
      mergeRecords(record([ask('a', '01')], { covered: 'aaaaaaa' }), record([ask('b', '02')])).covered,
    ).toBe('aaaaaaa');
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
});
