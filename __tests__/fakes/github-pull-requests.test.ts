import { describe, expect, it } from '@jest/globals';
import type { FakeGitHub, Options } from '../../fakes/github/index.ts';
import { clientFor, errorOf, REPO, start } from './github-client.ts';

const PULL = { ...REPO, pull_number: 2 };
const ISSUE = { ...REPO, issue_number: 2 };
const SEED: Options = {
  threads: [
    { number: 2, author: 'docs-bot', createdAt: '2026-03-02T00:00:00Z', labels: ['bug'], pull: {} },
    { number: 3, createdAt: '2026-03-01T00:00:00Z', pull: { head: { ref: 'mintlify/x', sha: 'c0ffee' } } },
    { number: 4, state: 'closed', pull: {} },
    { number: 5 },
  ],
  roles: { mona: 'write', gone: 'none' },
  teams: ['docs'],
  labels: ['docs'],
};

const pullOf = ({ state }: Pick<FakeGitHub, 'state'>) => state.threads.get(2)?.pull;

describe('pull requests', () => {
  it.each([
    [{}, [2, 3]],
    [{ sort: 'created', direction: 'asc' }, [3, 2]],
    [{ state: 'all', direction: 'asc' }, [4, 3, 2]],
    [{ head: 'Codertocat:mintlify/x' }, [3]],
    [{ base: 'main' }, []],
  ] as const)('are listed by %j', async (query, numbers) => {
    const { rest } = await start(SEED);
    const { data } = await rest.pulls.list({ ...REPO, ...query });
    expect(data.map(({ number }) => number)).toEqual(numbers);
  });

  it.each([
    ['a person and a team', { reviewers: ['mona'], team_reviewers: ['docs'] }, 201],
    ['the author', { reviewers: ['mona', 'Docs-Bot'] }, 422],
    ['someone who is no collaborator', { reviewers: ['mona', 'gone'] }, 422],
    ['an App', { reviewers: ['renovate[bot]'] }, 422],
    ['an unknown team', { reviewers: ['mona'], team_reviewers: ['other'] }, 422],
  ])('can get reviewers, all or none: %s', async (_, reviewers, status) => {
    const { rest, github } = await start({ ...SEED, permissions: { 'pull-requests': 'write' } });
    const call = rest.pulls.requestReviewers({ ...PULL, ...reviewers });
    expect(status === 201 ? (await call).status : (await errorOf(call)).status).toBe(status);
    expect(pullOf(github)?.requestedReviewers).toEqual(status === 201 ? ['mona'] : []);
    expect(pullOf(github)?.requestedTeams).toEqual(status === 201 ? ['docs'] : []);
  });

  it.each([
    ['issues', { issues: 'write' }],
    ['contents', { contents: 'write' }],
    ['nothing', {}],
  ] as const)('cannot be changed with %s', async (_, permissions) => {
    const { rest, github } = await start({ ...SEED, permissions });
    const before = github.state.threads.get(2);
    const calls = [
      rest.pulls.requestReviewers({ ...PULL, reviewers: ['mona'] }),
      rest.issues.addLabels({ ...ISSUE, labels: ['docs'] }),
      rest.issues.addAssignees({ ...ISSUE, assignees: ['mona'] }),
    ];
    for (const call of calls) expect((await errorOf(call)).status).toBe(403);
    expect(github.state.threads.get(2)).toBe(before);
  });

  it('get a label that exists with `pull-requests: write`, and a new one only with `issues: write`', async () => {
    const { rest, github } = await start({ ...SEED, permissions: { 'pull-requests': 'write' } });
    await rest.issues.addLabels({ ...ISSUE, labels: ['docs'] });
    const add = () => rest.issues.addLabels({ ...ISSUE, labels: ['new'] });
    const message = 'You do not have permission to create labels on this repository.';
    expect(await errorOf(add())).toMatchObject({ status: 403, data: { message } });
    github.grant({ 'pull-requests': 'write', issues: 'write' });
    await add();
    expect(github.state.threads.get(2)?.labels).toEqual(['bug', 'docs', 'new']);
  });
});

const deployments = [{ sha: 'c0ffee', statuses: [] }];

it('deployments of a private repository need `deployments: read`', async () => {
  const { rest, github } = await start({ deployments, repository: { private: true } });
  const { status, headers } = await errorOf(rest.repos.listDeployments(REPO));
  expect([status, headers['x-accepted-github-permissions']]).toEqual([403, 'deployments=read']);
  github.grant({ deployments: 'read' });
  expect((await rest.repos.listDeployments(REPO)).data).toHaveLength(1);
});

describe('another repository', () => {
  const DOCS = { owner: 'acme', repo: 'docs', issue_number: 7 };
  async function startTwo(isPrivate: boolean) {
    const repository = { owner: 'acme', name: 'docs', id: 42, private: isPrivate };
    const other = { repository, token: 'ghs_docs', threads: [{ number: 7, pull: {} }] };
    const { github, rest } = await start({ others: [other] });
    const docs = clientFor({ url: github.url, token: 'ghs_docs' });
    return { github, rest, docs: docs.rest, octokit: docs };
  }

  it('has its own state, its own token and an App that writes', async () => {
    const { github, docs, octokit } = await startTwo(true);
    await docs.issues.createComment({ ...DOCS, body: 'Hello' });
    const { state } = github.other('acme/docs');
    expect([...state.comments.values()]).toMatchObject([{ thread: 7, author: 'docs-helper[bot]' }]);
    expect(github.state.comments.size).toBe(0);
    const { data } = await octokit.request('GET /repositories/42/issues/7');
    expect(data).toMatchObject({ number: 7 });
  });

  it.each([
    [false, 200, 403],
    [true, 404, 404],
  ])('is closed to the token of the first (private: %s)', async (isPrivate, readable, writable) => {
    const { rest, docs } = await startTwo(isPrivate);
    const statusOf = (call: Promise<{ status: number }>) =>
      call.then(({ status }) => status).catch((error: { status: number }) => error.status);
    expect(await statusOf(rest.issues.get(DOCS))).toBe(readable);
    expect(await statusOf(rest.issues.createComment({ ...DOCS, body: 'x' }))).toBe(writable);
    // Nor may its own token write to the first one.
    expect(await statusOf(docs.issues.createComment({ ...REPO, issue_number: 1, body: 'x' }))).toBe(403);
  });
});
