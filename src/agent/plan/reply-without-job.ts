/** Replies to commands whose job is not known. They send nothing: a new job beside it would be one too many. */
import { isAgent, isAgentPullRequest } from '../../domain/agent-pull-request.ts';
import type { CommentEvent } from '../../domain/event.ts';
import { pullRequestOf } from '../../domain/subject.ts';
import { pluralize } from '../../rendering/format.ts';
import type { Inputs } from '../agent-inputs.ts';
import type { AuthorizedCommand } from '../authorize.ts';
import type { ResolvedRun, RunContext, RunThread } from '../context.ts';
import { jobUseOf } from '../job-use.ts';
import { planReply, type Operation } from './operation.ts';

/** Returns the reply to a command that may only go to a job which no comment of its thread names; undefined for any other command. */
export function replyWithoutJob(
  context: RunContext,
  resolved: ResolvedRun,
  authorized: AuthorizedCommand,
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

export function replyUnverified(inputs: Inputs, { unverified }: RunThread): Operation {
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
  // After the merge, any command starts a new job.
  if (pull?.state === 'merged') return false;
  if (isAgent(opener, inputs.agentLogin)) return true;
  return pull !== undefined && isAgentPullRequest(pull, inputs.agentLogin);
}
