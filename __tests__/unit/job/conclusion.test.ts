import { expect, it } from '@jest/globals';
import type { Conclusion } from '../../../src/domain/outcome.ts';
import { recordedJob } from '../../../src/record/request-record.ts';
import { conclusionOfJob } from '../../../src/job/completion.ts';
import { exampleJob, exampleRecord, exampleRecordedJob } from '../../support/examples.ts';

const PR = 'https://github.com/acme/docs/pull/7';

it.each([
  ['completed', PR, { outcome: 'pr-opened', reason: '' }],
  ['completed', null, { outcome: 'no-pr', reason: '' }],
  ['failed', PR, { outcome: 'failed', reason: '' }],
  ['archived', null, { outcome: 'archived', reason: '' }],
  ['active', PR, undefined],
  ['something new', null, undefined],
  ['Completed', PR, undefined],
  [undefined, null, undefined],
])('a job that is %s with the pull request %s', (status, prLink, expected) => {
  expect(conclusionOfJob(exampleJob({ status, prLink }))).toEqual(expected);
});

it.each<readonly [Conclusion | null, string | undefined]>([
  [{ outcome: 'pr-opened', reason: '' }, 'completed'],
  [{ outcome: 'no-pr', reason: '' }, 'completed'],
  [{ outcome: 'archived', reason: '' }, 'archived'],
  [{ outcome: 'still-active', reason: 'timed-out' }, undefined],
  [null, undefined],
])('the last status of a job whose request ended as %j is %s', (conclusion, status) => {
  const recorded = exampleRecordedJob({ id: 'a', prLink: PR, status: 'active' });
  const job = recordedJob(recorded, exampleRecord({ conclusion }).end);
  expect(job).toMatchObject({ id: 'a', status, prLink: PR, raw: { id: 'a' } });
});
