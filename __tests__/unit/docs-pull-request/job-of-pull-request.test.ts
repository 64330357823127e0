import { expect, it } from '@jest/globals';
import {
  findJobOfDocsPullRequest,
  newestRequestOfDocsPullRequest,
} from '../../../src/docs-pull-request/job-of-pull-request.ts';
import type { RequestEntries, RequestEntry } from '../../../src/record/entries.ts';
import {
  exampleEntry,
  exampleLinkedEntry,
  exampleRecordedJob,
  PR_LINK as LINK,
  THREAD,
} from '../../support/examples.ts';
import { runWith } from '../../support/runs.ts';

const NUMBER = 7;
const REPO = runWith().github('acme/docs').open({ id: 1, isPrivate: false });
const page = (path: string): string => `https://github.com/${path}`;

/** Creates the entry of a request whose job has this pull request. */
const entry = (id: number, prLink: string | null = LINK, job = 'job_1'): RequestEntry =>
  exampleEntry({
    payload: { job: exampleRecordedJob({ id: job, prLink }) },
    comment: { id },
  });
const linked = (id: number): RequestEntry => {
  const prLink = page('acme/old-name/pull/7');
  const job = exampleRecordedJob({ id: 'linked', prLink });
  return exampleLinkedEntry({ payload: { job }, comment: { id } });
};
const withBaseline = exampleEntry({
  payload: {
    job: exampleRecordedJob({ prLink: null }),
    baseline: { status: 'completed', prLink: LINK },
  },
});

it.each<readonly [string, string | undefined, readonly RequestEntry[]]>([
  ['nothing', undefined, []],
  ['an entry that names it', 'job_1', [entry(1, page('acme/docs/pull/7'))]],
  ['an entry of a job that had it before its message', 'job_1', [withBaseline]],
  ['the linked comment, whatever the repository was called then', 'linked', [linked(1)]],
  ['another number', undefined, [entry(1, page('acme/docs/pull/70'))]],
  ['another repository', undefined, [entry(1, page('acme/app/pull/7'))]],
  ['an entry that names no pull request', undefined, [entry(1, null)]],
  ['an entry without a job', undefined, [exampleEntry({ payload: { job: null } })]],
  [
    'several: the last one counts',
    'newest',
    [entry(1), entry(2), entry(3, LINK, 'newest')],
  ],
])('the job of a docs pull request is known by %s', (_, job, entries) => {
  const found = newestRequestOfDocsPullRequest(REPO, entries, NUMBER);
  expect(found?.payload.job.id).toBe(job);
});

it('the oldest comments of a thread are not read if its newest ones name the job', async () => {
  const known: RequestEntries = {
    thread: { ...THREAD, number: NUMBER },
    comments: [],
    entries: [],
    ofAnyTag: [linked(160)],
    claims: [],
    isComplete: false,
    reachesEvent: true,
    unbound: [],
    unverified: 0,
    unsignedKinds: [],
  };
  const found = await findJobOfDocsPullRequest(REPO, known);
  expect(found).toMatchObject({ ok: true, value: { comment: { id: 160 } } });
});
