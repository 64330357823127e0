import { describe, expect, it } from '@jest/globals';
import {
  addComment,
  addReview,
  addReviewComment,
  type Options,
} from '../../../fakes/github/index.ts';
import { getProperty } from '../../../src/text/unknown-values.ts';
import { connect, failing } from './connect.ts';

function addComments(state: Parameters<typeof addComment>[0], count: number): void {
  for (let n = 0; n < count; n += 1) {
    addComment(state, { thread: 2, body: `Comment ${n}` });
  }
}

const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => `Comment ${from + index}`);

async function bodiesIn(options: Options, count: number, expected?: number) {
  const { comments, github, sent } = await connect(options);
  addComments(github.state, count);
  const listed = await comments.list(2, { expected });
  const pages = github.requests.map(({ query }) => Number(query['page']));
  return {
    bodies: listed.ok ? listed.value.map(({ body }) => body) : [],
    pages,
    listed,
    sent,
  };
}

describe('the newest comments of a thread', () => {
  it.each<readonly [number, number | undefined, number, readonly number[]]>([
    // Comments in the thread, comments expected, the oldest that is listed, pages that are read.
    [0, undefined, 0, [1]],
    [100, 100, 0, [1]],
    [101, 101, 0, [2, 1]],
    [300, 300, 100, [3, 2]],
    // The payload does not say how many there are.
    [150, undefined, 0, [1, 2, 1]],
    [650, undefined, 500, [1, 7, 6]],
    // More than the payload says.
    [150, 100, 0, [1, 2, 1]],
    [205, 200, 100, [2, 3, 2]],
    // Fewer than the payload says.
    [5, 105, 0, [2, 1]],
    [5, 250, 0, [3, 2, 1]],
  ])('of %i, if %p are expected', async (count, expected, oldest, read) => {
    const { bodies, pages } = await bodiesIn({}, count, expected);
    expect(bodies).toEqual(numbered(oldest, count));
    expect(pages).toEqual(read);
  });

  it('end, however many pages a server claims to have', async () => {
    const link =
      '<https://api.github.com/x?page=999999999>; rel="next", <https://x/y?page=999999999>; rel="last"';
    const intercept = () => ({ status: 200, body: [], headers: { link } });
    const { listed, sent } = await bodiesIn({ intercept }, 0);
    expect(listed).toEqual({ ok: true, value: [] });
    expect(sent().length).toBeLessThan(5);
  });

  it.each([
    ['one request if they fit a page', '2020-01-01T00:00:00Z', [undefined]],
    ['the newest pages if they do not', '2026-01-01T00:00:00Z', [undefined, 1, 3, 2]],
  ] as const)('since a time are %s', async (_, updatedAt, read) => {
    const { comments, github } = await connect();
    addComments(github.state, 250);
    for (const comment of [...github.state.comments.values()].slice(0, 240)) {
      github.state.comments.set(comment.id, { ...comment, updatedAt });
    }
    const listed = await comments.list(2, { since: new Date('2025-12-31') });
    const bodies = listed.ok ? listed.value.map(({ body }) => body) : [];
    expect(bodies).toEqual(numbered(read.length === 1 ? 240 : 100, 250));
    const pages = github.requests.map(({ query }) => query['page']);
    expect(pages).toEqual(read.map((page) => page?.toString()));
  });

  it.each(['1', '2'])('are an error if page %s cannot be read', async (page) => {
    const intercept: Options['intercept'] = ({ query }) =>
      query['page'] === page ? { status: 500 } : undefined;
    const { listed } = await bodiesIn({ intercept }, 150, 150);
    expect(listed).toMatchObject({ ok: false, error: { status: 500 } });
  });
});

it('the comments since a time are those of all threads', async () => {
  const { comments, github } = await connect();
  for (const thread of [2, 1]) addComment(github.state, { thread, body: 'x' });
  const since = await comments.listSince(new Date('2025-12-31'));
  expect(since).toMatchObject({ ok: true, value: [{ thread: 2 }, { thread: 1 }] });
});

