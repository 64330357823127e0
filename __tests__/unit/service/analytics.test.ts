import { describe, expect, test } from '@jest/globals';
import {
  parseCommentsPage,
  parseQuestionsPage,
  parseSearchesPage,
  parseViewsPage,
  parseVotesPage,
} from '../../../src/service/analytics.ts';
import {
  agentFeedback,
  codeFeedback,
  conversation,
  pageFeedback,
  plainVote,
  search,
  vote,
} from '../../../fakes/service/readers.ts';

describe('page views', () => {
  const row = { path: '/a', human: 2, ai: 1, total: 3 };
  const page = { totals: { human: 20, ai: 10, total: 30 }, views: [row], hasMore: true };

  test('have no unknown fields', () => {
    const json = { ...page, views: [{ ...row, title: 'A' }], next: 1 };
    expect(parseViewsPage(json)).toEqual({ ok: true, value: page });
  });

  test('have whole counts', () => {
    const json = { ...page, totals: { human: 20.4, ai: 9.6, total: 30 } };
    expect(parseViewsPage(json)).toEqual({ ok: true, value: page });
  });

  test('have 0 for missing counts', () => {
    const json = { totals: {}, views: [{ path: '/a', human: null }], hasMore: false };
    const none = { human: 0, ai: 0, total: 0 };
    const value = { totals: none, views: [{ path: '/a', ...none }], hasMore: false };
    expect(parseViewsPage(json)).toEqual({ ok: true, value });
  });

  test.each([
    ['views.0.total', { ...page, views: [{ ...row, total: -1 }] }],
    [
      'views.2.human',
      { ...page, views: [row, { ...row, human: null }, { ...row, human: '1' }] },
    ],
    ['views.0.ai', { ...page, views: [{ ...row, ai: Infinity }] }],
    ['views.0.path', { ...page, views: [{ ...row, path: null }] }],
    ['views.0', { ...page, views: ['/a'] }],
    ['totals', { views: [], hasMore: false }],
    ['totals.human', { ...page, totals: { human: -0.5 } }],
    ['hasMore', { totals: {}, views: [], hasMore: 'false' }],
  ])('are an error if %s is wrong', (where, json) => {
    const error = `the response is not a page of views (at ${where})`;
    expect(parseViewsPage(json)).toEqual({ ok: false, error });
  });
});

const END = { nextCursor: null, hasMore: false };

describe('a question', () => {
  const question = {
    text: 'How?',
    page: '',
    count: 1,
    isProblem: false,
    answer: '',
  };

  test.each([
    [
      'unanswered',
      conversation('How?', { response: 'No.', pageUrl: 'https://docs.example/a' }),
      { ...question, isProblem: true, page: 'https://docs.example/a', answer: 'No.' },
    ],
    [
      'answered',
      conversation('How?', { resolutionStatus: 'answered', response: '' }),
      question,
    ],
    ['of an older service', { query: 'How?' }, question],
  ])('%s', (_, row, expected) => {
    const page = parseQuestionsPage({ conversations: [row], ...END });
    expect(page).toEqual({ ok: true, value: { rows: [expected], next: undefined } });
  });
});

describe('a search term', () => {
  const term = { text: 'a', page: '', count: 7, answer: '' };

  test.each([
    ['without a click', search('a', 7), { ...term, isProblem: true }],
    ['with clicks', search('a', 7, { ctr: 0.2 }), { ...term, isProblem: false }],
  ])('%s', (_, row, expected) => {
    const page = parseSearchesPage({ searches: [row], nextCursor: null });
    expect(page).toEqual({ ok: true, value: { rows: [expected], next: undefined } });
  });
});

describe('a comment', () => {
  const comment = { page: '/a', text: 'Old.', isProblem: false };

  test.each([
    ['negative', vote('/a', false, { comment: 'Old.' }), { ...comment, isProblem: true }],
    ['positive', vote('/a', true, { comment: 'Old.' }), comment],
    ['none', vote('/a', false), { ...comment, text: '', isProblem: true }],
    ['of code', codeFeedback('/a', { comment: 'Old.' }), comment],
    ['of an agent', agentFeedback('/a', 'Old.'), comment],
    ['of a vote without a form', plainVote('/a', false), { ...comment, text: '' }],
  ])('%s', (_, row, expected) => {
    const page = parseCommentsPage({ feedback: [row], ...END });
    expect(page).toEqual({ ok: true, value: { rows: [expected], next: undefined } });
  });

  test('contact data is not read', () => {
    const feedback = [vote('/a', false, { contact: 'jane@example.com' })];
    const page = parseCommentsPage({ feedback, ...END });
    expect(JSON.stringify(page)).not.toContain('jane');
  });
});

describe('votes', () => {
  test.each([
    ['both directions', pageFeedback('/a', 9, { thumbsUp: 2, total: 11 }), [2, 9, 0]],
    ['a direction that is unknown', pageFeedback('/a', 1, { total: 10 }), [0, 1, 9]],
    ['feedback on code', pageFeedback('/a', 1, { code: 4, total: 5 }), [0, 1, 0]],
    ['a total that is too small', pageFeedback('/a', 3, { total: 1 }), [0, 3, 0]],
    ['missing counts', { path: '/a', thumbsUp: null }, [0, 0, 0]],
  ])('%s', (_, row, [positive, negative, undirected]) => {
    const votes = [{ page: '/a', positive, negative, undirected }];
    const page = parseVotesPage({ feedback: [row], hasMore: true });
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
  expect(parseSearchesPage({ searches: [], ...more })).toEqual({ ok: true, value });
});

test.each([
  [parseQuestionsPage, 'questions', 'conversations.0.query'],
  [parseSearchesPage, 'searches', 'searches.0.hits'],
  [parseCommentsPage, 'comments', 'feedback.0.path'],
  [parseVotesPage, 'votes', 'feedback.0.path'],
])('%p: a wrong row is an error', (parse, rows, field) => {
  const json = {
    conversations: [{ query: 7 }],
    searches: [{ ...search('a', 1), hits: -1 }],
    feedback: [{ path: null }],
    hasMore: false,
  };
  const error = `the response is not a page of ${rows} (at ${field})`;
  expect(parse(json)).toEqual({ ok: false, error });
});

test.each([
  [parseQuestionsPage, { searches: [] }, 'questions (at conversations)'],
  [parseSearchesPage, { searches: [{ ...search('a', 1), ctr: '0' }] }, 'searches.0.ctr'],
  [parseCommentsPage, { feedback: [], nextCursor: 7 }, 'comments (at nextCursor)'],
  [parseCommentsPage, null, 'a page of comments'],
  [parseVotesPage, { feedback: [] }, 'votes (at hasMore)'],
  [parseVotesPage, '<html>', 'a page of votes'],
])('%p: %j is an error', (parse, json, error) => {
  const expected = { ok: false, error: expect.stringContaining(error) };
  expect(parse(json)).toEqual(expected);
});

test('more rows without a cursor are an error', () => {
  const error = expect.stringContaining('no cursor');
  const page = parseCommentsPage({ feedback: [], hasMore: true });
  expect(page).toEqual({ ok: false, error });
});
