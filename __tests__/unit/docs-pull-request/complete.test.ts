import { expect, it } from '@jest/globals';
import { requestTimeIfNew } from '../../../src/docs-pull-request/complete.ts';
import {
  exampleEntry,
  exampleRecordedJob,
  PR_LINK,
  type EntryChanges,
} from '../../support/examples.ts';

/** A request to the job, as its comment has it. */
const at = (prLink: string | null, id = 'job_1') => ({
  job: exampleRecordedJob({ id, prLink }),
});
const open = (prLink: string | null) => ({
  payload: { ...at(prLink), conclusion: null },
});
const OPEN = open(null);
const DONE = { payload: at(PR_LINK) };
const BASELINE = { status: 'completed', prLink: PR_LINK };
const MESSAGE = { payload: { ...OPEN.payload, baseline: BASELINE } };

const NEXT = `${PR_LINK}0`;

type Row = Readonly<{
  title: string;
  before: EntryChanges;
  /** The pull request that the job has now. */
  prLink?: string | null;
  others?: readonly EntryChanges[];
}>;

/** Returns whether the pull request that a job has after a request is new. */
function isNew({ before, prLink = PR_LINK, others = [] }: Row): boolean {
  const entries = others.map((each) => exampleEntry(each));
  const job = { id: 'job_1', prLink };
  return requestTimeIfNew(exampleEntry(before), job, entries) !== undefined;
}

it.each<Row>([
  { title: 'a new pull request', before: OPEN },
  {
    title: 'one that the job already had while it was active',
    before: open(PR_LINK),
  },
  { title: 'another one, of the same request', before: DONE, prLink: NEXT },
  {
    title: 'one that no earlier request has waited for',
    before: MESSAGE,
    others: [OPEN],
  },
  { title: 'a new one of a job from elsewhere', before: MESSAGE, prLink: NEXT },
  {
    title: 'one after that of another job',
    before: OPEN,
    others: [{ payload: at(PR_LINK, 'job_2') }],
  },
])('$title is new, and gets labels and people', (row) => {
  expect(isNew(row)).toBe(true);
});

it.each<Row>([
  { title: 'no pull request', before: OPEN, prLink: null },
  { title: 'one that this request has finished', before: DONE },
  {
    title: 'one that an earlier request has finished',
    before: MESSAGE,
    others: [DONE],
  },
  { title: 'one of a job from elsewhere', before: MESSAGE },
])('$title is not new', (row) => {
  expect(isNew(row)).toBe(false);
});

it('a new pull request counts from the request of its job', () => {
  const job = { id: 'job_1', prLink: PR_LINK };
  const createdAt = '2026-03-01T11:07:00Z';
  const before = exampleEntry({ ...OPEN, comment: { createdAt } });
  expect(requestTimeIfNew(before, job, [])).toBe(createdAt);
});
