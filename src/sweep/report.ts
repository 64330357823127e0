import { counted } from '../report/format.ts';
import type { Fault } from '../domain.ts';
import { explainFault } from '../report/service-errors.ts';
import type { Looked } from './check-jobs.ts';
import { sweepOutputs, type Counts, type SweptJob } from './outputs.ts';
import { summarizeFaults, summarizeSweep } from './summary.ts';
import type { SweepWorld } from './dependencies.ts';
import { isRefused } from './evaluate.ts';

const TITLE = 'Docs agent: sweep';

/** What became of a job in this sweep. */
export type Swept = Read & Readonly<{ job: SweptJob }>;

/** The jobs of one record, each once, as its latest ask has found it; a line of the log for each that is not at work. */
export function tellJobs(
  { runner }: SweepWorld,
  { open: { record }, judged }: Looked,
  isFinished: boolean,
): readonly Swept[] {
  const latest = new Map(judged.map(({ ask, judgement }) => [ask.job, judgement]));
  return [...latest].map(([jobId, judgement]) => {
    const { thread, project } = record;
    const job = { thread, jobId, project };
    const fault = 'fault' in judgement ? judgement.fault : undefined;
    if (judgement.kind !== 'ended') {
      if (fault !== undefined) runner.info(`#${thread}: job ${jobId} could not be read`);
      const outcome = fault === undefined ? 'active' : 'unknown';
      return { job: { ...job, outcome, prLink: '' }, fault, finished: false };
    }
    const { outcome } = judgement.ending;
    runner.info(`#${thread}: job ${jobId} ${outcome}${isFinished ? '' : ', its comment was left alone'}`);
    return { job: { ...job, outcome, prLink: judgement.job?.prLink ?? '' }, fault, finished: isFinished };
  });
}

/** Tells a sweep: outputs, an annotation for each kind of fault, the job summary. True where it fails the step. */
export async function tell(
  { runner, requests, run: { serverUrl } }: SweepWorld,
  swept: readonly Swept[],
  host: string,
): Promise<boolean> {
  const jobs = swept.map(({ job }) => job);
  const counts: Counts = {
    checked: swept.length,
    finished: swept.filter(({ finished }) => finished).length,
    stillActive: jobs.filter(({ outcome }) => outcome === 'active').length,
    unread: swept.filter(({ fault }) => fault !== undefined).length,
  };
  for (const [name, value] of Object.entries(sweepOutputs(jobs, counts))) runner.setOutput(name, value);
  const failed = isShutOut(swept);
  const why = explainUnread(swept, host);
  for (const sentences of why) {
    if (failed) runner.error(sentences, TITLE);
    else runner.warning(sentences, TITLE);
  }
  const { toGitHub, looks } = requests();
  const took = `It took ${counted(toGitHub, 'request')} to GitHub and ${counted(looks, 'look')}.`;
  const { checked, finished, stillActive, unread } = counts;
  runner.info(
    `Looked at ${counted(checked, 'job')}; finished ${finished}; ${stillActive} still at work; ${unread} could not be read. ${took}`,
  );
  await runner.writeSummary(summarizeSweep({ jobs, counts, failed, why, took, serverUrl }));
  return failed;
}

/** Tells why nothing could be swept; fails the step. */
export async function tellNothing({ runner }: SweepWorld, faults: readonly string[]): Promise<boolean> {
  for (const fault of faults) runner.error(fault, TITLE);
  await runner.writeSummary(summarizeFaults(faults));
  return true;
}

/** What came of a job of which a sweep knows: `fault` where it could not be read, `finished` where its comment was. */
export type Read = Readonly<{ fault: Fault | undefined; finished: boolean }>;

/**
 * Why jobs could not be read: some sentences for each kind of fault, of which the first stands for all. Error texts of the
 * service are in it as they came: escape it for Markdown.
 */
export function explainUnread(read: readonly Read[], host: string): readonly string[] {
  const kinds = new Map<string, { fault: Fault; left: number; givenUp: number }>();
  for (const { fault, finished } of read) {
    if (fault === undefined) continue;
    const kind = `${fault.kind} ${fault.status ?? ''}`;
    const known = kinds.get(kind) ?? { fault, left: 0, givenUp: 0 };
    known[finished ? 'givenUp' : 'left'] += 1;
    kinds.set(kind, known);
  }
  return [...kinds.values()].map(({ fault, left, givenUp }) =>
    [
      explainFault({ fault, doing: 'look', host, unclear: false }),
      left === 0 ? '' : `Left for the next sweep: ${counted(left, 'job')}.`,
      givenUp === 0 ? '' : `Given up: ${counted(givenUp, 'job')}.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  );
}

/** Whether the key is of no use: the service has refused it, and not one job could be read. No later sweep would do better. */
export function isShutOut(read: readonly Read[]): boolean {
  return (
    read.every(({ fault }) => fault !== undefined) &&
    read.some(({ fault }) => fault !== undefined && isRefused(fault))
  );
}
