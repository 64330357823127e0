import { expect, it } from '@jest/globals';
import { toRequests } from '../../../src/report/requests/requests.ts';
import {
  exampleCause,
  exampleEntry,
  exampleLinkedEntry,
  exampleRecordedJob,
  exampleThread,
  JOB_FAILED,
  PR_LINK,
  UNCONFIRMED,
  type EntryChanges,
} from '../../support/examples.ts';
import { runWith } from '../../support/runs.ts';

const { repo } = runWith();

const requestOf = (changes: EntryChanges) => toRequests(repo, [exampleEntry(changes)])[0];

const NO_PR = exampleRecordedJob({ prLink: null });

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
  ['is being sent', { sent: 'perhaps', payload: { job: null } }, 'unconfirmed'],
  [
    'was refused before it was sent',
    {
      payload: {
        job: null,
        conclusion: { outcome: 'rejected', reason: 'unauthorized' },
      },
    },
    'not-sent',
  ],
  ['was perhaps sent', { payload: UNCONFIRMED }, 'unconfirmed'],
])('a request that %s', (_, changes, result) => {
  expect(requestOf(changes)?.result).toBe(result);
});

it('what a run may be about to send is no request yet', () => {
  const changes = { sent: 'no', payload: { job: null, conclusion: null } } as const;
  expect(requestOf(changes)).toBeUndefined();
});

it('the copy on a docs pull request is no request', () => {
  expect(toRequests(repo, [exampleLinkedEntry()])).toEqual([]);
});

it('requests are in the order of their comments', () => {
  const pages = ['#1', '#2', '#3'];
  const entries = exampleThread(...pages.map((url) => ({ comment: { url } })));
  const requests = toRequests(repo, entries.toReversed());
  expect(requests.map(({ url }) => url)).toEqual(pages);
});

it('a request has its result and its links', () => {
  const url = 'https://github.com/acme/app/issues/2#issuecomment-3';
  expect(requestOf({ comment: { url } })).toMatchObject({
    repository: 'acme/app',
    url,
    outcome: 'pr-opened',
    job: 'job_1',
    prLink: PR_LINK,
    pull: { repository: 'acme/docs', number: 7, url: PR_LINK },
  });
});

it.each<readonly [string | null, string | null]>([
  [
    'https://gitlab.com/acme/docs/-/merge_requests/1',
    'https://gitlab.com/acme/docs/-/merge_requests/1',
  ],
  ['', null],
  [null, null],
])('the link %j is %j, and no docs pull request on the server', (prLink, expected) => {
  const job = exampleRecordedJob({ prLink });
  expect(requestOf({ payload: { job } })).toMatchObject({
    prLink: expected,
    pull: undefined,
  });
});

it.each([
  ['comment:5', 'command'],
  ['review-comment:5', 'command'],
  ['merge:12:abc', 'merge'],
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
