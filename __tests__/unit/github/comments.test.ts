import { describe, expect, it } from '@jest/globals';
import {
  addComment,
  addReview,
  addReviewComment,
  type Options,
  type State,
} from '../../../fakes/github/index.ts';
import type { CommentsApi, RepositoryComment } from '../../../src/ports.ts';
import { getProperty } from '../../../src/text/unknown-values.ts';
import { readPages } from '../../support/threads.ts';
import { connect, failing } from './connect.ts';

function addComments(state: State, count: number): void {
  for (let n = 0; n < count; n += 1) {
    addComment(state, { thread: 2, body: `Comment ${n}` });
  }
}

/** Reads the comments of all threads since a time, at most so many pages. */
async function readSince(
  { comments }: Pick<Awaited<ReturnType<typeof connect>>, 'comments'>,
  ...[since, by, maxPages]: readonly [...Parameters<CommentsApi['pagesSince']>, number]
) {
  const found: RepositoryComment[] = [];
  let isComplete = false;
  let pages = 0;
  for await (const page of comments.pagesSince(since, by)) {
    if (!page.ok) return { found, isComplete, error: page.error };
    found.push(...page.value.comments);
    isComplete = page.value.isLast;
    pages += 1;
    if (pages >= maxPages) break;
  }
  return { found, isComplete, error: undefined };
}

function numbered(from: number, to: number): readonly string[] {
  const length = to - from;
  return Array.from({ length }, (_, index) => `Comment ${from + index}`);
}

/** Lists the two newest pages of a thread that has so many comments. */
async function bodiesIn(options: Options, count: number, expected?: number) {
  const { comments, github, sent } = await connect(options);
  addComments(github.state, count);
  const listed = await readPages(comments.newestPages(2, { expected }), 2);
  const pages = github.requests.map(({ query }) => Number(query['page']));
  const bodies = listed.ok ? listed.value.map(({ body }) => body) : [];
  return { bodies, pages, listed, sent };
}

type CommentSeed = Parameters<typeof addComment>[1];

/** A thread, how it is listed, and the pages that are read. */
type Listing = Readonly<{
  count: number;
  /** Number of comments by the payload, if it says so. */
  expected: number | undefined;
  /** Number of the oldest comment that is listed. */
  oldest: number;
  read: readonly number[];
}>;

describe('the newest comments of a thread', () => {
  it.each<Listing>([
    {
      count: 0,
      expected: undefined,
      oldest: 0,
      read: [1],
    },
    {
      count: 100,
      expected: 100,
      oldest: 0,
      read: [1],
    },
    {
      count: 101,
      expected: 101,
      oldest: 0,
      read: [2, 1],
    },
    {
      count: 300,
      expected: 300,
      oldest: 100,
      read: [3, 2],
    },
    // The payload does not say how many there are.
    {
      count: 150,
      expected: undefined,
      oldest: 0,
      read: [1, 2, 1],
    },
    {
      count: 650,
      expected: undefined,
      oldest: 500,
      read: [1, 7, 6],
    },
    // More than the payload says.
    {
      count: 150,
      expected: 100,
      oldest: 0,
      read: [1, 2, 1],
    },
    {
      count: 205,
      expected: 200,
      oldest: 100,
      read: [2, 3, 2],
    },
    // Fewer than the payload says.
    {
      count: 5,
      expected: 105,
      oldest: 0,
      read: [2, 1],
    },
    {
      count: 5,
      expected: 250,
      oldest: 0,
      read: [3, 1],
    },
  ])(
    'of $count, if $expected are expected',
    async ({ count, expected, oldest, read }) => {
      const { bodies, pages } = await bodiesIn({}, count, expected);
      expect(bodies).toEqual(numbered(oldest, count));
      expect(pages).toEqual(read);
    },
  );

  it.each([0, 30, 250])('are not needed for the oldest ones of %i', async (count) => {
    const { comments, github } = await connect();
    addComments(github.state, count);
    const listed = await comments.listOldest(2);
    const bodies = listed.ok ? listed.value.map(({ body }) => body) : [];
    expect(bodies).toEqual(numbered(0, Math.min(count, 100)));
    expect(github.requests).toHaveLength(1);
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
    {
      title: 'one request if they fit a page',
      updatedAt: '2020-01-01T00:00:00Z',
      oldest: 240,
      read: ['1'],
    },
    {
      title: 'all pages, newest first, if they do not',
      updatedAt: '2026-01-01T00:00:00Z',
      oldest: 0,
      read: ['1', '3', '2', '1'],
    },
  ])('since a time are $title', async ({ updatedAt, oldest, read }) => {
    const { comments, github } = await connect();
    addComments(github.state, 250);
    const all = [...github.state.comments.values()];
    for (const comment of all.slice(0, 240)) {
      github.state.comments.set(comment.id, { ...comment, updatedAt });
    }
    const since = new Date('2025-12-31');
    const listed = await readPages(comments.newestPages(2, { since }));
    const bodies = listed.ok ? listed.value.map(({ body }) => body) : [];
    const pages = github.requests.map(({ query }) => query['page']);
    expect(bodies).toEqual(numbered(oldest, 250));
    expect(pages).toEqual(read);
  });

  it.each(['1', '2'])('are an error if page %s cannot be read', async (page) => {
    const intercept: Options['intercept'] = ({ query }) =>
      query['page'] === page ? { status: 500 } : undefined;
    const { listed } = await bodiesIn({ intercept }, 150, 150);
    expect(listed).toMatchObject({ ok: false, error: { status: 500 } });
  });
});

