import type { Ending, Job, JobAction } from '../domain.ts';
import type { LookEvent } from '../job/poll.ts';
import { headline } from '../report/conclusion.ts';
import { logFacts, lookLine } from '../report/log-lines.ts';
import { cut } from '../report/markdown.ts';
import { summarize } from '../report/job-summary.ts';
import { fails, type FailOn } from '../inputs/fail-on.ts';
import { describePrompt, type Composed } from './compose-prompt.ts';
import type { AgentInputs } from './inputs.ts';
import { finalOutputs, jobOutputs } from './outputs.ts';
import type { World } from './dependencies.ts';

/** How a run ended, and all that is known of it. */
export type Result = Readonly<{
  ending: Ending;
  /** One plain sentence that says how it ended. */
  message: string;
  job?: Job;
  jobAction?: JobAction;
  waitedMs?: number;
  looks?: number;
  commentUrl?: string;
  /** Why the instruction went to another job than people would expect. */
  note?: string | undefined;
  /** Inputs that are wrong. */
  faults?: readonly string[];
  /** What was sent to the service, or would be. */
  prompt?: Composed & Readonly<{ isSent: boolean }>;
  /** The inputs, from when they could be read. */
  inputs?: AgentInputs;
  /** Only where there are no inputs to hold it. */
  failOn?: FailOn;
}>;

/** What the entry needs to know: the sentence, and whether it fails the step. */
export type Ended = Readonly<{ result: Result; failed: boolean }>;

/** Tells a job as soon as it is known: what is written now outlives a cancelled run. */
export function tellJob(
  world: World,
  { job, jobAction }: Readonly<{ job: Job; jobAction: JobAction }>,
): void {
  for (const [name, value] of Object.entries(jobOutputs(job, jobAction))) world.runner.setOutput(name, value);
  world.runner.info(`${ACTIONS[jobAction]} ${job.id}.`);
}

const ACTIONS: Readonly<Record<JobAction, string>> = {
  created: 'Created job',
  messaged: 'Sent the message to job',
  adopted: 'Took up job',
  none: 'Found job',
};

/** One line for each look. */
export function tellLook(world: World, look: LookEvent): void {
  world.runner.info(lookLine(look), look.fault === undefined ? 'plain' : 'quiet');
  if (look.unknownStatus !== undefined)
    world.runner.warning(
      `The service says the job’s status is ${cut(look.unknownStatus, 60)}, which this action does not know. It counts as still running.`,
      'Docs agent',
    );
}

/** Tells the outputs of an end as soon as it is known; what comes after may be cut off. */
export function tellOutputs({ runner }: World, result: Result): void {
  for (const [name, value] of Object.entries(finalOutputs(result))) runner.setOutput(name, value);
}

/** Tells the end: outputs, one annotation, the job summary. */
export async function tell(world: World, result: Result): Promise<Ended> {
  const failed = fails(result.inputs?.failOn ?? result.failOn ?? [], result.ending);
  tellOutputs(world, result);
  if (result.jobAction !== undefined || result.ending.outcome !== 'skipped')
    for (const { line, tone } of logFacts({ ...result, job: result.job, failed }))
      world.runner.info(line, tone);
  annotate(world, result, failed);
  // Ordinary talk is no news: a summary on each comment would bury those that say something.
  if (result.ending.reason === 'no-command') return { result, failed };
  const { ending, message, job, waitedMs = 0, looks = 0, faults = [], prompt, inputs } = result;
  const host = inputs?.connection.baseUrl.host ?? '';
  await world.runner.writeSummary(
    summarize({
      ending,
      message,
      job,
      waitedMs,
      looks,
      faults,
      serverUrl: world.run.serverUrl,
      prompt: prompt && {
        text: prompt.text,
        line: describePrompt(prompt, { how: sending(prompt.isSent, ending), host }),
      },
    }),
  );
  return { result, failed };
}

/** A dry run speaks of what would be; any other run of what was. */
function sending(isSent: boolean, { outcome }: Ending): 'Sent' | 'Not sent' | 'Would be sent' {
  if (isSent) return 'Sent';
  return outcome === 'skipped' ? 'Would be sent' : 'Not sent';
}

function annotate({ runner }: World, { ending, message, job }: Result, failed: boolean): void {
  const title = `Docs agent: ${headline(ending, job !== undefined).replace(/^\S+ /, '')}`;
  if (failed) runner.error(message, title);
  else if (
    ending.outcome === 'lost-contact' ||
    ending.outcome === 'failed' ||
    ending.outcome === 'unconfirmed'
  )
    runner.warning(message, title);
  else if (ending.outcome === 'skipped') runner.info(message);
  else runner.notice(message, title);
}
