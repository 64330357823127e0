/** The numbers of a report, as `report/README.md` defines them. Pure. */
import type { DocsPullRequest } from './docs-pull-request.ts';
import type { ReportedRequest, RequestResult } from './requests.ts';

/** Numbers of a set of requests, and of the docs pull requests that they have opened. */
export type Numbers = Readonly<{
  /** Requests that were sent, or perhaps sent. */
  requests: number;
  /** Distinct job ids. */
  jobs: number;
  merged: number;
  /** Closed without merge, drafts included. */
  closed: number;
  /** Drafts included. */
  open: number;
  drafts: number;
  /** Docs pull requests whose state could not be read. */
  unknown: number;
  /** Requests whose job ended without a pull request. */
  noPr: number;
  failed: number;
  unconfirmed: number;
  /** Requests whose job is active, or whose end is not known. */
  unfinished: number;
  /** Requests whose job has ended: with a pull request, without one, or failed. */
  ended: number;
  /** Undefined without a merged pull request. */
  medianHoursToMerge: number | undefined;
}>;

/** A part of a whole. */
export type Share = Readonly<{ part: number; whole: number }>;

/** Smallest whole of which a percentage says something. */
const MIN_WHOLE = 5;

const HOUR_MS = 60 * 60_000;

export function computeReportNumbers(
  requests: readonly ReportedRequest[],
  pullRequests: readonly DocsPullRequest[],
): Numbers {
  const withResult = (wanted: RequestResult): number =>
    requests.filter(({ result }) => result === wanted).length;
  const inState = (wanted: string | undefined): number =>
    pullRequests.filter(({ found }) => found?.state === wanted).length;
  const drafts = pullRequests.filter(
    ({ found }) => found?.state === 'open' && found.isDraft,
  );
  const jobs = new Set<string>();
  for (const { job } of requests) {
    if (job !== null) jobs.add(job);
  }
  const hours: number[] = [];
  for (const pullRequest of pullRequests) {
    const toMerge = hoursToMerge(pullRequest);
    if (toMerge !== undefined) hours.push(toMerge);
  }
  const noPr = withResult('no-pr');
  const failed = withResult('failed');
  return {
    requests: requests.length,
    jobs: jobs.size,
    merged: inState('merged'),
    closed: inState('closed'),
    open: inState('open'),
    drafts: drafts.length,
    unknown: inState(undefined),
    noPr,
    failed,
    unconfirmed: withResult('unconfirmed'),
    unfinished: withResult('unfinished'),
    ended: withResult('pull-request') + noPr + failed,
    medianHoursToMerge: median(hours),
  };
}

/** Returns the time from opening to merge; undefined unless the pull request is merged. */
export function hoursToMerge({ found }: DocsPullRequest): number | undefined {
  if (found?.state !== 'merged') return undefined;
  const openMs = Date.parse(found.endedAt) - Date.parse(found.createdAt);
  return openMs / HOUR_MS;
}

/** Returns the share of pull requests that were merged, of those that have ended. Open ones are in neither number. */
export function mergeRate({ merged, closed }: Numbers): Share {
  return { part: merged, whole: merged + closed };
}

/** Returns the share of requests without a pull request, of those whose job has ended. */
export function noPrShare({ noPr, ended }: Numbers): Share {
  return { part: noPr, whole: ended };
}

/** Returns how many paid requests there were for each merged pull request; undefined without one. */
export function requestsPerMerged({ requests, merged }: Numbers): number | undefined {
  if (merged === 0) return undefined;
  return requests / merged;
}

/** Returns a share in percent; undefined of fewer than five, which would be chance. */
export function reportPercentage({ part, whole }: Share): number | undefined {
  if (whole < MIN_WHOLE) return undefined;
  return Math.round((part / whole) * 100);
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) return undefined;
  return (lower + upper) / 2;
}