it('the comments since a time are those of all threads', async () => {
  const connected = await connect();
  for (const thread of [2, 1]) {
    addComment(connected.github.state, { thread, body: 'x' });
  }
  const since = await readSince(connected, new Date('2025-12-31'), 'edited', 10);
  expect(since).toMatchObject({
    isComplete: true,
    found: [{ thread: 2 }, { thread: 1 }],
  });
});

it('the comments since a time are read page by page, and say if there are more', async () => {
  const connected = await connect();
  addComments(connected.github.state, 300);
  const since = await readSince(connected, new Date('2025-12-31'), 'edited', 2);
  expect(since).toMatchObject({ isComplete: false });
  expect(connected.sent()).toHaveLength(2);
});

it('a new comment without an author is unusable, as one without an id is', async () => {
  const usual = { id: 5, user: { id: 7, type: 'Bot' }, html_url: '', created_at: '' };
  for (const changes of [{ user: null }, { user: undefined }, { id: undefined }]) {
    const body = { ...usual, ...changes };
    const { comments } = await connect(failing({ status: 201, body }));
    expect(await comments.create(2, 'x')).toMatchObject({
      ok: false,
      error: { kind: 'invalid-response' },
    });
  }
});

describe('the comments that were created since a time', () => {
  const SINCE = new Date('2026-01-04T00:00:00Z');
  const BEFORE = '2026-01-03T00:00:00Z';
  const AFTER = '2026-01-05T00:00:00Z';

  function created(
    count: number,
    createdAt: string,
    updatedAt = createdAt,
  ): readonly CommentSeed[] {
    const seed = { thread: 2, body: 'x', createdAt, updatedAt };
    return Array.from({ length: count }, () => seed);
  }

  type Listing = Readonly<{
    title: string;
    seeds: readonly CommentSeed[];
    found: number;
    isComplete: boolean;
    /** Number of pages that are read. */
    pages: number;
  }>;

  it.each<Listing>([
    {
      title: 'none',
      seeds: [],
      found: 0,
      isComplete: true,
      pages: 1,
    },
    {
      title: 'less than a page',
      seeds: created(99, AFTER),
      found: 99,
      isComplete: true,
      pages: 1,
    },
    // GitHub says whether there is a next page, but a page of 100 is not believed to be the last one.
    {
      title: 'a whole page',
      seeds: created(100, AFTER),
      found: 100,
      isComplete: true,
      pages: 2,
    },
    {
      title: 'more',
      seeds: created(250, AFTER),
      found: 250,
      isComplete: true,
      pages: 3,
    },
    {
      title: 'more than the pages',
      seeds: created(301, AFTER),
      found: 300,
      isComplete: false,
      pages: 3,
    },
    {
      title: 'none but old ones',
      seeds: created(500, BEFORE),
      found: 0,
      isComplete: true,
      pages: 1,
    },
    {
      title: 'old ones that were edited',
      seeds: created(500, BEFORE, AFTER),
      found: 0,
      isComplete: true,
      pages: 1,
    },
    {
      title: 'some before old ones that were edited',
      seeds: [...created(500, BEFORE, AFTER), ...created(120, AFTER)],
      found: 120,
      isComplete: true,
      pages: 2,
    },
  ])('are read until the time: $title', async ({ seeds, found, isComplete, pages }) => {
    const connected = await connect();
    const { github } = connected;
    for (const seed of seeds) addComment(github.state, seed);
    const listed = await readSince(connected, SINCE, 'created', 3);
    expect(listed.found.length).toBe(found);
    expect(listed.isComplete).toBe(isComplete);
    expect(github.requests).toHaveLength(pages);
  });

  it('are newest first, of all threads', async () => {
    const connected = await connect();
    for (const thread of [1, 2]) {
      addComment(connected.github.state, { thread, body: 'x', createdAt: AFTER });
    }
    const listed = await readSince(connected, SINCE, 'created', 3);
    expect(listed).toMatchObject({
      found: [{ thread: 2 }, { thread: 1 }],
      isComplete: true,
    });
  });

  it('are all there, if others are created meanwhile', async () => {
    const createAnother: Options['intercept'] = ({ count }) => {
      if (count > 1) {
        addComment(github.state, { thread: 1, body: 'new', createdAt: AFTER });
      }
      return undefined;
    };
    const connected = await connect({ intercept: createAnother });
    const { github } = connected;
    for (const seed of created(250, AFTER)) addComment(github.state, seed);
    const listed = await readSince(connected, SINCE, 'created', 5);
    // Pages may repeat comments.
    const ids = new Set(listed.found.map(({ id }) => id));
    expect(ids.size).toBe(250);
  });

  it('end at the last page, if a proxy removes the links to the next one', async () => {
    const comment = {
      user: null,
      body: 'x',
      html_url: '',
      issue_url: 'https://api.github.com/repos/a/b/issues/2',
      created_at: AFTER,
      updated_at: AFTER,
    };
    const withoutLinks: Options['intercept'] = ({ query }) => {
      const page = Number(query['page']);
      const length = page === 3 ? 7 : 100;
      const firstId = page * 1000;
      const body = Array.from({ length }, (_, index) => ({
        ...comment,
        id: firstId + index,
      }));
      return { status: 200, body };
    };
    const connected = await connect({ intercept: withoutLinks });
    const listed = await readSince(connected, SINCE, 'created', 5);
    expect(listed).toMatchObject({ isComplete: true, error: undefined });
    expect(listed.found.length).toBe(207);
    expect(connected.github.requests).toHaveLength(3);
  });

  it('end with an error if a page cannot be read', async () => {
    const intercept: Options['intercept'] = ({ query }) =>
      query['page'] === '2' ? { status: 404 } : undefined;
    const connected = await connect({ intercept });
    for (const seed of created(150, AFTER)) addComment(connected.github.state, seed);
    const listed = await readSince(connected, SINCE, 'created', 5);
    expect(listed).toMatchObject({ isComplete: false, error: { status: 404 } });
    expect(listed.found.length).toBe(100);
    expect(connected.github.requests).toHaveLength(2);
  });
});

