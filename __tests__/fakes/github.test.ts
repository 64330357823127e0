import { describe, expect, it } from '@jest/globals';
import { HANDLERS } from '../../fakes/github/answer.ts';
import { GITHUB } from '../../fakes/github/description.ts';
import { addComment, addReview, addReviewComment, shaOf } from '../../fakes/github/index.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { errorOf, REPO, start } from './github-client.ts';

const ISSUE = { ...REPO, issue_number: 1 };
const PULL = { ...REPO, pull_number: 2 };
const files = [
  { filename: 'b.md', previousFilename: 'a.md', status: 'renamed', patch: '@@ -1 +1 @@\n-a\n+b' },
  { filename: 'logo.png', status: 'added' },
] as const;
const COMMIT = { sha: shaOf('merge of 2'), message: 'Add retry', files };

/** A fake that has something for each operation. */
async function startSeeded() {
  const started = await start({
    clock: new VirtualClock('2026-09-01T12:00:00Z'),
    threads: [
      { number: 1, labels: ['bug'] },
      { number: 2, pull: { merged: true, files } },
      { number: 3, pull: { head: { ref: 'x', sha: shaOf('x'), repository: 'passer-by/Hello-World' } } },
    ],
    roles: { 'Some-One': 'maintain' },
    releases: [
      { tag: '@acme/retry@1.0.0', body: 'Notes' },
      { tag: 'v2.0.0', draft: true },
    ],
    commits: [COMMIT],
    refs: { master: COMMIT.sha },
    comparisons: [{ base: 'v1', head: 'feature/retry', commits: [COMMIT], files }],
    contents: { '.github/docs-agent.md': 'Write plainly.\n' },
    deployments: [{ sha: COMMIT.sha, statuses: [{ state: 'success', environmentUrl: 'https://preview' }] }],
  });
  const { state } = started.github;
  for (const add of [addComment, addReviewComment, addReview])
    add(state, { id: 5, thread: 2, body: '/docs' });
  return started;
}

type Rest = Awaited<ReturnType<typeof start>>['rest'];
const COMMENT = { ...REPO, comment_id: 5 };
const BODY = { id: 5, body: '/docs', user: { login: 'Codertocat' } };
const FILES = [
  { filename: 'b.md', previous_filename: 'a.md', additions: 1, deletions: 1, changes: 2 },
  { filename: 'logo.png', status: 'added', changes: 0 },
];
const BOT = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' };

const CALLS: Readonly<
  Record<string, readonly [(rest: Rest) => Promise<{ data: unknown }>, expected?: object]>
