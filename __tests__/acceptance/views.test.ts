import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  refuseForNow,
  sendJson,
  type ServiceReply,
} from '../../fakes/service/exchange.ts';
import type { Harness } from '../../fakes/harness.ts';
import { viewsOf, type PageViews } from '../../fakes/service/site.ts';
import type { LoggedRequest, ServeOptions } from '../../fakes/service/serve.ts';
import { readCsv } from '../support/read-csv.ts';
import { annotated, withHarness } from './with-harness.ts';

/** Reads a file of each format without the code that writes it. */
const READERS: Readonly<Record<string, (text: string) => PageViews[]>> = {
  csv: (text) => {
    const [header, ...records] = readCsv(text);
    expect(header).toEqual(['path', 'human', 'ai', 'total']);
    return records.map(([cell = '', human, ai]) => {
      const path = cell.replace(/^'/, '');
      return viewsOf(path, Number(human), Number(ai));
    });
  },
  json: (text) => JSON.parse(text) as PageViews[],
};
const READ_ONLY = 'mint_fake_read_only_key';

/** Creates rows in the order of the service: most views first. */
function rowsOf(count: number): readonly PageViews[] {
  return Array.from({ length: count }, (_, index) =>
    viewsOf(`/page-${index}`, 3 * (count - index), 1 + (index % 2)),
  );
}

it.each([
  ['csv', rowsOf(12_500), 50],
  ['json', [viewsOf('/a\u2028b\u2029c', 9000, 1), ...rowsOf(250)], 2],
  ['json', [], 1],
])(
  'an export as %s is complete, and has a page of 250 rows for each request',
  (format, views, requests) =>
    withHarness({ service: { readers: { views } } }, async ({ exportFiles, service }) => {
      const inputs = { file: `page-views.${format}`, 'api-key': READ_ONLY };
      const { result: run, files } = await exportFiles('views', { inputs });
      const pages = service.requests.map(({ query: { limit, offset } }) => ({
        limit,
        offset,
      }));
      expect(pages).toEqual(
        Array.from({ length: requests }, (_, page) => ({
          limit: '250',
          offset: `${page * 250}`,
        })),
      );

      const text = files[`page-views.${format}`] ?? '';
      expect(READERS[format]?.(text)).toEqual(views);

      const sum = (key: 'human' | 'ai' | 'total'): number =>
        views.reduce((all, each) => all + each[key], 0);
      expect(run.outputs).toMatchObject({
        file: `page-views.${format}`,
        complete: 'true',
      });

      const metadata: unknown = JSON.parse(files[`page-views.${format}.meta.json`] ?? '');
      expect(metadata).toMatchObject({
        rows: views.length,
        complete: true,
        totals: { human: sum('human'), ai: sum('ai'), total: sum('total') },
      });
      expect(Object.keys(files)).toHaveLength(2);
      expect(run).toMatchObject({ exitCode: 0, annotations: [] });
    }),
);

const views = rowsOf(600);
const FIRST_AGAIN = sendJson(200, {
  totals: { human: 0, ai: 0, total: 0 },
  views: views.slice(0, 250),
  hasMore: true,
});

it.each<[string, ServiceReply, number]>([
  ['rate-limited', refuseForNow(1), 0],
  ['inconsistent-paging', FIRST_AGAIN, 1],
])('an incomplete export is kept: %s', (reason, second, exitCode) => {
  const intercept = ({ query }: LoggedRequest) =>
    query['offset'] === '250' ? second : undefined;
  return withHarness({ service: { readers: { views }, intercept } }, async (harness) => {
    const { result, files } = await harness.exportFiles('views');
    expect(result).toMatchObject({
      exitCode,
      outputs: { file: 'page-views.csv', complete: 'false' },
    });
    const metadata: unknown = JSON.parse(files['page-views.csv.meta.json'] ?? '');
    expect(metadata).toMatchObject({ complete: false, reason, rows: 250 });
  });
});

/** Runs a test in a workspace with links to folders that an export must not write to, and removes both. */
async function inWorkspace(
  service: ServeOptions,
  test: (workspace: string, harness: Harness) => Promise<void>,
): Promise<void> {
  const workspace = mkdtempSync(join(tmpdir(), 'views-'));
  for (const [folder, link] of [
    ['.git', 'link-to-git'],
    ['.github/workflows', 'link-to-workflows'],
  ] as const) {
    mkdirSync(join(workspace, folder), { recursive: true });
    symlinkSync(folder, join(workspace, link));
  }
  await withHarness({ service }, (harness) => test(workspace, harness)).finally(() =>
    rmSync(workspace, { recursive: true }),
  );
}

it('a cancelled export leaves the existing file', () => {
  const large = { latencyMs: 5, readers: { views: rowsOf(12_500) } };
  return inWorkspace(large, async (workspace, { exportFiles, service }) => {
    writeFileSync(join(workspace, 'page-views.csv'), 'last week');
    const { result: run, files } = await exportFiles('views', {
      workspace,
      cancel: { at: { onLine: /Request 3/ } },
    });
    expect(run.conclusion).toBe('cancelled');
    expect(files).toEqual({ 'page-views.csv': 'last week' });
    expect(service.requests.length).toBeLessThan(10);
    expect(run.outputs).toMatchObject({ file: '', complete: 'false' });
    expect(run.summary).toContain('The run was cancelled');
  });
});

describe('no file is written, and the error says what to do, with', () => {
  type Row = Readonly<{
    title: string;
    inputs: Readonly<Record<string, string>>;
    message: RegExp;
    requests?: number;
  }>;

  it.each<Row>([
    {
      title: 'a link to .git',
      inputs: { file: 'link-to-git/x.csv' },
      message: /`file`: .* is in \.git or \.github\/workflows/,
    },
    {
      title: 'a link to workflows',
      inputs: { file: 'link-to-workflows/x.csv' },
      message: /`file`: .* is in \.git or \.github/,
    },
    {
      title: 'a file elsewhere',
      inputs: { file: '../x.csv' },
      message: /`file`: \.\.\/x\.csv is outside the workspace/,
    },
    {
      title: 'a wrong key',
      inputs: { 'api-key': 'mint_wrong_key_012345' },
      message: /401.*`api-key`/,
      requests: 1,
    },
  ])('$title', ({ inputs, message, requests = 0 }) =>
    inWorkspace({}, async (workspace, { exportFiles, service }) => {
      const { result: run, files } = await exportFiles('views', { workspace, inputs });
      expect(service.requests).toHaveLength(requests);
      expect(annotated(run, 'error')).toEqual([expect.stringMatching(message)]);
      expect(run.summary).toMatch(/^### ❌ No page views\n\n- /);
      expect(run).toMatchObject({
        exitCode: 1,
        outputs: { file: '', complete: 'false', table: '' },
      });
      expect(files).toEqual({});
    }),
  );
});
