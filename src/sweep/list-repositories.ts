/** The first phase of a sweep: reads the comments of each repository, and finds what no run finishes. */
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { CommentsApi, WarnOnce, WorkflowRun } from '../ports.ts';
import { pluralize } from '../rendering/format.ts';
import { createWarnOnce, type RepositoryPlace } from '../rendering/github-errors.ts';
import { causeOf, type Gap } from '../rendering/incomplete.ts';
import type { JobEntry, RequestEntry } from '../job/request-entry.ts';
import type { SinceOptions } from '../once/ledger.ts';
import type { RequestClaim, RequestLedger, RequestListing } from '../request/context.ts';
import { isSameRepository } from '../text/urls.ts';
import { findOpenRequests } from './check-jobs.ts';
import { listDocsPullRequests, type DocsPullRequests } from './docs-pull-requests.ts';
import { findFollowed, type Followed } from './follow.ts';
import { isCaring, type SweepInputs } from './inputs.ts';
import { findLeftRequests } from './left-requests.ts';
import { TITLE } from './report.ts';
import type { Sweep } from './sweep.ts';

/** A repository whose comments a sweep has read. */
export type ListedRepository = RepositoryPlace &
  Readonly<{
    /** The run of the sweep, with this repository in place of its own. */
    run: WorkflowRun;
    comments: CommentsApi;
    ledger: RequestLedger;
    warn: WarnOnce;
    /** Its token. */
    token: string;
    docs: DocsPullRequests;
    /** The entries of the project and the tag that the inputs name; if the sweep cares, of all. */
    listed: RequestListing;
    /** Requests with a job that no run waits for. */
    open: readonly JobEntry[];
    /** Requests without a job whose run has ended. */
    left: readonly RequestEntry[];
    /** Finished requests whose docs pull requests have another state than their comments show. */
    followed: readonly Followed[];
  }>;

/** The repositories that a sweep has listed. `gaps`: others, and the rest of their comments. */
export type ListedRepositories = Readonly<{
  repositories: readonly ListedRepository[];
  gaps: readonly Gap[];
}>;

const HOUR_MS = 60 * 60_000;

/** Comments are listed this much further back than jobs are given up, so that none is missed because of a late edit. */
const LOOKBACK_MARGIN_HOURS = 24;
/** Bound on the pages of a repository: 10,000 comments. */
const MAX_PAGES = 100;

const UNKNOWN_REPOSITORY =
  'The runner does not provide the ID of the repository, so no status comment can be verified, and none is finished. ' +
  'Set the variable GITHUB_REPOSITORY_ID.';

/** Lists the repositories one after the other. A cancelled sweep leaves out the rest. */
export async function listRepositories(sweep: Sweep): Promise<ListedRepositories> {
  const { names, runner, signal } = sweep;
  const repositories: ListedRepository[] = [];
  const gaps: Gap[] = [];
  const listDocs = createDocsLists(sweep);
  for (const name of names) {
    if (signal.aborted) break;
    const listed = await listRepository(sweep, name, listDocs);
    if (!listed.ok) {
      gaps.push(unreadComments(name, causeOf(listed.error, 'issues: write')));
      continue;
    }
    repositories.push(listed.value);
    const { read, isComplete } = listed.value.listed;
    if (!isComplete) {
      const comments = pluralize(read, 'comment');
      const cause = `only the ${comments} whose last edit is oldest were read`;
      gaps.push(unreadComments(name, cause));
    }
    if (names.length > 1) runner.info(describeListed(listed.value));
  }
  return { repositories, gaps };
}

function unreadComments(where: string, cause: string): Gap {
  return { what: 'Status comments', where, cause };
}

/** Describes the work in a repository. */
function describeListed({ name, open, left }: ListedRepository): string {
  const jobs = `${pluralize(open.length, 'job')} to check`;
  if (left.length === 0) return `${name}: ${jobs}`;
  return `${name}: ${jobs}, ${pluralize(left.length, 'request')} without a job`;
}

/** A function that lists the docs pull requests of a repository's jobs. */
type ListDocs = (
  run: WorkflowRun,
  tokenInput: RepositoryPlace['tokenInput'],
) => Promise<DocsPullRequests>;

