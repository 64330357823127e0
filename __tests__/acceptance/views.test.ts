import { basename, dirname, isAbsolute } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  refuseForNow,
  sendJson,
  type ServiceReply,
} from '../../fakes/service/exchange.ts';
import { viewsOf, type PageViews } from '../../fakes/service/site.ts';
import type { LoggedRequest } from '../../fakes/service/serve.ts';
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
      const inputs = { format, 'api-key': READ_ONLY };
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
      const { complete, file = '', metadataFile = '' } = run.outputs;
      expect(complete).toBe('true');
      expect(basename(file)).toBe(`page-views.${format}`);
      expect(basename(metadataFile)).toBe('page-views.meta.json');

      const metadata: unknown = JSON.parse(files['page-views.meta.json'] ?? '');
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
    expect(result).toMatchObject({ exitCode, outputs: { complete: 'false' } });
    expect(annotated(result, 'error')).toHaveLength(exitCode);
    expect(Object.keys(files)).toContain('page-views.csv');
    const metadata: unknown = JSON.parse(files['page-views.meta.json'] ?? '');
    expect(metadata).toMatchObject({ complete: false, reason, rows: 250 });
  });
});

it('a cancelled export leaves no file', () => {
  const large = { latencyMs: 5, readers: { views: rowsOf(12_500) } };
  return withHarness({ service: large }, async ({ exportFiles, service }) => {
    const { result: run, files } = await exportFiles('views', {
      cancel: { at: { onLine: /Request 3/ } },
    });
    expect(run.conclusion).toBe('cancelled');
    expect(files).toEqual({});
    expect(service.requests.length).toBeLessThan(10);
    expect(run.outputs).toEqual({ complete: 'false' });
    expect(run.summary).toContain('The run was cancelled');
  });
});

/** A path outside the folder of the step, where a file could do harm. */
const PATH = '../.git/hooks/pre-commit';

describe.each(['views', 'signals', 'report'] as const)('%s', (action) => {
  it('has no input that could be the path of its file', () =>
    withHarness({}, async ({ exportFiles }) => {
      const inputs = { format: PATH, file: PATH };
      const { result, files, inWorkspace } = await exportFiles(action, { inputs });
      expect(result.exitCode).toBe(1);
      const errors = annotated(result, 'error');
      expect(errors).toEqual([
        expect.stringContaining('`format`'),
        expect.stringContaining('`file`'),
      ]);
      expect({ ...files, ...inWorkspace }).toEqual({});
    }));

  it('writes plain names into a folder of its own below RUNNER_TEMP, and nothing into the workspace', () =>
    withHarness({}, async ({ exportFiles }) => {
      const { result, files, inWorkspace } = await exportFiles(action);
      expect(result.exitCode).toBe(0);
      const { file = '' } = result.outputs;
      expect(isAbsolute(file)).toBe(true);
      expect(basename(dirname(dirname(file)))).toBe('temp');
      expect(Object.keys(files)).toContain(basename(file));
      expect(inWorkspace).toEqual({});
    }));
});

it('a folder that cannot be used fails the step, which still has its other outputs', () =>
  withHarness({}, async ({ exportFiles }) => {
    const env = { RUNNER_TEMP: '/does/not/exist' };
    const { result } = await exportFiles('views', { env });
    expect(annotated(result, 'error')).toEqual([expect.stringContaining('ENOENT')]);
    expect(result).toMatchObject({ exitCode: 1, outputs: { complete: 'true' } });
    expect(result.outputs).not.toHaveProperty('file');
  }));

it('with a wrong key, there is no file, and the error names the input', () =>
  withHarness({}, async ({ exportFiles, service }) => {
    const inputs = { 'api-key': 'mint_wrong_key_012345' };
    const { result: run, files } = await exportFiles('views', { inputs });
    expect(service.requests).toHaveLength(1);
    expect(annotated(run, 'error')).toEqual([expect.stringMatching(/401.*`api-key`/)]);
    expect(run.summary).toMatch(/^### ❌ No page views\n\n- /);
    expect(run).toMatchObject({ exitCode: 1, outputs: { complete: 'false' } });
    expect(files).toEqual({});
  }));
