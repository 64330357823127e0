import {
  parseViewsInputs,
  type ViewsInputs,
} from '../../../../src/analytics/analytics-inputs.ts';
import type { PageViews, ViewsPage } from '../../../../src/domain/analytics.ts';
import type { Result } from '../../../../src/domain/errors.ts';
import type { AnalyticsApi } from '../../../../src/ports.ts';
import {
  collectViews,
  sumViews,
  type CollectedViews,
} from '../../../../src/analytics/views/collect.ts';
import { inputsOf } from '../../../support/action-inputs.ts';
import { NO_ANALYTICS, NOW, requestOptions } from '../../../support/run-export.ts';

export type GivenInputs = Readonly<Record<string, string>>;

/** Parses inputs on 10 March 2026. Inputs that are not given have their defaults. */
export function parseGiven(given: GivenInputs): ReturnType<typeof parseViewsInputs> {
  const getInput = inputsOf('analytics/action.yml', given);
  return parseViewsInputs({ getInput }, new Date(NOW));
}

export function validInputs(given: GivenInputs = {}): ViewsInputs {
  const parsed = parseGiven(given);
  if (!parsed.ok) throw new Error(parsed.error.join(' '));
  return parsed.value;
}

type Query = Parameters<AnalyticsApi['views']>[0];

export function row(path: string, human: number, ai = 0): PageViews {
  return { path, human, ai, total: human + ai };
}

/** Creates `count` pages, most views first: /p0 has `count` views, the last one has 1. */
export function pagesOf(count: number): PageViews[] {
  return Array.from({ length: count }, (_, index) => row(`/p${index}`, count - index));
}

export function pageOf(rows: readonly PageViews[], { limit, offset }: Query): ViewsPage {
  const end = offset + limit;
  return {
    totals: sumViews(rows),
    views: rows.slice(offset, end),
    hasMore: end < rows.length,
  };
}

/** The response to request `n` (from 1). */
export type Respond = (query: Query, n: number) => ViewsPage | Result<ViewsPage>;

/** A service, and the offsets that were requested. */
export function serviceOf(
  respond: Respond,
): AnalyticsApi & Readonly<{ offsets: readonly number[] }> {
  const offsets: number[] = [];
  return {
    ...NO_ANALYTICS,
    offsets,
    views: async (query) => {
      const response = respond(query, offsets.push(query.offset));
      return 'ok' in response ? response : { ok: true, value: response };
    },
  };
}

/** Collects with a budget of 90 requests, unless `more` has others. */
export async function collect(
  analytics: AnalyticsApi,
  more: Partial<Parameters<typeof collectViews>[0]> = {},
): Promise<CollectedViews> {
  return collectViews({ ...requestOptions(), analytics, ...more });
}
