import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readCsv } from '../support/read-csv.ts';
import { exportViews, rowsOf, type Export, type ExportOptions } from '../../fakes/export-views.ts';

const rows = rowsOf(600);
const ONE_PASS = '0 250 500';
const TWO_PASSES = `${ONE_PASS} ${ONE_PASS}`;
const pathsOf = (of: readonly { path: string }[]): string[] => of.map(({ path }) => path);
const pathsIn = ({ files }: Export): string[] =>
  readCsv(files['page-views.csv'] ?? '')
    .slice(1)
    .map(([path = '']) => path);

describe('a complete export, although', () => {
  it('a new row moves all others', async () => {
    const exported = await exportViews({ traffic: { rows, shifts: 1 } });
    expect(exported.offsets).toEqual([TWO_PASSES]);
    expect(pathsIn(exported).sort()).toEqual(['/changelog/new-1', ...pathsOf(rows)].toSorted());
    expect(exported.run.outputs).toMatchObject({ rows: '601', complete: 'true', nextOffset: '' });
    expect(exported.annotations).toEqual([]);
  });

  it('a row is removed, so that another one is on no page: the difference is reported', async () => {
    const exported = await exportViews({ traffic: { rows, shifts: -1 } });
    const missing = rows.find(({ path }) => !pathsIn(exported).includes(path));
    expect(exported.offsets).toEqual([ONE_PASS]);
    expect(exported.run.outputs).toMatchObject({ rows: '599', complete: 'true' });
    expect(exported.metadata).toMatchObject({ unlisted: missing?.total });
  });

  it('the key is read-only', async () => {
    const { run } = await exportViews({ inputs: { 'api-key': 'mint_fake_read_only_key' } });
    expect(run.outputs['complete']).toBe('true');
  });
});

describe('an incomplete export', () => {
  it.each<[string, ExportOptions, string, Readonly<Record<string, string>>]>([
    ['rows-moved', { traffic: { shifts: 99 } }, TWO_PASSES, { nextOffset: '' }],
    ['rate-limited', { traffic: { rateLimitedAt: [2] } }, '0 250', { rows: '250', nextOffset: '250' }],
    [
      'max-requests',
      { traffic: { maxRows: 100 }, inputs: { 'max-requests': '2' } },
      '0 100',
      { rows: '200', nextOffset: '200' },
    ],
  ])('%s: is kept, with a warning', async (reason, { traffic, inputs = {} }, offsets, outputs) => {
    const exported = await exportViews({ traffic: { rows, ...traffic }, inputs });
    expect(exported.offsets).toEqual([offsets]);
    expect(exported.run).toMatchObject({ exitCode: 0, outputs: { complete: 'false', ...outputs } });
    expect(exported.metadata).toMatchObject({ complete: false, reason });
    expect(exported.annotations).toEqual([
      expect.stringMatching(/^warning: The page views are incomplete: /),
    ]);
    expect(exported.run.summary).toContain('> **The page views are incomplete.**');
  });

  it('is resumed by a second run', async () => {
    const first = await exportViews({ traffic: { rows, rateLimitedAt: [2] }, inputs: { compare: 'true' } });
    expect(first.offsets).toEqual(['0 250']);
    const offset = first.run.outputs['nextOffset'] ?? '';
    const second = await exportViews({ traffic: { rows }, inputs: { offset } });
    expect(second.offsets).toEqual(['250 500']);
    expect([...pathsIn(first), ...pathsIn(second)]).toEqual(pathsOf(rows));
  });

  it('of a service that announces more rows, but returns the same ones: fails', async () => {
    const exported = await exportViews({ traffic: { rows, ignoresOffset: true } });
    expect(exported.offsets).toEqual(['0 250']);
    expect(exported.run).toMatchObject({
      exitCode: 1,
      outputs: { rows: '250', complete: 'false', file: 'page-views.csv' },
    });
    expect(exported.metadata).toMatchObject({ complete: false, reason: 'inconsistent-paging' });
  });
});

describe('in a workspace', () => {
  let workspace = '';
  let outside = '';
  beforeEach(() => {
    [workspace = '', outside = ''] = ['views-', 'outside-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  });
  afterEach(() => {
    for (const folder of [workspace, outside]) rmSync(folder, { recursive: true });
  });

  it('a cancelled export leaves the existing file', async () => {
    writeFileSync(join(workspace, 'page-views.csv'), 'last week');
    const { run, files, service } = await exportViews({
      workspace,
      traffic: { rows: rowsOf(12_500) },
      service: { latencyMs: 5 },
      cancel: { at: { onLine: /Request 3/ } },
    });
    expect(run.conclusion).toBe('cancelled');
    expect(files).toEqual({ 'page-views.csv': 'last week' });
    expect(service.requests.length).toBeLessThan(10);
    expect(run.outputs).toMatchObject({ file: '', complete: 'false', nextOffset: '' });
    expect(run.summary).toContain('The run was cancelled');
  });

  it.each([
    ['link-to-git/x.csv', 'is in .git or .github/workflows'],
    ['link-to-workflows/x.csv', 'is in .git or .github/workflows'],
    ['../x.csv', 'is outside the workspace'],
  ])('the file %s is refused before any request', async (file, reason) => {
    mkdirSync(join(workspace, '.git'));
    symlinkSync('.git', join(workspace, 'link-to-git'));
    mkdirSync(join(workspace, '.github/workflows'), { recursive: true });
    symlinkSync('.github/workflows', join(workspace, 'link-to-workflows'));
    symlinkSync(outside, join(workspace, 'link-outside'));
    const { run, files, service, annotations } = await exportViews({ workspace, inputs: { file } });
    expect(service.requests).toEqual([]);
    expect(annotations).toEqual([expect.stringContaining(`\`file\`: ${file} ${reason}`)]);
    expect(run).toMatchObject({ exitCode: 1, outputs: { file: '', complete: 'false' } });
    expect(files).toEqual({});
  });
});

describe('no export', () => {
  it.each<[string, Readonly<Record<string, string>>, RegExp, number]>([
    ['no key', { 'api-key': '' }, /`api-key`/, 0],
    ['an invalid date', { 'date-from': '2026-02-30' }, /`date-from` is not a valid date: 2026-02-30\./, 0],
    ['a wrong key', { 'api-key': 'mint_wrong' }, /401.*`api-key`/, 1],
  ])('%s: no file, and what to do', async (_, inputs, message, requests) => {
    const { run, service, annotations, files } = await exportViews({ inputs });
    expect(service.requests).toHaveLength(requests);
    expect(annotations).toEqual([expect.stringMatching(message)]);
    expect(run.summary).toMatch(/^### ❌ No page views\n\n- /);
    expect(run).toMatchObject({
      exitCode: 1,
      outputs: { file: '', rows: '', complete: 'false', pages: '[]' },
    });
    expect(files).toEqual({});
  });
});
