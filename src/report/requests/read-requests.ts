import { pluralize } from '../../rendering/format.ts';
import type { Gap } from '../../rendering/incomplete.ts';
import { causeOfCut } from '../../fleet/list-requests.ts';
import { openRepository, type Fleet } from '../../fleet/fleet.ts';
import type { RequestListing } from '../../record/entries.ts';
import { inParallel } from '../../fleet/in-parallel.ts';
import type { Repo } from '../../run/repo.ts';
import { toRequests, type ReportedRequest } from './requests.ts';

/** The requests of the time, and what could not be read. */
export type RequestsRead = Readonly<{
  /** Requests in the order of their repositories, oldest first. */
  requests: readonly ReportedRequest[];
  /** Requests that were refused before the agent got them, in the same order. */
  notSent: readonly ReportedRequest[];
  gaps: readonly Gap[];
  /** Number of repositories of which nothing could be read. */
  unread: number;
  /** Number of comments that were read. */
  comments: number;
}>;

/** Bound on the pages of a repository: 10,000 comments. */
const MAX_PAGES = 100;
const REQUESTS = 'Requests';
const NEEDS = '`issues: read`';

/** Reads the requests of all repositories since a time. A repository that cannot be read is a gap. */
export function readRequests(fleet: Fleet, since: Date): Promise<RequestsRead> {
  return fleet.run.runner.group('Reading requests', () => readAll(fleet, since));
}

async function readAll(fleet: Fleet, since: Date): Promise<RequestsRead> {
  const all = await inParallel(fleet.names, async (repository) => {
    const read = await readRepository(fleet, repository, since);
    const requests = pluralize(read.requests.length, 'request');
    const comments = pluralize(read.comments, 'comment');
    const partly = read.gaps.length > 0 ? ', not all could be read' : '';
    fleet.run.runner.info(`${repository}: ${requests} in ${comments}${partly}.`);
    return read;
  });
  let comments = 0;
  let unread = 0;
  for (const each of all) {
    comments += each.comments;
    unread += each.unread;
  }
  return {
    requests: all.flatMap((each) => each.requests),
    notSent: all.flatMap((each) => each.notSent),
    gaps: all.flatMap((each) => each.gaps),
    unread,
    comments,
  };
}

async function readRepository(
  fleet: Fleet,
  repository: string,
  since: Date,
): Promise<RequestsRead> {
  const opened = await openRepository(fleet, repository);
  if (!opened.ok) {
    const gap = fleet.run.github(repository).unread(REQUESTS, opened.error, NEEDS);
    return { requests: [], notSent: [], gaps: [gap], unread: 1, comments: 0 };
  }
  const repo = opened.value;
  const listed = await repo.ledger.since(since, { maxPages: MAX_PAGES });
  // An older comment is listed if it was edited since.
  const entries = listed.entries.filter(
    ({ comment }) => Date.parse(comment.createdAt) >= since.getTime(),
  );
  const reported = toRequests(repo, entries);
  return {
    requests: reported.filter(({ result }) => result !== 'not-sent'),
    notSent: reported.filter(({ result }) => result === 'not-sent'),
    gaps: findGaps(repo, listed, fleet.run.signal),
    unread: listed.problem !== undefined && listed.read === 0 ? 1 : 0,
    comments: listed.read,
  };
}

/** Returns why the requests of a repository are not complete. */
function findGaps(
  repo: Repo,
  { problem, isComplete, read, unverified, claims }: RequestListing,
  signal: AbortSignal,
): readonly Gap[] {
  const gaps: Gap[] = [];
  const gapOf = (cause: string): Gap => ({ what: REQUESTS, where: repo.name, cause });
  if (problem !== undefined) {
    gaps.push(repo.unread(REQUESTS, problem, NEEDS));
  } else if (!isComplete && !signal.aborted) {
    gaps.push(gapOf(causeOfCut(read)));
  }
  const newer = claims.filter(({ isBound, payload }) => isBound && payload === undefined);
  const uncounted = unverified + newer.length;
  if (uncounted > 0) gaps.push(gapOf(causeOfUncounted(uncounted)));
  return gaps;
}

/** Explains that status comments are not counted, in one clause. */
function causeOfUncounted(count: number): string {
  const comments = pluralize(count, 'status comment');
  const verb = count === 1 ? 'does' : 'do';
  return `${comments} ${verb} not count, because somebody has changed them, no line of \`api-key\` has signed them (add the earlier key as another line), or a newer version of this action has written them`;
}
