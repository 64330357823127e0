import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { RunResult } from '../../standin/runner/index.ts';
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

const rows = rowsOf(600);
const THREE = '0 250 500';
const pathsIn = ({ files }: ViewsRun): string[] =>
  readCsv(files['page-views.csv'] ?? '')
    .slice(1)
    .map(([path = '']) => path);
const annotations = ({ run }: ViewsRun): string[] =>
  run.annotations.map(({ level, title, message }) => `${level}: ${title}: ${message}`);

describe('rows that do not keep still', () => {
  it('one that comes in on top while they are read: read again, and whole', async () => {
    const done = await act({ traffic: { rows, shifts: 1 } });
    expect(done.offsets).toEqual([`${THREE} ${THREE}`]);
    expect(done.run.outputs).toMatchObject({ rows: '601', complete: 'true' });
    expect(new Set(pathsIn(done))).toEqual(new Set(['/changelog/new-1', ...rows.map(({ path }) => path)]));
    expect(done.run.log).toContain('Reading all of them once more.');
  });

  it('new ones all the time: two passes, then an honest no', async () => {
    const done = await act({ traffic: { rows, shifts: 99 } });
    expect(done.offsets).toEqual([`${THREE} ${THREE}`]);
    expect(done.run.outputs).toMatchObject({ complete: 'false', nextOffset: '' });
    expect(annotations(done)).toEqual([expect.stringMatching(/^warning: .*not complete: Rows moved/)]);
    expect(done.run.summary).toContain('> **Not complete.** Rows moved');
    expect(done.run.exitCode).toBe(0);
  });

  it('one that goes while they are read slips through unseen, but the totals tell of its views', async () => {
    const done = await act({ traffic: { rows, shifts: -1 } });
    expect(done.offsets).toEqual([THREE]);
    const lost = rows.filter(({ path }) => !pathsIn(done).includes(path));
    expect(lost).toHaveLength(1);
    const told = `${lost[0]?.total.toLocaleString('en')} views of the totals belong to pages that the service does not list`;
    expect(done.run.log).toContain(`${told}, or they moved while they were read.`);
    expect(done.run.summary).toContain(told);
  });

  it.each([1, 2, 3])(
    'unstable ties (seed %d): called complete only when every row is there',
    async (seed) => {
      const tied = rowsOf(500 + seed).map((row) => ({ ...row, human: 4, ai: 1, total: 5 }));
      const done = await act({ traffic: { rows: tied, unstableTies: true } });
      const paths = pathsIn(done);
      expect(new Set(paths).size).toBe(paths.length);
      expect(done.run.outputs['complete']).toBe(String(paths.length === tied.length));
      expect(done.offsets).toEqual([`${THREE} ${THREE}`]);
    },
  );

  it.each([
    [1, 'true'],
    [99, 'false'],
  ])('totals that drift %d times: complete=%s after one more pass', async (drifts, complete) => {
    const done = await act({ traffic: { rows, drifts } });
    expect(done.offsets).toEqual([`${THREE} ${THREE}`]);
    expect(done.run.outputs).toMatchObject({ rows: '600', complete });
    expect(annotations(done)).toHaveLength(complete === 'true' ? 0 : 1);
  });

  it('totals that simply exceed the rows are said, and no fault', async () => {
    const done = await act({ traffic: { rows, beyondRows: 7 } });
    expect(done.offsets).toEqual([THREE]);
    expect(done.run.outputs['complete']).toBe('true');
    expect(done.run.summary).toContain(
      '7 views of the totals belong to pages that the service does not list',
    );
    expect(JSON.parse(done.files['page-views.csv.meta.json'] ?? '')).toMatchObject({
      unlisted: { human: 7, total: 7 },
    });
  });
});

