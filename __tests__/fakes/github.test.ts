import { describe, expect, test } from '@jest/globals';
import { HANDLERS } from '../../fakes/github/answer.ts';
import { OPERATIONS } from '../../fakes/github/description.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { refusal, REPO, start } from './github-client.ts';

describe('the description', () => {
  test('has a handler for each of its operations, and no handler has none', () => {
    expect(Object.keys(HANDLERS).sort()).toEqual([...OPERATIONS].sort());
  });

  const NOT_GITHUB = [
    ['a mistyped property', 'POST', '/issues/1/comments', { text: 'x' }, "required property 'body'"],
    ['one more property', 'POST', '/issues/1/comments', { body: 'x', draft: true }, '"draft"'],
    ['a property of another type', 'POST', '/issues/1/comments', { body: 5 }, 'must be string'],
    ['no body', 'POST', '/issues/1/comments', undefined, '/body is missing'],
    ['a reaction that there is not', 'POST', '/issues/comments/1/reactions', { content: 'eye' }, '"eyes"'],
    ['a number that is none', 'GET', '/issues/NaN/comments', undefined, 'must be integer'],
    ['a query that it does not know', 'GET', '/issues/1/comments?sort=updated', undefined, '"sort"'],
    ['a page that is no number', 'GET', '/issues/1/comments?page=two', undefined, 'must be integer'],
    ['a sort order that there is not', 'GET', '/issues/comments?sort=newest', undefined, 'allowed values'],
    ['a date that is none', 'GET', '/issues/comments?since=yesterday', undefined, 'date-time'],
    ['an operation that is not in use', 'POST', '/issues', { title: 'x' }, 'no such operation'],
    ['another method', 'PUT', '/issues/1/comments', { body: 'x' }, 'no such operation'],
    ['a path that is wrongly encoded', 'GET', '/contents/%E0%A4%A', undefined, 'not properly encoded'],
  ] as const;

  test.each(NOT_GITHUB)(
    'refuses %s with 599, and keeps the reason',
    async (_, method, path, body, reason) => {
      const { github } = await start();
      const reply = await fetch(`${github.url}/repos/Codertocat/Hello-World${path}`, {
        method,
        headers: { authorization: `Bearer ${github.token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(reply.status).toBe(599);
      expect(github.violations).toHaveLength(1);
      expect(github.violations[0]).toContain(reason);
      expect(github.violations[0]).toContain(`${method} /repos/Codertocat/Hello-World`);
      expect(await reply.text()).toContain(reason.replaceAll('"', '\\"'));
      expect(github.state.comments.size).toBe(0);
    },
  );

  test('refuses a body that is not JSON', async () => {
    const { github } = await start();
    const address = `${github.url}/repos/Codertocat/Hello-World/issues/1/comments`;
    expect((await fetch(address, { method: 'POST', body: 'body=x' })).status).toBe(599);
    expect(github.violations[0]).toContain('not JSON');
  });
});

describe('the token', () => {
  test.each([
    ['another token', 'Bearer ghp_other', 'Bad credentials'],
    ['no token', undefined, 'Requires authentication'],
    ['no scheme', 'ghs_fakeWorkflowToken', 'Requires authentication'],
  ])('%s is refused with 401', async (_, authorization, message) => {
    const { github } = await start();
    const reply = await fetch(`${github.url}/repos/Codertocat/Hello-World/issues/1`, {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(reply.status).toBe(401);
    expect(await reply.json()).toEqual({
      message,
      documentation_url: 'https://docs.github.com/rest',
      status: '401',
    });
  });

  test('is good until it expires', async () => {
    const { github, rest } = await start();
    expect((await rest.issues.get({ ...REPO, issue_number: 1 })).status).toBe(200);
    github.expireToken();
    const { status, data } = await refusal(rest.issues.get({ ...REPO, issue_number: 1 }));
    expect([status, data]).toEqual([401, expect.objectContaining({ message: 'Bad credentials' })]);
  });

  test('of a workflow is no user; one of a person is', async () => {
    const workflow = await start();
    expect(await refusal(workflow.rest.users.getAuthenticated())).toMatchObject({
      status: 403,
      data: { message: 'Resource not accessible by integration' },
    });
    const person = await start({ actor: 'hubot-keeper' });
    expect((await person.rest.users.getAuthenticated()).data).toMatchObject({
      login: 'hubot-keeper',
      type: 'User',
    });
  });

  test('runs out of requests', async () => {
    const { rest } = await start({ rateLimit: 2 });
    const first = await rest.issues.get({ ...REPO, issue_number: 1 });
    expect(first.headers).toMatchObject({ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '1' });
    await rest.issues.get({ ...REPO, issue_number: 1 });
    const { status, headers } = await refusal(rest.issues.get({ ...REPO, issue_number: 1 }));
    expect([status, headers['x-ratelimit-remaining']]).toEqual([403, '0']);
    expect(Number(headers['x-ratelimit-reset'])).toBeGreaterThan(Date.now() / 1000);
  });
});

describe('the permissions of the token', () => {
  const comment = { ...REPO, body: 'Hello' };
  const EITHER = 'issues=write; pull_requests=write';

  test.each([
    ['issue', 1, { issues: 'write' }, 201],
    ['issue', 1, { 'pull-requests': 'write' }, 403],
    ['issue', 1, { issues: 'read', 'pull-requests': 'read' }, 403],
    ['pull request', 2, { 'pull-requests': 'write' }, 201],
    ['pull request', 2, { issues: 'write' }, 403],
    ['pull request', 2, {}, 403],
  ] as const)('a comment on a %s (#%d) with %j: %d', async (_, issue_number, permissions, status) => {
    const { rest, github } = await start({ permissions });
    if (status === 201) {
      expect((await rest.issues.createComment({ ...comment, issue_number })).status).toBe(201);
      return;
    }
    const refused = await refusal(rest.issues.createComment({ ...comment, issue_number }));
    expect(refused).toMatchObject({
      status: 403,
      data: {
        message: 'Resource not accessible by integration',
        documentation_url: 'https://docs.github.com/rest/issues/comments#create-an-issue-comment',
        status: '403',
      },
      headers: { 'x-accepted-github-permissions': EITHER },
    });
    expect(github.state.comments.size).toBe(0);
    expect(github.violations).toEqual([]);
  });

  test('issues: write covers pull requests where GitHub is taken at its word', async () => {
    const { rest } = await start({ permissions: { issues: 'write' }, issuesCoverPullRequests: true });
    expect((await rest.issues.createComment({ ...comment, issue_number: 2 })).status).toBe(201);
  });

  test('what is public can be read without any; what is private cannot', async () => {
    const open = await start({ permissions: {} });
    expect((await open.rest.pulls.get({ ...REPO, pull_number: 2 })).status).toBe(200);
    const closed = await start({ permissions: { issues: 'write' }, repository: { private: true } });
    expect((await closed.rest.issues.listComments({ ...REPO, issue_number: 1 })).status).toBe(200);
    expect(await refusal(closed.rest.pulls.get({ ...REPO, pull_number: 2 }))).toMatchObject({
      status: 403,
      headers: { 'x-accepted-github-permissions': 'pull_requests=read' },
    });
    const content = closed.rest.repos.getContent({ ...REPO, path: 'README.md' });
    expect((await refusal(content)).headers['x-accepted-github-permissions']).toBe('contents=read');
  });
});

describe('faults', () => {
  const comment = { ...REPO, issue_number: 1, body: 'Hello' };

  test('a reply can be replaced, for the nth request of an operation', async () => {
    const { rest, github } = await start({
      intercept: ({ operation, count }) =>
        operation === 'issues/create-comment' && count === 2
          ? { status: 502, body: '<html>Bad gateway</html>', headers: { 'content-type': 'text/html' } }
          : undefined,
    });
    await rest.issues.createComment(comment);
    expect((await refusal(rest.issues.createComment(comment))).status).toBe(502);
    await rest.issues.createComment(comment);
    expect(github.state.comments.size).toBe(2);
    expect(github.requests.map(({ status }) => status)).toEqual([201, 502, 201]);
  });

  test.each([
    ['reset', 0],
    ['reset-after', 1],
  ] as const)('%s leaves %d comments behind', async (fault, comments) => {
    const { rest, github } = await start({ intercept: () => fault });
    await expect(rest.issues.createComment(comment)).rejects.toThrow();
    expect(github.state.comments.size).toBe(comments);
    expect(github.requests.map(({ status }) => status)).toEqual([undefined]);
  });

  test('a function has the response to itself', async () => {
    const { github } = await start({
      intercept: () => (response) => {
        response.writeHead(200, { 'content-length': '100', 'content-type': 'application/json' });
        response.write('{"id":');
        setTimeout(() => response.destroy(), 5);
      },
    });
    const reply = await fetch(`${github.url}/repos/Codertocat/Hello-World`);
    await expect(reply.json()).rejects.toThrow();
  });

  test('an answer that GitHub would not give is found out', async () => {
    const { rest, github } = await start({ intercept: () => ({ status: 200, body: [{ id: 'one' }] }) });
    await rest.issues.listComments({ ...REPO, issue_number: 1 });
    expect(github.violations).toHaveLength(1);
    expect(github.violations[0]).toContain('answer to GET');
    expect(github.violations[0]).toContain('/0/id must be integer');
  });

  test('an answer can take its time', async () => {
    const clock = new VirtualClock();
    const before = clock.now();
    const { rest } = await start({ clock, latencyMs: () => 3000 });
    await rest.issues.get({ ...REPO, issue_number: 1 });
    expect(clock.now() - before).toBe(3000);
  });
});

describe('the address', () => {
  test('of an Enterprise Server has a prefix, and nothing is outside of it', async () => {
    const { rest, github } = await start({ prefix: '/api/v3', site: 'https://git.example.com' });
    const { data } = await rest.issues.createComment({ ...REPO, issue_number: 2, body: 'Hello' });
    expect(github.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v3$/);
    expect(data.url).toBe(`${github.url}/repos/Codertocat/Hello-World/issues/comments/${data.id}`);
    expect(data.html_url).toMatch('https://git.example.com/Codertocat/Hello-World/pull/2#issuecomment-');
    const outside = await fetch(`${github.url.replace('/api/v3', '')}/repos/Codertocat/Hello-World`);
    expect(outside.status).toBe(599);
    expect(github.violations).toEqual(['GET /repos/Codertocat/Hello-World: outside of /api/v3']);
  });

  test('takes a repository in any letter case, and no other repository', async () => {
    const { rest } = await start();
    const asked = await rest.issues.get({ owner: 'codertocat', repo: 'hello-world', issue_number: 1 });
    expect(asked.status).toBe(200);
    expect(await refusal(rest.issues.get({ owner: 'someone', repo: 'else', issue_number: 1 }))).toMatchObject(
      {
        status: 404,
        data: {
          message: 'Not Found',
          documentation_url: 'https://docs.github.com/rest/issues/issues#get-an-issue',
          status: '404',
        },
      },
    );
  });

  test('every answer has a request id of its own', async () => {
    const { rest } = await start();
    const submission = async () =>
      (await rest.issues.get({ ...REPO, issue_number: 1 })).headers['x-github-request-id'];
    expect(await submission()).not.toBe(await submission());
  });
});
