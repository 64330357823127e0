/** Finds the commits that the requests of a thread have covered, for `subject: since-last`. */
import { causeOfRange, isRangeKind, type Cause, type Coverage } from '../domain/cause.ts';
import type { CommitsSinceLast } from '../domain/subject.ts';
import type { RequestEntry, RequestEntries } from '../record/entries.ts';
import { byEntryComment, claimedCause, type RequestIdentity } from '../once/entry.ts';

/** The commits that a run with `subject: since-last` covers. */
export type NextRange =
  /** The series has no request yet. */
  | Readonly<{ kind: 'first' }>
  | (Readonly<{ kind: 'next' }> & CommitsSinceLast)
  /** The series has ranges under another `comment-tag` alone. There, the next one would begin after `from`. */
  | Readonly<{ kind: 'of-other-tag'; commentTag: string; from: string }>
  /** The thread has ranges of other series alone, so it is not known where to start. */
  | Readonly<{ kind: 'of-others' }>;

/** A run, and the series of its ranges, which is that of its workflow file, branch and job. */
type RunOfSeries = Readonly<{ run: string; series: string }>;

type Range = Omit<Extract<Coverage, { kind: 'range' }>, 'kind'>;

/** A request for a range of commits. */
type RangeEntry = RequestEntry &
  Readonly<{
    request: RequestIdentity;
    payload: RequestEntry['payload'] &
      Readonly<{ covers: Extract<Coverage, { kind: 'range' }> }>;
  }>;

/**
 * Returns what a run covers: the range that its earlier attempt has fixed, or everything since the newest range of its series that a job
 * has covered. If there is none, everything since the beginning of its oldest range: so nothing is lost if requests come to nothing.
 */
export function rangeOfNextRequest(
  { entries, ofAnyTag, claims }: Pick<RequestEntries, 'entries' | 'ofAnyTag' | 'claims'>,
  { run, series }: RunOfSeries,
): NextRange {
  const own = rangesOfSeries(entries, series);
  const fixed = own.findLast((entry) => isFixedBy(run, entry));
  const start = startOfNext(own);
  const from = fixed === undefined ? start : startOfRerun(own, fixed, start);
  if (fixed !== undefined || from !== undefined) {
    const to = fixed?.payload.covers.to;
    return { kind: 'next', from, to, ...beginningOf(own, from) };
  }
  // The other jobs of a matrix belong to the same run, and have tags of their own.
  const elsewhere = rangesOfSeries(ofAnyTag, series).filter(
    ({ request }) => request.run !== run,
  );
  const tagged = elsewhere.at(-1);
  const fromElsewhere = startOfNext(elsewhere);
  if (tagged !== undefined && fromElsewhere !== undefined) {
    return {
      kind: 'of-other-tag',
      commentTag: tagged.thread.commentTag,
      from: fromElsewhere,
    };
  }
  // Those that only a newer version can read may be of this series.
  const hasOthers = claims.some(
    ({ isBound, request }) => isBound && isRangeRequest(request),
  );
  return { kind: hasOthers ? 'of-others' : 'first' };
}

/**
 * Returns whether the newest entries of a thread are enough to know what a run covers. They contain the newest range of its series, and
 * what an earlier attempt of the run has fixed. All requests for the same commits are newer than that range. A range of a later attempt may
 * be older than its comment.
 */
export function showNextRange(
  entries: readonly RequestEntry[],
  { run, series, attempt }: RunOfSeries & Readonly<{ attempt: number }>,
): boolean {
  const own = rangesOfSeries(entries, series);
  const isKnown = attempt === 1 || own.some((entry) => isFixedBy(run, entry));
  return isKnown && own.some((entry) => isCovered(entry) && entry.request.attempt === 1);
}

/**
 * Returns the cause of a request for a range of commits. If a request that ends at the same commit may have been sent, it is that of this
 * request, wherever its range began.
 */
