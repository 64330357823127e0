import { createWarnOnce } from '../report/warn-once.ts';
import { authorize, type AuthorizedTrigger } from './authorize.ts';
import type { Dependencies } from './dependencies.ts';
import type { InputError } from '../inputs/parse.ts';
import { parseInputs, type PromptFileResult } from './inputs.ts';
import { dryRunResult, planOperation, type Operation } from './plan.ts';
import { replyOnce } from './reply.ts';
import { reportResult } from './report.ts';
import { resolveSubject } from './resolve-subject.ts';
import { addReaction } from './report.ts';
import { cancelledBeforeSubmission, invalidInputsResult, type RunResult } from './result.ts';
import { createRunContext, type RunContext } from './run-context.ts';
import { submitAndTrack } from './submit.ts';
import { checkStatus, trackExistingJob } from './existing-job.ts';

/** One run: authorize → resolve subject → plan → claim → choose target → compose prompt → submit → track → report. True if the step fails. */
export async function run(deps: Dependencies): Promise<boolean> {
  const result = await perform(deps);
  const hasSubmitted = result.job !== undefined || result.prompt?.isSent === true;
  // After a cancellation GitHub's answers are errors, and whatever follows from them is not the reason.
  return reportResult(deps, deps.signal.aborted && !hasSubmitted ? cancelledBeforeSubmission() : result);
}

async function perform(deps: Dependencies): Promise<RunResult> {
  const trigger = await authorize(deps);
  if ('conclusion' in trigger) return trigger;
  const inputs = parseInputs(deps.getInput, { promptFile: await readPromptFile(deps), event: trigger.event });
  if (!inputs.ok) return invalidInputs(deps, trigger, inputs.error);

  const context = await resolveSubject(createRunContext(deps, inputs.value, trigger), trigger.event);
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

/** Ends a run with invalid inputs. The author of a command sees a reaction. */
async function invalidInputs(
  deps: Dependencies,
  trigger: AuthorizedTrigger,
  errors: readonly InputError[],
): Promise<RunResult> {
  const result = invalidInputsResult(errors);
  if (trigger.kind === 'command') {
    const warn = createWarnOnce(deps.runner, trigger.event.onPullRequest);
    await addReaction({ ...trigger, warn }, result.conclusion.outcome);
  }
  return result;
}

async function reply(
  { deps, github, event, thread }: RunContext,
  { text, reason, message }: Extract<Operation, { kind: 'reply' }>,
): Promise<RunResult> {
  if (event !== undefined && thread !== undefined)
    await replyOnce(deps, { github, event, comments: thread.comments, text });
  return { conclusion: { outcome: 'skipped', reason }, message };
}
