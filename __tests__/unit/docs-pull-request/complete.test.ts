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

type Row = Readonly<{
  title: string;
  before: Partial<RequestSubmission>;
  prLink: string | null;
  others: readonly Partial<RequestSubmission>[];
  expected: boolean;
}>;

it.each<Row>([
  {
    title: 'a new pull request',
    before: OPEN,
    prLink: PR_LINK,
    others: [],
    expected: true,
  },
  {
    title: 'no pull request',
    before: OPEN,
    prLink: null,
    others: [],
    expected: false,
  },
  {
    title: 'one that the job already had while it was active',
    before: { ...OPEN, prLink: PR_LINK },
    prLink: PR_LINK,
    others: [],
    expected: true,
  },
  {
    title: 'one that this submission has finished',
    before: DONE,
    prLink: PR_LINK,
    others: [],
    expected: false,
  },
  {
    title: 'another one, of the same submission',
    before: DONE,
    prLink: `${PR_LINK}0`,
    others: [],
    expected: true,
  },
  {
    title: 'one that an earlier submission has finished',
    before: MESSAGE,
    prLink: PR_LINK,
    others: [DONE],
    expected: false,
  },
  {
    title: 'one that no earlier submission has waited for',
    before: MESSAGE,
    prLink: PR_LINK,
    others: [OPEN],
    expected: true,
  },
  {
    title: 'one of a job from elsewhere',
    before: MESSAGE,
    prLink: PR_LINK,
    others: [],
    expected: false,
  },
  {
    title: 'a new one of a job from elsewhere',
    before: MESSAGE,
    prLink: `${PR_LINK}0`,
    others: [],
    expected: true,
  },
  {
    title: 'one after that of another job',
    before: OPEN,
    prLink: PR_LINK,
    others: [{ ...DONE, job: 'job_2' }],
    expected: true,
  },
])('$title', ({ before, prLink, others, expected }) => {
  const submissions = others.map((each) => exampleSubmission(each));
  expect(
    isFirstSeen(exampleSubmission(before), { id: 'job_1', prLink }, submissions),
  ).toBe(expected);
});
