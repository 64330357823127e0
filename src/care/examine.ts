/** Finds out whether the job of a docs pull request gets a message: reads its problem and, if it has one, its thread. */
import type { PullRequest } from '../domain/pull-request.ts';
import type { OpenRepo } from '../run/repo.ts';
import type { Care } from './start-care.ts';
import { decideCareMessage, findCareExclusion } from './decide.ts';
import { DEFAULT_MAX_MESSAGES } from './care-inputs.ts';
import { rotateByRun } from './order.ts';
import { readCareProblem } from './read-problem.ts';
import { readCareThread, type CareRepository } from './read-repository.ts';
import type { CareRow } from './row.ts';
import { findUnboundBarrier } from './unbound.ts';

/** Bound on the pull requests that are read in a repository, so that one does not keep the others waiting. */
const MAX_READ = 50;

/** Examines the pull requests of a repository; in each run, others are the first. What cannot be read means that nothing is done about it now. */
export async function examineForCare(
  care: Care,
  repository: CareRepository,
): Promise<readonly CareRow[]> {
  const { run } = care;
  const rows: CareRow[] = [];
  let read = 0;
  for (const pull of rotateByRun(repository.pulls, run.workflow.number)) {
    const row = newRow(repository.repo, pull);
    const excluded = findCareExclusion(pull, care.inputs);
    if (excluded !== undefined) {
      rows.push({ ...row, outcome: excluded });
    } else if (read === MAX_READ || run.signal.aborted) {
      rows.push(row);
    } else {
      read += 1;
      rows.push(await examine(care, row));
    }
  }
  return rows.toSorted((one, other) => one.pull.number - other.pull.number);
}

/** Returns the row of a pull request about which nothing is known yet. */
function newRow(repo: OpenRepo, pull: PullRequest): CareRow {
  return {
    repo,
    pull,
    problem: undefined,
    read: undefined,
    wanted: undefined,
    outcome: 'left-out',
  };
}

async function examine(care: Care, row: CareRow): Promise<CareRow> {
  const { inputs } = care;
  const { repo, pull } = row;
  const problem = await readCareProblem(care, repo, pull.number);
  if (!problem.ok) return { ...row, outcome: problem.error };
  const found = await readCareThread(repo, problem.value.pull);
  if (!found.ok) {
    const what = 'The comments of a docs pull request could not be read';
    repo.warn(what, found.error, '`pull-requests: write`');
    return { ...row, outcome: 'unreadable-comments' };
  }
  const read = found.value;
  const examined = { ...row, problem: problem.value, read };
  const wanted = decideCareMessage(read, inputs.maxMessages || DEFAULT_MAX_MESSAGES);
  if (!wanted.ok) return { ...examined, outcome: wanted.error };
  const barrier = await findUnboundBarrier(repo, read);
  if (barrier !== undefined) return { ...examined, outcome: barrier };
  return { ...examined, wanted: wanted.value };
}
