import {
  because,
  requestPage,
  type Incomplete,
  type RequestOptions,
} from '../export/request-page.ts';
import { SIGNAL_KINDS, VOTE_SOURCES, type SignalKind } from '../domain/analytics.ts';
import { ok, type Result } from '../domain/errors.ts';
import type { AnalyticsApi } from '../ports.ts';
import { MIN_COUNT, pathOf, SignalGroups, type Group } from './groups.ts';
import type { Included, SignalsInputs } from './signals-inputs.ts';

/** Progress of one kind. */
export type KindProgress = {
  readonly kind: Included;
  rows: number;
  /** Retries included. */
  requests: number;
  /** Undefined if all rows were read. */
  incomplete?: Incomplete;
  /** The cursor of the next page: empty for the first one, undefined after the last one. */
  next: string | undefined;
};

export type CollectSignalsOptions = RequestOptions &
  Readonly<{ analytics: AnalyticsApi }> &
  Pick<SignalsInputs, 'range' | 'include' | 'paths'>;

/** Signals and views of a date range, and how far they were read. */
export type CollectedSignals = Readonly<{
  /** By a key that is the same in another period. */
  groups: ReadonlyMap<string, Group>;
  /** Views by people, by path. */
  views: ReadonlyMap<string, number>;
  kinds: readonly KindProgress[];
}>;

/** Destination of the rows of a date range. */
type Collection = Readonly<{
  options: CollectSignalsOptions;
  groups: SignalGroups;
  views: Map<string, number>;
}>;

/** A page whose rows were added to the collection. */
type PageRead = Readonly<{
  rows: number;
  next: string | undefined;
  /** Why rows are missing although the page was read. */
  missing?: Incomplete | undefined;
}>;

/** A function that reads the page at a cursor, which is empty for the first page. It sends one request. */
type ReadPage = (
  collection: Collection,
  cursor: string,
  signal: AbortSignal,
) => Promise<Result<PageRead>>;

const READ_PAGE: Readonly<Record<Included, ReadPage>> = {
  questions: readQuestions,
  searches: readSearches,
  feedback: readVotes,
  views: readViews,
};

/**
 * Reads all kinds of a date range in turns, a page of each. Each kind gets an equal share of the
 * requests, and leaves those that it does not need to the others. A rate limit ends all of them,
 * because they share it.
 */
export async function collectSignals(
  options: CollectSignalsOptions,
): Promise<CollectedSignals> {
  const groups = new SignalGroups(options.paths);
  const views = new Map<string, number>();
  const collection = { options, groups, views };
  const kinds = options.include.map(startKind);
  const collected = { groups: groups.all, views, kinds };

  let open = kinds;
  while (open.length > 0) {
    for (const progress of open) {
      const error = await readNextPage(collection, progress);
      if (error?.reason === 'rate-limited') {
        stopAll(kinds, error);
        return collected;
      }
    }
    open = kinds.filter(isOpen);
  }
  return collected;
}

function startKind(kind: Included): KindProgress {
  return {
    kind,
    rows: 0,
    requests: 0,
    next: '',
  };
}

/** Returns the kinds of problems that were read to their end. */
export function completeKinds({ kinds }: CollectedSignals): readonly SignalKind[] {
  const complete = kinds.filter(({ incomplete }) => incomplete === undefined);
  const names = complete.map(({ kind }) => kind);
  return SIGNAL_KINDS.filter((kind) => names.includes(kind));
}

function isOpen({ next }: KindProgress): boolean {
  return next !== undefined;
}

/** Reads the next page of a kind. Returns the reason if there is no page. */
async function readNextPage(
  collection: Collection,
  progress: KindProgress,
): Promise<Incomplete | undefined> {
  const { options } = collection;
  const { budget, log } = options;
  const { kind, next: cursor = '' } = progress;
  const usedBefore = budget.used;
  const page = await requestPage(options, (signal) =>
    READ_PAGE[kind](collection, cursor, signal),
  );
  progress.requests += budget.used - usedBefore;
  if (!page.ok) {
    stop(progress, page.error);
    return page.error;
  }
  const { rows, next, missing } = page.value;
  progress.rows += rows;
  progress.next = next;
  if (missing !== undefined) progress.incomplete ??= missing;
  log(`Request ${budget.used}: ${progress.rows} rows of ${kind} so far.`);
  if (next === cursor) stop(progress, because('inconsistent-paging'));
  return undefined;
}

