import { expect, it } from '@jest/globals';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import { findPrevious, type Previous } from '../../../src/thread/re-run.ts';
import { exampleThread } from '../../support/examples.ts';

const REQUEST = { digest: 'same', run: '10', attempt: 2 } as const;

type Listed = Partial<RequestSubmission> & { isBound?: boolean };

/** Finds a re-run among submissions. Pending ones are not bound unless `isBound` is set. */
function find(...submissions: readonly Listed[]) {
  const thread = exampleThread(...submissions);
  const states = thread.map((found, index) => {
    const isPending = found.submission.state === 'pending';
    return { ...found, isBound: submissions[index]?.isBound ?? !isPending };
  });
  return findPrevious(states, REQUEST);
}

const foundAt = (previous: Previous): number | undefined =>
  'found' in previous ? previous.found.comment.id - 1 : undefined;

const FAILED = { outcome: 'failed' } as const;
const PENDING = {
  state: 'pending',
  job: null,
  outcome: null,
} as const;

it.each<readonly [string, readonly Partial<RequestSubmission>[], Previous['kind']]>([
  ['an empty thread', [], 'none'],

  ['submitted', [{ state: 'submitted', outcome: null }], 'resume'],
  [
    'timed out',
    [{ state: 'submitted', outcome: 'still-active', reason: 'timed-out' }],
    'resume',
  ],
  ['connection lost', [{ state: 'submitted', outcome: 'connection-lost' }], 'resume'],
  [
    'cancelled while the job was active',
    [{ state: 'submitted', outcome: 'cancelled' }],
    'resume',
  ],
  [
    'given up by the sweep',
    [{ outcome: 'connection-lost', reason: 'not-found' }],
    'resume',
  ],
  ['pull request opened', [{}], 'report'],
  ['no pull request', [{ outcome: 'no-pr' }], 'report'],
  ['archived', [{ outcome: 'archived' }], 'report'],

  ['failed', [FAILED], 'retry'],
  ['rejected', [{ outcome: 'rejected', reason: 'unauthorized', job: null }], 'retry'],
  [
    'invalid inputs',
    [{ outcome: 'misconfigured', reason: 'invalid-input', job: null }],
    'retry',
  ],
  ['cancelled before it was sent', [{ outcome: 'cancelled', job: null }], 'retry'],

  ['unconfirmed', [{ outcome: 'unconfirmed', reason: '', job: null }], 'unconfirmed'],
  ['finished without a job', [{ job: null }], 'unconfirmed'],
  [
    'submitted without a job',
    [{ state: 'submitted', job: null, outcome: null }],
    'unconfirmed',
  ],
  ['pending', [PENDING], 'pending'],
  [
    'pending in another job of this attempt',
    [{ ...PENDING, run: '10', attempt: 2 }],
    'pending',
  ],
  ['pending since an earlier attempt', [{ ...PENDING, run: '10' }], 'unconfirmed'],

  ['another instruction', [{ digest: 'other' }], 'other-instruction'],
  [
    'another instruction that is pending',
    [{ ...PENDING, digest: 'other' }],
    'other-instruction',
  ],
  ['another instruction that failed', [{ ...FAILED, digest: 'other' }], 'retry'],
])('the previous submission: %s', (_, submissions, kind) =>
  expect(find(...submissions).kind).toBe(kind),
);

it.each<readonly [string, readonly Listed[], Previous['kind'], number]>([
  ['the one with a job', [PENDING, { job: 'job_2' }, PENDING], 'report', 1],
  [
    'the one with a job, though another may have sent',
    [{ ...PENDING, isBound: true }, { job: 'job_2' }],
    'report',
    1,
  ],
  ['the first one by comment', [PENDING, PENDING], 'pending', 0],
  ['not one that failed', [FAILED, { job: 'job_2' }], 'report', 1],
  ['not a job that failed', [FAILED, PENDING], 'pending', 1],
  ['the latest one if all failed', [FAILED, FAILED], 'retry', 1],
  [
    'one that may have sent before the first',
    [PENDING, { ...PENDING, isBound: true }],
    'pending',
    1,
  ],
])('of several, %s counts', (_, submissions, kind, index) => {
  const previous = find(...submissions);
  expect([previous.kind, foundAt(previous)]).toEqual([kind, index]);
});
