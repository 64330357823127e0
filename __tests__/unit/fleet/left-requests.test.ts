import { describe, expect, it } from '@jest/globals';
import { endOfLeftRequest, findLeftRequests } from '../../../src/fleet/left-requests.ts';
import {
  exampleCause,
  exampleClaim,
  exampleRecordedJob,
  NOT_SENT,
  NOW,
  type EntryChanges,
} from '../../support/examples.ts';

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
  const ACTIVE = { job: exampleRecordedJob({ status: 'active', prLink: null }) };

  it.each<readonly [string, EntryChanges, boolean]>([
    ['an hour and a minute ago, not bound', leftSince(61), true],
    [
      'an hour and a minute ago, bound',
      leftSince(61, { isBound: true, sent: 'perhaps' }),
      true,
    ],
    ['an hour ago', leftSince(60), false],
    ['and finished', leftSince(61, { isBound: true, payload: NOT_SENT }), false],
    ['with a job', leftSince(61, { isBound: true, payload: ACTIVE }), false],
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

describe('a request that was left ends', () => {
  const EVENT: EntryChanges = { request: { cause: exampleCause('merge:12:abc') } };
  const COMMAND: EntryChanges = { request: { cause: exampleCause('comment:5') } };
  const CARE: EntryChanges = {
    request: { cause: exampleCause('care:1:7:1') },
    payload: { care: { head: 'c0ffee', message: 1 } },
  };

  it.each<readonly [string, EntryChanges, object]>([
    ['as cancelled if it is not bound', {}, { outcome: 'cancelled', reason: '' }],
    [
      'as unconfirmed if it is bound',
      { isBound: true, sent: 'perhaps' },
      { outcome: 'unconfirmed', reason: '' },
    ],
  ])('%s', (_, changes, conclusion) => {
    expect(endOfLeftRequest(exampleClaim(changes))).toMatchObject({ conclusion });
  });

  it.each<readonly [string, EntryChanges, number]>([
    ['an event is repeated by its workflow job', EVENT, 1],
    ['a command has a hint of its own', COMMAND, 0],
    ['a message of care is repeated by care', CARE, 0],
  ])('with what to do: %s', (_, changes, steps) => {
    const { steps: found } = endOfLeftRequest(exampleClaim(changes));
    expect(found).toHaveLength(steps);
  });

  it.each<readonly [string, EntryChanges, string | undefined]>([
    ['a new job', EVENT, undefined],
    [
      'a message to the job of a docs pull request',
      CARE,
      'Could not confirm that the message arrived',
    ],
  ])('as perhaps %s', (_, changes, title) => {
    const bound = { isBound: true, sent: 'perhaps' } as const;
    const ended = endOfLeftRequest(exampleClaim({ ...bound, ...changes }));
    expect(ended.title).toBe(title);
  });
});
