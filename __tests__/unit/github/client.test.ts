import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ok, type RequestError, type Result } from '../../../src/domain/errors.ts';
import { createGitHubClient, createSendInTurn } from '../../../src/github/client.ts';
import { createRetryBudget, type RetryPolicy } from '../../../src/github/retry-budget.ts';
import {
  USER_AGENT,
  type HttpRequest,
  type HttpResponse,
} from '../../../src/http/requests.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const TOKEN = 'ghs_secret';

function replied(
  status: number,
  headers = {},
  body = '{"message":"GitHub’s reason"}',
): Result<HttpResponse> {
  const type = { 'content-type': 'application/json' };
  return ok({ status, headers: { ...type, ...headers }, body: Buffer.from(body) });
}
const failed = (error: RequestError): Result<HttpResponse> => ({ ok: false, error });
const GOOD = replied(200, {}, '{"state":"open"}');
const NOT_SENT = failed({ kind: 'not-sent', detail: 'rejected', transient: true });

const USUAL = {
  policy: 'idempotent' as RetryPolicy,
  spendMs: 0,
  abortAfter: 99,
  token: TOKEN,
};

type ClientOptions = Parameters<typeof createGitHubClient>[0];

/** Creates a client of a repository on github.com. */
function clientOf(
  options: Pick<ClientOptions, 'send'> & Partial<ClientOptions>,
): ReturnType<typeof createGitHubClient> {
  return createGitHubClient({
    clock: new ManualClock(),
    token: TOKEN,
    apiUrl: 'https://api.github.com',
    graphqlUrl: 'https://api.github.com/graphql',
    repository: 'acme/app',
    signal: new AbortController().signal,
    ...options,
  });
}

/** Sends one request, to which the replies come in turn. */
async function request(
  replies: readonly Result<HttpResponse>[],
  changes: Partial<typeof USUAL> = {},
) {
  const { policy, spendMs, abortAfter, token } = { ...USUAL, ...changes };
  const clock = new ManualClock();
  const stop = new AbortController();
  const sent: HttpRequest[] = [];
  const client = clientOf({
    send: async (one) => {
      sent.push(one);
      clock.spend(spendMs);
      if (sent.length >= abortAfter) stop.abort();
      return replies[sent.length - 1] ?? GOOD;
    },
    clock,
    token,
    signal: stop.signal,
  });
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const schema = z.object({ state: z.string() });
  const result = await client.request(route, { pull_number: 7 }, schema, policy);
  return { result, sent, sleeps: clock.sleeps, signal: stop.signal };
}

const errorOf = async (...replies: readonly Result<HttpResponse>[]): Promise<unknown> => {
  const { result } = await request(replies, { policy: 'if-not-processed' });
  return result.ok ? undefined : result.error;
};

describe('a request', () => {
  it('carries the token, the name of this program, the version of the API and the bounds', async () => {
    const { result, sent, signal } = await request([]);
    expect(result).toEqual(ok({ state: 'open' }));
    expect(sent).toEqual([
      {
        method: 'GET',
        url: new URL('https://api.github.com/repos/acme/app/pulls/7'),
        headers: expect.objectContaining({
          authorization: `token ${TOKEN}`,
          'user-agent': expect.stringContaining(USER_AGENT),
          'x-github-api-version': '2022-11-28',
        }),
        timeoutMs: 10_000,
        maxBytes: 41_943_040,
        signal,
      },
    ]);
  });

  it('is answered with texts that can be sent to the service and stand in an address', async () => {
    const half = replied(200, {}, String.raw`{"state":"open \ud83d\ude00 \ud83d"}`);
    const { result } = await request([half]);
    expect(result).toEqual(ok({ state: 'open 😀 \ufffd' }));
  });

  it('is not sent without a token', async () => {
    const { result, sent } = await request([], { token: '' });
    expect(result).toMatchObject({ ok: false, error: { kind: 'invalid-response' } });
    expect(sent).toEqual([]);
  });
});

