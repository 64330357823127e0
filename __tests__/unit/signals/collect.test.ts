import { describe, expect, test } from '@jest/globals';
import type { AnalyticsApi } from '../../../src/ports.ts';
import type { CollectedSignals, KindProgress } from '../../../src/signals/collect.ts';
import { globs } from '../../support/globs.ts';
import { failure } from '../../support/run-export.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import {
  collect,
  serviceOf,
  question,
  plainVote,
  term,
  viewsOf,
  vote,
  type Stock,
} from './memory-analytics.ts';

const many = <T>(count: number, create: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => create(index));

/**
 * Creates rows that fill this many pages of 10; comments in place of votes, of which there are
 * always two pages.
 */
const stock = (pages: readonly number[]): Stock => {
  const [questions = 0, searches = 0, feedback = 0, views = 0] = pages.map(
    (count) => 10 * count,
  );
  return {
    questions: many(questions, (index) => question(`Question ${index}`)),
    searches: many(searches, (index) => term(`term ${index}`, 1000 - index)),
    feedback: many(feedback, (index) => vote(`/page-${index % 5}`)),
    views: viewsOf(
      Object.fromEntries(many(views, (index) => [`/page-${index}`, 1000 - index])),
    ),
  };
};

/** Reads a field of the progress, by kind. */
const byKind = <T>({ kinds }: CollectedSignals, of: (progress: KindProgress) => T) =>
  Object.fromEntries(kinds.map((progress) => [progress.kind, of(progress)]));
const reasons = (collected: CollectedSignals) =>
  byKind(collected, ({ incomplete }) => incomplete?.reason);
const requests = (collected: CollectedSignals) =>
  byKind(collected, (progress) => progress.requests);
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

  test('for comments follow those for votes, and are made only if comments are used', async () => {
    const analytics = serviceOf(stock([0, 0, 3, 0]), 10);
    await collect(analytics, { include: ['feedback'], texts: true });
    expect(analytics.requests.join(' ')).toBe(
      'feedback comments feedback comments comments',
    );
  });

  test.each([
    ['all kinds are large: equal shares', [99, 99, 99, 99], [22, 22, 2, 22, 22]],
    ['one kind is small: the others share the rest', [2, 99, 99, 99], [2, 29, 2, 29, 28]],
    ['one kind is large: it gets the rest', [99, 1, 2, 1], [84, 1, 2, 2, 1]],
  ])('%s', async (_, pages, expected) => {
    const collected = await collect(serviceOf(stock(pages), 10), { texts: true });
    expect(Object.values(requests(collected))).toEqual(expected);
    const [questions = 0, searches = 0, comments = 0, views = 0] = pages;
    const isCut = [questions, searches, 2, comments, views].map(
      (count, index) => (expected[index] ?? 0) < count,
    );
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
      feedback: 2,
      views: 3,
    });
  });

  test('that passes is retried, and each attempt counts', async () => {
    const clock = new ManualClock();
    const stumble = (kind: string, n: number) =>
      kind === 'feedback' && n === 2 ? failure(500) : undefined;
    const collected = await collect(serviceOf(large, 10, stumble), { clock });
    expect(reasons(collected)).toEqual(none);
    expect(requests(collected)).toMatchObject({ feedback: 3 });
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

  test('429 ends all kinds, also if rows were missing before', async () => {
    const limit = (kind: string, n: number) =>
      kind === 'feedback' && n === 2 ? failure(429) : undefined;
    const feedback = many(11, (index) => vote(`/page-${index}`));
    const collected = await collect(serviceOf({ ...large, feedback }, 10, limit));
    const limited = 'rate-limited';
    expect(reasons(collected)).toEqual({
      questions: limited,
      searches: limited,
      feedback: 'too-many-pages',
      views: limited,
    });
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
    const again = { rows: [question('Again?')], next: 'again' };
    const comment = { page: '/a', text: 'Again', isProblem: true };
    const repeating: AnalyticsApi = {
      views: async () => ({ ok: true, value: views }),
      questions: async () => ({ ok: true, value: again }),
      searches: async () => ({ ok: true, value: again }),
      comments: async () => ({ ok: true, value: { rows: [comment], next: 'again' } }),
      votes: async () => ({ ok: true, value: { votes: [], hasMore: false } }),
    };
    const collected = await collect(repeating, { texts: true });
    const repeated = 'inconsistent-paging';
    expect(reasons(collected)).toEqual({
      questions: repeated,
      searches: repeated,
      feedback: undefined,
      comments: repeated,
      views: repeated,
    });
    expect(new Set(Object.values(requests(collected)))).toEqual(new Set([2]));
  });
});

describe('votes', () => {
  const votesOn = ({ groups }: CollectedSignals) =>
    [...groups.values()].map(({ count, positive }) => `-${count} +${positive}`);
  const nine = many(9, () => plainVote('/a'));

  test('without a form count as those with one', async () => {
    const feedback = [...nine, vote('/a'), vote('/a', false)];
    const collected = await collect(serviceOf({ feedback }));
    expect(votesOn(collected)).toEqual(['-10 +1']);
    expect(reasons(collected)).toEqual(none);
  });

  test('are counted or missing, never dropped silently', async () => {
    const feedback = [...nine.slice(1), plainVote('/a', false)];
    const collected = await collect(serviceOf({ feedback }));
    expect(votesOn(collected)).toEqual(['-8 +0']);
    expect(reasons(collected)).toEqual({ ...none, feedback: 'votes-without-direction' });
  });

  test('without a direction on other pages than the included ones are not missing', async () => {
    const feedback = [...nine, plainVote('/b', false)];
    const include = { paths: globs('/a'), pathsIgnore: [] };
    expect(reasons(await collect(serviceOf({ feedback }), include))).toEqual(none);
  });

  test.each(['contextual', 'thumbs_only'] as const)(
    'on more pages than the service lists are missing: %s',
    async (source) => {
      const feedback = many(11, (index) => ({ ...vote(`/${index}`), source }));
      const analytics = serviceOf({ feedback }, 10);
      const collected = await collect(analytics, { include: ['feedback'] });
      expect(reasons(collected)).toEqual({ feedback: 'too-many-pages' });
      expect(votesOn(collected)).toHaveLength(10);
      expect(analytics.requests).toEqual(['feedback', 'feedback']);
    },
  );

  test('have comments, but not those of pages whose votes are missing', async () => {
    const comments = many(11, (index) => vote(`/${index}`, true, `About ${index}`));
    const options = { include: ['feedback'], texts: true } as const;
    const { groups } = await collect(serviceOf({ feedback: comments }, 10), options);
    expect(groups.get('feedback /9')?.comments).toEqual(['About 9']);
    expect(groups.has('feedback /10')).toBe(false);
  });
});