/** Creates a function that lists the docs pull requests once, if all repositories have the same docs. */
function createDocsLists(sweep: Sweep): ListDocs {
  let shared: Promise<DocsPullRequests> | undefined;
  return (run, tokenInput) => {
    if (sweep.inputs.docsRepository === undefined) {
      return listDocsPullRequests(sweep, run, tokenInput);
    }
    shared ??= listDocsPullRequests(sweep, run, tokenInput);
    return shared;
  };
}

/** Reads the comments of one repository. */
async function listRepository(
  sweep: Sweep,
  name: string,
  listDocs: ListDocs,
): Promise<Result<ListedRepository>> {
  const { inputs, runner, startedAt, openLedger, warnOfUnverified } = sweep;
  const place = { name, tokenInput: tokenInputFor(sweep, name) };
  const isForCare = place.tokenInput === 'docs-token';
  const token = isForCare ? inputs.docsToken : inputs.githubToken;
  const { comments, readId } = sweep.connectRepository(name, token);
  const id = await repositoryIdOf(sweep, name, readId);
  if (!id.ok) return id;

  const run = { ...sweep.run, repository: name, repositoryId: id.value };
  const warn = createWarnOnce(runner, undefined, warningPlace(place));
  const ledger = openLedger({ id: id.value, comments, warn });
  const docs = await listDocs(run, place.tokenInput);
  const listed = await ledger.since(listedSince(sweep, docs), {
    ...scopeOf(inputs),
    by: 'edited',
    maxPages: MAX_PAGES,
  });
  if (listed.problem !== undefined) return notOk(listed.problem);

  warnOfUnverified(name, listed.unverified);
  const isIncluded = (entry: RequestClaim): boolean => isOfInputs(inputs, entry);
  const entries = listed.entries.filter(isIncluded);
  const claims = listed.claims.filter(isIncluded);
  return ok({
    ...place,
    run,
    comments,
    ledger,
    warn,
    token,
    docs,
    listed,
    open: findOpenRequests(entries, startedAt),
    left: findLeftRequests(claims, startedAt),
    followed: findFollowed(entries, docs, run.serverUrl),
  });
}

/** Returns from when on comments are listed. The status comment of a pull request was written after the job had opened it. */
function listedSince({ inputs, startedAt }: Sweep, { oldest }: DocsPullRequests): Date {
  const lookbackMs = (inputs.giveUpHours + LOOKBACK_MARGIN_HOURS) * HOUR_MS;
  const sinceMs = startedAt.getTime() - lookbackMs;
  return new Date(Math.min(sinceMs, oldest?.getTime() ?? sinceMs));
}

/** Returns which entries are listed. Care counts the messages of all projects and tags. */
function scopeOf(inputs: SweepInputs): Pick<SinceOptions, 'project' | 'commentTag'> {
  const { projectId: project, commentTag } = inputs;
  return isCaring(inputs) ? {} : { project, commentTag };
}

/** Returns whether an entry is one of the project and the tag that the inputs name. */
export function isOfInputs(
  { projectId, commentTag }: SweepInputs,
  { thread }: Pick<RequestClaim, 'thread'>,
): boolean {
  if (projectId !== undefined && projectId !== thread.project) return false;
  return commentTag === undefined || commentTag === thread.commentTag;
}

/** The built-in token is for the workflow's own repository alone. */
function tokenInputFor(
  { names, docsName, run }: Sweep,
  name: string,
): RepositoryPlace['tokenInput'] {
  if (name === docsName) return 'docs-token';
  const others = names.filter((each) => each !== docsName);
  const isOwnAlone = others.length === 1 && isSameRepository(name, run.repository);
  return isOwnAlone ? undefined : 'github-token';
}

/** Returns the place that warnings name: none for threads of the workflow's own repository. */
function warningPlace(place: RepositoryPlace): RepositoryPlace | undefined {
  return place.tokenInput === undefined ? undefined : place;
}

/** Returns the id of a repository, by which its entries are signed. The runner knows that of the workflow's own. */
async function repositoryIdOf(
  { run, runner }: Sweep,
  name: string,
  readId: () => Promise<Result<number>>,
): Promise<Result<number | undefined>> {
  if (!isSameRepository(name, run.repository)) return readId();
  if (run.repositoryId === undefined) runner.warning(UNKNOWN_REPOSITORY, TITLE);
  return ok(run.repositoryId);
}
