import { describe, expect, test } from '@jest/globals';
import {
  parseServiceQuestions,
  parseServiceSearches,
  parseServiceViews,
  parseServiceVotes,
} from '../../../src/service/analytics.ts';
import { conversation, pageFeedback, search } from '../../../fakes/service/readers.ts';

describe('page views', () => {
  const row = {
    path: '/a',
    human: 2,
    ai: 1,
    total: 3,
  };
  const page = {
    totals: { human: 20, ai: 10, total: 30 },
    views: [row],
    hasMore: true,
  };

  test('have no unknown fields', () => {
    const json = {
      ...page,
      views: [{ ...row, title: 'A' }],
      next: 1,
    };
    expect(parseServiceViews(json)).toEqual({ ok: true, value: page });
  });

  test('have whole counts', () => {
    const json = { ...page, totals: { human: 20.4, ai: 9.6, total: 30 } };
    expect(parseServiceViews(json)).toEqual({ ok: true, value: page });
  });

  test('have 0 for missing counts', () => {
    const json = {
      totals: {},
      views: [{ path: '/a', human: null }],
      hasMore: false,
    };
    const none = { human: 0, ai: 0, total: 0 };
    const value = {
      totals: none,
      views: [{ path: '/a', ...none }],
      hasMore: false,
    };
    expect(parseServiceViews(json)).toEqual({ ok: true, value });
  });
});

const END = { nextCursor: null, hasMore: false };

/** Returns a page with one row, which is the last one. */
function lastPage(row: unknown): unknown {
  const value = { rows: [row], next: undefined };
  return { ok: true, value };
}

describe('a question', () => {
  const question = {
    text: 'How?',
    page: '',
    count: 1,
    isProblem: false,
  };

  test.each([
    {
      title: 'unanswered',
      row: conversation('How?', {
        pageUrl: 'https://docs.example/a',
      }),
      expected: {
        ...question,
        isProblem: true,
        page: 'https://docs.example/a',
      },
    },
    {
      title: 'answered',
      row: conversation('How?', { resolutionStatus: 'answered' }),
      expected: question,
    },
    {
      title: 'of an older service',
      row: { query: 'How?' },
      expected: question,
    },
  ])('$title', ({ row, expected }) => {
    const page = parseServiceQuestions({ conversations: [row], ...END });
    expect(page).toEqual(lastPage(expected));
  });
});

describe('a search term', () => {
  const term = {
    text: 'a',
    page: '',
    count: 7,
  };

  test.each([
    ['without a click', search('a', 7), true],
    ['with clicks', search('a', 7, { ctr: 0.2 }), false],
  ])('%s', (_, row, isProblem) => {
    const page = parseServiceSearches({ searches: [row], nextCursor: null });
    expect(page).toEqual(lastPage({ ...term, isProblem }));
  });
});

describe('votes', () => {
  test.each([
    {
      title: 'both directions',
      row: pageFeedback('/a', 9, { thumbsUp: 2, total: 11 }),
      counts: { positive: 2, negative: 9, undirected: 0 },
    },
    {
      title: 'a direction that is unknown',
      row: pageFeedback('/a', 1, { total: 10 }),
      counts: { positive: 0, negative: 1, undirected: 9 },
    },
    {
      title: 'feedback on code',
      row: pageFeedback('/a', 1, { code: 4, total: 5 }),
      counts: { positive: 0, negative: 1, undirected: 0 },
    },
    {
      title: 'a total that is too small',
      row: pageFeedback('/a', 3, { total: 1 }),
      counts: { positive: 0, negative: 3, undirected: 0 },
    },
    {
      title: 'missing counts',
      row: { path: '/a', thumbsUp: null },
      counts: { positive: 0, negative: 0, undirected: 0 },
    },
  ])('$title', ({ row, counts }) => {
    const votes = [{ page: '/a', ...counts }];
    const page = parseServiceVotes({ feedback: [row], hasMore: true });
    expect(page).toEqual({ ok: true, value: { votes, hasMore: true } });
  });
});

test.each([
  [{ nextCursor: 'x', hasMore: true }, 'x'],
  [{ nextCursor: 'x' }, 'x'],
  [{ nextCursor: 'x', hasMore: false }, undefined],
  [{ nextCursor: null }, undefined],
  [{ nextCursor: '' }, undefined],
  [{}, undefined],
])('%j: the next cursor is %p', (more, next) => {
  const value = { rows: [], next };
  expect(parseServiceSearches({ searches: [], ...more })).toEqual({ ok: true, value });
});

const VIEWS = { totals: {}, views: [], hasMore: false };
const withViews = (...views: readonly unknown[]): object => ({ ...VIEWS, views });
const withSearch = (changes: object): object => ({
  searches: [{ ...search('a', 1), ...changes }],
});

test.each([
  [parseServiceViews, withViews({ path: '/a', total: -1 }), 'views (at views.0.total)'],
  [
    parseServiceViews,
    withViews({ path: '/a' }, { path: '/b', human: '1' }),
    'views (at views.1.human)',
  ],
  [parseServiceViews, withViews({ path: null }), 'views (at views.0.path)'],
  [parseServiceViews, { ...VIEWS, totals: undefined }, 'views (at totals)'],
  [parseServiceViews, { ...VIEWS, hasMore: 'false' }, 'views (at hasMore)'],
  [parseServiceQuestions, { searches: [] }, 'questions (at conversations)'],
  [
    parseServiceQuestions,
    { conversations: [{ query: 7 }] },
    'questions (at conversations.0.query)',
  ],
  [parseServiceSearches, withSearch({ hits: -1 }), 'searches (at searches.0.hits)'],
  [parseServiceSearches, withSearch({ ctr: '0' }), 'searches (at searches.0.ctr)'],
  [parseServiceSearches, { searches: [], nextCursor: 7 }, 'searches (at nextCursor)'],
  [parseServiceSearches, null, 'searches'],
  [
    parseServiceVotes,
    { feedback: [{ path: null }], hasMore: false },
    'votes (at feedback.0.path)',
  ],
  [parseServiceVotes, { feedback: [] }, 'votes (at hasMore)'],
])('%p: %j is no page of %s', (parse, json, page) => {
  const error = `the response is not a page of ${page}`;
  expect(parse(json)).toEqual({ ok: false, error });
});

test('more rows without a cursor are an error', () => {
  const error = expect.stringContaining('no cursor');
  const page = parseServiceSearches({ searches: [], hasMore: true });
  expect(page).toEqual({ ok: false, error });
});
