import { pluralize } from '../report/format.ts';
import type { RequestError } from '../domain.ts';
import { explainServiceError } from '../report/service-errors.ts';
import type { CheckedComment } from './check-jobs.ts';
import { sweepOutputs, type Totals, type SweptJob } from './outputs.ts';
import { summarizeErrors, summarizeSweep } from './summary.ts';
import type { SweepDependencies } from './dependencies.ts';
import { isKeyRejected } from './evaluate.ts';

const TITLE = 'Docs agent: sweep';

/** What became of a job in this sweep. */
export type SweptResult = JobReadResult & Readonly<{ job: SweptJob }>;

/** The jobs of one record, each once, as its latest ask has found it; a line of the log for each that is not at work. */
export function reportJobs(
  { runner }: SweepDependencies,
  { open: { state: record }, checkedSubmissions }: CheckedComment,
  isFinished: boolean,
): readonly SweptResult[] {
  const latest = new Map(
    checkedSubmissions.map(({ submission, evaluation }) => [submission.job, evaluation]),
  );
  return [...latest].map(([jobId, evaluation]) => {
    const { thread, project } = record;
    const job = { thread, jobId, project };
    const error = 'error' in evaluation ? evaluation.error : undefined;
    if (evaluation.kind !== 'finished') {
      if (error !== undefined) runner.info(`#${thread}: job ${jobId} could not be read`);
      const outcome = error === undefined ? 'active' : 'unknown';
      return { job: { ...job, outcome, prLink: '' }, error, finished: false };
    }
    const { outcome } = evaluation.conclusion;
    runner.info(`#${thread}: job ${jobId} ${outcome}${isFinished ? '' : ', its comment was left alone'}`);
    return { job: { ...job, outcome, prLink: evaluation.job?.prLink ?? '' }, error, finished: isFinished };
  });
}

/** Tells a sweep: outputs, an annotation for each kind of fault, the job summary. True where it fails the step. */
export async function reportSweep(
  { runner, requests, run: { serverUrl } }: SweepDependencies,
  swept: readonly SweptResult[],
  host: string,
): Promise<boolean> {
  const jobs = swept.map(({ job }) => job);
  const counts: Totals = {
    checked: swept.length,
    finished: swept.filter(({ finished }) => finished).length,
    stillActive: jobs.filter(({ outcome }) => outcome === 'active').length,
    unread: swept.filter(({ error }) => error !== undefined).length,
  };
  for (const [name, value] of Object.entries(sweepOutputs(jobs, counts))) runner.setOutput(name, value);
  const failed = isKeyRejectedEverywhere(swept);
  const why = explainReadErrors(swept, host);
  for (const sentences of why) {
    if (failed) runner.error(sentences, TITLE);
    else runner.warning(sentences, TITLE);
  }
  const { toGitHub, attempts } = requests();
  const took = `It took ${pluralize(toGitHub, 'request')} to GitHub and ${pluralize(attempts, 'look')}.`;
  const { checked, finished, stillActive, unread } = counts;
  runner.info(
    `Looked at ${pluralize(checked, 'job')}; finished ${finished}; ${stillActive} still at work; ${unread} could not be read. ${took}`,
  );
  await runner.writeSummary(
    summarizeSweep({ jobs, counts, failed, errors: why, requestCount: took, serverUrl }),
  );
  return failed;
}

/** Tells why nothing could be swept; fails the step. */
export async function reportSweepFailure(
  { runner }: SweepDependencies,
  errors: readonly string[],
): Promise<boolean> {
  for (const error of errors) runner.error(error, TITLE);
  await runner.writeSummary(summarizeErrors(errors));
  return true;
}

/** What came of a job of which a sweep knows: `fault` where it could not be read, `finished` where its comment was. */
export type JobReadResult = Readonly<{ error: RequestError | undefined; finished: boolean }>;

/**
 * Why jobs could not be read: some sentences for each kind of fault, of which the first stands for all. Error texts of the
 * service are in it as they came: escape it for Markdown.
 */
export function explainReadErrors(read: readonly JobReadResult[], host: string): readonly string[] {
  const kinds = new Map<string, { error: RequestError; left: number; givenUp: number }>();
  for (const { error, finished } of read) {
    if (error === undefined) continue;
    const kind = `${error.kind} ${error.status ?? ''}`;
    const known = kinds.get(kind) ?? { error, left: 0, givenUp: 0 };
    known[finished ? 'givenUp' : 'left'] += 1;
    kinds.set(kind, known);
  }
  return [...kinds.values()].map(({ error, left, givenUp }) =>
    [
      explainServiceError({ error, request: 'read', host, uncertain: false }),
      left === 0 ? '' : `Left for the next sweep: ${pluralize(left, 'job')}.`,
      givenUp === 0 ? '' : `Given up: ${pluralize(givenUp, 'job')}.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  );
}

/** Whether the key is of no use: the service has refused it, and not one job could be read. No later sweep would do better. */
export function isKeyRejectedEverywhere(read: readonly JobReadResult[]): boolean {
  return (
    read.every(({ error }) => error !== undefined) &&
    read.some(({ error }) => error !== undefined && isKeyRejected(error))
  );
}