describe('GraphQL', () => {
  const SCHEMA = z.object({ viewer: z.object({ login: z.string() }) });

  const send = async (body: unknown, headers = {}) => {
    const { graphql } = clientOf({
      send: async () => replied(200, headers, JSON.stringify(body)),
    });
    return graphql('query { viewer { login } }', {}, SCHEMA);
  };

  it('returns the data', async () => {
    const data = { viewer: { login: 'mona' } };
    expect(await send({ data })).toEqual(ok(data));
  });

  it.each([
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    // GitHub documents one of them, and sends the other.
    ['RATE_LIMIT', 429],
    ['RATE_LIMITED', 429],
    ['ANOTHER', undefined],
  ])('fails with the first error, beside data, too: %s', async (type, status) => {
    const data = { viewer: { login: 'mona' } };
    const errors = [{ type, message: `Not for ${TOKEN}` }, { message: 'Second' }];
    const error = { kind: 'status', detail: 'Not for ***', status };
    expect(await send({ data, errors })).toMatchObject({ ok: false, error });
  });

  it('says when its rate limit ends', async () => {
    const errors = [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }];
    const headers = {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Date.parse('2026-03-01T12:40:00Z') / 1000),
    };
    const limitEndsAt = new Date('2026-03-01T12:40:00Z');
    expect(await send({ errors }, headers)).toMatchObject({ error: { limitEndsAt } });
  });

  it.each<[string, unknown]>([
    ['no data', {}],
    ['other data', { data: { viewer: null } }],
    ['a list', []],
  ])('fails after %s', async (_, body) => {
    expect(await send(body)).toMatchObject({
      ok: false,
      error: { kind: 'invalid-response' },
    });
  });
});

it('clients that share a budget lose its time together', async () => {
  const clock = new ManualClock();
  const budget = createRetryBudget(clock, 70_000);
  const send = async () => replied(429, { 'retry-after': '60' });
  for (const repository of ['acme/app', 'acme/api']) {
    const client = clientOf({ send, clock, repository, budget });
    const read = client.request('GET /rate_limit', {}, z.object({}));
    expect(await read).toMatchObject({ ok: false, error: { status: 429 } });
  }
  expect(clock.sleeps).toEqual([60_000]);
});

it('a slow request that succeeds takes no time of the budget', async () => {
  const clock = new ManualClock();
  const budget = createRetryBudget(clock, 10_000);
  const replies = [GOOD, replied(502), GOOD];
  const send = async () => {
    clock.spend(9000);
    return replies.shift() ?? GOOD;
  };
  const client = clientOf({ send, clock, repository: 'acme/app', budget });
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const schema = z.object({ state: z.string() });
  const read = () => client.request(route, { pull_number: 7 }, schema);
  expect([await read(), await read()]).toMatchObject([{ ok: true }, { ok: true }]);
  // With the time of the first one, nothing would be left for the delay.
  expect(clock.sleeps).toEqual([1000]);
});

it('requests that write are a pause apart in all clients that share it, and delay no reads', async () => {
  const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
  const READ = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const clock = new ManualClock();
  const { signal } = new AbortController();
  const sent: string[] = [];
  const inTurn = createSendInTurn({ clock, signal });
  const send = async ({ method }: HttpRequest) => {
    sent.push(`${method} after ${clock.sleeps.length} pauses`);
    return GOOD;
  };
  const app = clientOf({ send, clock, inTurn });
  const web = clientOf({ send, clock, inTurn, repository: 'acme/web' });
  const schema = z.object({ state: z.string() });
  await Promise.all([
    app.request(UPDATE, { comment_id: 1, body: '' }, schema),
    web.request(UPDATE, { comment_id: 2, body: '' }, schema),
    app.request(READ, { pull_number: 7 }, schema),
  ]);
  expect(sent.toSorted()).toEqual([
    'GET after 0 pauses',
    'PATCH after 0 pauses',
    'PATCH after 1 pauses',
  ]);
});

describe('what is tried again', () => {
  const forGood = failed({ kind: 'not-sent', detail: 'certificate', transient: false });
  const noResponse = failed({ kind: 'no-response', detail: 'reset' });
  it.each<readonly [string, Result<HttpResponse>, number, number]>([
    // Attempts of an idempotent request, and of one that adds something.
    ['200', GOOD, 1, 1],
    ['500', replied(500), 2, 1],
    ['408', replied(408), 2, 1],
    ['429', replied(429), 1, 1],
    ['429 with a time', replied(429, { 'retry-after': '7' }), 2, 2],
    ['429 with a time that is too long', replied(429, { 'retry-after': '61' }), 1, 1],
    ['a secondary limit', replied(403, { 'retry-after': '10' }), 2, 2],
    ['the primary limit', replied(403, { 'x-ratelimit-remaining': '0' }), 1, 1],
    ['403', replied(403, { 'x-ratelimit-remaining': '17' }), 1, 1],
    ['403 with an unreadable time', replied(403, { 'retry-after': 'soon' }), 1, 1],
    ['404', replied(404), 1, 1],
    ['not sent', NOT_SENT, 2, 2],
    ['not sent, for good', forGood, 1, 1],
    ['no response', noResponse, 2, 1],
    ['an unreadable response', replied(200, {}, '<html>'), 2, 1],
  ])('%s', async (_, reply, idempotent, adding) => {
    const first = await request([reply]);
    const second = await request([reply], { policy: 'if-not-processed' });
    expect([first.sent.length, second.sent.length]).toEqual([idempotent, adding]);
    expect(first.result.ok).toBe(reply === GOOD || idempotent > 1);
    expect(second.result.ok).toBe(reply === GOOD || adding > 1);
  });

  it('twice at most, after one second and three, or after the time that GitHub requires', async () => {
    const unavailable = replied(503);
    const { result, sleeps } = await request([unavailable, unavailable, unavailable]);
    expect([result.ok, sleeps]).toEqual([false, [1000, 3000]]);
    const limit = replied(429, { 'retry-after': '2' });
    expect(
      (await request([limit, limit], { policy: 'if-not-processed' })).sleeps,
    ).toEqual([2000, 3000]);
  });

  it('nothing after an attempt that GitHub may have processed', async () => {
    const { result, sent } = await request([NOT_SENT, replied(502)], {
      policy: 'if-not-processed',
    });
    expect([result.ok, sent.length]).toEqual([false, 2]);
  });

  it('nothing once the signal aborts', async () => {
    const { result, sent } = await request([replied(503)], { abortAfter: 1 });
    expect([result.ok, sent.length]).toEqual([false, 1]);
  });
});

