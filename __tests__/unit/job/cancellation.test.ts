import { describe, expect, test } from '@jest/globals';
import type { Result } from '../../../src/domain.ts';
import { raceAbort } from '../../../src/job/cancellation.ts';

const GOOD: Result<string> = { ok: true, value: 'so it is' };
const BAD: Result<string> = { ok: false, error: { kind: 'no-response', detail: 'it timed out' } };
const NEVER = new Promise<Result<string>>(() => {});

describe('a request that nobody aborts', () => {
  test.each([GOOD, BAD])('gives its answer, good or bad (%#)', async (answer) => {
    expect(await raceAbort(new AbortController().signal, async () => answer)).toBe(answer);
  });

  test('that throws leaves no listener behind', async () => {
    const { signal } = new AbortController();
    const listening = new Set<unknown>();
    signal.addEventListener = (_: string, listener: unknown) => void listening.add(listener);
    signal.removeEventListener = (_: string, listener: unknown) => void listening.delete(listener);
    const asking = raceAbort(signal, () => {
      expect(listening.size).toBe(1);
      return Promise.reject(new Error('thrown'));
    });
    await expect(asking).rejects.toThrow('thrown');
    expect(listening.size).toBe(0);
  });
});

describe('a request that is aborted', () => {
  test('before it was made is not made', async () => {
    let made = 0;
    const submission = async (): Promise<Result<string>> => {
      made += 1;
      return GOOD;
    };
    expect(await raceAbort(AbortSignal.abort(), submission)).toBeUndefined();
    expect(made).toBe(0);
  });

  test('and does not heed it has no answer', async () => {
    const controller = new AbortController();
    const asking = raceAbort(controller.signal, () => NEVER);
    controller.abort();
    expect(await asking).toBeUndefined();
  });

  test.each([
    ['a good answer counts', GOOD, GOOD],
    ['a fault does not', BAD, undefined],
  ])('while it was answered: %s', async (_, answer, expected) => {
    const controller = new AbortController();
    const asking = raceAbort(controller.signal, async () => {
      controller.abort();
      return answer;
    });
    expect(await asking).toBe(expected);
  });
});