describe('pages of fewer rows than were asked for', () => {
  const mostRows = 100;
  const unread = rowsOf(150).map((row) => ({ path: `${row.path}-unread`, human: 0, ai: 0, total: 0 }));

  it.each([
    ['rows', rows, '0 100 200 300 400 500'],
    ['rows without views', [...rows.slice(0, 50), ...unread], '0 100'],
  ])('none of the %s is jumped over', async (_, all, offsets) => {
    const done = await act({ traffic: { rows: all, mostRows } });
    expect(done.offsets).toEqual([offsets]);
    expect(new Set(pathsIn(done))).toEqual(new Set(all.map(({ path }) => path)));
    expect(done.run.outputs).toMatchObject({ rows: String(all.length), complete: 'true', nextOffset: '' });
    expect(annotations(done)).toEqual([]);
  });

  it('a budget that is used up: a later run goes on with the next row', async () => {
    const done = await act({ traffic: { rows, mostRows }, inputs: { 'max-requests': '2' } });
    expect(done.offsets).toEqual(['0 100']);
    expect(done.run.outputs).toMatchObject({ rows: '200', complete: 'false', nextOffset: '200' });
  });
});

describe('a hasMore that lies', () => {
  it.each([
    ['for ever, with nothing behind it', { rows, hasMore: 'always' }, `${THREE} 600`, 600, 'empty-page'],
    [
      'for ever, with the same page behind it',
      { rows, hasMore: 'always', ignoresOffset: true },
      '0 250',
      250,
      'repeated-page',
    ],
  ] as const)('%s: a named error, with what is there', async (_, traffic, offsets, count, reason) => {
    const done = await act({ traffic });
    expect(done.offsets).toEqual([offsets]);
    expect(done.run.exitCode).toBe(1);
    expect(annotations(done)).toEqual([expect.stringMatching(new RegExp(`^error: .*\\(${reason}\\)`))]);
    expect(done.run.outputs).toMatchObject({
      rows: String(count),
      complete: 'false',
      file: 'page-views.csv',
    });
    expect(JSON.parse(done.files['page-views.csv.meta.json'] ?? '')).toMatchObject({
      complete: false,
      reason,
    });
  });

  it('too soon, after a full page: not believed, and whole', async () => {
    const done = await act({ traffic: { rows, hasMore: 'never' } });
    expect(done.offsets).toEqual([THREE]);
    expect(pathsIn(done)).toEqual(rows.map(({ path }) => path));
    expect(done.run.outputs['complete']).toBe('true');
  });
});

describe('a limit', () => {
  it('of the service, in the middle: what is there is kept, and a later run goes on', async () => {
    const first = await act({ traffic: { rows, rateLimitedAt: [2] }, inputs: { compare: 'true' } });
    expect(first.offsets).toEqual(['0 250']);
    expect(first.run.outputs).toMatchObject({ rows: '250', complete: 'false', nextOffset: '250' });
    expect(annotations(first)).toEqual([
      expect.stringMatching(/100 per organization and hour.*`offset: 250`/),
    ]);
    expect(first.run.exitCode).toBe(0);
    const offset = first.run.outputs['nextOffset'] ?? '';
    const second = await act({ traffic: { rows }, inputs: { offset } });
    expect(second.offsets).toEqual(['250 500']);
    expect([...pathsIn(first), ...pathsIn(second)]).toEqual(rows.map(({ path }) => path));
  });

  it('behind rows that had moved: no place to go on from, and why', async () => {
    const done = await act({ traffic: { rows, shifts: 1, rateLimitedAt: [3] } });
    expect(done.offsets).toEqual([THREE]);
    expect(done.run.outputs).toMatchObject({ rows: '499', complete: 'false', nextOffset: '' });
    expect(annotations(done)).toEqual([
      expect.stringMatching(/no more requests.*begin again with the first/),
    ]);
    expect(JSON.parse(done.files['page-views.csv.meta.json'] ?? '')).toMatchObject({
      reason: 'rate-limited',
      moved: true,
    });
  });

  it('of our own', async () => {
    const done = await act({ traffic: { rows }, inputs: { 'max-requests': '2' } });
    expect(done.offsets).toEqual(['0 250']);
    expect(done.run.outputs).toMatchObject({ rows: '500', complete: 'false', nextOffset: '500' });
    expect(done.run.summary).toContain('as `max-requests` says');
  });
});

