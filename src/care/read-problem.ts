/** Reads the problem of a docs pull request: a conflict with its base, or failed checks of its head commit. */
import type { CareProblem } from '../domain/care.ts';
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import type { CommitChecks, FailedCheck } from '../ports.ts';
import type { Repo } from '../run/repo.ts';
import type { Care } from './care.ts';
import {
  findCareProblem,
  findCareExclusion,
  findAuthorExclusion,
  type CareReason,
} from './decide.ts';

/** A docs pull request that only the agent has changed, and its problem. */
export type ProblemPullRequest = Readonly<{
  pull: PullRequest;
  problem: CareProblem;
  /** The failed checks of the head commit, without annotations; empty if they are not the problem. */
  failedChecks: readonly FailedCheck[];
}>;

const NO_CHECKS: CommitChecks = { failed: [], isPending: false };

/** Reads a pull request and its head commit. The error is why there is nothing to do; a warning says what could not be read. */
export async function readProblemPullRequest(
  { inputs }: Care,
  repo: Repo,
  number: number,
): Promise<Result<ProblemPullRequest, CareReason>> {
  const { commits } = repo;
  const unreadable = (error: RequestError, permission: string) => {
    repo.warn(UNREADABLE, error, permission);
    return notOk<CareReason>('unreadable');
  };
  const read = await repo.pulls.read(number);
  if (!read.ok) return unreadable(read.error, '`pull-requests: read`');
  const pull = read.value;
  const excluded = findCareExclusion(pull, inputs);
  if (excluded !== undefined) return notOk(excluded);

  const { headSha } = pull;
  const wantsChecks = inputs.for.includes('checks');
  const checks = wantsChecks ? await commits.checks(headSha) : ok(NO_CHECKS);
  if (!checks.ok) {
    return unreadable(checks.error, '`checks: read` and `statuses: read`');
  }
  const found = findCareProblem(pull, checks.value, inputs.for);
  if (!found.ok) return found;
  const authors = await commits.authors(headSha);
  // GitHub shows the commits of a private repository only with this permission.
  if (!authors.ok) return unreadable(authors.error, '`contents: read`');
  const other = findAuthorExclusion(pull, authors.value, inputs.agentLogin);
  if (other !== undefined) return notOk(other);
  const problem = found.value;
  const failedChecks = problem === 'checks' ? checks.value.failed : [];
  return ok({ pull, problem, failedChecks });
}

const UNREADABLE = 'The state of a docs pull request could not be read';
