import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { machineClock } from '../../../fakes/clock.ts';
import {
  addComment,
  addReview,
  addReviewComment,
  type FakeGitHub,
  type Options,
  type State,
} from '../../../fakes/github/index.ts';
import { ok, type RequestError } from '../../../src/domain/errors.ts';
import type { RepositoryComment } from '../../../src/ports.ts';
import { getProperty } from '../../../src/text/unknown-values.ts';
import { readPages } from '../../support/threads.ts';
import { connect, failing } from './connect.ts';

function addComments(state: State, count: number): void {
  for (let n = 0; n < count; n += 1) {
    addComment(state, { thread: 2, body: `Comment ${n}` });
  }
}

/** Returns the texts of listed comments, none after an error. */
function bodiesOf(listed: Awaited<ReturnType<typeof readPages>>): readonly string[] {
  return listed.ok ? listed.value.map(({ body }) => body) : [];
}

/** Returns the numbers of the pages that were read. */
function pagesOf({ requests }: FakeGitHub): readonly number[] {
  return requests.map(({ query }) => Number(query['page']));
}

function numbered(from: number, to: number): readonly string[] {
  const length = to - from;
  return Array.from({ length }, (_, index) => `Comment ${from + index}`);
}

/** Lists the two newest pages of a thread that has so many comments. */
async function bodiesIn(options: Options, count: number) {
  const { comments, github, sent } = await connect(options);
  addComments(github.state, count);
  const listed = await readPages(comments.newestPages(2), 2);
  return { bodies: bodiesOf(listed), pages: pagesOf(github), listed, sent };
}

