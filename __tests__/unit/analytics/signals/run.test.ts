import { describe, expect, test } from '@jest/globals';
import type { AnalyticsApi } from '../../../../src/ports.ts';
import { readCsv } from '../../../support/read-csv.ts';
import { failure, inMemory } from '../../../support/run-export.ts';
import { serviceOf, question, term, vote, type Stock } from './memory-analytics.ts';

const run = inMemory('signals');

const STOCK: Stock = {
  questions: [
    question('How do I verify a signature?', '/guides/webhooks'),
    question('how do I verify a signature', '/guides/webhooks'),
    question('Does anyone read this?'),
  ],
  searches: [term('dark mode', 12), term('=cmd()', 3), term('once', 1)],
  feedback: [vote('/limits'), vote('/limits')],
};

describe('a complete run', () => {
  test('lists the problems in a file, in outputs and in a summary', async () => {
    const { outputs, files, summary, end } = await run(serviceOf(STOCK), { top: '2' });
    expect(end).toBe('ok');
    expect(readCsv(files.get('reader-signals.csv') ?? '')).toEqual([
      ['rank', 'signal', 'text', 'page', 'count', 'positive', 'score'],
      ['1', 'feedback', '', '/limits', '2', '0', '4.75'],
      [
        '2',
        'questions',
        'How do I verify a signature?',
        '/guides/webhooks',
        '2',
        '0',
        '4.75',
      ],
      ['3', 'searches', 'dark mode', '', '12', '0', '3.7'],
      ['4', 'searches', "'=cmd()", '', '3', '0', '2'],
    ]);
    expect(outputs).toMatchObject({
      file: '/temp/reader-signals.csv',
      count: '4',
      complete: 'true',
    });
    expect(outputs['table']?.split('\n')).toEqual([
      '| # | Signal | Text | Page | Count |',
      '| ---: | :--- | :--- | :--- | ---: |',
      '| 1 | Negative feedback |  | `/limits` | 2 |',
      '| 2 | Unanswered question | `How do I verify a signature?` | `/guides/webhooks` | 2 |',
    ]);
    expect(outputs['prompt']).toMatch(
      /\n1\. Page with 2 negative votes[^]*\n2\. Unanswered /,
    );
    expect(outputs['prompt']).not.toContain('dark mode');
    expect(summary.split('\n\n').map((text) => text.trim())).toEqual([
      '### 🔎 What readers miss, 2026-02-10 to 2026-03-09 (28 days)',
      '**4 problems**',
      outputs['table'],
      '4 problems in `reader-signals.csv`, 4 requests.',
    ]);
  });

  test('is compared with the previous period', async () => {
    const questions = [question('How do I verify a signature?', '/guides/webhooks')];
    const before = {
      ...STOCK,
      questions,
      searches: [term('dark mode', 20), term('gone', 2)],
    };
    const services = [serviceOf(STOCK), serviceOf(before)] as const;
    const of = (from: string) => services[from === '2026-02-10' ? 0 : 1];
    const analytics: AnalyticsApi = {
      ...services[0],
      questions: async (query) => of(query.dateFrom).questions(query),
      searches: async (query) => of(query.dateFrom).searches(query),
      votes: async (query) => of(query.dateFrom).votes(query),
    };
    const { summary, outputs, files } = await run(analytics, { compare: 'true' });
    expect(services[1].requests).toEqual([
      'questions',
      'searches',
      'feedback',
      'feedback',
    ]);
    expect(summary).toContain(
      '**4 problems**. Compared with the previous period: 1 new, 1 more frequent, 1 less frequent, 1 gone',
    );
    expect(outputs['table']).toContain(
      '| 3 | Search without a click | `dark mode` |  | 12 | −8 |',
    );
    const countsBefore = readCsv(files.get('reader-signals.csv') ?? '').map(
      (row) => row[7],
    );
    expect(countsBefore.join(' ')).toBe('countBefore 2 1 20 0');
  });

  test('without problems has an empty prompt and a file with a header', async () => {
    const stock = { searches: [term('once', 1)], feedback: [vote('/once')] };
    const { outputs, files, summary, log } = await run(serviceOf(stock));
    expect(outputs).toMatchObject({
      count: '0',
      complete: 'true',
      table: '',
      prompt: '',
    });
    expect(files.get('reader-signals.csv')).toMatch(/^rank,[^\n]*\r\n$/);
    expect(summary).toContain('**No problems**\n');
    expect(log).toContain('No problems in `reader-signals.csv`, 4 requests.');
  });

  test('reads only what is included, and writes no summary if that is switched off', async () => {
    const analytics = serviceOf(STOCK);
    const inputs = { include: 'Searches\nfeedback', summary: 'false' };
    const { outputs, log, summary } = await run(analytics, inputs);
    expect(analytics.requests).toEqual(['searches', 'feedback', 'feedback']);
    expect(outputs['count']).toBe('3');
    expect(summary).toBe('');
    expect(log).toContain('3 problems in `reader-signals.csv`, 3 requests.');
  });
});

describe('an incomplete run', () => {
  test('says what is missing, for each kind', async () => {
    const fail = (kind: string) => {
      if (kind === 'questions') return failure(403);
      if (kind === 'feedback') return failure(429);
      return undefined;
    };
    const { outputs, end, log, summary } = await run(serviceOf(STOCK, 1, fail));
    expect(end).toBe('ok');
    expect(outputs).toMatchObject({ complete: 'false', count: '1' });
    expect(log.filter((line) => line.startsWith('warning'))).toEqual([
      expect.stringMatching(
        /^warning: Docs signals: Signals of questions are incomplete: .*403, .*`api-key`/,
      ),
      expect.stringMatching(
        /^warning: .*: Signals of searches, feedback are incomplete: .*429, the rate limit is exceeded/,
      ),
    ]);
    expect(summary.match(/^> \[!WARNING\]$/gm)).toHaveLength(2);
  });

  test('of the previous period leaves changes empty', async () => {
    const fail = (kind: string, n: number) =>
      kind === 'searches' && n === 2 ? failure(429) : undefined;
    const { outputs, log } = await run(serviceOf(STOCK, 100, fail), { compare: 'true' });
    expect(outputs).toMatchObject({ complete: 'false' });
    expect(log.join('\n')).toMatch(
      /^warning: .*: Signals of searches in the previous period, feedback in the previous period are incomplete: .*429, /m,
    );
    expect(outputs['table']).toMatch(/\| Negative feedback \|.*\|  \|$/m);
  });

  test('fails if nothing was read', async () => {
    const { end, outputs, files, log } = await run(
      serviceOf(STOCK, 100, () => failure(401)),
    );
    expect([end, files.size]).toEqual(['failed', 0]);
    expect(outputs).toEqual({ complete: 'false' });
    expect(log.at(-1)).toMatch(/^error: No signals: /);
  });
});

test.each([
  ['include', ',', 'questions, clicks'],
  ['top', '0', '51'],
  ['compare', 'yes'],
])('an invalid %s fails before any request', async (name, ...values) => {
  for (const value of values) {
    const analytics = serviceOf(STOCK);
    const { end, log } = await run(analytics, { [name]: value });
    expect([end, analytics.requests]).toEqual(['failed', []]);
    expect(log.at(-1)).toMatch(new RegExp(`^error: No signals: .*\`${name}\``));
  }
});
