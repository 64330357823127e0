import { expect, test } from '@jest/globals';
import type { Result } from '../../../src/domain.ts';
import { raceAbort } from '../../../src/job/cancellation.ts';

const GOOD: Result<string> = { ok: true, value: 'value' };
const BAD: Result<string> = { ok: false, error: { kind: 'no-response', detail: 'timeout' } };
const NEVER = new Promise<Result<string>>(() => {});

test.each([GOOD, BAD])('without an abort, the result is returned (%#)', async (result) => {
  expect(await raceAbort(new AbortController().signal, async () => result)).toBe(result);
});

test('a request after an abort is not sent', async () => {
  let sent = 0;
  expect(await raceAbort(AbortSignal.abort(), async () => ((sent += 1), GOOD))).toBeUndefined();
  expect(sent).toBe(0);
});

test.each<readonly [string, () => Promise<Result<string>>, Result<string> | undefined]>([
  ['a request that does not end', () => NEVER, undefined],
  ['a request that fails', async () => BAD, undefined],
  ['a good response that arrives at the same time', async () => GOOD, GOOD],
])('an abort during %s', async (_, request, expected) => {
  const controller = new AbortController();
  const racing = raceAbort(controller.signal, (signal) => {
    expect(signal).toBe(controller.signal);
    return request();
  });
  controller.abort();
  expect(await racing).toBe(expected);
});

test.each([async () => GOOD, () => Promise.reject(new Error('thrown'))])(
  'no listener stays on the signal (%#)',
  async (request) => {
    const { signal } = new AbortController();
    const listeners = new Set<unknown>();
    signal.addEventListener = (_: string, listener: unknown) => void listeners.add(listener);
    signal.removeEventListener = (_: string, listener: unknown) => void listeners.delete(listener);
    const racing = raceAbort<string>(signal, request).catch(() => undefined);
    expect(listeners.size).toBe(1);
    await racing;
    expect(listeners.size).toBe(0);
  },
);
