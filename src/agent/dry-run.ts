/** The dry run: shows what a run would do, with the exact prompt, and submits nothing. */
import { skip, type Explanation, type Ended } from '../domain/ended.ts';
import { describeSentPrompt } from '../prompt/join.ts';
import { runReply } from '../rendering/replies.ts';
import { endText } from '../rendering/shown.ts';
import { explainServiceError } from '../rendering/service-errors.ts';
import { applyRequestLimits } from '../request/limits.ts';
import type { PlannedRequest } from '../request/planned-request.ts';
import { joinTexts } from '../text/strings.ts';
import type { Authorized } from './authorize.ts';
import type { ResolvedRun, RunContext } from './context.ts';
import type { Operation } from './plan/operation.ts';
import { replyOnce } from './replies.ts';

/** Returns whether a run shows what it would do: because of the input, or of the command. */
export function isDryRun(context: RunContext, authorized: Authorized): boolean {
  if (context.inputs.dryRun) return true;
  if (authorized.kind !== 'command' || authorized.command.kind !== 'prompt') return false;
  return authorized.command.isDryRun;
}

/** Performs a dry run. The author of a command gets a reply, because nobody reads the job summary first. */
export async function performDryRun(
  context: RunContext,
  operation: Operation,
  authorized: Authorized,
  resolved: ResolvedRun,
): Promise<Ended> {
  const ended = await endOfDryRun(context, operation);
  if (authorized.kind !== 'command') return ended;
  // Everybody who can read the repository can read the requests issue, which is about nothing in particular.
  const isHidden = resolved.thread?.place.isRequestsIssue === true;
  const shown = isHidden ? { ...ended, prompt: undefined } : ended;
  const text = runReply(shown, context.run.links, context.run.workflow.url);
  const commentUrl = await replyOnce(context.run.repo, authorized.event, text, 'dry-run');
  return commentUrl === undefined ? ended : { ...ended, commentUrl };
}

async function endOfDryRun(context: RunContext, operation: Operation): Promise<Ended> {
  let would = 'This run would submit nothing.';
  let prompt: Ended['prompt'];
  if (operation.kind === 'submit') {
    const { planned } = operation;
    // Without reading the job that the request would go to.
    const composed = await planned.prompt(planned.target.kind !== 'new-job');
    if (!composed.ok) return composed.error;
    prompt = describeSentPrompt(composed.value, 'Would be sent');
    const limited = await applyRequestLimits(context, planned);
    would = limited.ok
      ? `This run would ${describeTarget(planned)}.`
      : `${would} ${endText(limited.error)}`;
  }
  const connection = await checkConnection(context);
  const message = joinTexts([would, 'Nothing was submitted.', connection.message], ' ');
  return { ...skip('dry-run', message), ...connection, message, prompt };
}

function describeTarget({ target }: PlannedRequest): string {
  if (target.kind === 'job') return `send a message to job ${target.job.id}`;
  const isReview = target.kind === 'continue' && !target.mayCreate;
  if (isReview) return `send the review to job ${target.entry.payload.job.id}`;
  return 'submit a request to the docs agent';
}

/**
 * Reads one row of page views, which uses no credits, and explains whether the service accepts the address,
 * the key and the project, or what to do.
 */
async function checkConnection({
  run,
  analytics,
  words,
}: RunContext): Promise<Explanation> {
  const { host, project } = words;
  const oneRow = { limit: 1, offset: 0 };
  const read = await analytics.views(oneRow, run.signal);
  if (!read.ok) {
    return explainServiceError({
      error: read.error,
      request: 'analytics',
      host,
      project,
    });
  }
  const message = `${host} accepts the API key, and the key can read the project. Only a real request shows whether the key also has write scope.`;
  return { message, detail: '', steps: [] };
}
