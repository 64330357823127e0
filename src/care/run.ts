import { finishRequests } from '../fleet/finish-requests.ts';
import { inParallel } from '../fleet/in-parallel.ts';
import { messagesOf } from '../inputs/parse.ts';
import { explainUnreadable } from '../rendering/github-errors.ts';
import { explainGaps } from '../rendering/incomplete.ts';
import {
  GIVE_UP_HOURS,
  startCare,
  TITLE,
  type Care,
  type CareDependencies,
} from './care.ts';
import { isMessage } from './decide.ts';
import { examine, type Examined, type Projects } from './examine.ts';
import { findHeldProjects } from './holds.ts';
import { parseCareInputs } from './inputs.ts';
import { orderCandidates } from './order.ts';
import { readRepository, type CareRepository } from './read-repository.ts';
import { mustRemind, remind } from './remind.ts';
import { reportCare, reportCareFailure, type CareRow } from './report.ts';
import { sendMessage, type Candidate, type SendOutcome } from './send-message.ts';

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
  const canCount = repositories.length === reads.length;
  const sent = await sendMessages(care, projects, { examined, repositories, canCount });
  const reminded = await remindAll(care, examined);
  const rows = examined.map((each): CareRow => toRow(each, sent.outcomes, reminded));
  return reportCare(care, { rows, gaps, finished, projects, isFailed: sent.isFailed });
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

/** What a run sends messages about. */
type Work = Readonly<{
  examined: readonly Examined[];
  repositories: readonly CareRepository[];
  /** Whether the paid requests of all repositories can be counted. */
  canCount: boolean;
}>;

type Outcomes = ReadonlyMap<Candidate, CareRow['outcome']>;

/** Sends messages as far as the limits allow. `isFailed`: the service rejects the key. */
async function sendMessages(
  care: Care,
  { held }: Projects,
  { examined, repositories, canCount }: Work,
): Promise<Readonly<{ outcomes: Outcomes; isFailed: boolean }>> {
  const { inputs, system } = care;
  const { maxMessages, maxRequestsPerDay } = inputs;
  const outcomes = new Map<Candidate, CareRow['outcome']>();
  let attempts = 0;
  let paid = 0;
  let isFailed = false;
  for (const candidate of orderCandidates(examined, system.clock.date())) {
    const { project } = candidate.read.job.thread;
    if (maxMessages === 0) {
      outcomes.set(candidate, 'would-send');
    } else if (system.signal.aborted) {
      outcomes.set(candidate, 'cancelled');
    } else if (held.has(project)) {
      outcomes.set(candidate, 'project-held');
    } else if (maxRequestsPerDay !== undefined && !canCount) {
      outcomes.set(candidate, 'limit');
    } else if (attempts === MAX_ATTEMPTS || paid === MAX_SENT) {
      outcomes.set(candidate, 'left-out');
    } else {
      attempts += 1;
      const sent = await sendMessage(care, candidate, repositories);
      outcomes.set(candidate, sent.outcome);
      if (isPaidOutcome(sent.outcome)) paid += 1;
      if (sent.outcome === 'refused-project') held.add(project);
      if (sent.isUnauthorized === true) isFailed = true;
      if (sent.text !== undefined) care.warnEachOnce(sent.text, TITLE);
    }
  }
  return { outcomes, isFailed };
}

function isPaidOutcome(outcome: SendOutcome): boolean {
  return outcome === 'sent' || outcome === 'unconfirmed';
}

/** Reminds people of pull requests that get no message. */
async function remindAll(
  care: Care,
  examined: readonly Examined[],
): Promise<ReadonlyMap<Examined, 'reminded' | 'would-remind'>> {
  const reminded = new Map<Examined, 'reminded' | 'would-remind'>();
  for (const each of examined) {
    const { repository, read, next } = each;
    if (care.system.signal.aborted || reminded.size === MAX_REMINDERS) break;
    if (read === undefined || typeof next !== 'string') continue;
    const must = await mustRemind(care, repository, read);
    if (must.ok && !must.value) continue;
    if (must.ok && care.inputs.maxMessages === 0) {
      reminded.set(each, 'would-remind');
      continue;
    }
    const written = must.ok ? await remind(care, repository, read) : must;
    if (written.ok) reminded.set(each, 'reminded');
    else if (written.error !== undefined) {
      const what = 'A reminder on a docs pull request could not be written';
      const permission = '`pull-requests: write`';
      care.runner.warning(
        explainUnreadable(what, written.error, permission, repository),
        TITLE,
      );
    }
  }
  return reminded;
}

function toRow(
  examined: Examined,
  outcomes: Outcomes,
  reminded: ReadonlyMap<Examined, CareRow['reminder']>,
): CareRow {
  const { repository, pull, cause, next } = examined;
  const outcome = typeof next === 'string' ? next : outcomes.get(next);
  return {
    repository: repository.name,
    number: pull.number,
    cause,
    outcome: outcome ?? 'cancelled',
    reminder: reminded.get(examined),
  };
}
