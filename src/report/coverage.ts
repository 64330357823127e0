/** The coverage of a release: what came of the requests for each of its pull requests. Pure. */
import type { DocsPullRequest } from './docs-pull-request.ts';
import type { Gap } from '../rendering/incomplete.ts';
import type { ReportedRequest } from './requests.ts';

/** States of a pull request, those first that a person has to look at. A summary has them in this order. */
export const COVERAGE_STATES = [
  /** No request covers it, and nothing else says that it needs none. */
  'nothing',
  /** Its job failed, or was archived, or could not be confirmed. */
  'job-failed',
  /** Something that decides about it could not be read. */
  'unknown',
  /** Its docs pull request is open, or its job has not ended. */
  'docs-waiting',
  /** Its docs pull request was closed without a merge. */
  'docs-closed',
  /** Its job ended without a pull request. */
  'found-nothing',
  /** Its author or a label says that it needs no docs. */
  'opted-out',
  /** It changes files of the docs, or is a pull request of the docs agent. */
  'changed-docs',
  'docs-merged',
] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

/** A request that covers a pull request, and its docs pull request if it has one on the GitHub server. */
export type CoveringRequest = ReportedRequest &
  Readonly<{ pullRequest: DocsPullRequest | undefined }>;

/** Facts about a pull request from which its state follows. */
export type CoverageFacts = Readonly<{
  requests: readonly CoveringRequest[];
  /** Whether the requests of the repository could not be read. */
  isUnread: boolean;
  /** Undefined if its files or the pull request itself could not be read. */
  changesDocs: boolean | undefined;
  /** Undefined if the pull request itself could not be read. */
  isOptedOut: boolean | undefined;
}>;

/** A state, and the request that decides it if one does. */
export type Decision = Readonly<{
  state: CoverageState;
  request: CoveringRequest | undefined;
}>;

/** States that a request gives, the one that counts first. */
const BEST_FIRST: readonly CoverageState[] = [
  'docs-merged',
  'docs-waiting',
  'unknown',
  'docs-closed',
  'found-nothing',
  'job-failed',
];

/** Decides the state of a pull request. A request says more than what the pull request itself shows. */
export function decideState(facts: CoverageFacts): Decision {
  const { requests, isUnread, changesDocs, isOptedOut } = facts;
  for (const state of BEST_FIRST) {
    const request = requests.find((each) => stateOfRequest(each) === state);
    if (request !== undefined) return { state, request };
  }
  return {
    state: stateWithoutRequest(isUnread, changesDocs, isOptedOut),
    request: undefined,
  };
}

function stateWithoutRequest(
  isUnread: boolean,
  changesDocs: boolean | undefined,
  isOptedOut: boolean | undefined,
): CoverageState {
  if (changesDocs === true) return 'changed-docs';
  // Somebody may have requested docs for it.
  if (isUnread) return 'unknown';
  if (isOptedOut === true) return 'opted-out';
  const isKnown = changesDocs !== undefined && isOptedOut !== undefined;
  return isKnown ? 'nothing' : 'unknown';
}

function stateOfRequest({
  result,
  prLink,
  pullRequest,
}: CoveringRequest): CoverageState | undefined {
  if (result === 'not-sent') return undefined;
  const docs = pullRequest?.found?.state;
  if (docs === 'merged') return 'docs-merged';
  if (result === 'unfinished' || docs === 'open') return 'docs-waiting';
  if (docs === 'closed') return 'docs-closed';
  const hasLink = prLink !== null && prLink !== '';
  if (hasLink || result === 'pull-request') return 'unknown';
  return result === 'no-pr' ? 'found-nothing' : 'job-failed';
}

/** A pull request of a release, and what came of the requests that cover it. */
export type CoveredPullRequest = Decision &
  Readonly<{
    number: number;
    title: string;
    /** ISO 8601; empty if it could not be read. */
    mergedAt: string;
  }>;

/** A commit that belongs to no pull request, as far as GitHub shows. */
export type OtherCommit = Readonly<{ sha: string; title: string }>;

/** The contents of a coverage: what its summary, its file and its outputs show. */
export type ReleaseCoverage = Readonly<{
  repository: string;
  tag: string;
  /** Undefined if there is none. */
  previousTag: string | undefined;
  /** In the order of their states, then of their numbers. */
  pullRequests: readonly CoveredPullRequest[];
  counts: Readonly<Record<CoverageState, number>>;
  totals: CoverageTotals;
  otherCommits: readonly OtherCommit[];
  gaps: readonly Gap[];
}>;

/** Numbers for the person who decides about a release. Other states are in none of them. */
export type CoverageTotals = Readonly<{
  /** Pull requests whose docs are merged. */
  covered: number;
  waiting: number;
  /** Pull requests that no request has answered. */
  uncovered: number;
}>;

/** Returns whether no request has answered a pull request: there was none, or it failed. */
export function isUncovered({ state }: Pick<CoveredPullRequest, 'state'>): boolean {
  return state === 'nothing' || state === 'job-failed';
}

/** Sorts and counts the pull requests. */
export function buildCoverage(
  read: Omit<ReleaseCoverage, 'counts' | 'totals'>,
): ReleaseCoverage {
  const pullRequests = read.pullRequests.toSorted(byStateAndNumber);
  const counts = countStates(pullRequests);
  const totals = {
    covered: counts['docs-merged'] + counts['changed-docs'],
    waiting: counts['docs-waiting'],
    uncovered: pullRequests.filter(isUncovered).length,
  };
  return { ...read, pullRequests, counts, totals };
}

function byStateAndNumber(one: CoveredPullRequest, other: CoveredPullRequest): number {
  const rank = COVERAGE_STATES.indexOf(one.state);
  const otherRank = COVERAGE_STATES.indexOf(other.state);
  if (rank !== otherRank) return rank - otherRank;
  return one.number - other.number;
}

function countStates(
  pullRequests: readonly CoveredPullRequest[],
): Readonly<Record<CoverageState, number>> {
  const counts = {
    nothing: 0,
    'job-failed': 0,
    unknown: 0,
    'docs-waiting': 0,
    'docs-closed': 0,
    'found-nothing': 0,
    'opted-out': 0,
    'changed-docs': 0,
    'docs-merged': 0,
  };
  for (const { state } of pullRequests) counts[state] += 1;
  return counts;
}
