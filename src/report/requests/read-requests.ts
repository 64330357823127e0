import { ok, type RequestError, type Result } from '../../domain/errors.ts';
import type { ReportedRepository } from '../../ports.ts';
import { formatNumber, pluralize } from '../../rendering/format.ts';
import type { ReadSubmissions } from '../../thread/store/reader.ts';
import { causeOf, type Gap } from '../../rendering/incomplete.ts';
import { inParallel } from './in-parallel.ts';
import { toRequests, type ReportedRequest } from './requests.ts';

/** A repository whose requests are counted. */
export type Source = Readonly<{
  /** `owner/name` */
  name: string;
  /** Undefined if it has to be read. */
  id: number | undefined;
  github: ReportedRepository;
}>;

/** The requests of the time, and what could not be read. */
export type RequestsRead = Readonly<{
  /** Requests in the order of their sources, oldest first; `not-sent` ones included. */
  requests: readonly ReportedRequest[];
  gaps: readonly Gap[];
  /** Number of sources of which nothing could be read. */
  unread: number;
  /** Number of comments that were read. */
  comments: number;
}>;

export type ReadOptions = Readonly<{
  read: ReadSubmissions;
  since: Date;
  /** Logs progress. */
  log: (line: string) => void;
  signal: AbortSignal;
}>;

/** Bound on the pages of a repository: 10,000 comments. */
const MAX_PAGES = 100;
/** Name of what gaps hide. */
const REQUESTS = 'Requests';

/** Reads the requests of all sources. One that cannot be read is a gap. */
export async function readRequests(
  sources: readonly Source[],
  options: ReadOptions,
): Promise<RequestsRead> {
  const all = await inParallel(sources, async (source) => {
    const read = await readSource(source, options);
    const sent = read.requests.filter(({ result }) => result !== 'not-sent');
    const requests = pluralize(sent.length, 'request');
    const comments = pluralize(read.comments, 'comment');
    const partly = read.gaps.length > 0 ? ', not all could be read' : '';
    options.log(`${source.name}: ${requests} in ${comments}${partly}.`);
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
    gaps: all.flatMap((each) => each.gaps),
    unread,
    comments,
  };
}

async function readSource(source: Source, options: ReadOptions): Promise<RequestsRead> {
  const { name: repository, github } = source;
  const { read, since, signal } = options;
  const id = await idOf(source);
  if (!id.ok) {
    return {
      requests: [],
      gaps: [unreadRequests(repository, id.error)],
      unread: 1,
      comments: 0,
    };
  }

  const gaps: Gap[] = [];
  const byClaim = new Map<string, ReportedRequest>();
  const filter = { repositoryId: id.value };
  let comments = 0;
  let pages = 0;
  let unverified = 0;
  for await (const page of read(github.comments, since, filter)) {
    if (!page.ok) {
      gaps.push(unreadRequests(repository, page.error));
      break;
    }
    const { submissions, isLast } = page.value;
    for (const request of toRequests(repository, submissions)) {
      addRequest(byClaim, request);
    }
    comments += page.value.comments;
    unverified = page.value.unverified;
    pages += 1;
    if (isLast || signal.aborted) break;
    if (pages >= MAX_PAGES) {
      const cause = `only the newest ${formatNumber(comments)} comments were read`;
      gaps.push({ what: REQUESTS, where: repository, cause });
      break;
    }
  }
  if (unverified > 0) {
    const seen = pluralize(unverified, 'status comment');
    const cause = `no line of \`api-key\` has signed ${seen}, so add the earlier key as another line`;
    gaps.push({ what: REQUESTS, where: repository, cause });
  }
  const requests = [...byClaim.values()];
  requests.sort((one, other) => one.commentId - other.commentId);
  const isUnread = pages === 0 && gaps.length > 0;
  return { requests, gaps, unread: isUnread ? 1 : 0, comments };
}

function unreadRequests(repository: string, error: RequestError): Gap {
  return { what: REQUESTS, where: repository, cause: causeOf(error, 'issues: read') };
}

async function idOf({ id, github }: Source): Promise<Result<number>> {
  return id === undefined ? github.id() : ok(id);
}

/** Adds a request. A claim that several comments show counts as the oldest one says. */
function addRequest(
  byClaim: Map<string, ReportedRequest>,
  request: ReportedRequest,
): void {
  const known = byClaim.get(request.claimId);
  if (known === undefined || request.commentId < known.commentId) {
    byClaim.set(request.claimId, request);
  }
}
