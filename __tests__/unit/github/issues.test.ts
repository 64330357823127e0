import { describe, expect, it } from '@jest/globals';
import { addComment } from '../../../fakes/github/index.ts';
import { ok } from '../../../src/domain/errors.ts';
import { connect, failing } from './connect.ts';

const LABEL = 'docs-agent-requests';
const LABELLED = { labels: [LABEL] } as const;
const REPO = '/repos/Codertocat/Hello-World';

type Connected = Awaited<ReturnType<typeof connect>>;

/** The queries of the lists that were read. */
function queriesOf({ github }: Connected) {
  return github.requests.map(({ query }) => query);
}

describe('issues with a label', () => {
  it('are open or closed, oldest first, and no pull requests', async () => {
    const threads = [
      { number: 1, labels: ['bug'] },
      { number: 2, pull: {}, ...LABELLED },
      { number: 3, state: 'closed', ...LABELLED },
      { number: 4, labels: ['Docs-Agent-Requests'], createdAt: '2025-01-05T09:00:00Z' },
      { number: 5, locked: true, ...LABELLED },
    ] as const;
    const connected = await connect({ threads });
    expect(await connected.issues.withLabel(LABEL)).toEqual(
      ok([4, 3, 5].map((number) => ({ number, body: '', comments: 0 }))),
    );
    expect(queriesOf(connected)).toEqual([
      {
        labels: LABEL,
        state: 'all',
        sort: 'created',
        direction: 'asc',
        per_page: '100',
        page: '1',
      },
    ]);
  });

  it('may lack a body', async () => {
    const reply = { status: 200, body: [{ number: 7, body: null, pull_request: null }] };
    const { issues } = await connect(failing(reply));
    expect(await issues.byCreator('mona')).toEqual(ok([{ number: 7, body: '' }]));
  });
});

it('the issues of an account are listed by its login, as GraphQL names it', async () => {
  const threads = [
    { number: 1, body: 'One' },
    { number: 2, author: 'github-actions[bot]', body: 'Two', state: 'closed' },
  ] as const;
  const { issues } = await connect({ threads });
  const login = await issues.login();
  expect(login).toEqual(ok('github-actions[bot]'));
  expect(await issues.byCreator('github-actions[bot]')).toEqual(
    ok([{ number: 2, body: 'Two', comments: 0 }]),
  );
});

it('of many issues of an account, the list has those that were changed last', async () => {
  const author = 'github-actions[bot]';
  const threads = Array.from({ length: 350 }, (_, index) => ({
    number: index + 1,
    author,
  }));
  const { issues, github } = await connect({ threads });
  for (const number of [7, 340]) addComment(github.state, { thread: number, body: 'Hi' });
  const listed = await issues.byCreator(author);
  if (!listed.ok) throw new Error('not listed');
  expect(listed.value).toHaveLength(300);
  expect(listed.value.slice(0, 3)).toEqual([
    { number: 340, body: '', comments: 1 },
    { number: 7, body: '', comments: 1 },
    { number: 350, body: '', comments: 0 },
  ]);
});

it('the login of a token that is invalid is an error', async () => {
  const { issues } = await connect({}, { token: 'ghs_other' });
  expect(await issues.login()).toMatchObject({ ok: false, error: { status: 401 } });
});

describe('a label', () => {
  it('is created once, until it is deleted', async () => {
    const { issues, github } = await connect({ threads: [{ number: 1, ...LABELLED }] });
    expect(await issues.createLabel(LABEL, 'Requests')).toEqual(ok('exists'));
    expect((await issues.removeLabel(LABEL)).ok).toBe(true);
    expect(github.state.threads.get(1)?.labels).toEqual([]);
    expect(await issues.createLabel(LABEL, 'Requests')).toEqual(ok('created'));
    expect(await issues.createLabel(LABEL, 'Requests')).toEqual(ok('exists'));
    expect((await issues.addLabels(1, [LABEL])).ok).toBe(true);
    expect(github.state.threads.get(1)?.labels).toEqual([LABEL]);
  });

  it('has the description of its creation, and none if it is gone', async () => {
    const { issues } = await connect();
    expect(await issues.labelDescription(LABEL)).toEqual(ok(''));
    await issues.createLabel(LABEL, 'Requests of one');
    await issues.createLabel(LABEL, 'Requests of another');
    expect(await issues.labelDescription(LABEL)).toEqual(ok('Requests of one'));
  });

  it('has an unknown description if it cannot be read', async () => {
    const { issues } = await connect(failing({ status: 500 }, { times: 9 }));
    expect((await issues.labelDescription(LABEL)).ok).toBe(false);
  });

  it('is neither created nor there if GitHub finds another fault in it', async () => {
    const reply = { status: 422, body: { message: 'Validation Failed' } };
    const { issues } = await connect(failing(reply));
    expect((await issues.createLabel(LABEL, 'Requests')).ok).toBe(false);
  });

  // The first attempt has created it. The description shows that.
  it('exists if the answer to its creation is lost', async () => {
    const { issues } = await connect(failing('reset-after'));
    expect(await issues.createLabel(LABEL, 'Requests')).toEqual(ok('exists'));
  });

  it('is deleted once, even if the answer is lost', async () => {
    const { issues, sent } = await connect({
      threads: [{ number: 1, ...LABELLED }],
      ...failing('reset-after'),
    });
    expect(await issues.removeLabel(LABEL)).toMatchObject({
      error: { kind: 'no-response' },
    });
    expect(sent()).toEqual(['issues/delete-label']);
  });
});

describe('an issue', () => {
  const ISSUE = { title: 'Requests', body: 'Hello', label: LABEL };

  it('is opened with its label', async () => {
    const { issues, github } = await connect({ labels: [LABEL] });
    expect(await issues.create(ISSUE)).toEqual(ok(3));
    expect(github.state.threads.get(3)).toMatchObject({
      title: 'Requests',
      body: 'Hello',
      labels: [LABEL],
      author: 'github-actions[bot]',
    });
  });

  it('is opened once, even if the answer is lost', async () => {
    const { issues, sent } = await connect(failing('reset-after'));
    expect(await issues.create(ISSUE)).toMatchObject({ error: { kind: 'no-response' } });
    expect(sent()).toEqual(['issues/create']);
  });

  it.each([
    ['without permission', { permissions: { 'pull-requests': 'write' } }, 403],
    ['in an archived repository', { isArchived: true }, 403],
    ['in a repository without issues', { hasIssues: false }, 410],
  ] as const)('is refused %s', async (_, options, status) => {
    const { issues, github } = await connect(options);
    expect(await issues.create(ISSUE)).toMatchObject({
      error: { status, isRefusal: true },
    });
    const { path } = github.requests.at(-1) ?? {};
    expect(path).toBe(`${REPO}/issues`);
  });
});
