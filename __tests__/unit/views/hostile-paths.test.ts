import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { PageViews } from '../../../src/domain/analytics.ts';
import {
  foldedExportTable,
  exportTextCell,
  type Column,
} from '../../../src/export/tables.ts';
import { viewsChart } from '../../../src/views/chart.ts';
import { topViewsTable } from '../../../src/views/summary.ts';
import { anyText } from '../../support/any-text.ts';
import { HOSTILE_PATHS } from '../../security/hostile-texts.ts';
import { row } from './memory-analytics.ts';

const PAGE: Column<PageViews> = ['Page', 'left', ({ path }) => exportTextCell(path)];

const HOSTILE = ['', ...Object.values(HOSTILE_PATHS)];
const anyPath = fc.oneof(fc.constantFrom(...HOSTILE), anyText({ maxLength: 80 }));

/** Cells of a row of a Markdown table, as GitHub splits them: at every pipe without a backslash before it. */
const cells = (line: string): string[] => line.split(/(?<!\\)\|/).slice(1, -1);

/** Checks whether a cell is one code span from end to end: no run of backticks inside is as long as the ones around it. */
function isCodeSpan(cell: string): boolean {
  const span = /^(`+)([^]*?[^`])\1$/.exec(cell.trim());
  if (span === null) return false;
  const [, fence = '', inside = ''] = span;
  const runs = inside.split(/[^`]+/);
  return !runs.includes(fence);
}

describe('Markdown tables', () => {
  test('have any path as one code span without invisible characters', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const table = topViewsTable([row(path, 5)]);
        const [, , line = ''] = table.split('\n');
        const [, cell = ''] = cells(line);
        const isEmpty = cell.trim() === '(nothing visible)';
        expect(isEmpty || isCodeSpan(cell)).toBe(true);
        expect(line).not.toMatch(
          /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2028\u2029\u2060-\u2069\ufeff]/u,
        );
        expect(line.length).toBeLessThan(400);
      }),
    );
  });

  test('are folded', () => {
    const pages = Array.from({ length: 12 }, (_, index) => row(`/${index}`, 5));
    const table = foldedExportTable('Pages', [PAGE], pages, 10);
    expect(table).toMatch(
      /^<details><summary>Pages \(10 of 12\)<\/summary>\n\n\|[^]*\|\n\n<\/details>$/,
    );
    expect(table.match(/^\|/gm)).toHaveLength(12);
    expect(foldedExportTable('Pages', [PAGE], [], 10)).toBe('');
  });
});

describe('the Mermaid chart', () => {
  const labelsOf = (chart: string): string[] =>
    [...chart.matchAll(/"(\d+\. [^"]*)"/g)].map(([, label = '']) => label);

  test('has labels with the views, and bars', () => {
    const pages = [row('/guides/start', 12_000), row('/api', 10, 30)];
    expect(viewsChart(pages).split('\n')).toEqual([
      '```mermaid',
      expect.stringMatching(/^%%\{init: \{.*"width":340,.*"height":52\}.*\}%%$/),
      'xychart-beta horizontal',
      '  x-axis ["1. /guides/start: 12,000", "2. /api: 40"]',
      '  y-axis 0 --> 12000',
      '  bar [12000, 40]',
      '  bar [0, 30]',
      '```',
    ]);
    expect(viewsChart([row('/a', 0)])).toBe('');
  });

  test('has at most 12 bars, each with its own label, which shows the end of a long path', () => {
    const pages = Array.from({ length: 40 }, (_, index) =>
      row(`${index}${'/long'.repeat(20)}`, 9),
    );
    const labels = labelsOf(viewsChart(pages));
    expect(labels).toHaveLength(12);
    expect(new Set(labels).size).toBe(12);
    expect(labels[11]).toBe('12. …long/long/long/long: 9');
  });

  test('has the same lines for any path', () => {
    fc.assert(
      fc.property(fc.array(anyPath, { minLength: 1, maxLength: 15 }), (all) => {
        const chart = viewsChart(all.map((path) => row(path, 5)));
        expect(chart.split('\n')).toHaveLength(8);
        expect(labelsOf(chart)).toHaveLength(Math.min(all.length, 12));
        expect(labelsOf(chart).join('')).not.toMatch(/["`%#;{}<>&\\]/);
      }),
    );
  });
});