/** Ends the reading of a kind. Keeps the first reason. */
function stop(progress: KindProgress, reason: Incomplete): void {
  progress.incomplete ??= reason;
  progress.next = undefined;
}

function stopAll(kinds: readonly KindProgress[], reason: Incomplete): void {
  for (const progress of kinds.filter(isOpen)) stop(progress, reason);
}

async function readQuestions(
  { options, groups }: Collection,
  cursor: string,
  signal: AbortSignal,
): Promise<Result<PageRead>> {
  const query = queryOf(options, cursor);
  const page = await options.analytics.questions(query, signal);
  if (!page.ok) return page;
  const { rows, next } = page.value;
  const added = rows.map((question) => groups.add('questions', question));
  const read = { rows: rows.length, next, missing: missingOf(added) };
  return ok(read);
}

/** Reads search terms until one is too rare. They are sorted by count, so all later ones are, too. */
async function readSearches(
  { options, groups }: Collection,
  cursor: string,
  signal: AbortSignal,
): Promise<Result<PageRead>> {
  const query = queryOf(options, cursor);
  const page = await options.analytics.searches(query, signal);
  if (!page.ok) return page;
  const { rows, next } = page.value;
  const added = rows.map((term) => groups.add('searches', term));
  const last = rows.at(-1);
  const isRare = last !== undefined && last.count < MIN_COUNT;
  const read = {
    rows: rows.length,
    next: isRare ? undefined : next,
    missing: missingOf(added),
  };
  return ok(read);
}

/** Reads votes. The cursor is their source: each has one page. */
async function readVotes(
  { options, groups }: Collection,
  cursor: string,
  signal: AbortSignal,
): Promise<Result<PageRead>> {
  const [firstSource] = VOTE_SOURCES;
  const source = VOTE_SOURCES.find((each) => each === cursor) ?? firstSource;
  const query = { ...datesOf(options), source };
  const page = await options.analytics.votes(query, signal);
  if (!page.ok) return page;
  const { votes, hasMore } = page.value;
  const added = votes.map((each) => groups.addVotes(each));
  const nextIndex = VOTE_SOURCES.indexOf(source) + 1;
  const next = VOTE_SOURCES[nextIndex];
  const isUndirected = votes.some(
    (each) => each.undirected > 0 && groups.isIncluded(each.page),
  );
  let missing = missingOf(added);
  if (isUndirected) missing = because('votes-without-direction');
  if (hasMore) missing = because('too-many-rows');
  return ok({ rows: votes.length, next, missing });
}

/** Reads views. The cursor is the number of rows to skip. */
async function readViews(
  { options, views }: Collection,
  cursor: string,
  signal: AbortSignal,
): Promise<Result<PageRead>> {
  const offset = Number(cursor);
  const query = { ...datesOf(options), limit: 250, offset };
  const page = await options.analytics.views(query, signal);
  if (!page.ok) return page;
  const { views: rows, hasMore } = page.value;
  for (const row of rows) {
    const path = pathOf(row.path);
    const known = views.get(path) ?? 0;
    views.set(path, known + row.human);
  }
  const next = hasMore ? String(offset + rows.length) : undefined;
  return ok({ rows: rows.length, next });
}

function queryOf(options: CollectSignalsOptions, cursor: string) {
  return { ...datesOf(options), cursor: cursor || undefined };
}

function datesOf({ range }: CollectSignalsOptions) {
  return { dateFrom: range.from, dateTo: range.to };
}

/**
 * Returns the reason if a row is missing.
 *
 * @param added whether each row found a group.
 */
function missingOf(added: readonly boolean[]): Incomplete | undefined {
  if (!added.includes(false)) return undefined;
  return because('too-many-rows');
}
