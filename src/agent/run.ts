import { messagesOf, type InputError } from '../inputs/parse.ts';
import type { RunResult } from '../report/run-result.ts';
import { logUnexpectedError } from '../unexpected-error.ts';
import { authorize, type AuthorizedTrigger } from './authorize.ts';
import { checkStatus, trackExistingJob } from './resume.ts';
import { parseInputs, type PromptFileResult } from './inputs.ts';
import { dryRunResult, planOperation, type Operation } from './plan.ts';
import { finishLeftSubmission } from './finish-in-post-step.ts';
import { replyOnce, reportFailure } from './report-in-thread.ts';
import { INTERNAL_ERROR } from './outputs-and-state.ts';
import { reportResult } from './report.ts';
import { resolveSubject } from './resolve-subject.ts';
import { CANCELLED_EARLY } from './result.ts';
import { createRunContext, withThread, type Dependencies, type RunContext } from './run-context.ts';
import { submitAndTrack } from './submit.ts';

/** One run: authorize → resolve subject → plan → claim → choose target → compose prompt → submit → track → report. True if the step fails. */
export async function run(deps: Dependencies): Promise<boolean> {
  const trigger = await authorize(deps);
  const result: RunResult = 'conclusion' in trigger ? trigger : await performSafely(deps, trigger);
  const { conclusion, job, prompt } = result;
  const hasStarted = job !== undefined || prompt !== undefined || conclusion.outcome === 'internal-error';
  // After a cancellation GitHub's answers are errors, and whatever follows from them is not the reason.
  return reportResult(deps, deps.signal.aborted && !hasStarted ? CANCELLED_EARLY : result);
}

/** Finishes what is visible in the thread even after an exception, which is a bug of this action. */
async function performSafely(deps: Dependencies, trigger: AuthorizedTrigger): Promise<RunResult> {
  try {
    return await perform(deps, trigger);
  } catch (error) {
    logUnexpectedError(deps.runner, error);
    const left = await finishLeftSubmission(deps, INTERNAL_ERROR);
    return left === undefined ? replyFailure(deps, trigger, INTERNAL_ERROR) : { ...left, ...INTERNAL_ERROR };
  }
}

async function perform(deps: Dependencies, trigger: AuthorizedTrigger): Promise<RunResult> {
  const inputs = parseInputs(deps.getInput, { promptFile: await readPromptFile(deps), event: trigger.event });
  if (!inputs.ok) return replyFailure(deps, trigger, invalidInputs(inputs.error));

  const opened = createRunContext(deps, inputs.value, trigger.github);
  const context =
    trigger.kind === 'command'
      ? withThread(opened, trigger.event.comment.thread, trigger.listed)
      : await resolveSubject(opened, trigger.event);
  if ('conclusion' in context) return context;
  if (context.thread !== undefined && deps.run.repositoryId === 0)
    deps.runner.warning(NOT_REMEMBERED, 'Docs agent');
  const operation = await planOperation(context, trigger);
  if (context.inputs.dryRun) return dryRunResult(context, operation);

  switch (operation.kind) {
    case 'reply':
      return reply(context, operation);
    case 'check-status':
      return checkStatus(context, operation.found);
    case 'wait':
      return trackExistingJob(context, operation.jobId);
    case 'submit':
      return submitAndTrack(context, operation);
  }
}

async function readPromptFile({ getInput, workspace }: Dependencies): Promise<PromptFileResult> {
  const path = getInput('prompt-file');
  return path === '' ? undefined : workspace.read(path);
}

function invalidInputs(errors: readonly InputError[]): RunResult {
  const isKeyMissing = errors.every(({ kind }) => kind === 'no-api-key');
  const reason = isKeyMissing ? 'no-api-key' : 'invalid-input';
  return { conclusion: { outcome: 'misconfigured', reason }, steps: messagesOf(errors) };
}

/** The author of a command gets the reason. */
async function replyFailure(
  deps: Dependencies,
  trigger: AuthorizedTrigger,
  result: RunResult,
): Promise<RunResult> {
  if (trigger.kind === 'command') await reportFailure(deps, { ...trigger, ...trigger.listed }, result);
  return result;
}

const NOT_REMEMBERED =
  'The runner does not provide the ID of the repository, so threads are not remembered: each request starts a new job. ' +
  'Set the variable GITHUB_REPOSITORY_ID.';

async function reply(
  { deps, github, event, thread }: RunContext,
  { text, reason, message }: Extract<Operation, { kind: 'reply' }>,
): Promise<RunResult> {
  if (event !== undefined && thread !== undefined)
    await replyOnce(deps, { github, event, comments: thread.comments }, text);
  return { conclusion: { outcome: 'skipped', reason }, message };
}
