import type { RequestOptions } from '../../src/analytics/request-page.ts';
import { runAnalytics } from '../../src/analytics/run-analytics.ts';
import type { RequestError, Result } from '../../src/domain/errors.ts';
import type { AnalyticsApi } from '../../src/ports.ts';
import { recordingRunner } from '../../fakes/recording-runner.ts';
import { inputsOf } from './action-inputs.ts';
import { ManualClock } from './manual-clock.ts';

/** When every export runs. */
export const NOW = '2026-03-10T15:30:00Z';

export const RANGE = { dateFrom: '2026-02-01', dateTo: '2026-03-01' };

/** Returns the options with which a period is read, unless a test sets others. */
export function requestOptions(): RequestOptions & Readonly<{ range: typeof RANGE }> {
  const budget = { max: 90, used: 0 };
  const { signal } = new AbortController();
  return {
    range: RANGE,
    clock: new ManualClock(),
    budget,
    signal,
    log: () => undefined,
  };
}

/** Creates a response with an error status. */
export function failure(status: number, more: Partial<RequestError> = {}): Result<never> {
  return { ok: false, error: { kind: 'status', detail: 'no', status, ...more } };
}

/** Analytics of which nothing can be read. */
export const NO_ANALYTICS: AnalyticsApi = {
  views: async () => failure(403),
  questions: async () => failure(403),
  searches: async () => failure(403),
  votes: async () => failure(403),
};

/**
 * Creates a function that exports `data` in memory, on 10 March 2026, and returns everything that
 * it wrote. Inputs that are not given have their defaults. Annotations in the log are `level: title: message`.
 */
export function inMemory(data: 'views' | 'signals') {
  return async (
    analytics: AnalyticsApi,
    inputs: Readonly<Record<string, string>> = {},
  ) => {
    const written = {
      log: [] as string[],
      outputs: new Map<string, string>(),
      files: new Map<string, string>(),
      summary: '',
    };
    const end = await runAnalytics({
      getInput: inputsOf('analytics/action.yml', { data, ...inputs }),
      runner: recordingRunner(written),
      clock: new ManualClock({ date: NOW }),
      signal: new AbortController().signal,
      connect: () => analytics,
    });
    const metadata: unknown = JSON.parse(
      written.files.get('page-views.meta.json') ?? 'null',
    );
    return {
      ...written,
      outputs: Object.fromEntries(written.outputs),
      end,
      metadata,
    };
  };
}