> = {
  'issues/create-comment': [
    (rest) => rest.issues.createComment({ ...ISSUE, body: 'One' }),
    { body: 'One', user: BOT, created_at: '2026-09-01T12:00:00Z' },
  ],
  'issues/update-comment': [
    (rest) => rest.issues.updateComment({ ...COMMENT, body: 'Two' }),
    { id: 5, body: 'Two', updated_at: '2026-09-01T12:00:01Z' },
  ],
  'issues/delete-comment': [(rest) => rest.issues.deleteComment(COMMENT)],
  'issues/get-comment': [(rest) => rest.issues.getComment(COMMENT), BODY],
  'issues/list-comments': [(rest) => rest.issues.listComments({ ...REPO, issue_number: 2 }), [BODY]],
  'issues/list-comments-for-repo': [(rest) => rest.issues.listCommentsForRepo(REPO), [BODY]],
  'issues/add-assignees': [
    (rest) => rest.issues.addAssignees({ ...ISSUE, assignees: ['some-one', 'passer-by'] }),
    { number: 1, assignees: [{ login: 'some-one' }] },
  ],
  'issues/add-labels': [
    (rest) => rest.issues.addLabels({ ...ISSUE, labels: ['docs', 'Bug'] }),
    [{ name: 'bug' }, { name: 'docs' }],
  ],
  'issues/get': [(rest) => rest.issues.get(ISSUE), { number: 1, state: 'open', labels: [{ name: 'bug' }] }],
  'pulls/get': [
    (rest) => rest.pulls.get(PULL),
    { number: 2, state: 'closed', merged: true, comments: 1, changed_files: 2, additions: 1 },
  ],
  'pulls/list': [
    (rest) => rest.pulls.list(REPO),
    [{ number: 3, state: 'open', head: { ref: 'x', repo: { full_name: 'passer-by/Hello-World' } } }],
  ],
  'pulls/request-reviewers': [
    (rest) => rest.pulls.requestReviewers({ ...PULL, reviewers: ['some-one'] }),
    { number: 2, requested_reviewers: [{ login: 'some-one' }], requested_teams: [] },
  ],
  'pulls/list-files': [(rest) => rest.pulls.listFiles(PULL), FILES],
  'pulls/get-review': [(rest) => rest.pulls.getReview({ ...PULL, review_id: 5 }), BODY],
  'pulls/get-review-comment': [(rest) => rest.pulls.getReviewComment(COMMENT), BODY],
  'reactions/create-for-issue-comment': [
    (rest) => rest.reactions.createForIssueComment({ ...COMMENT, content: 'eyes' }),
    { content: 'eyes', user: BOT },
  ],
  'reactions/create-for-pull-request-review-comment': [
    (rest) => rest.reactions.createForPullRequestReviewComment({ ...COMMENT, content: 'eyes' }),
    { content: 'eyes', user: BOT },
  ],
  'reactions/delete-for-issue-comment': [
    async (rest) => {
      const { data } = await rest.reactions.createForIssueComment({ ...COMMENT, content: 'eyes' });
      return rest.reactions.deleteForIssueComment({ ...COMMENT, reaction_id: data.id });
    },
  ],
  'reactions/delete-for-pull-request-comment': [
    async (rest) => {
      const { data } = await rest.reactions.createForPullRequestReviewComment({
        ...COMMENT,
        content: 'eyes',
      });
      return rest.reactions.deleteForPullRequestComment({ ...COMMENT, reaction_id: data.id });
    },
  ],
  'repos/compare-commits-with-basehead': [
    (rest) => rest.repos.compareCommitsWithBasehead({ ...REPO, basehead: 'v1...feature/retry' }),
    { status: 'ahead', total_commits: 1, commits: [{ commit: { message: 'Add retry' } }], files: FILES },
  ],
  'repos/get-collaborator-permission-level': [
    (rest) => rest.repos.getCollaboratorPermissionLevel({ ...REPO, username: 'some-one' }),
    { permission: 'write', role_name: 'maintain', user: { permissions: { maintain: true, admin: false } } },
  ],
  'repos/get-commit': [
    (rest) => rest.repos.getCommit({ ...REPO, ref: 'master' }),
    { sha: COMMIT.sha, commit: { message: 'Add retry' }, files: FILES },
  ],
  'repos/get-content': [
    (rest) => rest.repos.getContent({ ...REPO, path: '.github/docs-agent.md' }),
    { type: 'file', encoding: 'base64', content: 'V3JpdGUgcGxhaW5seS4K\n' },
  ],
  'repos/get-release-by-tag': [
    (rest) => rest.repos.getReleaseByTag({ ...REPO, tag: '@acme/retry@1.0.0' }),
    { name: '@acme/retry@1.0.0', body: 'Notes', draft: false },
  ],
  'repos/list-deployment-statuses': [
    (rest) => rest.repos.listDeploymentStatuses({ ...REPO, deployment_id: 1 }),
    [{ state: 'success', environment_url: 'https://preview' }],
  ],
  'repos/list-deployments': [
    (rest) => rest.repos.listDeployments({ ...REPO, sha: COMMIT.sha }),
    [{ id: 1, sha: COMMIT.sha }],
  ],
  'repos/list-pull-requests-associated-with-commit': [
    (rest) => rest.repos.listPullRequestsAssociatedWithCommit({ ...REPO, commit_sha: COMMIT.sha }),
    [{ number: 2, merged_at: '2026-01-05T09:00:00Z' }],
  ],
  'repos/list-releases': [(rest) => rest.repos.listReleases(REPO), [{ tag_name: '@acme/retry@1.0.0' }]],
};

