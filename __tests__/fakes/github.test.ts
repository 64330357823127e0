import { describe, expect, it } from '@jest/globals';
import { Octokit } from '@octokit/rest';
import { GITHUB, HANDLERS } from '../../fakes/github/answer.ts';
import {
  addComment,
  addReview,
  addReviewComment,
  shaOf,
  startFakeGitHub,
  type FakeGitHub,
  type Options,
} from '../../fakes/github/index.ts';

const REPO = { owner: 'Codertocat', repo: 'Hello-World' };
const SHA = shaOf('merge of 2');
const files = [
  { filename: 'b.md', previousFilename: 'a.md', status: 'renamed', patch: '@@ -1 +1 @@\n-a\n+b' },
  { filename: 'logo.png', status: 'added' },
] as const;

/** Something for each operation, together with a comment, a review and their reactions. */
const SEED: Options = {
  threads: [
    { number: 1, labels: ['bug'] },
    { number: 2, pull: { merged: true, files } },
    { number: 3, pull: { head: { ref: 'x', sha: shaOf('x'), repository: 'passer-by/Hello-World' } } },
    { number: 4, locked: true },
  ],
  roles: { mona: 'maintain' },
  releases: [
    { tag: '@acme/retry@1.0.0', body: 'Notes' },
    { tag: 'v2.0.0', draft: true },
  ],
  commits: [{ sha: SHA, message: 'Add retry', files }],
  refs: { master: SHA },
  comparisons: [{ base: 'v1', head: 'feature/retry', commits: [{ sha: SHA }], files }],
  contents: { '.github/docs-agent.md': 'Write plainly.\n' },
  deployments: [{ sha: SHA, statuses: [{ state: 'success', environmentUrl: 'https://preview' }] }],
};
/** Variables of paths. */
const PARAMETERS: Readonly<Record<string, string | number>> = {
  ...REPO,
  reaction_id: 6,
  issue_number: 1,
  pull_number: 2,
  comment_id: 5,
  review_id: 5,
  deployment_id: 1,
  commit_sha: SHA,
  ref: 'master',
  basehead: 'v1...feature/retry',
  username: 'mona',
  path: '.github/docs-agent.md',
  tag: '@acme/retry@1.0.0',
};
/** Bodies. */
const GIVEN: Readonly<Record<string, Record<string, unknown>>> = {
  'issues/create-comment': { body: 'One' },
  'issues/update-comment': { body: 'Two' },
  'issues/add-assignees': { assignees: ['mona', 'passer-by'] },
  'issues/add-labels': { labels: ['docs', 'Bug'] },
  'pulls/request-reviewers': { reviewers: ['mona'] },
  'reactions/create-for-issue-comment': { content: 'eyes' },
  'reactions/create-for-pull-request-review-comment': { content: 'eyes' },
};

type Client = Readonly<{ github: FakeGitHub; rest: Octokit['rest']; octokit: Octokit }>;

const log = { debug() {}, info() {}, warn() {}, error() {} };
const clientFor = ({ url: baseUrl }: FakeGitHub, auth: string): Octokit =>
  new Octokit({ baseUrl, auth, log });

/** A fake that compares its own responses with GitHub's description, and GitHub's own client for it. */
async function use(
  { reactionOn = 'comments', ...options }: Options & { reactionOn?: 'comments' | 'reviewComments' },
  test: (client: Client) => Promise<void>,
): Promise<void> {
  const github = await startFakeGitHub({ ...SEED, checkReplies: true, ...options });
  for (const add of [addComment, addReviewComment, addReview])
    add(github.state, { id: 5, thread: 2, body: '/docs' });
  const given = { comment: 5, author: 'mona', content: 'eyes', createdAt: '2026-01-05T09:00:00Z' };
  github.state.reactions.set(6, { ...given, id: 6, on: reactionOn });
  const octokit = clientFor(github, github.token);
  try {
    await test({ github, octokit, rest: octokit.rest });
  } finally {
    await github.close();
  }
}

const statusOf = (call: Promise<{ status: number }>): Promise<number> =>
  call.then(({ status }) => status).catch((error: { status: number }) => error.status);

const operations = Object.entries(GITHUB.document.paths).flatMap(([path, item]) =>
  Object.entries(item as Readonly<Record<string, { operationId: string }>>).map(
    ([method, { operationId }]) => [operationId, `${method} ${path}`] as const,
  ),
);

describe('each operation', () => {
  it('has a handler', () => {
    expect(Object.keys(HANDLERS).sort()).toEqual(operations.map(([id]) => id).sort());
  });

  it.each(operations)('%s responds as described', (id, route) =>
    use(
      { reactionOn: id.includes('pull-request') ? 'reviewComments' : 'comments' },
      async ({ octokit, github }) => {
        const address = route.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(PARAMETERS[name] ?? ''),
        );
        const { status } = await octokit.request(address, GIVEN[id]);
        expect([200, 201, 204]).toContain(status);
        expect(github.violations).toEqual([]);
      },
    ),
  );

  it('finds a response that GitHub would not give', () =>
    use({ intercept: () => ({ status: 200, body: [{ id: 'one' }] }) }, async ({ rest, github }) => {
      await rest.issues.listComments({ ...REPO, issue_number: 1 });
      expect(github.violations).toEqual([
        expect.stringMatching(/^response to GET .*\/0\/id must be integer/),
      ]);
    }));
});

