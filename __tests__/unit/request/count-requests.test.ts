import { expect, it } from '@jest/globals';
import {
  countPendingRequests,
  findPaidRequests,
  nextRequestPossibleAt,
} from '../../../src/request/count-requests.ts';
import type { RequestClaim } from '../../../src/record/entries.ts';
import type { RequestIdentity } from '../../../src/once/entry.ts';
import {
  exampleCause,
  exampleClaim,
  exampleEntry,
  exampleThread,
  JOB_FAILED,
  NOT_SENT,
  NOW,
  UNCONFIRMED,
  type RecordChanges,
} from '../../support/examples.ts';

const HOUR = 3_600_000;
const hoursAgo = (hours: number): string =>
  new Date(NOW.getTime() - hours * HOUR).toISOString();
const createdAt = (hours: number) => ({ comment: { createdAt: hoursAgo(hours) } });

it.each<readonly [string, readonly RequestClaim[], readonly number[]]>([
  [
    'sorted by the time of their comments',
    exampleThread(createdAt(1), createdAt(3), createdAt(2)),
    [2, 3, 1],
  ],
  ['younger than 24 hours', exampleThread(createdAt(24), createdAt(23.99)), [2]],
  ['each counted, also for the same job and cause', exampleThread({}, {}), [1, 2]],
  [
    'also those that failed, are active, or were perhaps sent',
    exampleThread(
      { payload: JOB_FAILED },
      { payload: { conclusion: null } },
      { payload: UNCONFIRMED },
      { sent: 'perhaps', payload: { job: null } },
    ),
    [1, 2, 3, 4],
  ],
  ['not those that were not sent', exampleThread({ payload: NOT_SENT }), []],
  ['not those that are not bound', [exampleClaim({ sent: 'perhaps' })], []],
  [
    'also those of a newer version',
    [{ ...exampleEntry(), sent: 'perhaps', payload: undefined }],
    [3],
  ],
])('the paid requests of 24 hours are %s', (_, claims, ids) => {
  const found = findPaidRequests(claims, NOW);
  expect(found.map(({ comment }) => comment.id)).toEqual(ids);
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

/** Creates the claim of another run, which was written so many minutes ago. */
function pending(
  minutesAgo: number,
  request: Partial<RequestIdentity> = {},
  submittedMinutesAgo = minutesAgo,
): RequestClaim {
  return exampleClaim({
    comment: { createdAt: hoursAgo(minutesAgo / 60) },
    payload: { submittedAt: hoursAgo(submittedMinutesAgo / 60) },
    request: { run: '10', ...request },
  });
}

/** Creates the bound entry of another run. */
const bound = (payload: RecordChanges = {}) =>
  exampleEntry({ payload, request: { run: '10' } });

const OTHER = exampleCause('comment:2');
const OWN = { cause: exampleCause('comment:99'), run: '9', attempt: 2 };
const RETRY = { cause: OTHER, repeats: exampleCause() };

it.each<readonly [string, number, readonly RequestClaim[]]>([
  ['of no claims', 0, []],
  ['of a claim', 1, [pending(0)]],
  ['of a claim that is almost 10 minutes old', 1, [pending(9.9)]],
  ['of a claim that is 10 minutes old', 0, [pending(10)]],
  ['of a claim by a clock that is half an hour slow', 1, [pending(1, {}, 31)]],
  ['of a claim by a clock that is half an hour fast', 1, [pending(1, {}, -29)]],
  ['of a copy of an older claim', 0, [pending(1, {}, 62)]],
  ['of a claim of a newer version', 1, [{ ...pending(1), payload: undefined }]],
  ['of several claims', 2, [pending(1), pending(1, { cause: OTHER })]],
  ['of several claims for one cause', 1, [pending(3), pending(1, { claimId: 'c2' })]],
  ['of a claim beside one that is bound', 0, [bound(), pending(1)]],
  ['of a claim beside one that came to nothing', 1, [bound(JOB_FAILED), pending(1)]],
  ['of a retry beside what it repeats', 1, [bound(), pending(1, RETRY)]],
  ['of a comment that claims nothing', 0, [{ ...pending(1), request: null }]],
  ['of the own cause', 0, [pending(1, { cause: OWN.cause })]],
  ['of an earlier attempt of the own run', 0, [pending(1, { run: '9', attempt: 1 })]],
  ['of another job of the own attempt', 1, [pending(1, { run: '9', attempt: 2 })]],
])('the requests that other runs are about to send, %s: %j', (_, count, claims) => {
  expect(countPendingRequests(claims, OWN, NOW.getTime())).toBe(count);
});

it('a claim is never too old if GitHub does not say the time', () => {
  expect(countPendingRequests([pending(60)], OWN, undefined)).toBe(1);
  expect(countPendingRequests([pending(60, {}, 600)], OWN, undefined)).toBe(0);
});
