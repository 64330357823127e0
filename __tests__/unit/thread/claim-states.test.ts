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

it.each<readonly [string, Partial<RequestSubmission>, boolean, number, boolean]>([
  ['whose run has sent nothing', NOT_SENT, true, 0, true],
  ['that is bound, however old it is', { ...PENDING, attempt: 1 }, true, 60, false],
  ['of an earlier attempt', { ...PENDING, attempt: 1 }, false, 0, true],
  ['of this attempt', { ...PENDING, attempt: 2 }, false, 0, false],
  ['of another run', { ...PENDING, run: '11', attempt: 1 }, false, 9.99, false],
  ['of another run, ten minutes old', { ...PENDING, run: '11' }, false, 10, true],
])('a state %s: it has lapsed: %#', (_, changes, isBound, minutes, expected) => {
  const [found] = exampleThread(changes);
  if (found === undefined) throw new Error('There is no state.');
  const comment = { ...found.comment, createdAt: CREATED_AT };
  const state = { ...found, comment, isBound };
  const own = { createdAt: minutesLater(minutes), submission: OWN };
  expect(hasLapsed(state, own)).toBe(expected);
});
