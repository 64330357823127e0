/** Finds out whether the job of a docs pull request gets a message: reads its problem and, if it has one, its thread. */
import type { Cause } from '../domain/cause.ts';
import type { CareProblem } from '../domain/care.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import { inParallel } from '../fleet/in-parallel.ts';
import type { OpenRepo } from '../run/repo.ts';
import type { Care } from './care.ts';
import { decideCareMessage, findCareExclusion, type CareReason } from './decide.ts';
import { DEFAULT_MAX_MESSAGES } from './care-inputs.ts';
import { rotateByRun } from './order.ts';
import { readProblemPullRequest } from './read-problem.ts';
import { readCareThread, type CareRepository } from './read-repository.ts';
import type { Candidate, CareRow } from './row.ts';
import { findUnboundBarrier } from './unbound.ts';

/** Bound on the pull requests that are read in a repository, so that one does not keep the others waiting. */
const MAX_READ = 50;

/** Examines the pull requests of a repository; in each run, others are the first. If something cannot be read, nothing is done about it now. */
export async function examineForCare(
  care: Care,
  { repo, pulls }: CareRepository,
): Promise<readonly CareRow[]> {
  const { run } = care;
  const rows: CareRow[] = [];
  let read = 0;
  for (const pull of rotateByRun(pulls, run.workflow.number)) {
    const row = { repo, pull, problem: undefined, candidate: undefined };
    const excluded = findCareExclusion(pull, care.inputs);
    if (excluded !== undefined) {
      rows.push({ ...row, outcome: excluded });
    } else if (read === MAX_READ || run.signal.aborted) {
      rows.push({ ...row, outcome: 'left-out' });
    } else {
      read += 1;
      const examined = await examine(care, repo, pull.number);
      rows.push({ ...row, ...examined });
    }
  }
  return rows.toSorted((one, other) => one.pull.number - other.pull.number);
}

/**
 * After the base of a pull request has changed, GitHub computes whether both conflict only when somebody reads the pull request, and says
 * some seconds later: https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
 */
const COMPUTED_AFTER_MS = 10_000;

/** Examines the pull requests once more of which GitHub did not know whether they conflict. */
export async function examineNotComputed(
  care: Care,
  rows: readonly CareRow[],
): Promise<readonly CareRow[]> {
  const { clock, signal } = care.run;
  const isNotComputed = ({ outcome }: CareRow): boolean => outcome === 'not-computed';
  if (!rows.some(isNotComputed)) return rows;
  await clock.sleep(COMPUTED_AFTER_MS, signal);
  return inParallel(rows, async (row) => {
    if (!isNotComputed(row) || signal.aborted) return row;
    const examined = await examine(care, row.repo, row.pull.number);
    return { ...row, ...examined };
  });
}

/** Finds the message about a pull request, unless a status comment that could not be written keeps it back. */
async function examine(
  care: Care,
  repo: OpenRepo,
  number: number,
): Promise<Omit<CareRow, 'repo' | 'pull'>> {
  const found = await findCareMessage(care, repo, number);
  if (!found.ok) return { ...found.error, candidate: undefined };
  const candidate = found.value;
  const { problem } = candidate;
  const barrier = await findUnboundBarrier(repo, candidate);
  if (barrier !== undefined) return { problem, candidate: undefined, outcome: barrier };
  return { problem, candidate, outcome: 'left-out' };
}

/** Why no message about a pull request is wanted, and its problem if that is known. */
type Unwanted = Readonly<{ problem: CareProblem | undefined; outcome: CareReason }>;

/**
 * Reads a pull request and its thread, and finds the message that its job gets.
 *
 * @param own the cause that this run has claimed; undefined before that
 */
export async function findCareMessage(
  care: Care,
  repo: OpenRepo,
  number: number,
  own?: Cause,
): Promise<Result<Candidate, Unwanted>> {
  const read = await readProblemPullRequest(care, repo, number);
  if (!read.ok) return notOk({ problem: undefined, outcome: read.error });
  const { pull, problem } = read.value;
  const found = await readCareThread(repo, pull);
  if (!found.ok) {
    const what = 'The comments of a docs pull request could not be read';
    repo.warn(what, found.error, '`pull-requests: write`');
    return notOk({ problem, outcome: 'unreadable-comments' });
  }
  const { thread } = found.value;
  const maxMessages = care.inputs.maxMessages || DEFAULT_MAX_MESSAGES;
  const wanted = decideCareMessage(found.value, maxMessages, own);
  if (!wanted.ok) return notOk({ problem, outcome: wanted.error });
  return ok({ ...read.value, ...wanted.value, repo, thread });
}
