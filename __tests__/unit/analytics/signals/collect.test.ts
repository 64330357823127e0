import { describe, expect, test } from '@jest/globals';
import type { AnalyticsApi } from '../../../../src/ports.ts';
import type {
  CollectedSignals,
  KindProgress,
} from '../../../../src/analytics/signals/collect.ts';
import { globs } from '../../../support/globs.ts';
import { failure } from '../../../support/run-export.ts';
import {
  collect,
  serviceOf,
  question,
  plainVote,
  term,
  vote,
  type Stock,
} from './memory-analytics.ts';

function many<T>(count: number, create: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => create(index));
}

/** Creates rows that fill this many pages of 10; of votes, there are always two pages. */
function stock(pages: readonly number[]): Stock {
  const rows = pages.map((count) => 10 * count);
  const [questions = 0, searches = 0, feedback = 0] = rows;
  return {
    questions: many(questions, (index) => question(`Question ${index}`)),
    searches: many(searches, (index) => term(`term ${index}`, 1000 - index)),
    feedback: many(feedback, (index) => vote(`/page-${index % 5}`)),
  };
}

type ByKind<T> = Readonly<Record<string, T>>;

/** Reads a field of the progress, by kind. */
function byKind<T>(
  { kinds }: CollectedSignals,
  of: (progress: KindProgress) => T,
): ByKind<T> {
  const entries = kinds.map((progress) => [progress.kind, of(progress)] as const);
  return Object.fromEntries(entries);
}

function reasons(collected: CollectedSignals): ByKind<string | undefined> {
  return byKind(collected, ({ incomplete }) => incomplete?.reason);
}

const none = { questions: undefined, searches: undefined, feedback: undefined };

/** Counts the requests for questions, searches and feedback. */
function countRequests({ requests }: Readonly<{ requests: readonly string[] }>) {
  return ['questions', 'searches', 'feedback'].map(
    (kind) => requests.filter((each) => each === kind).length,
  );
}

describe('the requests', () => {
  test('are made in turns, and kinds that have ended leave theirs to the others', async () => {
    const analytics = serviceOf(stock([1, 3, 2]), 10);
    const collected = await collect(analytics);
    expect(reasons(collected)).toEqual(none);
    expect(analytics.requests.join(' ')).toBe(
      'questions searches feedback searches feedback searches',
    );
  });

  test.each([
    {
      title: 'all kinds are large: equal shares',
      pages: [99, 99, 99],
      expected: [44, 44, 2],
    },
    {
      title: 'one kind is small: the other gets the rest',
      pages: [2, 99, 99],
      expected: [2, 86, 2],
    },
  ])('$title', async ({ pages, expected }) => {
    const analytics = serviceOf(stock(pages), 10);
    const collected = await collect(analytics);
    expect(countRequests(analytics)).toEqual(expected);

    const [questions = 0, searches = 0] = pages;
    const needed = [questions, searches, 2];
    const cuts = needed.map((count, index) => {
      const isCut = (expected[index] ?? 0) < count;
      return isCut ? 'too-many-rows' : undefined;
    });
    expect(Object.values(reasons(collected))).toEqual(cuts);
  });

  test('end with the first search that is too rare', async () => {
    const searches = many(100, (index) => term(`term ${index}`, index < 15 ? 2 : 1));
    const analytics = serviceOf({ searches }, 10);
    const collected = await collect(analytics);
    expect(countRequests(analytics)).toEqual([1, 2, 2]);
    expect(reasons(collected)).toEqual(none);
  });
});

describe('an error', () => {
  const large = stock([3, 3, 3]);

  test('of one kind leaves the others complete', async () => {
    const refuse = (kind: string) => (kind === 'questions' ? failure(403) : undefined);
    const analytics = serviceOf(large, 10, refuse);
    const collected = await collect(analytics);
    expect(reasons(collected)).toEqual({ ...none, questions: 'request-failed' });
    expect(countRequests(analytics)).toEqual([1, 3, 2]);
  });

  test('429 ends all kinds, also if rows were missing before', async () => {
    const limit = (kind: string, n: number) =>
      kind === 'feedback' && n === 2 ? failure(429) : undefined;
    const feedback = many(11, (index) => vote(`/page-${index}`));
    const analytics = serviceOf({ ...large, feedback }, 10, limit);
    const collected = await collect(analytics);
    const limited = 'rate-limited';
    expect(reasons(collected)).toEqual({
      questions: limited,
      searches: limited,
      feedback: 'too-many-rows',
    });
  });

  test('a service that repeats its pages does not end in a loop, and counts nothing twice for long', async () => {
    const row = { text: 'Again?', page: '', count: 2, isProblem: true };
    const again = { rows: [row], next: 'again' };
    const repeating: AnalyticsApi = {
      ...serviceOf({}),
      questions: async () => ({ ok: true, value: again }),
      searches: async () => ({ ok: true, value: again }),
    };
    const collected = await collect(repeating);
    const repeated = 'inconsistent-paging';
    expect(reasons(collected)).toEqual({
      questions: repeated,
      searches: repeated,
      feedback: undefined,
    });
    expect([...collected.groups.values()].map(({ count }) => count)).toEqual([4, 4]);
  });
});

describe('votes', () => {
  /** Lists the negative and positive votes on each page. */
  function votesOn({ groups }: CollectedSignals): readonly string[] {
    const pages = [...groups.values()];
    return pages.map(({ count, positive }) => `-${count} +${positive}`);
  }

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
    const paths = globs('/a');
    const collected = await collect(serviceOf({ feedback }), { paths });
    expect(reasons(collected)).toEqual(none);
  });

  test.each(['contextual', 'thumbs_only'] as const)(
    'on more pages than the service lists are missing: %s',
    async (source) => {
      const feedback = many(11, (index) => ({ ...vote(`/${index}`), source }));
      const analytics = serviceOf({ feedback }, 10);
      const collected = await collect(analytics, { include: ['feedback'] });
      expect(reasons(collected)).toEqual({ feedback: 'too-many-rows' });
      expect(votesOn(collected)).toHaveLength(10);
      expect(analytics.requests).toEqual(['feedback', 'feedback']);
    },
  );
});
