/** Decides what a run does, and carries out nothing. */
import { isAgent, isAgentPullRequest } from '../../domain/agent-pull-request.ts';
import type { CommentEvent } from '../../domain/event.ts';
import { skip } from '../../domain/run-result.ts';
import { lastWithJob } from '../../job/request-entry.ts';
import { helpText } from '../../rendering/replies.ts';
import { requestEntriesBefore } from '../../request/entries.ts';
import type { Command } from '../../trigger/command.ts';
import { triggerKey } from '../../trigger/trigger.ts';
import type { Authorized } from '../authorize.ts';
import { planInstruction } from './compose-prompt.ts';
import type { ResolvedRun, RunContext } from '../context.ts';
import { planReply, type Operation } from './operation.ts';
import { planRequest } from './plan-request.ts';
import { planRetry } from './plan-retry.ts';
import { planReview } from './plan-review.ts';
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
  if (command.verb !== 'new' && isWithoutDocsJob(context, resolved, authorized.event)) {
    return replyWithoutDocsJob(context);
  }
  if (command.verb === 'retry') return planRetry(context, resolved);
  const isNewJob = command.verb === 'new';
  if (command.instruction === '' && !hasSubject(resolved, isNewJob)) {
    return replyHelp(context, { kind: 'help', reason: 'requested', typed: '' });
  }
  const instruction = planInstruction(context.inputs, command);
  return {
    kind: 'submit',
    planned: planRequest(context, resolved, { instruction, isNewJob }),
  };
}

function planEvent(context: RunContext, resolved: ResolvedRun): Operation {
  const { inputs } = context;
  const { prompt, jobId } = inputs;
  const instruction = { base: '', user: prompt };
  const planned = planRequest(context, resolved, { instruction });
  if (jobId !== undefined && isWaitOnly(inputs)) return { kind: 'wait', jobId, planned };
  return { kind: 'submit', planned };
}

function planStatus({ inputs }: RunContext, { thread }: ResolvedRun): Operation {
  const found = thread?.docsJob ?? lastWithJob(thread?.entries ?? []);
  if (found !== undefined) return { kind: 'check-status', found };
  return planReply(
    `This thread has no job yet. To start one, comment \`${inputs.command} …\` with an instruction.`,
  );
}

/** Returns whether a command may only go to the job of its pull request, because the docs agent opened that, and no comment there names the job. */
function isWithoutDocsJob(
  { inputs }: RunContext,
  resolved: ResolvedRun,
  { onPullRequest, details = resolved.details, opener = '' }: CommentEvent,
): boolean {
  const { thread } = resolved;
  if (!onPullRequest || thread === undefined) return false;
  if (thread.docsJob !== undefined) return false;
  // The workflow names the job, or wants a new one for each command.
  if (inputs.jobId !== undefined || inputs.reuseJob === 'never') return false;
  // What an earlier run of this command has begun is resumed.
  const own = triggerKey(resolved.trigger);
  if (thread.entries.some(({ request }) => request?.cause === own)) return false;
  if (isAgent(opener, inputs.agentLogin)) return true;
  return details !== undefined && isAgentPullRequest(details, inputs.agentLogin);
}

function replyWithoutDocsJob({ inputs }: RunContext): Operation {
  const separate = `\`${inputs.command} new …\``;
  return planReply(
    `The docs agent opened this pull request, but no comment here names its job. Nothing was submitted. To refine the pull request, comment where its job was requested. ${separate} starts a separate job.`,
  );
}

/** Returns whether a command without an instruction has something to document: a pull request, or a job that knows what was wanted. */
function hasSubject(
  { subject, thread, trigger }: ResolvedRun,
  isNewJob: boolean,
): boolean {
  if (subject.kind !== 'issue') return true;
  if (thread === undefined || thread.place.isRequestsIssue || isNewJob) return false;
  const before = requestEntriesBefore(thread.entries, triggerKey(trigger));
  return lastWithJob(before) !== undefined;
}

const REPLIED = {
  requested: 'with the list of commands',
  'unknown-command': 'that this is no command, with the list of commands',
  'cannot-cancel': 'that jobs cannot be cancelled',
} as const;

function replyHelp(
  { inputs }: RunContext,
  command: Extract<Command, { kind: 'help' }>,
): Operation {
  const text = helpText(inputs.command, command);
  const message = `Replied ${REPLIED[command.reason]}. Nothing was submitted.`;
  return { kind: 'end', result: skip('help', message), text };
}
