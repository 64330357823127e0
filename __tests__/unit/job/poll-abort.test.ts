import { describe, expect, test } from '@jest/globals';
import type { Result, Job } from '../../../src/domain.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { ACTIVE, COMPLETED, faulted, job, START, wait } from './poll-fixture.ts';

/** A clock, and a signal that aborts when it comes to `at` milliseconds after the start. */
function abortingAt(at: number) {
  const clock = new ManualClock({ now: START });
  const controller = new AbortController();
  clock.plan(START + at, () => controller.abort());
  return { clock, signal: controller.signal, controller };
}

describe('when the run is cancelled', () => {
  test('during a sleep, no further look is made', async () => {
    const { waited, lookedAt } = await wait([ACTIVE], abortingAt(12_345));
    expect(waited).toEqual({ end: 'aborted', job: job('active'), waitedMs: 12_345, attempts: 2 });
    expect(lookedAt).toEqual([5_000, 10_000]);
  });

  test('before the wait, none is made at all', async () => {
    const { waited, lookedAt } = await wait([ACTIVE], { signal: AbortSignal.abort() });
    expect(waited).toEqual({ end: 'aborted', job: job('active'), waitedMs: 0, attempts: 0 });
    expect(lookedAt).toEqual([]);
  });

  test('before anything is known of the job, there is none to tell of', async () => {
    const { waited } = await wait([ACTIVE], { signal: AbortSignal.abort(), first: undefined });
    expect(waited).not.toHaveProperty('job');
  });

  test('before the wait, a create that is already answered in full still counts', async () => {
    const { waited } = await wait([ACTIVE], { signal: AbortSignal.abort(), first: job('completed') });
    expect(waited.end).toBe('finished');
  });

  test('during a look that heeds nothing, the wait ends all the same', async () => {
    const { clock, signal, controller } = abortingAt(60_000);
    const never = new Promise<Result<Job>>(() => {});
    const waiting = wait([ACTIVE], { clock, signal, request: () => never });
    controller.abort();
    expect((await waiting).waited).toEqual({
      end: 'aborted',
      job: job('active'),
      waitedMs: 5_000,
      attempts: 0,
    });
  });

  test('during a look, its fault is not reported as one', async () => {
    const { clock, signal } = abortingAt(5_100);
    const { waited, events } = await wait([faulted('no-response')], { clock, signal, requestMs: 200 });
    expect(waited.end).toBe('aborted');
    expect(events).toEqual([]);
  });

  test('during a look that brings the end all the same, that is the end', async () => {
    const { clock, signal } = abortingAt(5_100);
    const answer = Promise.resolve(COMPLETED);
    const { waited } = await wait([ACTIVE], {
      clock,
      signal,
      request: () => {
        clock.spend(200);
        return answer;
      },
    });
    expect(waited).toMatchObject({ end: 'finished', job: job('completed') });
  });

  test('the look gets the signal', async () => {
    const { signal } = new AbortController();
    const given: AbortSignal[] = [];
    await wait([COMPLETED], {
      signal,
      request: async (within) => {
        given.push(within);
        return COMPLETED;
      },
    });
    expect(given).toEqual([signal]);
  });
});

test('no listener stays behind on the signal', async () => {
  const { signal } = new AbortController();
  const listening = new Set<unknown>();
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  let added = 0;
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    added += 1;
    listening.add(args[1]);
    add(...args);
  };
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listening.delete(args[1]);
    remove(...args);
  };
  await wait([ACTIVE, ACTIVE, COMPLETED], { signal });
  expect(added).toBe(3);
  expect(listening.size).toBe(0);
});
