import { describe, expect, it } from '@jest/globals';
import type { MissingContext, Subject, SubjectDetails } from '../../../src/domain.ts';
import { emptyDetails } from '../../../src/github-objects.ts';
import {
  commit,
  fakeContext,
  file,
  files,
  issue,
  pull,
  release,
  type FakeContext,
  type FakeRepository,
} from './fake-read.ts';

type Replies = Parameters<typeof fakeContext>[1];

async function gather(
  { context }: FakeContext,
  subject: Subject,
  lastCovered?: string,
): Promise<SubjectDetails> {
  const gathered = await context.gather({ subject, lastCovered });
  if (!gathered.ok) throw new Error(JSON.stringify(gathered.error));
  return gathered.value;
}

async function errorOf(
  repository: FakeRepository,
  subject: Subject,
  { replies, lastCovered }: Readonly<{ replies?: Replies; lastCovered?: string }> = {},
): Promise<MissingContext | undefined> {
  const gathered = await fakeContext(repository, replies).context.gather({ subject, lastCovered });
  return gathered.ok ? undefined : gathered.error;
}

const unreadable = (part: string, name: string, status = 500) => ({
  kind: 'unreadable',
  part,
  name,
  error: expect.objectContaining({ status }),
});

const PULL = 'https://github.com/acme/app/pull';
const RELEASE: Subject = { kind: 'release', tag: 'v1.4.0' };
const RELEASED: FakeRepository = {
  releases: [release('v1.4.0'), release('v2.0.0-rc.1'), release('v1.3.0')],
  comparisons: {
    'v1.3.0...v1.4.0': {
      commits: [
        commit('c1', 'Add a box (#7)\n\nlong text'),
        commit('c2', 'on a branch'),
        commit('c3', 'Merge pull request #8 from bob/x\n\nFaster start', {
          parents: [{ sha: 'c1' }, { sha: 'c2' }],
        }),
        commit('c4', 'Revert "Old (#3)" (#9)', { author: null }),
      ],
      files: [file('src/a.ts'), file('b.png', { patch: undefined, additions: 0 })],
    },
  },
  pulls: { 8: pull(8) },
  pullsOfCommit: { c2: [[8]] },
};

describe('a release', () => {
  it('has its notes, the previous release, and what was merged in between', async () => {
    const fake = fakeContext(RELEASED);
    const details = await gather(fake, RELEASE);
    expect(details).toMatchObject({
      kind: 'release',
      title: 'Release v1.4.0',
      body: 'Notes',
      author: 'rita',
      url: 'https://github.com/acme/app/releases/tag/v1.4.0',
      tag: 'v1.4.0',
      previousTag: 'v1.3.0',
      headSha: 'c4',
      commitsComplete: true,
      filesComplete: true,
      missing: [],
    });
    expect(details.pullRequests).toMatchObject([
      { number: 9, title: 'Revert "Old (#3)"', url: `${PULL}/9`, author: '' },
      { number: 8, title: 'Faster start', url: `${PULL}/8`, author: '' },
      { number: 7, title: 'Add a box', url: `${PULL}/7`, author: 'alice' },
    ]);
    expect(details.commits).toMatchObject([
      { sha: 'c1', title: 'Add a box (#7)', author: 'alice', merge: false },
      { sha: 'c2', title: 'on a branch', author: 'alice', merge: false },
      { sha: 'c3', title: 'Merge pull request #8 from bob/x', author: 'alice', merge: true },
      { sha: 'c4', title: 'Revert "Old (#3)" (#9)', author: '', merge: false },
    ]);
    // Only the commit that names no pull request is looked up.
    expect(fake.calls.filter((call) => call.startsWith('pulls-of'))).toStrictEqual(['pulls-of-commit c2']);
  });

  it.each<[Replies, object]>([
    [{}, { kind: 'not-found', part: 'release', name: 'v1.4.0', permission: 'contents' }],
    [{ release: { status: 403 } }, { kind: 'permission', part: 'release', permission: 'contents' }],
    [{ release: { status: 429 } }, unreadable('release', 'v1.4.0', 429)],
  ])('that cannot be read is an error: %j', async (replies, error) => {
    expect(await errorOf({}, RELEASE, { replies })).toMatchObject(error);
  });

  it('whose commits cannot be read still has its notes', async () => {
    const broken = { releases: { status: 500 }, commit: { status: 403 } };
    expect(await gather(fakeContext(RELEASED, broken), RELEASE)).toMatchObject({
      body: 'Notes',
      missing: [unreadable('releases', ''), { kind: 'permission', part: 'newest-commit', name: 'v1.4.0' }],
    });
    const { headSha, missing } = await gather(fakeContext(RELEASED, { compare: { status: 500 } }), RELEASE);
    expect([headSha, missing]).toEqual([undefined, [unreadable('commits', 'v1.3.0..v1.4.0')]]);
  });

  it('with a long history has its first commits and the newest', async () => {
    const commits = Array.from({ length: 1234 }, (_, index) => commit(`c${index}`, `x (#${index + 1})`));
    const comparisons = { 'v1.3.0...v1.4.0': { commits, files: files(300) } };
    const fake = fakeContext({ ...RELEASED, comparisons });
    const details = await gather(fake, RELEASE);
    const pages = fake.calls.filter((call) => call.startsWith('compare')).map((call) => call.split(' ')[2]);
    expect(pages).toStrictEqual(['1', '10', '11', '12', '13']);
    expect(details).toMatchObject({ headSha: 'c1233', commitsComplete: false, filesComplete: false });
    expect(details.missing).toStrictEqual([
      { kind: 'truncated', part: 'commits', read: 434, total: 1234 },
      { kind: 'truncated', part: 'files', read: 300, total: undefined },
    ]);
  });

  it('looks up at most ten commits', async () => {
    const commits = Array.from({ length: 30 }, (_, index) => commit(`c${index}`, 'x'));
    const fake = fakeContext(
      { ...RELEASED, comparisons: { 'v1.3.0...v1.4.0': { commits } } },
      { 'pulls-of-commit': { status: 403 } },
    );
    expect((await gather(fake, RELEASE)).missing).toMatchObject([
      { kind: 'permission', part: 'pull-requests', permission: 'pull-requests' },
    ]);
    expect(fake.calls.filter((call) => call.startsWith('pulls-of'))).toHaveLength(10);
  });
});

