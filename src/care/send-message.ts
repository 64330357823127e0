/** Sends a message to the job of a docs pull request, at most once: submits it as any other request, and writes how that has ended. */
import type { Job } from '../domain/job.ts';
import { wasPerhapsSent, type Ended } from '../domain/ended.ts';
import type { RequestEntry } from '../record/entries.ts';
import type { Checkpoints, RequestContext } from '../request/context.ts';
import { finishRequest } from '../request/finish.ts';
import { followRequest } from '../request/follow.ts';
import { submitRequest } from '../request/submit.ts';
import type { Care } from './care.ts';
import { confirmCareMessage } from './confirm.ts';
import { findRefusedCareMessages } from './decide.ts';
import { planCareMessage } from './plan-message.ts';
import type { CareRepository } from './read-repository.ts';
import type { Candidate, MessageEnd, Unconfirmed } from './row.ts';

/**
 * Sends the message, unless anything has changed.
 *
 * @param known the job, as it was read directly before
 * @param repositories all whose requests `max-requests-per-day` counts
 */
export async function sendCareMessage(
  care: Care,
  candidate: Candidate,
  known: Job,
  repositories: readonly CareRepository[],
): Promise<MessageEnd> {
  const { commits } = candidate.repo;
  const failedChecks = await commits.annotate(candidate.failedChecks);
  let unconfirmed: Unconfirmed | undefined;
  const stillWanted = async (): Promise<boolean> => {
    const confirmed = await confirmCareMessage(care, candidate);
    if (!confirmed.ok) unconfirmed = confirmed.error;
    return confirmed.ok;
  };
  const annotated = { ...candidate, failedChecks };
  const planned = planCareMessage(care, annotated, known, stillWanted);
  const context = createContext(care, candidate, repositories);
  const submitted = await submitRequest(context, planned);
  if (submitted.ok && submitted.value.facts.jobAction === 'resumed') return 'elsewhere';
  if (unconfirmed !== undefined) return unconfirmed;
  const ended = submitted.ok
    ? await followRequest(context, submitted.value)
    : submitted.error;
  const { entry } = ended;
  if (entry !== undefined) return writeEnd(context, candidate, entry, ended);
  // The request of another run, which has perhaps sent it.
  return wasPerhapsSent(ended) ? 'elsewhere' : ended;
}

/** Writes how a message has ended, and removes the comments of earlier ones that were not sent. */
async function writeEnd(
  context: RequestContext,
  candidate: Candidate,
  entry: RequestEntry,
  ended: Ended,
): Promise<Ended> {
  const { ledger } = context.repo;
  if (ended.conclusion.outcome === 'cancelled') {
    await ledger.remove(entry);
    return ended;
  }
  const shown = withNextRun(ended);
  await finishRequest(context, { entry, ended: shown });
  for (const each of findRefusedCareMessages(candidate.thread.claims)) {
    await ledger.remove(each);
  }
  return shown;
}

const NEXT_RUN = 'A later run of care updates this comment when the job ends.';
const AGAIN = 'Care tries again after 24 hours.';

/** Returns the end as the status comment shows it: with what the next run does. Nobody has to repeat a message. */
function withNextRun(ended: Ended): Ended {
  if (ended.facts !== undefined) return { ...ended, message: NEXT_RUN };
  if (ended.conclusion.outcome !== 'rejected') return ended;
  // Nobody has to repeat a message after a fault of GitHub.
  const steps = ended.conclusion.reason === 'github' ? [] : ended.steps;
  return { ...ended, note: AGAIN, steps };
}

/** Nothing is left for a later step: the next run of care finishes what this one leaves. */
const NO_CHECKPOINTS: Checkpoints = {
  claiming: () => undefined,
  reached: () => undefined,
  done: () => undefined,
  job: () => undefined,
  polled: () => undefined,
};

/** Returns the tools that a message is submitted with. */
function createContext(
  { inputs, run }: Care,
  { repo, job }: Candidate,
  repositories: readonly CareRepository[],
): RequestContext {
  const { project, commentTag } = job.thread;
  return {
    run,
    repo,
    jobs: run.jobs(project),
    settings: {
      maxRequestsPerDay: inputs.maxRequestsPerDay,
      maxOpenPrs: undefined,
      waitMs: 0,
      counted: repositories.map((each) => each.repo),
      scope: { project, commentTag },
    },
    words: { host: run.host, project, commandWord: undefined },
    checkpoints: NO_CHECKPOINTS,
  };
}
