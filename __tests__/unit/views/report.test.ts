import { describe, expect, test } from '@jest/globals';
import type { PageViews } from '../../../src/domain/analytics.ts';
import { sumViews, type CollectedViews } from '../../../src/views/collect.ts';
import { buildReport, type ViewsReport } from '../../../src/views/report.ts';
import { RANGE } from '../../support/run-export.ts';
import { row, validInputs, type GivenInputs } from './memory-analytics.ts';

const collected = (
  rows: PageViews[],
  more: Partial<CollectedViews> = {},
): CollectedViews => ({
  range: RANGE,
  rows,
  totals: sumViews(rows),
  requests: 1,
  incomplete: undefined,
  nextOffset: undefined,
  unlisted: 0,
  ...more,
});
const paths = (pages: readonly PageViews[]): string[] => pages.map(({ path }) => path);
const partly: Partial<CollectedViews> = { incomplete: { reason: 'max-requests' } };

const now = [
  row('/same', 5),
  row('/up', 30),
  row('/down', 10),
  row('/new', 7),
  row('/zero', 0),
];
const before = [
  row('/same', 5),
  row('/up', 10),
  row('/down', 50),
  row('/gone', 40),
  row('/zero', 3),
];
type Changes = Partial<CollectedViews>;
const build = (
  more: Changes = {},
  moreBefore: Changes = {},
  given: GivenInputs = {},
): ViewsReport =>
  buildReport(validInputs(given), collected(now, more), collected(before, moreBefore));

describe('with a previous period', () => {
  test('each page has its views before', () => {
    expect(
      build().pages.map((page) => [page.path, page.before?.total, page.change]),
    ).toEqual([
      ['/up', 10, 20],
      ['/down', 50, -40],
      ['/new', 0, 7],
      ['/same', 5, 0],
      ['/zero', 3, -3],
    ]);
  });

  test.each([
    {
      title: 'complete',
      current: {},
      previous: {},
      more: {},
      fresh: ['/new'],
      gone: ['/gone', '/zero'],
    },
    {
      title: 'the previous period is incomplete: no page is new',
      current: {},
      previous: partly,
      more: {},
      fresh: [],
      gone: ['/gone', '/zero'],
    },
    {
      title: 'read from an offset',
      current: {},
      previous: {},
      more: { offset: '250' },
      fresh: ['/new'],
      gone: ['/zero'],
    },
    {
      title: 'filtered',
      current: {},
      previous: {},
      more: { paths: '/{up,gone}' },
      fresh: [],
      gone: ['/gone'],
    },
    {
      title: 'nothing read of the previous period',
      current: {},
      previous: { ...partly, totals: undefined, rows: [] },
      more: {},
      fresh: [],
      gone: [],
    },
  ])('trends: $title', ({ current, previous, more, fresh, gone }) => {
    const { trends } = build(current, previous, more);
    expect({ new: paths(trends.new), gone: paths(trends.gone) }).toEqual({
      new: fresh,
      gone,
    });
  });

  test('rising and falling pages', () => {
    const { rising, falling } = build().trends;
    expect([rising, falling].map(paths)).toEqual([['/up'], ['/down']]);
  });

  test('a page of an incomplete previous period has no change', () => {
    const page = build({}, partly).pages.find(({ path }) => path === '/new');
    expect(page).toEqual(row('/new', 7));
  });

  const site = { human: 1000, ai: 1, total: 1001 };
  test.each([
    {
      title: 'site-wide, the previous period incomplete',
      current: {},
      previous: partly,
      more: {},
      total: 1001,
      totalBefore: 108,
    },
    {
      title: 'of selected pages',
      current: {},
      previous: {},
      more: { paths: '/up' },
      total: 30,
      totalBefore: 10,
    },
    {
      title: 'of selected pages, incomplete',
      current: {},
      previous: partly,
      more: { paths: '/up' },
      total: 30,
      totalBefore: undefined,
    },
    {
      title: 'nothing read',
      current: {},
      previous: { totals: undefined, rows: [] },
      more: {},
      total: 1001,
      totalBefore: undefined,
    },
  ])('totals: $title', ({ current, previous, more, total, totalBefore }) => {
    const report = build({ totals: site, ...current }, previous, more);
    expect([report.totals.total, report.totalsBefore?.total]).toEqual([
      total,
      totalBefore,
    ]);
  });
});

test.each([
  ['total', ['/b', '/a', '/c', '/d']],
  ['human', ['/a', '/c', '/d', '/b']],
  ['ai', ['/b', '/d', '/c', '/a']],
  ['change', ['/c', '/b', '/a', '/d']],
])('sort-by %s', (sortBy, expected) => {
  const rows = [row('/c', 6, 1), row('/a', 9), row('/b', 1, 20), row('/d', 2, 3)];
  const past = collected([row('/c', 100), row('/a', 9), row('/b', 1)], partly);
  const inputs = validInputs({ 'sort-by': sortBy, compare: 'true' });
  expect(paths(buildReport(inputs, collected(rows), past).pages)).toEqual(expected);
});

test('equal pages are sorted by path', () => {
  const rows = [row('/b', 1), row('/a', 1), row('/B', 1)];
  expect(paths(buildReport(validInputs(), collected(rows), undefined).pages)).toEqual([
    '/B',
    '/a',
    '/b',
  ]);
});

test.each([
  [3, 9, false],
  [3, 10, true],
  [4, 10, false],
  [0, 10, true],
])('%d views by people and %d by AI: mostly read by AI: %s', (human, ai, expected) => {
  const report = buildReport(validInputs(), collected([row('/a', human, ai)]), undefined);
  expect(report.trends.mostlyAi).toHaveLength(expected ? 1 : 0);
});
