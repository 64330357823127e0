import { invalidInput, wasPerhapsSent } from '../domain/ended.ts';
import type { StepEnd } from '../ports.ts';
import { describeFirstRange, NO_FIRST_RANGE } from '../rendering/missing-context.ts';
import { INTERNAL_ERROR, type EndedRequest } from '../request/ended.ts';
import { checkRequest, followRequest, followExistingRequest } from '../request/follow.ts';
import { acknowledgeRequest } from '../request/reaction.ts';
import { submitRequest } from '../request/submit.ts';
import { logUnexpectedError } from '../text/unknown-values.ts';
import { authorize, type Authorized } from './authorize.ts';
import {
  commandEventOf,
  createRunContext,
  type Dependencies,
  type ResolvedRun,
  type RunContext,
} from './context.ts';
import { isDryRun, performDryRun } from './dry-run.ts';
import { finishRun, type EndedRun } from './finish.ts';
import { combineAgentInputs, invalidAgentInputs } from './agent-inputs.ts';
import { recoverEndedRun } from './interrupted-run.ts';
import type { Operation } from './plan/operation.ts';
import { planOperation } from './plan/plan.ts';
import { replyOnce } from './replies.ts';
import { reportEnd } from './report-run.ts';
import { resolveSubject } from './resolve-subject.ts';

/** Runs the main step, phase by phase. Each phase returns its value, or the end of the run. */
export async function runAgent(deps: Dependencies): Promise<StepEnd> {
  const authorized = await authorize(deps);
  const run = authorized.ok
    ? await performSafely(deps, authorized.value)
    : { ended: authorized.error };
  // In the thread: status comment, docs pull request, reaction, reply.
  const end = await finishRun(deps, run);
  // On the runner: outputs, log, job summary.
  return reportEnd(deps, end);
}

/** Performs the run. After an exception, which is a bug of this action, the thread still gets its result. */
async function performSafely(
  deps: Dependencies,
  authorized: Authorized,
): Promise<EndedRun> {
  const command = authorized.kind === 'command' ? authorized.event : undefined;
  try {
    const run = await perform(deps, authorized);
    if (authorized.kind !== 'review') return { ...run, command };
    // If it is not known whose pull request was reviewed, nothing is written there.
    const isOnDocs = run.context !== undefined;
    return { ...run, command: isOnDocs ? authorized.event : undefined };
  } catch (error) {
    logUnexpectedError(deps.run.runner, error);
    const recovered = await recoverEndedRun(deps, true);
    return {
      ended: INTERNAL_ERROR,
      ...recovered,
      reported: INTERNAL_ERROR.conclusion,
      command,
    };
  }
}

/** Finds out what the run is about, decides what it does, and carries that out. */
async function perform(deps: Dependencies, authorized: Authorized): Promise<EndedRun> {
  const inputs = combineAgentInputs(deps.fields, {
    event: authorized.event,
    repository: deps.run.repo.name,
  });
  if (!inputs.ok) return { ended: invalidAgentInputs(inputs.error) };
  if (deps.run.workflow.repositoryId === undefined && inputs.value.comment !== 'none') {
    return { ended: NO_REPOSITORY_ID };
  }
  const context = createRunContext(deps, inputs.value);
  const resolved = await resolveSubject(context, authorized);
  if (!resolved.ok) return { ended: resolved.error };
  const operation = await planOperation(context, resolved.value, authorized);
  const isDry = isDryRun(context, authorized);
  const ended = isDry
    ? await performDryRun(context, operation, authorized, resolved.value)
    : await carryOut(context, operation, authorized);
  warnOfFirstRange(context, resolved.value, isDry || hasEntry(ended));
  return { ended, context, thread: resolved.value.thread };
}

/** Returns whether the request of a run has an entry: its own, or that of another run. */
function hasEntry(ended: EndedRequest): boolean {
  return ended.entry !== undefined || wasPerhapsSent(ended);
}

/** Warns if a range of `since-last` covers one commit only, or if it is the first one and no status comment records it. */
function warnOfFirstRange(
  { run }: RunContext,
  { isFirstRange = false, details }: ResolvedRun,
  isRecorded: boolean,
): void {
  if (isFirstRange && !isRecorded) {
    run.runner.warning(NO_FIRST_RANGE, run.title);
    return;
  }
  const warning = details && describeFirstRange(details);
  if (warning !== undefined) run.runner.warning(warning, run.title);
}

/** Status comments are signed for the repository. GitHub's own runners always provide its ID. */
const NO_REPOSITORY_ID = invalidInput(
  'The runner does not provide the ID of the repository. Nothing was sent to the docs service.',
  'Set the environment variable `GITHUB_REPOSITORY_ID` of the runner to the `id` of the repository in GitHub’s API.',
);

/** Carries out the operation of the run. */
async function carryOut(
  context: RunContext,
  operation: Operation,
  authorized: Authorized,
): Promise<EndedRequest> {
  switch (operation.kind) {
    case 'submit': {
      // A run that loses the claim sends nothing: it gets the job of the other run, or why nobody has submitted.
      const submitted = await submitRequest(context, operation.planned);
      if (!submitted.ok) return submitted.error;
      // After a timeout the request stays unfinished, so that a re-run, a command or a sweep continues with its job.
      return followRequest(context, submitted.value);
    }
    case 'end': {
      const { text } = operation;
      if (authorized.kind === 'command' && text !== undefined) {
        await replyOnce(context.repo, authorized.event, text);
      }
      return operation.ended;
    }
    case 'check-status': {
      // If the job is active and its run waits, nothing else shows that the command was carried out.
      const command = commandEventOf(context)?.comment;
      const acknowledging = acknowledgeRequest(context, command);
      const checked = await checkRequest(context, operation.found);
      await acknowledging;
      return checked;
    }
    case 'wait':
      return followExistingRequest(context, operation.jobId, operation.planned);
  }
}
