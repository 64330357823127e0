import { describe, expect, it } from '@jest/globals';
import { machineClock } from '../../../fakes/clock.ts';
import { GITHUB, HANDLERS } from '../../../fakes/github/answer.ts';
import {
  addComment,
  addReview,
  addReviewComment,
  shaOf,
  startFakeGitHub,
  type CheckRun,
  type FakeGitHub,
  type Options,
} from '../../../fakes/github/index.ts';

const REPO = '/repos/Codertocat/Hello-World';
const SHA = shaOf('merge of 2');
const files = [
  {
    filename: 'b.md',
    previousFilename: 'a.md',
    status: 'renamed',
    patch: '@@ -1 +1 @@\n-a\n+b',
  },
  { filename: 'logo.png', status: 'added' },
] as const;

/** Something for each operation, together with a comment, a review and their reactions. */
const SEED: Options = {
  threads: [
    { number: 1, labels: ['bug'] },
    { number: 2, pull: { merged: true, files } },
    {
      number: 3,
      pull: { head: { ref: 'x', sha: shaOf('x'), repository: 'passer-by/Hello-World' } },
    },
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
  deployments: [
    { sha: SHA, statuses: [{ state: 'success', environmentUrl: 'https://preview' }] },
  ],
};
/** A job of a workflow run. */
const JOB: CheckRun = {
  id: 8,
  name: 'docs',
  sha: SHA,
  app: 'github-actions',
  detailsUrl: 'https://github.com/Codertocat/Hello-World/actions/runs/42/job/8',
  status: 'completed',
  annotations: [{ level: 'notice', message: 'Hello' }],
};
/** Variables of paths. */
const PARAMETERS: Readonly<Record<string, string | number>> = {
  owner: 'Codertocat',
  repo: 'Hello-World',
  reaction_id: 6,
  issue_number: 1,
  pull_number: 2,
  comment_id: 5,
  review_id: 5,
  deployment_id: 1,
  check_run_id: 8,
  commit_sha: SHA,
  ref: 'master',
  basehead: 'v1...feature/retry',
  username: 'mona',
  path: '.github/docs-agent.md',
  tag: '@acme/retry@1.0.0',
  name: 'bug',
};
/** Bodies. */
const GIVEN: Readonly<Record<string, Record<string, unknown>>> = {
  'graphql/mutate': {
    query:
      'mutation($id: ID!) { a: minimizeComment(input: {subjectId: $id, classifier: OUTDATED}) { minimizedComment { isMinimized } } }',
    variables: { id: 'IC_kwDOfake5' },
  },
  'issues/create-comment': { body: 'One' },
  'issues/update-comment': { body: 'Two' },
  'issues/add-labels': { labels: ['docs', 'Bug'] },
  'issues/create': { title: 'Requests', body: 'Four sentences', labels: ['docs'] },
  'issues/create-label': { name: 'docs', color: 'ededed', description: 'Requests' },
  'pulls/request-reviewers': { reviewers: ['mona'] },
  'reactions/create-for-issue-comment': { content: 'eyes' },
  'reactions/create-for-pull-request-review-comment': { content: 'eyes' },
};

type Send = (route: string, body?: object) => Promise<Response>;

/** Starts a fake that compares its own responses with GitHub’s description. */
async function use(
  {
    reactionOn = 'comments',
    ...options
  }: Options & { reactionOn?: 'comments' | 'reviewComments' },
  test: (send: Send, github: FakeGitHub) => Promise<void>,
): Promise<void> {
  const github = await startFakeGitHub({ ...SEED, checkReplies: true, ...options });
  for (const add of [addComment, addReviewComment, addReview]) {
    add(github.state, { id: 5, thread: 2, body: '/docs' });
  }
  const given = {
    comment: 5,
    author: 'mona',
    content: 'eyes',
    createdAt: '2026-01-05T09:00:00Z',
  };
  github.state.checkRuns.set(JOB.id, JOB);
  github.state.reactions.set(6, { ...given, id: 6, on: reactionOn });
  const send: Send = (route, body) => {
    const [method = '', path = ''] = route.split(' ');
    const headers = { authorization: `Bearer ${github.token}` };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return fetch(`${github.url}${path}`, {
      method: method.toUpperCase(),
      headers,
      ...sent,
    });
  };
  try {
    await test(send, github);
  } finally {
    await github.close();
  }
}

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
      async (send, github) => {
        const address = route.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(PARAMETERS[name] ?? ''),
        );
        expect([200, 201, 204]).toContain((await send(address, GIVEN[id])).status);
        expect(github.violations).toEqual([]);
      },
    ),
  );

  it('finds a response that GitHub would not give', () =>
    use(
      { intercept: () => ({ status: 200, body: [{ id: 'one' }] }) },
      async (send, github) => {
        await send(`GET ${REPO}/issues/1/comments`);
        expect(github.violations).toEqual([
          expect.stringMatching(/^response to GET .*\/0\/id must be integer/),
        ]);
      },
    ));
});

