import { ok, type Result } from '../domain/errors.ts';
import type { ReportedRepository } from '../ports.ts';
import { pluralize } from '../rendering/format.ts';
import type { ReadSubmissions } from '../thread/store/reader.ts';
import type { Gap } from './gaps.ts';
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
  for (const each of all) comments += each.comments;
  return {
    requests: all.flatMap((each) => each.requests),
    gaps: all.flatMap((each) => each.gaps),
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
      gaps: [{ kind: 'repository', repository, error: id.error }],
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
      const kind = pages === 0 ? 'repository' : 'older-comments';
      gaps.push({ kind, repository, error: page.error });
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
      gaps.push({ kind: 'too-many-comments', repository });
      break;
    }
  }
  if (unverified > 0) {
    gaps.push({ kind: 'unverified', repository, count: unverified });
  }
  const requests = [...byClaim.values()];
  requests.sort((one, other) => one.commentId - other.commentId);
  return { requests, gaps, comments };
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
