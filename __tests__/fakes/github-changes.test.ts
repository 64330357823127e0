import { describe, expect, test } from '@jest/globals';
import { shaOf, type ChangedFile } from '../../fakes/github/index.ts';
import { refusal, REPO, start } from './github-client.ts';

function files(count: number, lines = 1): ChangedFile[] {
  const patch = `@@ -0,0 +1,${lines} @@\n${Array.from({ length: lines }, (_, n) => `+line ${n}`).join('\n')}`;
  return Array.from({ length: count }, (_, n) => ({ filename: `src/file-${n}.ts`, patch }));
}

const DIFF = { mediaType: { format: 'diff' } } as const;

describe('a pull request', () => {
  const PULL = { ...REPO, pull_number: 8 };

  test('is told with its branches, its counts and where it comes from', async () => {
    const { rest, github } = await start({
      threads: [
        {
          number: 8,
          author: 'passer-by',
          labels: ['docs-not-needed'],
          pull: {
            draft: true,
            base: { ref: 'master', sha: shaOf('base') },
            head: { ref: 'retry', sha: shaOf('head'), repository: 'passer-by/Hello-World' },
            files: files(2, 3),
          },
        },
      ],
    });
    const { data } = await rest.pulls.get(PULL);
    expect(data).toMatchObject({
      number: 8,
      user: { login: 'passer-by' },
      draft: true,
      merged: false,
      changed_files: 2,
      additions: 6,
      author_association: 'NONE',
      base: {
        ref: 'master',
        sha: shaOf('base'),
        repo: { full_name: 'Codertocat/Hello-World', id: 186853002, fork: false },
      },
      head: {
        ref: 'retry',
        label: 'passer-by:retry',
        repo: { full_name: 'passer-by/Hello-World', fork: true },
      },
    });
    expect(data.labels.map(({ name }) => name)).toEqual(['docs-not-needed']);
    expect(github.violations).toEqual([]);
  });

  test('whose fork is gone has no head repository, though the description does not admit it', async () => {
    const head = { ref: 'retry', sha: shaOf('head'), repository: null };
    const { rest } = await start({
      checkReplies: false,
      threads: [{ number: 8, pull: { merged: true, head } }],
    });
    const { data } = await rest.pulls.get(PULL);
    expect([data.head.repo, data.merged, data.state]).toEqual([null, true, 'closed']);
  });

  test('is no issue, and an issue is none', async () => {
    const { rest } = await start();
    expect((await refusal(rest.pulls.get({ ...REPO, pull_number: 1 }))).status).toBe(404);
    expect((await refusal(rest.pulls.listFiles({ ...REPO, pull_number: 1 }))).status).toBe(404);
  });

  test('lists 3,000 files and no more', async () => {
    const { octokit, rest, github } = await start({
      checkReplies: false,
      threads: [{ number: 8, pull: { files: files(3050) } }],
    });
    const all = await octokit.paginate(rest.pulls.listFiles, { ...PULL, per_page: 100 });
    expect(all).toHaveLength(3000);
    expect(github.requests).toHaveLength(30);
    expect((await rest.pulls.get(PULL)).data.changed_files).toBe(3050);
  });

  test('lists files with what was done to them', async () => {
    const { rest, github } = await start({
      threads: [
        {
          number: 8,
          pull: {
            files: [
              { filename: 'logo.png', status: 'added' },
              { filename: 'b.md', previousFilename: 'a.md', status: 'renamed', patch: '@@ -1 +1 @@\n-a\n+b' },
            ],
          },
        },
      ],
    });
    const { data } = await rest.pulls.listFiles(PULL);
    expect(data[0]).not.toHaveProperty('patch');
    expect(data[1]).toMatchObject({
      filename: 'b.md',
      previous_filename: 'a.md',
      additions: 1,
      deletions: 1,
      changes: 2,
    });
    expect(github.violations).toEqual([]);
  });

  test('comes as a diff where that is asked for', async () => {
    const { rest } = await start({
      threads: [
        {
          number: 8,
          pull: {
            files: [
              { filename: 'new.md', status: 'added', patch: '@@ -0,0 +1 @@\n+x' },
              { filename: 'logo.png' },
            ],
          },
        },
      ],
    });
    const { data, headers } = await rest.pulls.get({ ...PULL, ...DIFF });
    expect(headers['content-type']).toBe('application/vnd.github.v3.diff; charset=utf-8');
    expect(data).toBe(
      [
        'diff --git a/new.md b/new.md',
        '--- /dev/null',
        '+++ b/new.md',
        '@@ -0,0 +1 @@',
        '+x',
        'diff --git a/logo.png b/logo.png',
        'Binary files a/logo.png and b/logo.png differ',
        '',
      ].join('\n'),
    );
  });

  test.each([
    ['301 files', files(301), 'the maximum number of files (300)'],
    ['20,000 lines and more', files(2, 10_000), 'the maximum number of lines (20000)'],
  ])('of %s comes as no diff', async (_, changed, message) => {
    const { rest } = await start({ threads: [{ number: 8, pull: { files: changed } }] });
    const { status, data } = await refusal(rest.pulls.get({ ...PULL, ...DIFF }));
    expect(status).toBe(406);
    expect(data).toMatchObject({
      message: expect.stringContaining(`Sorry, the diff exceeded ${message}`) as unknown,
      errors: [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }],
    });
  });

  test('is found by the commit that it was merged with, by its head and by those it brought', async () => {
    const { rest, github } = await start({
      threads: [
        { number: 8, pull: { merged: true, mergeCommitSha: shaOf('squash') } },
        { number: 9, pull: {} },
      ],
      commits: [{ sha: shaOf('rebased'), pulls: [9] }],
    });
    const by = async (commit_sha: string) => {
      const { data } = await rest.repos.listPullRequestsAssociatedWithCommit({ ...REPO, commit_sha });
      return data.map(({ number }) => number);
    };
    expect(await by(shaOf('squash'))).toEqual([8]);
    expect(await by(shaOf('head of 8'))).toEqual([8]);
    expect(await by(shaOf('rebased'))).toEqual([9]);
    expect(await by(shaOf('pushed by hand'))).toEqual([]);
    expect(github.violations).toEqual([]);
  });
});

