import { describe, expect, test } from '@jest/globals';
import { runViews } from '../../../src/views/run.ts';
import { inMemory } from '../../support/run-export.ts';
import { pageOf, pagesOf, row, serviceOf } from './memory-analytics.ts';

const runInMemory = inMemory('views/action.yml', runViews);

const NOW = [row('/start', 100, 20), row('/api', 10, 60), row('/fresh', 5)];
const BEFORE = [row('/start', 150, 10), row('/api', 5, 25), row('/old', 30)];

/** Returns two periods of 28 days; the current one starts on 10 February. */
const twoPeriods = () =>
  serviceOf((query) => pageOf(query.dateFrom === '2026-02-10' ? NOW : BEFORE, query));

describe('a complete export', () => {
  test('writes metadata of both periods', async () => {
    const { metadata } = await runInMemory(twoPeriods(), {
      compare: 'true',
      paths: '/**',
    });
    const complete = { complete: true, unlisted: 0, requests: 1 };
    const before = { human: 185, ai: 35, total: 220 };
    expect(metadata).toEqual({
      file: 'page-views.csv',
      format: 'csv',
      columns: [
        'path',
        'human',
        'ai',
        'total',
        'humanBefore',
        'aiBefore',
        'totalBefore',
        'change',
      ],
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
        totals: before,
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

  test('without a summary', async () => {
    expect((await runInMemory(twoPeriods(), { summary: 'false' })).summary).toBe('');
  });
});

test.each([
  ['some of it was read', '5', 5],
  ['nothing of it was read', '3', 3],
])(
  'an incomplete export of the previous period, %s',
  async (_, maxRequests, requests) => {
    const analytics = serviceOf((query) => pageOf(pagesOf(600), query));
    const result = await runInMemory(analytics, {
      compare: 'true',
      'max-requests': maxRequests,
    });
    expect(analytics.offsets).toHaveLength(requests);
    expect(result).toMatchObject({
      outputs: { complete: 'true' },
      metadata: { complete: true, previous: { complete: false, reason: 'max-requests' } },
    });
    expect(result.log.at(-1)).toMatch(/^warning: The previous period is incomplete: /);
    // Totals are site-wide, so one response of the previous period is enough to compare them.
    expect(result.summary.includes('compared with')).toBe(maxRequests === '5');
  },
);

test('a file that cannot be written fails the step; the other outputs are set', async () => {
  const diskError = { kind: 'is-a-folder', path: 'page-views.csv', code: '' } as const;
  const result = await runInMemory(twoPeriods(), {}, { diskError });
  expect(result).toMatchObject({
    failed: true,
    outputs: { file: '', rows: '3', total: '195' },
  });
  expect(result.log.at(-1)).toBe(
    'error: The page views could not be written: page-views.csv is a folder. Use the path of a file.',
  );
});
