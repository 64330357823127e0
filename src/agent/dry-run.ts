/** The dry run: shows what a run would do, with the exact prompt, and submits nothing. */
import { rejectionReason } from '../job/send-once.ts';
import { showPrompt } from '../prompt/join.ts';
import { resultText } from '../rendering/run-result.ts';
import type { ReasonOf } from '../domain/outcome.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { NothingSent, RunResult } from '../domain/run-result.ts';
import { dryRunText } from '../rendering/replies.ts';
import { explainServiceError, explanationText } from '../rendering/service-errors.ts';
import { skip } from '../trigger/event-filter.ts';
import type { Authorized } from './authorize.ts';
import { jobToReuse } from './choose-target.ts';
import { replyOnce } from './command-replies.ts';
import { composePrompt, type PromptContext } from './compose-prompt.ts';
import type { Ended } from './ended.ts';
import { applyLimits, type LimitContext } from './limits.ts';
import type { Operation } from './operation.ts';
import { linksOf } from './report.ts';
import type { RunContext } from './run-context.ts';

/** The fields that a dry run shows a run with. */
type DryRunContext = LimitContext & PromptContext;

/** Returns whether a run shows what it would do: because of the input, or of the command. */
export function isDryRun(
  { inputs }: Pick<RunContext, 'inputs'>,
  authorized: Authorized,
): boolean {
  if (inputs.dryRun) return true;
  if (authorized.kind !== 'command' || authorized.command.kind !== 'prompt') return false;
  return authorized.command.isDryRun;
}

/** Performs a dry run. The author of a command gets a reply, because nobody reads the job summary first. */
export async function performDryRun(
  context: DryRunContext,
  operation: Operation,
  authorized: Authorized,
): Promise<Ended> {
  if (authorized.kind !== 'command') {
    return { result: await dryRunResult(context, operation) };
  }
  const result = await dryRunResult(context, operation);
  const { inputs, run } = context;
  // Everybody who can read the repository can read the requests issue, which is about nothing in particular.
  const isHidden = context.thread?.isRequestsIssue === true;
  const shown = isHidden ? { ...result, prompt: undefined } : result;
  const text = dryRunText(shown, linksOf(inputs, run), run.url);
  const commentUrl = await replyOnce(authorized, text, 'dry-run');
  return { result: commentUrl === undefined ? result : { ...result, commentUrl } };
}

async function dryRunResult(
  context: DryRunContext,
  operation: Operation,
): Promise<RunResult> {
  let would = `This run would ${describeOperation(context, operation)}.`;
  let prompt: RunResult['prompt'];
  if (operation.kind === 'submit') {
    const { instruction, isNewJob } = operation;
    // Without reading the job that the request would go to.
    const isFollowUp =
      operation.feedbackFor !== undefined ||
      context.inputs.jobId !== undefined ||
      jobToReuse(context, isNewJob) !== undefined;
    const composed = await composePrompt(context, instruction, isFollowUp);
    if (!composed.ok) return composed.error;
    prompt = showPrompt(composed.value, 'Would be sent');
    const limited = await applyLimits(context, operation);
    if (!limited.ok) {
      would = `This run would submit nothing. ${resultText(limited.error)}`;
    }
  }
  const note = `${would} Nothing was submitted.`;
  const checked = await checkConnection(context);
  if (checked.ok) return { ...skip('dry-run', `${note} ${checked.value}`), prompt };
  // The run would fail, so that is all that it would do.
  return { ...checked.error, note: 'Nothing was submitted.', prompt };
}

function describeOperation(
  { inputs: { jobId } }: Pick<RunContext, 'inputs'>,
  operation: Operation,
): string {
  switch (operation.kind) {
    case 'refuse':
      return `submit nothing. ${resultText(operation.result).replace(/\.$/, '')}`;
    case 'submit': {
      const feedbackJob = operation.feedbackFor?.submission.job;
      if (feedbackJob !== undefined) return `send the review to job ${feedbackJob}`;
      return jobId === undefined
        ? 'submit a request to the docs agent'
        : `send a message to job ${jobId}`;
    }
    case 'wait':
      return `wait for job ${operation.jobId}`;
    case 'check-status':
      return `check job ${operation.found.submission.job}`;
    case 'reply':
      return 'reply to the comment';
  }
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
  service,
  errorContext,
}: Pick<RunContext, 'system' | 'service' | 'errorContext'>): Promise<
  Result<string, NothingSent>
> {
  const { host, project } = errorContext;
  const oneRow = { limit: 1, offset: 0 };
  const read = await service.analytics.views(oneRow, system.signal);
  if (read.ok) {
    const value = `${host} accepts the API key, and the key can read the project. Only a first job shows whether the key may also submit.`;
    return ok(value);
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
    return ok(explanationText(explanation));
  }
  const conclusion = { outcome: 'rejected', reason } as const;
  return notOk({ ...explanation, family: 'nothing-sent', conclusion });
}