it.each<readonly [string, object | undefined, string]>([
  [`POST ${REPO}/issues/1/comments`, { text: 'x' }, "required property 'body'"],
  [`POST ${REPO}/issues/comments/1/reactions`, { content: 'eye' }, '"eyes"'],
  [`GET ${REPO}/issues/NaN/comments`, undefined, 'must be integer'],
  [`GET ${REPO}/issues/1/comments?sort=updated`, undefined, 'the query has sort'],
  [`POST ${REPO}/milestones`, { title: 'x' }, 'no such operation'],
  [`GET ${REPO}/contents/%E0%A4%A`, undefined, 'cannot be decoded'],
])(
  'what GitHub would not accept has status 599, and the reason is kept: %s %j',
  async (route, body, reason) =>
    use({}, async (send, github) => {
      // No status of HTTP, which `fetch` refuses.
      await send(route, body).catch(() => {});
      expect(github.violations).toEqual([expect.stringContaining(reason)]);
      expect(github.state.comments.size).toBe(1);
    }),
);

it.each<readonly [number, string, object | undefined]>([
  [403, `POST ${REPO}/issues/4/comments`, { body: 'to a locked thread' }],
  [404, 'GET /repos/someone/else/issues/1', undefined],
  [404, `GET ${REPO}/pulls/1`, undefined],
  [404, `GET ${REPO}/releases/tags/v2.0.0`, undefined],
  [404, `GET ${REPO}/collaborators/app[bot]/permission`, undefined],
  [422, `GET ${REPO}/commits/nowhere`, undefined],
  [422, `POST ${REPO}/issues/1/comments`, { body: ' \n' }],
  [422, `POST ${REPO}/issues/1/comments`, { body: 'a'.repeat(65_537) }],
  [422, `POST ${REPO}/pulls/2/requested_reviewers`, { reviewers: ['codertocat'] }],
  [422, `POST ${REPO}/pulls/2/requested_reviewers`, { reviewers: ['mona', 'gone'] }],
  [422, `POST ${REPO}/pulls/2/requested_reviewers`, { team_reviewers: ['other'] }],
])('what GitHub refuses with %i: %s', (status, route, body) =>
  use({ checkReplies: false }, async (send) => {
    expect((await send(route, body)).status).toBe(status);
  }),
);

it.each([
  ['an issue', 1, { issues: 'write' }, 201],
  ['an issue', 1, { 'pull-requests': 'write' }, 403],
  ['an issue', 1, { issues: 'read', 'pull-requests': 'read' }, 403],
  ['a pull request', 2, { 'pull-requests': 'write' }, 201],
  ['a pull request', 2, { issues: 'write' }, 403],
  ['a pull request', 2, {}, 403],
] as const)('a comment on %s (#%d) with %j: %d', (_, thread, permissions, status) =>
  use({ permissions }, async (send) => {
    expect(
      (await send(`POST ${REPO}/issues/${thread}/comments`, { body: 'Hello' })).status,
    ).toBe(status);
  }),
);

const LABEL = { name: 'docs-agent-requests' };
const ISSUE = { title: 'Requests', labels: [LABEL.name] };

it.each([
  ['labels', LABEL, { issues: 'write' }, 201],
  ['labels', LABEL, { 'pull-requests': 'write' }, 201],
  ['labels', LABEL, { issues: 'read' }, 403],
  ['issues', ISSUE, { issues: 'write' }, 201],
  ['issues', ISSUE, { 'pull-requests': 'write' }, 403],
] as const)('POST %s %j with %j: %d', (path, body, permissions, status) =>
  use({ permissions }, async (send) => {
    expect((await send(`POST ${REPO}/${path}`, body)).status).toBe(status);
  }),
);

