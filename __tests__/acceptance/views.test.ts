import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunResult } from '../../standin/runner/index.ts';
import type { PageViews } from '../../standin/service/traffic.ts';
import { readCsv } from '../report/read-csv.ts';
import { exportViews, rowsOf, type ViewsRun, type ViewsScene } from './views-on-stand-in.ts';

const seen: RunResult[] = [];
afterEach(() => {
  const leaks = seen.flatMap((run) => run.leaks);
  seen.length = 0;
  expect(leaks).toEqual([]);
});

async function act(scene: ViewsScene = {}): Promise<ViewsRun> {
  const done = await exportViews(scene);
  seen.push(done.run);
  return done;
}

/** Reads a file of any format back, without any part of what wrote it. */
const READERS: Readonly<Record<string, (text: string) => PageViews[]>> = {
  csv: (text) => {
    const [header, ...records] = readCsv(text);
    expect(header).toEqual(['path', 'human', 'ai', 'total']);
    return records.map(([path = '', ...counts]) => {
      const [human = 0, ai = 0, total = 0] = counts.map(Number);
      return { path: path.replace(/^'/, ''), human, ai, total };
    });
  },
  json: (text) => JSON.parse(text) as PageViews[],
  ndjson: (text) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as PageViews),
};

const sum = (rows: readonly PageViews[], key: 'human' | 'ai' | 'total'): string =>
  String(rows.reduce((all, row) => all + row[key], 0));

describe.each(['csv', 'json', 'ndjson'])('an export as %s', (format) => {
  it.each([
    [0, 1],
    [1, 1],
    [250, 1],
    [251, 2],
    [12_500, 50],
  ])('of %d rows is whole, and costs %d requests', async (count, requests) => {
    const rows = rowsOf(count);
    const { run, service, offsets, files } = await act({ traffic: { rows }, inputs: { format } });
    expect(offsets).toEqual([Array.from({ length: requests }, (_, page) => page * 250).join(' ')]);
    expect(new Set(service.requests.map(({ query }) => query['limit']))).toEqual(new Set(['250']));
    expect(READERS[format]?.(files[`page-views.${format}`] ?? '')).toEqual(rows);
    expect(run.outputs).toMatchObject({
      file: `page-views.${format}`,
      rows: String(count),
      human: sum(rows, 'human'),
      ai: sum(rows, 'ai'),
      total: sum(rows, 'total'),
      complete: 'true',
      nextOffset: '',
      pages: JSON.stringify(rows.slice(0, 20).map(({ path }) => path)),
    });
    expect(JSON.parse(files[`page-views.${format}.meta.json`] ?? '')).toMatchObject({
      format,
      rows: count,
      complete: true,
      requests,
      totals: { total: Number(sum(rows, 'total')) },
    });
    expect(Object.keys(files)).toHaveLength(2);
    expect(run.exitCode).toBe(0);
    expect(run.annotations).toEqual([]);
  });
});

describe('two windows', () => {
  it('of 5,000 pages cost 40 requests', async () => {
    const { run, service, offsets } = await act({
      traffic: { rows: rowsOf(5000) },
      inputs: { 'date-from': '2026-08-01', 'date-to': '2026-08-29', compare: 'true' },
    });
    const pages = Array.from({ length: 20 }, (_, page) => page * 250).join(' ');
    expect(offsets).toEqual([pages, pages]);
    const asked = service.requests.map(({ query }) => `${query['dateFrom']} ${query['dateTo']}`);
    expect([...new Set(asked)]).toEqual(['2026-08-01 2026-08-29', '2026-07-04 2026-08-01']);
    expect(run.outputs).toMatchObject({ rows: '5000', complete: 'true' });
  });

  it('name what moved', async () => {
    const window = (from: number): PageViews[] =>
      new Date(from).getUTCMonth() === 7
        ? [row('/up', 90, 10), row('/same', 50, 0), row('/down', 10, 0), row('/new', 5, 40)]
        : [row('/up', 20, 0), row('/same', 50, 0), row('/down', 60, 0), row('/gone', 30, 0)];
    const { run, files } = await act({
      traffic: { rows: ({ from }) => window(from) },
      inputs: {
        'date-from': '2026-08-01',
        'date-to': '2026-09-01',
        compare: 'true',
        'sort-by': 'change',
        top: '2',
      },
    });
    expect(run.outputs['pages']).toBe('["/up","/down"]');
    expect(run.summary).toContain(
      '**205 views**, 24.4 % of them by AI; 45 more (28 %) than in the window before.',
    );
    const sections = run.summary.split('\n### ').map((section) => section.split('\n')[0]);
    expect(sections.slice(1)).toEqual([
      'What moved most (2 of 4)',
      'Biggest risers',
      'Biggest fallers',
      'New',
      'Read by AI much more than by people',
      'No views any more',
    ]);
    expect(files['page-views.csv']?.split('\r\n')[1]).toBe('/up,90,10,100,20,0,20,80');
  });
});

describe('paths that mean something to somebody', () => {
  const HOSTILE = [
    "=cmd|' /C calc'!A0",
    '+1',
    '-1+1',
    '@everyone',
    '\t=1',
    '/"quoted", twice',
    '/a|b\\|c',
    '/a\r\n| 9 | `forged` | 1 |\r\n',
    '/`code` ``x``',
    '/\u202egnp.exe',
    '/\u0000\u001b[31m',
    '<img src=x onerror=alert(1)>',
    '%%{init: {}}%%"] --> bar [9]',
    '```\n## out\n::set-output name=x::y',
    'ghadelimiter_0\nrows=999',
    "'apostrophe",
    '/日本語/عربي',
  ];
  const rows = HOSTILE.map((path, index) => row(path, 100 - index, 1));
  let done: Promise<ViewsRun>;
  beforeAll(() => {
    done = act({ traffic: { rows }, inputs: { file: 'out/a b.csv' } });
    return done;
  });

  it('come back from the CSV, neutralised where a spreadsheet would calculate', async () => {
    const { files } = await done;
    const records = readCsv(files['a b.csv'] ?? '').slice(1);
    expect(records.map(([path = '']) => path.replace(/^'/, ''))).toEqual(HOSTILE);
    expect(records.filter(([path = '']) => /^[=+\-@\t\r\n]/.test(path))).toEqual([]);
  });

  it('stay in their cells of the summary and of the output table', async () => {
    const { run } = await done;
    for (const [table = '', width] of [
      [run.outputs['table'], 5],
      [/### Top pages[^]*?\n\n([^]*?)\n\n/.exec(run.summary)?.[1], 6],
    ] as const) {
      const lines = table.split('\n');
      expect(lines).toHaveLength(HOSTILE.length + 2);
      expect(lines.map((line) => line.split(/(?<!\\)\|/).length - 2)).toEqual(lines.map(() => width));
    }
    expect(run.summary).not.toMatch(/[\u0000\u001b\u202e]/);
    expect(run.summary.match(/^## .*$/gm)).toHaveLength(1);
  });

  it('leave the chart one chart', async () => {
    const { run } = await done;
    const chart = /```mermaid\n([^]*?)\n```/.exec(run.summary)?.[1]?.split('\n') ?? [];
    expect(chart).toHaveLength(7);
    expect(chart[3]).toMatch(/^ {2}x-axis \[("[^"`%#;<>]*"(, )?){12}\]$/u);
  });

  it('set no output of their own, and are themselves in `pages`', async () => {
    const { run } = await done;
    expect(JSON.parse(run.outputs['pages'] ?? '')).toEqual(HOSTILE);
    expect(run.outputs).toMatchObject({ rows: String(HOSTILE.length), file: 'out/a b.csv' });
    expect(Object.keys(run.outputs)).toHaveLength(9);
    expect(run.annotations).toEqual([]);
  });
});

function row(path: string, human: number, ai: number): PageViews {
  return { path, human, ai, total: human + ai };
}
