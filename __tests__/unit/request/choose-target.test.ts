import { expect, it } from '@jest/globals';
import { notOk, ok } from '../../../src/domain/errors.ts';
import type { Job } from '../../../src/domain/job.ts';
import { hasJob, type JobEntry } from '../../../src/record/entries.ts';
import { findUsableJob } from '../../../src/request/choose-target.ts';
import { exampleEntry, exampleJob, NOW } from '../../support/examples.ts';

const [LAST] = [exampleEntry()].filter(hasJob) as [JobEntry];
const afterDays = (days: number): Date =>
  new Date(Date.parse(LAST.payload.submittedAt) + days * 24 * 60 * 60_000);
type Changes = Partial<Parameters<typeof findUsableJob>[0]>;
const decide = (job: Job | undefined, changes: Changes) =>
  findUsableJob({
    entry: LAST,
    job,
    prOpen: undefined,
    isAfterAnyEnd: true,
    now: NOW,
    ...changes,
  });

it.each<readonly [string, Partial<Job>, Changes]>([
  ['active', { status: 'active', prLink: null }, {}],
  ['of an unknown status', { status: 'paused' }, {}],
  [
    'with a pull request that is open for months',
    {},
    { prOpen: true, now: afterDays(90) },
  ],
  ['with a pull request that was not readable for 13 days', {}, { now: afterDays(13) }],
  ['without a pull request, by command', { prLink: null }, {}],
])('a request continues a job that is %s', (_, fields, changes) => {
  const job = exampleJob(fields);
  expect(decide(job, changes)).toEqual(ok(job));
});

it.each<readonly [string, Partial<Job> | undefined, Changes, string]>([
  ['failed', { status: 'failed' }, {}, 'failed'],
  ['archived', { status: 'archived' }, { prOpen: true }, 'archived'],
  ['merged or closed', {}, { prOpen: false }, 'merged or closed'],
  ['not readable for 14 days', {}, { now: afterDays(14) }, 'merged or closed'],
  [
    'without a pull request, by event',
    { prLink: null },
    { isAfterAnyEnd: false },
    'without a pull request',
  ],
  ['gone', undefined, {}, 'no longer exists'],
])('a request does not continue a job that is %s', (_, fields, changes, why) => {
  const usable = decide(fields && exampleJob(fields), changes);
  expect(usable).toEqual(notOk(expect.stringContaining(why)));
});
