import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { PageTrend } from '../../src/views/trends.ts';
import { pagesChart } from '../../src/views/chart.ts';
import { columnNames, serialize } from '../../src/views/file-formats.ts';
import { bar, pagesTable, formatSigned } from '../../src/views/table.ts';
import { readCsv } from '../report/read-csv.ts';
import { anyText } from '../any-text.ts';

const trend = (path: string, total = 5, change?: number): PageTrend => {
  const row = { path, human: total, ai: 0, total };
  if (change === undefined) return row;
  return { ...row, change, before: { human: total - change, ai: 0, total: total - change } };
};
const HOSTILE = [
  "=cmd|' /C calc'!A0",
  '+1',
  '-1',
  '@everyone',
  '\t=1',
  '/a\tb',
  '/"quoted"',
  '/a|b',
  '/a\\|b',
  '/a\\',
  '/a\r\n| 1 | x |',
  '/`code`',
  '``/x``',
  '/\u202egnp.exe',
  '/\u0000\u001b[31m',
  '<script>alert(1)</script>',
  '![x](https://example.com/x.png)',
  '%%{init: {"theme":"dark"}}%%',
  '"] --> bar [999]',
  '#35;#quot;',
  '/شارع/עברית',
  '::error::x',
  '```\n# out',
  '',
  '/'.repeat(5000),
  '😀'.repeat(100),
];
const anyPath = fc.oneof(fc.constantFrom(...HOSTILE), anyText({ maxLength: 80 }));

/** Cells of a row of a Markdown table, as GitHub splits them: at every pipe without a backslash right before it. */
const cells = (row: string): string[] => row.split(/(?<!\\)\|/).slice(1, -1);
/** One span of code from end to end: no run of back-ticks inside is as long as the ones around. */
const isOneSpan = (cell: string): boolean => {
  const span = /^(`+)([^]*?[^`])\1$/.exec(cell.trim());
  return span !== null && !(span[2] ?? '').split(/[^`]+/).includes(span[1] ?? '');
};

describe('the Markdown table', () => {
  test.each(HOSTILE)('holds %j in one cell of its row', (path) => {
    const rows = pagesTable([trend(path), trend('/next')], { before: false, bars: true }).split('\n');
    expect(rows).toHaveLength(4);
    expect(rows.map((row) => cells(row).length)).toEqual([6, 6, 6, 6]);
    expect(rows[3]).toBe('| 2 | `/next` | 5 | 5 | 0 | ████████████████ |');
  });

  test('shows any path as one span of code without invisible characters, or says that there is nothing to see', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const [, , row = ''] = pagesTable([trend(path)], { before: false }).split('\n');
        const cell = cells(row)[1] ?? '';
        expect(cell.trim() === '(nothing visible)' || isOneSpan(cell)).toBe(true);
        expect(row).not.toMatch(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2028\u2029\u2060-\u2069\ufeff]/u);
        expect(row.length).toBeLessThan(400);
      }),
    );
  });

  test('reads well', () => {
    expect(
      pagesTable([trend('/a', 12_000, 1500), trend('/b', 3000, -20), trend('/c', 1)], { before: true }),
    ).toBe(
      [
        '| # | page | views | human | AI | change |',
        '| ---: | :--- | ---: | ---: | ---: | ---: |',
        '| 1 | `/a` | 12,000 | 12,000 | 0 | +1,500 |',
        '| 2 | `/b` | 3,000 | 3,000 | 0 | -20 |',
        '| 3 | `/c` | 1 | 1 | 0 |  |',
      ].join('\n'),
    );
  });

  test('is a header where there is no page', () => {
    expect(pagesTable([], { before: false }).split('\n')).toHaveLength(2);
  });
});

test.each([
  [{ total: 0, ai: 0 }, 10, ''],
  [{ total: 10, ai: 0 }, 10, '████████████████'],
  [{ total: 10, ai: 10 }, 10, '░░░░░░░░░░░░░░░░'],
  [{ total: 5, ai: 2 }, 10, '█████░░░'],
  [{ total: 1, ai: 1 }, 1_000_000, '░'],
  [{ total: 1, ai: 0 }, 1_000_000, '█'],
  [{ total: 20, ai: 10 }, 10, '████████░░░░░░░░'],
  [{ total: 4, ai: 9 }, 4, '░░░░░░░░░░░░░░░░'],
  [{ total: 3, ai: 0 }, 0, ''],
])('a bar of %j in %d', (page, most, expected) => {
  expect(bar(page, most)).toBe(expected);
});

test.each([
  [undefined, ''],
  [0, '0'],
  [1234, '+1,234'],
  [-123_456, '-123,456'],
])('a change of %p is written %j', (change, text) => {
  expect(formatSigned(change)).toBe(text);
});

describe('the Mermaid chart', () => {
  test('reads well', () => {
    expect(pagesChart('Top pages', [trend('/guides/start', 120), trend('/api', 40)])).toBe(
      [
        '```mermaid',
        '%%{init: {"xyChart": {"height": 202}, "themeVariables": {"xyChart": {"plotColorPalette": "#4c8eda, #d97c2b"}}}}%%',
        'xychart-beta horizontal',
        '  title "Top pages (orange: by AI)"',
        '  x-axis ["1 /guides/start", "2 /api"]',
        '  y-axis "views" 0 --> 120',
        '  bar [120, 40]',
        '  bar [0, 0]',
        '```',
      ].join('\n'),
    );
  });

  test('is left out where there is nothing to draw', () => {
    expect(pagesChart('Top pages', [])).toBe('');
    expect(pagesChart('Top pages', [trend('/a', 0)])).toBe('');
  });

  test('has at most 12 bars, labels of at most 30 characters, and no label twice', () => {
    const chart = pagesChart(
      'Top pages',
      Array.from({ length: 40 }, (_, index) => trend(`${index}${'/long'.repeat(20)}`, 9)),
    );
    const labels = [...chart.matchAll(/"(\d+ [^"]*)"/g)].map(([, label]) => label ?? '');
    expect(labels).toHaveLength(12);
    expect(new Set(labels).size).toBe(12);
    expect(labels.map((label) => label.length).filter((length) => length > 30)).toEqual([]);
    expect(labels[0]).toBe('1 …ng/long/long/long/long/long');
  });

  test('stays whole with any path', () => {
    fc.assert(
      fc.property(fc.array(anyPath, { minLength: 1, maxLength: 15 }), (all) => {
        const lines = pagesChart(
          'Top pages',
          all.map((path) => trend(path)),
        ).split('\n');
        expect(lines).toHaveLength(9);
        expect(lines[4]).toMatch(/^ {2}x-axis \["\d+ [^"`%#;{}<>&\\]*"(, "\d+ [^"`%#;{}<>&\\]*")*\]$/u);
      }),
    );
  });
});