export function causeOfNextRange(
  entries: readonly RequestEntry[],
  series: string,
  { from, to }: Range,
): Cause {
  const perhapsSent = rangesOfSeries(entries, series).findLast(
    ({ sent, payload }) => sent === 'perhaps' && payload.covers.to === to,
  );
  if (perhapsSent === undefined) return causeOfRange(from, to);
  return {
    ...claimedCause(perhapsSent.request),
    page: null,
    covers: perhapsSent.payload.covers,
  };
}

/** Returns the requests of a series in the order of their runs: a re-run of an older run is not the newest one. */
function rangesOfSeries(
  entries: readonly RequestEntry[],
  series: string,
): readonly RangeEntry[] {
  const own = entries.filter(isRangeEntry);
  return own.filter(({ payload }) => payload.series === series).toSorted(byRun);
}

function isRangeEntry(entry: RequestEntry): entry is RangeEntry {
  return isRangeRequest(entry.request) && entry.payload.covers.kind === 'range';
}

/** Returns whether a request is for a range of commits, which one for a push is not. */
function isRangeRequest(request: RequestIdentity | null): request is RequestIdentity {
  return request !== null && isRangeKind(claimedCause(request).kind);
}

/** Compares the IDs of runs, which GitHub numbers in the order of their creation, and then those of comments. */
function byRun(one: RangeEntry, other: RangeEntry): number {
  const difference = Number(one.request.run) - Number(other.request.run);
  if (difference !== 0) return difference;
  return byEntryComment(one, other);
}

/** Returns the commit after which the next range of a series begins; undefined if the series has none. */
function startOfNext(own: readonly RangeEntry[]): string | undefined {
  const covered = own.findLast(isCovered);
  if (covered !== undefined) return covered.payload.covered ?? undefined;
  // A re-run of an older run that had left no comment began later.
  const [oldest] = own.toSorted(byEntryComment);
  if (oldest === undefined) return undefined;
  const { from, to } = oldest.payload.covers;
  return from ?? to;
}

/**
 * Returns the commit after which a re-run begins. It keeps the range of the earlier attempt, except if that came to nothing and no newer run
 * has covered anything: then an older range may have come to nothing, too.
 */
function startOfRerun(
  own: readonly RangeEntry[],
  fixed: RangeEntry,
  start: string | undefined,
): string | undefined {
  const covered = own.findLast(isCovered);
  const isOvertaken = covered !== undefined && byRun(covered, fixed) > 0;
  const { from } = fixed.payload.covers;
  if (!fixed.mayRepeat || isOvertaken || from === null) return from ?? undefined;
  return start;
}

/** Returns whether a job has covered a commit at which a range begins, or else whether it is the first one of the history, which has no parent. */
function beginningOf(
  own: readonly RangeEntry[],
  from: string | undefined,
): Pick<CommitsSinceLast, 'isFromCovered' | 'includesFrom'> {
  const isFromCovered = own.some((entry) => {
    return isCovered(entry) && entry.payload.covered === from;
  });
  const isRoot = own.some(({ payload: { covers } }) => {
    return covers.from === null && covers.to === from;
  });
  return { isFromCovered, includesFrom: isRoot && !isFromCovered };
}

/** Returns whether an attempt of a run has fixed the range of an entry. */
function isFixedBy(run: string, { request }: RangeEntry): boolean {
  return request.run === run && claimedCause(request).kind === 'since-last';
}

/** Returns whether a job has covered a range of commits. The commits of a failed job are covered again. */
function isCovered({
  payload,
  mayRepeat,
}: Pick<RequestEntry, 'payload' | 'mayRepeat'>): boolean {
  return payload.covered !== null && !mayRepeat;
}

/** Returns the newest commit that a job of the thread covered. */
export function shaCoveredByRequests(
  entries: readonly RequestEntry[],
): string | undefined {
  return entries.findLast(isCovered)?.payload.covered ?? undefined;
}
