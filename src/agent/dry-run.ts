/** The dry run: shows what a run would do, with the exact prompt, and submits nothing. */
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { ReasonOf } from '../domain/outcome.ts';
import { skip, type NothingSent, type RunResult } from '../domain/run-result.ts';
import { rejectionReason } from '../job/send-once.ts';
import { describeSentPrompt } from '../prompt/join.ts';
import { dryRunText } from '../rendering/replies.ts';
import { resultText } from '../rendering/run-result.ts';
import { explainServiceError, renderExplanation } from '../rendering/service-errors.ts';
import type { Ended } from '../request/ended.ts';
import { applyRequestLimits } from '../request/limits.ts';
import type { PlannedRequest } from '../request/planned-request.ts';
import type { Authorized } from './authorize.ts';
import type { ResolvedRun, RunContext } from './context.ts';
import type { Operation } from './plan/operation.ts';
import { replyOnce } from './replies.ts';

/** Returns whether a run shows what it would do: because of the input, or of the command. */
export function isDryRun({ inputs }: RunContext, authorized: Authorized): boolean {
  if (inputs.dryRun) return true;
  if (authorized.kind !== 'command' || authorized.command.kind !== 'prompt') return false;
  return authorized.command.isDryRun;
}

/** Performs a dry run. The author of a command gets a reply, because nobody reads the job summary first. */
export async function performDryRun(
  context: RunContext,
  operation: Operation,
  authorized: Authorized,
  { thread }: ResolvedRun,
): Promise<Ended> {
  const result = await dryRunResult(context, operation);
  if (authorized.kind !== 'command') return { result };
  // Everybody who can read the repository can read the requests issue, which is about nothing in particular.
  const isHidden = thread?.place.isRequestsIssue === true;
  const shown = isHidden ? { ...result, prompt: undefined } : result;
  const text = dryRunText(shown, context.request.links, context.run.url);
  const commentUrl = await replyOnce(authorized, text, 'dry-run');
  return { result: commentUrl === undefined ? result : { ...result, commentUrl } };
}

async function dryRunResult(
  context: RunContext,
  operation: Operation,
): Promise<RunResult> {
  let would = 'This run would submit nothing.';
  let prompt: RunResult['prompt'];
  if (operation.kind === 'submit') {
    const { planned } = operation;
    // Without reading the job that the request would go to.
    const composed = await planned.prompt(planned.target.kind !== 'new-job');
    if (!composed.ok) return composed.error;
    prompt = describeSentPrompt(composed.value, 'Would be sent');
    const limited = await applyRequestLimits(context.request, planned);
    would = limited.ok
      ? `This run would ${describeTarget(planned)}.`
      : `${would} ${resultText(limited.error)}`;
  }
  const note = `${would} Nothing was submitted.`;
  const checked = await checkConnection(context);
  if (checked.ok) return { ...skip('dry-run', `${note} ${checked.value}`), prompt };
  // The run would fail, so that is all that it would do.
  return { ...checked.error, note: 'Nothing was submitted.', prompt };
}

function describeTarget({ target }: PlannedRequest): string {
  if (target.kind === 'job') return `send a message to job ${target.job.id}`;
  const isReview = target.kind === 'continue' && !target.mayCreate;
  if (isReview) return `send the review to job ${target.entry.payload.job.id}`;
  return 'submit a request to the docs agent';
}

/** Reasons that a later run with the same settings meets, too. A rollout can wait for the step to succeed. */
const LASTING: readonly ReasonOf<'rejected'>[] = [
  'not-sent',
  'unauthorized',
  'payment-required',
  'not-found',
];

/**
 * Reads one row of page views, which uses no credits, and says whether the service accepts the address,
 * the key and the project. The error is the result of a run whose settings are wrong.
 */
async function checkConnection({
  system,
  analytics,
  request,
}: RunContext): Promise<Result<string, NothingSent>> {
  const { host, project } = request.words;
  const oneRow = { limit: 1, offset: 0 };
  const read = await analytics.views(oneRow, system.signal);
  if (read.ok) {
    return ok(
      `${host} accepts the API key, and the key can read the project. Only a first job shows whether the key may also submit.`,
    );
  }
  const { error } = read;
  const explanation = explainServiceError({
    error,
    request: 'check',
    host,
    project,
  });
  const reason = rejectionReason(error);
  if (reason === undefined || !LASTING.includes(reason)) {
    return ok(renderExplanation(explanation));
  }
  return notOk({
    ...explanation,
    family: 'nothing-sent',
    conclusion: { outcome: 'rejected', reason },
  });
}
