/** Decides what a run does, and carries out nothing. */
import { skip } from '../../domain/ended.ts';
import { helpText } from '../../rendering/replies.ts';
import type { Command } from '../../trigger/command.ts';
import type { Authorized } from '../authorize.ts';
import { planInstruction } from './compose-prompt.ts';
import type { ResolvedRun, RunContext } from '../context.ts';
import { planReply, type Operation } from './operation.ts';
import { planRequest } from './plan-request.ts';
import { planRetry } from './plan-retry.ts';
import { planReview } from './plan-review.ts';
import { replyUnverified, replyWithoutJob } from './reply-without-job.ts';
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
  if (command.verb === 'retry') return planRetry(context, resolved, authorized);
  const reply = replyWithoutJob(context, resolved, authorized);
  if (reply !== undefined) return reply;
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
