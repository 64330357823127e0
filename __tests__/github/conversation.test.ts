import type { ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { addComment, addReview, addReviewComment, type State } from '../../standin/github/index.ts';
import { connect, failing } from './on-stand-in.ts';

const talk = (state: State, count: number): void => {
  for (let n = 0; n < count; n += 1) addComment(state, { thread: 2, body: `Talk ${n}` });
};

describe('the comments of a thread', () => {
  it.each([
    // Comments that there are, that were expected, and the pages that are asked for.
    [0, undefined, 1],
    [0, 0, 1],
    [99, 99, 1],
    [100, 100, 2],
    [250, 250, 3],
    [250, undefined, 3],
    [250, 100, 3],
    [300, 300, 3],
    [300, undefined, 3],
    [5, 250, 3],
  ])('%i, when %p were expected, in %i requests', async (count, expected, pages) => {
    const { commentsApi, github, sent } = await connect();
    talk(github.state, count);
    const listed = await commentsApi.list(2, expected);
    const bodies = listed.ok ? listed.value.map(({ body }) => body) : [];
    expect(bodies).toEqual(Array.from({ length: count }, (_, n) => `Talk ${n}`));
    expect(sent()).toHaveLength(pages);
    expect(new Set(github.requests.map(({ query }) => query['per_page']))).toEqual(new Set(['100']));
  });

  it('are read side by side from the second page on, however many there are', async () => {
    const held: ServerResponse[] = [];
    const hold = (response: ServerResponse): void => {
      held.push(response);
      // None of the six is answered before all are asked for.
      if (held.length === 6)
        for (const each of held) each.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    };
    const { commentsApi, github, sent } = await connect({
      intercept: ({ query }) => (query['page'] === '1' ? undefined : hold),
    });
    talk(github.state, 650);
    expect(await commentsApi.list(2)).toMatchObject({ ok: true, value: { length: 100 } });
    expect(sent()).toHaveLength(7);
  });

  it('go on page by page where a proxy has dropped the header', async () => {
    const talked = { id: 1, user: null, body: 'Hi', html_url: 'https://github.com/x' };
    const { commentsApi, sent } = await connect({
      intercept: ({ query }) => ({
        status: 200,
        body: Array.from({ length: query['page'] === '3' ? 1 : 100 }, () => talked),
      }),
    });
    expect(await commentsApi.list(2)).toMatchObject({ ok: true, value: { length: 201 } });
    expect(sent()).toHaveLength(3);
  });

  it('come with author, text and address', async () => {
    const { commentsApi, github } = await connect();
    const { id } = addComment(github.state, { thread: 2, body: 'Hi\r\n', author: 'Codertocat' });
    expect(await commentsApi.list(2)).toEqual({
      ok: true,
      value: [
        {
          id,
          authorId: 21031067,
          body: 'Hi\r\n',
          url: `https://github.com/Codertocat/Hello-World/pull/2#issuecomment-${id}`,
        },
      ],
    });
  });

  it('are a fault as a whole when one page cannot be read', async () => {
    const { commentsApi, github } = await connect({
      intercept: ({ query }) => (query['page'] === '2' ? { status: 500 } : undefined),
    });
    talk(github.state, 150);
    expect(await commentsApi.list(2, 150)).toMatchObject({ ok: false, error: { status: 500 } });
  });

  it('of no such thread are a fault', async () => {
    const { commentsApi } = await connect();
    expect(await commentsApi.list(77)).toMatchObject({ ok: false, error: { kind: 'status', status: 404 } });
  });
});

describe('one comment', () => {
  it('is made, read, edited, and gone', async () => {
    const { commentsApi, github } = await connect();
    const made = await commentsApi.create(2, 'first');
    const id = made.ok ? made.value.id : 0;
    expect(made).toMatchObject({ ok: true, value: { authorId: 41898282, body: 'first' } });
    expect(await commentsApi.update(id, 'second')).toMatchObject({
      ok: true,
      value: { id, body: 'second' },
    });
    expect(await commentsApi.read(id)).toMatchObject({ ok: true, value: { id, body: 'second' } });
    github.state.comments.clear();
    expect(await commentsApi.read(id)).toEqual({ ok: true, value: undefined });
    expect(await commentsApi.update(id, 'third')).toEqual({ ok: true, value: undefined });
  });

  it('is gone also where GitHub says so with 410', async () => {
    const { commentsApi } = await connect(failing({ status: 410 }, { times: 9 }));
    expect(await commentsApi.read(1)).toEqual({ ok: true, value: undefined });
  });

  it('is not gone where it may not be read', async () => {
    const { commentsApi } = await connect(failing({ status: 403 }, { times: 9 }));
    expect(await commentsApi.read(1)).toMatchObject({ ok: false, error: { status: 403 } });
  });
});

describe('what was written, whatever kind of comment it is', () => {
  it.each([
    ['comment', addComment],
    ['review-comment', addReviewComment],
    ['review', addReview],
  ] as const)('%s', async (kind, add) => {
    const { commentsApi, github } = await connect();
    const { id } = add(github.state, { thread: 2, body: '/docs x' });
    expect(await commentsApi.textOf({ kind, id, thread: 2 })).toEqual({ ok: true, value: '/docs x' });
    expect(await commentsApi.textOf({ kind, id: id + 1, thread: 2 })).toEqual({
      ok: true,
      value: undefined,
    });
  });
});

describe('a reaction', () => {
  it.each([
    ['comment', addComment],
    ['review-comment', addReviewComment],
  ] as const)('on a %s is new once', async (kind, add) => {
    const { commentsApi, github } = await connect();
    const comment = { kind, id: add(github.state, { thread: 2, body: 'x' }).id, thread: 2 };
    expect(await commentsApi.react(comment, 'eyes')).toEqual({ ok: true, value: 'new' });
    expect(await commentsApi.react(comment, 'eyes')).toEqual({ ok: true, value: 'existing' });
    expect(await commentsApi.react(comment, 'rocket')).toEqual({ ok: true, value: 'new' });
    expect([...github.state.reactions.values()].map(({ content }) => content)).toEqual(['eyes', 'rocket']);
  });
});

describe('faults on the way', () => {
  it.each([
    ['reset', 0],
    ['reset-after', 1],
    [{ status: 502 }, 0],
  ] as const)('a comment that may have been made is not made again: %o', async (fault, made) => {
    const { commentsApi, sent, github } = await connect(failing(fault));
    expect(await commentsApi.create(2, 'x')).toMatchObject({ ok: false });
    expect(sent()).toHaveLength(1);
    expect(github.state.comments.size).toBe(made);
  });

  it('a comment is made again after a limit, which cannot have made it', async () => {
    const { commentsApi, sent, clock, github } = await connect(
      failing({ status: 429, headers: { 'retry-after': '9' } }),
    );
    expect(await commentsApi.create(2, 'x')).toMatchObject({ ok: true });
    expect(sent()).toHaveLength(2);
    expect(clock.sleeps).toEqual([9000]);
    expect(github.state.comments.size).toBe(1);
  });

  it.each(['reset', 'reset-after', { status: 502 }] as const)('an edit is made again: %o', async (fault) => {
    const { commentsApi, github, sent } = await connect(
      failing(fault, { operation: 'issues/update-comment' }),
    );
    const { id } = addComment(github.state, { thread: 2, body: 'old' });
    expect(await commentsApi.update(id, 'new')).toMatchObject({ ok: true, value: { body: 'new' } });
    expect(sent()).toHaveLength(2);
  });

  it.each([
    ['a page in place of JSON', { status: 200, body: '<title>Sign in</title>' }],
    ['JSON of another shape', { status: 200, body: { message: 'Hello' } }],
    ['a list of something else', { status: 200, body: [{ id: 'x' }] }],
    ['nothing', { status: 200 }],
  ])('%s is a fault, not a thread without comments nor a comment', async (_, reply) => {
    const { commentsApi, sent } = await connect(failing(reply, { times: 9 }));
    const fault = { ok: false, error: { kind: 'invalid-response' } };
    expect(await commentsApi.list(2)).toMatchObject(fault);
    expect(await commentsApi.read(1)).toMatchObject(fault);
    expect(await commentsApi.create(2, 'x')).toMatchObject(fault);
    expect(sent().filter((name) => name === 'issues/create-comment')).toHaveLength(1);
  });

  it('an expired token is one', async () => {
    const { commentsApi, github, sent } = await connect();
    github.expireToken();
    expect(await commentsApi.create(2, 'x')).toMatchObject({ ok: false, error: { status: 401 } });
    expect(sent()).toHaveLength(1);
  });

  it('a missing permission names what is needed', async () => {
    const { commentsApi } = await connect({ permissions: {} });
    expect(await commentsApi.create(2, 'x')).toMatchObject({
      ok: false,
      error: {
        kind: 'status',
        status: 403,
        detail: 'Resource not accessible by integration',
        permissionsNeeded: 'issues=write; pull_requests=write',
      },
    });
  });

  it('a server that is not there is one', async () => {
    const { commentsApi } = await connect({}, { apiUrl: 'http://127.0.0.1:9' });
    expect(await commentsApi.list(2)).toMatchObject({ ok: false, error: { kind: 'not-sent' } });
  });

  it('an empty token is one', async () => {
    const { commentsApi, sent } = await connect({}, { token: '' });
    expect(await commentsApi.list(2)).toMatchObject({ ok: false });
    expect(sent()).toEqual([]);
  });
});
