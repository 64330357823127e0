import { expect, it } from '@jest/globals';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import { isFirstSeen } from '../../../src/docs-pull-request/complete.ts';
import { exampleSubmission, PR_LINK } from '../../support/examples.ts';

const OPEN = { state: 'submitted', job: 'job_1', prLink: null, outcome: null } as const;
const DONE = { state: 'finished', job: 'job_1', prLink: PR_LINK } as const;
const MESSAGE = {
  ...OPEN,
  baseline: { status: 'completed', prLink: PR_LINK, archivedAt: null },
};

it.each<
  readonly [
    string,
    Partial<RequestSubmission>,
    string | null,
    readonly Partial<RequestSubmission>[],
    boolean,
  ]
>([
  ['a new pull request', OPEN, PR_LINK, [], true],
  ['no pull request', OPEN, null, [], false],
  [
    'one that the job already had while it was active',
    { ...OPEN, prLink: PR_LINK },
    PR_LINK,
    [],
    true,
  ],
  ['one that this submission has finished', DONE, PR_LINK, [], false],
  ['another one, of the same submission', DONE, `${PR_LINK}0`, [], true],
  ['one that an earlier submission has finished', MESSAGE, PR_LINK, [DONE], false],
  ['one that no earlier submission has waited for', MESSAGE, PR_LINK, [OPEN], true],
  ['one of a job from elsewhere', MESSAGE, PR_LINK, [], false],
  ['a new one of a job from elsewhere', MESSAGE, `${PR_LINK}0`, [], true],
  ['one after that of another job', OPEN, PR_LINK, [{ ...DONE, job: 'job_2' }], true],
])('%s', (_, before, prLink, others, expected) => {
  const submissions = others.map((each) => exampleSubmission(each));
  expect(
    isFirstSeen(exampleSubmission(before), { id: 'job_1', prLink }, submissions),
  ).toBe(expected);
});
