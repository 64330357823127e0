import { describe, expect, test } from '@jest/globals';
import { errorOf, MemoryAnalytics, page, pageOf, pagesOf, row, serviceOf } from './memory-analytics.ts';
import { runInMemory } from './views-run.ts';

const NOW = [row('/start', 100, 20), row('/api', 10, 60), row('/fresh', 5)];
const BEFORE = [row('/start', 150, 10), row('/api', 5, 25), row('/old', 30)];

/** Two periods of 28 days; the current one starts on 10 February. */
const twoPeriods = (): MemoryAnalytics =>
  new MemoryAnalytics((query) => page(pageOf(query.dateFrom === '2026-02-10' ? NOW : BEFORE, query)));

describe('a complete export', () => {
  test('writes the file and all outputs', async () => {
    const { files, outputs, failed } = await runInMemory(twoPeriods());
    expect(failed).toBe(false);
    expect(files.get('page-views.csv')).toBe(
      'path,human,ai,total\r\n/start,100,20,120\r\n/api,10,60,70\r\n/fresh,5,0,5\r\n',
    );
    expect(outputs).toEqual({
      file: 'page-views.csv',
      rows: '3',
      human: '115',
      ai: '80',
      total: '195',
      complete: 'true',
      nextOffset: '',
      table: [
        '| # | Page | Views | Human | AI |',
        '| ---: | :--- | ---: | ---: | ---: |',
        '| 1 | `/start` | 120 | 100 | 20 |',
        '| 2 | `/api` | 70 | 10 | 60 |',
        '| 3 | `/fresh` | 5 | 5 | 0 |',
      ].join('\n'),
      pages: '["/start","/api","/fresh"]',
    });
  });

  test('writes metadata of both periods', async () => {
    const { metadata } = await runInMemory(twoPeriods(), { compare: 'true', paths: '/**' });
    const complete = { complete: true, unlisted: 0, requests: 1 };
    expect(metadata).toEqual({
      file: 'page-views.csv',
      format: 'csv',
      columns: ['path', 'human', 'ai', 'total', 'humanBefore', 'aiBefore', 'totalBefore', 'change'],
      generatedAt: '2026-03-10T15:30:00.000Z',
      rows: 3,
      filtered: true,
      offset: 0,
      dateFrom: '2026-02-10',
      dateTo: '2026-03-10',
      totals: { human: 115, ai: 80, total: 195 },
      selected: { human: 115, ai: 80, total: 195 },
      ...complete,
      previous: {
        dateFrom: '2026-01-13',
        dateTo: '2026-02-10',
        totals: { human: 185, ai: 35, total: 220 },
        ...complete,
      },
    });
  });

  test('writes a summary of both periods', async () => {
    const { summary } = await runInMemory(twoPeriods(), { compare: 'true' });
    const paragraphs = summary
      .replace(/```[^]*?```/, 'chart')
      .trimEnd()
      .split('\n\n');
    expect(paragraphs.filter((text) => !/^\||^<\/details>/.test(text))).toEqual([
      '### 📊 Page views, 2026-02-10 to 2026-03-09 (28 days)',
      '**195 views**, −11% compared with the previous period',
      '- 🟦 People: 115 (59.0%), −38%\n- 🟧 AI: 80 (41.0%), +129%',
      'chart',
      '<details><summary>Top pages (3)</summary>',
      '<details><summary>Rising (1)</summary>',
      '<details><summary>Falling (1)</summary>',
      '<details><summary>New, without views in the previous period (1)</summary>',
      '<details><summary>Gone, without views in this period (1)</summary>',
      '<details><summary>Mostly read by AI (1)</summary>',
      '3 rows in `page-views.csv`, 2 requests.',
    ]);
  });

  test('of selected pages has their totals', async () => {
    const inputs = { paths: '/a*\n/f*', 'paths-ignore': '/fresh', format: 'ndjson' };
    const { files, outputs } = await runInMemory(twoPeriods(), inputs);
    expect(files.get('page-views.ndjson')).toBe('{"path":"/api","human":10,"ai":60,"total":70}\n');
    expect(outputs).toMatchObject({ rows: '1', human: '10', ai: '60', total: '70' });
  });

  test('without a summary', async () => {
    expect((await runInMemory(twoPeriods(), { summary: 'false' })).summary).toBe('');
  });

  test('of long paths stays far below the limits of the runner', async () => {
    const rows = pagesOf(300).map((each) => ({
      ...each,
      path: `${each.path}/${'`|\u{1f600}'.repeat(3000)}`,
    }));
    const { summary, outputs } = await runInMemory(serviceOf(rows), { top: '250', compare: 'true' });
    expect(Buffer.byteLength(summary)).toBeLessThan(512 * 1024);
    expect(Buffer.byteLength(outputs['pages'] ?? '')).toBeLessThan(100_000);
  });

  test.each([
    ['less', NOW, 1280, /1,085 views less than the totals/],
    ['more', NOW, 4, /191 views more than the totals/],
  ])('whose rows do not add up to the totals: %s', async (_, rows, total, message) => {
    const totals = { human: 1, ai: 1, total };
    const { summary, log, outputs } = await runInMemory(
      new MemoryAnalytics((query) => page({ ...pageOf(rows, query), totals })),
    );
    expect(outputs['complete']).toBe('true');
    expect(log.at(-1)).toMatch(message);
    expect(summary).toContain(log.at(-1));
  });
});

