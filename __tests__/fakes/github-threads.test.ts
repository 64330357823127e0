import { describe, expect, test } from '@jest/globals';
import { addComment, addReview, addReviewComment, makeThread } from '../../fakes/github/index.ts';
import { refusal, REPO, start } from './github-client.ts';

const ISSUE = { ...REPO, issue_number: 1 };

describe('a comment', () => {
  test('is the workflow’s, and has an id above those before it', async () => {
    const { rest, github } = await start();
    const first = await rest.issues.createComment({ ...ISSUE, body: 'One' });
    const second = await rest.issues.createComment({ ...ISSUE, body: 'Two' });
    expect(first.status).toBe(201);
    expect(first.headers.location).toBe(first.data.url);
    expect(first.data).toMatchObject({
      body: 'One',
      user: {
        login: 'github-actions[bot]',
        id: 41898282,
        type: 'Bot',
        html_url: 'https://github.com/apps/github-actions',
      },
      html_url: `https://github.com/Codertocat/Hello-World/issues/1#issuecomment-${first.data.id}`,
      issue_url: `${github.url}/repos/Codertocat/Hello-World/issues/1`,
    });
    expect(first.data.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(second.data.id).toBeGreaterThan(first.data.id);
    expect(first.data.id).toBeGreaterThan(2 ** 31);
    expect((await rest.issues.getComment({ ...REPO, comment_id: second.data.id })).data).toEqual(second.data);
    expect(github.violations).toEqual([]);
  });

  test('says when it was edited, however quickly that was', async () => {
    const { rest } = await start();
    const { data } = await rest.issues.createComment({ ...ISSUE, body: 'One' });
    const edit = { ...REPO, comment_id: data.id, body: 'Two' };
    const once = await rest.issues.updateComment(edit);
    const twice = await rest.issues.updateComment(edit);
    expect(once.data).toMatchObject({ id: data.id, body: 'Two', created_at: data.created_at });
    expect(once.data.updated_at > data.updated_at).toBe(true);
    expect(twice.data.updated_at > once.data.updated_at).toBe(true);
  });

  test('is gone when it was deleted', async () => {
    const { rest, github } = await start();
    const { data } = await rest.issues.createComment({ ...ISSUE, body: 'One' });
    const named = { ...REPO, comment_id: data.id };
    expect((await rest.issues.deleteComment(named)).status).toBe(204);
    expect((await refusal(rest.issues.updateComment({ ...named, body: 'Two' }))).status).toBe(404);
    expect((await refusal(rest.issues.getComment(named))).status).toBe(404);
    expect((await refusal(rest.issues.deleteComment(named))).status).toBe(404);
    expect((await rest.issues.listComments(ISSUE)).data).toEqual([]);
    expect(github.violations).toEqual([]);
  });

  test.each([
    ['65,536 characters', 'a'.repeat(65_536), 201],
    ['65,537 characters', 'a'.repeat(65_537), 422],
    ['65,536 characters of two UTF-16 units each', '😀'.repeat(65_536), 201],
    ['nothing but white space', ' \n', 422],
  ])('of %s', async (_, body, status) => {
    const { rest } = await start();
    const call = rest.issues.createComment({ ...ISSUE, body });
    if (status === 201) {
      expect((await call).status).toBe(201);
      return;
    }
    const message =
      body.trim() === '' ? 'Body cannot be blank' : 'Body is too long (maximum is 65536 characters)';
    const errors = [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message }];
    expect(await refusal(call)).toMatchObject({
      status: 422,
      data: { message: 'Validation Failed', errors },
    });
  });

  test('cannot grow too long either', async () => {
    const { rest, github } = await start();
    const { data } = await rest.issues.createComment({ ...ISSUE, body: 'One' });
    const body = 'a'.repeat(65_537);
    expect((await refusal(rest.issues.updateComment({ ...REPO, comment_id: data.id, body }))).status).toBe(
      422,
    );
    expect(github.state.comments.get(data.id)?.body).toBe('One');
  });

  test('is not taken by a locked thread, nor by one that is not there', async () => {
    const { rest } = await start({ threads: [{ number: 1, locked: true }] });
    expect(await refusal(rest.issues.createComment({ ...ISSUE, body: 'x' }))).toMatchObject({
      status: 403,
      data: { message: 'Unable to create comment because issue is locked.' },
    });
    expect((await refusal(rest.issues.createComment({ ...REPO, issue_number: 9, body: 'x' }))).status).toBe(
      404,
    );
    expect((await refusal(rest.issues.listComments({ ...REPO, issue_number: 9 }))).status).toBe(404);
  });
});

