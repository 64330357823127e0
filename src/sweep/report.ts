import type { RequestError } from '../domain.ts';
import { pluralize } from '../report/format.ts';
import { explainServiceError, explanationText } from '../report/service-errors.ts';
import type { CheckedSubmission } from './check-jobs.ts';
import type { SweepDependencies } from './dependencies.ts';
import { isKeyRejected, type Evaluation } from './evaluate.ts';
import { sweepOutputs, type SweptJob, type Totals } from './outputs.ts';
import { renderSweepFailure, renderSweepSummary } from './summary.ts';

const TITLE = 'Docs agent: sweep';

/** A submission that was checked, and whether its status comment was finished. */
export type SweptSubmission = CheckedSubmission & Readonly<{ isFinished: boolean }>;

/** Reports a sweep: log, outputs, an annotation for each kind of error, the job summary. True if the step fails. */
export async function reportSweep(
  { runner, requestCounts, run: { serverUrl } }: SweepDependencies,
  swept: readonly SweptSubmission[],
  host: string,
): Promise<boolean> {
  const jobs = swept.map(toJob);
  for (const [index, each] of swept.entries()) {
    const { thread, jobId, outcome } = jobs[index] ?? toJob(each);
    const note =
      each.evaluation.kind === 'finished' && !each.isFinished ? ', its comment was not updated' : '';
    runner.info(`#${thread}: job ${jobId} ${outcome}${note}`);
  }
  const totals: Totals = {
    checked: swept.length,
    finished: swept.filter(({ isFinished }) => isFinished).length,
    stillActive: jobs.filter(({ outcome }) => outcome === 'active').length,
    unread: swept.filter(({ evaluation }) => errorOf(evaluation) !== undefined).length,
  };
  for (const [name, value] of Object.entries(sweepOutputs(jobs, totals))) runner.setOutput(name, value);
  // If the service rejects the key for every job, no later sweep does better.
  const hasFailed = totals.checked > 0 && totals.unread === totals.checked && swept.some(isRejected);
  const errors = explainErrors(swept, host);
  for (const error of errors)
    if (hasFailed) runner.error(error, TITLE);
    else runner.warning(error, TITLE);
  const { github, service } = requestCounts();
  const requests = `${pluralize(github, 'request')} to GitHub, ${service} to the docs service.`;
  const { checked, finished, stillActive, unread } = totals;
  runner.info(
    `Checked ${pluralize(checked, 'job')}: ${finished} finished, ${stillActive} still active, ${unread} not readable. ${requests}`,
  );
  await runner.writeSummary(renderSweepSummary({ jobs, totals, hasFailed, errors, requests, serverUrl }));
  return hasFailed;
}

/** Reports why a sweep could not start. Fails the step. */
export async function reportSweepFailure(
  { runner }: SweepDependencies,
  errors: readonly string[],
): Promise<true> {
  for (const error of errors) runner.error(error, TITLE);
  await runner.writeSummary(renderSweepFailure(errors));
  return true;
}

function toJob({ open, evaluation }: CheckedSubmission): SweptJob {
  const { comment, submission, project } = open;
  const job = { thread: comment.thread, jobId: submission.job, project };
  if (evaluation.kind === 'finished')
    return { ...job, outcome: evaluation.conclusion.outcome, prLink: evaluation.job.prLink ?? '' };
  return { ...job, outcome: evaluation.kind === 'unreadable' ? 'unknown' : 'active', prLink: '' };
}

function errorOf(evaluation: Evaluation) {
  return 'error' in evaluation ? evaluation.error : undefined;
}

function isRejected({ evaluation }: CheckedSubmission): boolean {
  const error = errorOf(evaluation);
  return error !== undefined && isKeyRejected(error);
}

/** One explanation for each kind of error, by the first of its kind. It may quote the service. */
function explainErrors(swept: readonly SweptSubmission[], host: string): readonly string[] {
  const counts = new Map<string, { error: RequestError; count: number }>();
  for (const error of swept.flatMap(({ evaluation }) => errorOf(evaluation) ?? [])) {
    const key = `${error.kind} ${error.status ?? ''}`;
    const { error: first, count } = counts.get(key) ?? { error, count: 0 };
    counts.set(key, { error: first, count: count + 1 });
  }
  return [...counts.values()].map(
    ({ error, count }) =>
      `${explanationText(explainServiceError({ error, request: 'read', host }))} Affected: ${pluralize(count, 'job')}.`,
  );
}
