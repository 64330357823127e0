import { expect, it } from '@jest/globals';
import {
  describeForeignDocsPullRequest,
  isOurDocsPullRequest,
  requestTimeOfDocsPullRequest,
} from '../../../src/docs-pull-request/ownership.ts';
import type { PullRequest } from '../../../src/domain/pull-request.ts';
import {
  exampleEntry,
  examplePullRequest,
  exampleRecordedJob,
} from '../../support/examples.ts';

const AGENT = 'mintlify[bot]';
/** The request, as a runner's clock has it. GitHub's times have whole seconds. */
const REQUESTED = '2026-03-01T11:00:00.700Z';
const BEFORE = { createdAt: '2026-03-01T10:59:59Z' };
const SAME_SECOND = { createdAt: '2026-03-01T11:00:00Z' };
const AFTER = { createdAt: '2026-03-01T11:09:00Z' };
const FORK = { isFork: true };

// `agent-pull-request.test.ts` has more ways in which one is the agent's.
it.each<readonly [string, Partial<PullRequest>, boolean]>([
  ['by the agent, opened before the request', { ...BEFORE, author: AGENT }, true],
  ['by a person, opened after the request', AFTER, true],
  ['by a person, opened in the second of the request', SAME_SECOND, true],
  ['by a person, opened before the request', BEFORE, false],
  ['by a person, from a fork', { ...AFTER, ...FORK }, false],
  ['opened at an unknown time', { createdAt: '' }, false],
])('a pull request %s', (_, changes, isOurs) => {
  const pull = examplePullRequest(changes);
  expect(isOurDocsPullRequest(pull, AGENT, REQUESTED)).toBe(isOurs);
  if (!isOurs) expect(isOurDocsPullRequest(pull, AGENT, '')).toBe(false);
});

type AtTime = Readonly<{ isFinished?: boolean; job?: string }>;

/** Creates a request to a job that has not ended, unless the changes say so. */
function at(minute: number, { isFinished = false, job: id = 'job_1' }: AtTime = {}) {
  const standing = isFinished ? {} : { conclusion: null };
  return exampleEntry({
    payload: { ...standing, job: exampleRecordedJob({ id }) },
    comment: { createdAt: `2026-03-01T11:${minute}:00Z` },
  });
}

it.each<readonly [string, readonly ReturnType<typeof at>[], number]>([
  ['only one request', [], 40],
  ['an earlier request that no run has finished', [at(30), at(35)], 30],
  ['an earlier request that has finished', [at(30, { isFinished: true })], 40],
  ['an earlier request to another job', [at(30, { job: 'job_2' })], 40],
  ['a later request', [at(50)], 40],
])('the time of the request of a job with %s', (_, others, minute) => {
  expect(requestTimeOfDocsPullRequest(at(40), others, { id: 'job_1' })).toBe(
    `2026-03-01T11:${minute}:00Z`,
  );
});

it.each<readonly [string, Partial<PullRequest>, RegExp]>([
  [
    'an older one',
    {},
    /names acme\/docs#7 .*mona opened it from the branch fix, and it was opened before the request/,
  ],
  ['one from a fork', FORK, /its branch is in a fork\. It gets no labels/],
  ['one of a deleted account', { author: '' }, /but a deleted account opened it/],
])('the warning about %s says what to do', (_, changes, text) => {
  const warning = describeForeignDocsPullRequest(
    examplePullRequest(changes),
    'acme/docs#7',
  );
  expect(warning).toMatch(text);
  expect(warning).toMatch(/set `agent-login`\.$/);
});
