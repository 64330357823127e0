import { expect, it } from '@jest/globals';
import { scheduleEvent } from '../../fakes/payloads.ts';
import { conversation, pageFeedback, search } from '../../fakes/service/readers.ts';
import type { Interception, LoggedRequest } from '../../fakes/service/serve.ts';
import { sized } from '../support/size.ts';
import { annotated, withHarness } from './with-harness.ts';

/** Questions of a page. A run reads 44 pages. */
const QUESTIONS = sized(500);
const MAX_GROUPS = 10_000;

it('a large site needs a heap of 40 MB, with all requests that a run may send', async () => {
  const answer = 'The documentation does not cover this. '.repeat(40);
  let requests = 0;
  /** Responds with a full page of different rows, and the cursor of the next one. */
  const serve = ({ path }: LoggedRequest): Interception => {
    requests += 1;
    const many = <T>(count: number, create: (text: string) => T): readonly T[] =>
      Array.from({ length: count }, (_, index) => create(`${requests}-${index}`));
    const name = path.split('/acme-docs/')[1];
    const pages: Readonly<Record<string, () => object>> = {
      assistant: () => ({
        // Each question comes twice.
        conversations: many(QUESTIONS, (text) => {
          const row = conversation(text, { response: `${text} ${answer}` });
          return [row, row];
        }).flat(),
      }),
      searches: () => ({ searches: many(100, (text) => search(text, 9)) }),
      'feedback/by-page': () => ({
        feedback: many(100, (text) => pageFeedback(text, 9)),
      }),
    };
    const body = {
      ...pages[name ?? '']?.(),
      hasMore: true,
      nextCursor: String(requests),
    };
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
  };
  await withHarness({ service: { intercept: serve } }, async ({ run }) => {
    const { exitCode, outputs, summary } = await run(scheduleEvent(), {
      action: 'analytics/action.yml',
      inputs: { data: 'signals' },
      env: { NODE_OPTIONS: '--max-old-space-size=40' },
    });
    expect(exitCode).toBe(0);
    expect(requests).toBe(90);
    // Questions, of 22,000 the first 10,000; 4,400 search terms; 200 pages with votes.
    const count = Math.min(44 * QUESTIONS, MAX_GROUPS) + 4400 + 200;
    expect(outputs).toMatchObject({ count: String(count), complete: 'false' });
    expect(summary).toContain('Signals of questions, searches, feedback are incomplete');
  });
});

it('inputs that only signals have are refused with page views, before any request', () =>
  withHarness({}, async ({ exportFiles, service }) => {
    const inputs = { include: 'searches', compare: 'true' };
    const { result, files } = await exportFiles('views', { inputs });
    expect(annotated(result, 'error')).toEqual([
      expect.stringContaining('`include` is only for `data: signals`.'),
      expect.stringContaining('`compare` is only for `data: signals`.'),
    ]);
    expect([result.exitCode, service.requests, files]).toEqual([1, [], {}]);
  }));

it('each kind of data has its own outputs', () =>
  withHarness({}, async ({ exportFiles }) => {
    const views = await exportFiles('views');
    const signals = await exportFiles('signals', { inputs: { data: 'Signals' } });
    const shared = ['file', 'complete', 'table'];
    expect(Object.keys(views.result.outputs).toSorted()).toEqual(
      [...shared, 'metadataFile'].toSorted(),
    );
    expect(Object.keys(signals.result.outputs).toSorted()).toEqual(
      [...shared, 'count', 'prompt'].toSorted(),
    );
  }));
