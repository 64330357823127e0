import { describe, expect, it } from '@jest/globals';
import { findLeftRequests, findOpenRequests } from '../../../src/fleet/check-jobs.ts';
import {
  exampleClaim,
  exampleRecordedJob,
  exampleThread,
  NOT_SENT,
  NOW,
  type EntryChanges,
} from '../../support/examples.ts';

const open = (payload: EntryChanges['payload'] = {}): EntryChanges => ({
  payload: { conclusion: null, ...payload },
});

it.each<readonly [string, EntryChanges, boolean]>([
  ['sent', open(), true],
  ['sent, its run has ended', open({ waitUntil: NOW.toISOString() }), true],
  ['sent, its run waits', open({ waitUntil: '2026-03-01T12:00:00.001Z' }), false],
  ['finished', {}, false],
  ['without a job', open({ job: null }), false],
])('a request that is %s is open: %s', (_, changes, isOpen) => {
  const entries = exampleThread(changes);
  expect(findOpenRequests(entries, NOW)).toEqual(isOpen ? entries : []);
});

const MINUTE = 60_000;
const minutesAgo = (minutes: number): string =>
  new Date(NOW.getTime() - minutes * MINUTE).toISOString();

/** Returns how a claim was left whose comment was created so long ago. */
const leftSince = (minutes: number, changes: EntryChanges = {}): EntryChanges => ({
  ...changes,
  comment: { createdAt: minutesAgo(minutes) },
  payload: { submittedAt: minutesAgo(minutes), ...changes.payload },
});

describe('a request is left', () => {
  const ACTIVE = {
    job: exampleRecordedJob({ status: 'active', prLink: null }),
    conclusion: null,
  };

  it.each<readonly [string, EntryChanges, boolean]>([
    ['an hour and a minute ago, not bound', leftSince(61), true],
    [
      'an hour and a minute ago, bound',
      leftSince(61, { isBound: true, sent: 'perhaps' }),
      true,
    ],
    ['an hour ago', leftSince(60), false],
    ['and finished', leftSince(61, { isBound: true, payload: NOT_SENT }), false],
    ['with an active job', leftSince(61, { isBound: true, payload: ACTIVE }), false],
  ])('%s', (_, changes, isLeft) => {
    const claim = exampleClaim(changes);
    expect(findLeftRequests([claim], NOW)).toEqual(isLeft ? [claim] : []);
  });

  it('never, if its entry is the copy of an old one', () => {
    const payload = { submittedAt: minutesAgo(200) };
    const comment = { createdAt: minutesAgo(100) };
    expect(findLeftRequests([exampleClaim({ payload, comment })], NOW)).toEqual([]);
  });

  it('never, if only a newer version can read it', () => {
    const unreadable = { ...exampleClaim(leftSince(61)), payload: undefined };
    expect(findLeftRequests([unreadable], NOW)).toEqual([]);
  });
});
