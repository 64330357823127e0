import type { Conclusion } from '../domain.ts';
import type { PollResult } from '../job/poll.ts';
import { conclusionMessage, conclusionOf } from '../report/conclusion.ts';
import { explainServiceError } from '../report/service-errors.ts';
import { MISSING_API_KEY } from '../inputs/connection.ts';
import { DEFAULT_FAIL_ON, parseFailOn } from '../inputs/fail-on.ts';
import type { Submitted } from './submit.ts';
import { collectSources, composePrompt, willLikelyContinueJob, type Prompt } from './compose-prompt.ts';
import type { Inputs } from './inputs.ts';
import type { RunContext } from './run-context.ts';
import type { RunResult } from './report.ts';
import type { Operation } from './plan.ts';

/** The end of a run whose inputs are wrong. `fail-on` counts if at least it can be read. */
export function invalidInputs(errors: readonly string[], failOn: string): RunResult {
  const wanted = parseFailOn(failOn);
  const onlyKey = errors.length === 1 && errors[0] === MISSING_API_KEY;
  return {
    conclusion: { outcome: 'misconfigured', reason: onlyKey ? 'no-api-key' : 'invalid-input' },
    message: errors.join(' '),
    errors,
    failOn: wanted.ok ? wanted.value : DEFAULT_FAIL_ON,
  };
}

/** The end of a run that only shows what it would do. */
export async function dryRunResult(context: RunContext, operation: Operation): Promise<RunResult> {
  const prompt = operation.kind === 'submit' ? await composeLikely(context, operation) : undefined;
  return {
    conclusion: { outcome: 'skipped', reason: 'dry-run' },
    message: `Dry run: this would ${describeOperation(operation, context.inputs)}. Nothing was asked.${prompt ? ' The job summary has the prompt.' : ''}`,
    ...(prompt && { prompt: { ...prompt, isSent: false } }),
  };
}

async function composeLikely(
  context: RunContext,
  { instruction, isNewJob }: Extract<Operation, { kind: 'submit' }>,
): Promise<Prompt> {
  return composePrompt(
    context,
    instruction,
    await collectSources(context, instruction, willLikelyContinueJob(context, isNewJob)),
  );
}

function describeOperation(operation: Operation, { jobId }: Inputs): string {
  switch (operation.kind) {
    case 'submit':
      return jobId === undefined ? 'ask the docs agent' : `send a message to job ${jobId}`;
    case 'wait':
      return `wait for job ${operation.jobId}`;
    case 'check-status':
      return `look at job ${operation.submission.job}`;
    case 'reply':
      return 'answer the comment';
  }
}

/** The end of a run that asks and does not wait. */
export function detachedResult({ job, jobAction }: Submitted): RunResult {
  const conclusion: Conclusion = { outcome: 'still-active', reason: 'not-waiting' };
  return { conclusion, job, jobAction, message: conclusionMessage(conclusion, job, 0) };
}

/** The end of a run that has waited. */
export function waitResult(
  poll: PollResult,
  { job: first, jobAction }: Submitted,
  inputs: Inputs,
): RunResult {
  const job = poll.job ?? first;
  const conclusion = conclusionOfWait(poll);
  const common = { conclusion, job, jobAction, waitedMs: poll.waitedMs, attempts: poll.attempts };
  if (poll.end === 'connection-lost') {
    const message = explainServiceError({
      error: poll.error,
      request: 'read',
      host: inputs.connection.baseUrl.host,
      uncertain: false,
    });
    return { ...common, message };
  }
  const message = conclusionMessage(conclusion, job, poll.waitedMs);
  return {
    ...common,
    message: poll.end === 'finished' && poll.assumedByTimeout ? `${message} ${ASSUMED_BY_TIMEOUT}` : message,
  };
}

const ASSUMED_BY_TIMEOUT =
  'The service never showed the message being worked on, so this may be the state from before it.';

function conclusionOfWait(poll: PollResult): Conclusion {
  switch (poll.end) {
    case 'finished':
      return conclusionOf(poll.job) ?? { outcome: 'still-active', reason: 'timed-out' };
    case 'timed-out':
      return { outcome: 'still-active', reason: 'timed-out' };
    case 'connection-lost':
      return { outcome: 'connection-lost', reason: poll.reason };
    case 'aborted':
      return { outcome: 'cancelled', reason: '' };
  }
}
