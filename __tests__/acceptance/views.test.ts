import { expect, it } from '@jest/globals';
import type { PageViews } from '../../fakes/service/config.ts';
import { readCsv } from '../support/read-csv.ts';
import { exportViews, row, rowsOf } from '../../fakes/export-views.ts';

/** Reads a file of each format without the code that writes it. */
const READERS: Readonly<Record<string, (text: string) => PageViews[]>> = {
  csv: (text) => {
    const [header, ...records] = readCsv(text);
    expect(header).toEqual(['path', 'human', 'ai', 'total']);
    return records.map(([path = '', human, ai]) => row(path.replace(/^'/, ''), Number(human), Number(ai)));
  },
  json: (text) => JSON.parse(text) as PageViews[],
  ndjson: (text) => JSON.parse(`[${text.trimEnd().replaceAll('\n', ',')}]`) as PageViews[],
};

it.each([
  ['csv', 12_500, 50],
  ['json', 251, 2],
  ['ndjson', 0, 1],
])('an export as %s of %d rows is complete, and costs %d requests', async (format, count, requests) => {
  const rows = rowsOf(count);
  const { run, service, offsets, files } = await exportViews({ traffic: { rows }, inputs: { format } });
  expect(offsets).toEqual([Array.from({ length: requests }, (_, page) => page * 250).join(' ')]);
  expect(new Set(service.requests.map(({ query }) => query['limit']))).toEqual(new Set(['250']));
  expect(READERS[format]?.(files[`page-views.${format}`] ?? '')).toEqual(rows);
  const sum = (key: 'human' | 'ai' | 'total'): number => rows.reduce((all, each) => all + each[key], 0);
  expect(run.outputs).toMatchObject({
    file: `page-views.${format}`,
    rows: String(count),
    human: String(sum('human')),
    ai: String(sum('ai')),
    total: String(sum('total')),
    complete: 'true',
    nextOffset: '',
    pages: JSON.stringify(rows.slice(0, 20).map(({ path }) => path)),
  });
  expect(JSON.parse(files[`page-views.${format}.meta.json`] ?? '')).toMatchObject({
    format,
    rows: count,
    complete: true,
    requests,
    totals: { total: sum('total') },
  });
  expect(Object.keys(files)).toHaveLength(2);
  expect(run).toMatchObject({ exitCode: 0, annotations: [] });
});

it.each(['json', 'ndjson'])('an export as %s escapes line separators in a path', async (format) => {
  const rows = [row('/a\u2028b\u2029c', 2, 1)];
  const { run, files } = await exportViews({ traffic: { rows }, inputs: { format } });
  const text = files[`page-views.${format}`] ?? '';
  expect(text).toContain(String.raw`/a\u2028b\u2029c`);
  expect(text).not.toMatch(/[\u2028\u2029]/);
  expect(READERS[format]?.(text)).toEqual(rows);
  expect(run.exitCode).toBe(0);
});
