import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../src/domain.ts';
import { createRetry, toRequestError, type RetryPolicy } from '../../src/github/retry.ts';
import { FetchError } from '../../src/github/client.ts';
import { ManualClock } from '../manual-clock.ts';

const NOW = new Date('2026-01-01T00:00:00Z');

type Headers = Readonly<Record<string, string>>;
const answered = (status: number, headers: Headers = {}): unknown =>
  Object.assign(new Error('said so - https://docs.github.com/rest'), { status, response: { headers } });
const broken = (fault: RequestError): unknown =>
  Object.assign(new Error('x'), { status: 500, cause: new FetchError(fault) });

/** Fails with each of the errors in turn, then gives a value; tells the pauses. */
async function tried(errors: readonly unknown[], repeat: RetryPolicy) {
  const clock = new ManualClock();
  // All the patience that a call could ask for; that it ends is told in the tests of faults.
  const patience = { attemptMs: () => 10_000, canWait: (ms: number) => ms <= 60_000, spend: () => {} };
  let calls = 0;
  const request = async (): Promise<string> => {
    const error = errors[calls++];
    if (error !== undefined) throw error;
    return 'value';
  };
  const answer = await createRetry({ clock, budget: patience })(request, repeat);
  return { ok: answer.ok, calls, sleeps: clock.sleeps };
}

const NOT_SENT: RequestError = { kind: 'not-sent', detail: 'refused', transient: true };
const NO_ANSWER: RequestError = { kind: 'no-response', detail: 'reset' };

describe('what is tried again', () => {
  it.each<readonly [string, unknown, number, number]>([
    // Calls that are made: of what may be repeated freely, and only if it was not done.
    ['200', undefined, 1, 1],
    ['500', answered(500), 2, 1],
    ['502', answered(502), 2, 1],
    ['408', answered(408), 2, 1],
    ['429', answered(429), 2, 2],
    ['429 with a time', answered(429, { 'retry-after': '7' }), 2, 2],
    ['429 with a time that is too long', answered(429, { 'retry-after': '61' }), 1, 1],
    ['a secondary limit', answered(403, { 'retry-after': '60' }), 2, 2],
    ['the hour’s limit', answered(403, { 'x-ratelimit-remaining': '0' }), 1, 1],
    ['403', answered(403, { 'x-ratelimit-remaining': '17' }), 1, 1],
    ['403 with a time that is none', answered(403, { 'retry-after': 'soon' }), 1, 1],
    ['401', answered(401), 1, 1],
    ['404', answered(404), 1, 1],
    ['422', answered(422), 1, 1],
    ['not sent', broken(NOT_SENT), 2, 2],
    ['not sent, for good', broken({ ...NOT_SENT, transient: false }), 1, 1],
    ['no answer', broken(NO_ANSWER), 2, 1],
    ['an answer that cannot be read', broken({ kind: 'invalid-response', detail: 'x' }), 2, 1],
  ])('%s', async (_, error, freely, ifNotDone) => {
    const first = await tried([error], 'idempotent');
    const second = await tried([error], 'if-not-processed');
    expect([first.calls, second.calls]).toEqual([freely, ifNotDone]);
    expect(first.ok).toBe(error === undefined || freely > 1);
    expect(second.ok).toBe(error === undefined || ifNotDone > 1);
  });

  it('twice at most, after a second and after three, or after what GitHub asks for', async () => {
    const error = answered(503);
    expect(await tried([error, error, error], 'idempotent')).toEqual({
      ok: false,
      calls: 3,
      sleeps: [1000, 3000],
    });
    const limit = answered(429, { 'retry-after': '2' });
    expect(await tried([limit, limit], 'if-not-processed')).toEqual({
      ok: true,
      calls: 3,
      sleeps: [2000, 3000],
    });
  });

  it('stops where the second fault may have done it', async () => {
    expect(await tried([broken(NOT_SENT), answered(502)], 'if-not-processed')).toMatchObject({
      ok: false,
      calls: 2,
    });
  });
});

describe('the fault in what a client throws', () => {
  it('is the connection’s own', () => {
    expect(toRequestError(broken(NO_ANSWER), NOW)).toBe(NO_ANSWER);
  });

  it('is GitHub’s answer with what helps to mend it', () => {
    const headers = {
      'x-github-request-id': 'A1',
      'x-accepted-github-permissions': 'issues=write',
      'retry-after': '3',
    };
    expect(toRequestError(answered(403, headers), NOW)).toEqual({
      kind: 'status',
      status: 403,
      detail: 'said so',
      requestId: 'A1',
      permissionsNeeded: 'issues=write',
      retryAfterMs: 3000,
    });
    // What a permission would be needed for is told with every answer; it matters only with this one.
    expect(toRequestError(answered(404, headers), NOW)).not.toHaveProperty('permissionsNeeded');
  });

  it.each([
    [new TypeError('no\u0000\r\nline')],
    ['text'],
    [null],
    [undefined],
    [{ status: '500' }],
    [{ status: 500 }],
    [{ message: 'x'.repeat(5000) }],
  ])('%o is an answer that cannot be read', (thrown) => {
    const fault = toRequestError(thrown, NOW);
    expect(fault.kind).toBe('invalid-response');
    expect(fault.detail).not.toMatch(/[\u0000-\u001f]/);
    expect(fault.detail.length).toBeLessThanOrEqual(300);
  });
});