it('faults that pass by are waited out', async () => {
  let requests = 0;
  const intercept: NonNullable<ViewsScene['service']>['intercept'] = () => {
    requests += 1;
    if (requests === 2) return { status: 503, body: 'busy' };
    return requests === 3 ? 'hang-up' : undefined;
  };
  const done = await act({ traffic: { rows }, service: { intercept } });
  expect(done.offsets).toEqual(['0 250 250 250 500']);
  expect(done.run.outputs).toMatchObject({ rows: '600', complete: 'true' });
});

it('a cancel half way leaves no half file: what stood there stays', async () => {
  const workspace = mkdtempSync(join(tmpdir(), 'views-'));
  writeFileSync(join(workspace, 'page-views.csv'), 'of last week');
  try {
    const done = await act({
      workspace,
      traffic: { rows: rowsOf(12_500) },
      service: { latencyMs: 5 },
      cancel: { at: { onLine: /request 3/ } },
    });
    expect(done.run.conclusion).toBe('cancelled');
    expect(done.files).toEqual({ 'page-views.csv': 'of last week' });
    expect(readFileSync(join(workspace, 'page-views.csv'), 'utf8')).toBe('of last week');
    expect(done.service.requests.length).toBeLessThan(10);
    expect(done.run.outputs).toMatchObject({ file: '', complete: 'false', nextOffset: '' });
    expect(done.run.summary).toContain('The run was cancelled');
  } finally {
    rmSync(workspace, { recursive: true });
  }
});

describe('what is wrong gets its own sentence, in log and summary, and no request', () => {
  it.each([
    ['an empty key', { 'api-key': '' }, /`api-key` is empty/],
    [
      'a day that no calendar has',
      { 'date-from': '2026-02-30' },
      /`date-from` is 2026-02-30, which is on no calendar/,
    ],
    [
      'a window turned round',
      { 'date-from': '2026-03-02', 'date-to': '2026-03-01' },
      /comes after `date-to`/,
    ],
    ['a window in the future', { 'date-from': '2999-01-01' }, /lies in the future/],
    ['a time without a zone', { 'date-from': '2026-03-01T10:00' }, /a time without a zone/],
    [
      'more rows than the service gives',
      { limit: '251' },
      /`limit` is "251"\. Write a whole number from 1 to 250/,
    ],
    ['a file elsewhere', { file: '../x.csv' }, /may lead out of the workspace/],
    ['an unknown format', { format: 'xlsx' }, /`format` is "xlsx"\. Write one of csv, json, ndjson/],
    ['change without a window before', { 'sort-by': 'change' }, /needs the window before/],
  ])('%s', async (_, inputs, sentence) => {
    const done = await act({ inputs });
    expect(done.service.requests).toEqual([]);
    expect(done.run.exitCode).toBe(1);
    expect(annotations(done)).toEqual([expect.stringMatching(sentence)]);
    expect(done.run.summary).toMatch(/^## ❌ No page views\n\n/);
    expect(done.run.outputs).toMatchObject({ file: '', rows: '', complete: 'false', pages: '[]' });
    expect(done.files).toEqual({});
  });

  it('several at once are told together', async () => {
    const done = await act({ inputs: { 'base-url': 'ftp://x', days: 'x', top: '0', compare: 'perhaps' } });
    expect(done.run.summary.match(/^- `/gm)).toHaveLength(4);
    expect(annotations(done)).toHaveLength(1);
  });
});

describe('a service that says no', () => {
  it.each([
    ['to the key', { 'api-key': 'mint_wrong' }, /answered 401.*Check `api-key`/, 1],
    ['to the project', { 'project-id': 'other' }, /answered 404.*Check `project-id`/, 1],
    [
      'to nothing, as it is not there',
      { 'base-url': 'http://127.0.0.1:9' },
      /could not be read.*Check `base-url`/,
      0,
    ],
  ])('%s: no file, and the cure', async (_, inputs, sentence, requests) => {
    const done = await act({ inputs });
    expect(done.service.requests).toHaveLength(requests);
    expect(annotations(done)).toEqual([expect.stringMatching(sentence)]);
    expect(done.run.exitCode).toBe(1);
    expect(done.files).toEqual({});
  });

  it('a key that may only read is enough', async () => {
    const { run } = await act({ inputs: { 'api-key': 'mint_stand_in_read_only_key' } });
    expect(run.outputs['complete']).toBe('true');
  });
});
