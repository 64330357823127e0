import { expect, it } from '@jest/globals';
import {
  findPaidRequests,
  nextRequestPossibleAt,
} from '../../../src/request/count-requests.ts';
import type { RequestClaim } from '../../../src/request/context.ts';
import {
  exampleClaim,
  exampleEntry,
  exampleThread,
  NOW,
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
  ['each counted, also for the same job and trigger', exampleThread({}, {}), [1, 2]],
  [
    'also those that failed, are active, or were perhaps sent',
    exampleThread({ mayRepeat: true }, { isFinished: false }, { sent: 'perhaps' }),
    [1, 2, 3],
  ],
  ['not those that were not sent', exampleThread({ sent: 'no', mayRepeat: true }), []],
  ['not those that are not bound', [exampleClaim({ sent: 'perhaps' })], []],
  [
    'also those of a newer version',
    [{ ...exampleEntry({ sent: 'perhaps' }), payload: undefined }],
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
