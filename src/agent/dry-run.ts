import { showPrompt } from '../prompt/join.ts';
import { resultText } from '../rendering/run-result.ts';
import type { RunResult } from '../domain/run-result.ts';
import { explainServiceError, explanationText } from '../rendering/service-errors.ts';
import { skip } from '../trigger/event-filter.ts';
import { jobToReuse } from './choose-target.ts';
import { composePrompt, type PromptContext } from './compose-prompt.ts';
import { applyLimits, type LimitContext } from './limits.ts';
import type { Operation } from './operation.ts';
import type { RunContext } from './run-context.ts';

/** Shows what the run would do, with the exact prompt, and does nothing. */
export async function dryRunResult(
  context: LimitContext & PromptContext,
  operation: Operation,
): Promise<RunResult> {
  let would = `This run would ${describeOperation(context, operation)}.`;
  let prompt: RunResult['prompt'];
  if (operation.kind === 'submit') {
    const { instruction, isNewJob } = operation;
    // Without reading the job that the request would go to.
    const isFollowUp =
      context.inputs.jobId !== undefined || jobToReuse(context, isNewJob) !== undefined;
    const composed = await composePrompt(context, instruction, isFollowUp);
    if (!composed.ok) return composed.error;
    prompt = showPrompt(composed.value, 'Would be sent');
    const limited = await applyLimits(context, isNewJob);
    if (!limited.ok)
      would = `This run would submit nothing. ${resultText(limited.error)}`;
  }
  return {
    ...skip(
      'dry-run',
      `${would} Nothing was submitted. ${await checkConnection(context)}`,
    ),
    prompt,
  };
}

function describeOperation(
  { inputs: { jobId } }: Pick<RunContext, 'inputs'>,
  operation: Operation,
): string {
  switch (operation.kind) {
    case 'refuse':
      return `submit nothing. ${resultText(operation.result).replace(/\.$/, '')}`;
    case 'submit':
      return jobId === undefined
        ? 'submit a request to the docs agent'
        : `send a message to job ${jobId}`;
    case 'wait':
      return `wait for job ${operation.jobId}`;
    case 'check-status':
      return `check job ${operation.found.submission.job}`;
    case 'reply':
      return 'reply to the comment';
  }
}

/** Reads one row of page views, which costs nothing, and says whether the service accepts the address, the key and the project. */
async function checkConnection({
  system,
  service,
  errorContext: { host, signedBy },
}: Pick<RunContext, 'system' | 'service' | 'errorContext'>): Promise<string> {
  const { signal } = system;
  const read = await service.analytics.views({ limit: 1, offset: 0 }, signal);
  return read.ok
    ? `${host} accepts the API key and the project.`
    : explanationText(
        explainServiceError({ error: read.error, request: 'check', host, signedBy }),
      );
}
