import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { pagesChart } from '../../../src/views/chart.ts';
import type { ViewsInputs } from '../../../src/views/inputs.ts';
import {
  buildReport,
  type PageTrend,
  type ViewsReport,
} from '../../../src/views/report.ts';
import { renderFile } from '../../../src/views/run.ts';
import { foldedTables, topTable } from '../../../src/views/summary.ts';
import { readCsv } from '../../support/read-csv.ts';
import { anyText } from '../../support/any-text.ts';
import { HOSTILE_PATHS } from '../../security/hostile-texts.ts';
import { RANGE } from '../../support/run-export.ts';
import { row, validInputs } from './memory-analytics.ts';

function trend(path: string, total = 5, change?: number): PageTrend {
  const before = change === undefined ? undefined : row(path, total - change);
  return { ...row(path, total), change, before };
}

const FORMULA = "=cmd|' /C calc'!A0";
const HOSTILE = [FORMULA, '', ...Object.values(HOSTILE_PATHS)];
const anyPath = fc.oneof(fc.constantFrom(...HOSTILE), anyText({ maxLength: 80 }));

/** Creates a report in which each list has these pages. */
function reportOf(pages: PageTrend[]): ViewsReport {
  const period = {
    range: RANGE,
    rows: [],
    totals: undefined,
    requests: 1,
    unlisted: 0,
  };
  const current = { ...period, incomplete: undefined, nextOffset: undefined };
  const trends = {
    rising: pages,
    falling: pages,
    new: pages,
    gone: pages,
    mostlyAi: pages,
  };
  const report = buildReport(validInputs(), current, current);
  return {
    ...report,
    pages,
    top: pages,
    trends,
  };
}

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
        const table = topTable(reportOf([trend(path)]));
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

  test('show known and unknown changes', () => {
    const pages = [
      trend('/a', 12_000, 1500),
      trend('/b', 3000, -20),
      trend('/d', 2, 0),
      trend('/c', 1),
    ];
    expect(topTable(reportOf(pages)).split('\n')).toEqual([
      '| # | Page | Views | Human | AI | Change |',
      '| ---: | :--- | ---: | ---: | ---: | ---: |',
      '| 1 | `/a` | 12,000 | 12,000 | 0 | +1,500 |',
      '| 2 | `/b` | 3,000 | 3,000 | 0 | −20 |',
      '| 3 | `/d` | 2 | 2 | 0 | 0 |',
      '| 4 | `/c` | 1 | 1 | 0 |  |',
    ]);
  });

  test('are folded, with at most 10 rows', () => {
    const pages = Array.from({ length: 12 }, (_, index) => trend(`/${index}`));
    const [, rising = ''] = foldedTables(reportOf(pages));
    expect(rising).toMatch(
      /^<details><summary>Rising \(10 of 12\)<\/summary>\n\n\|[^]*\|\n\n<\/details>$/,
    );
    expect(rising.match(/^\|/gm)).toHaveLength(12);
    expect(foldedTables(reportOf([])).join('')).toBe('');
  });
});

describe('the Mermaid chart', () => {
  const labelsOf = (chart: string): string[] =>
    [...chart.matchAll(/"(\d+\. [^"]*)"/g)].map(([, label = '']) => label);

  test('has labels with the views, and bars', () => {
    const pages = [trend('/guides/start', 12_000), row('/api', 10, 30)];
    expect(pagesChart(pages).split('\n')).toEqual([
      '```mermaid',
      expect.stringMatching(/^%%\{init: \{.*"width":340,.*"height":52\}.*\}%%$/),
      'xychart-beta horizontal',
      '  x-axis ["1. /guides/start: 12,000", "2. /api: 40"]',
      '  y-axis 0 --> 12000',
      '  bar [12000, 40]',
      '  bar [0, 30]',
      '```',
    ]);
    expect(pagesChart([trend('/a', 0)])).toBe('');
  });

  test('has at most 12 bars, each with its own label, which shows the end of a long path', () => {
    const pages = Array.from({ length: 40 }, (_, index) =>
      trend(`${index}${'/long'.repeat(20)}`, 9),
    );
    const labels = labelsOf(pagesChart(pages));
    expect(labels).toHaveLength(12);
    expect(new Set(labels).size).toBe(12);
    expect(labels[11]).toBe('12. …long/long/long/long: 9');
  });

  test('has the same lines for any path', () => {
    fc.assert(
      fc.property(fc.array(anyPath, { minLength: 1, maxLength: 15 }), (all) => {
        const chart = pagesChart(all.map((path) => trend(path)));
        expect(chart.split('\n')).toHaveLength(8);
        expect(labelsOf(chart)).toHaveLength(Math.min(all.length, 12));
        expect(labelsOf(chart).join('')).not.toMatch(/["`%#;{}<>&\\]/);
      }),
    );
  });
});

describe('the file', () => {
  const pages = HOSTILE.map((path, index) => trend(path, index, 1));

  /** Writes a file that compares two periods. */
  function write(of: readonly PageTrend[], format: ViewsInputs['format']): string {
    const inputs = { ...validInputs(), format, compare: true };
    const parts = renderFile({ inputs, pages: [...of] });
    return [...parts].join('');
  }

  const HEADER = [
    'path',
    'human',
    'ai',
    'total',
    'humanBefore',
    'aiBefore',
    'totalBefore',
    'change',
  ];

  test('as CSV has every path, and no formula', () => {
    const [header, ...records] = readCsv(write(pages, 'csv'));
    const paths = records.map(([path = '']) => path.replace(/^'/, ''));
    expect(header).toEqual(HEADER);
    expect(paths).toEqual(HOSTILE);
    expect(records[0]).toEqual([`'${FORMULA}`, '0', '0', '0', '-1', '0', '-1', '1']);
  });

  test('as JSON and NDJSON has every path, and line breaks between pages only', () => {
    const json = write(pages, 'json');
    const lines = write(pages, 'ndjson');
    const fromJson = JSON.parse(json) as PageTrend[];
    const joined = lines.trimEnd().replaceAll('\n', ',');
    const fromLines: unknown = JSON.parse(`[${joined}]`);
    const paths = fromJson.map(({ path }) => path);
    expect(paths).toEqual(HOSTILE);
    expect(lines.split(/[\r\n\u2028\u2029]/)).toHaveLength(HOSTILE.length + 1);
    expect(json.split(/[\r\n\u2028\u2029]/)).toHaveLength(HOSTILE.length + 3);
    expect(fromLines).toEqual(fromJson);
    expect(Object.keys(fromJson[0] ?? {})).toEqual(HEADER);
  });

  test('leaves unknown values empty', () => {
    const unknown = [trend('/a')];
    expect(write(unknown, 'csv')).toContain('/a,5,0,5,,,,\r\n');
    expect(write(unknown, 'ndjson')).toContain('"change":null');
  });
});
