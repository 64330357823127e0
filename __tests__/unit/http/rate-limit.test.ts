import { describe, expect, it } from '@jest/globals';
import type { RequestError, Result } from '../../../src/domain/errors.ts';
import { createRateLimit } from '../../../src/http/rate-limit.ts';
import { VirtualClock } from '../../../fakes/virtual-clock.ts';

const REFUSED: RequestError = { kind: 'status', status: 429, detail: 'no' };
const limited = (retryAfterMs: number): RequestError => ({ ...REFUSED, retryAfterMs });

/** Sends requests under the rule to a GitHub that refuses the first ones. Returns the results, and when each was sent. */
async function send(count: number, refusals: readonly RequestError[]) {
  const clock = new VirtualClock();
  const startedAt = clock.now();
  const sentAt: number[] = [];
  const log: string[] = [];
  const left = [...refusals];
  const fetch = async (): Promise<Result<undefined>> => {
    sentAt.push(clock.now() - startedAt);
    const error = left.shift();
    if (error !== undefined) return { ok: false, error };
    return { ok: true, value: undefined };
  };
  const { signal } = new AbortController();
  const rule = createRateLimit({ clock, signal, log: (line) => log.push(line) });
  const results = await Promise.all(Array.from({ length: count }, () => rule(fetch)));
  return { results: results.map((result) => result.ok), sentAt, log };
}

describe('after a refusal', () => {
  it('all requests of all tokens pause for as long as GitHub says, once', async () => {
    const { results, sentAt, log } = await send(3, [limited(5000), limited(5000)]);
    expect(results).toEqual([true, true, true]);
    expect(sentAt).toEqual([0, 0, 0, 5000, 5000]);
    expect(log).toEqual([expect.stringContaining('5 s')]);
  });

  it('without a time, the pause is a minute', async () => {
    expect((await send(1, [REFUSED])).sentAt).toEqual([0, 60_000]);
  });

  it('with no time, the pause is a second', async () => {
    expect((await send(1, [limited(0)])).sentAt).toEqual([0, 1000]);
  });

  it('that lasts too long, nothing more is sent', async () => {
    const { results, sentAt } = await send(2, [limited(301_000), limited(301_000)]);
    expect(results).toEqual([false, false]);
    expect(sentAt).toEqual([0, 0]);
  });

  it('again and again, the pauses end after five minutes', async () => {
    const { results, sentAt } = await send(
      1,
      Array.from({ length: 9 }, () => REFUSED),
    );
    expect(results).toEqual([false]);
    expect(sentAt).toEqual([0, 60_000, 120_000, 180_000, 240_000, 300_000]);
  });
});

it('other errors are returned at once', async () => {
  const { results, sentAt } = await send(1, [
    { kind: 'status', status: 500, detail: '' },
  ]);
  expect(results).toEqual([false]);
  expect(sentAt).toEqual([0]);
});
