import { expect, it } from '@jest/globals';
import type { Submission } from '../../../src/domain.ts';
import {
  checkJobLimits,
  findAgentPullRequests,
} from '../../../src/docs-pull-request/job-limit.ts';
import type { OpenPullRequest } from '../../../src/ports.ts';
import { exampleOpenPull, exampleSubmission, NOW } from '../../support/examples.ts';

const HOUR = 3_600_000;
const created = (hours: number, changes: Partial<Submission> = {}): Submission =>
  exampleSubmission({
    trigger: { kind: 'comment', id: hours },
    requester: 'mona',
    submittedAt: new Date(NOW.getTime() - hours * HOUR).toISOString(),
    job: `job_${hours}`,
    claimId: `claim-${hours}`,
    baseline: null,
    ...changes,
  });
const MERGE = { kind: 'merge', number: 9, commit: 'c0ffee' } as const;
const OWN = { trigger: { kind: 'comment', id: 1000 }, requester: 'Mona' } as const;

/** The limit, its maximum and the hours until the next job. */
function check(
  submissions: readonly Submission[],
  [maxJobsPerDay, maxJobsPerPerson]: readonly (number | undefined)[],
  request: Pick<Submission, 'trigger' | 'requester'> = OWN,
) {
  const limit = checkJobLimits(
    submissions,
    request,
    { maxJobsPerDay, maxJobsPerPerson },
    NOW,
  );
  return (
    limit && [limit.input, limit.max, (limit.nextAt.getTime() - NOW.getTime()) / HOUR]
  );
}

it.each<readonly [string, readonly Submission[], number]>([
  ['jobs', [created(1), created(2)], 2],
  ['a job twice', [created(1), created(2, { job: 'job_1' })], 1],
  [
    'a request that is about to be sent',
    [created(1, { state: 'pending', job: null })],
    1,
  ],
  ['no request without a job', [created(1, { job: null })], 0],
  [
    'no message',
    [created(1, { baseline: { status: 'active', prLink: null, archivedAt: null } })],
    0,
  ],
  ['no job of yesterday', [created(24), created(25)], 0],
  ['not the run’s own', [created(1, { trigger: OWN.trigger })], 0],
  [
    'jobs of other people',
    [created(1, { requester: 'hubot' }), created(2, { trigger: MERGE })],
    2,
  ],
])('for a day, %s', (_, submissions, count) => {
  expect(check(submissions, [count + 1])).toBeUndefined();
  if (count > 0)
    expect(check(submissions, [count])?.slice(0, 2)).toEqual(['max-jobs-per-day', count]);
});

it.each<readonly [string, readonly Submission[], number]>([
  ['commands', [created(1), created(2)], 2],
  ['not those of others', [created(1), created(2, { requester: 'hubot' })], 1],
  ['no merges', [created(1), created(2, { trigger: MERGE })], 1],
])('for a person, %s', (_, submissions, count) => {
  expect(check(submissions, [undefined, count + 1])).toBeUndefined();
  expect(check(submissions, [undefined, count])?.slice(0, 2)).toEqual([
    'max-jobs-per-person',
    count,
  ]);
  expect(
    check(submissions, [undefined, count], { ...OWN, trigger: MERGE }),
  ).toBeUndefined();
});

it.each([
  ['the oldest job expires', [1], 3, ['max-jobs-per-day', 3, 14]],
  ['enough jobs expire', [1], 2, ['max-jobs-per-day', 2, 20]],
  ['the later of two limits allows it', [2], 3, ['max-jobs-per-person', 2, 20]],
])('the next job is possible when %s', (_, [maxOfPerson], maxOfDay, expected) => {
  const submissions = [created(10), created(4), created(1)];
  const person = expected[0] === 'max-jobs-per-person' ? maxOfPerson : undefined;
  expect(check(submissions, [maxOfDay, person])).toEqual(expected);
});

it.each<
  readonly [string, Partial<OpenPullRequest>, agentLogin: string, prefix: string, boolean]
>([
  ['by the agent', { author: 'Mintlify[bot]' }, '@mintlify[bot]', '', true],
  [
    'by the agent, from a fork',
    { author: 'mintlify[bot]', isFork: true },
    'mintlify[bot]',
    '',
    true,
  ],
  ['from its branch', { branch: 'mintlify/x' }, 'mintlify[bot]', 'mintlify/', true],
  [
    'from a branch of that name in a fork',
    { branch: 'mintlify/x', isFork: true },
    '',
    'mintlify/',
    false,
  ],
  ['of someone else', {}, 'mintlify[bot]', 'mintlify/', false],
  ['without a filter', { author: '' }, '', '', false],
])('a pull request %s', (_, changes, agentLogin, agentBranchPrefix, isFound) => {
  const found = findAgentPullRequests([exampleOpenPull(changes)], {
    agentLogin,
    agentBranchPrefix,
  });
  expect(found.length).toBe(isFound ? 1 : 0);
});
