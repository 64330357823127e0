import type { Conclusion, Job, JobAction } from '../domain.ts';
import type { PollEvent } from '../job/poll.ts';
import { title } from '../report/conclusion.ts';
import { resultLogLines, pollLogLine } from '../report/log-lines.ts';
import { truncate } from '../text.ts';
import { renderJobSummary } from '../report/job-summary.ts';
import { shouldFail, type FailOn } from '../inputs/fail-on.ts';
import { describeComposedPrompt, type Prompt } from './compose-prompt.ts';
import type { Inputs } from './inputs.ts';
import { allOutputs, jobOutputs } from './outputs.ts';
import type { Dependencies } from './dependencies.ts';

/** How a run ended, and all that is known of it. */
export type RunResult = Readonly<{
  conclusion: Conclusion;
  /** One plain sentence that says how it ended. */
  message: string;
  job?: Job;
  jobAction?: JobAction;
  waitedMs?: number;
  attempts?: number;
  commentUrl?: string;
  /** Why the instruction went to another job than people would expect. */
  note?: string | undefined;
  /** Inputs that are wrong. */
  errors?: readonly string[];
  /** What was sent to the service, or would be. */
  prompt?: Prompt & Readonly<{ isSent: boolean }>;
  /** The inputs, from when they could be read. */
  inputs?: Inputs;
  /** Only where there are no inputs to hold it. */
  failOn?: FailOn;
}>;

/** What the entry needs to know: the sentence, and whether it fails the step. */
export type StepResult = Readonly<{ result: RunResult; failed: boolean }>;

/** Tells a job as soon as it is known: what is written now outlives a cancelled run. */
export function reportJob(
  deps: Dependencies,
  { job, jobAction }: Readonly<{ job: Job; jobAction: JobAction }>,
): void {
  for (const [name, value] of Object.entries(jobOutputs(job, jobAction))) deps.runner.setOutput(name, value);
  deps.runner.info(`${ACTIONS[jobAction]} ${job.id}.`);
}

const ACTIONS: Readonly<Record<JobAction, string>> = {
  created: 'Created job',
  messaged: 'Sent the message to job',
  resumed: 'Took up job',
  none: 'Found job',
};

/** One line for each look. */
export function reportPoll(deps: Dependencies, poll: PollEvent): void {
  deps.runner.info(pollLogLine(poll), poll.error === undefined ? 'plain' : 'quiet');
  if (poll.unknownStatus !== undefined)
    deps.runner.warning(
      `The service says the job’s status is ${truncate(poll.unknownStatus, 60)}, which this action does not know. It counts as still running.`,
      'Docs agent',
    );
}

/** Tells the outputs of an end as soon as it is known; what comes after may be cut off. */
export function setOutputs({ runner }: Dependencies, result: RunResult): void {
  for (const [name, value] of Object.entries(allOutputs(result))) runner.setOutput(name, value);
}

/** Tells the end: outputs, one annotation, the job summary. */
export async function reportResult(deps: Dependencies, result: RunResult): Promise<StepResult> {
  const failed = shouldFail(result.inputs?.failOn ?? result.failOn ?? [], result.conclusion);
  setOutputs(deps, result);
  if (result.jobAction !== undefined || result.conclusion.outcome !== 'skipped')
    for (const { line, style: tone } of resultLogLines({ ...result, job: result.job, failed }))
      deps.runner.info(line, tone);
  annotate(deps, result, failed);
  // Ordinary talk is no news: a summary on each comment would bury those that say something.
  if (result.conclusion.reason === 'no-command') return { result, failed };
  const { conclusion, message, job, waitedMs = 0, attempts = 0, errors = [], prompt, inputs } = result;
  const host = inputs?.connection.baseUrl.host ?? '';
  await deps.runner.writeSummary(
    renderJobSummary({
      conclusion,
      message,
      job,
      waitedMs,
      attempts,
      errors,
      serverUrl: deps.run.serverUrl,
      prompt: prompt && {
        text: prompt.text,
        line: describeComposedPrompt(prompt, { status: sendStatus(prompt.isSent, conclusion), host }),
      },
    }),
  );
  return { result, failed };
}

/** A dry run speaks of what would be; any other run of what was. */
function sendStatus(isSent: boolean, { outcome }: Conclusion): 'Sent' | 'Not sent' | 'Would be sent' {
  if (isSent) return 'Sent';
  return outcome === 'skipped' ? 'Would be sent' : 'Not sent';
}

function annotate({ runner }: Dependencies, { conclusion, message, job }: RunResult, failed: boolean): void {
  const heading = `Docs agent: ${title(conclusion, job !== undefined).replace(/^\S+ /, '')}`;
  if (failed) runner.error(message, heading);
  else if (
    conclusion.outcome === 'connection-lost' ||
    conclusion.outcome === 'failed' ||
    conclusion.outcome === 'unconfirmed'
  )
    runner.warning(message, heading);
  else if (conclusion.outcome === 'skipped') runner.info(message);
  else runner.notice(message, heading);
}
