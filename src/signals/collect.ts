import {
  requestPage,
  type Incomplete,
  type RequestOptions,
} from '../analytics/request-page.ts';
import { SIGNAL_KINDS, type Result, type SignalKind } from '../domain.ts';
import type { AnalyticsApi } from '../ports.ts';
import { createGroups, pathOf, type GroupingOptions } from './groups.ts';
import type { Included, SignalsInputs } from './inputs.ts';

/** How far one kind was read. */
export type Reading = {
  readonly kind: Included;
  rows: number;
  /** Retries included. */
  requests: number;
  /** Undefined if all rows were read. */
  incomplete?: Incomplete;
  /** The cursor of the next page; undefined after the last one. */
  next: string | undefined;
};

export type CollectSignalsOptions = RequestOptions &
  GroupingOptions &
  Readonly<{ analytics: AnalyticsApi }> &
  Pick<SignalsInputs, 'range' | 'include' | 'minCount'>;

/** What was read of a date range. */
export type CollectedSignals = Readonly<Awaited<ReturnType<typeof collectSignals>>>;

/**
 * Reads all kinds of a date range in turns, a page of each, so that each gets an equal share of the requests, and what one does not
 * need is left to the others. A rate limit ends all of them, because they share it.
 */
export async function collectSignals(options: CollectSignalsOptions) {
  const { analytics, range, include, minCount, budget, log } = options;
  const dates = { dateFrom: range.from, dateTo: range.to };
  const { groups, add } = createGroups(options);
  /** Views by people, by path. */
  const views = new Map<string, number>();
  const readings = include.map((kind): Reading => ({
    kind,
    rows: 0,
    requests: 0,
    next: '',
  }));

  type NextCursor = Result<string | undefined>;
  const readViews = async (
    reading: Reading,
    signal: AbortSignal,
  ): Promise<NextCursor> => {
    const page = await analytics.views(
      { ...dates, limit: 250, offset: reading.rows },
      signal,
    );
    if (!page.ok) return page;
    for (const row of page.value.views) {
      const path = pathOf(row.path);
      views.set(path, (views.get(path) ?? 0) + row.human);
    }
    reading.rows += page.value.views.length;
    return { ok: true, value: page.value.hasMore ? String(reading.rows) : undefined };
  };
  const readSignals = async (
    kind: SignalKind,
    reading: Reading,
    signal: AbortSignal,
  ): Promise<NextCursor> => {
    const page = await analytics.signals(
      kind,
      { ...dates, cursor: reading.next || undefined },
      signal,
    );
    if (!page.ok) return page;
    const { signals, next } = page.value;
    for (const each of signals)
      if (!add(kind, each)) reading.incomplete = { reason: 'too-many-groups' };
    reading.rows += signals.length;
    // Search terms are sorted by count.
    const isRare = kind === 'searches' && (signals.at(-1)?.count ?? minCount) < minCount;
    return { ok: true, value: isRare ? undefined : next };
  };

  let limited: Result<never, Incomplete> | undefined;
  for (
    let open = readings;
    open.length > 0;
    open = open.filter(({ next }) => next !== undefined)
  )
    for (const reading of open) {
      const { kind, next: requested } = reading;
      const before = budget.used;
      const read = (signal: AbortSignal) =>
        kind === 'views'
          ? readViews(reading, signal)
          : readSignals(kind, reading, signal);
      const page = limited ?? (await requestPage(options, read));
      reading.requests += budget.used - before;
      reading.next = page.ok ? page.value : undefined;
      if (!page.ok) {
        reading.incomplete ??= page.error;
        if (page.error.reason === 'rate-limited') limited = page;
        continue;
      }
      log(`Request ${budget.used}: ${reading.rows} rows of ${kind} so far.`);
      if (page.value !== requested) continue;
      reading.incomplete = { reason: 'inconsistent-paging' };
      reading.next = undefined;
    }
  return { range, groups, views, readings };
}

/** The kinds of problems that were read to their end. */
export function completeKinds({ readings }: CollectedSignals): readonly SignalKind[] {
  return SIGNAL_KINDS.filter((kind) =>
    readings.some((each) => each.kind === kind && !each.incomplete),
  );
}
