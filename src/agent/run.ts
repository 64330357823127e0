import { authorize } from './authorize.ts';
import { submit, CANCELLED_MESSAGE, recordPending } from './submit.ts';
import { createWarnOnce } from '../thread/warn-once.ts';
import {
  collectSources,
  composePrompt,
  describeComposedPrompt,
  willLikelyContinueJob,
} from './compose-prompt.ts';
import { parseInputs, type PromptFileResult } from './inputs.ts';
import { instructionDigest } from './instruction.ts';
import { withinCancelGrace } from '../job/cancel-grace.ts';
import { resolveSubject } from './resolve-subject.ts';
import { chooseTarget } from './choose-target.ts';
import { createRunContext, openStatusComment, type RunContext } from './run-context.ts';
import type { StepResult, RunResult } from './report.ts';
import { subjectLabel } from '../trigger/subject.ts';
import { triggerFor } from './trigger-for.ts';
import { planOperation, type Operation } from './plan.ts';
import type { Dependencies } from './dependencies.ts';

/** What is left to do once all is ready: what may send, and what waits; or the result, where there is nothing. */
type Rest = RunResult | (() => Promise<RunResult>);

/** The story of one run, from the event and the inputs to how it ended. */
export async function run(deps: Dependencies): Promise<StepResult> {
  // Cancelled, and GitHub keeps silent: nothing was sent, and there is time left to say so.
  const rest = (await withinCancelGrace(deps, getReady(deps))) ?? CANCELLED;
  const result = typeof rest === 'function' ? await rest() : rest;
  return (await closing()).reportResult(deps, result);
}

const CANCELLED: RunResult = { conclusion: { outcome: 'cancelled', reason: '' }, message: CANCELLED_MESSAGE };

/** All that comes before the request. */
async function getReady(deps: Dependencies): Promise<Rest> {
  const trigger = await authorize(deps);
  if ('conclusion' in trigger) return trigger;

  const inputs = parseInputs(deps.getInput, {
    promptFile: await readPromptFile(deps),
    event: trigger.event,
  });
  if (!inputs.ok) {
    const { invalidInputs: misconfigured, addReaction: react } = await closing();
    const result = misconfigured(inputs.errors, deps.getInput('fail-on'));
    if (trigger.kind === 'command') {
      const warn = createWarnOnce(deps.runner, trigger.event.onPullRequest);
      await react({ ...trigger, warn }, result.conclusion.outcome);
    }
    return result;
  }

  const opened = createRunContext(deps, inputs.value, trigger);
  const context =
    trigger.kind === 'command'
      ? await openStatusComment(opened, trigger.event.comment.thread, trigger.comments)
      : await resolveSubject(opened, trigger.event);
  const complete = (result: RunResult): RunResult => ({ ...result, inputs: inputs.value });
  if ('conclusion' in context) return complete(context);
  const rest = await perform(context, await planOperation(context, trigger));
  return typeof rest === 'function' ? async () => complete(await rest()) : complete(rest);
}

/** What comes after the request, or in its place; loaded then. */
const closing = () => import(/* webpackChunkName: "rest" */ './closing.ts');

async function perform(context: RunContext, operation: Operation): Promise<Rest> {
  if (context.inputs.dryRun) return (await closing()).dryRunResult(context, operation);
  switch (operation.kind) {
    case 'reply':
      return replyToComment(context, operation);
    case 'check-status':
      return async () => (await closing()).checkStatus(context, operation.submission);
    case 'wait':
      return async () => (await closing()).waitForExistingJob(context, operation.jobId);
    case 'submit':
      return prepareSubmission(context, operation);
  }
}

async function prepareSubmission(
  context: RunContext,
  { instruction, isNewJob }: Extract<Operation, { kind: 'submit' }>,
): Promise<() => Promise<RunResult>> {
  const { deps, inputs, statusComment, warn, event } = context;
  const request = {
    trigger: triggerFor(context),
    triggeredAt: event && new Date(event.writtenAt),
    digest: instructionDigest(context, instruction),
    // Of a scheduled run GitHub names as actor whoever touched its cron line last.
    requestedBy: event?.author.login ?? (deps.event?.name === 'schedule' ? 'the schedule' : deps.run.actor),
    subjectLabel: event === undefined ? subjectLabel(context.subject) : undefined,
    statusComment,
    warn,
  };
  // What the prompt will most likely need is read beside the rest. Not where that may take turns first, or nothing be asked.
  const early = deps.run.attempt === 1 && inputs.reuseJob !== 'while-pr-open';
  const [decision, likelySources] = await Promise.all([
    chooseTarget(context, request, isNewJob),
    early ? collectSources(context, instruction, willLikelyContinueJob(context, isNewJob)) : undefined,
  ]);
  if (decision.kind === 'resolved')
    return async () => (await closing()).trackJob(context, decision.submitted);
  const { target } = decision;
  const isFollowUp = target.kind === 'message';
  const collected =
    likelySources?.isFollowUp === isFollowUp
      ? likelySources
      : await collectSources(context, instruction, isFollowUp);
  const prompt = await composePrompt(context, instruction, collected);
  const { host } = inputs.connection.baseUrl;
  deps.runner.info(`${describeComposedPrompt(prompt, { status: 'Sending', host })}.`);
  const pending = await recordPending(context, request, target);
  return async () => {
    const submitted = await submit(context, { request, target, pending, prompt });
    return (await closing()).trackJob(context, submitted, prompt);
  };
}

async function replyToComment(
  context: RunContext,
  { text, reason, message }: Extract<Operation, { kind: 'reply' }>,
): Promise<RunResult> {
  const { deps, github, event, threadComments: comments } = context;
  const { replyOnce: reply } = await closing();
  if (event !== undefined) await reply(deps, { github, event, comments, text });
  return { conclusion: { outcome: 'skipped', reason }, message };
}

async function readPromptFile({ getInput, workspace }: Dependencies): Promise<PromptFileResult> {
  const path = getInput('prompt-file');
  return path === '' ? undefined : workspace.read(path);
}
