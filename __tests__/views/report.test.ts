import { describe, expect, test } from '@jest/globals';
import type { PageViews } from '../../src/domain.ts';
import type { CollectedViews } from '../../src/views/collect.ts';
import type { SortKey } from '../../src/views/inputs.ts';
import { buildReport, type ViewsReport } from '../../src/views/report.ts';
import { totalsOf, WINDOW } from './memory-analytics.ts';

const row = (path: string, human: number, ai = 0): PageViews => ({ path, human, ai, total: human + ai });
const collection = (rows: PageViews[], more: Partial<CollectedViews> = {}): CollectedViews => ({
  range: WINDOW,
  rows,
  totals: totalsOf(rows),
  requests: 1,
  incomplete: undefined,
  changed: false,
  nextOffset: undefined,
  unlisted: undefined,
  ...more,
});
const inputs = { includesPage: () => true, filtered: false, sortBy: 'total' as SortKey, top: 20, offset: 0 };
const paths = (pages: readonly PageViews[]): string[] => pages.map((page) => page.path);

const now = [row('/same', 5), row('/up', 30), row('/down', 10), row('/new', 7), row('/zero', 0)];
const before = [row('/same', 5), row('/up', 10), row('/down', 50), row('/gone', 40), row('/zero', 3)];
const build = (more: Partial<CollectedViews> = {}, moreBefore: Partial<CollectedViews> = {}): ViewsReport =>
  buildReport(inputs, collection(now, more), collection(before, moreBefore));

describe('when there is a window to compare with', () => {
  test('each page has what it had before', () => {
    expect(build().pages.map((page) => [page.path, page.before?.total, page.change])).toEqual([
      ['/up', 10, 20],
      ['/down', 50, -40],
      ['/new', 0, 7],
      ['/same', 5, 0],
      ['/zero', 3, -3],
    ]);
  });

  test('what moved is told apart', () => {
    const { risers, fallers, fresh, gone } = build().movement;
    expect([risers, fallers, fresh, gone].map(paths)).toEqual([
      ['/up'],
      ['/down'],
      ['/new'],
      ['/gone', '/zero'],
    ]);
    expect(gone[0]).toMatchObject({ total: 0, change: -40 });
  });

  test('an incomplete window before calls no page new, and leaves its change open', () => {
    const { pages, movement } = build({}, { incomplete: { reason: 'max-requests' } });
    expect(pages.find((page) => page.path === '/new')).toEqual(row('/new', 7));
    expect(movement.fresh).toEqual([]);
    expect(paths(movement.gone)).toEqual(['/gone', '/zero']);
  });

  test('an incomplete window calls no page gone', () => {
    expect(build({ incomplete: { reason: 'moved' } }).movement.gone).toEqual([]);
  });

  test('a window that was read from an offset on calls no page gone', () => {
    const report = buildReport({ ...inputs, offset: 250 }, collection(now), collection(before));
    expect(report.movement.gone).toEqual([]);
  });
});

test.each<[SortKey, string[]]>([
  ['total', ['/b', '/a', '/c', '/d']],
  ['human', ['/a', '/c', '/d', '/b']],
  ['ai', ['/b', '/d', '/c', '/a']],
  ['change', ['/c', '/b', '/a', '/d']],
])('sort-by %s', (sortBy, expected) => {
  const rows = [row('/c', 6, 1), row('/a', 9), row('/b', 1, 20), row('/d', 2, 3)];
  const past = collection([row('/c', 100), row('/a', 9), row('/b', 1)], {
    incomplete: { reason: 'max-requests' },
  });
  expect(paths(buildReport({ ...inputs, sortBy }, collection(rows), past).pages)).toEqual(expected);
});

test('equal pages stand in the order of their paths, however they came', () => {
  const rows = [row('/b', 1), row('/a', 1), row('/B', 1)];
  expect(paths(buildReport(inputs, collection(rows), undefined).pages)).toEqual(['/B', '/a', '/b']);
});

test('totals are site-wide, or of the chosen pages', () => {
  const totals = { human: 1000, ai: 1, total: 1001 };
  const all = collection(now, { totals });
  expect(buildReport(inputs, all, undefined).totals).toEqual(totals);
  const chosen = { ...inputs, filtered: true, includesPage: (path: string) => path === '/up' };
  const report = buildReport(chosen, all, collection(before));
  expect(report.totals).toEqual({ human: 30, ai: 0, total: 30 });
  expect(report.totalsBefore).toEqual({ human: 10, ai: 0, total: 10 });
  expect(paths(report.pages)).toEqual(['/up']);
  expect(report.movement.gone).toEqual([]);
});

test.each([
  [row('/a', 3, 9), false],
  [row('/a', 3, 10), true],
  [row('/a', 4, 10), false],
  [row('/a', 0, 10), true],
])('%j is read by AI much more than by people: %s', (page, heavy) => {
  expect(buildReport(inputs, collection([page]), undefined).mostlyAi).toHaveLength(heavy ? 1 : 0);
});

test('top pages are cut, the file is not', () => {
  const report = buildReport({ ...inputs, top: 2 }, collection(now), undefined);
  expect([report.top.length, report.pages.length]).toEqual([2, 5]);
});
