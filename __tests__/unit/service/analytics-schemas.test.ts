import { describe, expect, test } from '@jest/globals';
import { parseSignalsPage, parseViewsPage } from '../../../src/service/analytics-schemas.ts';
import type { SignalKind } from '../../../src/domain.ts';
import { conversation, search, vote } from '../../../fakes/service/readers.ts';

const reply = (json: unknown) => ({ status: 200, json });
const bad = (detail: string) => ({ ok: false, error: { kind: 'invalid-response', status: 200, detail } });

describe('page views', () => {
  const row = { path: '/a', human: 2, ai: 1, total: 3 };
  const page = { totals: { human: 20, ai: 10, total: 30 }, views: [row], hasMore: true };

  test('have no unknown fields', () => {
    const json = { ...page, views: [{ ...row, title: 'A' }], next: 1 };
    expect(parseViewsPage(reply(json))).toEqual({ ok: true, value: page });
  });

  test('have whole counts', () => {
    const json = { ...page, totals: { human: 20.4, ai: 9.6, total: 30 } };
    expect(parseViewsPage(reply(json))).toEqual({ ok: true, value: page });
  });

  test('have 0 for missing counts', () => {
    expect(
      parseViewsPage(reply({ totals: {}, views: [{ path: '/a', human: null }], hasMore: false })),
    ).toEqual({
      ok: true,
      value: {
        totals: { human: 0, ai: 0, total: 0 },
        views: [{ path: '/a', human: 0, ai: 0, total: 0 }],
        hasMore: false,
      },
    });
  });

  test.each([
    ['views.0.total', { ...page, views: [{ ...row, total: -1 }] }],
    ['views.2.human', { ...page, views: [row, { ...row, human: null }, { ...row, human: '1' }] }],
    ['views.0.ai', { ...page, views: [{ ...row, ai: Infinity }] }],
    ['views.0.path', { ...page, views: [{ ...row, path: null }] }],
    ['views.0', { ...page, views: ['/a'] }],
    ['totals', { views: [], hasMore: false }],
    ['totals.human', { ...page, totals: { human: -0.5 } }],
    ['hasMore', { totals: {}, views: [], hasMore: 'false' }],
  ])('are an error if %s is wrong', (where, json) => {
    expect(parseViewsPage(reply(json))).toEqual(bad(`the response is not a page of views (at ${where})`));
  });
});

describe('signals', () => {
  const end = { nextCursor: null, hasMore: false };
  const signal = { text: '', page: '', count: 1, isProblem: true, comment: '' };

  test.each<[SignalKind, string, unknown, object]>([
    [
      'questions',
      'unanswered',
      { conversations: [conversation('How?', { response: 'No.', pageUrl: 'https://docs.example/a' })] },
      { ...signal, text: 'How?', page: 'https://docs.example/a', comment: 'No.' },
    ],
    [
      'questions',
      'answered',
      { conversations: [conversation('How?', { resolutionStatus: 'answered', response: '' })] },
      { ...signal, text: 'How?', isProblem: false },
    ],
    [
      'questions',
      'of an older service',
      { conversations: [{ query: 'How?' }] },
      { ...signal, text: 'How?', isProblem: false },
    ],
    ['searches', 'without a click', { searches: [search('a', 7)] }, { ...signal, text: 'a', count: 7 }],
    [
      'searches',
      'with clicks',
      { searches: [search('a', 7, { ctr: 0.2 })] },
      { ...signal, text: 'a', count: 7, isProblem: false },
    ],
    [
      'feedback',
      'negative',
      { feedback: [vote('/a', false, { comment: 'Old.' })] },
      { ...signal, page: '/a', comment: 'Old.' },
    ],
    ['feedback', 'positive', { feedback: [vote('/a', true)] }, { ...signal, page: '/a', isProblem: false }],
    [
      'feedback',
      'negative, and dealt with',
      { feedback: [vote('/a', false, { status: 'resolved' })] },
      { ...signal, page: '/a', isProblem: false, count: 0 },
    ],
    [
      'feedback',
      'negative, without a comment',
      { feedback: [vote('/a', false, { source: 'thumbs_only' })] },
      { ...signal, page: '/a' },
    ],
    [
      'feedback',
      'of an agent',
      { feedback: [vote('/a', false, { source: 'agent' })] },
      { ...signal, page: '/a', isProblem: false, count: 0 },
    ],
    [
      'feedback',
      'without a direction',
      { feedback: [{ path: '/a' }] },
      { ...signal, page: '/a', isProblem: false, count: 0 },
    ],
  ])('%s: %s', (kind, _, json, expected) => {
    const page = parseSignalsPage(kind, reply({ ...(json as object), ...end }));
    expect(page).toEqual({ ok: true, value: { signals: [expected], next: undefined } });
  });

  test('contact data is not read', () => {
    const feedback = [vote('/a', false, { contact: 'jane@example.com' })];
    expect(JSON.stringify(parseSignalsPage('feedback', reply({ feedback, ...end })))).not.toContain('jane');
  });

  test.each([
    [{ nextCursor: 'x', hasMore: true }, 'x'],
    [{ nextCursor: 'x' }, 'x'],
    [{ nextCursor: 'x', hasMore: false }, undefined],
    [{ nextCursor: null }, undefined],
    [{ nextCursor: '' }, undefined],
    [{}, undefined],
  ])('%j: the next cursor is %p', (more, next) => {
    expect(parseSignalsPage('searches', reply({ searches: [], ...more }))).toEqual({
      ok: true,
      value: { signals: [], next },
    });
  });

  test.each<[SignalKind, unknown, string]>([
    [
      'questions',
      { conversations: [{ query: 7 }] },
      'the response is not a page of questions (at signals.0.query)',
    ],
    ['questions', { searches: [] }, 'the response is not a page of questions (at signals)'],
    [
      'searches',
      { searches: [{ ...search('a', 1), hits: -1 }] },
      'the response is not a page of searches (at signals.0.hits)',
    ],
    [
      'searches',
      { searches: [{ ...search('a', 1), ctr: '0' }] },
      'the response is not a page of searches (at signals.0.ctr)',
    ],
    ['feedback', { feedback: [], nextCursor: 7 }, 'the response is not a page of feedback (at nextCursor)'],
    ['feedback', { feedback: [], hasMore: true }, 'the response announces more rows, but has no cursor'],
    ['feedback', null, 'the response is not a page of feedback (at signals)'],
  ])('%s: %j is an error', (kind, json, detail) => {
    expect(parseSignalsPage(kind, reply(json))).toEqual(bad(detail));
  });
});
