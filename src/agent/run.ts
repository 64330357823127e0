import type { InputError } from '../inputs/parse.ts';
import type { RunResult } from '../report/run-result.ts';
import { logUnexpectedError } from '../report/unexpected-error.ts';
import { authorize, type AuthorizedTrigger } from './authorize.ts';
import { checkStatus, trackExistingJob } from './existing-job.ts';
import { parseInputs, type PromptFileResult } from './inputs.ts';
import { dryRunResult, planOperation, type Operation } from './plan.ts';
import { finishLeftSubmission } from './post.ts';
import { replyOnce, reportFailure } from './report-in-thread.ts';
import { INTERNAL_ERROR } from './outputs.ts';
import { reportResult } from './report.ts';
import { resolveSubject } from './resolve-subject.ts';
import { CANCELLED_EARLY, invalidInputsResult } from './result.ts';
import { createRunContext, withThread, type Dependencies, type RunContext } from './run-context.ts';
import { submitAndTrack } from './submit.ts';

/** One run: authorize → resolve subject → plan → claim → choose target → compose prompt → submit → track → report. True if the step fails. */
export async function run(deps: Dependencies): Promise<boolean> {
  try {
    const result = await perform(deps);
    const hasSubmitted = result.job !== undefined || result.prompt !== undefined;
    // After a cancellation GitHub's answers are errors, and whatever follows from them is not the reason.
    return await reportResult(deps, deps.signal.aborted && !hasSubmitted ? CANCELLED_EARLY : result);
  } catch (error) {
    logUnexpectedError(deps.runner, error);
    const { job, commentUrl = '' } = (await finishLeftSubmission(deps, INTERNAL_ERROR)) ?? {};
    return reportResult(deps, { ...INTERNAL_ERROR, job, commentUrl });
  }
}

async function perform(deps: Dependencies): Promise<RunResult> {
  const trigger = await authorize(deps);
  if ('conclusion' in trigger) return trigger;
  const inputs = parseInputs(deps.getInput, { promptFile: await readPromptFile(deps), event: trigger.event });
  if (!inputs.ok) return invalidInputs(deps, trigger, inputs.error);

  const opened = createRunContext(deps, inputs.value, trigger.github);
  const context =
    trigger.kind === 'command'
      ? withThread(opened, trigger.event.comment.thread, trigger.comments)
      : await resolveSubject(opened, trigger.event);
  if ('conclusion' in context) return context;
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

/** Ends a run with invalid inputs. The author of a command gets the reason. */
async function invalidInputs(
  deps: Dependencies,
  trigger: AuthorizedTrigger,
  errors: readonly InputError[],
): Promise<RunResult> {
  const result = invalidInputsResult(errors);
  if (trigger.kind === 'command')
    await reportFailure(deps, { ...trigger, comments: trigger.comments.result }, result);
  return result;
}

async function reply(
  { deps, github, event, thread }: RunContext,
  { text, reason, message }: Extract<Operation, { kind: 'reply' }>,
): Promise<RunResult> {
  if (event !== undefined && thread !== undefined)
    await replyOnce(deps, { github, event, comments: thread.comments }, text);
  return { conclusion: { outcome: 'skipped', reason }, message };
}
