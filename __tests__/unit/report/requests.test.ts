import { expect, it } from '@jest/globals';
import { toReportedRequests } from '../../../src/report/requests/requests.ts';
import {
  exampleCause,
  exampleEntry,
  exampleLinkedEntry,
  exampleRecordedJob,
  exampleThread,
  JOB_FAILED,
  UNCONFIRMED,
  type EntryChanges,
} from '../../support/examples.ts';

const requestOf = (changes: EntryChanges) =>
  toReportedRequests('acme/app', [exampleEntry(changes)])[0];

const NO_PR = exampleRecordedJob({ prLink: null });
/** The job before a message. */
const BASELINE = { status: 'completed', prLink: null };

it.each<[string, EntryChanges, string]>([
  ['opened a pull request', {}, 'pull-request'],
  [
    'changed nothing',
    { payload: { job: NO_PR, conclusion: { outcome: 'no-pr', reason: '' } } },
    'no-pr',
  ],
  ['failed', { payload: JOB_FAILED }, 'failed'],
  [
    'was archived',
    { payload: { conclusion: { outcome: 'archived', reason: '' } } },
    'failed',
  ],
  ['is active', { payload: { conclusion: null } }, 'unfinished'],
  [
    'is active although its run has ended',
    { payload: { conclusion: { outcome: 'still-active', reason: 'timed-out' } } },
    'unfinished',
  ],
  [
    'is lost',
    {
      payload: {
        conclusion: { outcome: 'connection-lost', reason: 'no-response' },
        end: { isGivenUp: true },
      },
    },
    'unfinished',
  ],
  ['is being sent', { sent: 'perhaps', payload: { job: null } }, 'unconfirmed'],
  ['was perhaps sent', { payload: UNCONFIRMED }, 'unconfirmed'],
  [
    'was perhaps sent as a message',
    { payload: { ...UNCONFIRMED, baseline: BASELINE } },
    'unconfirmed',
  ],
])('a request that %s', (_, changes, result) => {
  expect(requestOf(changes)?.result).toBe(result);
});

it('what was refused before it was sent is no request', () => {
  const conclusion = { outcome: 'rejected', reason: 'unauthorized' } as const;
  expect(requestOf({ payload: { job: null, conclusion } })).toBeUndefined();
});

it('the copy on a docs pull request is no request', () => {
  expect(toReportedRequests('acme/app', [exampleLinkedEntry()])).toEqual([]);
});

it('requests are in the order of their comments', () => {
  const newestFirst = exampleThread({}, {}, {}).toReversed();
  const requests = toReportedRequests('acme/app', newestFirst);
  expect(requests.map(({ commentId }) => commentId)).toEqual([1, 2, 3]);
});

it('a request has its result and its links', () => {
  expect(requestOf({})).toMatchObject({
    outcome: 'pr-opened',
    job: 'job_1',
    prLink: 'https://github.com/acme/docs/pull/7',
  });
});

it.each([
  ['comment:5', 'command'],
  ['review-comment:5', 'command'],
  ['review:5', 'review'],
  ['merge:12:abc', 'merge'],
  ['subject:release:v1', 'subject'],
  ['commits:a:b', 'subject'],
  ['run:7:docs:step:default', 'schedule or dispatch'],
])('a request with the cause %s counts as %s', (key, name) => {
  expect(requestOf({ request: { cause: exampleCause(key) } })?.kind).toBe(name);
});

it.each([
  ['the branch as it was then', 'c0ffee', 'c0ffee'],
  ['the name, if the commit is not known', null, 'main'],
])('a range of commits ends with %s', (_, covered, to) => {
  const covers = { kind: 'range', from: 'v1', to: 'main' } as const;
  expect(requestOf({ payload: { covers, covered } })?.covers).toEqual({ ...covers, to });
});

it('anything else than a range covers what its run has noted', () => {
  const covers = { kind: 'release', tag: 'v1' } as const;
  expect(requestOf({ payload: { covers, covered: 'c0ffee' } })?.covers).toEqual(covers);
});
