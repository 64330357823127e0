/** Finds out whether the job of a docs pull request gets a message: reads its thread, if it has a problem or waits. */
import { CARE_CAUSES, type CareCause } from '../domain/care.ts';
import { explainUnreadable } from '../rendering/github-errors.ts';
import { CARE_TITLE, type Care } from './start-care.ts';
import {
  decideCareMessage,
  findCareProblem,
  isStaleForCare,
  type CareReason,
} from './decide.ts';
import { DEFAULT_MAX_MESSAGES } from './care-inputs.ts';
import { rotateHourly } from './order.ts';
import { readCareThread, type CareRepository } from './read-repository.ts';
import type { CareRow } from './row.ts';

/** Bound on the threads that are read in a repository, so that one does not keep the others waiting. */
const MAX_THREADS = 50;

/** Examines the pull requests of a repository; each hour, others are the first. What cannot be read means that nothing is done about it now. */
export async function examineForCare(
  care: Care,
  repository: CareRepository,
): Promise<readonly CareRow[]> {
  const { inputs, system } = care;
  const now = system.clock.date();
  const rows: CareRow[] = [];
  let threads = 0;
  for (const pull of rotateHourly(repository.pulls, MAX_THREADS, now)) {
    const problem = findCareProblem(pull, inputs);
    const cause = CARE_CAUSES.find((each) => each === problem);
    const row = {
      repository,
      pull,
      cause,
      read: undefined,
      wanted: undefined,
      reminder: undefined,
    };
    const isRead = cause !== undefined || isStaleForCare(pull, inputs, now);
    if (!isRead && isReason(problem)) {
      rows.push({ ...row, outcome: problem });
    } else if (threads === MAX_THREADS || system.signal.aborted) {
      rows.push({ ...row, outcome: 'left-out' });
    } else {
      threads += 1;
      rows.push(await examine(care, row, problem));
    }
  }
  return rows.toSorted((one, other) => one.pull.number - other.pull.number);
}

async function examine(
  care: Care,
  row: Omit<CareRow, 'outcome'>,
  problem: CareCause | CareReason,
): Promise<CareRow> {
  const { repository, pull } = row;
  const found = await readCareThread(repository, pull);
  if (!found.ok) {
    const what = 'The comments of a docs pull request could not be read';
    const permission = '`pull-requests: write`';
    care.runner.warning(
      explainUnreadable(what, found.error, permission, repository),
      CARE_TITLE,
    );
    return { ...row, outcome: 'unreadable-comments' };
  }
  const read = found.value;
  if (isReason(problem)) return { ...row, read, outcome: problem };
  const maxMessages = care.inputs.maxMessages || DEFAULT_MAX_MESSAGES;
  const decision = decideCareMessage(read, problem, maxMessages);
  if (decision.kind === 'leave') return { ...row, read, outcome: decision.why };
  return { ...row, read, wanted: decision, outcome: 'left-out' };
}

function isReason(problem: CareCause | CareReason): problem is CareReason {
  return !CARE_CAUSES.some((each) => each === problem);
}
