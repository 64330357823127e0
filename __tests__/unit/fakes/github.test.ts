import { describe, expect, it } from '@jest/globals';
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

/** Something for each operation, together with a comment and a review. */
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
  issue_number: 1,
  pull_number: 2,
  comment_id: 5,
  review_id: 5,
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
  options: Options,
  test: (send: Send, github: FakeGitHub) => Promise<void>,
): Promise<void> {
  const github = await startFakeGitHub({ ...SEED, checkReplies: true, ...options });
  for (const add of [addComment, addReviewComment, addReview]) {
    add(github.state, { id: 5, thread: 2, body: '/docs' });
  }
  github.state.checkRuns.set(JOB.id, JOB);
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
    use({}, async (send, github) => {
      const address = route.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(PARAMETERS[name] ?? ''),
      );
      expect([200, 201, 204]).toContain((await send(address, GIVEN[id])).status);
      expect(github.violations).toEqual([]);
    }),
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
