import { describe, expect, it } from '@jest/globals';
import type { Job } from '../../../src/domain/job.ts';
import type { RequestError, Result } from '../../../src/domain/errors.ts';
import { rejectionReason, sendJobRequest } from '../../../src/job/send-once.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { exampleJob } from '../../support/examples.ts';
import { failed } from './poll-harness.ts';

const SENT: Result<Job> = { ok: true, value: exampleJob() };
const fail = (
  error: Partial<RequestError> & Pick<RequestError, 'kind'>,
): Result<Job> => ({
  ok: false,
  error: { detail: 'x', ...error },
});
const NOT_SENT = fail({ kind: 'not-sent', transient: true });
const AGAIN_AND_AGAIN = Array<Result<Job>>(99).fill(failed(429, 0));
const UNSENT = { sent: { reason: 'not-sent' } };
const LIMITED = { sent: { kind: 'rejected', reason: 'unavailable' } };

async function send(
  responses: readonly Result<Job>[],
  options: Partial<Parameters<typeof sendJobRequest>[0]> &
    Readonly<{ clock?: ManualClock }> = {},
) {
  const clock = options.clock ?? new ManualClock({ now: 0 });
  let posts = 0;
  const sent = await sendJobRequest({
    post: async () => responses[posts++] ?? SENT,
    clock,
    random: () => 0.5,
    maxWaitMs: 30 * 60_000,
    signal: new AbortController().signal,
    log: () => {},
    ...options,
  });
  return { sent, posts, waitedMs: clock.now() };
}

describe('a request that costs money', () => {
  it.each<[string, Result<Job>]>([
    ['no response', fail({ kind: 'no-response' })],
    ['an unreadable response', fail({ kind: 'invalid-response', status: 429 })],
    ...[204, 408, 500, 502, 503, 504].map((code): [string, Result<Job>] => [
      String(code),
      failed(code),
    ]),
  ])(
    'is never repeated if the service may have carried it out: %s',
    async (_, response) => {
      expect(await send([response])).toMatchObject({
        sent: { kind: 'uncertain' },
        posts: 1,
      });
    },
  );

  it.each([
    [400, 'invalid-request'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'not-found'],
    [409, 'invalid-request'],
    [300, 'invalid-request'],
  ])('is not repeated after %i', async (code, reason) => {
    expect(await send([failed(code)])).toMatchObject({
      sent: { kind: 'rejected', reason },
      posts: 1,
    });
  });

  it.each<[string, readonly Result<Job>[], object]>([
    [
      'three times',
      Array<Result<Job>>(4).fill(NOT_SENT),
      { ...UNSENT, posts: 4, waitedMs: 3500 },
    ],
    ['until it is sent', [NOT_SENT, NOT_SENT], { sent: { kind: 'sent' }, posts: 3 }],
    [
      'unless that is useless',
      [fail({ kind: 'not-sent', transient: false })],
      { posts: 1 },
    ],
  ])('is sent again if it did not leave: %s', async (_, responses, expected) => {
    expect(await send(responses)).toMatchObject(expected);
  });
});

it.each<[string, readonly Result<Job>[], number, object]>([
  [
    'of 20 s',
    [failed(429, 20_000)],
    30,
    { sent: { kind: 'sent' }, posts: 2, waitedMs: 20_000 },
  ],
  [
    'without a time is waited for a minute',
    [failed(429)],
    30,
    { posts: 2, waitedMs: 60_000 },
  ],
  [
    'of no time, repeated',
    AGAIN_AND_AGAIN,
    30,
    { ...LIMITED, posts: 9, waitedMs: 255_000 },
  ],
  ['of 5 minutes', [failed(429, 300_000)], 30, { sent: { kind: 'sent' }, posts: 2 }],
  [
    'of more than 5 minutes',
    [failed(429, 301_000)],
    30,
    { ...LIMITED, posts: 1, waitedMs: 0 },
  ],
  [
    'of 5 minutes in all',
    [failed(429, 2e5), failed(429, 2e5)],
    30,
    { ...LIMITED, posts: 2 },
  ],
  ['of more than the run may wait', [failed(429, 61_000)], 1, { ...LIMITED, posts: 1 }],
  ['if the run does not wait', [failed(429, 1000)], 0, { ...LIMITED, posts: 1 }],
])('a rate limit: %s', async (_, responses, minutes, expected) => {
  expect(await send(responses, { maxWaitMs: minutes * 60_000 })).toMatchObject(expected);
});

it('a request that the plan does not cover is not repeated', async () => {
  const refused = fail({ kind: 'status', status: 402, paymentRequired: true });
  expect(await send([refused])).toMatchObject({
    sent: { reason: 'payment-required' },
    posts: 1,
  });
});

it('a request that was not sent was not carried out', () => {
  expect(rejectionReason({ kind: 'not-sent', detail: 'x' })).toBe('not-sent');
});

it('a cancellation during the request prevents its retry', async () => {
  const controller = new AbortController();
  const lines: string[] = [];
  const post = async () => {
    controller.abort();
    return NOT_SENT;
  };
  const { sent } = await send([], {
    post,
    signal: controller.signal,
    log: (line) => lines.push(line),
  });
  expect({ sent, lines }).toEqual({ sent: { kind: 'cancelled' }, lines: [] });
});

it('a cancellation before the request prevents it', async () => {
  const sent = await send([], { signal: AbortSignal.abort() });
  expect(sent).toMatchObject({ sent: { kind: 'cancelled' }, posts: 0 });
});
