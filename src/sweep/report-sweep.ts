import type { RequestError } from '../domain/errors.ts';
import { renderFleetList, reportFleetFailure } from '../fleet/report-run.ts';
import type { Runner } from '../ports.ts';
import { jsonArrayOutput, pluralize } from '../rendering/format.ts';
import { renderState } from '../rendering/conclusion.ts';
import {
  causeInService,
  explainGaps,
  renderGaps,
  type Gap,
} from '../rendering/incomplete.ts';
import { codeSpan, renderPullRequestLink } from '../rendering/markdown.ts';
import { renderTitle } from '../rendering/run-result.ts';
import type { SweptJob, SweptRequest } from '../fleet/finish-requests.ts';
import { isKeyRejected } from '../domain/errors.ts';
import { joinTexts } from '../text/strings.ts';
import { nameThreads, type ThreadNames } from '../rendering/thread-names.ts';
import type { Followed } from './find-followed.ts';
import type { SweptRepository } from './sweep-repository.ts';

/** Facts about the whole sweep. */
type SweepFacts = Readonly<{
  serverUrl: URL;
  /** The repositories that the sweep was to read, and the workflow's own. */
  names: readonly string[];
  own: string;
  /** What could not be read, other than jobs. */
  gaps: readonly Gap[];
}>;

/** The title of each annotation. */
export const SWEEP_TITLE = 'Docs agent: sweep';

/** Names of the outputs of `sweep/action.yml`; a test compares them. */
export const SWEEP_OUTPUTS = [
  'checked',
  'finished',
  'stillActive',
  'unread',
  'withoutJob',
  'followed',
  'jobs',
] as const;

/** Reports a sweep: log, outputs, an annotation for each cause of gaps, the job summary. True if the step fails. */
export async function reportSweep(
  runner: Runner,
  repositories: readonly SweptRepository[],
  facts: SweepFacts,
): Promise<boolean> {
  const swept = gather(repositories);
  const threads = nameThreads(facts);
  for (const line of logLines(swept, threads)) runner.info(line);

  const counts = countWork(swept);
  const outputs = { ...counts, jobs: jsonArrayOutput(swept.jobs.map(toJob)) };
  for (const name of SWEEP_OUTPUTS) runner.setOutput(name, String(outputs[name]));

  const errors = errorsOf(swept);
  // If the service rejects the key for every job, no later sweep does better.
  const hasFailed = errors.length === counts.checked && errors.some(isKeyRejected);
  const gaps = [...facts.gaps, ...jobGaps(swept, threads)];
  const level = hasFailed ? 'error' : 'warning';
  for (const text of explainGaps(gaps)) runner[level](text, SWEEP_TITLE);

  const sentences = describeCounts(counts, scopeOf(repositories, facts));
  runner.info(sentences);
  const work = describeWork(counts);
  const heading = hasFailed ? '❌ Sweep: no job could be read' : `🧹 Sweep: ${work}`;
  const lines = summaryLines(swept, threads, facts.serverUrl);
  const list = renderFleetList(lines);
  await runner.writeSummary(
    joinTexts([`### ${heading}`, ...renderGaps(gaps), list, sentences]),
  );
  return hasFailed;
}

/** The results of all repositories. */
type Swept = Readonly<{
  /** One for each job. */
  jobs: readonly SweptJob[];
  requests: readonly SweptRequest[];
  followed: readonly Followed[];
}>;

function gather(repositories: readonly SweptRepository[]): Swept {
  return {
    jobs: repositories.flatMap(({ jobs }) => lastOfEachJob(jobs)),
    requests: repositories.flatMap(({ requests }) => requests),
    followed: repositories.flatMap(({ followed }) => followed),
  };
}

function logLines(swept: Swept, threads: ThreadNames): readonly string[] {
  const lines: string[] = [];
  for (const each of swept.jobs) {
    const { thread, jobId, outcome } = toJob(each);
    lines.push(`${threads.plain(each.repository, thread)}: job ${jobId} ${outcome}`);
  }
  for (const { repository, entry, result } of swept.requests) {
    const name = threads.plain(repository, entry.thread.number);
    lines.push(`${name}: request without a job, ${result.conclusion.outcome}`);
  }
  for (const { repository, entry, state } of swept.followed) {
    const name = threads.plain(repository, entry.thread.number);
    lines.push(`${name}: docs PR ${state.kind}`);
  }
  return lines;
}

/** Renders the items of the job summary. */
function summaryLines(
  { jobs, requests, followed }: Swept,
  threads: ThreadNames,
  serverUrl: URL,
): readonly string[] {
  return [
    ...jobs.map((each) => jobLine(each, threads, serverUrl)),
    ...requests.map((each) => requestLine(each, threads, serverUrl)),
    ...followed.map((each) => followedLine(each, threads, serverUrl)),
  ];
}

function errorsOf({ jobs }: Swept): readonly RequestError[] {
  return jobs.flatMap(({ evaluation }) => evaluation.error ?? []);
}

