import { finishRequests } from '../fleet/finish-requests.ts';
import { startFleet, type FleetDependencies } from '../fleet/fleet.ts';
import { inParallel } from '../fleet/in-parallel.ts';
import type { InputSource } from '../inputs/parse.ts';
import type { StepEnd } from '../ports.ts';
import { explainGaps } from '../rendering/incomplete.ts';
import { endText } from '../rendering/shown.ts';
import { publishFailure } from '../run/publish.ts';
import type { Care } from './care.ts';
import { isCareMessage } from './decide.ts';
import { readCareJob } from './confirm.ts';
import { examineForCare, examineNotComputed } from './examine.ts';
import { parseCareInputs, type CARE_INPUTS } from './care-inputs.ts';
import { orderCareCandidates } from './order.ts';
import { readRepositoryForCare, type CareRepository } from './read-repository.ts';
import { isCareMessageSent, reportCare } from './report-care.ts';
import type { Candidate, CareOutcome, CareRow } from './row.ts';
import { sendCareMessage } from './send-message.ts';
import { CareStops } from './stops.ts';

/** Messages that a run sends, or perhaps sends. */
const MAX_SENT = 5;
/** Messages that a run tries to send. */
const MAX_ATTEMPTS = 10;

/** The dependencies of care on its surroundings. */
type CareDependencies = FleetDependencies & InputSource<typeof CARE_INPUTS>;

/** Runs care once: finishes its own messages, examines the open docs pull requests of all repositories, sends messages, and reports. */
export async function runCare(deps: CareDependencies): Promise<StepEnd> {
  const fail = (failures: readonly string[]): Promise<StepEnd> =>
    publishFailure(deps.runner, 'Care could not start', { failures });
  const parsed = parseCareInputs(deps);
  if (!parsed.ok) return fail(parsed.error);
  // The repositories of docs pull requests are those that the input lists.
  const withTokens = { ...parsed.value, docsToken: '' };
  // Messages exclude each other in a thread whatever the job there is.
  const options = { title: 'Docs agent: care', countsAllUses: true };
  const started = await startFleet(deps, withTokens, options);
  if (!started.ok) return fail([started.error]);
  const care = { ...started.value, inputs: parsed.value };

  const reads = await inParallel(care.names, (name) => readRepositoryForCare(care, name));
  const repositories = reads.flatMap(({ repository }) => repository ?? []);
  const gaps = reads.flatMap((each) => each.gaps);
  if (repositories.length === 0) return fail(explainGaps(gaps));

  const finished = await finishOwnMessages(care, repositories);
  const first = await inParallel(repositories, (each) => examineForCare(care, each));
  const examined = await examineNotComputed(care, first.flat());
  const candidates = examined.flatMap(({ candidate }) => candidate ?? []);
  const outcomes = await sendMessages(care, candidates, repositories);
  const rows = examined.map((row) => {
    return { ...row, outcome: outcomes.get(row.candidate) ?? row.outcome };
  });
  return reportCare(care, { rows, gaps, finished });
}

/** Finishes the messages of care that no run waits for; returns how many. With `max-messages: 0`, nothing is written. */
async function finishOwnMessages(
  care: Care,
  repositories: readonly CareRepository[],
): Promise<number> {
  if (care.inputs.maxMessages === 0) return 0;
  const all = await inParallel(repositories, (repository) =>
    finishRequests(care, repository.repo, {
      listing: repository.listing,
      isIncluded: isCareMessage,
    }),
  );
  return all.flat().filter(({ isFinished }) => isFinished).length;
}

/**
 * Sends messages as far as the limits allow. A message that is left for a later run has no outcome.
 *
 * @param repositories those that could be read
 */
async function sendMessages(
  care: Care,
  candidates: readonly Candidate[],
  repositories: readonly CareRepository[],
): Promise<ReadonlyMap<CareRow['candidate'], CareOutcome>> {
  const { inputs, run } = care;
  // The paid requests of a repository that could not be read cannot be counted.
  const canCount = repositories.length === care.names.length;
  const now = run.clock.date();
  const stops = new CareStops(repositories, now);
  const outcomes = new Map<CareRow['candidate'], CareOutcome>();
  let attempts = 0;
  let paid = 0;
  for (const candidate of orderCareCandidates(candidates, run.workflow.number)) {
    if (run.signal.aborted) return outcomes;
    if (stops.has(candidate)) {
      outcomes.set(candidate, 'stopped');
    } else if (inputs.maxRequestsPerDay !== undefined && !canCount) {
      outcomes.set(candidate, 'not-counted');
    } else if (inputs.maxMessages === 0) {
      outcomes.set(candidate, 'would-send');
    } else if (attempts < MAX_ATTEMPTS && paid < MAX_SENT) {
      // No comment is created for a job that takes no message.
      const job = await readCareJob(care, candidate);
      if (job.ok) attempts += 1;
      const outcome = job.ok
        ? await sendCareMessage(care, candidate, job.value, repositories)
        : job.error;
      outcomes.set(candidate, outcome);
      if (isCareMessageSent(outcome)) paid += 1;
      stops.add(candidate, outcome);
      warnOfUnsent(care, outcome);
    }
  }
  return outcomes;
}

/** Warns of a message that was not sent, or may not have been. */
function warnOfUnsent({ run }: Care, outcome: CareOutcome): void {
  if (typeof outcome === 'string' || outcome.facts !== undefined) return;
  run.runner.warning(endText(outcome), run.title);
}
