import { expect, test } from '@jest/globals';
import { inMemory } from '../../../support/run-export.ts';
import { pageOf, pagesOf, row, serviceOf } from './memory-analytics.ts';

const runInMemory = inMemory('views');

const ROWS = [row('/start', 100, 20), row('/api', 10, 60), row('/fresh', 5)];
const service = () => serviceOf((query) => pageOf(ROWS, query));

test('writes metadata of the site and of the selected pages', async () => {
  const { metadata } = await runInMemory(service(), { paths: '!/fresh' });
  expect(metadata).toMatchObject({
    generatedAt: '2026-03-10T15:30:00.000Z',
    dateFrom: '2026-02-10',
    dateTo: '2026-03-10',
    totals: { human: 115, ai: 80, total: 195 },
    selected: { human: 110, ai: 80, total: 190 },
  });
});

test('writes a summary', async () => {
  const { summary } = await runInMemory(service());
  const paragraphs = summary
    .replace(/```[^]*?```/, 'chart')
    .trimEnd()
    .split('\n\n');
  expect(paragraphs.filter((text) => !/^\||^<\/details>/.test(text))).toEqual([
    '### 📊 Page views, 2026-02-10 to 2026-03-09 (28 days)',
    '**195 views**',
    '- 🟦 People: 115 (59.0%)\n- 🟧 AI: 80 (41.0%)',
    'chart',
    '<details><summary>Top pages (3)</summary>',
    '3 rows in `page-views.csv`, 1 request.',
  ]);
});

test('stops after 90 requests, because the service allows 100 an hour', async () => {
  const pages = pagesOf(22_501);
  const analytics = serviceOf((query) => pageOf(pages, query));
  const { outputs, metadata, log, end } = await runInMemory(analytics);
  expect(end).toBe('ok');
  expect(analytics.offsets).toHaveLength(90);
  expect(outputs).toMatchObject({ complete: 'false' });
  expect(metadata).toMatchObject({ rows: 22_500, reason: 'too-many-rows' });
  expect(log.at(-1)).toMatch(
    /^warning: .*: Page views are incomplete: .* choose a shorter date range\.$/,
  );
});
