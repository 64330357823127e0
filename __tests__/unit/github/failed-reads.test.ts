/** Reads of GitHub that fail: the error is the result, whatever GitHub or a proxy has responded with. */
import { describe, expect, it } from '@jest/globals';
import type { Result } from '../../../src/domain/errors.ts';
import { readPages } from '../../support/threads.ts';
import { connect, failing } from './connect.ts';

type Connected = Awaited<ReturnType<typeof connect>>;
type Read = readonly [
  name: string,
  read: (connected: Connected) => Promise<Result<unknown>>,
  /** A response without a field that the read needs. */
  incomplete: unknown,
];

/** A pull request of which it is unknown whether it was merged. */
const PULL = {
  number: 1,
  html_url: '',
  state: 'closed',
  created_at: '2026-03-01T00:00:00Z',
  base: { repo: { id: 1 } },
};

const READS: readonly Read[] = [
  ['comments', ({ comments }) => readPages(comments.newestPages(2)), [{ id: 1 }]],
  ['issues', ({ issues }) => issues.withLabel('docs'), [{ body: 'a' }]],
  ['a label', ({ issues }) => issues.createLabel('docs', ''), {}],
  [
    'repositories',
    ({ repository }) => repository.listInstalled(),
    { repositories: [{}] },
  ],
  ['the id of a repository', ({ repository }) => repository.readFacts(), { id: '7' }],
  ['comments of a review', ({ reviews }) => reviews.comments(2, 1), [{ body: 'a' }]],
  ['open pull requests', ({ pulls }) => pulls.listOpen(), [PULL]],
  [
    'pull requests that have ended',
    ({ pulls }) => pulls.listEnded(new Date(0), 10),
    [PULL],
  ],
  ['a pull request', ({ pulls }) => pulls.read(2), PULL],
  ['files', ({ pulls }) => pulls.changedPaths(2), [{}]],
  ['the authors of a commit', ({ commits }) => commits.authors('c0ffee'), []],
  [
    'the checks of a commit',
    ({ commits }) => commits.checks('c0ffee'),
    { check_runs: [{ id: 1, status: 'completed' }], statuses: [] },
  ],
];

describe.each(READS)('a read of %s', (_, read, incomplete) => {
  it.each([
    ['a refusal', { status: 403, body: { message: 'no' } }, { status: 403 }],
    ['a missing field', { status: 200, body: incomplete }, { kind: 'invalid-response' }],
  ])('fails with %s', async (__, reply, error) => {
    const connected = await connect(failing(reply, { times: 9 }));
    expect(await read(connected)).toMatchObject({ ok: false, error });
  });
});