const OPERATIONS = GITHUB.operations.map(({ id }) => id);

describe('each operation', () => {
  it('has a handler and a test', () => {
    expect(Object.keys(HANDLERS).sort()).toEqual([...OPERATIONS].sort());
    expect(Object.keys(CALLS).sort()).toEqual([...OPERATIONS].sort());
  });

  it.each(Object.entries(CALLS))('%s responds as described', async (_, [call, expected]) => {
    const { rest, github } = await startSeeded();
    const { data } = await call(rest);
    if (expected !== undefined) expect(data).toMatchObject(expected);
    expect(github.violations).toEqual([]);
  });

  it('finds a response that GitHub would not give', async () => {
    const { rest, github } = await start({ intercept: () => ({ status: 200, body: [{ id: 'one' }] }) });
    await rest.issues.listComments(ISSUE);
    expect(github.violations).toEqual([expect.stringMatching(/^response to GET .*\/0\/id must be integer/)]);
  });
});

it.each([
  ['a mistyped property', 'POST', '/issues/1/comments', { text: 'x' }, "required property 'body'"],
  ['an unknown reaction', 'POST', '/issues/comments/1/reactions', { content: 'eye' }, '"eyes"'],
  ['no number', 'GET', '/issues/NaN/comments', undefined, 'must be integer'],
  ['an unknown query', 'GET', '/issues/1/comments?sort=updated', undefined, 'the query has sort'],
  ['an operation that is not in use', 'POST', '/issues', { title: 'x' }, 'no such operation'],
  ['a path that is wrongly encoded', 'GET', '/contents/%E0%A4%A', undefined, 'cannot be decoded'],
])(
  'what GitHub would not accept: %s has status 599, and the reason is kept',
  async (_, method, path, body, reason) => {
    const { github } = await start();
    const response = await fetch(`${github.url}/repos/Codertocat/Hello-World${path}`, {
      method,
      headers: { authorization: `Bearer ${github.token}` },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    expect(response.status).toBe(599);
    expect(github.violations).toEqual([expect.stringContaining(reason)]);
    expect(github.state.comments.size).toBe(0);
  },
);

const comment = (body: string) => (rest: Rest) => rest.issues.createComment({ ...ISSUE, body });

it.each<readonly [string, (rest: Rest) => Promise<unknown>, number, message: string]>([
  ['a comment of 65,537 characters', comment('a'.repeat(65_537)), 422, 'Validation Failed'],
  ['an empty comment', comment(' \n'), 422, 'Validation Failed'],
  [
    'a comment in a locked thread',
    (rest) => rest.issues.createComment({ ...REPO, issue_number: 4, body: 'x' }),
    403,
    'Unable to create comment because issue is locked.',
  ],
  [
    'an unknown commit',
    (rest) => rest.repos.getCommit({ ...REPO, ref: 'nowhere' }),
    422,
    'No commit found for SHA: nowhere',
  ],
  [
    'an app as a collaborator',
    (rest) => rest.repos.getCollaboratorPermissionLevel({ ...REPO, username: 'renovate[bot]' }),
    404,
    'renovate[bot] is not a user',
  ],
  ...[
    (rest: Rest) => rest.issues.get({ ...REPO, issue_number: 9 }),
    (rest: Rest) => rest.issues.get({ owner: 'someone', repo: 'else', issue_number: 1 }),
    (rest: Rest) => rest.pulls.get({ ...REPO, pull_number: 1 }),
    (rest: Rest) => rest.issues.getComment(COMMENT),
    (rest: Rest) => rest.reactions.createForIssueComment({ ...COMMENT, content: 'eyes' }),
    (rest: Rest) => rest.repos.getContent({ ...REPO, path: 'none.md' }),
    (rest: Rest) => rest.repos.getReleaseByTag({ ...REPO, tag: 'v2.0.0' }),
    (rest: Rest) => rest.repos.compareCommitsWithBasehead({ ...REPO, basehead: 'v0...v9' }),
  ].map((call, index) => [`what is not there (${index})`, call, 404, 'Not Found'] as const),
])('what GitHub refuses: %s', async (_, call, status, message) => {
  const threads = [{ number: 1 }, { number: 4, locked: true }];
  const { rest, github } = await start({ threads, releases: [{ tag: 'v2.0.0', draft: true }] });
  expect(await errorOf(call(rest))).toMatchObject({
    status,
    data: { message, documentation_url: expect.stringContaining('https://docs.github.com/rest/') },
  });
  expect(github.violations).toEqual([]);
});

describe('the token', () => {
  it.each([
    ['another token', 'Bearer ghp_other', 'Bad credentials'],
    ['no token', undefined, 'Requires authentication'],
  ])('%s is refused with 401', async (_, authorization, message) => {
    const { github } = await start();
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const response = await fetch(`${github.url}/repos/Codertocat/Hello-World/issues/1`, { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message });
  });

  it.each([
    ['issue', 1, { issues: 'write' }, 201],
    ['issue', 1, { 'pull-requests': 'write' }, 403],
    ['issue', 1, { issues: 'read', 'pull-requests': 'read' }, 403],
    ['pull request', 2, { 'pull-requests': 'write' }, 201],
    ['pull request', 2, { issues: 'write' }, 403],
    ['pull request', 2, {}, 403],
  ] as const)('may comment on an %s (#%d) with %j: %d', async (_, issue_number, permissions, status) => {
    const { rest } = await start({ permissions });
    const call = rest.issues.createComment({ ...REPO, issue_number, body: 'Hello' });
    if (status === 201) expect((await call).status).toBe(201);
    else
      expect(await errorOf(call)).toMatchObject({
        status,
        data: { message: 'Resource not accessible by integration' },
        headers: { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' },
      });
  });

  it.each<readonly [string, (rest: Rest) => Promise<unknown>]>([
    ['pull_requests=read', (rest) => rest.pulls.get(PULL)],
    ['contents=read', (rest) => rest.repos.getContent({ ...REPO, path: 'README.md' })],
  ])('needs %s for what is private, and nothing for what is public', async (accepted, call) => {
    const options = { permissions: { issues: 'write' }, contents: { 'README.md': 'x' } } as const;
    await call((await start(options)).rest);
    const { headers } = await errorOf(
      call((await start({ ...options, repository: { private: true } })).rest),
    );
    expect(headers['x-accepted-github-permissions']).toBe(accepted);
  });
});

describe('a reaction', () => {
  it('is new once for each kind of comment and content', async () => {
    const { rest } = await startSeeded();
    const give = async (content: 'eyes' | 'rocket') =>
      (await rest.reactions.createForIssueComment({ ...COMMENT, content })).status;
    expect([await give('eyes'), await give('eyes'), await give('rocket')]).toEqual([201, 200, 201]);
    const onLine = await rest.reactions.createForPullRequestReviewComment({ ...COMMENT, content: 'eyes' });
    expect(onLine.status).toBe(201);
    const reaction = { ...COMMENT, reaction_id: onLine.data.id };
    expect((await errorOf(rest.reactions.deleteForIssueComment(reaction))).status).toBe(404);
  });

  it('of someone else is another one', async () => {
    const { rest, github } = await startSeeded();
    const other = { id: 7, on: 'comments', comment: 5, author: 'x', content: 'eyes', createdAt: '' } as const;
    github.state.reactions.set(7, other);
    expect((await rest.reactions.createForIssueComment({ ...COMMENT, content: 'eyes' })).status).toBe(201);
  });
});
