import type { Command } from '../trigger/command.ts';
import { helpText } from '../rendering/replies.ts';
import { isAgent, isAgentPullRequest } from '../domain/agent-pull-request.ts';
import type { CommentEvent } from '../domain/event.ts';
import { hasSubmissionOf, jobOfThread, lastJobOf } from '../thread/state.ts';
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
  context: RetrySource & Pick<RunContext, 'about'>,
  authorized: Authorized,
): Promise<Operation> {
  if (authorized.kind === 'automatic') return planEvent(context);
  if (authorized.kind === 'review') return planReview(context, authorized.event);
  const { command } = authorized;
  if (command.kind === 'help') return replyHelp(context, command);
  if (command.kind === 'status') return planStatus(context, command);
  if (command.verb !== 'new' && isWithoutDocsJob(context, authorized.event)) {
    return replyWithoutDocsJob(context);
  }
  if (command.verb === 'retry') return planRetry(context);
  const isNewJob = command.verb === 'new';
  if (command.instruction === '' && !hasSubject(context, isNewJob)) {
    return replyHelp(context, { kind: 'help', reason: 'requested', typed: '' });
  }
  const instruction = instructionOf(context, command);
  return { kind: 'submit', instruction, isNewJob };
}

function planEvent({ inputs }: Pick<RunContext, 'inputs'>): Operation {
  const { prompt, jobId } = inputs;
  if (prompt === '' && jobId !== undefined) return { kind: 'wait', jobId };
  const instruction = { base: '', user: prompt };
  return { kind: 'submit', instruction, isNewJob: false };
}

function planStatus(
  { thread, inputs }: Pick<RunContext, 'thread' | 'inputs'>,
  { isQuestion = false }: Extract<Command, { kind: 'status' }>,
): Operation {
  const hint = isQuestion ? QUESTION_HINT : '';
  const found = thread && jobOfThread(thread);
  if (found !== undefined) return { kind: 'check-status', found, hint };
  const text = `This thread has no job yet. To start one, comment \`${inputs.command} …\` with an instruction.`;
  return reply(joinTexts([text, hint], ' '));
}

const QUESTION_HINT =
  'A short question shows the status of the job. To send it as an instruction, leave out the question mark.';

/** Returns whether a command may only go to the job of its pull request, because the docs agent opened that, and no comment there names the job. */
function isWithoutDocsJob(
  {
    inputs,
    about,
    thread,
    trigger,
  }: Pick<RunContext, 'inputs' | 'about' | 'trigger' | 'thread'>,
  { onPullRequest, details = about.details, opener = '' }: CommentEvent,
): boolean {
  if (!onPullRequest || thread === undefined) return false;
  if (thread.docsJob !== undefined) return false;
  // The workflow names the job, or wants a new one for each command.
  if (inputs.jobId !== undefined || inputs.reuseJob === 'never') return false;
  // What an earlier run of this command has begun is resumed.
  if (hasSubmissionOf(thread.submissions, trigger)) return false;
  if (isAgent(opener, inputs.agentLogin)) return true;
  return details !== undefined && isAgentPullRequest(details, inputs.agentLogin);
}

function replyWithoutDocsJob({ inputs }: Pick<RunContext, 'inputs'>): Operation {
  const separate = `\`${inputs.command} new …\``;
  return reply(
    `The docs agent opened this pull request, but no comment here names its job. Nothing was submitted. To refine the pull request, comment where its job was requested. ${separate} starts a separate job.`,
    true,
  );
}

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
  return { kind: 'reply', text, result: skip('help', message) };
}
