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
const OPEN = { isFinished: false, payload: at(null) };
const DONE = { payload: at(PR_LINK) };
const BASELINE = { status: 'completed', prLink: PR_LINK };
const MESSAGE = { ...OPEN, payload: { ...OPEN.payload, baseline: BASELINE } };

type Row = Readonly<{
  title: string;
  before: EntryChanges;
  prLink: string | null;
  others: readonly EntryChanges[];
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
    before: { ...OPEN, payload: at(PR_LINK) },
    prLink: PR_LINK,
    others: [],
    expected: true,
  },
  {
    title: 'one that this request has finished',
    before: DONE,
    prLink: PR_LINK,
    others: [],
    expected: false,
  },
  {
    title: 'another one, of the same request',
    before: DONE,
    prLink: `${PR_LINK}0`,
    others: [],
    expected: true,
  },
  {
    title: 'one that an earlier request has finished',
    before: MESSAGE,
    prLink: PR_LINK,
    others: [DONE],
    expected: false,
  },
  {
    title: 'one that no earlier request has waited for',
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
    others: [{ payload: at(PR_LINK, 'job_2') }],
    expected: true,
  },
])('$title: is new, and gets labels and people: $expected', (row) => {
  const { before, prLink, others, expected } = row;
  const job = { id: 'job_1', prLink };
  const entries = others.map((each) => exampleEntry(each));
  const requestedAt = requestTimeIfNew(exampleEntry(before), job, entries);
  expect(requestedAt !== undefined).toBe(expected);
});

it('a new pull request counts from the request of its job', () => {
  const job = { id: 'job_1', prLink: PR_LINK };
  const createdAt = '2026-03-01T11:07:00Z';
  const before = exampleEntry({ ...OPEN, comment: { createdAt } });
  expect(requestTimeIfNew(before, job, [])).toBe(createdAt);
});
