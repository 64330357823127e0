import type { RunResult } from '../report/run-result.ts';
import { logUnexpectedError } from '../unknown-values.ts';
import { authorize, type Authorized } from './authorize.ts';
import { checkStatus, trackExistingJob } from './resume.ts';
import { invalidInputs, parseInputs } from './inputs.ts';
import { dryRunResult, planOperation } from './plan.ts';
import { finishLeftSubmission } from './finish-in-post-step.ts';
import { replyOnce, reportWithoutComment } from './report-in-thread.ts';
import { CANCELLED_EARLY, INTERNAL_ERROR } from './outputs-and-state.ts';
import { reportResult } from './report.ts';
import { resolveSubject } from './resolve-subject.ts';
import { createRunContext, withThread, type Dependencies } from './run-context.ts';
import { submitAndTrack } from './submit.ts';

/**
 * One run: authorize → resolve subject → plan → apply limits → claim → choose target → compose prompt → submit → track → report. A phase
 * that ends the run returns its result in place of a value. True if the step fails.
 */
export async function run(deps: Dependencies): Promise<boolean> {
  const authorized = await authorize(deps);
  if ('conclusion' in authorized)
    return reportResult(deps, checkCancelled(deps, authorized));
  const result = checkCancelled(deps, await performSafely(deps, authorized));
  if (authorized.kind === 'command') await reportWithoutComment(deps, authorized, result);
  return reportResult(deps, result);
}

/** After a cancellation GitHub's answers are errors, and whatever follows from them is not the reason. */
function checkCancelled({ signal }: Dependencies, result: RunResult): RunResult {
  const { conclusion, job, prompt } = result;
  const hasStarted =
    job !== undefined || prompt !== undefined || conclusion.outcome === 'internal-error';
  return signal.aborted && !hasStarted ? CANCELLED_EARLY : result;
}

/** Finishes what is visible in the thread even after an exception, which is a bug of this action. */
async function performSafely(
  deps: Dependencies,
  authorized: Authorized,
): Promise<RunResult> {
  try {
    return await perform(deps, authorized);
  } catch (error) {
    logUnexpectedError(deps.runner, error);
    return { ...(await finishLeftSubmission(deps, INTERNAL_ERROR)), ...INTERNAL_ERROR };
  }
}

async function perform(deps: Dependencies, authorized: Authorized): Promise<RunResult> {
  const path = deps.getInput('prompt-file');
  const promptFile = path === '' ? undefined : await deps.workspace.read(path);
  const { repository } = deps.run;
  const surroundings = { promptFile, event: authorized.event, repository };
  const inputs = parseInputs(deps.getInput, surroundings);
  if (!inputs.ok) return invalidInputs(inputs.error);

  const opened = createRunContext(deps, inputs.value, authorized);
  const context =
    authorized.kind === 'command'
      ? withThread(opened, authorized.event.comment.thread, authorized)
      : await resolveSubject(opened, authorized.event);
  if ('conclusion' in context) return context;
  if (context.thread !== undefined && deps.run.repositoryId === 0)
    deps.runner.warning(NOT_REMEMBERED, 'Docs agent');
  const operation = await planOperation(context, authorized);
  if (context.inputs.dryRun) return dryRunResult(context, operation);

  switch (operation.kind) {
    case 'refuse':
      return operation.result;
    case 'reply':
      if (authorized.kind === 'command') await replyOnce(authorized, operation.text);
      return operation.result;
    case 'check-status':
      return checkStatus(context, operation.found);
    case 'wait':
      return trackExistingJob(context, operation.jobId);
    case 'submit':
      return submitAndTrack(context, operation);
  }
}

const NOT_REMEMBERED =
  'The runner does not provide the ID of the repository, so threads are not remembered: each request starts a new job. ' +
  'Set the variable GITHUB_REPOSITORY_ID.';
