import { describe, expect, it } from '@jest/globals';
import { addComment } from '../../fakes/github/index.ts';
import { REPO, start } from './github-client.ts';

const ISSUE = { ...REPO, issue_number: 1 };

describe('250 comments', () => {
  async function startWith250() {
    const started = await start();
    for (let n = 1; n <= 250; n += 1) {
      const createdAt = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
      addComment(started.github.state, { thread: n % 5 === 0 ? 2 : 1, body: String(n), createdAt });
    }
    return started;
  }
  const numbers = (comments: readonly { body?: string | undefined }[]) =>
    comments.map(({ body }) => Number(body));

  it.each([
    [{}, 30, ['next', 'last']],
    [{ per_page: 1000 }, 100, ['next', 'last']],
    [{ per_page: 100, page: 2 }, 100, ['prev', 'next', 'last', 'first']],
    [{ per_page: 100, page: 3 }, 50, ['prev', 'first']],
    [{ per_page: 100, page: 4 }, 0, ['prev', 'first']],
  ])('with %j: %d, and links', async (query, length, relations) => {
    const { rest } = await startWith250();
    const { data, headers } = await rest.issues.listCommentsForRepo({ ...REPO, ...query });
    expect(data).toHaveLength(length);
    expect([...(headers.link ?? '').matchAll(/rel="(\w+)"/g)].map(([, name]) => name)).toEqual(relations);
  });

  it('have links that name the repository by its number', async () => {
    const { rest, github } = await startWith250();
    const { headers } = await rest.issues.listComments({ ...ISSUE, per_page: 100 });
    const next = `${github.url}/repositories/186853002/issues/1/comments?per_page=100&page=2`;
    expect(headers.link).toContain(`<${next}>; rel="next"`);
  });

  it.each([
    [{}, 1, 250],
    [{ sort: 'created' }, 250, 1],
    [{ sort: 'updated', direction: 'desc' }, 7, 1],
    [{ sort: 'updated', direction: 'asc' }, 1, 7],
  ] as const)('in the order of %j, after the seventh was edited', async (query, first, last) => {
    const { octokit, rest, github } = await startWith250();
    const seventh = [...github.state.comments.values()].find(({ body }) => body === '7');
    await rest.issues.updateComment({ ...REPO, comment_id: seventh?.id ?? 0, body: '7' });
    const all = await octokit.paginate(rest.issues.listCommentsForRepo, { ...REPO, ...query, per_page: 100 });
    expect([numbers(all)[0], numbers(all).at(-1)]).toEqual([first, last]);
  });

  it('since a time are those that were written or edited then or later', async () => {
    const { rest } = await startWith250();
    const since = '2026-01-01T04:00:00Z';
    const { data } = await rest.issues.listComments({ ...REPO, issue_number: 2, since });
    expect(numbers(data)).toEqual([240, 245, 250]);
  });
});

const files = (count: number) => Array.from({ length: count }, (_, n) => ({ filename: `file-${n}.ts` }));

it.each([
  [{}, 250, 300],
  [{ per_page: 100, page: 1 }, 100, 300],
  [{ per_page: 100, page: 3 }, 60, 0],
])(
  'a long list of changes of a comparison, with %j: %d commits, %d files',
  async (query, commitCount, fileCount) => {
    const commits = Array.from({ length: 260 }, (_, n) => ({ message: `Commit ${n}` }));
    const { rest } = await start({
      comparisons: [{ base: 'v1', head: 'v2', commits, files: files(320) }],
      checkReplies: false,
    });
    const { data } = await rest.repos.compareCommitsWithBasehead({ ...REPO, basehead: 'v1...v2', ...query });
    expect(data.total_commits).toBe(260);
    expect([data.commits.length, data.files?.length]).toEqual([commitCount, fileCount]);
  },
);
