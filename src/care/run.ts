import { finishRequests } from '../fleet/finish-requests.ts';
import { inParallel } from '../fleet/in-parallel.ts';
import { messagesOf } from '../inputs/parse.ts';
import { explainGaps } from '../rendering/incomplete.ts';
import { resultText } from '../rendering/run-result.ts';
import {
  GIVE_UP_HOURS,
  startCare,
  TITLE,
  type Care,
  type CareDependencies,
} from './care.ts';
import { isMessage } from './decide.ts';
import { examine, type Examined, type Projects } from './examine.ts';
import { findHeldProjects, stopsProject } from './holds.ts';
import { parseCareInputs } from './inputs.ts';
import { orderRows } from './order.ts';
import { readRepository, type CareRepository } from './read-repository.ts';
import { remind } from './remind.ts';
import { reportCare, reportCareFailure, type CareRow } from './report.ts';
import { sendMessage } from './send-message.ts';

/** Messages that a run sends, or perhaps sends. */
const MAX_SENT = 5;
/** Messages that a run tries to send. */
const MAX_ATTEMPTS = 10;
/** Reminders that a run writes. */
const MAX_REMINDERS = 5;

/**
 * Runs care once: finishes its own messages, examines the open docs pull requests of all repositories, sends messages, reminds
 * people, and reports. True if the step fails.
 */
export async function runCare(deps: CareDependencies): Promise<boolean> {
  const { runner } = deps;
  const parsed = parseCareInputs(deps.getInput);
  if (!parsed.ok) return reportCareFailure(runner, messagesOf(parsed.error));
  const started = await startCare(deps, parsed.value);
  if (!started.ok) return reportCareFailure(runner, [started.error]);
  const care = started.value;

  const reads = await inParallel(care.names, (name) => readRepository(care, name));
  const repositories = reads.flatMap(({ repository }) => repository ?? []);
  const gaps = reads.flatMap((each) => each.gaps);
  if (repositories.length === 0) return reportCareFailure(runner, explainGaps(gaps));

  const finished = await finishOwnMessages(care, repositories);
  const listings = repositories.map(({ listing }) => listing);
  const now = care.system.clock.date();
  const projects = { held: findHeldProjects(listings, now), errors: [] };
  const examined = await examineAll(care, projects, repositories);
  const rows = examined.map(toRow);
  const canCount = repositories.length === reads.length;
  await sendMessages(care, projects, { rows, repositories, canCount });
  await remindAll(care, rows);
  return reportCare(care, { rows, gaps, finished, errors: projects.errors });
}

/** Finishes the messages of care that no run waits for; returns how many. With `max-messages: 0`, nothing is written. */
async function finishOwnMessages(
  care: Care,
  repositories: readonly CareRepository[],
): Promise<number> {
  if (care.inputs.maxMessages === 0) return 0;
  const all = await inParallel(repositories, (repository) => {
    const { listing } = repository;
    const options = { listing, isIncluded: isMessage, giveUpHours: GIVE_UP_HOURS };
    return finishRequests(care, repository, options);
  });
  const ends = all.flatMap(({ jobs, requests }) => [...jobs, ...requests]);
  return ends.filter(({ isFinished }) => isFinished).length;
}

async function examineAll(
  care: Care,
  projects: Projects,
  repositories: readonly CareRepository[],
): Promise<readonly Examined[]> {
  const all = await inParallel(repositories, async (repository) => {
    const examined: Examined[] = [];
    for (const pull of repository.pulls) {
      if (care.system.signal.aborted) break;
      examined.push(await examine(care, projects, repository, pull));
    }
    return examined;
  });
  return all.flat();
}

function toRow({ repository, pull, cause, read, next }: Examined): CareRow {
  const outcome = typeof next === 'string' ? next : 'left-out';
  const candidate = typeof next === 'string' ? undefined : next;
  return { repository, pull, cause, read, candidate, outcome, reminder: undefined };
}

/** What a run sends messages about. */
type Work = Readonly<{
  rows: readonly CareRow[];
  repositories: readonly CareRepository[];
  /** Whether the paid requests of all repositories can be counted. */
  canCount: boolean;
}>;

/** Sends messages as far as the limits allow, and notes their outcomes. */
async function sendMessages(
  care: Care,
  { held }: Projects,
  { rows, repositories, canCount }: Work,
): Promise<void> {
  const { inputs, system } = care;
  let attempts = 0;
  let paid = 0;
  for (const row of orderRows(rows, system.clock.date())) {
    const { project } = row.candidate.read.job.thread;
    const isFull = attempts === MAX_ATTEMPTS || paid === MAX_SENT;
    if (system.signal.aborted || isFull) break;
    if (inputs.maxMessages === 0) {
      row.outcome = 'would-send';
    } else if (held.has(project)) {
      row.outcome = 'project-held';
    } else if (inputs.maxRequestsPerDay !== undefined && !canCount) {
      row.outcome = 'not-counted';
    } else {
      attempts += 1;
      const sent = await sendMessage(care, row.candidate, repositories);
      row.outcome = sent;
      if (typeof sent === 'string') continue;
      if (sent.family !== 'tracked') care.warnEachOnce(resultText(sent), TITLE);
      if (sent.family !== 'nothing-sent') paid += 1;
      if (stopsProject(sent)) held.add(project);
    }
  }
}

/** Reminds people of pull requests that get no message. */
async function remindAll(care: Care, rows: readonly CareRow[]): Promise<void> {
  let reminders = 0;
  for (const row of rows) {
    const { repository, read, candidate } = row;
    if (care.system.signal.aborted || reminders === MAX_REMINDERS) return;
    if (read === undefined || candidate !== undefined) continue;
    row.reminder = await remind(care, repository, read);
    if (row.reminder !== undefined) reminders += 1;
  }
}