const GONE = { ok: true, value: undefined };

describe('one comment', () => {
  it('is created, updated, removed and gone', async () => {
    const { comments, github } = await connect();
    const created = await comments.create(2, 'first');
    const id = created.ok ? created.value.id : 0;
    expect(created).toMatchObject({
      ok: true,
      value: { authorId: 41898282, body: 'first' },
    });

    const updated = await comments.update(id, 'second');
    expect(updated).toMatchObject({
      ok: true,
      value: { id, body: 'second' },
    });

    const removed = await comments.remove(id);
    expect(removed).toEqual(GONE);
    expect(github.state.comments.size).toBe(0);

    const removedAgain = await comments.remove(id);
    const updatedAgain = await comments.update(id, 'third');
    expect(removedAgain).toEqual(GONE);
    expect(updatedAgain).toEqual(GONE);
  });

  it('is not gone if it may not be written', async () => {
    const { comments, github } = await connect(
      failing({ status: 404 }, { times: 9, operation: 'issues/update-comment' }),
    );
    const { id } = addComment(github.state, { thread: 2, body: 'x' });
    const updated = await comments.update(id, 'y');
    expect(updated).toMatchObject({
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
    const value = {
      id,
      authorId: 21031067,
      body: '/docs x',
    };
    const found = await comments.read({ kind, id, thread: 2 });
    const other = await comments.read({ kind, id: id + 1, thread: 2 });
    expect(found).toEqual({ ok: true, value });
    expect(other).toEqual(GONE);
  });

  it.each([403, 410])('is not there after %i', async (status) => {
    const { comments } = await connect(failing({ status }, { times: 9 }));
    const isGone = status === 410;
    const read = await comments.read({ kind: 'comment', id: 1, thread: 2 });
    expect(read.ok).toBe(isGone);
  });
});

it.each([
  ['comment', addComment],
  ['review-comment', addReviewComment],
] as const)('a reaction on a %s is given once', async (kind, add) => {
  const { comments, github } = await connect();
  const added = add(github.state, { thread: 2, body: 'x' });
  const comment = { kind, id: added.id, thread: 2 };
  for (const content of ['eyes', 'eyes', 'rocket'] as const) {
    const reacted = await comments.react(comment, content);
    expect(reacted.ok).toBe(true);
  }
  const given = [...github.state.reactions.values()];
  expect(given.map(({ content }) => content)).toEqual(['eyes', 'rocket']);
});

describe('comments that are hidden as outdated', () => {
  function hidden(state: State): readonly boolean[] {
    const all = [...state.comments.values()];
    return all.map(({ isMinimized = false }) => isMinimized);
  }

  /** Adds comments and lists the ids by which they can be hidden. */
  async function addNodes(
    { comments, github }: Awaited<ReturnType<typeof connect>>,
    count: number,
  ): Promise<readonly string[]> {
    addComments(github.state, count);
    const listed = await readPages(comments.newestPages(2));
    if (!listed.ok) throw new Error('not listed');
    return listed.value.map(({ nodeId = '' }) => nodeId);
  }

  it('are named by their ids, in one request', async () => {
    const connected = await connect();
    const { comments, github, sent } = connected;
    const [one = '', , three = ''] = await addNodes(connected, 3);
    const both = await comments.minimize([one, three]);
    expect(both).toEqual({ ok: true });
    expect(hidden(github.state)).toEqual([true, false, true]);
    expect(sent()).toEqual(['issues/list-comments', 'graphql/mutate']);
    // They are hidden already.
    const again = await comments.minimize([one]);
    expect(again).toMatchObject({ ok: true });
  });

  it('are the others if one of them is gone', async () => {
    const connected = await connect();
    const { comments, github } = connected;
    const [one = ''] = await addNodes(connected, 1);
    const detail = "Could not resolve to a node with the global id of 'gone'.";
    const result = await comments.minimize(['gone', one]);
    expect(result).toEqual({
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
    const comment = {
      id: 5,
      html_url: '',
      created_at: '',
      node_id: 7,
      body: 'Hi',
    };
    const { comments } = await connect(failing({ status: 200, body: [comment] }));
    const listed = await readPages(comments.newestPages(2));
    expect(listed).toMatchObject({
      value: [{ id: 5, nodeId: undefined }],
    });
  });
});
