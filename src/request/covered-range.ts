/** Finds the commits that the jobs of a thread have covered, for `subject: since-last`. */
import { isRequestEntry, type RequestEntry } from '../job/request-entry.ts';
import { isRangeKey, kindOfTriggerKey, type CommitRange } from '../trigger/trigger.ts';

/** The commits that a run with `subject: since-last` covers. `to` is undefined unless an earlier attempt of this run has fixed it. */
type NextRange =
  | (Readonly<{ kind: 'next' }> & CommitRange)
  /** The thread has only ranges of other series, so it is not known where to start. */
  | Readonly<{ kind: 'of-others' }>;

/** A run, and the series of its ranges, which is that of its workflow file, branch and job. */
type RunOfSeries = Readonly<{ run: string; series: string }>;

/** Returns what a run covers: the range that its earlier attempt has fixed, or everything since the newest range of its series. */
export function rangeOfNextRequest(
  entries: readonly RequestEntry[],
  { run, series }: RunOfSeries,
): NextRange {
  const requests = entries.filter(isRequestEntry);
  const own = requests.filter(({ payload }) => payload.series === series).toReversed();
  for (const entry of own) {
    const { covers } = entry.payload;
    if (!isFixedBy(run, entry) || covers.kind !== 'range') continue;
    return { kind: 'next', from: covers.from ?? undefined, to: covers.to };
  }
  const newest = own.find(coversRange);
  if (newest !== undefined) {
    return { kind: 'next', from: newest.payload.covered ?? undefined, to: undefined };
  }
  if (requests.some(coversRange)) return { kind: 'of-others' };
  return { kind: 'next', from: undefined, to: undefined };
}

/**
 * Returns whether the newest entries of a thread are enough to know what a run covers. They contain the newest range of its series, and
 * what an earlier attempt of the run has fixed. All requests for the same commits are newer than that range.
 */
export function showNextRange(
  entries: readonly RequestEntry[],
  { run, series, attempt }: RunOfSeries & Readonly<{ attempt: number }>,
): boolean {
  const own = entries.filter(({ payload }) => payload.series === series);
  const isKnown = attempt === 1 || own.some((entry) => isFixedBy(run, entry));
  return isKnown && own.some(coversRange);
}

/** Returns whether an attempt of a run has fixed the range of an entry. */
function isFixedBy(run: string, { request }: RequestEntry): boolean {
  return request?.run === run && kindOfTriggerKey(request.trigger) === 'since-last';
}

/** Returns whether a job has covered a range of commits. The commits of a failed job are covered again. */
function coversRange({ request, payload, mayRepeat }: RequestEntry): boolean {
  if (request === null || payload.covered === null) return false;
  return isRangeKey(request.trigger) && !mayRepeat;
}

/** Returns the newest commit that a job of the thread covered. */
export function shaCoveredByRequests(
  entries: readonly RequestEntry[],
): string | undefined {
  for (const { payload, mayRepeat } of entries.toReversed()) {
    if (payload.covered !== null && !mayRepeat) return payload.covered;
  }
  return undefined;
}
