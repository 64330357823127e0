import { expect, it } from '@jest/globals';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import { hasLapsed } from '../../../src/thread/claim-states.ts';
import { exampleThread } from '../../support/examples.ts';

const PENDING = { state: 'pending', job: null, outcome: null, run: '10' } as const;
const NOT_SENT = { job: null, outcome: 'cancelled' } as const;
const OWN = { run: '10', attempt: 2 };
const CREATED_AT = '2026-03-01T12:00:00Z';
const minutesLater = (minutes: number): string =>
  new Date(Date.parse(CREATED_AT) + minutes * 60_000).toISOString();

type Row = Readonly<{
  title: string;
  changes: Partial<RequestSubmission>;
  isBound: boolean;
  minutes: number;
  expected: boolean;
}>;

it.each<Row>([
  {
    title: 'whose run has sent nothing',
    changes: NOT_SENT,
    isBound: true,
    minutes: 0,
    expected: true,
  },
  {
    title: 'that is bound, however old it is',
    changes: { ...PENDING, attempt: 1 },
    isBound: true,
    minutes: 60,
    expected: false,
  },
  {
    title: 'of an earlier attempt',
    changes: { ...PENDING, attempt: 1 },
    isBound: false,
    minutes: 0,
    expected: true,
  },
  {
    title: 'of this attempt',
    changes: { ...PENDING, attempt: 2 },
    isBound: false,
    minutes: 0,
    expected: false,
  },
  {
    title: 'of another run',
    changes: { ...PENDING, run: '11', attempt: 1 },
    isBound: false,
    minutes: 9.99,
    expected: false,
  },
  {
    title: 'of another run, ten minutes old',
    changes: { ...PENDING, run: '11' },
    isBound: false,
    minutes: 10,
    expected: true,
  },
])('a state $title: it has lapsed: $#', ({ changes, isBound, minutes, expected }) => {
  const [found] = exampleThread(changes);
  if (found === undefined) throw new Error('There is no state.');
  const comment = { ...found.comment, createdAt: CREATED_AT };
  const state = { ...found, comment, isBound };
  const own = { createdAt: minutesLater(minutes), submission: OWN };
  expect(hasLapsed(state, own)).toBe(expected);
});
