import { expect, it } from '@jest/globals';
import { findJobOfPullRequest } from '../../../src/docs-pull-request/job-of-pull-request.ts';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import type { Stored } from '../../../src/thread/submission-store.ts';
import { exampleLinked, exampleStored } from '../../support/examples.ts';

const PULL = {
  number: 7,
  repository: 'acme/docs',
  serverUrl: new URL('https://github.com'),
};
const page = (path: string): string => `https://github.com/${path}`;
const stored = (
  id: number,
  changes: Partial<RequestSubmission> = {},
  thread = 2,
): Stored => {
  const { location, ...rest } = exampleStored(changes, { id });
  return { ...rest, location: { ...location, thread } };
};
const linked = (id: number, thread: number): Stored => ({
  ...stored(id, {}, thread),
  submission: exampleLinked({ job: 'linked', prLink: page('acme/old-name/pull/7') }),
});
const baseline = (prLink: string) =>
  ({ status: 'completed', prLink, archivedAt: null }) as const;

it.each<readonly [string, string | undefined, readonly Stored[]]>([
  ['nothing', undefined, []],
  ['a state that names it', 'job_1', [stored(1, { prLink: page('acme/docs/pull/7') })]],
  ['in another case', 'job_1', [stored(1, { prLink: page('Acme/Docs/pull/7/') })]],
  [
    'a state of a job that had it before its message',
    'job_1',
    [stored(1, { prLink: null, baseline: baseline(page('acme/docs/pull/7')) })],
  ],
  ['the linked comment', 'linked', [linked(1, 7)]],
  ['a linked comment on another one', undefined, [linked(1, 8)]],
  ['another number', undefined, [stored(1, { prLink: page('acme/docs/pull/70') })]],
  ['another repository', undefined, [stored(1, { prLink: page('acme/app/pull/7') })]],
  ['an issue', undefined, [stored(1, { prLink: page('acme/docs/issues/7') })]],
  [
    'another host',
    undefined,
    [stored(1, { prLink: 'https://evil.example/acme/docs/pull/7' })],
  ],
  [
    'credentials in the link',
    undefined,
    [stored(1, { prLink: 'https://x@github.com/acme/docs/pull/7' })],
  ],
  ['a state on it that names another one', undefined, [stored(1, { prLink: null }, 7)]],
  ['a state without a job', undefined, [stored(1, { job: null })]],
  [
    'several: the newest comment counts',
    'newest',
    [stored(3, { job: 'newest' }), stored(1), stored(2)],
  ],
])('the job of a docs pull request is known by %s', (_, job, submissions) => {
  const found = findJobOfPullRequest(submissions, PULL);
  expect(found?.submission.job).toBe(job);
});
