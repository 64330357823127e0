import { lastJobOf, mayReuseJob } from '../thread/job-reuse.ts';
import { composePrompt } from './compose-prompt.ts';
import type { Operation } from './plan.ts';
import type { RunResult } from './result.ts';
import type { RunContext } from './run-context.ts';

/** Shows what the run would do, with the exact prompt, and does nothing. */
export async function dryRunResult(context: RunContext, operation: Operation): Promise<RunResult> {
  const prompt =
    operation.kind === 'submit'
      ? await composePrompt(context, operation.instruction, isProbablyFollowUp(context, operation.isNewJob))
      : undefined;
  const hint = prompt === undefined ? '' : ' The job summary shows the prompt.';
  return {
    conclusion: { outcome: 'skipped', reason: 'dry-run' },
    message: `Dry run: this run would ${describeOperation(context, operation)}. Nothing was submitted.${hint}`,
    ...(prompt && { prompt: { ...prompt, isSent: false } }),
  };
}

/** Whether the request would go to an existing job, without reading that job. */
function isProbablyFollowUp({ inputs, event, thread }: RunContext, isNewJob: boolean): boolean {
  if (inputs.jobId !== undefined) return true;
  const hasJob = lastJobOf(thread?.submissions ?? []) !== undefined;
  return !isNewJob && hasJob && mayReuseJob(inputs.reuseJob, event !== undefined);
}

function describeOperation({ inputs: { jobId } }: RunContext, operation: Operation): string {
  switch (operation.kind) {
    case 'submit':
      return jobId === undefined ? 'submit a request to the docs agent' : `send a message to job ${jobId}`;
    case 'wait':
      return `wait for job ${operation.jobId}`;
    case 'check-status':
      return `check job ${operation.found.submission.job}`;
    case 'reply':
      return 'reply to the comment';
  }
}