describe('250 comments', () => {
  async function startWith250() {
    const started = await start();
    for (let n = 1; n <= 250; n += 1) {
      const createdAt = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
      addComment(started.github.state, {
        thread: n % 5 === 0 ? 2 : 1,
        body: String(n),
        author: 'passer-by',
        createdAt,
      });
    }
    return started;
  }

  test('come in pages that a client can follow to the end', async () => {
    const { octokit, rest, github } = await startWith250();
    const all = await octokit.paginate(rest.issues.listComments, { ...ISSUE, per_page: 100 });
    expect(all).toHaveLength(200);
    expect(new Set(all.map(({ id }) => id)).size).toBe(200);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => a - b));
    expect(github.requests.map(({ query }) => query['page'])).toEqual([undefined, '2']);
    expect(github.violations).toEqual([]);
  });

  test.each([
    [{}, 30, ['next', 'last']],
    [{ per_page: 100 }, 100, ['next', 'last']],
    [{ per_page: 1000 }, 100, ['next', 'last']],
    [{ per_page: 100, page: 2 }, 100, ['prev', 'next', 'last', 'first']],
    [{ per_page: 100, page: 3 }, 50, ['prev', 'first']],
    [{ per_page: 100, page: 4 }, 0, ['prev', 'first']],
  ])('asked for with %j: %d, and links', async (query, length, relations) => {
    const { rest } = await startWith250();
    const { data, headers } = await rest.issues.listCommentsForRepo({ ...REPO, ...query });
    expect(data).toHaveLength(length);
    expect([...(headers.link ?? '').matchAll(/rel="(\w+)"/g)].map(([, name]) => name)).toEqual(relations);
  });

  test('links name the repository by its number, as GitHub’s do', async () => {
    const { rest, github } = await startWith250();
    const { headers } = await rest.issues.listComments({ ...ISSUE, per_page: 100 });
    const next = `${github.url}/repositories/186853002/issues/1/comments?per_page=100&page=2`;
    expect(headers.link).toContain(`<${next}>; rel="next"`);
  });

  test.each([
    [{}, '1', '250'],
    [{ direction: 'desc' }, '1', '250'],
    [{ sort: 'created' }, '250', '1'],
    [{ sort: 'created', direction: 'asc' }, '1', '250'],
    [{ sort: 'updated', direction: 'desc' }, '7', '1'],
    [{ sort: 'updated', direction: 'asc' }, '1', '7'],
  ] as const)('in the order of %j, after the seventh was edited', async (query, first, last) => {
    const { octokit, rest, github } = await startWith250();
    const seventh = [...github.state.comments.values()].find(({ body }) => body === '7');
    await rest.issues.updateComment({ ...REPO, comment_id: seventh?.id ?? 0, body: '7' });
    const all = await octokit.paginate(rest.issues.listCommentsForRepo, { ...REPO, ...query, per_page: 100 });
    expect([all[0]?.body, all.at(-1)?.body]).toEqual([first, last]);
  });

  test('since a time are those that were written or edited then or later', async () => {
    const { rest } = await startWith250();
    const since = '2026-01-01T04:00:00Z';
    const { data } = await rest.issues.listCommentsForRepo({ ...REPO, since, per_page: 100 });
    expect(data.map(({ body }) => Number(body))).toEqual([
      240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250,
    ]);
    const thread = await rest.issues.listComments({ ...REPO, issue_number: 2, since });
    expect(thread.data.map(({ body }) => Number(body))).toEqual([240, 245, 250]);
  });
});

