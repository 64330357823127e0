import { expect, it } from '@jest/globals';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import type { Trigger } from '../../../src/domain/trigger.ts';
import { toRequests } from '../../../src/report/requests/requests.ts';
import type { Stored } from '../../../src/thread/submission-store.ts';
import {
  exampleComment,
  exampleLinked,
  exampleRunTrigger,
  exampleSubmission,
} from '../../support/examples.ts';

const location = { repositoryId: 1, thread: 2, project: 'docs', commentTag: 'default' };
const stored = (submission: Stored['submission']): Stored => ({
  location,
  comment: exampleComment(),
  submission,
  isBound: true,
  revision: '',
  keyLine: 0,
});
const resultOf = (changes: Partial<RequestSubmission>) =>
  toRequests('acme/app', [stored(exampleSubmission(changes))])[0]?.result;

const nothing = { job: null, prLink: null };

it.each<[string, Partial<RequestSubmission>, string | undefined]>([
  ['opened a pull request', {}, 'pull-request'],
  ['changed nothing', { outcome: 'no-pr', prLink: null }, 'no-pr'],
  ['failed', { outcome: 'failed' }, 'failed'],
  ['was archived', { outcome: 'archived' }, 'failed'],
  ['is active', { state: 'submitted', outcome: null }, 'unfinished'],
  [
    'is active although its run has ended',
    { state: 'submitted', outcome: 'still-active', reason: 'timed-out' },
    'unfinished',
  ],
  ['is lost', { outcome: 'connection-lost', reason: 'no-response' }, 'unfinished'],
  ['is being sent', { ...nothing, state: 'pending', outcome: null }, 'unconfirmed'],
  ['was perhaps sent', { ...nothing, outcome: 'unconfirmed', reason: '' }, 'unconfirmed'],
  [
    'was perhaps sent as a message',
    { outcome: 'unconfirmed', reason: '' },
    'unconfirmed',
  ],
  [
    'was rejected',
    { ...nothing, outcome: 'rejected', reason: 'unauthorized' },
    'not-sent',
  ],
  ['was cancelled before', { ...nothing, outcome: 'cancelled' }, 'not-sent'],
])('a request that %s', (_, changes, result) => {
  expect(resultOf(changes)).toBe(result);
});

it('the copy on a docs pull request is no request', () => {
  expect(toRequests('acme/app', [stored(exampleLinked())])).toEqual([]);
});

it.each<[Trigger, string]>([
  [{ kind: 'review', id: 1 }, 'command'],
  [{ kind: 'merge', number: 1, commit: 'c' }, 'merge'],
  [exampleRunTrigger(), 'schedule or dispatch'],
  [{ kind: 'care', repository: 1, number: 7, commit: 'c', cause: 'checks' }, 'care'],
  [{ kind: 'since-last', from: null, to: 'c' }, 'since last run'],
  [{ kind: 'subject', subject: { kind: 'release', tag: 'v1' } }, 'release'],
  [{ kind: 'subject', subject: { kind: 'pull-request', number: 1 } }, 'pull request'],
])('the trigger %j is called %s', (trigger, name) => {
  const submission = exampleSubmission({ trigger, subject: null });
  const [request] = toRequests('acme/app', [stored(submission)]);
  expect(request?.trigger).toBe(name);
});

it('a review that went to its job as a whole is a trigger of its own', () => {
  const trigger = { kind: 'review', id: 1 } as const;
  const subject = 'the review with its summary';
  const submission = exampleSubmission({ trigger, subject });
  const [request] = toRequests('acme/app', [stored(submission)]);
  expect(request?.trigger).toBe('review');
});
