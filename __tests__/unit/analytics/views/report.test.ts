import { describe, expect, test } from '@jest/globals';
import type { PageViews } from '../../../../src/domain/analytics.ts';
import {
  sumViews,
  type CollectedViews,
} from '../../../../src/analytics/views/collect.ts';
import {
  buildViewsReport,
  type ViewsReport,
} from '../../../../src/analytics/views/build-views-report.ts';
import { row, validInputs, type GivenInputs } from './memory-analytics.ts';

function build(
  rows: PageViews[],
  given: GivenInputs = {},
  totals: CollectedViews['totals'] = sumViews(rows),
): ViewsReport {
  const read = { rows, totals, incomplete: undefined };
  return buildViewsReport(validInputs(given), read);
}

const paths = ({ pages }: ViewsReport): string[] => pages.map(({ path }) => path);

describe('paths', () => {
  const rows = ['/a', '/old/b', '/old/c', '/d'].map((path) => row(path, 1));
  test.each([
    ['', ['/a', '/d', '/old/b', '/old/c']],
    ['!/old/**\n/old/c', ['/a', '/d', '/old/c']],
  ])('%j', (given, expected) => {
    expect(paths(build(rows, { paths: given }))).toEqual(expected);
  });
});

test.each([
  ['site-wide', '', 1001],
  ['of selected pages', '/up', 30],
  ['of pages that are not excluded', '!/up', 10],
])('totals: %s', (_, given, total) => {
  const site = { human: 1000, ai: 1, total: 1001 };
  const report = build([row('/up', 30), row('/down', 10)], { paths: given }, site);
  expect(report.totals.total).toBe(total);
});

test('pages are sorted by views, equal ones by path', () => {
  const rows = [row('/c', 6, 1), row('/b', 1, 1), row('/a', 2), row('/B', 1, 20)];
  expect(paths(build(rows))).toEqual(['/B', '/c', '/a', '/b']);
});
