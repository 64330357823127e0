import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { PageViews } from '../../../../src/domain/analytics.ts';
import {
  renderFoldedTable,
  textCell,
  type Column,
} from '../../../../src/rendering/tables.ts';
import { viewsChart } from '../../../../src/analytics/views/chart.ts';
import { anyText } from '../../../support/any-text.ts';
import { HOSTILE_PATHS } from '../../../security/hostile-texts.ts';
import { row } from './memory-analytics.ts';

const PAGE: Column<PageViews> = ['Page', 'left', ({ path }) => textCell(path)];

const HOSTILE = ['', ...Object.values(HOSTILE_PATHS)];
const anyPath = fc.oneof(fc.constantFrom(...HOSTILE), anyText({ maxLength: 80 }));

describe('Markdown tables', () => {
  test('are folded', () => {
    const pages = Array.from({ length: 12 }, (_, index) => row(`/${index}`, 5));
    const table = renderFoldedTable('Pages', [PAGE], pages, 10);
    expect(table).toMatch(
      /^<details><summary>Pages \(10 of 12\)<\/summary>\n\n\|[^]*\|\n\n<\/details>$/,
    );
    expect(table.match(/^\|/gm)).toHaveLength(12);
    expect(renderFoldedTable('Pages', [PAGE], [], 10)).toBe('');
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