describe('the file', () => {
  const pages = HOSTILE.map((path, index) => trend(path, index, 1));

  test('as CSV has every path whole', () => {
    const records = readCsv([...serialize(pages, { format: 'csv', compare: true })].join(''));
    expect(records[0]).toEqual([
      'path',
      'human',
      'ai',
      'total',
      'humanBefore',
      'aiBefore',
      'totalBefore',
      'change',
    ]);
    expect(records.slice(1).map(([path = '']) => path.replace(/^'/, ''))).toEqual(HOSTILE);
    expect(records[1]).toEqual(["'=cmd|' /C calc'!A0", '0', '0', '0', '-1', '0', '-1', '1']);
  });

  test('as JSON and NDJSON has every path as it came', () => {
    const json = JSON.parse([...serialize(pages, { format: 'json', compare: true })].join('')) as PageTrend[];
    const lines = [...serialize(pages, { format: 'ndjson', compare: true })].join('').trimEnd().split('\n');
    expect(json.map((page) => page.path)).toEqual(HOSTILE);
    expect(lines.map((line) => JSON.parse(line) as PageTrend)).toEqual(json);
    expect(Object.keys(json[0] ?? {})).toEqual(columnNames(true));
  });

  test.each([
    ['csv', 'path,human,ai,total\r\n'],
    ['json', '[\n]\n'],
    ['ndjson', ''],
  ] as const)('as %s without rows', (format, text) => {
    expect([...serialize([], { format, compare: false })].join('')).toBe(text);
  });

  test.each([
    ['csv', 'path,human,ai,total\r\n/a,5,0,5\r\n/b,5,0,5\r\n'],
    ['json', '[\n{"path":"/a","human":5,"ai":0,"total":5},\n{"path":"/b","human":5,"ai":0,"total":5}\n]\n'],
    ['ndjson', '{"path":"/a","human":5,"ai":0,"total":5}\n{"path":"/b","human":5,"ai":0,"total":5}\n'],
  ] as const)('as %s with two rows', (format, text) => {
    expect([...serialize([trend('/a'), trend('/b')], { format, compare: false })].join('')).toBe(text);
  });

  test('what is not known of the window before stays open', () => {
    expect([...serialize([trend('/a')], { format: 'csv', compare: true })].join('')).toContain(
      '/a,5,0,5,,,,\r\n',
    );
    expect([...serialize([trend('/a')], { format: 'ndjson', compare: true })].join('')).toContain(
      '"change":null',
    );
  });
});
