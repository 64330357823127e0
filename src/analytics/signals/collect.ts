import {
  incompleteBecause,
  requestPage,
  type Incomplete,
  type RequestOptions,
} from '../request-page.ts';
import { VOTE_SOURCES, type SignalKind } from '../../domain/analytics.ts';
import { ok, type Result } from '../../domain/errors.ts';
import type { AnalyticsApi } from '../../ports.ts';
import { MIN_COUNT, SignalGroups, type Group } from './groups.ts';
import type { SignalsInputs } from '../analytics-inputs.ts';

/** Progress of one kind. */
export type KindProgress = {
  readonly kind: SignalKind;
  rows: number;
  /** Undefined if all rows were read. */
  incomplete?: Incomplete;
  /** The cursor of the next page: empty for the first one, undefined after the last one. */
  next: string | undefined;
};

export type CollectSignalsOptions = RequestOptions &
  Readonly<{ analytics: AnalyticsApi }> &
  Pick<SignalsInputs, 'range' | 'include' | 'paths'>;

/** Signals of a date range, and how far they were read. */
export type CollectedSignals = Readonly<{
  /** By a key that is the same in another period. */
  groups: ReadonlyMap<string, Group>;
  kinds: readonly KindProgress[];
}>;

/** A date range to read, and the destination of its rows. */
type Collection = CollectSignalsOptions & Readonly<{ groups: SignalGroups }>;

/** A page whose rows were added to the collection. */
type PageRead = Readonly<{
  rows: number;
  next: string | undefined;
  /** Why rows are missing although the page was read. */
  missing: Incomplete | undefined;
}>;

/**
 * Reads all kinds of a date range in turns, a page of each. Each kind gets an equal share of the
 * requests, and leaves those that it does not need to the others. A rate limit ends all of them,
 * because they share it.
 */
export async function collectSignals(
  options: CollectSignalsOptions,
): Promise<CollectedSignals> {
  const groups = new SignalGroups(options.paths);
  const collection = { ...options, groups };
  const kinds = options.include.map(startKind);
  const collected = { groups: groups.all, kinds };

  let open = kinds;
  while (open.length > 0) {
    for (const progress of open) {
      const error = await readNextPage(collection, progress);
      if (error?.reason === 'rate-limited') {
        for (const other of kinds.filter(isOpen)) stop(other, error);
        return collected;
      }
    }
    open = kinds.filter(isOpen);
  }
  return collected;
}

function startKind(kind: SignalKind): KindProgress {
  return { kind, rows: 0, next: '' };
}

/** Returns the kinds that were read to their end. */
export function completeSignalKinds({ kinds }: CollectedSignals): readonly SignalKind[] {
  const complete = kinds.filter(({ incomplete }) => incomplete === undefined);
  return complete.map(({ kind }) => kind);
}

function isOpen({ next }: KindProgress): boolean {
  return next !== undefined;
}

/** Reads the next page of a kind. Returns the reason if there is no page. */
async function readNextPage(
  collection: Collection,
  progress: KindProgress,
): Promise<Incomplete | undefined> {
  const { kind, next: cursor = '' } = progress;
  const page = await requestPage(collection, () =>
    kind === 'feedback'
      ? readVotes(collection, cursor)
      : readTexts(collection, kind, cursor),
  );
  if (!page.ok) {
    stop(progress, page.error);
    return page.error;
  }
  const { rows, next, missing } = page.value;
  progress.rows += rows;
  progress.next = next;
  if (missing !== undefined) progress.incomplete ??= missing;
  collection.log(
    `Request ${collection.budget.used}: ${progress.rows} rows of ${kind} so far.`,
  );
  if (next === cursor) stop(progress, incompleteBecause('inconsistent-paging'));
  return undefined;
}

/** Ends the reading of a kind. Keeps the first reason. */
function stop(progress: KindProgress, reason: Incomplete): void {
  progress.incomplete ??= reason;
  progress.next = undefined;
}

/** Reads questions, or search terms until one is too rare: they are sorted by count, so all later ones are, too. */
async function readTexts(
  { analytics, range, groups, signal }: Collection,
  kind: 'questions' | 'searches',
  cursor: string,
): Promise<Result<PageRead>> {
  const query = { ...range, cursor: cursor || undefined };
  const page = await analytics[kind](query, signal);
  if (!page.ok) return page;
  const { rows, next } = page.value;
  const added = rows.map((row) => groups.add(kind, row));
  const last = rows.at(-1);
  const isRare = kind === 'searches' && last !== undefined && last.count < MIN_COUNT;
  return ok({
    rows: rows.length,
    next: isRare ? undefined : next,
    missing: missingOf(added),
  });
}

/** Reads votes. The cursor is their source: each has one page. */
async function readVotes(
  collection: Collection,
  cursor: string,
): Promise<Result<PageRead>> {
  const { groups } = collection;
  const source = VOTE_SOURCES.find((each) => each === cursor) ?? VOTE_SOURCES[0];
  const page = await collection.analytics.votes(
    { ...collection.range, source },
    collection.signal,
  );
  if (!page.ok) return page;
  const { votes, hasMore } = page.value;
  const added = votes.map((each) => groups.addVotes(each));
  const next = VOTE_SOURCES[VOTE_SOURCES.indexOf(source) + 1];
  const isUndirected = votes.some(
    (each) => each.undirected > 0 && groups.isIncluded(each.page),
  );
  let missing = missingOf(added);
  if (isUndirected) missing = incompleteBecause('votes-without-direction');
  if (hasMore) missing = incompleteBecause('too-many-rows');
  return ok({ rows: votes.length, next, missing });
}

/**
 * Returns the reason if a row is missing.
 *
 * @param added whether each row found a group.
 */
function missingOf(added: readonly boolean[]): Incomplete | undefined {
  return added.includes(false) ? incompleteBecause('too-many-rows') : undefined;
}