/** Counts the work of a sweep, by the names of the outputs. */
function countWork(swept: Swept) {
  const { jobs, requests, followed } = swept;
  return {
    checked: jobs.length,
    finished: jobs.filter(({ isFinished }) => isFinished).length,
    stillActive: jobs.filter(({ evaluation }) => evaluation.kind === 'active').length,
    // A job that is given up because it could not be read counts as finished, too.
    unread: errorsOf(swept).length,
    withoutJob: requests.filter(({ isFinished }) => isFinished).length,
    followed: followed.length,
  };
}
type Counts = Readonly<ReturnType<typeof countWork>>;

/** Describes the work in sentences. `scope` names the repositories. */
function describeCounts(counts: Counts, scope: string): string {
  const { withoutJob, followed } = counts;
  const sentences = [describeChecked(counts, scope)];
  if (withoutJob > 0) {
    sentences.push(`Finished ${pluralize(withoutJob, 'request')} without a job.`);
  }
  if (followed > 0) {
    const comments = pluralize(followed, 'status comment');
    sentences.push(`Updated ${comments} of docs pull requests.`);
  }
  return sentences.join(' ');
}

/** Describes how many jobs were checked, with the counts that are not zero. */
function describeChecked(
  { checked, finished, stillActive, unread }: Counts,
  scope: string,
): string {
  const parts: string[] = [];
  if (finished > 0) parts.push(`${finished} finished`);
  if (stillActive > 0) parts.push(`${stillActive} still active`);
  if (unread > 0) parts.push(`${unread} unreadable`);
  const jobs = `${pluralize(checked, 'job')}${scope}`;
  if (parts.length === 0) return `Checked ${jobs}.`;
  return `Checked ${jobs}: ${parts.join(', ')}.`;
}

/** Describes the work in the heading: `2 jobs finished, 1 request without a job finished`. */
function describeWork({ finished, withoutJob, followed }: Counts): string {
  const parts: string[] = [];
  if (finished > 0) parts.push(`${pluralize(finished, 'job')} finished`);
  if (withoutJob > 0) {
    parts.push(`${pluralize(withoutJob, 'request')} without a job finished`);
  }
  if (followed > 0) parts.push(`${pluralize(followed, 'status comment')} updated`);
  return parts.length === 0 ? 'nothing to finish' : parts.join(', ');
}

/** Several requests of a thread may have the same job: the last one counts. */
function lastOfEachJob(all: readonly SweptJob[]): readonly SweptJob[] {
  const byJob = new Map<string, SweptJob>();
  for (const each of all) {
    const { thread, payload } = each.entry;
    byJob.set(`${thread.number} ${thread.project} ${payload.job.id}`, each);
  }
  return [...byJob.values()];
}

/** Describes how many repositories were swept; empty for one. */
function scopeOf(
  repositories: readonly SweptRepository[],
  { names }: SweepFacts,
): string {
  if (names.length === 1) return '';
  const swept = repositories.length;
  if (swept === names.length) return ` in ${swept} repositories`;
  return ` in ${swept} of ${names.length} repositories`;
}

/** Reports why a sweep could not start. Fails the step. */
export function reportSweepFailure(
  runner: Runner,
  errors: readonly string[],
): Promise<true> {
  return reportFleetFailure(
    runner,
    { title: SWEEP_TITLE, heading: 'The sweep could not start' },
    errors,
  );
}

/** Returns a job as the output `jobs` has it. */
function toJob({ repository, entry, evaluation }: SweptJob) {
  const { thread, payload } = entry;
  const job = {
    repository,
    thread: thread.number,
    jobId: payload.job.id,
    project: thread.project,
  };
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
  { repository, entry, evaluation, isFinished }: SweptJob,
  threads: ThreadNames,
  serverUrl: URL,
): string {
  const thread = threads.linked(repository, entry.thread.number);
  const job = codeSpan(entry.payload.job.id);
  if (evaluation.kind !== 'finished') {
    return `- ${thread}: ${TITLES[evaluation.kind]} · ${job}`;
  }
  const title = renderTitle(evaluation, serverUrl);
  const note = isFinished ? '' : NOT_UPDATED;
  return `- ${thread}: ${title} · ${job}${note}`;
}

function requestLine(
  { repository, entry, result, isFinished }: SweptRequest,
  threads: ThreadNames,
  serverUrl: URL,
): string {
  const note = isFinished ? '' : NOT_UPDATED;
  const thread = threads.linked(repository, entry.thread.number);
  return `- ${thread}: ${renderTitle(result, serverUrl)}${note}`;
}

function followedLine(
  { repository, entry, state }: Followed,
  threads: ThreadNames,
  serverUrl: URL,
): string {
  const thread = threads.linked(repository, entry.thread.number);
  const pullRequest = renderPullRequestLink(entry.payload.job.prLink, serverUrl);
  return `- ${thread}: ${renderState(state)}: ${pullRequest}`;
}

/** Returns a gap for each job that could not be read. */
function jobGaps({ jobs }: Swept, threads: ThreadNames): readonly Gap[] {
  return jobs.flatMap(({ repository, entry, evaluation: { error } }) => {
    if (error === undefined) return [];
    const where = threads.plain(repository, entry.thread.number);
    return [{ what: 'Job states', where, cause: causeInService(error) }];
  });
}
