import { describe, expect, test } from '@jest/globals';
import type { PageViews } from '../../src/domain.ts';
import { runViews } from '../../src/views/run.ts';
import { fault, MemoryAnalytics, page, pageOf, pagesOf } from './memory-analytics.ts';
import { MemoryWorld } from './memory-world.ts';

const row = (path: string, human: number, ai: number): PageViews => ({ path, human, ai, total: human + ai });
const NOW = [row('/start', 100, 20), row('/api', 10, 60), row('/fresh', 5, 0)];
const BEFORE = [row('/start', 150, 10), row('/api', 5, 25), row('/old', 30, 0)];

/** Two windows of 28 days, the later one beginning on the 10th of February. */
const twoWindows = (): MemoryAnalytics =>
  new MemoryAnalytics((query) => page(pageOf(query.dateFrom === '2026-02-10' ? NOW : BEFORE, query)));

describe('when all goes well', () => {
  test('one window: one request, the file, its side file, all outputs', async () => {
    const seen = new MemoryWorld();
    const analytics = twoWindows();
    expect(await runViews(seen.world(analytics))).toMatchObject({ failed: false });
    expect(analytics.queries).toEqual([
      { dateFrom: '2026-02-10', dateTo: '2026-03-10', limit: 250, offset: 0 },
    ]);
    expect(seen.files.get('page-views.csv')).toBe(
      'path,human,ai,total\r\n/start,100,20,120\r\n/api,10,60,70\r\n/fresh,5,0,5\r\n',
    );
    expect(Object.fromEntries(seen.outputs)).toEqual({
      file: 'page-views.csv',
      rows: '3',
      human: '115',
      ai: '80',
      total: '195',
      complete: 'true',
      nextOffset: '',
      table: [
        '| # | page | views | human | AI |',
        '| ---: | :--- | ---: | ---: | ---: |',
        '| 1 | `/start` | 120 | 100 | 20 |',
        '| 2 | `/api` | 70 | 10 | 60 |',
        '| 3 | `/fresh` | 5 | 5 | 0 |',
      ].join('\n'),
      pages: '["/start","/api","/fresh"]',
    });
  });

  test('the side file says what the file cannot', async () => {
    const seen = new MemoryWorld();
    await runViews(seen.world(twoWindows(), { compare: 'true' }));
    expect(JSON.parse(seen.files.get('page-views.csv.meta.json') ?? '')).toEqual({
      file: 'page-views.csv',
      format: 'csv',
      columns: ['path', 'human', 'ai', 'total', 'humanBefore', 'aiBefore', 'totalBefore', 'change'],
      generatedAt: '2026-03-10T15:30:00.000Z',
      rows: 3,
      filtered: false,
      offset: 0,
      window: { dateFrom: '2026-02-10', dateTo: '2026-03-10' },
      totals: { human: 115, ai: 80, total: 195 },
      complete: true,
      unlisted: { human: 0, ai: 0, total: 0 },
      requests: 1,
      before: {
        window: { dateFrom: '2026-01-13', dateTo: '2026-02-10' },
        totals: { human: 185, ai: 35, total: 220 },
        complete: true,
        unlisted: { human: 0, ai: 0, total: 0 },
        requests: 1,
      },
    });
  });

  test('the summary of two windows', async () => {
    const seen = new MemoryWorld();
    await runViews(seen.world(twoWindows(), { compare: 'true' }));
    expect(seen.summary).toBe(`## 📊 Page views, 2026-02-10 to 2026-03-09 (28 days)

**195 views**, 41.0 % of them by AI; 25 fewer (11 %) than in the window before.

|  | views | share | before | change |
| :--- | ---: | ---: | ---: | ---: |
| People | 115 | 59.0 % | 185 | -70 (-38 %) |
| AI | 80 | 41.0 % | 35 | +45 (+129 %) |
| **All** | 195 | 100.0 % | 220 | -25 (-11 %) |

\`\`\`mermaid
%%{init: {"xyChart": {"height": 228}, "themeVariables": {"xyChart": {"plotColorPalette": "#4c8eda, #d97c2b"}}}}%%
xychart-beta horizontal
  title "Top pages (orange: by AI)"
  x-axis ["1 /start", "2 /api", "3 /fresh"]
  y-axis "views" 0 --> 120
  bar [120, 70, 5]
  bar [20, 60, 0]
\`\`\`

### Top pages (3 of 3)

| # | page | views | human | AI | change | █ human ░ AI |
| ---: | :--- | ---: | ---: | ---: | ---: | :--- |
| 1 | \`/start\` | 120 | 100 | 20 | -40 | █████████████░░░ |
| 2 | \`/api\` | 70 | 10 | 60 | +40 | █░░░░░░░░ |
| 3 | \`/fresh\` | 5 | 5 | 0 | +5 | █ |

### Biggest risers

| page | views | before | change |
| :--- | ---: | ---: | ---: |
| \`/api\` | 70 | 30 | +40 (+133 %) |

### Biggest fallers

| page | views | before | change |
| :--- | ---: | ---: | ---: |
| \`/start\` | 120 | 160 | -40 (-25 %) |

### New

No views before.

| page | views | human | AI |
| :--- | ---: | ---: | ---: |
| \`/fresh\` | 5 | 5 | 0 |

### Read by AI much more than by people

Does each section stand by itself?

| page | AI | human |
| :--- | ---: | ---: |
| \`/api\` | 60 | 10 |

### No views any more

Moved, removed, or linked from nowhere?

| page | before |
| :--- | ---: |
| \`/old\` | 30 |

3 rows in \`page-views.csv\`, 2 requests.
`);
  });

  test('sort-by change names what moved', async () => {
    const seen = new MemoryWorld();
    await runViews(seen.world(twoWindows(), { compare: 'true', 'sort-by': 'change', top: '2' }));
    expect(seen.outputs.get('pages')).toBe('["/api","/start"]');
    expect(seen.summary).toContain('### What moved most (2 of 3)');
  });

  test('no rows: the header, zeros, no chart', async () => {
    const seen = new MemoryWorld();
    expect(await runViews(seen.world(new MemoryAnalytics((query) => page(pageOf([], query)))))).toMatchObject(
      {
        failed: false,
      },
    );
    expect(seen.files.get('page-views.csv')).toBe('path,human,ai,total\r\n');
    expect(Object.fromEntries(seen.outputs)).toMatchObject({
      rows: '0',
      total: '0',
      complete: 'true',
      pages: '[]',
    });
    expect(seen.summary).toContain('No page had views.');
    expect(seen.summary).not.toContain('mermaid');
  });

  test('paths choose pages, and their views are the totals', async () => {
    const seen = new MemoryWorld();
    await runViews(
      seen.world(twoWindows(), { paths: '/a*\n/f*', 'paths-ignore': '/fresh', format: 'ndjson' }),
    );
    expect(seen.files.get('page-views.ndjson')).toBe('{"path":"/api","human":10,"ai":60,"total":70}\n');
    expect(Object.fromEntries(seen.outputs)).toMatchObject({ rows: '1', human: '10', ai: '60', total: '70' });
  });

  test('summary: false writes none', async () => {
    const seen = new MemoryWorld();
    await runViews(seen.world(twoWindows(), { summary: 'false' }));
    expect(seen.summary).toBe('');
  });

  test('5,000 pages cost 20 requests, with compare 40', async () => {
    const rows = pagesOf(5000);
    for (const [compare, requests] of [
      ['false', 20],
      ['true', 40],
    ] as const) {
      const analytics = new MemoryAnalytics((query) => page(pageOf(rows, query)));
      await runViews(new MemoryWorld().world(analytics, { compare }));
      expect(analytics.queries).toHaveLength(requests);
    }
  });
});

