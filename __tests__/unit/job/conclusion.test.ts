import { expect, it } from '@jest/globals';
import { conclusionOf, jobFromSubmission } from '../../../src/job/conclusion.ts';
import { exampleJob, exampleSubmission } from '../../support/examples.ts';

const PR = 'https://github.com/acme/docs/pull/7';

it.each([
  ['completed', PR, { outcome: 'pr-opened', reason: '' }],
  ['completed', null, { outcome: 'no-pr', reason: '' }],
  ['failed', PR, { outcome: 'failed', reason: '' }],
  ['archived', null, { outcome: 'archived', reason: '' }],
  ['active', PR, undefined],
  ['something new', null, undefined],
])('a job that is %s with the pull request %s', (status, prLink, expected) => {
  expect(conclusionOf(exampleJob({ status, prLink }))).toEqual(expected);
});

it.each([
  ['pr-opened', 'completed'],
  ['no-pr', 'completed'],
  ['archived', 'archived'],
  ['still-active', undefined],
  [null, undefined],
] as const)(
  'the last status of a job whose submission ended as %s is %s',
  (outcome, status) => {
    const submission = exampleSubmission({ outcome, prLink: PR });
    const job = jobFromSubmission({ ...submission, job: 'a' });
    expect(job).toMatchObject({ id: 'a', status, prLink: PR, raw: { id: 'a' } });
  },
);
