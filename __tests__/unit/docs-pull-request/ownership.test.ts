import { expect, it } from '@jest/globals';
import {
  describeForeignDocsPullRequest,
  isOurDocsPullRequest,
  requestTimeOfDocsPullRequest,
} from '../../../src/docs-pull-request/ownership.ts';
import type { PullRequest } from '../../../src/ports.ts';
import {
  exampleEntry,
  examplePullRequest,
  exampleRecordedJob,
} from '../../support/examples.ts';

const AGENT = 'mintlify[bot]';
const NOBODY = '';
/** The request, as a runner's clock has it. GitHub's times have whole seconds. */
const REQUESTED = '2026-03-01T11:00:00.700Z';
const BEFORE = { createdAt: '2026-03-01T10:59:59Z' };
const SAME_SECOND = { createdAt: '2026-03-01T11:00:00Z' };
const AFTER = { createdAt: '2026-03-01T11:09:00Z' };
const FORK = { isFork: true };
const AGENT_BRANCH = { branch: 'mintlify/search' };

type Row = Readonly<{
  title: string;
  changes: Partial<PullRequest>;
  agentLogin: string;
  isOurs: boolean;
}>;

it.each<Row>([
  {
    title: 'by the agent’s account',
    changes: { ...BEFORE, author: 'Mintlify[bot]' },
    agentLogin: AGENT,
    isOurs: true,
  },
  {
    title: 'by the agent’s account, from a fork',
    changes: { ...BEFORE, ...FORK, author: 'mintlify[bot]' },
    agentLogin: AGENT,
    isOurs: true,
  },
  {
    title: 'by a person, from the agent’s branch',
    changes: { ...BEFORE, ...AGENT_BRANCH },
    agentLogin: AGENT,
    isOurs: true,
  },
  {
    title: 'from a branch of that name in a fork',
    changes: { ...AFTER, ...FORK, ...AGENT_BRANCH },
    agentLogin: AGENT,
    isOurs: false,
  },
  {
    title: 'by a person, opened after the request',
    changes: AFTER,
    agentLogin: AGENT,
    isOurs: true,
  },
  {
    title: 'by a person, opened in the second of the request',
    changes: SAME_SECOND,
    agentLogin: AGENT,
    isOurs: true,
  },
  {
    title: 'by a person, opened before the request',
    changes: BEFORE,
    agentLogin: AGENT,
    isOurs: false,
  },
  {
    title: 'by a person, from a fork, opened after the request',
    changes: { ...AFTER, ...FORK },
    agentLogin: AGENT,
    isOurs: false,
  },
  {
    title: 'opened at an unknown time',
    changes: { createdAt: '' },
    agentLogin: AGENT,
    isOurs: false,
  },
  {
    title: 'without an account',
    changes: { ...BEFORE, author: '' },
    agentLogin: NOBODY,
    isOurs: false,
  },
  {
    title: 'opened after the request, if the agent has no name',
    changes: AFTER,
    agentLogin: NOBODY,
    isOurs: true,
  },
])('a pull request $title', ({ changes, agentLogin, isOurs }) => {
  const pull = examplePullRequest(changes);
  expect(isOurDocsPullRequest(pull, agentLogin, REQUESTED)).toBe(isOurs);
  if (!isOurs) expect(isOurDocsPullRequest(pull, agentLogin, '')).toBe(false);
});

type AtTime = Readonly<{ isFinished?: boolean; job?: string }>;

/** Creates a request to a job that has not ended. */
function at(minute: number, { isFinished = false, job: id = 'job_1' }: AtTime = {}) {
  return exampleEntry({
    isFinished,
    payload: { job: exampleRecordedJob({ id }) },
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
