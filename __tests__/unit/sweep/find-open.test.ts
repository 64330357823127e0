import { expect, it } from '@jest/globals';
import type { Submission } from '../../../src/domain.ts';
import { findOpenSubmissions } from '../../../src/sweep/check-jobs.ts';
import { createStateCodec } from '../../../src/thread/codec.ts';
import { exampleComment, exampleSubmission, NOW } from '../../support/examples.ts';

const codec = createStateCodec({ apiKey: 'key', previousApiKeys: [] });
const OPEN = { state: 'submitted', outcome: null } as const;
const HERE = {
  repositoryId: 1,
  thread: 2,
  project: 'docs',
  commentTag: 'default',
  commentId: 3,
  authorId: 4,
};

function find(submission: Partial<Submission>) {
  const state = codec.encode(exampleSubmission(submission), HERE);
  const comment = { ...exampleComment({ body: `### Working\n\n${state}\n` }), thread: 2 };
  const place = { repositoryId: 1, project: undefined, commentTag: undefined };
  return findOpenSubmissions([comment], codec, place, NOW);
}

it.each<readonly [string, Partial<Submission>, boolean]>([
  ['submitted', OPEN, true],
  ['submitted, timed out', { ...OPEN, outcome: 'still-active', reason: 'timed-out' }, true],
  ['submitted, its run has ended', { ...OPEN, waitUntil: NOW.toISOString() }, true],
  ['submitted, its run waits', { ...OPEN, waitUntil: '2026-03-01T12:00:00.001Z' }, false],
  ['pending', { state: 'pending', job: null, outcome: null }, false],
  ['finished', {}, false],
  ['without a job', { ...OPEN, job: null }, false],
])('a submission that is %s is open: %s', (_, submission, isOpen) => {
  expect(find(submission)).toHaveLength(isOpen ? 1 : 0);
});

it('names the place that the state is for', () => {
  expect(find(OPEN)).toMatchObject([
    { comment: { id: 3 }, location: { thread: 2, project: 'docs', commentTag: 'default' } },
  ]);
});
