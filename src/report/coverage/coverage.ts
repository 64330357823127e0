/** The coverage of a release: what came of the newest request for each of its pull requests. Pure. */
import type { Gap } from '../../rendering/incomplete.ts';
import { coveredPullRequests, type Release } from './covering.ts';
import type { RequestWithDocs } from '../requests/docs-pull-request.ts';
import type { ReportedRequest } from '../requests/requests.ts';

/** States of a pull request, those first that a person has to look at. A summary has them in this order. */
export const COVERAGE_STATES = [
  /** No request has answered it. */
  'uncovered',
  /** Its docs pull request is open, or its job has not ended. */
  'waiting',
  /** Somebody decided that it needs no docs: by its author, by a label, or by closing its docs pull request. */
  'opted-out',
  /** Its docs are merged, its job found nothing to change, it changes files of the docs, or it is a pull request of the docs agent. */
  'covered',
] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

/** A pull request of a release. */
export type CoveredPullRequest = Readonly<{
  number: number;
  /** Empty if it must not be shown. */
  title: string;
  url: string;
  /** ISO 8601. */
  mergedAt: string;
  state: CoverageState;
  /** The newest request that covers it. */
  request: RequestWithDocs | undefined;
}>;

/** The contents of a coverage: what its summary, its file and its outputs show. */
export type ReleaseCoverage = Readonly<{
  repository: string;
  tag: string;
  /** Undefined if there is none. */
  previousTag: string | undefined;
  /** In the order of their states, then of their numbers. */
  pullRequests: readonly CoveredPullRequest[];
  counts: Readonly<Record<CoverageState, number>>;
  gaps: readonly Gap[];
}>;

/** Finds the newest request for each pull request of a release, by its number. One that failed counts only without another. */
export function newestRequests(
  requests: readonly ReportedRequest[],
  release: Release,
): ReadonlyMap<number, ReportedRequest> {
  const newest = new Map<number, ReportedRequest>();
  for (const request of requests) {
    for (const { number } of coveredPullRequests(request, release)) {
      const known = newest.get(number);
      const isBetter = known === undefined || hasFailed(known) || !hasFailed(request);
      if (isBetter) newest.set(number, request);
    }
  }
  return newest;
}

/** Returns whether a request has failed, or was perhaps sent, without a docs pull request. */
function hasFailed({ result, prLink }: ReportedRequest): boolean {
  const isFailure = result === 'failed' || result === 'unconfirmed';
  return isFailure && prLink === null;
}

/** Returns the state of a pull request by its newest request; undefined if that has failed. */
export function stateOfRequest(request: RequestWithDocs): CoverageState | undefined {
  const { result } = request;
  if (hasFailed(request)) return undefined;
  switch (request.pullRequest?.found?.state) {
    case 'merged':
      return 'covered';
    case 'closed':
      return result === 'unfinished' ? 'waiting' : 'opted-out';
    case 'open':
      return 'waiting';
    case undefined:
      // A docs pull request that could not be read waits, too: a gap says so.
      return result === 'no-pr' && request.prLink === null ? 'covered' : 'waiting';
  }
}

/** Sorts and counts the pull requests. */
export function buildCoverageReport(
  read: Omit<ReleaseCoverage, 'counts'>,
): ReleaseCoverage {
  const pullRequests = read.pullRequests.toSorted(byStateAndNumber);
  const counts = { uncovered: 0, waiting: 0, 'opted-out': 0, covered: 0 };
  for (const { state } of pullRequests) counts[state] += 1;
  return { ...read, pullRequests, counts };
}

function byStateAndNumber(one: CoveredPullRequest, other: CoveredPullRequest): number {
  const rank = COVERAGE_STATES.indexOf(one.state);
  const otherRank = COVERAGE_STATES.indexOf(other.state);
  if (rank !== otherRank) return rank - otherRank;
  return one.number - other.number;
}
