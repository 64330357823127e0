import { describe, expect, it } from '@jest/globals';
import {
  countsSince,
  findPaidRequests,
  isPaidRequest,
  nextRequestPossibleAt,
} from '../../../src/request/count-requests.ts';
import type { RequestClaim } from '../../../src/request/context.ts';
import { exampleClaim, exampleThread, NOW } from '../../support/examples.ts';

const HOUR = 3_600_000;
const hoursAgo = (hours: number): string =>
  new Date(NOW.getTime() - hours * HOUR).toISOString();
const createdAt = (hours: number) => ({ comment: { createdAt: hoursAgo(hours) } });

it.each([
  ['yes', true],
  ['perhaps', true],
  ['no', false],
] as const)('a request is paid if it was sent, or perhaps: %s', (sent, expected) => {
  expect(isPaidRequest({ sent })).toBe(expected);
});

describe('the paid requests of 24 hours', () => {
  const idsOf = (claims: readonly RequestClaim[]) =>
    findPaidRequests(claims, NOW).map(({ comment }) => comment.id);

  it('are sorted by the time of their comments, whatever the order of those', () => {
    const found = exampleThread(createdAt(1), createdAt(3), createdAt(2));
    expect(idsOf(found)).toEqual([2, 3, 1]);
    expect(idsOf(found.toReversed())).toEqual([2, 3, 1]);
  });

  it('end after exactly 24 hours', () => {
    const found = exampleThread(createdAt(24), createdAt(23.99));
    expect(idsOf(found)).toEqual([2]);
    expect(countsSince(NOW).toISOString()).toBe(hoursAgo(24));
  });

  it('are each counted, also for the same job and the same trigger', () => {
    expect(idsOf(exampleThread({}, {}))).toEqual([1, 2]);
  });

  it('contain what failed, what is active and what was perhaps sent', () => {
    const found = exampleThread(
      { mayRepeat: true },
      { isFinished: false },
      { sent: 'perhaps', isFinished: false },
      { sent: 'perhaps' },
    );
    expect(idsOf(found)).toEqual([1, 2, 3, 4]);
  });

  it('do not contain what was not sent', () => {
    const rejected = { sent: 'no', mayRepeat: true } as const;
    expect(idsOf(exampleThread(rejected))).toEqual([]);
  });

  it('do not contain a claim that is not bound, whatever it says', () => {
    expect(idsOf([exampleClaim(), exampleClaim({ sent: 'perhaps' })])).toEqual([]);
  });

  it('contain those that only a newer version can read', () => {
    const [entry] = exampleThread({ sent: 'perhaps' });
    expect(idsOf([{ ...entry!, payload: undefined }])).toEqual([1]);
  });
});

it.each<readonly [number, readonly number[], number | undefined]>([
  [3, [2, 1], undefined],
  [1, [], undefined],
  [3, [10, 4, 1], 14],
  [2, [10, 4, 1], 20],
])(
  'with a limit of %j and requests %j hours ago, the next one is possible in %j hours',
  (max, ages, hours) => {
    const paid = exampleThread(...ages.map((age) => createdAt(age)));
    const nextAt =
      hours === undefined ? undefined : new Date(NOW.getTime() + hours * HOUR);
    expect(nextRequestPossibleAt(paid, max)).toEqual(nextAt);
  },
);
