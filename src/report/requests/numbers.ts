/** The numbers of a report, as `report/README.md` defines them. Pure. */
import type { DocsPullRequest } from './docs-pull-request.ts';
import type { ReportedRequest, RequestResult } from './requests.ts';

/** Numbers of a set of requests, and of the docs pull requests that they have opened. */
export type Numbers = Readonly<ReturnType<typeof computeReportNumbers>>;

const HOUR_MS = 60 * 60_000;

export function computeReportNumbers(
  requests: readonly ReportedRequest[],
  pullRequests: readonly DocsPullRequest[],
) {
  const withResult = (wanted: RequestResult): number =>
    requests.filter(({ result }) => result === wanted).length;
  const inState = (wanted: string | undefined): number =>
    pullRequests.filter(({ found }) => found?.state === wanted).length;
  const drafts = pullRequests.filter(
    ({ found }) => found?.state === 'open' && found.isDraft,
  );
  const jobs = new Set<string>();
  const elsewhere = new Set<string>();
  for (const { job, prLink, pull } of requests) {
    if (job !== null) jobs.add(job);
    if (prLink !== null && pull === undefined) elsewhere.add(prLink);
  }
  const hours: number[] = [];
  for (const pullRequest of pullRequests) {
    const toMerge = hoursToMerge(pullRequest);
    if (toMerge !== undefined) hours.push(toMerge);
  }
  return {
    /** Requests that were sent, or perhaps sent. */
    requests: requests.length,
    /** Distinct job ids. */
    jobs: jobs.size,
    merged: inState('merged'),
    /** Closed without merge, drafts included. */
    closed: inState('closed'),
    /** Drafts included. */
    open: inState('open'),
    drafts: drafts.length,
    /** Docs pull requests whose state could not be read, or that are on another server. */
    unknown: inState(undefined) + elsewhere.size,
    /** Requests whose job ended without a pull request. */
    noPr: withResult('no-pr'),
    failed: withResult('failed'),
    unconfirmed: withResult('unconfirmed'),
    /** Requests whose job is active, or whose end is not known. */
    unfinished: withResult('unfinished'),
    /** Undefined without a merged pull request. */
    medianHoursToMerge: median(hours),
  };
}

/** Returns the time from opening to merge; undefined unless the pull request is merged. */
export function hoursToMerge({ found }: DocsPullRequest): number | undefined {
  if (found?.state !== 'merged') return undefined;
  const openMs = Date.parse(found.endedAt) - Date.parse(found.createdAt);
  return openMs / HOUR_MS;
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) return undefined;
  return (lower + upper) / 2;
}