it.each([
  ['POST /issues/1/comments', { text: 'x' }, "required property 'body'"],
  ['POST /issues/comments/1/reactions', { content: 'eye' }, '"eyes"'],
  ['GET /issues/NaN/comments', {}, 'must be integer'],
  ['GET /issues/1/comments?sort=updated', {}, 'the query has sort'],
  ['POST /issues', { title: 'x' }, 'no such operation'],
  ['GET /contents/%E0%A4%A', {}, 'cannot be decoded'],
])('what GitHub would not accept has status 599, and the reason is kept: %s %j', (route, body, reason) =>
  use({}, async ({ octokit, github }) => {
    const [method, path] = route.split(' ');
    const call = octokit.request(`${method} /repos/Codertocat/Hello-World${path}`, body);
    expect(await statusOf(call)).toBe(599);
    expect(github.violations).toEqual([expect.stringContaining(reason)]);
  }),
);

it.each<readonly [number, string, (rest: Octokit['rest']) => Promise<{ status: number }>]>([
  [403, 'a locked thread', (rest) => rest.issues.createComment({ ...REPO, issue_number: 4, body: 'x' })],
  [404, 'another repository', (rest) => rest.issues.get({ owner: 'a', repo: 'b', issue_number: 1 })],
  [404, 'an issue as a pull request', (rest) => rest.pulls.get({ ...REPO, pull_number: 1 })],
  [404, 'a draft', (rest) => rest.repos.getReleaseByTag({ ...REPO, tag: 'v2.0.0' })],
  [
    404,
    'an app as a collaborator',
    (rest) => rest.repos.getCollaboratorPermissionLevel({ ...REPO, username: 'x[bot]' }),
  ],
  [422, 'an unknown commit', (rest) => rest.repos.getCommit({ ...REPO, ref: 'nowhere' })],
  ...[' \n', 'a'.repeat(65_537)].map(
    (body) =>
      [
        422,
        `a comment of ${body.length} characters`,
        (rest: Octokit['rest']) => rest.issues.createComment({ ...REPO, issue_number: 1, body }),
      ] as const,
  ),
  ...[{ reviewers: ['codertocat'] }, { reviewers: ['mona', 'gone'] }, { team_reviewers: ['other'] }].map(
    (reviewers) =>
      [
        422,
        `the reviewers ${JSON.stringify(reviewers)}`,
        (rest: Octokit['rest']) => rest.pulls.requestReviewers({ ...REPO, pull_number: 2, ...reviewers }),
      ] as const,
  ),
])('what GitHub refuses with %i: %s', (status, _, call) =>
  use({ checkReplies: false }, async ({ rest }) => {
    expect(await statusOf(call(rest))).toBe(status);
  }),
);

it.each([
  ['an issue', 1, { issues: 'write' }, 201],
  ['an issue', 1, { 'pull-requests': 'write' }, 403],
  ['an issue', 1, { issues: 'read', 'pull-requests': 'read' }, 403],
  ['a pull request', 2, { 'pull-requests': 'write' }, 201],
  ['a pull request', 2, { issues: 'write' }, 403],
  ['a pull request', 2, {}, 403],
] as const)('a comment on %s (#%d) with %j: %d', (_, issue_number, permissions, status) =>
  use({ permissions }, async ({ rest }) => {
    expect(await statusOf(rest.issues.createComment({ ...REPO, issue_number, body: 'Hello' }))).toBe(status);
  }),
);

it('lists have 30 entries, at most 100, and link to the next and the last page by the number of the repository', () =>
  use({}, async ({ rest, github }) => {
    for (let n = 1; n <= 250; n += 1) addComment(github.state, { thread: 1, body: String(n) });
    const page = async (query: object) => {
      const { data, headers } = await rest.issues.listComments({ ...REPO, issue_number: 1, ...query });
      return [data.length, headers.link?.replaceAll(/<.*?(\d+)>; rel="(\w+)"/g, '$2 $1')];
    };
    expect(await page({})).toEqual([30, 'next 2, last 9']);
    expect(await page({ per_page: 1000 })).toEqual([100, 'next 2, last 3']);
    expect(await page({ per_page: 100, page: 3 })).toEqual([50, undefined]);
    const { headers } = await rest.issues.listComments({ ...REPO, issue_number: 1 });
    expect(headers.link).toContain(`<${github.url}/repositories/186853002/issues/1/comments?page=2>`);
  }));