describe('the comments that were created since a time', () => {
  const SINCE = new Date('2026-01-04T00:00:00Z');
  const BEFORE = '2026-01-03T00:00:00Z';
  const AFTER = '2026-01-05T00:00:00Z';

  const created = (count: number, createdAt: string, updatedAt = createdAt) =>
    Array.from({ length: count }, () => ({ thread: 2, body: 'x', createdAt, updatedAt }));

  it.each<
    readonly [string, ReturnType<typeof created>, found: number, boolean, pages: number]
  >([
    ['none', [], 0, true, 1],
    ['less than a page', created(99, AFTER), 99, true, 1],
    // GitHub says whether there is a next page, but a page of 100 is not believed to be the last one.
    ['a whole page', created(100, AFTER), 100, true, 2],
    ['more', created(250, AFTER), 250, true, 3],
    ['more than the pages', created(301, AFTER), 300, false, 3],
    ['none but old ones', created(500, BEFORE), 0, true, 1],
    ['old ones that were edited', created(500, BEFORE, AFTER), 0, true, 1],
    [
      'some before old ones that were edited',
      [...created(500, BEFORE, AFTER), ...created(120, AFTER)],
      120,
      true,
      2,
    ],
  ])('are read until the time: %s', async (_, seeds, found, isComplete, pages) => {
    const { comments, github } = await connect();
    for (const seed of seeds) addComment(github.state, seed);
    const listed = await comments.listCreatedSince(SINCE, 3);
    const value = listed.ok ? listed.value : undefined;
    expect(value?.comments.length).toBe(found);
    expect(value?.isComplete).toBe(isComplete);
    expect(github.requests).toHaveLength(pages);
  });

  it('are newest first, of all threads', async () => {
    const { comments, github } = await connect();
    for (const thread of [1, 2]) {
      addComment(github.state, { thread, body: 'x', createdAt: AFTER });
    }
    const listed = await comments.listCreatedSince(SINCE, 3);
    expect(listed).toMatchObject({
      value: { comments: [{ thread: 2 }, { thread: 1 }], isComplete: true },
    });
  });

  it('are each there once, if others are created meanwhile', async () => {
    const { comments, github } = await connect({
      intercept: ({ count }) => {
        if (count > 1) {
          addComment(github.state, { thread: 1, body: 'new', createdAt: AFTER });
        }
        return undefined;
      },
    });
    for (const seed of created(250, AFTER)) addComment(github.state, seed);
    const listed = await comments.listCreatedSince(SINCE, 5);
    const ids = listed.ok ? listed.value.comments.map(({ id }) => id) : [];
    expect(ids).toHaveLength(250);
    expect(new Set(ids).size).toBe(250);
  });

  it('end at the last page, if a proxy removes the links to the next one', async () => {
    const { comments, github } = await connect({
      intercept: ({ query }) => ({
        status: 200,
        body: Array.from({ length: query['page'] === '3' ? 7 : 100 }, (_, index) => ({
          id: Number(query['page']) * 1000 + index,
          user: null,
          body: 'x',
          html_url: '',
          issue_url: 'https://api.github.com/repos/a/b/issues/2',
          created_at: AFTER,
          updated_at: AFTER,
        })),
      }),
    });
    const listed = await comments.listCreatedSince(SINCE, 5);
    expect(listed.ok && listed.value.comments.length).toBe(207);
    expect(github.requests).toHaveLength(3);
  });

  it('are an error if any page cannot be read', async () => {
    const { comments, github } = await connect({
      intercept: ({ query }) => (query['page'] === '2' ? { status: 404 } : undefined),
    });
    for (const seed of created(150, AFTER)) addComment(github.state, seed);
    const listed = await comments.listCreatedSince(SINCE, 5);
    expect(listed).toMatchObject({ ok: false, error: { status: 404 } });
  });
});

