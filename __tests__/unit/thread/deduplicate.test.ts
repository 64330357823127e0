import { describe, expect, it } from '@jest/globals';
import type { Submission, ThreadState } from '../../../src/domain.ts';
import { findPrevious } from '../../../src/thread/deduplicate.ts';
import { askOf, NOW, recordOf } from '../../support/submissions.ts';

const LOOKED = {
  state: undefined,
  pendingClaims: [],
  trigger: { kind: 'comment', id: '1' },
  digest: 'same',
  triggeredAt: new Date('2026-03-01T10:59:00.000Z'),
  now: NOW,
} as const;
const look = (changes: Partial<Parameters<typeof findPrevious>[0]> = {}) =>
  findPrevious({ ...LOOKED, ...changes });
const remembered = (changes: Partial<Submission>) => look({ state: recordOf(askOf(changes)) });
const ago = (ms: number): string => new Date(NOW.getTime() - ms).toISOString();

describe('a trigger that nobody has asked for', () => {
  it.each<readonly [string, ThreadState | undefined]>([
    ['in a thread without a record', undefined],
    ['in an empty one', recordOf()],
    ['beside another comment', recordOf(askOf({ trigger: { kind: 'comment', id: '2' } }))],
    ['beside a review of the same number', recordOf(askOf({ trigger: { kind: 'review', id: '1' } }))],
  ])('%s is new', (_, record) => {
    expect(look({ state: record })).toEqual({ kind: 'new' });
  });
});

describe('a trigger that was asked for', () => {
  it.each<readonly [string, Partial<Submission>, string]>([
    ['asked, at work', { state: 'submitted', outcome: null }, 'resume'],
    ['asked, waited in vain', { state: 'submitted', outcome: 'still-active', reason: 'timed-out' }, 'resume'],
    [
      'asked, contact lost',
      { state: 'submitted', outcome: 'connection-lost', reason: 'no-response' },
      'resume',
    ],
    ['asked, then cancelled', { state: 'submitted', outcome: 'cancelled' }, 'resume'],
    ['asked, without a job', { state: 'submitted', job: null, outcome: null }, 'unconfirmed'],
    ['opened a pull request', { outcome: 'pr-opened' }, 'report'],
    ['changed nothing', { outcome: 'no-pr' }, 'report'],
    ['was archived', { outcome: 'archived' }, 'report'],
    ['ended well, its job forgotten', { outcome: 'pr-opened', job: null }, 'unconfirmed'],
    ['failed', { outcome: 'failed' }, 'retry'],
    ['rejected', { outcome: 'rejected', reason: 'unauthorized', job: null }, 'retry'],
    ['cancelled before it was sent', { outcome: 'cancelled', job: null }, 'retry'],
    ['cancelled after it was', { outcome: 'cancelled' }, 'resume'],
    ['ended in a way that tells nothing', { outcome: 'unconfirmed', job: null }, 'unconfirmed'],
    ['intent of a moment ago', { state: 'pending', outcome: null, submittedAt: ago(119_999) }, 'pending'],
    [
      'intent of two minutes ago',
      { state: 'pending', outcome: null, submittedAt: ago(120_000) },
      'unconfirmed',
    ],
    ['another instruction', { digest: 'other' }, 'other-instruction'],
    ['another instruction, at work', { digest: 'other', state: 'pending' }, 'other-instruction'],
  ])('%s', (_, changes, kind) => {
    expect(remembered(changes).kind).toBe(kind);
  });

  it('is known by its latest entry', () => {
    const record = recordOf(askOf({ outcome: 'failed' }), askOf({ outcome: 'pr-opened', job: 'job_2' }));
    expect(look({ state: record })).toMatchObject({ kind: 'report', job: 'job_2' });
  });
});

describe('an intent that is bound to no comment', () => {
  it.each([
    ['held back while it is young', 5000, { kind: 'pending' }],
    ['unclear when it is old', 3_600_000, { kind: 'unconfirmed', reason: 'pending' }],
  ])('gives nothing, whatever it says of itself: %s', (_, age, expected) => {
    const bare = [recordOf(askOf({ state: 'finished', submittedAt: ago(age) }))];
    expect(look({ pendingClaims: bare })).toMatchObject(expected);
  });

  it('counts less than the thread’s own record', () => {
    const bare = [recordOf(askOf({ state: 'pending', submittedAt: ago(0) }))];
    expect(look({ pendingClaims: bare, state: recordOf(askOf()) })).toMatchObject({ kind: 'report' });
  });

  it('of another trigger holds nothing back', () => {
    expect(look({ pendingClaims: [recordOf(askOf({ trigger: { kind: 'run', id: '1' } }))] })).toEqual({
      kind: 'new',
    });
  });
});

describe('a trigger older than all that is remembered', () => {
  const record = {
    ...recordOf(askOf({ trigger: { kind: 'comment', id: '99' } })),
    pruned: { count: 3, until: ago(0) },
  };
  it.each([
    ['may have been asked for', new Date(NOW), { kind: 'unconfirmed', reason: 'pruned' }],
    ['cannot have been, when it came about later', new Date(NOW.getTime() + 1), { kind: 'new' }],
    ['is new, where its time is not known', undefined, { kind: 'new' }],
    ['is new, where its time cannot be read', new Date('?'), { kind: 'new' }],
  ])('%s', (_, triggeredAt, expected) => {
    expect(look({ state: record, triggeredAt })).toEqual(expected);
  });
});