describe('a reaction', () => {
  test('is new once for each account and content, and can be taken back', async () => {
    const { rest, github } = await start();
    const { id } = addComment(github.state, { thread: 1, body: '/docs' });
    const eyes = { ...REPO, comment_id: id, content: 'eyes' } as const;

    const first = await rest.reactions.createForIssueComment(eyes);
    expect([first.status, first.data.content, first.data.user?.login]).toEqual([
      201,
      'eyes',
      'github-actions[bot]',
    ]);
    const again = await rest.reactions.createForIssueComment(eyes);
    expect([again.status, again.data]).toEqual([200, first.data]);
    expect((await rest.reactions.createForIssueComment({ ...eyes, content: 'rocket' })).status).toBe(201);
    expect((await rest.issues.getComment({ ...REPO, comment_id: id })).data.reactions).toMatchObject({
      total_count: 2,
      eyes: 1,
      rocket: 1,
      heart: 0,
    });

    const named = { ...REPO, comment_id: id, reaction_id: first.data.id };
    expect((await rest.reactions.deleteForIssueComment(named)).status).toBe(204);
    expect((await refusal(rest.reactions.deleteForIssueComment(named))).status).toBe(404);
    const left = await rest.reactions.listForIssueComment({ ...REPO, comment_id: id });
    expect(left.data.map(({ content }) => content)).toEqual(['rocket']);
    expect((await rest.reactions.createForIssueComment(eyes)).status).toBe(201);
    expect(github.violations).toEqual([]);
  });

  test('of someone else is not ours', async () => {
    const { rest, github } = await start();
    const { id } = addComment(github.state, { thread: 1, body: '/docs' });
    const createdAt = '2026-01-01T00:00:00Z';
    github.state.reactions.set(7, {
      id: 7,
      on: 'issue-comment',
      comment: id,
      author: 'x',
      content: 'eyes',
      createdAt,
    });
    expect(
      (await rest.reactions.createForIssueComment({ ...REPO, comment_id: id, content: 'eyes' })).status,
    ).toBe(201);
  });

  test('on a review comment is counted apart, though the ids be the same', async () => {
    const { rest, github } = await start();
    addComment(github.state, { id: 5, thread: 2, body: 'x' });
    addReviewComment(github.state, { id: 5, thread: 2, body: '/docs', path: 'src/retry.ts' });
    const heart = { ...REPO, comment_id: 5, content: 'heart' } as const;
    const made = await rest.reactions.createForPullRequestReviewComment(heart);
    expect(made.status).toBe(201);
    expect((await rest.reactions.createForPullRequestReviewComment(heart)).status).toBe(200);
    expect((await rest.reactions.createForIssueComment(heart)).status).toBe(201);
    const named = { ...REPO, comment_id: 5, reaction_id: made.data.id };
    expect((await rest.reactions.deleteForPullRequestComment(named)).status).toBe(204);
    expect((await rest.reactions.listForIssueComment(heart)).data).toHaveLength(1);
    expect(github.violations).toEqual([]);
  });

  test('needs a comment', async () => {
    const { rest } = await start();
    const missing = { ...REPO, comment_id: 404, content: 'eyes' } as const;
    expect((await refusal(rest.reactions.createForIssueComment(missing))).status).toBe(404);
    expect((await refusal(rest.reactions.createForPullRequestReviewComment(missing))).status).toBe(404);
  });

  test('on a pull request’s comment needs pull-requests: write', async () => {
    const { rest, github } = await start({ permissions: { issues: 'write' } });
    const { id } = addComment(github.state, { thread: 2, body: '/docs' });
    const call = rest.reactions.createForIssueComment({ ...REPO, comment_id: id, content: 'eyes' });
    expect((await refusal(call)).headers['x-accepted-github-permissions']).toBe(
      'issues=write; pull_requests=write',
    );
  });
});

