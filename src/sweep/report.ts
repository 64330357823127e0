import type { RequestError } from '../domain.ts';
import type { Runner } from '../ports.ts';
import { renderFailureSummary } from '../report/job-summary.ts';
import { pluralize } from '../report/format.ts';
import { jsonArrayOutput } from '../report/json-output.ts';
import { explainServiceError, explanationText } from '../report/service-errors.ts';
import type { SweepDependencies } from './dependencies.ts';
import { isKeyRejected } from './evaluate.ts';
import { renderSweepSummary, type SweptSubmission } from './summary.ts';

const TITLE = 'Docs agent: sweep';

/** Names of the outputs of `sweep/action.yml`; a test compares the two. */
export const SWEEP_OUTPUT_NAMES = ['checked', 'finished', 'stillActive', 'unread', 'jobs'] as const;

/** Reports a sweep: log, outputs, an annotation for each kind of error, the job summary. True if the step fails. */
export async function reportSweep(
  { runner, requestCounts, run: { serverUrl } }: SweepDependencies,
  swept: readonly SweptSubmission[],
  host: string,
): Promise<boolean> {
  const jobs = swept.map(toJob);
  for (const { thread, jobId, outcome } of jobs) runner.info(`#${thread}: job ${jobId} ${outcome}`);
  const errors = swept.flatMap(({ evaluation }) => evaluation.error ?? []);
  const checked = swept.length;
  const finished = swept.filter(({ isFinished }) => isFinished).length;
  const stillActive = jobs.filter(({ outcome }) => outcome === 'active').length;
  // A job that is given up because it could not be read counts as finished, too.
  const unread = errors.length;
  const outputs = { checked, finished, stillActive, unread, jobs: jsonArrayOutput(jobs) };
  for (const name of SWEEP_OUTPUT_NAMES) runner.setOutput(name, String(outputs[name]));
  // If the service rejects the key for every job, no later sweep does better.
  const hasFailed = unread === checked && errors.some(isKeyRejected);
  const explanations = explainErrors(errors, host);
  for (const each of explanations)
    if (hasFailed) runner.error(each, TITLE);
    else runner.warning(each, TITLE);
  const { github, service } = requestCounts();
  const counts =
    `Checked ${pluralize(checked, 'job')}: ${finished} finished, ${stillActive} still active, ${unread} not readable. ` +
    `${pluralize(github, 'request')} to GitHub, ${service} to the docs service.`;
  runner.info(counts);
  const heading = hasFailed
    ? '❌ Sweep: no job could be read'
    : `🧹 Sweep: ${pluralize(finished, 'job')} finished`;
  await runner.writeSummary(renderSweepSummary(swept, serverUrl, { heading, explanations, counts }));
  return hasFailed;
}

/** Reports why a sweep could not start. Fails the step. */
export async function reportSweepFailure(runner: Runner, errors: readonly string[]): Promise<true> {
  for (const error of errors) runner.error(error, TITLE);
  await runner.writeSummary(renderFailureSummary('The sweep could not start', errors));
  return true;
}

/** For the output `jobs`. `outcome` is the run's; `active` for a job that is still active, `unknown` for one that could not be read. */
function toJob({ comment, submission, project, evaluation }: SweptSubmission) {
  const job = { thread: comment.thread, jobId: submission.job, project };
  if (evaluation.kind === 'finished')
    return { ...job, outcome: evaluation.conclusion.outcome, prLink: evaluation.job.prLink ?? '' };
  return { ...job, outcome: evaluation.kind === 'unreadable' ? 'unknown' : 'active', prLink: '' };
}

/** One explanation for each kind of error, by the first of its kind. It may quote the service. */
function explainErrors(errors: readonly RequestError[], host: string): readonly string[] {
  const kinds = new Map<string, { error: RequestError; count: number }>();
  for (const each of errors) {
    const kind = `${each.kind} ${each.status}`;
    const { error, count } = kinds.get(kind) ?? { error: each, count: 0 };
    kinds.set(kind, { error, count: count + 1 });
  }
  return [...kinds.values()].map(
    ({ error, count }) =>
      `${explanationText(explainServiceError({ error, request: 'read', host }))} Affected: ${pluralize(count, 'job')}.`,
  );
}
