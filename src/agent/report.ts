import type { Conclusion, Job, JobAction } from '../domain.ts';
import { parseFailOn, DEFAULT_FAIL_ON, shouldFail } from '../inputs/fail-on.ts';
import type { PollEvent } from '../job/poll.ts';
import { title } from '../report/conclusion.ts';
import { renderJobSummary } from '../report/job-summary.ts';
import { pollLogLine, resultLogLines } from '../report/log-lines.ts';
import { truncate } from '../text.ts';
import { describeComposedPrompt } from './compose-prompt.ts';
import type { Dependencies } from './dependencies.ts';
import { allOutputs, fullMessage, jobOutputs } from './outputs.ts';
import type { RunResult } from './result.ts';

const TITLE = 'Docs agent';

/** Reports a job as soon as it is known, so that a run that is killed has reported it. */
export function reportJob(
  { runner }: Dependencies,
  { job, jobAction }: Readonly<{ job: Job; jobAction: JobAction }>,
): void {
  for (const [name, value] of Object.entries(jobOutputs(job, jobAction))) runner.setOutput(name, value);
  runner.info(`${ACTIONS[jobAction]} ${job.id}.`);
}

const ACTIONS: Readonly<Record<JobAction, string>> = {
  created: 'Created job',
  messaged: 'Sent the message to job',
  resumed: 'Resumed job',
  none: 'Found job',
};

/** Logs one read of the job. */
export function reportPoll({ runner }: Dependencies, poll: PollEvent): void {
  runner.info(pollLogLine(poll), poll.error === undefined ? 'plain' : 'quiet');
  if (poll.unknownStatus !== undefined)
    runner.warning(
      `The service reports the unknown job status ${truncate(poll.unknownStatus, 60)}. The job counts as still running.`,
      TITLE,
    );
}

/** Sets the outputs as soon as the result is known: what follows may be cut off. */
export function setOutputs({ runner }: Dependencies, result: RunResult): void {
  for (const [name, value] of Object.entries(allOutputs(result))) runner.setOutput(name, value);
}

/** Reports the result: outputs, log, one annotation, the job summary. True if the step fails. */
export async function reportResult(deps: Dependencies, result: RunResult): Promise<boolean> {
  const { runner, getInput, run } = deps;
  const { conclusion, job, prompt } = result;
  const failOn = parseFailOn(getInput('fail-on'));
  const hasFailed = shouldFail(failOn.ok ? failOn.value : DEFAULT_FAIL_ON, conclusion);
  setOutputs(deps, result);
  if (result.jobAction !== undefined || conclusion.outcome !== 'skipped')
    for (const { line, style } of resultLogLines({ conclusion, job, failed: hasFailed }))
      runner.info(line, style);
  annotate(deps, result, hasFailed);
  // A summary for each ordinary comment would hide the summaries that matter.
  if (conclusion.reason === 'no-command') return hasFailed;
  const sent = prompt && {
    text: prompt.text,
    line: describeComposedPrompt(prompt, sendStatus(prompt.isSent, conclusion)),
  };
  await runner.writeSummary(renderJobSummary({ ...result, serverUrl: run.serverUrl, prompt: sent }));
  return hasFailed;
}

function sendStatus(isSent: boolean, { outcome }: Conclusion): 'Sent' | 'Not sent' | 'Would be sent' {
  if (isSent) return 'Sent';
  return outcome === 'skipped' ? 'Would be sent' : 'Not sent';
}

function annotate({ runner }: Dependencies, result: RunResult, hasFailed: boolean): void {
  const { conclusion } = result;
  const message = fullMessage(result);
  const heading = `${TITLE}: ${title(conclusion, result).text}`;
  if (hasFailed) return runner.error(message, heading);
  switch (conclusion.outcome) {
    case 'connection-lost':
    case 'failed':
    case 'unconfirmed':
      return runner.warning(message, heading);
    case 'skipped':
      return runner.info(message);
    default:
      return runner.notice(message, heading);
  }
}
