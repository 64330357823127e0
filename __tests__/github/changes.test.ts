import { describe, expect, it } from '@jest/globals';
import type { Octokit } from '@octokit/rest';
import type { SubjectDetails, Subject } from '../../src/domain.ts';
import { gatherDetails, type GitHubReads, type ContextSource } from '../../src/context/gather.ts';
import { changed, commit, many, play, pull, release, type Played, type World } from './source.ts';

/** Compiles only while the real client fits the slivers that are read. */
export const fits = (octokit: Octokit): GitHubReads => octokit.rest;

async function gather(
  source: ContextSource,
  subject: Subject,
  lastCovered?: string,
): Promise<SubjectDetails> {
  const gathered = await gatherDetails(source, { subject, lastCoveredSha: lastCovered });
  if (!gathered.ok) throw new Error(gathered.reason);
  return gathered.details;
}

async function refuse(world: World, subject: Subject): Promise<string> {
  const gathered = await gatherDetails(play(world).source, { subject, lastCoveredSha: undefined });
  return gathered.ok ? '' : gathered.reason;
}

describe('a release', () => {
  const subject: Subject = { kind: 'release', tag: 'v1.4.0' };
  const world: World = {
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
        files: [changed('src/a.ts'), changed('b.png', { patch: undefined as never, additions: 0 })],
      },
    },
    pulls: { 8: pull(8) },
    bringing: { c2: [[8]] },
  };

  it('has its notes, the release before, and what was merged between', async () => {
    const { source, calls } = play(world);
    const details = await gather(source, subject);
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
      thread: undefined,
      missing: [],
    });
    expect(details.pullRequests).toStrictEqual([
      { number: 9, title: 'Revert "Old (#3)"', url: 'https://github.com/acme/app/pull/9', author: '' },
      { number: 8, title: 'Faster start', url: 'https://github.com/acme/app/pull/8', author: '' },
      { number: 7, title: 'Add a box', url: 'https://github.com/acme/app/pull/7', author: 'alice' },
    ]);
    expect(details.commits.map(({ sha, merge }) => [sha, merge])).toStrictEqual([
      ['c1', false],
      ['c2', false],
      ['c3', true],
      ['c4', false],
    ]);
    // Only the commit that names no pull request is looked up.
    expect(calls.filter((call) => call.startsWith('bringing'))).toStrictEqual(['bringing c2']);
  });

  it('that is not there is an error', async () => {
    expect(await refuse({}, subject)).toBe(
      'The release v1.4.0 could not be read: GitHub answered 404 (it is not there, or the job lacks the permission contents: read); check that it is published and how its tag is spelt',
    );
  });

  it('that is the first has its newest commit, and says so', async () => {
    const { source } = play({
      releases: [release('v1.4.0')],
      commits: { 'v1.4.0': { ...commit('c1', 'First'), files: many(1) } },
    });
    const details = await gather(source, subject);
    expect(details).toMatchObject({
      previousTag: undefined,
      headSha: 'c1',
      commitsComplete: false,
      filesComplete: false,
    });
    expect(details.missing).toStrictEqual([
      'No earlier release was found, so only the newest commit is here.',
    ]);
  });

  it('whose surroundings cannot be read still has its notes, with every gap told', async () => {
    const { source } = play({ ...world, refused: { releases: 500, compare: 403, commit: 403 } });
    const details = await gather(source, subject);
    expect(details.body).toBe('Notes');
    expect(details.missing).toStrictEqual([
      'Earlier releases could not be read: GitHub answered 500.',
      'No earlier release was found, so only the newest commit is here.',
      'The commit of the tag could not be read: GitHub answered 403; the job needs the permission contents: read.',
    ]);
  });

  it('of a long history reads its first page and the newest ones', async () => {
    const commits = Array.from({ length: 1234 }, (_, index) => commit(`c${index}`, `x (#${index + 1})`));
    const { source, calls } = play({
      ...world,
      comparisons: { 'v1.3.0...v1.4.0': { commits, files: many(300) } },
    });
    const details = await gather(source, subject);
    expect(
      calls.filter((call) => call.startsWith('compare')).map((call) => call.split(' ')[2]),
    ).toStrictEqual(['1', '10', '11', '12', '13']);
    expect(details).toMatchObject({ headSha: 'c1233', commitsComplete: false, filesComplete: false });
    expect(details.missing).toStrictEqual([
      'Of 1234 commits only 434 were read.',
      'GitHub names at most 300 changed files here, so some may be missing.',
    ]);
  });

  it('looks up at most ten commits, and none after a refusal', async () => {
    const commits = Array.from({ length: 30 }, (_, index) => commit(`c${index}`, 'x'));
    const looked = async (more: World): Promise<number> => {
      const { source, calls } = play({ ...world, comparisons: { 'v1.3.0...v1.4.0': { commits } }, ...more });
      await gather(source, subject);
      return calls.filter((call) => call.startsWith('bringing')).length;
    };
    expect(await looked({})).toBe(10);
    expect(await looked({ refused: { bringing: 403 } })).toBe(1);
  });
});

