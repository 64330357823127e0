import { describe, expect, it } from '@jest/globals';
import type { Ask, ThreadRecord } from '../../src/domain.ts';
import { lookFirst } from '../../src/thread/deduplicate.ts';
import { askOf, NOW, recordOf } from './asks.ts';

const LOOKED = {
  record: undefined,
  bare: [],
  trigger: { kind: 'comment', id: '1' },
  digest: 'same',
  triggeredAt: new Date('2026-03-01T10:59:00.000Z'),
  now: NOW,
} as const;
const look = (changes: Partial<Parameters<typeof lookFirst>[0]> = {}) => lookFirst({ ...LOOKED, ...changes });
const remembered = (changes: Partial<Ask>) => look({ record: recordOf(askOf(changes)) });
const ago = (ms: number): string => new Date(NOW.getTime() - ms).toISOString();

describe('a trigger that nobody has asked for', () => {
  it.each<readonly [string, ThreadRecord | undefined]>([
    ['in a thread without a record', undefined],
    ['in an empty one', recordOf()],
    ['beside another comment', recordOf(askOf({ trigger: { kind: 'comment', id: '2' } }))],
    ['beside a review of the same number', recordOf(askOf({ trigger: { kind: 'review', id: '1' } }))],
  ])('%s is new', (_, record) => {
    expect(look({ record })).toEqual({ kind: 'new' });
  });
});

describe('a trigger that was asked for', () => {
  it.each<readonly [string, Partial<Ask>, string]>([
    ['asked, at work', { state: 'asked', outcome: null }, 'adopt'],
    ['asked, waited in vain', { state: 'asked', outcome: 'still-active', reason: 'timed-out' }, 'adopt'],
    ['asked, contact lost', { state: 'asked', outcome: 'lost-contact', reason: 'no-answer' }, 'adopt'],
    ['asked, then cancelled', { state: 'asked', outcome: 'cancelled' }, 'adopt'],
    ['asked, without a job', { state: 'asked', job: null, outcome: null }, 'unconfirmed'],
    ['opened a pull request', { outcome: 'pr-opened' }, 'report'],
    ['changed nothing', { outcome: 'no-changes' }, 'report'],
    ['was archived', { outcome: 'archived' }, 'report'],
    ['ended well, its job forgotten', { outcome: 'pr-opened', job: null }, 'unconfirmed'],
    ['failed', { outcome: 'failed' }, 'again'],
    ['refused', { outcome: 'refused', reason: 'unauthorized', job: null }, 'again'],
    ['cancelled before it was sent', { outcome: 'cancelled', job: null }, 'again'],
    ['cancelled after it was', { outcome: 'cancelled' }, 'adopt'],
    ['ended in a way that tells nothing', { outcome: 'unconfirmed', job: null }, 'unconfirmed'],
    ['intent of a moment ago', { state: 'intent', outcome: null, askedAt: ago(119_999) }, 'being-asked'],
    ['intent of two minutes ago', { state: 'intent', outcome: null, askedAt: ago(120_000) }, 'unconfirmed'],
    ['another instruction', { digest: 'other' }, 'other-instruction'],
    ['another instruction, at work', { digest: 'other', state: 'intent' }, 'other-instruction'],
  ])('%s', (_, changes, kind) => {
    expect(remembered(changes).kind).toBe(kind);
  });

  it('is known by its latest entry', () => {
    const record = recordOf(askOf({ outcome: 'failed' }), askOf({ outcome: 'pr-opened', job: 'job_2' }));
    expect(look({ record })).toMatchObject({ kind: 'report', job: 'job_2' });
  });
});

describe('an intent that is bound to no comment', () => {
  it.each([
    ['held back while it is young', 5000, { kind: 'being-asked' }],
    ['unclear when it is old', 3_600_000, { kind: 'unconfirmed', why: 'intent' }],
  ])('gives nothing, whatever it says of itself: %s', (_, age, expected) => {
    const bare = [recordOf(askOf({ state: 'ended', askedAt: ago(age) }))];
    expect(look({ bare })).toMatchObject(expected);
  });

  it('counts less than the thread’s own record', () => {
    const bare = [recordOf(askOf({ state: 'intent', askedAt: ago(0) }))];
    expect(look({ bare, record: recordOf(askOf()) })).toMatchObject({ kind: 'report' });
  });

  it('of another trigger holds nothing back', () => {
    expect(look({ bare: [recordOf(askOf({ trigger: { kind: 'run', id: '1' } }))] })).toEqual({ kind: 'new' });
  });
});

describe('a trigger older than all that is remembered', () => {
  const record = {
    ...recordOf(askOf({ trigger: { kind: 'comment', id: '99' } })),
    forgotten: { count: 3, until: ago(0) },
  };
  it.each([
    ['may have been asked for', new Date(NOW), { kind: 'unconfirmed', why: 'forgotten' }],
    ['cannot have been, when it came about later', new Date(NOW.getTime() + 1), { kind: 'new' }],
    ['is new, where its time is not known', undefined, { kind: 'new' }],
    ['is new, where its time cannot be read', new Date('?'), { kind: 'new' }],
  ])('%s', (_, triggeredAt, expected) => {
    expect(look({ record, triggeredAt })).toEqual(expected);
  });
});
