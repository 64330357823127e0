import { describe, expect, test } from '@jest/globals';
import { parseSignalsPage, parseViewsPage } from '../../../src/service/analytics.ts';
import type { SignalKind } from '../../../src/domain.ts';
import { conversation, search, vote } from '../../../fakes/service/readers.ts';

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

describe('signals', () => {
  const end = { nextCursor: null, hasMore: false };
  const signal = { text: '', page: '', count: 1, isProblem: true, comment: '' };

  const question = { ...signal, text: 'How?', isProblem: false };
  const noProblem = { ...signal, page: '/a', isProblem: false };
  const negative = (more: object) => vote('/a', false, more);
  test.each<[SignalKind, string, unknown, object]>([
    [
      'questions',
      'unanswered',
      conversation('How?', { response: 'No.', pageUrl: 'https://docs.example/a' }),
      { ...question, isProblem: true, page: 'https://docs.example/a', comment: 'No.' },
    ],
    [
      'questions',
      'answered',
      conversation('How?', { resolutionStatus: 'answered', response: '' }),
      question,
    ],
    ['questions', 'of an older service', { query: 'How?' }, question],
    ['searches', 'without a click', search('a', 7), { ...signal, text: 'a', count: 7 }],
    [
      'searches',
      'with clicks',
      search('a', 7, { ctr: 0.2 }),
      { ...question, text: 'a', count: 7 },
    ],
    [
      'feedback',
      'negative',
      negative({ comment: 'Old.' }),
      { ...signal, page: '/a', comment: 'Old.' },
    ],
    ['feedback', 'positive', vote('/a', true), noProblem],
    [
      'feedback',
      'negative, dealt with',
      negative({ status: 'resolved' }),
      { ...noProblem, count: 0 },
    ],
    [
      'feedback',
      'negative, no comment',
      negative({ source: 'thumbs_only' }),
      { ...signal, page: '/a' },
    ],
    [
      'feedback',
      'of an agent',
      negative({ source: 'agent' }),
      { ...noProblem, count: 0 },
    ],
    ['feedback', 'without a direction', { path: '/a' }, { ...noProblem, count: 0 }],
  ])('%s: %s', (kind, _, row, expected) => {
    const field = kind === 'questions' ? 'conversations' : kind;
    const page = parseSignalsPage(kind, { [field]: [row], ...end });
    expect(page).toEqual({ ok: true, value: { signals: [expected], next: undefined } });
  });

  test('contact data is not read', () => {
    const feedback = [negative({ contact: 'jane@example.com' })];
    expect(
      JSON.stringify(parseSignalsPage('feedback', { feedback, ...end })),
    ).not.toContain('jane');
  });

  test.each([
    [{ nextCursor: 'x', hasMore: true }, 'x'],
    [{ nextCursor: 'x' }, 'x'],
    [{ nextCursor: 'x', hasMore: false }, undefined],
    [{ nextCursor: null }, undefined],
    [{ nextCursor: '' }, undefined],
    [{}, undefined],
  ])('%j: the next cursor is %p', (more, next) => {
    const value = { signals: [], next };
    expect(parseSignalsPage('searches', { searches: [], ...more })).toEqual({
      ok: true,
      value,
    });
  });

  test.each<[SignalKind, unknown, string]>([
    ['questions', { conversations: [{ query: 7 }] }, 'signals.0.query'],
    ['questions', { searches: [] }, 'signals'],
    ['searches', { searches: [{ ...search('a', 1), hits: -1 }] }, 'signals.0.hits'],
    ['searches', { searches: [{ ...search('a', 1), ctr: '0' }] }, 'signals.0.ctr'],
    ['feedback', { feedback: [], nextCursor: 7 }, 'nextCursor'],
    ['feedback', null, 'signals'],
    ['feedback', '<html>', 'signals'],
  ])('%s: %j is an error at %s', (kind, json, field) => {
    const error = `the response is not a page of ${kind} (at ${field})`;
    expect(parseSignalsPage(kind, json)).toEqual({ ok: false, error });
  });

  test('more rows without a cursor are an error', () => {
    const error = expect.stringContaining('no cursor');
    expect(parseSignalsPage('feedback', { feedback: [], hasMore: true })).toEqual({
      ok: false,
      error,
    });
  });
});
