import { describe, expect, it } from '@jest/globals';
import {
  addComment,
  addReview,
  addReviewComment,
  type Options,
} from '../../../fakes/github/index.ts';
import { connect, failing } from './connect.ts';

function addComments(state: Parameters<typeof addComment>[0], count: number): void {
  for (let n = 0; n < count; n += 1)
    addComment(state, { thread: 2, body: `Comment ${n}` });
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
    for (const comment of [...github.state.comments.values()].slice(0, 240))
      github.state.comments.set(comment.id, { ...comment, updatedAt });
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
