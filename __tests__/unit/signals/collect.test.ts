import { describe, expect, test } from '@jest/globals';
import type { AnalyticsApi } from '../../../src/ports.ts';
import type { CollectedSignals, Reading } from '../../../src/signals/collect.ts';
import { failure } from '../../support/run-export.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import {
  collect,
  serviceOf,
  question,
  term,
  viewsOf,
  vote,
  type Stock,
} from './memory-analytics.ts';

const many = <T>(count: number, create: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => create(index));

/** Rows that fill this many pages of 10. */
const stock = (pages: readonly number[]): Stock => {
  const [questions = 0, searches = 0, feedback = 0, views = 0] = pages.map(
    (count) => 10 * count,
  );
  return {
    questions: many(questions, (index) => question(`Question ${index}`)),
    searches: many(searches, (index) => term(`term ${index}`, 1000 - index)),
    feedback: many(feedback, (index) => vote(`/page-${index}`)),
    views: viewsOf(
      Object.fromEntries(many(views, (index) => [`/page-${index}`, 1000 - index])),
    ),
  };
};

/** A field of the readings, by kind. */
const byKind = <T>({ readings }: CollectedSignals, of: (reading: Reading) => T) =>
  Object.fromEntries(readings.map((reading) => [reading.kind, of(reading)]));
const reasons = (collected: CollectedSignals) =>
  byKind(collected, ({ incomplete }) => incomplete?.reason);
const requests = (collected: CollectedSignals) =>
  byKind(collected, (reading) => reading.requests);
const none = {
  questions: undefined,
  searches: undefined,
  feedback: undefined,
  views: undefined,
};

describe('the requests', () => {
  test('are made in turns, and kinds that have ended leave theirs to the others', async () => {
    const analytics = serviceOf(stock([1, 3, 2, 1]), 10);
    expect(reasons(await collect(analytics))).toEqual(none);
    expect(analytics.requests.join(' ')).toBe(
      'questions searches feedback views searches feedback searches',
    );
  });

  test.each([
    ['all kinds are large: equal shares', [99, 99, 99, 99], [23, 23, 22, 22]],
    ['one kind is small: the others share the rest', [2, 99, 99, 99], [2, 30, 29, 29]],
    ['one kind is large: it gets the rest', [99, 1, 2, 1], [86, 1, 2, 1]],
  ])('%s', async (_, pages, expected) => {
    const collected = await collect(serviceOf(stock(pages), 10));
    expect(Object.values(requests(collected))).toEqual(expected);
    const isCut = pages.map((count, index) => (expected[index] ?? 0) < count);
    expect(Object.values(reasons(collected))).toEqual(
      isCut.map((cut) => (cut ? 'max-requests' : undefined)),
    );
  });

  test('end with the first search that is too rare', async () => {
    const searches = many(100, (index) => term(`term ${index}`, 100 - index));
    const collected = await collect(serviceOf({ searches }, 10), { minCount: 85 });
    expect(requests(collected)).toMatchObject({ searches: 2 });
    expect(reasons(collected)).toEqual(none);
  });
});

describe('an error', () => {
  const large = stock([3, 3, 3, 3]);

  test('of one kind leaves the others complete', async () => {
    const refuse = (kind: string) => (kind === 'questions' ? failure(403) : undefined);
    const collected = await collect(serviceOf(large, 10, refuse));
    expect(reasons(collected)).toEqual({ ...none, questions: 'request-failed' });
    expect(requests(collected)).toEqual({
      questions: 1,
      searches: 3,
      feedback: 3,
      views: 3,
    });
  });

  test('that passes is retried, and each attempt counts', async () => {
    const clock = new ManualClock();
    const stumble = (kind: string, n: number) =>
      kind === 'feedback' && n === 2 ? failure(500) : undefined;
    const collected = await collect(serviceOf(large, 10, stumble), { clock });
    expect(reasons(collected)).toEqual(none);
    expect(requests(collected)).toMatchObject({ feedback: 4 });
    expect(clock.sleeps).toEqual([1000]);
  });

  test('429 ends all kinds, since they share the limit', async () => {
    const limit = (kind: string, n: number) =>
      kind === 'searches' && n === 2 ? failure(429) : undefined;
    const analytics = serviceOf({ ...large, views: [] }, 10, limit);
    const collected = await collect(analytics);
    const limited = 'rate-limited';
    expect(reasons(collected)).toEqual({
      ...none,
      questions: limited,
      searches: limited,
      feedback: limited,
    });
    expect(analytics.requests).toHaveLength(6);
  });

  test('a cancelled run sends no further request', async () => {
    const controller = new AbortController();
    const cancel = (kind: string): undefined => {
      if (kind === 'searches') controller.abort();
    };
    const analytics = serviceOf(large, 10, cancel);
    const collected = await collect(analytics, { signal: controller.signal });
    expect(Object.values(reasons(collected))).toContain('cancelled');
    expect(analytics.requests).toEqual(['questions', 'searches']);
  });

  test('a service that repeats its pages does not end in a loop, and counts nothing twice for long', async () => {
    const views = { totals: { human: 0, ai: 0, total: 0 }, views: [], hasMore: true };
    const repeating: AnalyticsApi = {
      views: async () => ({ ok: true, value: views }),
      signals: async () => ({
        ok: true,
        value: { signals: [question('Again?')], next: 'again' },
      }),
    };
    const collected = await collect(repeating);
    expect(new Set(Object.values(reasons(collected)))).toEqual(
      new Set(['inconsistent-paging']),
    );
    expect(requests(collected)).toEqual({
      questions: 2,
      searches: 2,
      feedback: 2,
      views: 2,
    });
  });
});
