/** The first phase of a sweep: reads the comments of each repository, and finds what no run finishes. */
import { ok, type Result } from '../domain/errors.ts';
import type { CommentsApi, WarnOnce, WorkflowRun } from '../ports.ts';
import { pluralize } from '../rendering/format.ts';
import { createWarnOnce, type RepositoryPlace } from '../rendering/github-errors.ts';
import { causeOf, type Gap } from '../rendering/incomplete.ts';
import type {
  ClaimState,
  JobSubmission,
  Listing,
  OpenStore,
  Stored,
  SubmissionStore,
} from '../thread/submission-store.ts';
import { findOpenSubmissions } from './check-jobs.ts';
import { listDocsPullRequests, type DocsPullRequests } from './docs-pull-requests.ts';
import { findFollowed, type Followed } from './follow.ts';
import type { SweepInputs } from './inputs.ts';
import { findLeftRequests } from './left-requests.ts';
import { TITLE } from './report.ts';
import { isSameRepository } from '../text/urls.ts';
import { createSweepStores, type Sweep } from './sweep.ts';

/** A repository whose comments a sweep has read. */
export type ListedRepository = RepositoryPlace &
  Readonly<{
    /** The run of the sweep, with this repository in place of its own. */
    run: WorkflowRun;
    comments: CommentsApi;
    openStore: OpenStore;
    store: SubmissionStore;
    warn: WarnOnce;
    /** Its token. */
    token: string;
    docs: DocsPullRequests;
    /** The states of all projects and tags. */
    all: Listing;
    /** The states of the project and the tag that the inputs name. */
    listed: Listing;
    /** Submissions with a job that no run waits for. */
    open: readonly JobSubmission[];
    /** Requests without a job whose run has ended. */
    left: readonly ClaimState[];
    /** Finished status comments whose docs pull requests have a known state. */
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
    const { comments, isComplete } = listed.value.all;
    if (!isComplete) {
      const read = pluralize(comments.length, 'comment');
      const cause = `only the ${read} whose last edit is oldest were read`;
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
  const { inputs, runner, startedAt } = sweep;
  const place = { name, tokenInput: tokenInputFor(sweep, name) };
  const isForCare = place.tokenInput === 'docs-token';
  const token = isForCare ? inputs.docsToken : inputs.githubToken;
  const { comments, readId } = sweep.connectRepository(name, token);
  const id = await repositoryIdOf(sweep, name, readId);
  if (!id.ok) return id;

  const run = { ...sweep.run, repository: name, repositoryId: id.value };
  const openStore = createSweepStores(sweep, run);
  const warn = createWarnOnce(runner, undefined, warningPlace(place));
  const store = openStore({ name, comments, warn });
  const { giveUpHours } = inputs;
  const docs = await listDocs(run, place.tokenInput);
  const lookbackMs = (giveUpHours + LOOKBACK_MARGIN_HOURS) * HOUR_MS;
  const sinceMs = startedAt.getTime() - lookbackMs;
  // The status comment of a pull request was written after the job had opened it.
  const oldestMs = docs.oldest?.getTime() ?? sinceMs;
  const since = new Date(Math.min(sinceMs, oldestMs));
  const all = await store.editedSince(since, { repositoryId: id.value }, MAX_PAGES);
  if (!all.ok) return all;

  const listed = ofInputs(all.value, inputs);
  const { submissions, claimStates } = listed;
  const value = {
    ...place,
    run,
    comments,
    openStore,
    store,
    warn,
    token,
    docs,
    all: all.value,
    listed,
    open: findOpenSubmissions(submissions, startedAt),
    left: findLeftRequests(claimStates, startedAt),
    followed: findFollowed(submissions, docs, run.serverUrl),
  };
  return ok(value);
}

/** Leaves out the states of other projects and tags. */
function ofInputs(all: Listing, inputs: SweepInputs): Listing {
  const isIncluded = (stored: Stored): boolean => isOfInputs(inputs, stored);
  return {
    ...all,
    submissions: all.submissions.filter(isIncluded),
    claimStates: all.claimStates.filter(isIncluded),
  };
}

/** Returns whether a state is one of the project and the tag that the inputs name. */
export function isOfInputs(
  { projectId, commentTag }: SweepInputs,
  { location }: Pick<Stored, 'location'>,
): boolean {
  if (projectId !== undefined && projectId !== location.project) return false;
  return commentTag === undefined || commentTag === location.commentTag;
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

/** Returns the id of a repository, by which its states are signed. The runner knows that of the workflow's own. */
async function repositoryIdOf(
  { run, runner }: Sweep,
  name: string,
  readId: () => Promise<Result<number>>,
): Promise<Result<number | undefined>> {
  if (!isSameRepository(name, run.repository)) return readId();
  if (run.repositoryId === undefined) runner.warning(UNKNOWN_REPOSITORY, TITLE);
  return ok(run.repositoryId);
}