describe('when something is wrong before anything is asked', () => {
  test('all faults, the connection’s too, and no request', async () => {
    const seen = new MemoryWorld();
    const analytics = twoWindows();
    const inputs = { 'base-url': 'api', days: '0', limit: '999' };
    expect(await runViews(seen.world(analytics, inputs))).toMatchObject({ failed: true });
    expect(analytics.queries).toEqual([]);
    expect(seen.log).toHaveLength(1);
    expect(seen.log[0]).toMatch(/^error: No page views: `base-url` .*\n`days` .*\n`limit` /);
    expect(Object.fromEntries(seen.outputs)).toMatchObject({ file: '', complete: 'false', pages: '[]' });
    expect(seen.summary).toMatch(
      /^## ❌ No page views\n\n- `base-url` is not a URL\..*\n- `days` is "0"\..*\n- `limit` is "999"\..*\n$/,
    );
  });

  test('one fault is told without a list; summary: false tells it in the log alone', async () => {
    const [seen, silent] = [new MemoryWorld(), new MemoryWorld()];
    await runViews(seen.world(twoWindows(), { days: '0' }));
    expect(seen.summary).toMatch(/^## ❌ No page views\n\n`days` is "0"\./);
    await runViews(silent.world(twoWindows(), { days: '0', summary: 'false' }));
    expect(silent.summary).toBe('');
    expect(silent.log).toHaveLength(1);
  });
});

describe('when rows are missing', () => {
  const rows = pagesOf(600);

  test('429 in the middle: what is there is kept, and the window before is not asked for', async () => {
    const seen = new MemoryWorld();
    const analytics = new MemoryAnalytics((query, n) =>
      n === 2 ? fault(429, { retryAfterMs: 1_200_000 }) : page(pageOf(rows, query)),
    );
    expect(await runViews(seen.world(analytics, { compare: 'true' }))).toMatchObject({ failed: false });
    expect(analytics.queries).toHaveLength(2);
    expect(seen.files.get('page-views.csv')?.split('\r\n')).toHaveLength(252);
    expect(Object.fromEntries(seen.outputs)).toMatchObject({
      rows: '250',
      complete: 'false',
      nextOffset: '250',
    });
    expect(seen.log.at(-1)).toMatch(
      /^warning: Page views are not complete: .*come back in 20 min\. Later, run it again with `offset: 250`/,
    );
    expect(seen.summary).toContain('> [!WARNING]\n> **Not complete.** The service takes no more requests');
    expect(JSON.parse(seen.files.get('page-views.csv.meta.json') ?? '')).toMatchObject({
      complete: false,
      reason: 'rate-limited',
      nextOffset: 250,
    });
  });

  describe('and rows had moved before the reading stopped', () => {
    const MOVED =
      'Rows had moved from page to page before it stopped, so some may be missing in between as well: ' +
      'begin again with the first row, without `offset`.';
    const twice = [...rows.slice(0, 251), ...rows.slice(250)];

    test.each([
      ['rate-limited', {}, fault(429)],
      ['fault', {}, fault(401)],
      ['max-requests', { 'max-requests': '2' }, undefined],
    ])(
      '%s: log, summary and side file say so, and name no row to go on from',
      async (reason, inputs, stop) => {
        const seen = new MemoryWorld();
        const analytics = new MemoryAnalytics((query, n) =>
          n === 3 && stop !== undefined ? stop : page(pageOf(twice, query)),
        );
        expect(await runViews(seen.world(analytics, inputs))).toMatchObject({ failed: false });
        expect(Object.fromEntries(seen.outputs)).toMatchObject({ complete: 'false', nextOffset: '' });
        expect(seen.log.at(-1)).toContain(MOVED);
        expect(seen.log.at(-1)).not.toContain('offset: ');
        expect(seen.summary).toContain(MOVED);
        const told = JSON.parse(seen.files.get('page-views.csv.meta.json') ?? '') as object;
        expect(told).toMatchObject({ complete: false, reason, moved: true });
        expect(told).not.toHaveProperty('nextOffset');
      },
    );

    test('of the window before: told there', async () => {
      const seen = new MemoryWorld();
      const analytics = new MemoryAnalytics((query, n) =>
        n === 6 ? fault(429) : page(pageOf(n < 4 ? rows : twice, query)),
      );
      await runViews(seen.world(analytics, { compare: 'true' }));
      expect(seen.outputs.get('complete')).toBe('true');
      expect(seen.log.at(-1)).toMatch(/^warning: The window before is not complete: /);
      expect(seen.log.at(-1)).toContain(MOVED);
      const told = JSON.parse(seen.files.get('page-views.csv.meta.json') ?? '') as object;
      expect(told).toMatchObject({ complete: true, before: { reason: 'rate-limited', moved: true } });
      expect(told).not.toHaveProperty('moved');
    });

    test('rows that moved in both passes are told once', async () => {
      const seen = new MemoryWorld();
      await runViews(
        seen.world(
          new MemoryAnalytics((query, n) => {
            const honest = pageOf(rows, query);
            return page({ ...honest, totals: { ...honest.totals, ai: n } });
          }),
        ),
      );
      expect(seen.log.at(-1)).toContain('Rows moved from page to page while they were read');
      expect(seen.log.at(-1)).not.toContain(MOVED);
      expect(JSON.parse(seen.files.get('page-views.csv.meta.json') ?? '')).toMatchObject({
        reason: 'moved',
        moved: true,
      });
    });
  });

  test('max-requests holds for both windows together', async () => {
    const seen = new MemoryWorld();
    const analytics = new MemoryAnalytics((query) => page(pageOf(rows, query)));
    await runViews(seen.world(analytics, { compare: 'true', 'max-requests': '5' }));
    expect(analytics.queries).toHaveLength(5);
    expect(seen.outputs.get('complete')).toBe('true');
    expect(seen.log.at(-1)).toMatch(/^warning: The window before is not complete: /);
  });

  test('a page that comes again and again fails the step by name, with what is there', async () => {
    const seen = new MemoryWorld();
    const stuck = new MemoryAnalytics((query) =>
      page({ ...pageOf(rows, { ...query, offset: 0 }), hasMore: true }),
    );
    expect(await runViews(seen.world(stuck))).toMatchObject({ failed: true });
    expect(seen.log.at(-1)).toMatch(/^error: Page views are not complete: .*\(repeated-page\)/);
    expect(seen.log.at(-1)).toMatch(/again at row 250 .*Report it to its support\.$/);
    expect(Object.fromEntries(seen.outputs)).toMatchObject({
      file: 'page-views.csv',
      rows: '250',
      complete: 'false',
    });
  });

  test('views of unlisted pages are told, and are no error', async () => {
    const seen = new MemoryWorld();
    const totals = { human: 200, ai: 80, total: 1280 };
    await runViews(seen.world(new MemoryAnalytics((query) => page({ ...pageOf(NOW, query), totals }))));
    expect(seen.outputs.get('complete')).toBe('true');
    const told = '1,085 views of the totals belong to pages that the service does not list.';
    expect(seen.summary).toContain(told);
    expect(seen.log).toContain(told);
  });

  test('… or moved, where they came in several answers', async () => {
    const seen = new MemoryWorld();
    const totals = { human: 200_000, ai: 0, total: 200_000 };
    await runViews(seen.world(new MemoryAnalytics((query) => page({ ...pageOf(rows, query), totals }))));
    expect(seen.summary).toContain('that the service does not list, or they moved while they were read.');
  });

  test('rows that add up to more than the totals are told', async () => {
    const seen = new MemoryWorld();
    const totals = { human: 4, ai: 0, total: 4 };
    await runViews(seen.world(new MemoryAnalytics((query) => page({ ...pageOf(NOW, query), totals }))));
    expect(seen.summary).toContain('The rows add up to 191 views more than the totals say.');
  });

  test('nothing could be read: no file, and the cure', async () => {
    const seen = new MemoryWorld();
    expect(await runViews(seen.world(new MemoryAnalytics(() => fault(401))))).toMatchObject({ failed: true });
    expect(seen.files.size).toBe(0);
    expect(seen.log.at(-1)).toMatch(/^error: No page views: .*answered 401, no\. Check `api-key`/);
    expect(seen.outputs.get('nextOffset')).toBe('0');
    expect(seen.summary).toMatch(/^## ❌ No page views\n\n.*answered 401, no\. Check `api-key`/);
  });

  test('an error text of the service stays text in the summary', async () => {
    const seen = new MemoryWorld();
    const hostile = fault(400, { detail: '<img src=x> @team #1\n> [!NOTE]' });
    await runViews(
      seen.world(new MemoryAnalytics((query, n) => (n === 2 ? hostile : page(pageOf(rows, query))))),
    );
    const [, warning = ''] = /^> \*\*Not complete\.\*\* (.*)$/m.exec(seen.summary) ?? [];
    expect(warning).toContain('img src');
    expect(warning).not.toMatch(/(?<!\\)[<[]|@team|#1/);
  });
});

describe('when the run is cancelled', () => {
  test.each([1, 2, 3])('at request %d: no file, no further request', async (at) => {
    const seen = new MemoryWorld();
    const analytics = new MemoryAnalytics((query, n) => {
      if (n === at) seen.controller.abort();
      return page(pageOf(pagesOf(600), query));
    });
    await runViews(seen.world(analytics, { compare: 'true' }));
    expect(analytics.queries).toHaveLength(at);
    expect(seen.files.size).toBe(0);
    expect(Object.fromEntries(seen.outputs)).toMatchObject({ complete: 'false', nextOffset: '', file: '' });
    expect(seen.log.at(-1)).toMatch(/The run was cancelled .* Run it again\.$/);
  });
});

describe('when the file cannot be written', () => {
  test('the step fails with the reason; the other outputs are there', async () => {
    const seen = new MemoryWorld();
    seen.diskFault = 'page-views.csv is a folder. Name a file.';
    expect(await runViews(seen.world(twoWindows()))).toMatchObject({ failed: true });
    expect(Object.fromEntries(seen.outputs)).toMatchObject({ file: '', rows: '3', total: '195' });
    expect(seen.log.at(-1)).toBe(
      'error: The page views could not be written: page-views.csv is a folder. Name a file.',
    );
  });
});

test('a summary of the longest paths stays far below what the runner takes', async () => {
  const seen = new MemoryWorld();
  const rows = pagesOf(300).map((row) => ({ ...row, path: `${row.path}/${'`|\u{1f600}'.repeat(3000)}` }));
  await runViews(
    seen.world(new MemoryAnalytics((query) => page(pageOf(rows, query))), { top: '250', compare: 'true' }),
  );
  expect(Buffer.byteLength(seen.summary)).toBeLessThan(1024 * 1024);
  expect(Buffer.byteLength(seen.outputs.get('pages') ?? '')).toBeLessThan(100_000);
});