it('the budget for errors bounds retries, and leaves each request one short attempt', async () => {
  const clock = new ManualClock();
  const budget = createRetryBudget(clock);
  const delay = () => budget.delay('idempotent')({ kind: 'no-response', detail: '' }, 1);
  expect([budget.attemptMs(), delay()]).toEqual([10_000, 1000]);
  const start = clock.now();
  clock.spend(19_500);
  budget.spend(start);
  // Requests in parallel lose the same time once.
  budget.spend(start);
  expect([budget.attemptMs(), delay()]).toEqual([3000, undefined]);
  clock.spend(60_000);
  expect([budget.attemptMs(), delay()]).toEqual([10_000, 1000]);
});

it('the budget for errors counts attempts and the delays between them', async () => {
  const { sent, sleeps } = await request([NOT_SENT, NOT_SENT, NOT_SENT], {
    spendMs: 9000,
  });
  expect([sent.map(({ timeoutMs }) => timeoutMs), sleeps]).toEqual([
    [10_000, 8500],
    [1000],
  ]);
});

describe('an error', () => {
  it('of GitHub has the status, the reason and what helps', async () => {
    const headers = { 'x-github-request-id': 'A1', 'retry-after': '61' };
    expect(await errorOf(replied(404, headers))).toEqual({
      kind: 'status',
      detail: 'GitHub’s reason',
      requestId: 'A1',
      retryAfterMs: 61_000,
      status: 404,
      isRefusal: true,
    });
  });

  it('is a redirect, which is not followed', async () => {
    const redirect = replied(302, { location: 'https://example.com' }, '');
    expect(await errorOf(redirect)).toMatchObject({ kind: 'status' });
  });

  it('is one line without the token', async () => {
    const body = JSON.stringify({
      message: `${TOKEN} is\n\u0000wrong.`,
      documentation_url: 'https://docs.github.com/rest',
    });
    expect(await errorOf(replied(401, {}, body))).toMatchObject({
      detail: '*** is wrong',
    });
    expect(
      await errorOf(replied(401, {}, JSON.stringify({ message: 'x'.repeat(5000) }))),
    ).toMatchObject({
      detail: `${'x'.repeat(299)}…`,
    });
  });

  it.each([
    ['a page of GitHub', '<!DOCTYPE html>\n<title>Unicorn! &middot; GitHub</title>'],
    ['a page that begins with a text', 'Error<br><html>Bad gateway</html>'],
  ])('does not quote %s', async (_, body) => {
    for (const type of ['text/html', 'application/json', 'text/plain']) {
      const error = await errorOf(replied(503, { 'content-type': type }, body));
      expect(error).toMatchObject({ status: 503, detail: 'a web page' });
    }
  });

  it.each([
    ['of another type', 'text/plain', '{"message":"Not Found"}', 'Not Found'],
    ['of a proxy', 'text/html', '{"error":{"message":"Blocked!"}}', 'Blocked'],
    [
      'with what is wrong',
      'application/json',
      '{"message":"Validation Failed","errors":[{"message":"body is too long"},{"resource":"Label","code":"already_exists","field":"name"},7]}',
      'Validation Failed; body is too long; already_exists',
    ],
  ])('has the words in JSON %s', async (_, type, body, detail) => {
    const error = await errorOf(replied(422, { 'content-type': type }, body));
    expect(error).toMatchObject({ detail });
  });
});