describe('a comparison', () => {
  const commits = Array.from({ length: 260 }, (_, n) => ({ message: `Commit ${n}` }));
  const between = { base: 'v1.0.0', head: 'feature/retry', commits, files: files(320) };
  const ASK = { ...REPO, basehead: 'v1.0.0...feature/retry' };

  test('has at most 300 files, 250 commits at once, and says how many there are', async () => {
    const { rest, github } = await start({ comparisons: [between] });
    const { data } = await rest.repos.compareCommitsWithBasehead(ASK);
    expect(data).toMatchObject({ status: 'ahead', ahead_by: 260, behind_by: 0, total_commits: 260 });
    expect([data.commits.length, data.files?.length]).toEqual([250, 300]);
    expect(data.commits[0]?.commit.message).toBe('Commit 0');
    expect(github.violations).toEqual([]);
  });

  test('has its files on the first page only', async () => {
    const { rest } = await start({ comparisons: [between], checkReplies: false });
    const page = async (page: number) =>
      rest.repos.compareCommitsWithBasehead({ ...ASK, per_page: 100, page });
    const [first, third] = [await page(1), await page(3)];
    expect([first.data.commits.length, first.data.files?.length]).toEqual([100, 300]);
    expect([third.data.commits.length, third.data.files?.length]).toEqual([60, 0]);
    expect(first.headers.link).toContain('rel="next"');
    expect(third.headers.link).not.toContain('rel="next"');
  });

  test('comes as a diff, of the same with the same is empty, and of what is not there is none', async () => {
    const small = { ...between, files: files(1), behindBy: 2 };
    const { rest } = await start({ comparisons: [small] });
    expect((await rest.repos.compareCommitsWithBasehead({ ...ASK, ...DIFF })).data).toContain(
      '+++ b/src/file-0.ts',
    );
    expect((await rest.repos.compareCommitsWithBasehead(ASK)).data.status).toBe('diverged');
    const same = await rest.repos.compareCommitsWithBasehead({ ...REPO, basehead: 'master...master' });
    expect([same.data.status, same.data.commits]).toEqual(['identical', []]);
    for (const basehead of ['v1.0.0', 'v1.0.0..feature/retry', 'v0...v9']) {
      expect((await refusal(rest.repos.compareCommitsWithBasehead({ ...REPO, basehead }))).status).toBe(404);
    }
  });
});

describe('a commit', () => {
  test('is found by its id and by what points at it', async () => {
    const { rest, github } = await start({
      commits: [{ message: 'Add retry', author: null, authorName: 'A. N. Other', files: files(3) }],
      refs: { master: shaOf('Add retry') },
    });
    for (const ref of [shaOf('Add retry'), 'master', 'heads/master']) {
      const { data } = await rest.repos.getCommit({ ...REPO, ref });
      expect(data).toMatchObject({ sha: shaOf('Add retry'), author: null, commit: { message: 'Add retry' } });
      expect(data.files).toHaveLength(3);
    }
    const sha = await rest.repos.getCommit({ ...REPO, ref: 'master', mediaType: { format: 'sha' } });
    expect(sha.data).toBe(shaOf('Add retry'));
    expect(await refusal(rest.repos.getCommit({ ...REPO, ref: 'nowhere' }))).toMatchObject({
      status: 422,
      data: { message: 'No commit found for SHA: nowhere' },
    });
    expect(github.violations).toEqual([]);
  });
});