describe('the permission of a person', () => {
  const DOCS_EDITOR = {
    name: 'docs-editor',
    flags: { pull: true, triage: true, push: true, maintain: false, admin: false },
  };
  const NARROW = {
    name: 'label-keeper',
    flags: { pull: true, triage: true, push: false, maintain: false, admin: false },
  };

  test.each([
    ['admin', 'admin', 'admin', 'admin,maintain,pull,push,triage'],
    ['maintain', 'write', 'maintain', 'maintain,pull,push,triage'],
    ['write', 'write', 'write', 'pull,push,triage'],
    ['triage', 'read', 'triage', 'pull,triage'],
    ['read', 'read', 'read', 'pull'],
    ['none', 'none', 'none', ''],
    [DOCS_EDITOR, 'write', 'docs-editor', 'pull,push,triage'],
    [NARROW, 'read', 'label-keeper', 'pull,triage'],
  ] as const)('with the role %j', async (role, permission, role_name, flags) => {
    const { rest, github } = await start({ roles: { 'Some-One': role } });
    const { data } = await rest.repos.getCollaboratorPermissionLevel({ ...REPO, username: 'some-one' });
    expect(data).toMatchObject({ permission, role_name, user: { login: 'some-one', role_name } });
    const set = Object.entries(data.user?.permissions ?? {}).filter(([, on]) => on);
    expect(
      set
        .map(([name]) => name)
        .sort()
        .join(','),
    ).toBe(flags);
    expect(github.violations).toEqual([]);
  });

  test('of an outsider is to read what is public, and nothing else', async () => {
    const named = { ...REPO, username: 'passer-by' };
    const open = await start();
    expect((await open.rest.repos.getCollaboratorPermissionLevel(named)).data.role_name).toBe('read');
    const closed = await start({ repository: { private: true } });
    expect((await closed.rest.repos.getCollaboratorPermissionLevel(named)).data.permission).toBe('none');
  });

  test.each(['renovate[bot]', 'github-actions[bot]'])('of %s is unknown', async (username) => {
    const { rest } = await start();
    expect(await refusal(rest.repos.getCollaboratorPermissionLevel({ ...REPO, username }))).toMatchObject({
      status: 404,
      data: { message: `${username} is not a user` },
    });
  });
});

describe('a thread', () => {
  test('tells an issue from a pull request', async () => {
    const { rest, github } = await start();
    github.state.threads.set(
      7,
      makeThread({ number: 7, labels: ['bug', 'docs'], title: 'Seven', pull: { merged: true } }),
    );
    addComment(github.state, { thread: 7, body: 'x' });
    expect((await rest.issues.get(ISSUE)).data).not.toHaveProperty('pull_request');
    const { data } = await rest.issues.get({ ...REPO, issue_number: 7 });
    expect(data).toMatchObject({ number: 7, title: 'Seven', state: 'closed', comments: 1 });
    expect(data.pull_request?.html_url).toBe('https://github.com/Codertocat/Hello-World/pull/7');
    const labels = await rest.issues.listLabelsOnIssue({ ...REPO, issue_number: 7 });
    expect(labels.data.map(({ name }) => name)).toEqual(['bug', 'docs']);
    expect(github.violations).toEqual([]);
  });

  test('of a pull request has reviews and comments on lines', async () => {
    const { rest, github } = await start();
    const review = addReview(github.state, {
      thread: 2,
      body: '/docs',
      author: 'passer-by',
      state: 'APPROVED',
    });
    const line = addReviewComment(github.state, {
      thread: 2,
      body: '/docs',
      path: 'src/retry.ts',
      line: 12,
      reviewId: review.id,
    });
    const asked = { ...REPO, pull_number: 2, review_id: review.id };
    expect((await rest.pulls.getReview(asked)).data).toMatchObject({
      id: review.id,
      state: 'APPROVED',
      body: '/docs',
    });
    expect((await refusal(rest.pulls.getReview({ ...asked, pull_number: 1 }))).status).toBe(404);
    const { data } = await rest.pulls.getReviewComment({ ...REPO, comment_id: line.id });
    expect(data).toMatchObject({ path: 'src/retry.ts', line: 12, pull_request_review_id: review.id });
    expect(github.violations).toEqual([]);
  });
});
