import type { Ending, Job, JobAction } from '../domain.ts';
import type { LookEvent } from '../poll/wait.ts';
import { headline } from '../report/ending.ts';
import { lookLine } from '../report/look-line.ts';
import { summarize } from '../report/summary.ts';
import { fails, type FailOn } from '../request/fail-on.ts';
import type { AgentInputs } from './inputs.ts';
import { finalOutputs, jobOutputs } from './outputs.ts';
import type { World } from './world.ts';

/** How a run ended, and all that is known of it. */
export type Result = Readonly<{
  ending: Ending;
  /** One plain sentence that says how it ended. */
  message: string;
  job?: Job;
  jobAction?: JobAction;
  waitedMs?: number;
  looks?: number;
  /** Inputs that are wrong. */
  faults?: readonly string[];
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
  world.runner.info(lookLine(look));
  if (look.unknownStatus !== undefined)
    world.runner.warning(
      `The service says the job’s status is ${look.unknownStatus}, which this action does not know. It counts as still running.`,
      'Docs agent',
    );
}

/** Tells the end: outputs, one annotation, the job summary. */
export async function tell(world: World, result: Result): Promise<Ended> {
  const { runner } = world;
  const failed = fails(result.inputs?.failOn ?? result.failOn ?? [], result.ending);
  for (const [name, value] of Object.entries(finalOutputs(result))) runner.setOutput(name, value);
  annotate(world, result, failed);
  await runner.writeSummary(
    summarize({
      ...result,
      job: result.job,
      waitedMs: result.waitedMs ?? 0,
      looks: result.looks ?? 0,
      faults: result.faults ?? [],
      serverUrl: world.serverUrl,
      prompt: promptOf(result),
    }),
  );
  return { result, failed };
}

function annotate({ runner }: World, { ending, message }: Result, failed: boolean): void {
  const title = `Docs agent: ${headline(ending).replace(/^\S+ /, '')}`;
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

function promptOf({ inputs, job, ending }: Result): Parameters<typeof summarize>[0]['prompt'] {
  if (inputs === undefined || inputs.instruction === '') return undefined;
  const sent = job !== undefined || ending.outcome === 'unconfirmed';
  if (!sent && ending.outcome !== 'skipped') return undefined;
  return { text: inputs.instruction, host: inputs.connection.baseUrl.host, sent };
}