it.each([
  ['archived', { isArchived: true }, 'issues', ISSUE, 403],
  ['archived', { isArchived: true }, 'labels', LABEL, 403],
  ['archived', { isArchived: true }, 'issues/2/comments', { body: 'Hello' }, 403],
  ['without issues', { hasIssues: false }, 'issues', ISSUE, 410],
  ['without issues', { hasIssues: false }, 'issues/1/comments', { body: 'Hello' }, 410],
  ['without issues', { hasIssues: false }, 'issues/2/comments', { body: 'Hello' }, 201],
  ['without issues', { hasIssues: false }, 'labels', LABEL, 201],
] as const)(
  'a repository that is %s (%j): POST %s %j: %d',
  (_, changes, path, body, status) =>
    use({ ...changes }, async (send) => {
      expect((await send(`POST ${REPO}/${path}`, body)).status).toBe(status);
    }),
);

it('a label is created once, in any letter case, until somebody deletes it', () =>
  use({}, async (send, { state }) => {
    const create = (name: string) => send(`POST ${REPO}/labels`, { name });
    expect((await create('Requests')).status).toBe(201);
    const again = await create('requests');
    expect(again.status).toBe(422);
    const error = { resource: 'Label', code: 'already_exists', field: 'name' };
    expect(await again.json()).toMatchObject({ errors: [error] });

    await send(`POST ${REPO}/issues/1/labels`, { labels: ['Requests'] });
    expect(state.threads.get(1)?.labels).toEqual(['bug', 'Requests']);
    const remove = () => send(`DELETE ${REPO}/labels/requests`);
    expect((await remove()).status).toBe(204);
    expect(state.threads.get(1)?.labels).toEqual(['bug']);
    expect((await remove()).status).toBe(404);
    expect((await create('requests')).status).toBe(201);
  }));

async function listNumbers(send: Send, query: string): Promise<readonly number[]> {
  const response = await send(`GET ${REPO}/issues?${query}`);
  const listed = (await response.json()) as readonly Readonly<{ number: number }>[];
  return listed.map(({ number }) => number);
}

it.each([
  ['', [4, 3, 1]],
  ['state=all', [4, 3, 2, 1]],
  ['state=closed', [2]],
  ['state=all&sort=created&direction=asc', [1, 2, 3, 4]],
  ['state=all&labels=Bug', [1]],
  ['labels=bug,docs', []],
  ['creator=codertocat&direction=asc', [1, 3, 4]],
  ['creator=mona', []],
])('the list of issues and pull requests with %j: %j', (query, numbers) =>
  use({}, async (send) => {
    expect(await listNumbers(send, query)).toEqual(numbers);
  }),
);

it('lists of issues may lag, for each issue by itself', () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const clock = { ...machineClock, now: () => now };
  const listLagMs = (issue: number): number => (issue === 5 ? 30_000 : 10_000);
  return use({ clock, listLagMs }, async (send) => {
    const list = () => listNumbers(send, 'labels=docs-agent-requests');
    await send(`POST ${REPO}/issues`, ISSUE);
    await send(`POST ${REPO}/issues/1/labels`, { labels: [LABEL.name] });
    expect(await list()).toEqual([]);
    now += 10_000;
    expect(await list()).toEqual([1]);
    now += 20_000;
    expect(await list()).toEqual([5, 1]);

    await send(`DELETE ${REPO}/labels/${LABEL.name}`);
    expect(await list()).toEqual([5, 1]);
    now += 10_000;
    expect(await list()).toEqual([5]);
    now += 20_000;
    expect(await list()).toEqual([]);
  });
});

it('GraphQL names the account of the token', () =>
  use({}, async (send) => {
    const answer = await send('POST /graphql', { query: 'query { viewer { login } }' });
    expect(await answer.json()).toEqual({
      data: { viewer: { login: 'github-actions[bot]' } },
    });
  }));

it.each([
  ['', 30, 'page=2>; rel="next", page=9>; rel="last"'],
  ['?per_page=1000', 100, 'page=2>; rel="next", page=3>; rel="last"'],
  ['?per_page=100&page=3', 50, 'page=2>; rel="prev", page=1>; rel="first"'],
])(
  'a list with %j has %d entries, and links by the number of the repository',
  (query, length, links) =>
    use({ checkReplies: false }, async (send, { state, url }) => {
      for (let n = 1; n <= 250; n += 1) addComment(state, { thread: 1, body: String(n) });
      const response = await send(`GET ${REPO}/issues/1/comments${query}`);
      expect(await response.json()).toHaveLength(length);
      const numbered = `${url}/repositories/186853002/issues/1/comments?`;
      const link = response.headers.get('link');
      expect(
        link?.replaceAll(`<${numbered}`, '').replaceAll(/per_page=\d+&/g, '') ?? null,
      ).toBe(links);
    }),
);
