import type { Conclusion, Job, JobAction, Outcome } from '../domain.ts';
import { parseFailOn, DEFAULT_FAIL_ON, shouldFail } from '../inputs/fail-on.ts';
import type { PollEvent } from '../job/poll.ts';
import { REACTIONS, title } from '../report/conclusion.ts';
import { renderJobSummary } from '../report/job-summary.ts';
import { pollLogLine, resultLogLines } from '../report/log-lines.ts';
import { truncate } from '../text.ts';
import { resultReply } from '../report/replies.ts';
import type { FoundSubmission } from '../thread/find-previous.ts';
import { markFinished } from '../thread/state.ts';
import { describeComposedPrompt } from './compose-prompt.ts';
import type { Dependencies } from './dependencies.ts';
import { allOutputs, fullMessage, jobOutputs } from './outputs.ts';
import { clearPostState } from './post-state.ts';
import type { RunResult } from './result.ts';
import { saveComment, type RunContext } from './run-context.ts';

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

/** Edits of a comment notify nobody, so after this time the requester gets a reply. */
const NOTIFY_AFTER_MS = 60_000;

/** Reports a result in the thread: the reaction, a reply to a requester who waited long, and the status comment. */
export async function finishSubmission(
  context: RunContext,
  found: FoundSubmission | undefined,
  result: RunResult,
): Promise<RunResult> {
  const { deps } = context;
  // What follows may be cut off by a cancellation.
  setOutputs(deps, result);
  const finish = async (): Promise<void> => {
    if (found === undefined) return;
    await notifyRequester(context, result);
    const { conclusion, message, note, job, waitedMs } = result;
    const submission = markFinished(found.submission, conclusion, job);
    const isSaved = await saveComment(
      context,
      { ...found, submission },
      {
        phase: { kind: 'finished', conclusion },
        message,
        note,
        job,
        waitedMs,
      },
    );
    if (isSaved) clearPostState(deps.runner);
  };
  await Promise.all([addReaction(context, result.conclusion.outcome), finish()]);
  return found === undefined ? result : { ...result, commentUrl: found.comment.url };
}

/** Shows the outcome on the command itself. Reviews carry no reactions. */
export async function addReaction(
  { github, event, warn }: Pick<RunContext, 'github' | 'event' | 'warn'>,
  outcome: Outcome,
): Promise<void> {
  const reaction = REACTIONS[outcome];
  if (event === undefined || event.comment.kind === 'review' || reaction === undefined) return;
  const reacted = await github.comments.react(event.comment, reaction);
  if (!reacted.ok) warn('The reaction could not be added', reacted.error);
}

async function notifyRequester(
  { deps, inputs, github, event, warn }: RunContext,
  result: RunResult,
): Promise<void> {
  const { conclusion, job, isUpdate = false, waitedMs = 0 } = result;
  const isWanted =
    inputs.notify === 'requester' && waitedMs > NOTIFY_AFTER_MS && conclusion.outcome !== 'cancelled';
  if (!isWanted || event === undefined) return;
  const { comment, author } = event;
  const { serverUrl } = deps.run;
  const text = resultReply({
    comment,
    login: author.login,
    conclusion,
    job,
    isUpdate,
    message: fullMessage(result),
    serverUrl,
  });
  const created = await github.comments.create(comment.thread, text);
  if (!created.ok) warn('The requester could not be notified', created.error);
}
