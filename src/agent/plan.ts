import type { Command } from '../trigger/command.ts';
import { helpText } from '../rendering/replies.ts';
import { unknownSignature, unknownSubmission } from '../rendering/unknown-signature.ts';
import { hasSubmissionOf, lastJobOf } from '../thread/state.ts';
import { mayHaveSubmitted, newestIfUnknown } from '../thread/unknown-signature.ts';
import { joinTexts } from '../text/strings.ts';
import { skip } from '../trigger/event-filter.ts';
import type { Authorized } from './authorize.ts';
import { instructionOf } from './compose-prompt.ts';
import { reply, type Operation } from './operation.ts';
import { planRetry, type RetrySource } from './plan-retry.ts';
import { planReview } from './plan-review.ts';
import { submissionsBefore, type RunContext } from './run-context.ts';

/** Decides what the run does. */
export async function planOperation(
  context: RetrySource & Pick<RunContext, 'errorContext' | 'about'>,
  authorized: Authorized,
): Promise<Operation> {
  if (authorized.kind === 'automatic') return planEvent(context);
  if (authorized.kind === 'review') {
    if (isSubmittedUnknown(context)) {
      return { kind: 'refuse', result: unknownSignature(context.errorContext) };
    }
    return planReview(context, authorized.event);
  }
  const { command } = authorized;
  if (command.kind === 'help') return replyHelp(context, command);
  if (isUnknown(context, command)) {
    return { kind: 'refuse', result: unknownSignature(context.errorContext) };
  }
  if (command.kind === 'status') return planStatus(context, command);
  if (command.verb === 'retry') return planRetry(context);
  const isNewJob = command.verb === 'new';
  if (command.instruction === '' && !hasSubject(context, isNewJob)) {
    return replyHelp(context, { kind: 'help', reason: 'requested', typed: '' });
  }
  const instruction = instructionOf(context, command);
  return { kind: 'submit', instruction, isNewJob };
}

function planEvent(
  context: Pick<RunContext, 'inputs' | 'errorContext' | 'trigger' | 'thread'>,
): Operation {
  const { prompt, jobId } = context.inputs;
  if (prompt === '' && jobId !== undefined) return { kind: 'wait', jobId };
  if (isSubmittedUnknown(context)) {
    return { kind: 'refuse', result: unknownSubmission(context.errorContext) };
  }
  const instruction = { base: '', user: prompt };
  return { kind: 'submit', instruction, isNewJob: false };
}

function planStatus(
  { thread, inputs }: Pick<RunContext, 'thread' | 'inputs'>,
  { isQuestion = false }: Extract<Command, { kind: 'status' }>,
): Operation {
  const hint = isQuestion ? QUESTION_HINT : '';
  const found = lastJobOf(thread?.submissions ?? []);
  if (found !== undefined) return { kind: 'check-status', found, hint };
  const text = `This thread has no job yet. To start one, comment \`${inputs.command} …\` with an instruction.`;
  return reply(joinTexts([text, hint], ' '));
}

const QUESTION_HINT =
  'A short question shows the status of the job. To send it as an instruction, leave out the question mark.';

/** Returns whether a command without an instruction has something to document: a pull request, or a job that knows what was wanted. */
function hasSubject(
  context: Pick<RunContext, 'about' | 'trigger' | 'thread'>,
  isNewJob: boolean,
): boolean {
  const { thread } = context;
  if (context.about.subject.kind !== 'issue') return true;
  if (thread?.isRequestsIssue === true) return false;
  return !isNewJob && lastJobOf(submissionsBefore(context)) !== undefined;
}

/** Returns whether a state with an unknown signature says that this trigger may have been submitted. */
function isSubmittedUnknown({
  thread,
  trigger,
}: Pick<RunContext, 'thread' | 'trigger'>): boolean {
  if (thread === undefined) return false;
  if (hasSubmissionOf(thread.submissions, trigger)) return false;
  return mayHaveSubmitted(thread.unknown, trigger);
}

/** Returns whether a command needs the newest state of its thread, and that has an unknown signature. Only a new job needs none. */
function isUnknown(
  context: Pick<RunContext, 'trigger' | 'thread'>,
  command: Exclude<Command, { kind: 'none' | 'help' }>,
): boolean {
  const { thread } = context;
  if (thread === undefined) return false;
  if (isSubmittedUnknown(context)) return true;
  const verb = command.kind === 'prompt' ? command.verb : command.kind;
  if (verb === 'new') return false;
  // A retry repeats a request that came to nothing, too.
  const { unknown, submissions } = thread;
  const withJob = unknown.filter((each) => each.mayHaveJob);
  const needed = verb === 'retry' ? unknown : withJob;
  return newestIfUnknown(needed, submissions) !== undefined;
}

function replyHelp(
  { inputs }: Pick<RunContext, 'inputs'>,
  command: Extract<Command, { kind: 'help' }>,
): Operation {
  const text = helpText(inputs.command, command);
  if (command.reason === 'requested') {
    const message = 'Replied with the list of commands. Nothing was submitted.';
    return { kind: 'reply', text, result: skip('help', message) };
  }
  const message = 'Replied with the reason. Nothing was submitted.';
  return { kind: 'reply', text, result: skip('unknown-command', message) };
}