describe('a pull request', () => {
  const subject: Subject = { kind: 'pull-request', number: 12 };

  it('has its description, labels and files', async () => {
    const { source } = play({
      pulls: { 12: pull(12) },
      pullFiles: { 12: [changed('b.ts', { previous_filename: 'a.ts', status: 'renamed' })] },
    });
    expect(await gather(source, subject)).toMatchObject({
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

  it('that is not merged is known by its own head', async () => {
    const { source } = play({ pulls: { 12: pull(12, { merged: false, merged_at: null, draft: true }) } });
    expect(await gather(source, subject)).toMatchObject({ merged: false, draft: true, headSha: 'head-12' });
  });

  it.each([
    [400, 4, true, []],
    [1000, 10, true, []],
    [1500, 10, false, ['Only the first 1000 changed files of 1500 were read.']],
  ])('with %d files is read in %d pages', async (count, pages, filesComplete, missing) => {
    const { source, calls } = play({
      pulls: { 12: pull(12, { changed_files: count }) },
      pullFiles: { 12: many(count) },
    });
    const details = await gather(source, subject);
    expect(calls.filter((call) => call.startsWith('pull-files'))).toHaveLength(pages);
    expect(details).toMatchObject({ filesComplete, missing });
  });

  it('whose files cannot be read is told without', async () => {
    const { source } = play({ pulls: { 12: pull(12) }, refused: { 'pull-files': 502 } });
    expect(await gather(source, subject)).toMatchObject({
      body: 'Body 12',
      filesComplete: false,
      missing: ['The changed files of pull request #12 could not all be read: GitHub answered 502.'],
    });
  });

  it('that is not there is an error', async () => {
    expect(await refuse({}, subject)).toMatch(/^Pull request #12 could not be read: GitHub answered 404 \(/);
  });

  it('says how many changes GitHub shows nothing of', async () => {
    const { patch: _, ...huge } = changed('data.json', { additions: 90_000 });
    const { source } = play({ pulls: { 12: pull(12) }, pullFiles: { 12: [huge] } });
    expect((await gather(source, subject)).missing).toStrictEqual([
      'Of 1 changed files GitHub gives no diff, since they are too large.',
    ]);
  });
});

describe('an issue', () => {
  it('has its text', async () => {
    const { source } = play({ issues: { 3: { title: 'Docs are old' } } });
    const details = await gather(source, { kind: 'issue', number: 3 });
    expect(details).toMatchObject({
      kind: 'issue',
      title: 'Docs are old',
      body: '',
      labels: ['bug'],
      thread: 3,
    });
  });

  it('that is a pull request is read as one', async () => {
    const { source } = play({ issues: { 12: { title: 'x', pull_request: {} } }, pulls: { 12: pull(12) } });
    expect((await gather(source, { kind: 'issue', number: 12 })).kind).toBe('pull-request');
  });
});

describe('a review comment', () => {
  const subject: Subject = {
    kind: 'review-comment',
    number: 12,
    path: 'a.ts',
    line: 3,
    hunk: '+x',
    body: 'Document it',
  };
  const review = { path: 'a.ts', line: 3, hunk: '+x', body: 'Document it' };

  it('has the pull request around it', async () => {
    const { source } = play({ pulls: { 12: pull(12) } });
    expect(await gather(source, subject)).toMatchObject({ kind: 'pull-request', title: 'Title 12', review });
  });

  it('stands alone when that cannot be read', async () => {
    const { source } = play({ refused: { pull: 403 } });
    expect(await gather(source, subject)).toMatchObject({
      kind: 'commits',
      review,
      thread: 12,
      missing: [
        'Pull request #12 could not be read: GitHub answered 403; the job needs the permission pull-requests: read.',
      ],
    });
  });
});

describe('a push', () => {
  const ZEROS = '0'.repeat(40);
  const push = (more: Partial<Extract<Subject, { kind: 'push' }>> = {}): Subject => ({
    kind: 'push',
    before: 'b0',
    after: 'merge-12',
    ref: 'refs/heads/main',
    ...more,
  });
  const squash = commit('merge-12', 'Add a box (#12)');
  const squashed: World = {
    comparisons: { 'b0...merge-12': { commits: [squash], files: many(2) } },
    pulls: { 12: pull(12) },
    bringing: { 'merge-12': [[12]] },
  };

  it('of a squash is told by the pull request that brought it', async () => {
    const { source, slept } = play(squashed);
    expect(await gather(source, push())).toMatchObject({
      kind: 'pull-request',
      title: 'Title 12',
      labels: ['feature'],
      thread: 12,
      headSha: 'merge-12',
      pullRequests: [{ number: 12, author: 'paula' }],
      filesComplete: true,
      missing: [],
    });
    expect(slept).toStrictEqual([]);
  });

  it('waits a moment, once, for GitHub to link commit and pull request', async () => {
    const { source, slept } = play({ ...squashed, bringing: { 'merge-12': [[], [12]] } });
    expect((await gather(source, push())).thread).toBe(12);
    expect(slept).toStrictEqual([3000]);
  });

  it('without a pull request has its commits', async () => {
    const direct: World = { comparisons: { 'b0...c9': { commits: [commit('c9', 'Fix')], files: many(1) } } };
    const { source } = play(direct);
    expect(await gather(source, push({ after: 'c9' }))).toMatchObject({
      kind: 'commits',
      thread: undefined,
      pullRequests: [],
      commits: [{ sha: 'c9', title: 'Fix' }],
    });
  });

  it('does not take a pull request into another branch for its own', async () => {
    const { source } = play({ ...squashed, pulls: { 12: pull(12, { base: { ref: 'next' } }) } });
    expect((await gather(source, push())).thread).toBeUndefined();
  });

  it('of a merge whose branch names other pull requests is still told by its own', async () => {
    const merge = commit('merge-12', 'Merge pull request #12 from x', {
      parents: [{ sha: 'b0' }, { sha: 'c2' }],
    });
    const commits = [
      commit('c1', 'Part one (#10)'),
      commit('c2', 'Fix bug (#11)', { parents: [{ sha: 'c1' }] }),
      merge,
    ];
    const { source } = play({ ...squashed, comparisons: { 'b0...merge-12': { commits, files: many(1) } } });
    const details = await gather(source, push());
    expect(details).toMatchObject({ kind: 'pull-request', title: 'Title 12' });
    expect(details.pullRequests.map(({ number }) => number)).toStrictEqual([12, 11, 10]);
  });

  it('of several pull requests is told by none of them alone', async () => {
    const commits = [commit('c1', 'Other (#11)'), { ...squash, parents: [{ sha: 'c1' }] }];
    const { source } = play({ ...squashed, comparisons: { 'b0...merge-12': { commits } } });
    const details = await gather(source, push());
    expect(details).toMatchObject({ kind: 'commits', labels: [], thread: 12 });
    expect(details.pullRequests.map(({ number }) => number)).toStrictEqual([12, 11]);
  });

  it('of more than 300 files has the files of its pull request', async () => {
    const { source } = play({
      ...squashed,
      comparisons: { 'b0...merge-12': { commits: [squash], files: many(400) } },
      pullFiles: { 12: many(400) },
    });
    const details = await gather(source, push());
    expect(details.files).toHaveLength(400);
    expect(details).toMatchObject({ filesComplete: true, missing: [] });
  });

  it('of a new branch is compared with the default branch', async () => {
    const { source } = play({ comparisons: { 'main...n1': { commits: [commit('n1', 'New')] } } });
    const details = await gather(source, push({ before: ZEROS, after: 'n1', ref: 'refs/heads/new' }));
    expect(details).toMatchObject({ headSha: 'n1', missing: [] });
  });

  it('that starts the default branch has its newest commit', async () => {
    const { source } = play({ commits: { n1: commit('n1', 'New') } });
    const details = await gather(source, push({ before: ZEROS, after: 'n1' }));
    expect(details.missing).toStrictEqual(['The default branch is new, so only its newest commit is here.']);
  });

  it('by force, whose old end is lost, has its newest commit', async () => {
    const { source } = play({ commits: { n1: commit('n1', 'New') } });
    const details = await gather(source, push({ after: 'n1' }));
    expect(details).toMatchObject({ commits: [{ sha: 'n1' }], commitsComplete: false, filesComplete: false });
    expect(details.missing).toStrictEqual([
      'The commits could not be compared with what was there before, so only the newest commit is here.',
    ]);
  });

  it('by force, whose old end is known, says that history has branched', async () => {
    const { source } = play({
      comparisons: { 'b0...n1': { commits: [commit('n1', 'New')], status: 'diverged' } },
    });
    expect((await gather(source, push({ after: 'n1' }))).missing).toStrictEqual([
      'History has branched here: this is all that came since the two ends parted.',
    ]);
  });

  it('of a tag is what came since the release before, with or without one of its own', async () => {
    const world: World = {
      releases: [release('v1.0.0')],
      comparisons: { 'v1.0.0...v1.1.0': { commits: [commit('c1', 'x (#1)')] } },
    };
    const tag = push({ before: ZEROS, after: 'c1', ref: 'refs/tags/v1.1.0' });
    expect(await gather(play(world).source, tag)).toMatchObject({
      kind: 'release',
      title: 'v1.1.0',
      body: '',
      url: 'https://github.com/acme/app/releases/tag/v1.1.0',
      previousTag: 'v1.0.0',
    });
    const released = { ...world, releases: [release('v1.1.0'), release('v1.0.0')] };
    expect(await gather(play(released).source, tag)).toMatchObject({
      title: 'Release v1.1.0',
      body: 'Notes',
    });
  });

  it('that removes its branch is no subject', async () => {
    expect(await refuse({}, push({ after: ZEROS }))).toMatch(/removed its branch or tag/);
  });

  it('of which nothing can be read is an error', async () => {
    expect(await refuse({ refused: { compare: 500 } }, push())).toBe(
      'The pushed commits could not be read: GitHub answered 500',
    );
  });
});

describe('commits', () => {
  it('are compared as they are named', async () => {
    const { source } = play({
      comparisons: { 'v1...main': { commits: [commit('c1', 'x (#1)')], files: many(1) } },
    });
    const details = await gather(source, { kind: 'commits', from: 'v1', to: 'main' });
    expect(details).toMatchObject({
      kind: 'commits',
      headSha: 'c1',
      url: 'https://github.com/acme/app/compare/v1...main',
    });
    expect(details).not.toHaveProperty('landed');
  });

  it('that cannot be found are an error', async () => {
    expect(await refuse({}, { kind: 'commits', from: 'a', to: 'b' })).toMatch(
      /^The commits a\.\.b could not be read: GitHub answered 404/,
    );
  });
});

describe('since-last', () => {
  const subject: Subject = { kind: 'since-last' };

  it('goes on from the last commit covered', async () => {
    const { source } = play({ comparisons: { 'c1...main': { commits: [commit('c2', 'x (#1)')] } } });
    expect(await gather(source, subject, 'c1')).toMatchObject({
      headSha: 'c2',
      commitsComplete: true,
      filesComplete: true,
      missing: [],
    });
  });

  it('with nothing new keeps its place', async () => {
    const { source } = play({ comparisons: { 'c1...main': { commits: [], status: 'identical' } } });
    expect(await gather(source, subject, 'c1')).toMatchObject({
      headSha: 'c1',
      commits: [],
      files: [],
      filesComplete: true,
    });
  });

  it.each([
    ['the first time', undefined, /^No earlier job of this thread/],
    ['after history was rewritten', 'gone', /^The commit that was covered last is gone/],
  ])('%s has the newest commit', async (_, last, gap) => {
    const { source } = play({ commits: { main: commit('c5', 'New') } });
    const details = await gather(source, subject, last);
    expect(details).toMatchObject({ headSha: 'c5', commitsComplete: false });
    expect(details.missing).toStrictEqual([expect.stringMatching(gap)]);
  });

  it('does not skip what it could not read', async () => {
    const { source }: Played = play({ refused: { compare: 500 }, commits: { main: commit('c5', 'New') } });
    expect(await gatherDetails(source, { subject, lastCoveredSha: 'c1' })).toStrictEqual({
      ok: false,
      reason: 'What came since the last job could not be read: GitHub answered 500',
    });
  });
});

describe('no subject', () => {
  it('asks nothing', async () => {
    const { source, calls } = play({});
    expect((await gather(source, { kind: 'none' })).kind).toBe('commits');
    expect(calls).toStrictEqual([]);
  });
});

describe('whatever fails', () => {
  it('is never thrown, nor is the server’s text told', async () => {
    const broken = async (): Promise<never> => {
      throw new Error('secret text');
    };
    const { source } = play({});
    const client = {
      repos: Object.fromEntries(Object.keys(source.client.repos).map((name) => [name, broken])),
      pulls: { get: broken, listFiles: broken },
      issues: { get: broken },
    } as unknown as GitHubReads;
    const subjects: Subject[] = [
      { kind: 'release', tag: 'v1' },
      { kind: 'pull-request', number: 1 },
      { kind: 'push', before: 'a', after: 'b', ref: 'refs/heads/main' },
      { kind: 'push', before: 'a', after: 'b', ref: 'refs/tags/v1' },
      { kind: 'commits', from: 'a', to: 'b' },
      { kind: 'since-last' },
      { kind: 'issue', number: 1 },
      { kind: 'review-comment', number: 1, path: 'a', line: undefined, hunk: '', body: '' },
    ];
    for (const subject of subjects) {
      const gathered = await gatherDetails({ ...source, client }, { subject, lastCoveredSha: 'a' });
      const text = JSON.stringify(gathered);
      expect(text).toContain('GitHub could not be reached');
      expect(text).not.toContain('secret text');
    }
  });
});
