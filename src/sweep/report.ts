import type { RequestError } from '../domain/errors.ts';
import type { Runner } from '../ports.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';
import { jsonArrayOutput, pluralize } from '../rendering/format.ts';
import { codeSpan, renderInline } from '../rendering/markdown.ts';
import { renderTitle } from '../rendering/run-result.ts';
import type { RunResult } from '../domain/run-result.ts';
import {
  explainServiceError,
  explanationText,
  type ServiceFailure,
} from '../rendering/service-errors.ts';
import { joinTexts } from '../text/strings.ts';
import { isKeyRejected, type CheckedSubmission } from './check-jobs.ts';
import type { ClaimState } from '../thread/submission-store.ts';

/** A submission that was checked, and whether its status comment was finished. */
export type SweptSubmission = CheckedSubmission & Readonly<{ isFinished: boolean }>;

/** The words of explanations of errors. */
type SweptService = Pick<ServiceFailure, 'host' | 'signedBy'>;

/** A request that no run will finish, how it ends, and whether its status comment says so. */
export type SweptRequest = ClaimState &
  Readonly<{ result: RunResult; isFinished: boolean }>;

/** The title of each annotation. */
export const TITLE = 'Docs agent: sweep';

/** GitHub drops summaries of more than 1 MiB. */
const MAX_LINES_IN_SUMMARY = 500;

/** Names of the outputs of `sweep/action.yml`; a test compares them. */
export const SWEEP_OUTPUTS = [
  'checked',
  'finished',
  'stillActive',
  'unread',
  'withoutJob',
  'jobs',
] as const;

function keyOf({ location, submission }: SweptSubmission): string {
  return `${location.thread} ${location.project} ${submission.job}`;
}

/** Reports a sweep: log, outputs, an annotation for each kind of error, the job summary. True if the step fails. */
export async function reportSweep(
  runner: Runner,
  all: readonly SweptSubmission[],
  left: readonly SweptRequest[],
  { serverUrl, ...service }: Readonly<{ serverUrl: URL }> & SweptService,
): Promise<boolean> {
  // Several requests of a thread may have the same job: the last one counts.
  const lastOfJobs = new Map<string, SweptSubmission>();
  for (const each of all) lastOfJobs.set(keyOf(each), each);
  const swept = [...lastOfJobs.values()];
  const jobs = swept.map(toJob);
  for (const { thread, jobId, outcome } of jobs) {
    runner.info(`#${thread}: job ${jobId} ${outcome}`);
  }
  for (const { location, result } of left) {
    runner.info(
      `#${location.thread}: request without a job, ${result.conclusion.outcome}`,
    );
  }
  const errors = swept.flatMap(({ evaluation }) => evaluation.error ?? []);
  const checked = swept.length;
  const finished = swept.filter(({ isFinished }) => isFinished).length;
  const stillActive = jobs.filter(({ outcome }) => outcome === 'active').length;
  // A job that is given up because it could not be read counts as finished, too.
  const unread = errors.length;
  const withoutJob = left.filter(({ isFinished }) => isFinished).length;
  const outputs = {
    checked,
    finished,
    stillActive,
    unread,
    withoutJob,
    jobs: jsonArrayOutput(jobs),
  };
  for (const name of SWEEP_OUTPUTS) runner.setOutput(name, String(outputs[name]));
  // If the service rejects the key for every job, no later sweep does better.
  const hasFailed = unread === checked && errors.some(isKeyRejected);
  const explanations = explainErrors(errors, service);
  for (const each of explanations) {
    if (hasFailed) runner.error(each, TITLE);
    else runner.warning(each, TITLE);
  }
  const countOfJobs = describeCounts(checked, {
    finished,
    'still active': stillActive,
    unreadable: unread,
  });
  const countOfOthers =
    withoutJob > 0 ? `Finished ${pluralize(withoutJob, 'request')} without a job.` : '';
  const counts = joinTexts([countOfJobs, countOfOthers], ' ');
  runner.info(counts);
  const heading = hasFailed
    ? '❌ Sweep: no job could be read'
    : `🧹 Sweep: ${pluralize(finished, 'job')} finished`;
  const lines = [
    ...swept.map((each) => jobLine(each, serverUrl)),
    ...left.map((each) => requestLine(each, serverUrl)),
  ].slice(0, MAX_LINES_IN_SUMMARY);
  const warnings = explanations.map((each) => `> [!WARNING]\n> ${renderInline(each)}`);
  await runner.writeSummary(
    joinTexts([`### ${heading}`, ...warnings, lines.join('\n'), counts]),
  );
  return hasFailed;
}

/** Reports why a sweep could not start. Fails the step. */
export async function reportSweepFailure(
  runner: Runner,
  errors: readonly string[],
): Promise<true> {
  for (const error of errors) runner.error(error, TITLE);
  await runner.writeSummary(renderFailureSummary('The sweep could not start', errors));
  return true;
}

/** Describes how many jobs were checked, with the counts that are not zero. */
function describeCounts(
  checked: number,
  counts: Readonly<Record<string, number>>,
): string {
  const parts: string[] = [];
  for (const [name, count] of Object.entries(counts)) {
    if (count > 0) parts.push(`${count} ${name}`);
  }
  const jobs = `Checked ${pluralize(checked, 'job')}`;
  return parts.length === 0 ? `${jobs}.` : `${jobs}: ${parts.join(', ')}.`;
}

/** Returns the entry of a job in the output `jobs`. */
function toJob({
  location: { thread, project },
  submission,
  evaluation,
}: SweptSubmission) {
  const job = { thread, jobId: submission.job, project };
  if (evaluation.kind !== 'finished') {
    return { ...job, outcome: evaluation.kind, prLink: '' };
  }
  return {
    ...job,
    outcome: evaluation.conclusion.outcome,
    prLink: evaluation.job.prLink ?? '',
  };
}

const TITLES = {
  active: '⏳ The docs agent is working',
  unknown: '⚠️ The job could not be read',
};

const NOT_UPDATED = ', but its status comment was not updated';

/** Renders the item of a job. A list fits a phone, a table does not. */
function jobLine(
  { location, submission, evaluation, isFinished }: SweptSubmission,
  serverUrl: URL,
): string {
  const hasEnded = evaluation.kind === 'finished';
  const title = hasEnded ? renderTitle(evaluation, serverUrl) : TITLES[evaluation.kind];
  const note = hasEnded && !isFinished ? NOT_UPDATED : '';
  return `- #${location.thread}: ${title} · ${codeSpan(submission.job)}${note}`;
}

function requestLine(
  { location, result, isFinished }: SweptRequest,
  serverUrl: URL,
): string {
  const note = isFinished ? '' : NOT_UPDATED;
  return `- #${location.thread}: ${renderTitle(result, serverUrl)}${note}`;
}

/** Returns one explanation for each kind of error, by the first of its kind. It may quote the service. */
function explainErrors(
  errors: readonly RequestError[],
  service: SweptService,
): readonly string[] {
  return errors.flatMap((error, index) => {
    const isAlike = ({ kind, status }: RequestError) =>
      kind === error.kind && status === error.status;
    if (errors.findIndex(isAlike) < index) return [];
    const explanation = explanationText(
      explainServiceError({ error, request: 'read', ...service }),
    );
    return `${explanation} Affected: ${pluralize(errors.filter(isAlike).length, 'job')}.`;
  });
}
