/** Sends a message to the job of a docs pull request, at most once: submits it as any other request, and writes how that has ended. */
import { ok, type Result } from '../domain/errors.ts';
import type { RunResult } from '../domain/run-result.ts';
import { dashboardOf } from '../inputs/connection.ts';
import type { RequestEntry } from '../job/request-entry.ts';
import type { FailedCheck } from '../ports.ts';
import { explainUnreadable } from '../rendering/github-errors.ts';
import { resultText } from '../rendering/run-result.ts';
import type { Checkpoints, RequestContext } from '../request/context.ts';
import type { Ended } from '../request/ended.ts';
import { finish } from '../request/finish.ts';
import { follow } from '../request/follow.ts';
import { submit } from '../request/submit.ts';
import type { Care } from './care.ts';
import {
  decideMessage,
  findProblem,
  findRefused,
  type ReadPullRequest,
  type Wanted,
} from './decide.ts';
import { isRefusedForProject } from './holds.ts';
import { planMessage } from './plan-message.ts';
import { readThread, type CareRepository } from './read-repository.ts';

/** How a message has ended. */
export type SendOutcome =
  | 'sent'
  /** Perhaps sent. */
  | 'unconfirmed'
  /** Certainly not sent. The status comment says why. */
  | 'not-sent'
  /** The service has refused it, and would refuse all others of the project. */
  | 'refused-project'
  /** The status comment could not be created. */
  | 'no-comment'
  /** Another run has the message. */
  | 'elsewhere'
  /** The pull request was not the same any more. */
  | 'changed'
  | 'limit'
  | 'cancelled'
  | 'unreadable-checks';

/** A message that is to be sent. */
export type Candidate = Readonly<{
  repository: CareRepository;
  read: ReadPullRequest & Readonly<{ job: NonNullable<ReadPullRequest['job']> }>;
  wanted: Wanted;
}>;

/** What became of a message. */
export type Sent = Readonly<{
  outcome: SendOutcome;
  /** An explanation for the log. */
  text?: string;
  /** Whether the service rejects the key. */
  isUnauthorized?: boolean;
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
  if (!(await isStillWanted(care, candidate))) return { outcome: 'changed' };
  const checks = await readFailedChecks(candidate);
  if (!checks.ok) {
    const what = 'The checks of a docs pull request could not be read';
    const text = explainUnreadable(what, checks.error, '`checks: read`', repository);
    return { outcome: 'unreadable-checks', text };
  }
  if (wanted.cause === 'checks' && checks.value.length === 0) {
    return { outcome: 'changed' };
  }
  let hasChanged = false;
  const planned = planMessage({
    wanted,
    isLast: wanted.message >= inputs.maxMessages,
    pull,
    job,
    thread,
    repository: repository.name,
    serverUrl: run.serverUrl,
    failedChecks: checks.value,
    secrets,
    host: inputs.baseUrl.host,
    stillWanted: async () => {
      hasChanged = !(await isStillWanted(care, candidate));
      return !hasChanged;
    },
  });
  const context = createContext(care, candidate, repositories);
  const submitted = await submit(context, planned);
  if (submitted.ok && submitted.value.jobAction === 'resumed') {
    return { outcome: 'elsewhere' };
  }
  if (hasChanged) return { outcome: 'changed' };
  const ended = submitted.ok ? await follow(context, submitted.value) : submitted.error;
  const { own } = ended;
  if (own === undefined) return withoutComment(ended);
  return writeEnd(context, candidate, { ...ended, own });
}

/** Returns how a message has ended that has left no status comment. */
function withoutComment({ result }: Ended): Sent {
  const text = resultText(result);
  switch (result.conclusion.outcome) {
    case 'skipped':
      return { outcome: 'limit', text };
    case 'cancelled':
      return { outcome: 'cancelled' };
    case 'unconfirmed':
      return { outcome: 'elsewhere' };
    case 'misconfigured':
      return { outcome: 'no-comment', text };
    default:
      return { outcome: 'not-sent', text };
  }
}

/** Writes how a message has ended, and removes the comments of earlier ones that were not sent. */
async function writeEnd(
  context: RequestContext,
  { read }: Candidate,
  { own, result }: Ended & Readonly<{ own: RequestEntry }>,
): Promise<Sent> {
  const { ledger } = context;
  const { outcome } = result.conclusion;
  if (outcome === 'cancelled') {
    await ledger.remove(own);
    return { outcome: 'cancelled' };
  }
  const shown = withNextRun(own, result);
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
  const refused = findRefused(read.thread).filter(
    ({ comment }) => comment.id !== own.comment.id,
  );
  for (const each of refused) await ledger.remove(each);
  if (result.family === 'tracked') return { outcome: 'sent' };
  const text = resultText(shown);
  if (outcome === 'unconfirmed') return { outcome: 'unconfirmed', text };
  if (!isRefused(own, result)) return { outcome: 'not-sent', text };
  const isUnauthorized = result.conclusion.reason === 'unauthorized';
  return { outcome: 'refused-project', text, isUnauthorized };
}

function isRefused(own: RequestEntry, { conclusion, cause }: RunResult): boolean {
  const payload = { ...own.payload, conclusion, shown: { cause } };
  return isRefusedForProject({ ...own, payload });
}

const NEXT_RUN = 'A later run of care updates this comment when the job ends.';
const AGAIN = 'Care tries again after 24 hours.';
const AGAIN_FOR_PROJECT =
  'Care sends no messages to this project for 24 hours, and then tries again.';

/** Returns the result as the status comment shows it: with what the next run does. Nobody has to repeat a message. */
function withNextRun(own: RequestEntry, result: RunResult): RunResult {
  if (result.family === 'tracked') return { ...result, message: NEXT_RUN };
  if (result.conclusion.outcome !== 'rejected') return result;
  const note = isRefused(own, result) ? AGAIN_FOR_PROJECT : AGAIN;
  const isByService = result.cause !== 'github';
  return { ...result, note, steps: isByService ? result.steps : [] };
}

/** Reads the failed checks, if the message is about them. */
async function readFailedChecks({
  repository,
  read: { pull },
  wanted,
}: Candidate): Promise<Result<readonly FailedCheck[]>> {
  if (wanted.cause !== 'checks') return ok([]);
  const failed = await repository.states.failedChecks(pull.headSha);
  if (!failed.ok) return failed;
  return ok([...failed.value, ...pull.checks.failedStatuses]);
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
