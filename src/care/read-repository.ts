/** Reads a repository: the newest requests, the open pull requests of the docs agent, and their threads. */
import { newestRequestOfDocsPullRequest } from '../docs-pull-request/job-of-pull-request.ts';
import { isAgentPullRequest } from '../domain/agent-pull-request.ts';
import { ok, type Result } from '../domain/errors.ts';
import { GIVE_UP_HOURS } from '../request/evaluate-job.ts';
import { listRequests } from '../fleet/list-requests.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import type { OpenRepo } from '../run/repo.ts';
import type { Gap } from '../rendering/incomplete.ts';
import type { RequestListing } from '../record/entries.ts';
import type { Care } from './care.ts';
import type { ReadPullRequest } from './decide.ts';

/** A repository in which the docs agent opens pull requests. */
export type CareRepository = Readonly<{
  repo: OpenRepo;
  /** The requests of the last days. */
  listing: RequestListing;
  /** Open pull requests of the docs agent, oldest first. */
  pulls: readonly PullRequest[];
}>;

/** `repository` is undefined if it could not be read. */
type RepositoryRead = Readonly<{
  repository: CareRepository | undefined;
  gaps: readonly Gap[];
}>;

/** Comments are listed a day further back than jobs are given up, so that none is missed because of a late edit. */
const LOOKBACK_MS = (GIVE_UP_HOURS + 24) * 60 * 60_000;
/** Needed to write the comments. */
const PERMISSION = '`pull-requests: write`';

/** Reads a repository. Failures are gaps. */
export async function readRepositoryForCare(
  care: Care,
  name: string,
): Promise<RepositoryRead> {
  const listed = await listRequests(care, name, LOOKBACK_MS, PERMISSION);
  if (!listed.ok) return { repository: undefined, gaps: [listed.error] };
  const { repo, listing, gaps } = listed.value;
  // A message whose refusal is on an unread page would be sent again at once.
  if (listing.problem !== undefined) return { repository: undefined, gaps };
  const open = await listPulls(care, repo);
  return {
    repository: { repo, listing, pulls: open.pulls },
    gaps: [...gaps, ...open.gaps],
  };
}

/** Lists the docs agent's open pull requests. */
async function listPulls(
  care: Care,
  repo: OpenRepo,
): Promise<Readonly<{ pulls: readonly PullRequest[]; gaps: readonly Gap[] }>> {
  const what = 'Docs pull requests';
  const listed = await repo.pulls.listOpen();
  if (!listed.ok) {
    const gap = repo.unread(what, listed.error, '`pull-requests: read`');
    return { pulls: [], gaps: [gap] };
  }
  const { pulls: all, isComplete } = listed.value;
  const pulls = all.filter((pull) => isAgentPullRequest(pull, care.inputs.agentLogin));
  const cause = 'only the oldest 1,000 open pull requests were read';
  return { pulls, gaps: isComplete ? [] : [{ what, where: repo.name, cause }] };
}

/** Reads the thread of a pull request, and finds its job there as a review would. */
export async function readCareThread(
  repo: OpenRepo,
  pull: PullRequest,
): Promise<Result<ReadPullRequest>> {
  const { number } = pull;
  const thread = { number, project: '', commentTag: '' };
  const read = await repo.ledger.read(thread, { eventAt: undefined });
  if (!read.ok) return read;
  const job = newestRequestOfDocsPullRequest(repo, read.value.ofAnyTag, number);
  return ok({ pull, thread: read.value, job });
}