describe('invalid inputs', () => {
  const inputs = { 'base-url': 'api', days: '0', limit: '999' };

  test('are all reported, and nothing is requested', async () => {
    const analytics = twoPeriods();
    const { log, outputs, summary, failed } = await runInMemory(analytics, inputs);
    expect(analytics.queries).toEqual([]);
    expect(failed).toBe(true);
    expect(log).toEqual([
      expect.stringMatching(/^error: No page views: .*`base-url`.*\n.*`days`.*\n.*`limit`/),
    ]);
    expect(outputs).toMatchObject({ file: '', complete: 'false', pages: '[]' });
    expect(summary.match(/^- .*$/gm)).toHaveLength(3);
  });

  test('are reported in the log only, with summary: false', async () => {
    const { log, summary } = await runInMemory(twoPeriods(), { ...inputs, summary: 'false' });
    expect(summary).toBe('');
    expect(log).toHaveLength(1);
  });
});

describe('an incomplete export', () => {
  const rows = pagesOf(600);
  const moving = [...rows.slice(0, 251), ...rows.slice(250)];
  const serviceWith = (listed: typeof rows, failAt = 0): MemoryAnalytics =>
    new MemoryAnalytics((query, n) => (n === failAt ? errorOf(429) : page(pageOf(listed, query))));

  test.each([
    ['rate-limited', serviceWith(rows, 2), '90', '250', '250', /with `offset: 250`/],
    ['max-requests', serviceWith(rows), '2', '500', '500', /with `offset: 500`/],
    ['max-requests', serviceWith(moving), '2', '499', '', /Rows moved .* without `offset`/],
    ['rows-moved', serviceWith(moving), '3', '600', '', /yesterday/],
  ])('%s: is kept, and reported', async (reason, analytics, maxRequests, count, nextOffset, message) => {
    const result = await runInMemory(analytics, { 'max-requests': maxRequests });
    expect(result).toMatchObject({
      failed: false,
      outputs: { complete: 'false', rows: count, nextOffset },
      metadata: { complete: false, reason },
    });
    expect(result.files.get('page-views.csv')?.split('\r\n')).toHaveLength(Number(count) + 2);
    expect(result.log.at(-1)).toMatch(/^warning: The page views are incomplete: /);
    expect(result.log.at(-1)).toMatch(message);
    expect(result.summary).toContain('> [!WARNING]\n> **The page views are incomplete.** ');
  });

  test('of the current period: the previous one is not read', async () => {
    const analytics = serviceWith(rows, 2);
    const { metadata, summary } = await runInMemory(analytics, { compare: 'true' });
    expect(analytics.queries).toHaveLength(2);
    expect(metadata).not.toHaveProperty('previous');
    expect(summary).not.toContain('compared');
  });

  test.each([
    ['some of it was read', '5', 5],
    ['nothing of it was read', '3', 3],
  ])('of the previous period, %s', async (_, maxRequests, requests) => {
    const analytics = serviceOf(rows);
    const result = await runInMemory(analytics, { compare: 'true', 'max-requests': maxRequests });
    expect(analytics.queries).toHaveLength(requests);
    expect(result).toMatchObject({
      outputs: { complete: 'true' },
      metadata: { complete: true, previous: { complete: false, reason: 'max-requests' } },
    });
    expect(result.log.at(-1)).toMatch(/^warning: The previous period is incomplete: /);
    // Totals are site-wide, so one response of the previous period is enough to compare them.
    expect(result.summary.includes('compared with')).toBe(maxRequests === '5');
  });

  test('nothing was read: no file', async () => {
    const result = await runInMemory(new MemoryAnalytics(() => errorOf(401)), { offset: '500' });
    expect(result).toMatchObject({ failed: true, outputs: { nextOffset: '500' } });
    expect(result.files.size).toBe(0);
    expect(result.log.at(-1)).toMatch(/^error: No page views: .*401.*`api-key`/);
    expect(result.summary).toMatch(/^### ❌ No page views\n\n- .*401/);
  });

  test.each([1, 2, 3, 4])('cancelled at request %d: no file, no further request', async (at) => {
    const controller = new AbortController();
    const analytics = new MemoryAnalytics((query, n) => {
      if (n === at) controller.abort();
      return page(pageOf(rows, query));
    });
    const { files, outputs, log } = await runInMemory(analytics, { compare: 'true' }, controller);
    expect(analytics.queries).toHaveLength(at);
    expect(files.size).toBe(0);
    expect(outputs).toMatchObject({ complete: 'false', nextOffset: '', file: '' });
    expect(log.at(-1)).toMatch(/cancelled/);
  });
});

test('a file that cannot be written fails the step; the other outputs are set', async () => {
  const diskError = { kind: 'is-a-folder', path: 'page-views.csv', code: '' } as const;
  const result = await runInMemory(twoPeriods(), {}, { diskError });
  expect(result).toMatchObject({ failed: true, outputs: { file: '', rows: '3', total: '195' } });
  expect(result.log.at(-1)).toBe(
    'error: The page views could not be written: page-views.csv is a folder. Use the path of a file.',
  );
});