describe('one comment', () => {
  it('is created, updated, removed and gone', async () => {
    const { comments, github } = await connect();
    const created = await comments.create(2, 'first');
    const id = created.ok ? created.value.id : 0;
    expect(created).toMatchObject({
      ok: true,
      value: { authorId: 41898282, body: 'first' },
    });
    expect(await comments.update(id, 'second')).toMatchObject({
      ok: true,
      value: { id, body: 'second' },
    });
    expect(await comments.remove(id)).toEqual({ ok: true, value: undefined });
    expect(github.state.comments.size).toBe(0);
    expect(await comments.remove(id)).toEqual({ ok: true, value: undefined });
    expect(await comments.update(id, 'third')).toEqual({ ok: true, value: undefined });
  });

  it('is not gone if it may not be written', async () => {
    const { comments, github } = await connect(
      failing({ status: 404 }, { times: 9, operation: 'issues/update-comment' }),
    );
    const { id } = addComment(github.state, { thread: 2, body: 'x' });
    expect(await comments.update(id, 'y')).toMatchObject({
      ok: false,
      error: { status: 404 },
    });
  });

  it.each([
    ['comment', addComment],
    ['review-comment', addReviewComment],
    ['review', addReview],
  ] as const)('is read, as a %s', async (kind, add) => {
    const { comments, github } = await connect();
    const { id } = add(github.state, { thread: 2, body: '/docs x' });
    const value = { id, authorId: 21031067, body: '/docs x' };
    expect(await comments.read({ kind, id, thread: 2 })).toEqual({ ok: true, value });
    expect(await comments.read({ kind, id: id + 1, thread: 2 })).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it.each([403, 410])('is not there after %i', async (status) => {
    const { comments } = await connect(failing({ status }, { times: 9 }));
    expect((await comments.read({ kind: 'comment', id: 1, thread: 2 })).ok).toBe(
      status === 410,
    );
  });
});

it.each([
  ['comment', addComment],
  ['review-comment', addReviewComment],
] as const)('a reaction on a %s is new once, until it is removed', async (kind, add) => {
  const { comments, github } = await connect();
  const comment = { kind, id: add(github.state, { thread: 2, body: 'x' }).id, thread: 2 };
  const first = await comments.react(comment, 'eyes');
  const id = first.ok ? first.value.id : 0;
  expect(first).toEqual({ ok: true, value: { isNew: true, id: expect.any(Number) } });
  expect(await comments.react(comment, 'eyes')).toEqual({
    ok: true,
    value: { isNew: false, id },
  });
  expect(await comments.react(comment, 'rocket')).toMatchObject({
    value: { isNew: true },
  });
  expect(await comments.removeReaction(comment, id)).toEqual({
    ok: true,
    value: undefined,
  });
  expect([...github.state.reactions.values()].map(({ content }) => content)).toEqual([
    'rocket',
  ]);
  expect(await comments.removeReaction(comment, id)).toEqual({
    ok: true,
    value: undefined,
  });
  expect(await comments.react(comment, 'eyes')).toMatchObject({ value: { isNew: true } });
});

describe('comments that are hidden as outdated', () => {
  const hidden = (state: Parameters<typeof addComment>[0]): readonly boolean[] =>
    [...state.comments.values()].map(({ isMinimized = false }) => isMinimized);

  it('are named by their ids, in one request', async () => {
    const { comments, github, sent } = await connect();
    addComments(github.state, 3);
    const listed = await comments.list(2);
    if (!listed.ok) throw new Error('not listed');
    const [one, , three] = listed.value.map(({ nodeId = '' }) => nodeId);
    expect(await comments.minimize([one ?? '', three ?? ''])).toEqual({ ok: true });
    expect(hidden(github.state)).toEqual([true, false, true]);
    expect(sent()).toEqual(['issues/list-comments', 'graphql/mutate']);
    // They are hidden already.
    expect(await comments.minimize([one ?? ''])).toMatchObject({ ok: true });
  });

  it('are the others if one of them is gone', async () => {
    const { comments, github } = await connect();
    addComments(github.state, 1);
    const listed = await comments.list(2);
    if (!listed.ok) throw new Error('not listed');
    const [one] = listed.value.map(({ nodeId = '' }) => nodeId);
    const detail = "Could not resolve to a node with the global id of 'gone'.";
    expect(await comments.minimize(['gone', one ?? ''])).toEqual({
      ok: false,
      error: { kind: 'status', detail, status: 404 },
    });
    expect(hidden(github.state)).toEqual([true]);
  });

  it('are never named in the text of the query', async () => {
    const { comments, github } = await connect();
    const nodeId = '"}) { x } y: deleteIssue(input: {issueId: "1';
    await comments.minimize([nodeId]);
    const [request] = github.requests;
    const query = getProperty(request?.body, 'query');
    expect(query).toContain('minimizeComment');
    expect(query).not.toContain('deleteIssue');
    expect(request?.body).toMatchObject({ variables: { id0: nodeId } });
  });

  it.each<readonly [string, Options]>([
    ['without permission', { permissions: { issues: 'write' } }],
    ['after a fault, which is not repeated', failing({ status: 502 }, { times: 9 })],
    ['after a rate limit', failing({ status: 429 }, { times: 9 })],
  ])('are none %s', async (_, options) => {
    const { comments, github, sent, clock } = await connect(options);
    addComments(github.state, 1);
    const [comment] = github.state.comments.values();
    const result = await comments.minimize([`IC_kwDOfake${comment?.id}`]);
    expect(result.ok).toBe(false);
    expect(hidden(github.state)).toEqual([false]);
    expect(sent()).toEqual(['graphql/mutate']);
    expect(clock.sleeps).toEqual([]);
  });

  it('need an id, which GitHub may leave out', async () => {
    const comment = { id: 5, html_url: '', created_at: '', node_id: 7, body: 'Hi' };
    const { comments } = await connect(failing({ status: 200, body: [comment] }));
    expect(await comments.list(2)).toMatchObject({
      value: [{ id: 5, nodeId: undefined }],
    });
  });
});
