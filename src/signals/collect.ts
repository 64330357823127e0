import { requestPage, type RequestOptions, type StopReason } from '../analytics/request-page.ts';
import { SIGNAL_KINDS, type Result, type SignalKind, type SignalsPage, type ViewsPage } from '../domain.ts';
import type { AnalyticsApi } from '../ports.ts';
import { createGroups, pathOf, type GroupingOptions } from './groups.ts';
import type { Included, SignalsInputs } from './inputs.ts';

/** Why signals of a kind may be missing: the service repeats its pages, or there are too many different texts to keep. */
export type SignalsIncompleteReason =
  StopReason | Readonly<{ reason: 'inconsistent-paging' | 'too-many-groups' }>;

/** How far one kind was read. */
export type Reading = {
  readonly kind: Included;
  rows: number;
  /** Retries included. */
  requests: number;
  /** Undefined if all rows were read. */
  incomplete?: SignalsIncompleteReason;
  /** Cursors or offsets that were requested. */
  readonly requested: Set<string>;
  /** The cursor or the offset of the next page; undefined after the last one. */
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
  const { range, include, minCount, budget, log } = options;
  const { groups, add } = createGroups(options);
  /** Views by people, by path. */
  const views = new Map<string, number>();
  const readings = include.map((kind): Reading => {
    return { kind, rows: 0, requests: 0, requested: new Set(), next: kind === 'views' ? '0' : '' };
  });

  const addViews = (reading: Reading, page: ViewsPage): void => {
    for (const row of page.views) {
      const path = pathOf(row.path);
      views.set(path, (views.get(path) ?? 0) + row.human);
    }
    reading.rows += page.views.length;
    reading.next = page.hasMore ? String(reading.rows) : undefined;
  };
  const addSignals = (kind: SignalKind, reading: Reading, { signals, next }: SignalsPage): void => {
    for (const signal of signals) if (!add(kind, signal)) reading.incomplete = { reason: 'too-many-groups' };
    reading.rows += signals.length;
    // Search terms are sorted by count.
    const isRare = kind === 'searches' && (signals.at(-1)?.count ?? minCount) < minCount;
    reading.next = isRare ? undefined : next;
  };

  let limited: Result<never, StopReason> | undefined;
  for (let open = readings; open.length > 0; open = open.filter(({ next }) => next !== undefined))
    for (const reading of open) {
      const before = budget.used;
      const page = limited ?? (await requestPage(options, (signal) => requestRows(options, reading, signal)));
      reading.requests += budget.used - before;
      reading.requested.add(reading.next ?? '');
      if (!page.ok) {
        reading.incomplete ??= page.error;
        reading.next = undefined;
        if (page.error.reason === 'rate-limited') limited = page;
        continue;
      }
      if ('views' in page.value) addViews(reading, page.value);
      else if (reading.kind !== 'views') addSignals(reading.kind, reading, page.value);
      log(`Request ${budget.used}: ${reading.rows} rows of ${reading.kind} so far.`);
      if (!reading.requested.has(reading.next ?? 'none')) continue;
      reading.incomplete = { reason: 'inconsistent-paging' };
      reading.next = undefined;
    }
  return { range, groups, views, readings };
}

async function requestRows(
  { analytics, range }: CollectSignalsOptions,
  { kind, next = '' }: Reading,
  signal: AbortSignal,
): Promise<Result<SignalsPage | ViewsPage>> {
  const dates = { dateFrom: range.from, dateTo: range.to };
  return kind === 'views'
    ? analytics.views({ ...dates, limit: 250, offset: Number(next) }, signal)
    : analytics.signals(kind, { ...dates, cursor: next || undefined }, signal);
}

/** The kinds of problems that were read to their end. */
export function completeKinds({ readings }: CollectedSignals): readonly SignalKind[] {
  return SIGNAL_KINDS.filter((kind) => readings.some((each) => each.kind === kind && !each.incomplete));
}