describe('a pull request', () => {
  const subject: Subject = { kind: 'pull-request', number: 12 };

  it('has its description, labels and files', async () => {
    const renamed = file('b.ts', { previous_filename: 'a.ts', status: 'renamed' });
    const fake = fakeContext({ pulls: { 12: pull(12) }, pullFiles: { 12: [renamed] } });
    expect(await gather(fake, subject)).toMatchObject({
      kind: 'pull-request',
      title: 'Title 12',
      body: 'Body 12',
      author: 'paula',
      labels: ['feature'],
      merged: true,
      draft: false,
      thread: 12,
      headSha: 'merge-12',
      files: [{ path: 'b.ts', previousPath: 'a.ts', status: 'renamed', patch: '+x' }],
      filesComplete: true,
      missing: [],
    });
  });

  it.each([
    [399, 4, true, []],
    [1500, 10, false, [{ kind: 'truncated', part: 'files', read: 1000, total: undefined }]],
  ])('with %d files is read in %d pages', async (count, pages, filesComplete, missing) => {
    const fake = fakeContext({ pulls: { 12: pull(12) }, pullFiles: { 12: files(count) } });
    expect(await gather(fake, subject)).toMatchObject({ filesComplete, missing });
    expect(fake.calls.filter((call) => call.startsWith('files'))).toHaveLength(pages);
  });

  it.each([
    ['files', 120, undefined, ['files 12 1', 'files 12 2'], []],
    ['what is missing', 1, { status: 502 }, ['files 12 1'], [unreadable('files', '#12', 502)]],
  ] as const)('that the payload describes has %s from GitHub', async (_, count, reply, calls, missing) => {
    const payload = { ...emptyDetails(subject), title: 'From the payload', headSha: 'head' };
    const fake = fakeContext({ pullFiles: { 12: files(count) } }, reply && { files: reply });
    const gathered = await fake.context.gather({ subject, payload });
    const value = { title: 'From the payload', filesComplete: reply === undefined, missing };
    expect(gathered).toMatchObject({ ok: true, value });
    expect(fake.calls).toEqual(calls);
  });

  it.each([
    ['in one comparison', 'a', 'b', ['pull 12', 'compare a...b 1'], 1, ['b.ts']],
    ['without files if nothing is new', 'b', 'b', ['pull 12'], 0, []],
    [
      'whole if that cannot be read',
      'gone',
      'b',
      ['pull 12', 'compare gone...b 1', 'files 12 1'],
      0,
      ['x.ts'],
    ],
  ])('has only its new commits: %s', async (_, lastCovered, sha, calls, commitCount, paths) => {
    const fake = fakeContext({
      pulls: { 12: pull(12, { merged_at: null, head: { ref: 'x', sha } }) },
      pullFiles: { 12: [file('x.ts')] },
      comparisons: { 'a...b': { commits: [commit('b', 'Add b')], files: [file('b.ts')] } },
    });
    const gathered = await fake.context.gather({ subject, lastCovered, newOnly: true });
    const details = gathered.ok ? gathered.value : undefined;
    expect(details).toMatchObject({ kind: 'pull-request', title: 'Title 12', subject, headSha: sha });
    expect(details?.commits).toHaveLength(commitCount);
    expect(details?.files.map(({ path }) => path)).toEqual(paths);
    expect(fake.calls).toEqual(calls);
  });

  it('counts the files whose changes GitHub does not show', async () => {
    const large = file('data.json', { additions: 90_000, patch: undefined });
    const fake = fakeContext({ pulls: { 12: pull(12) }, pullFiles: { 12: [large] } });
    expect((await gather(fake, subject)).missing).toStrictEqual([{ kind: 'no-diff', files: 1 }]);
  });
});