describe('the newest comments of a thread', () => {
  it.each([
    { count: 0, oldest: 0, read: [1] },
    { count: 100, oldest: 0, read: [1] },
    { count: 101, oldest: 0, read: [1, 2, 1] },
    { count: 650, oldest: 500, read: [1, 7, 6] },
  ])('of $count are listed from page 1', async ({ count, oldest, read }) => {
    const { bodies, pages } = await bodiesIn({}, count);
    expect(bodies).toEqual(numbered(oldest, count));
    expect(pages).toEqual(read);
  });

  it('are those that others have written since page 1 was read', async () => {
    let read = 0;
    const options: Options = {
      intercept: () => {
        read += 1;
        if (read === 2) addComments(connected.github.state, 100);
        return undefined;
      },
    };
    const connected = await connect(options);
    addComments(connected.github.state, 150);
    await readPages(connected.comments.newestPages(2), 2);
    expect(pagesOf(connected.github)).toEqual([1, 2, 3, 2]);
  });

  it.each([1, 60])(
    'are all there although the %i oldest ones are deleted before each later page',
    async (count) => {
      const intercept: Options['intercept'] = ({ count: nth }) => {
        const { comments } = connected.github.state;
        const oldest = [...comments.keys()].slice(0, nth === 1 ? 0 : count);
        for (const id of oldest) comments.delete(id);
        return undefined;
      };
      const connected = await connect({ intercept });
      addComments(connected.github.state, 249);
      const listed = await readPages(connected.comments.newestPages(2));
      const left = [...connected.github.state.comments.values()];
      expect(left.length).toBeLessThan(249);
      expect(bodiesOf(listed)).toEqual(
        expect.arrayContaining(left.map(({ body }) => body)),
      );
    },
  );

  describe('begin with the oldest ones, whose read has begun', () => {
    async function pagesAfter(count: number, options: Options = {}) {
      const { comments, github } = await connect(options);
      addComments(github.state, count);
      const oldest = comments.oldest(2);
      const listed = await readPages(comments.newestPages(2, { oldest }));
      return { bodies: bodiesOf(listed), pages: pagesOf(github) };
    }

    it.each([
      { count: 0, read: [1] },
      { count: 100, read: [1] },
      { count: 250, read: [1, 3, 2, 1] },
    ])('in a thread of $count', async ({ count, read }) => {
      const { bodies, pages } = await pagesAfter(count);
      expect(bodies).toEqual(numbered(0, count));
      expect(pages).toEqual(read);
    });

    it('and end if that has failed', async () => {
      const { bodies, pages } = await pagesAfter(30, {
        intercept: () => ({ status: 404, body: {} }),
      });
      expect(bodies).toEqual([]);
      expect(pages).toEqual([1]);
    });
  });

  it.each([0, 30, 250])('are not needed for the oldest ones of %i', async (count) => {
    const { comments, github } = await connect();
    addComments(github.state, count);
    const listed = await comments.oldest(2);
    const bodies = listed.ok ? listed.value.comments.map(({ body }) => body) : [];
    expect(bodies).toEqual(numbered(0, Math.min(count, 100)));
    expect(github.requests).toHaveLength(1);
  });

  it('are at most 2,500, which is what GitHub allows', async () => {
    const { comments, github } = await connect();
    addComments(github.state, 2600);
    const listed = await readPages(comments.newestPages(2));
    expect(bodiesOf(listed)).toEqual(numbered(100, 2600));
  });

  it('end, however many pages a server claims to have', async () => {
    const link =
      '<https://api.github.com/x?page=999999999>; rel="next", <https://x/y?page=999999999>; rel="last"';
    const intercept = () => ({ status: 200, body: [], headers: { link } });
    const { listed, sent } = await bodiesIn({ intercept }, 0);
    expect(listed).toEqual(ok([]));
    expect(sent().length).toBeLessThan(30);
  });

  it.each([
    {
      title: 'one request if they fit a page',
      updatedAt: '2020-01-01T00:00:00Z',
      oldest: 240,
      read: [1],
    },
    {
      title: 'all pages, newest first, if they do not',
      updatedAt: '2026-01-01T00:00:00Z',
      oldest: 0,
      read: [1, 3, 2, 1],
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
    expect(bodiesOf(listed)).toEqual(numbered(oldest, 250));
    expect(pagesOf(github)).toEqual(read);
  });

  it('have the time of GitHub, in whole seconds', async () => {
    const listedAt = Date.parse('2026-03-01T12:00:00Z');
    const clock = { ...machineClock, now: () => listedAt + 400 };
    const { comments, github } = await connect({ clock });
    addComments(github.state, 150);
    const pages = [];
    for await (const page of comments.newestPages(2)) pages.push(page);
    expect(pages).toMatchObject([
      ok({ isLast: false, listedAt }),
      ok({ isLast: true, listedAt }),
    ]);
    const since = await comments.pagesSince(new Date('2025-12-31'), 10).next();
    expect(since.value).toMatchObject(ok({ listedAt }));
  });

  it.each(['', 'yesterday'])(
    'have no time if GitHub does not say it: %j',
    async (date) => {
      const intercept = () => ({ status: 200, body: [], headers: { date } });
      const { comments } = await connect({ intercept });
      const page = await comments.newestPages(2).next();
      expect(page.value).toMatchObject(ok({ listedAt: undefined }));
    },
  );

  it.each(['1', '2'])('are an error if page %s cannot be read', async (page) => {
    const intercept: Options['intercept'] = ({ query }) =>
      query['page'] === page ? { status: 500 } : undefined;
    const { listed } = await bodiesIn({ intercept }, 150);
    expect(listed).toMatchObject({ ok: false, error: { status: 500 } });
  });
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

describe('the comments that were created or edited since a time', () => {
  const SINCE = new Date('2026-01-04T00:00:00Z');
  const BEFORE = '2026-01-03T00:00:00Z';
  /** The time of one of many comments, a second after the one before. */
  const secondOf = (nth: number): string =>
    new Date(SINCE.getTime() + nth * 1000).toISOString();

  type Connected = Awaited<ReturnType<typeof connect>>;

  /** Adds comments since the time, named by their numbers. */
  function addSince({ github }: Connected, count: number, time = secondOf): void {
    for (let nth = 0; nth < count; nth += 1) {
      const updatedAt = time(nth);
      const body = `Comment ${nth}`;
      addComment(github.state, { thread: 2, body, createdAt: BEFORE, updatedAt });
    }
  }

  /** Lists the comments, at most so many pages. A page may repeat comments of the one before. */
  async function listSince({ comments, github }: Connected, maxPages: number) {
    const found = new Map<number, RepositoryComment>();
    let isComplete = false;
    let error: RequestError | undefined;
    for await (const page of comments.pagesSince(SINCE, maxPages)) {
      if (page.ok) {
        for (const comment of page.value.comments) found.set(comment.id, comment);
        isComplete = page.value.isLast;
      } else {
        error = page.error;
      }
    }
    const bodies = [...found.values()].map(({ body }) => body);
    return { found, bodies, isComplete, error, requests: github.requests.length };
  }

  it('are all found if they have the same time', async () => {
    const connected = await connect();
    addSince(connected, 250, () => secondOf(7));
    const listed = await listSince(connected, 5);
    expect(listed).toMatchObject({ isComplete: true, bodies: numbered(0, 250) });
  });

  it('are never complete if the older ones are deleted after the first page was read', async () => {
    const connected = await connect({
      intercept: ({ count }) => {
        if (count === 2) connected.github.state.comments.clear();
        return undefined;
      },
    });
    addSince(connected, 450);
    const listed = await listSince(connected, 2);
    expect(listed).toMatchObject({ isComplete: false, bodies: [], error: undefined });
  });

  /** A comment, and the time of its last edit. */
  type Edited = Readonly<{ id: number; second: number }>;
  /** A change before the answer to a request. */
  type Change = Readonly<{
    request: number;
    kind: 'add' | 'edit' | 'delete';
    id: number;
  }>;
  const CHANGES: fc.Arbitrary<readonly Change[]> = fc.array(
    fc.record({
      request: fc.integer({ min: 2, max: 7 }),
      kind: fc.constantFrom('add', 'edit', 'delete'),
      id: fc.nat(500),
    }),
  );

  /** Answers with a page, as GitHub does. A proxy may remove the links. */
  function pageOf(
    comments: readonly Edited[],
    query: Readonly<Record<string, string>>,
    hasLinks: boolean,
  ) {
    const since = Date.parse(query['since'] ?? '');
    const found = comments
      .filter(({ second }) => Date.parse(secondOf(second)) >= since)
      .toSorted((one, other) => one.second - other.second);
    const page = Number(query['page']);
    const last = Math.ceil(found.length / 100);
    const link = `<https://x/y?page=${page + 1}>; rel="next", <https://x/y?page=${last}>; rel="last"`;
    const body = found.slice((page - 1) * 100, page * 100).map(({ id, second }) => ({
      id,
      html_url: '',
      issue_url: 'https://api.github.com/repos/a/b/issues/2',
      created_at: BEFORE,
      updated_at: secondOf(second),
    }));
    return { status: 200, body, headers: hasLinks && page < last ? { link } : {} };
  }

  it('are all found if the list is complete, whatever is written meanwhile', async () => {
    let answer: NonNullable<Options['intercept']> = () => undefined;
    const connected = await connect({ intercept: (request) => answer(request) });
    const play = async (count: number, changes: readonly Change[], hasLinks: boolean) => {
      const comments = new Map<number, Edited>();
      let second = 0;
      const write = (id: number): void => {
        second += 1;
        comments.set(id, { id, second });
      };
      for (let id = 1; id <= count; id += 1) write(id);
      let requests = 0;
      answer = ({ query }) => {
        requests += 1;
        for (const { request, kind, id } of changes) {
          if (request !== requests) continue;
          if (kind === 'delete') comments.delete(id);
          else write(kind === 'add' ? 1000 + second : id);
        }
        return pageOf([...comments.values()], query, hasLinks);
      };
      const { found, isComplete } = await listSince(connected, 4);
      // The first page may say that there are too many, and each page repeats a comment.
      expect(requests).toBeLessThanOrEqual(4 + 3);
      const missing = [...comments.keys()].filter((id) => !found.has(id));
      if (isComplete) expect(missing).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(fc.nat(500), CHANGES, fc.boolean(), play), {
      numRuns: 30,
    });
  });

  it.each([
    { count: 0, first: 0, requests: 1 },
    { count: 99, first: 0, requests: 1 },
    // A full page may have another one after it.
    { count: 100, first: 0, requests: 2 },
    { count: 300, first: 0, requests: 4 },
    // The first page says how many there are.
    { count: 350, first: 100, requests: 4 },
    { count: 1050, first: 800, requests: 4 },
  ])('are those of the three newest pages of $count', async (row) => {
    const { count, first, requests } = row;
    const connected = await connect();
    addSince(connected, count);
    const listed = await listSince(connected, 3);
    expect(listed.bodies).toEqual(numbered(first, count));
    const isComplete = first === 0;
    expect(listed).toMatchObject({ isComplete, error: undefined, requests });
  });

  it.each([
    { title: 'the first page', failing: 1, found: 0 },
    { title: 'a later page', failing: 2, found: 100 },
  ])('end with an error if $title cannot be read', async ({ failing: nth, found }) => {
    const connected = await connect({
      intercept: ({ count }) => (count === nth ? { status: 404 } : undefined),
    });
    addSince(connected, 250);
    const listed = await listSince(connected, 5);
    expect(listed).toMatchObject({ isComplete: false, error: { status: 404 } });
    expect(listed.bodies).toHaveLength(found);
    expect(listed.requests).toBe(nth);
  });

  it('end with an error if the newest pages cannot be read', async () => {
    const connected = await connect({
      intercept: ({ query }) => (query['page'] === '4' ? { status: 404 } : undefined),
    });
    addSince(connected, 550);
    const listed = await listSince(connected, 3);
    expect(listed).toMatchObject({
      isComplete: false,
      error: { status: 404 },
      bodies: [],
    });
  });
});

describe('one comment', () => {
  const ON_LINE = { review: 1, path: 'a.ts', hunk: '@@ -1 +7 @@\n+b' };
  const PLACE = { path: 'a.ts', line: 7, hunk: ON_LINE.hunk };

  it.each([
    ['comment', addComment, 'IC', {}],
    ['review-comment', addReviewComment, 'PRRC', { place: PLACE }],
    ['review', addReview, 'PRR', {}],
  ] as const)('is read, as a %s', async (kind, add, prefix, place) => {
    const { comments, github } = await connect();
    const written = { thread: 2, body: '/docs x', onLine: ON_LINE };
    const { id } = add(github.state, written);
    const value = {
      ...place,
      id,
      nodeId: `${prefix}_kwDOfake${id}`,
      authorId: 21031067,
      body: '/docs x',
    };
    const found = await comments.read({ kind, id, thread: 2 });
    const other = await comments.read({ kind, id: id + 1, thread: 2 });
    expect(found).toEqual(ok(value));
    expect(other).toEqual(ok(undefined));
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
});

// graphql.test.ts reads both answers of each kind of comment.
it.each<readonly [string, object]>([
  ['that is of another kind', { data: { node: {} } }],
  ['that is gone', { data: { node: null } }],
])('whether a comment came by e-mail is unknown of one %s', async (_, body) => {
  const { comments, github } = await connect({
    intercept: () => ({ status: 200, body }),
  });
  expect(await comments.isByEmail('IC_1')).toMatchObject({ ok: false });
  expect(github.requests).toHaveLength(1);
  expect(github.requests[0]?.body).toMatchObject({ variables: { id: 'IC_1' } });
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

  it('are the others if one of them is gone', async () => {
    const connected = await connect();
    const { comments, github } = connected;
    const [one = ''] = await addNodes(connected, 1);
    const detail = "Could not resolve to a node with the global id of 'gone'";
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
});
