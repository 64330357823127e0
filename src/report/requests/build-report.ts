/** The contents of a report: what its summary, its file and its outputs show. Pure. */
import { findByLink, type DocsPullRequest } from './docs-pull-request.ts';
import type { Gap } from '../../rendering/incomplete.ts';
import { computeNumbers, type Numbers } from './numbers.ts';
import type { ReportedRequest, RequestResult } from './requests.ts';

/** A request, and its docs pull request if it has one on the GitHub server. */
export type ReportRow = ReportedRequest &
  Readonly<{ pullRequest: DocsPullRequest | undefined }>;

/** Numbers of the requests that have something in common. */
export type RequestGroup = Numbers & Readonly<{ name: string }>;

export type Report = Readonly<{
  days: number;
  numbers: Numbers;
  /** The requests, in the order of the repositories, oldest first. */
  rows: readonly ReportRow[];
  byTrigger: readonly RequestGroup[];
  byRepository: readonly RequestGroup[];
  /** Open docs pull requests that are no drafts, oldest first. */
  waiting: readonly DocsPullRequest[];
  /** Requests that came to nothing, newest first; also those that were not sent. */
  failures: readonly ReportRow[];
  gaps: readonly Gap[];
}>;

/** The material of a report. */
type Read = Readonly<{
  days: number;
  repositories: readonly string[];
  requests: readonly ReportedRequest[];
  pullRequests: ReadonlyMap<string, DocsPullRequest>;
  gaps: readonly Gap[];
  serverUrl: URL;
}>;

export function buildReport(read: Read): Report {
  const { days, repositories, requests, pullRequests, gaps, serverUrl } = read;
  const all: ReportRow[] = [];
  for (const request of requests) {
    const pullRequest = findByLink(request.prLink, pullRequests, serverUrl);
    all.push({ ...request, pullRequest });
  }
  const rows = all.filter(({ result }) => result !== 'not-sent');
  const opened = [...pullRequests.values()];
  const elsewhere = countElsewhere(rows);
  const numbers = computeNumbers(rows, opened);
  return {
    days,
    numbers: { ...numbers, unknown: numbers.unknown + elsewhere },
    rows,
    byTrigger: groupRows(rows, ({ trigger }) => trigger),
    byRepository: groupRows(rows, ({ repository }) => repository, repositories),
    waiting: opened.filter(isWaiting).toSorted(byAge),
    failures: all.filter(isFailure).toSorted(newestFirst),
    gaps,
  };
}

/** Counts docs pull requests on other hosts, by their links. */
function countElsewhere(rows: readonly ReportRow[]): number {
  const links = new Set<string>();
  for (const { prLink, pullRequest } of rows) {
    const hasLink = prLink !== null && prLink !== '';
    if (hasLink && pullRequest === undefined) links.add(prLink);
  }
  return links.size;
}

/**
 * Groups the requests. A pull request counts in the group of its first request, so that the numbers of the groups add up.
 *
 * @param first names of groups that come first, also without requests. The others are sorted by their requests.
 */
function groupRows(
  rows: readonly ReportRow[],
  nameOf: (row: ReportRow) => string,
  first: readonly string[] = [],
): readonly RequestGroup[] {
  const groups = new Map<string, ReportRow[]>();
  for (const name of first) groups.set(name, []);
  const openers = new Map<DocsPullRequest, ReportRow>();
  for (const row of rows) {
    const { pullRequest } = row;
    const name = nameOf(row);
    const group = groups.get(name) ?? [];
    group.push(row);
    groups.set(name, group);
    if (pullRequest === undefined) continue;
    const opener = openers.get(pullRequest);
    if (opener === undefined || row.createdAt < opener.createdAt) {
      openers.set(pullRequest, row);
    }
  }
  const opened = new Map<string, DocsPullRequest[]>();
  for (const [pullRequest, row] of openers) {
    const name = nameOf(row);
    const group = opened.get(name) ?? [];
    group.push(pullRequest);
    opened.set(name, group);
  }
  const all: RequestGroup[] = [];
  for (const [name, members] of groups) {
    const pullRequests = opened.get(name) ?? [];
    const numbers = computeNumbers(members, pullRequests);
    all.push({ name, ...numbers });
  }
  return all.toSorted((one, other) => other.requests - one.requests);
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

function isFailure({ result, outcome }: ReportRow): boolean {
  return FAILED.includes(result) || outcome.startsWith('connection-lost');
}

function newestFirst(one: ReportRow, other: ReportRow): number {
  return other.createdAt.localeCompare(one.createdAt);
}
