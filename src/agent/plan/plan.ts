/** Decides what a run does, and carries out nothing. */
import { isAgent, isAgentPullRequest } from '../../domain/agent-pull-request.ts';
import type { CommentEvent } from '../../domain/event.ts';
import { skip } from '../../domain/ended.ts';
import { pullRequestOf } from '../../domain/subject.ts';
import { pluralize } from '../../rendering/format.ts';
import { helpText } from '../../rendering/replies.ts';
import type { Command } from '../../trigger/command.ts';
import type { Inputs } from '../agent-inputs.ts';
import type { Authorized } from '../authorize.ts';
import { planInstruction } from './compose-prompt.ts';
import type { ResolvedRun, RunContext, RunThread } from '../context.ts';
import { planReply, type Operation } from './operation.ts';
import { planRequest } from './plan-request.ts';
import { planRetry } from './plan-retry.ts';
import { planReview } from './plan-review.ts';
import { jobUseOf } from '../job-use.ts';
import { isWaitOnly } from '../thread.ts';

/** Decides what the run does. */
export async function planOperation(
  context: RunContext,
  resolved: ResolvedRun,
  authorized: Authorized,
): Promise<Operation> {
  if (authorized.kind === 'automatic') return planEvent(context, resolved);
  if (authorized.kind === 'review') {
    return planReview(context, resolved, authorized.event);
  }
  const { command } = authorized;
  if (command.kind === 'help') return replyHelp(context, command);
  if (command.kind === 'status') return planStatus(context, resolved);
  const reply = replyWithoutJob(context, resolved, authorized);
  if (reply !== undefined) return reply;
  if (command.verb === 'retry') return planRetry(context, resolved);
  if (command.instruction === '' && !hasSubject(context, resolved)) {
    const help = { kind: 'help', reason: 'requested', typed: '' } as const;
    return replyHelp(context, help, 'A command on an issue needs an instruction.');
  }
  const instruction = planInstruction(context.inputs, command);
  return {
    kind: 'submit',
    planned: planRequest(context, resolved, { instruction }),
  };
}

function planEvent(context: RunContext, resolved: ResolvedRun): Operation {
  const { inputs } = context;
  const { jobId } = inputs;
  const instruction = { base: '', user: inputs.prompt };
  const planned = planRequest(context, resolved, { instruction });
  if (jobId !== undefined && isWaitOnly(inputs)) return { kind: 'wait', jobId, planned };
  return { kind: 'submit', planned };
}

function planStatus({ inputs }: RunContext, { thread }: ResolvedRun): Operation {
  const found = thread?.job;
  if (found !== undefined) return { kind: 'check-status', found };
  if (thread !== undefined && thread.unverified > 0) {
    return replyUnverified(inputs, thread);
  }
  return planReply(
    `This thread has no job yet. To start one, comment \`${inputs.command} …\` with an instruction.`,
  );
}

/** Returns the reply to a command that may only go to a job which no comment of its thread names; undefined for any other command. */
function replyWithoutJob(
  context: RunContext,
  resolved: ResolvedRun,
  authorized: Extract<Authorized, { kind: 'command' }>,
): Operation | undefined {
  const { thread } = resolved;
  const mayContinue = jobUseOf(context.inputs, authorized) === 'continue';
  if (thread === undefined || !mayContinue) return undefined;
  // What an earlier run of this command has begun is resumed.
  const { key } = resolved.cause;
  if (thread.entries.some(({ request }) => request?.cause.key === key)) return undefined;
  // Its status comment may be one of those that cannot be verified.
  if (thread.job === undefined && thread.unverified > 0) {
    return replyUnverified(context.inputs, thread);
  }
  if (!isWithoutDocsJob(context, resolved, authorized.event)) return undefined;
  return planReply(
    `The docs agent opened this pull request, but no comment here names its job. Nothing was submitted. To refine the pull request, comment where its job was requested. \`${context.inputs.command} new …\` starts a separate job.`,
  );
}

function replyUnverified(inputs: Inputs, { unverified }: RunThread): Operation {
  const comments = pluralize(unverified, 'status comment');
  return planReply(
    `No line of \`api-key\` verifies ${comments} in this thread, so its job is not known. Nothing was submitted. If you have replaced the key, add the earlier key as another line of \`api-key\`. If not, somebody has changed the comments: restore them from their history. \`${inputs.command} new …\` starts a new job.`,
  );
}

/** Returns whether the docs agent opened the pull request of a command, and no comment there names its job. */
function isWithoutDocsJob(
  { inputs }: RunContext,
  resolved: ResolvedRun,
  { onPullRequest, pull = pullRequestOf(resolved.details), opener = '' }: CommentEvent,
): boolean {
  if (!onPullRequest || resolved.thread?.docsJob !== undefined) return false;
  if (isAgent(opener, inputs.agentLogin)) return true;
  return pull !== undefined && isAgentPullRequest(pull, inputs.agentLogin);
}

/** Returns whether a command without an instruction has something to document: a pull request, or a job that knows what was wanted. */
function hasSubject(context: RunContext, resolved: ResolvedRun): boolean {
  if (resolved.subject.kind !== 'issue') return true;
  return resolved.thread?.job !== undefined || context.inputs.jobId !== undefined;
}

const WHY_HELP = {
  requested: 'The comment requests the list of commands.',
  'unknown-command': 'The comment has no known command.',
  'cannot-cancel': 'Jobs cannot be cancelled.',
  'near-miss': 'The comment does not begin with a command.',
} as const;

function replyHelp(
  context: RunContext,
  command: Extract<Command, { kind: 'help' }>,
  why: string = WHY_HELP[command.reason],
): Operation {
  const text = helpText(context.inputs.command, command);
  const message = `${why} Nothing was submitted.`;
  return { kind: 'end', ended: skip('help', message), text };
}
