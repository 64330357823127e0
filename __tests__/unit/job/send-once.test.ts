import { describe, expect, it } from '@jest/globals';
import type { Result, RequestError, Job } from '../../../src/domain.ts';
import { sendOnce } from '../../../src/job/send-once.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const JOB: Job = {
  id: 'job_1',
  status: 'active',
  prLink: null,
  model: undefined,
  repository: undefined,
  archivedAt: null,
  raw: { id: 'job_1' },
};
const done: Result<Job> = { ok: true, value: JOB };
const fault = (more: Partial<RequestError> & Pick<RequestError, 'kind'>): Result<Job> => ({
  ok: false,
  error: { detail: 'x', ...more },
});
const status = (code: number, retryAfterMs?: number): Result<Job> =>
  fault({ kind: 'status', status: code, ...(retryAfterMs !== undefined && { retryAfterMs }) });
const unsent = fault({ kind: 'not-sent', transient: true });

async function send(answers: readonly Result<Job>[], patienceMs = 30 * 60_000) {
  const clock = new ManualClock({ now: 0 });
  let posts = 0;
  const sent = await sendOnce({
    post: async () => answers[posts++] ?? done,
    clock,
    random: () => 1,
    maxWaitMs: patienceMs,
    signal: new AbortController().signal,
    log: () => {},
  });
  return { sent, posts, waitedMs: clock.now() };
}

describe('a request that spends money', () => {
  it('is sent once when it is answered well', async () => {
    expect(await send([done])).toEqual({ sent: { kind: 'sent', job: JOB }, posts: 1, waitedMs: 0 });
  });

  it.each<[string, Result<Job>]>([
    ['no answer in time', fault({ kind: 'no-response' })],
    ['an answer that cannot be read', fault({ kind: 'invalid-response', status: 201 })],
    ...[408, 500, 502, 503, 504].map((code): [string, Result<Job>] => [String(code), status(code)]),
  ])('may have been carried out and is never repeated: %s', async (_, answer) => {
    expect(await send([answer])).toMatchObject({ sent: { kind: 'uncertain' }, posts: 1 });
  });

  it.each([
    [400, 'invalid-request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'invalid-request'],
    [422, 'invalid-request'],
    [302, 'invalid-request'],
    [308, 'invalid-request'],
  ])('is refused for good: %i', async (code, reason) => {
    expect(await send([status(code)])).toMatchObject({ sent: { kind: 'rejected', reason }, posts: 1 });
  });
});

describe('when the service cannot be reached', () => {
  it('tries three times more, 7 s at most', async () => {
    expect(await send([unsent, unsent, unsent, unsent, done])).toMatchObject({
      sent: { kind: 'rejected', reason: 'not-sent' },
      posts: 4,
      waitedMs: 7000,
    });
  });

  it('goes on when it can be reached again', async () => {
    expect(await send([unsent, unsent, done])).toMatchObject({ sent: { kind: 'sent' }, posts: 3 });
  });

  it('does not try again what cannot mend itself', async () => {
    expect(await send([fault({ kind: 'not-sent', transient: false })])).toMatchObject({ posts: 1 });
  });
});

describe('a rate limit', () => {
  it.each<[string, readonly Result<Job>[], number, object]>([
    [
      'is waited out',
      [status(429, 20_000), done],
      30 * 60_000,
      { sent: { kind: 'sent' }, posts: 2, waitedMs: 20_000 },
    ],
    ['names no time: a minute', [status(429), done], 30 * 60_000, { posts: 2, waitedMs: 60_000 }],
    ['is over already: a second', [status(429, 0), done], 30 * 60_000, { posts: 2, waitedMs: 1000 }],
    [
      'that is always over at once is asked less and less often',
      Array.from({ length: 99 }, () => status(429, 0)),
      30 * 60_000,
      { sent: { reason: 'rate-limited' }, posts: 9, waitedMs: 255_000 },
    ],
    [
      'of more than five minutes is refused',
      [status(429, 301_000)],
      30 * 60_000,
      { sent: { kind: 'rejected', reason: 'rate-limited' }, posts: 1, waitedMs: 0 },
    ],
    [
      'of five minutes altogether is refused',
      [status(429, 200_000), status(429, 200_000)],
      30 * 60_000,
      { posts: 2, waitedMs: 200_000 },
    ],
    [
      'longer than the run may wait is refused',
      [status(429, 61_000)],
      60_000,
      { sent: { reason: 'rate-limited' }, posts: 1 },
    ],
    [
      'is never waited for when nothing is',
      [status(429, 1000)],
      0,
      { sent: { reason: 'rate-limited' }, posts: 1 },
    ],
    [
      'for ever is refused',
      [status(429, Number.MAX_SAFE_INTEGER)],
      30 * 60_000,
      { sent: { reason: 'rate-limited' }, posts: 1 },
    ],
  ])('%s', async (_, answers, patienceMs, expected) => {
    expect(await send(answers, patienceMs)).toMatchObject(expected);
  });
});

describe('when the run is cancelled', () => {
  it('before anything is sent, nothing is', async () => {
    let posts = 0;
    const sent = await sendOnce({
      post: async () => (posts++, done),
      clock: new ManualClock(),
      random: () => 1,
      maxWaitMs: 0,
      signal: AbortSignal.abort(),
      log: () => {},
    });
    expect([sent, posts]).toEqual([{ kind: 'cancelled' }, 0]);
  });

  it('while it is under way, it has 2.5 s to bring its job home', async () => {
    const clock = new ManualClock({ now: 0 });
    const cancel = new AbortController();
    const sent = await sendOnce({
      post: async (signal) => {
        cancel.abort();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        return fault({ kind: 'no-response', detail: `aborted at ${clock.now()}` });
      },
      clock,
      random: () => 1,
      maxWaitMs: 0,
      signal: cancel.signal,
      log: () => {},
    });
    expect(sent).toMatchObject({ kind: 'uncertain', error: { detail: 'aborted at 2500' } });
  });
});