describe('a file', () => {
  const RULES = `# House rules\n\n${'Write plainly. '.repeat(20)}\n`;
  const path = '.github/docs-agent.md';

  test('is read from the default branch unless another is named', async () => {
    const { rest, github } = await start({
      contents: { [path]: RULES },
      contentsAt: { changes: { [path]: 'mine' } },
    });
    const { data } = await rest.repos.getContent({ ...REPO, path });
    if (Array.isArray(data) || data.type !== 'file') throw new Error('not a file');
    expect([data.path, data.encoding, data.size]).toEqual([path, 'base64', RULES.length]);
    expect(Buffer.from(data.content, 'base64').toString()).toBe(RULES);
    expect(data.content.split('\n').every((line) => line.length <= 60)).toBe(true);

    const raw = { ...REPO, path, mediaType: { format: 'raw' } };
    expect((await rest.repos.getContent(raw)).data).toBe(RULES);
    expect((await rest.repos.getContent({ ...raw, ref: 'master' })).data).toBe(RULES);
    expect((await rest.repos.getContent({ ...raw, ref: 'refs/heads/changes' })).data).toBe('mine');
    expect((await refusal(rest.repos.getContent({ ...raw, ref: 'gone' }))).status).toBe(404);
    expect((await refusal(rest.repos.getContent({ ...REPO, path: 'none.md' }))).status).toBe(404);
    expect(github.violations).toEqual([]);
  });

  test('is found with its slashes encoded and plain; a folder is a list', async () => {
    const { rest, github } = await start({ contents: { 'a/b/c.md': 'c', 'a/d.md': 'dd' } });
    const plain = await fetch(`${github.url}/repos/Codertocat/Hello-World/contents/a/b/c.md`, {
      headers: { authorization: `token ${github.token}`, accept: 'application/vnd.github.raw+json' },
    });
    expect(await plain.text()).toBe('c');
    const { data } = await rest.repos.getContent({ ...REPO, path: 'a' });
    expect(data).toMatchObject([
      { name: 'b', path: 'a/b', type: 'dir' },
      { name: 'd.md', path: 'a/d.md', type: 'file', size: 2 },
    ]);
    expect(github.violations).toEqual([]);
  });

  test('above a megabyte has its text in raw only', async () => {
    const { rest } = await start({ contents: { 'big.txt': 'x'.repeat(1_000_001) } });
    const { data } = await rest.repos.getContent({ ...REPO, path: 'big.txt' });
    expect(data).toMatchObject({ encoding: 'none', content: '' });
    const raw = await rest.repos.getContent({ ...REPO, path: 'big.txt', mediaType: { format: 'raw' } });
    expect(raw.data).toHaveLength(1_000_001);
  });
});

describe('releases', () => {
  const releases = [
    { tag: 'v1.0.0', createdAt: '2026-01-01T00:00:00Z' },
    { tag: '@acme/retry@1.1.0', createdAt: '2026-03-01T00:00:00Z', body: '## Notes', name: 'Retry 1.1' },
    { tag: 'v1.1.0-rc.1', createdAt: '2026-02-01T00:00:00Z', prerelease: true },
    { tag: 'v2.0.0', draft: true },
  ];

  test('are listed newest first, without drafts', async () => {
    const { rest, github } = await start({ releases });
    const { data } = await rest.repos.listReleases(REPO);
    expect(data.map(({ tag_name }) => tag_name)).toEqual(['@acme/retry@1.1.0', 'v1.1.0-rc.1', 'v1.0.0']);
    expect(github.violations).toEqual([]);
  });

  test('are found by their tag, slashes included', async () => {
    const { rest, github } = await start({ releases });
    const { data } = await rest.repos.getReleaseByTag({ ...REPO, tag: '@acme/retry@1.1.0' });
    expect(data).toMatchObject({ name: 'Retry 1.1', body: '## Notes', draft: false });
    expect((await refusal(rest.repos.getReleaseByTag({ ...REPO, tag: 'v2.0.0' }))).status).toBe(404);
    expect(github.violations).toEqual([]);
  });

  test('have tags, and there are tags without one', async () => {
    const { rest, github } = await start({ releases, tags: [{ name: 'v0.1.0', sha: shaOf('old') }] });
    const { data } = await rest.repos.listTags(REPO);
    expect(data.map(({ name }) => name).sort()).toEqual([
      '@acme/retry@1.1.0',
      'v0.1.0',
      'v1.0.0',
      'v1.1.0-rc.1',
    ]);
    expect(data.find(({ name }) => name === 'v0.1.0')?.commit.sha).toBe(shaOf('old'));
    expect(github.violations).toEqual([]);
  });

  test('belong to a repository', async () => {
    const repository = { owner: 'acme', name: 'retry', id: 42, private: true, defaultBranch: 'main' };
    const { rest, github } = await start({ repository });
    const { data } = await rest.repos.get({ owner: 'acme', repo: 'retry' });
    expect(data).toMatchObject({ id: 42, full_name: 'acme/retry', private: true, default_branch: 'main' });
    expect(github.violations).toEqual([]);
  });
});