describe('an issue', () => {
  const subject: Subject = { kind: 'issue', number: 3 };

  it('has its text', async () => {
    const details = await gather(fakeContext({ issues: { 3: issue(3) } }), subject);
    expect(details).toMatchObject({
      kind: 'issue',
      title: 'Docs are old',
      body: '',
      labels: ['bug'],
      thread: 3,
    });
  });

  it('may be a pull request', async () => {
    const fake = fakeContext({ issues: { 3: issue(3, { pull_request: {} }) }, pulls: { 3: pull(3) } });
    expect((await gather(fake, subject)).kind).toBe('pull-request');
  });
});

describe('a review comment', () => {
  const review = { path: 'a.ts', line: 3, hunk: '+x', body: 'Document it' };
  const subject: Subject = { kind: 'review-comment', number: 12, ...review };

  it('has its pull request', async () => {
    const details = await gather(fakeContext({ pulls: { 12: pull(12) } }), subject);
    expect(details).toMatchObject({ kind: 'pull-request', title: 'Title 12', review });
  });

  it('does without, if that cannot be read', async () => {
    expect(await gather(fakeContext({}, { pull: { status: 403 } }), subject)).toMatchObject({
      kind: 'commits',
      review,
      thread: 12,
      missing: [{ kind: 'permission', part: 'pull-request', name: '#12', permission: 'pull-requests' }],
    });
  });
});

const ZEROS = '0'.repeat(40);
const push = (more: Partial<Extract<Subject, { kind: 'push' }>> = {}): Subject => ({
  kind: 'push',
  before: 'b0',
  after: 'merge-12',
  ref: 'refs/heads/main',
  ...more,
});

