/** The contents of a report: what its summary, its file and its outputs show. Pure. */
import {
  addDocsPullRequest,
  type DocsPullRequest,
  type RequestWithDocs,
} from './docs-pull-request.ts';
import type { Gap } from '../../rendering/incomplete.ts';
import { groupBy } from '../../text/group-by.ts';
import { computeReportNumbers, type Numbers } from './numbers.ts';
import type { ReportedRequest, RequestResult } from './requests.ts';

/** Numbers of the requests that have something in common. */
export type RequestGroup = Numbers & Readonly<{ name: string }>;

/** The numbers of a repository, and whether the agent still gets its requests. */
export type RepositoryGroup = RequestGroup &
  Readonly<{
    /** The newest request that the service has accepted. */
    accepted: ReportedRequest | undefined;
    /** The newest request that came to nothing, also one that was not sent. */
    failure: ReportedRequest | undefined;
  }>;

export type Report = Readonly<ReturnType<typeof buildReport>>;

/** The material of a report. */
type Read = Readonly<{
  days: number;
  repositories: readonly string[];
  /** Oldest first in each repository. */
  requests: readonly ReportedRequest[];
  notSent: readonly ReportedRequest[];
  pullRequests: ReadonlyMap<string, DocsPullRequest>;
  gaps: readonly Gap[];
}>;

export function buildReport(read: Read) {
  const rows = read.requests.map((each) => addDocsPullRequest(each, read.pullRequests));
  const opened = [...read.pullRequests.values()];
  return {
    days: read.days,
    numbers: computeReportNumbers(rows, opened),
    /** The requests, in the order of the repositories, oldest first. */
    rows,
    byKind: groupRows(rows, ({ kind }) => kind),
    byRepository: groupRepositories(rows, read),
    /** Open docs pull requests that are no drafts, oldest first. */
    waiting: opened.filter(isWaiting).toSorted(byAge),
    /** Requests that came to nothing, newest first. */
    failures: rows.filter(isFailure).toSorted(newestFirst),
    gaps: read.gaps,
  };
}

/**
 * Groups the requests. A pull request counts in the group of its first request, so that the numbers of the groups, except `unknown`, add up.
 *
 * @param first names of groups that come first, also without requests. The others are sorted by their requests.
 */
function groupRows(
  rows: readonly RequestWithDocs[],
  nameOf: (row: RequestWithDocs) => string,
  first: readonly string[] = [],
): readonly RequestGroup[] {
  const groups = groupBy(rows, nameOf);
  const openers = new Map<DocsPullRequest, RequestWithDocs>();
  for (const row of rows) {
    const { pullRequest } = row;
    if (pullRequest === undefined) continue;
    const opener = openers.get(pullRequest);
    if (opener === undefined || row.createdAt < opener.createdAt) {
      openers.set(pullRequest, row);
    }
  }
  const opened = groupBy(openers, ([, row]) => nameOf(row));
  const names = [...new Set([...first, ...groups.keys()])];
  const all = names.map((name): RequestGroup => {
    const pullRequests = opened.get(name)?.map(([pullRequest]) => pullRequest);
    return { name, ...computeReportNumbers(groups.get(name) ?? [], pullRequests ?? []) };
  });
  return all.toSorted((one, other) => other.requests - one.requests);
}

function groupRepositories(
  rows: readonly RequestWithDocs[],
  { repositories, requests, notSent }: Read,
): readonly RepositoryGroup[] {
  const newest = [...requests, ...notSent].toSorted(newestFirst);
  const byRepository = groupBy(newest, ({ repository }) => repository);
  return groupRows(rows, ({ repository }) => repository, repositories).map((group) => {
    const own = byRepository.get(group.name) ?? [];
    return { ...group, accepted: own.find(isAccepted), failure: own.find(isFailure) };
  });
}

function isAccepted({ result }: ReportedRequest): boolean {
  return result !== 'not-sent' && result !== 'unconfirmed';
}

function isWaiting({ found }: DocsPullRequest): boolean {
  return found?.state === 'open' && !found.isDraft;
}

function byAge(one: DocsPullRequest, other: DocsPullRequest): number {
  const createdAt = one.found?.createdAt ?? '';
  const otherCreatedAt = other.found?.createdAt ?? '';
  return createdAt.localeCompare(otherCreatedAt);
}

const FAILED: readonly RequestResult[] = ['failed', 'unconfirmed', 'not-sent'];

function isFailure({ result, outcome }: ReportedRequest): boolean {
  return FAILED.includes(result) || outcome.startsWith('connection-lost');
}

function newestFirst(one: ReportedRequest, other: ReportedRequest): number {
  return other.createdAt.localeCompare(one.createdAt);
}
