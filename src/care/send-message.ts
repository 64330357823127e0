/** Sends a message to the job of a docs pull request, at most once: submits it as any other request, and writes how that has ended. */
import type { RunResult } from '../domain/run-result.ts';
import { dashboardOf } from '../inputs/connection.ts';
import type { RequestEntry } from '../job/request-entry.ts';
import type { FailedCheck } from '../ports.ts';
import { explainUnreadable } from '../rendering/github-errors.ts';
import type { Checkpoints, RequestContext } from '../request/context.ts';
import { finish } from '../request/finish.ts';
import { follow } from '../request/follow.ts';
import { submit } from '../request/submit.ts';
import { TITLE, type Care } from './care.ts';
import {
  decideMessage,
  findProblem,
  findRefused,
  type ReadPullRequest,
  type Wanted,
} from './decide.ts';
import { stopsProject } from './holds.ts';
import { planMessage } from './plan-message.ts';
import { readThread, type CareRepository } from './read-repository.ts';

/** How a message has ended. */
export type Sent =
  | RunResult
  /** The pull request is not the same any more, or could not be read again. */
  | 'changed'
  /** Another run has the message. */
  | 'elsewhere';

/** A message that is to be sent. */
export type Candidate = Readonly<{
  repository: CareRepository;
  read: ReadPullRequest & Readonly<{ job: NonNullable<ReadPullRequest['job']> }>;
  wanted: Wanted;
}>;

/**
 * Sends the message, unless the pull request has changed.
 *
 * @param repositories all whose requests `max-requests-per-day` counts
 */
export async function sendMessage(
  care: Care,
  candidate: Candidate,
  repositories: readonly CareRepository[],
): Promise<Sent> {
  const { inputs, run, secrets } = care;
  const { repository, read, wanted } = candidate;
  const { pull, job, thread } = read;
  // What cannot be read by itself must not lead to a comment that is deleted again.
  if (!(await isStillWanted(care, candidate))) return 'changed';
  const failedChecks = await readFailedChecks(care, candidate);
  if (failedChecks === undefined) return 'changed';
  let hasChanged = false;
  const planned = planMessage({
    wanted,
    isLast: wanted.message >= inputs.maxMessages,
    pull,
    job,
    thread,
    repository: repository.name,
    serverUrl: run.serverUrl,
    failedChecks,
    secrets,
    host: inputs.baseUrl.host,
    stillWanted: async () => {
      hasChanged = !(await isStillWanted(care, candidate));
      return !hasChanged;
    },
  });
  const context = createContext(care, candidate, repositories);
  const submitted = await submit(context, planned);
  if (submitted.ok && submitted.value.jobAction === 'resumed') return 'elsewhere';
  if (hasChanged) return 'changed';
  const { own, result } = submitted.ok
    ? await follow(context, submitted.value)
    : submitted.error;
  if (own !== undefined) return writeEnd(context, candidate, own, result);
  // The request of another run, which has perhaps sent it.
  return result.family === 'submitted' ? 'elsewhere' : result;
}

/** Writes how a message has ended, and removes the comments of earlier ones that were not sent. */
async function writeEnd(
  context: RequestContext,
  { read }: Candidate,
  own: RequestEntry,
  result: RunResult,
): Promise<RunResult> {
  const { ledger } = context;
  if (result.conclusion.outcome === 'cancelled') {
    await ledger.remove(own);
    return result;
  }
  const shown = withNextRun(result);
  await finish(context, {
    entry: own,
    result: shown,
    others: [],
    comments: [],
    reactTo: undefined,
    requester: undefined,
    tookMs: 0,
    isGivenUp: false,
    completed: new Set<string>(),
  });
  for (const each of findRefused(read.thread)) await ledger.remove(each);
  return shown;
}

const NEXT_RUN = 'A later run of care updates this comment when the job ends.';
const AGAIN = 'Care tries again after 24 hours.';
const AGAIN_FOR_PROJECT =
  'Care sends no messages to this project for 24 hours, and then tries again.';

/** Returns the result as the status comment shows it: with what the next run does. Nobody has to repeat a message. */
function withNextRun(result: RunResult): RunResult {
  if (result.family === 'tracked') return { ...result, message: NEXT_RUN };
  if (result.conclusion.outcome !== 'rejected') return result;
  const note = stopsProject(result) ? AGAIN_FOR_PROJECT : AGAIN;
  const isByService = result.cause !== 'github';
  return { ...result, note, steps: isByService ? result.steps : [] };
}

/** Reads the failed checks, if the message is about them. Undefined if there are none any more, or if they could not be read. */
async function readFailedChecks(
  { warnEachOnce }: Care,
  { repository, read: { pull }, wanted }: Candidate,
): Promise<readonly FailedCheck[] | undefined> {
  if (wanted.cause !== 'checks') return [];
  const failed = await repository.states.failedChecks(pull.headSha);
  if (!failed.ok) {
    const what = 'The checks of a docs pull request could not be read';
    const permission = '`checks: read`';
    warnEachOnce(explainUnreadable(what, failed.error, permission, repository), TITLE);
    return undefined;
  }
  const all = [...failed.value, ...pull.checks.failedStatuses];
  return all.length === 0 ? undefined : all;
}

/** Reads the pull request and its thread again. What cannot be read is not wanted. */
async function isStillWanted(
  { inputs }: Care,
  { repository, read: { pull }, wanted }: Candidate,
): Promise<boolean> {
  const parts = { checks: inputs.for.includes('checks') };
  const state = await repository.states.one(pull.number, parts);
  if (!state.ok || !state.value.isOpen) return false;
  if (state.value.headSha !== pull.headSha) return false;
  if (findProblem(state.value, inputs) !== wanted.cause) return false;
  const read = await readThread(repository, state.value);
  if (!read.ok) return false;
  const { cause, trigger } = wanted;
  const decision = decideMessage(read.value, cause, inputs.maxMessages, trigger);
  return decision.kind === 'message' && decision.trigger === trigger;
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
  care: Care,
  { repository, read: { job } }: Candidate,
  repositories: readonly CareRepository[],
): RequestContext {
  const { inputs, runner, system, connect, jobsOf, openLedger, docs } = care;
  const { name, run, comments, ledger, warn, tokenInput } = repository;
  const { project, commentTag } = job.thread;
  return {
    run,
    runner,
    system,
    jobs: jobsOf(project),
    ledger,
    openLedger,
    github: {
      comments,
      repository: connect(name).repository,
      warn,
      warnOfUnverified: care.warnOfUnverified,
    },
    docs: { ...docs, run, tokenInput },
    settings: {
      maxRequestsPerDay: inputs.maxRequestsPerDay,
      maxOpenPrs: undefined,
      waitMs: 0,
      counted: repositories,
      scope: { project, commentTag },
    },
    words: { host: inputs.baseUrl.host, project, commandWord: undefined },
    links: { serverUrl: run.serverUrl, dashboardUrl: dashboardOf(inputs.baseUrl) },
    checkpoints: NO_CHECKPOINTS,
  };
}