describe('a push', () => {
  const squash = commit('merge-12', 'Add a box (#12)');
  const squashed: FakeRepository = {
    comparisons: { 'b0...merge-12': { commits: [squash], files: files(2) } },
    pulls: { 12: pull(12) },
    pullsOfCommit: { 'merge-12': [[12]] },
  };

  it('of a squash has the description of its pull request', async () => {
    const fake = fakeContext(squashed);
    expect(await gather(fake, push())).toMatchObject({
      kind: 'pull-request',
      title: 'Title 12',
      labels: ['feature'],
      thread: 12,
      headSha: 'merge-12',
      pullRequests: [{ number: 12, author: 'paula' }],
      filesComplete: true,
      missing: [],
    });
    expect(fake.sleeps).toStrictEqual([]);
  });

  it.each([
    [[[], [12]], 12, 1],
    [[[], [], [], [12]], 12, 3],
    [[[], [], [], [], [12]], undefined, 3],
  ])('waits up to 9 s for GitHub to link its pull request: %j', async (successive, thread, sleeps) => {
    const fake = fakeContext({ ...squashed, pullsOfCommit: { 'merge-12': successive } });
    expect((await gather(fake, push())).thread).toBe(thread);
    expect(fake.sleeps).toStrictEqual(Array.from({ length: sleeps }, () => 3000));
  });

  it('whose pull request cannot be read has its commits', async () => {
    const fake = fakeContext(squashed, { 'pulls-of-commit': { status: 502 } });
    const missing = [unreadable('pull-requests', 'merge-1', 502)];
    expect(await gather(fake, push())).toMatchObject({ kind: 'commits', missing });
  });

  it('is not described by a pull request into another branch', async () => {
    const fake = fakeContext({ ...squashed, pulls: { 12: pull(12, { base: { ref: 'next' } }) } });
    expect((await gather(fake, push())).thread).toBeUndefined();
  });

  it('of a merge is described by its own pull request, and not by those of the merged branch', async () => {
    const commits = [
      commit('c1', 'Part one (#10)'),
      commit('c2', 'Fix bug (#11)', { parents: [{ sha: 'c1' }] }),
      commit('merge-12', 'Merge pull request #12 from x', { parents: [{ sha: 'b0' }, { sha: 'c2' }] }),
    ];
    const comparisons = { 'b0...merge-12': { commits, files: files(1) } };
    const details = await gather(fakeContext({ ...squashed, comparisons }), push());
    expect(details).toMatchObject({ kind: 'pull-request', title: 'Title 12' });
    expect(details.pullRequests.map(({ number }) => number)).toStrictEqual([12, 11, 10]);
  });

  it('of several pull requests is described by none of them', async () => {
    const commits = [commit('c1', 'Other (#11)'), { ...squash, parents: [{ sha: 'c1' }] }];
    const fake = fakeContext({ ...squashed, comparisons: { 'b0...merge-12': { commits } } });
    const details = await gather(fake, push());
    expect(details).toMatchObject({ kind: 'commits', labels: [], thread: 12 });
    expect(details.pullRequests.map(({ number }) => number)).toStrictEqual([12, 11]);
  });

  it('of more than 300 files has the files of its pull request', async () => {
    const fake = fakeContext({
      ...squashed,
      comparisons: { 'b0...merge-12': { commits: [squash], files: files(400) } },
      pullFiles: { 12: files(400) },
    });
    const details = await gather(fake, push());
    expect(details.files).toHaveLength(400);
    expect(details).toMatchObject({ filesComplete: true, missing: [] });
  });

  it('of a new branch has what came since the default branch', async () => {
    const fake = fakeContext({ comparisons: { 'main...n1': { commits: [commit('n1', 'New')] } } });
    const details = await gather(fake, push({ before: ZEROS, after: 'n1', ref: 'refs/heads/new' }));
    expect(details).toMatchObject({ headSha: 'n1', missing: [] });
  });

  it('by force, whose old end is known, has diverged', async () => {
    const comparisons = { 'b0...n1': { commits: [commit('n1', 'New')], status: 'diverged' } };
    const details = await gather(fakeContext({ comparisons }), push({ after: 'n1' }));
    expect(details.missing).toStrictEqual([{ kind: 'diverged' }]);
  });

  it.each<[string, FakeRepository, Replies, object]>([
    ['without a release', {}, {}, { title: 'v1.1.0', body: '', previousTag: 'v1.0.0', missing: [] }],
    [
      'whose release cannot be read',
      {},
      { release: { data: '<html>' } },
      { title: 'v1.1.0', body: '', missing: [{ kind: 'unreadable', part: 'release', name: 'v1.1.0' }] },
    ],
  ])('of a tag %s has what came since the previous release', async (_, more, replies, expected) => {
    const comparisons = { 'v1.0.0...v1.1.0': { commits: [commit('c1', 'x (#1)')] } };
    const fake = fakeContext({ releases: [release('v1.0.0')], comparisons, ...more }, replies);
    const tag = push({ before: ZEROS, after: 'c1', ref: 'refs/tags/v1.1.0' });
    const url = 'https://github.com/acme/app/releases/tag/v1.1.0';
    expect(await gather(fake, tag)).toMatchObject({ kind: 'release', url, headSha: 'c1', ...expected });
  });

  it('is an error if it removed its branch, or nothing can be read', async () => {
    expect(await errorOf({}, push({ after: ZEROS }))).toEqual({ kind: 'deleted-ref' });
    const replies = { compare: { status: 500 } };
    expect(await errorOf({}, push(), { replies })).toEqual(unreadable('commits', 'b0..merge-12'));
  });
});

describe('the newest commit', () => {
  it.each<[string, Subject, string | undefined, string]>([
    ['a first release', RELEASE, undefined, 'no-previous-release'],
    ['a new default branch', push({ before: ZEROS }), undefined, 'new-default-branch'],
    ['a push by force, whose old end is gone', push(), undefined, 'previous-commit-gone'],
    ['the first time', { kind: 'since-last' }, undefined, 'no-previous-job'],
    ['a rewritten history', { kind: 'since-last' }, 'gone', 'previous-commit-gone'],
  ])('is all of %s', async (_, subject, lastCovered, reason) => {
    const newest = { ...commit('n1', 'New'), files: files(1) };
    const commits = { 'v1.4.0': newest, 'merge-12': newest, main: newest };
    const details = await gather(
      fakeContext({ releases: [release('v1.4.0')], commits }),
      subject,
      lastCovered,
    );
    expect(details).toMatchObject({
      headSha: subject.kind === 'push' ? subject.after : 'n1',
      commits: [{ sha: 'n1' }],
      commitsComplete: false,
      filesComplete: false,
    });
    expect(details.missing).toStrictEqual([{ kind: 'newest-commit-only', reason }]);
  });
});

describe('what came since the last job', () => {
  const subject: Subject = { kind: 'since-last' };

  it('does not skip what could not be read', async () => {
    const repository = { commits: { main: commit('c5', 'New') } };
    const replies = { compare: { status: 500 } };
    expect(await errorOf(repository, subject, { replies, lastCovered: 'c1' })).toEqual(
      unreadable('commits', 'c1..main'),
    );
  });
});
