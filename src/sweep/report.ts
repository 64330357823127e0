import type { RequestError } from '../domain/errors.ts';
import type { Runner } from '../ports.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';
import { jsonArrayOutput, pluralize } from '../rendering/format.ts';
import { renderState } from '../rendering/conclusion.ts';
import {
  causeInService,
  explainGaps,
  renderGaps,
  type Gap,
} from '../rendering/incomplete.ts';
import { codeSpan, link, renderPullRequestLink } from '../rendering/markdown.ts';
import { renderTitle } from '../rendering/run-result.ts';
import type { RunResult } from '../domain/run-result.ts';
import { joinTexts } from '../text/strings.ts';
import { serverPage } from '../text/urls.ts';
import type { CaredPullRequest } from './cared.ts';
import type { Followed } from './follow.ts';
import { isKeyRejected, type CheckedJob } from './check-jobs.ts';
import type { RequestEntry } from '../job/request-entry.ts';

/** A request whose job was checked, and whether its status comment was finished. */
export type SweptJob = CheckedJob & Readonly<{ isFinished: boolean }>;

/** A request that no run will finish, how it ends, and whether its status comment says so. */
export type SweptRequest = Readonly<{
  entry: RequestEntry;
  result: RunResult;
  isFinished: boolean;
}>;

/** The results of a repository, `owner/name`. */
export type SweptRepository = Readonly<{
  name: string;
  jobs: readonly SweptJob[];
  requests: readonly SweptRequest[];
  /** Status comments that now show another state of their docs pull request. */
  followed: readonly Followed[];
}>;

/** Facts about the whole sweep. */
type SweepFacts = Readonly<{
  serverUrl: URL;
  /** The repositories that the sweep was to read, and the workflow's own. */
  names: readonly string[];
  own: string;
  /** What could not be read, other than jobs. */
  gaps: readonly Gap[];
  cared: readonly CaredPullRequest[];
}>;

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
  'followed',
  'messages',
  'jobs',
] as const;

/** Reports a sweep: log, outputs, an annotation for each cause of gaps, the job summary. True if the step fails. */
export async function reportSweep(
  runner: Runner,
  repositories: readonly SweptRepository[],
  facts: SweepFacts,
): Promise<boolean> {
  const swept = gather(repositories, facts);
  const threads = describeThreads(facts);
  for (const line of logLines(swept, threads)) runner.info(line);

  const counts = countWork(swept);
  const jobs = swept.jobs.map(toJob);
  const outputs = { ...counts, jobs: jsonArrayOutput(jobs) };
  for (const name of SWEEP_OUTPUTS) runner.setOutput(name, String(outputs[name]));

  const errors = errorsOf(swept);
  // If the service rejects the key for every job, no later sweep does better.
  const hasFailed = errors.length === counts.checked && errors.some(isKeyRejected);
  const gaps = [...facts.gaps, ...jobGaps(swept, threads)];
  const level = hasFailed ? 'error' : 'warning';
  for (const text of explainGaps(gaps)) runner[level](text, TITLE);

  const sentences = describeCounts(counts, scopeOf(repositories, facts));
  runner.info(sentences);
  const work = describeWork(counts);
  const heading = hasFailed ? '❌ Sweep: no job could be read' : `🧹 Sweep: ${work}`;
  const lines = summaryLines(swept, threads, facts.serverUrl);
  const list = lines.slice(0, MAX_LINES_IN_SUMMARY).join('\n');
  await runner.writeSummary(
    joinTexts([`### ${heading}`, ...renderGaps(gaps), list, sentences]),
  );
  return hasFailed;
}

/** A part of a sweep, and the `owner/name` of its repository. */
type Named<T> = T & Readonly<{ repository: string }>;

/** The results of all repositories. */
type Swept = Readonly<{
  /** One for each job. */
  jobs: readonly Named<SweptJob>[];
  requests: readonly Named<SweptRequest>[];
  followed: readonly Named<Followed>[];
  cared: readonly CaredPullRequest[];
}>;

function gather(
  repositories: readonly SweptRepository[],
  { cared }: Pick<SweepFacts, 'cared'>,
): Swept {
  const jobs: Named<SweptJob>[] = [];
  const requests: Named<SweptRequest>[] = [];
  const followed: Named<Followed>[] = [];
  for (const swept of repositories) {
    const repository = swept.name;
    for (const each of lastOfEachJob(swept.jobs)) {
      jobs.push({ ...each, repository });
    }
    for (const each of swept.requests) requests.push({ ...each, repository });
    for (const each of swept.followed) followed.push({ ...each, repository });
  }
  return { jobs, requests, followed, cared };
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
  for (const { repository, number, cause, result } of swept.cared) {
    const name = threads.plain(repository, number);
    lines.push(`${name}: ${cause}: ${CARE_RESULTS[result]}`);
  }
  return lines;
}

/** Renders the items of the job summary. */
function summaryLines(
  { jobs, requests, followed, cared }: Swept,
  threads: ThreadNames,
  serverUrl: URL,
): readonly string[] {
  return [
    ...jobs.map((each) => jobLine(each, threads, serverUrl)),
    ...requests.map((each) => requestLine(each, threads, serverUrl)),
    ...followed.map((each) => followedLine(each, threads, serverUrl)),
    ...cared.map((each) => careLine(each, threads)),
  ];
}

function errorsOf({ jobs }: Swept): readonly RequestError[] {
  return jobs.flatMap(({ evaluation }) => evaluation.error ?? []);
}

/** Counts the work of a sweep, by the names of the outputs. */
function countWork(swept: Swept) {
  const { jobs, requests, followed, cared } = swept;
  return {
    checked: jobs.length,
    finished: jobs.filter(({ isFinished }) => isFinished).length,
    stillActive: jobs.filter(({ evaluation }) => evaluation.kind === 'active').length,
    // A job that is given up because it could not be read counts as finished, too.
    unread: errorsOf(swept).length,
    withoutJob: requests.filter(({ isFinished }) => isFinished).length,
    followed: followed.length,
    messages: cared.filter(({ result }) => isMessage(result)).length,
    /** Messages that have surely arrived. */
    sent: cared.filter(({ result }) => result === 'sent').length,
  };
}
type Counts = Readonly<ReturnType<typeof countWork>>;

/** Describes the work in sentences. `scope` names the repositories. */
function describeCounts(counts: Counts, scope: string): string {
  const { withoutJob, followed, messages } = counts;
  const sentences = [describeChecked(counts, scope)];
  if (withoutJob > 0) {
    sentences.push(`Finished ${pluralize(withoutJob, 'request')} without a job.`);
  }
  if (followed > 0) {
    const comments = pluralize(followed, 'status comment');
    sentences.push(`Updated ${comments} of docs pull requests.`);
  }
  if (messages > 0) sentences.push(`Sent ${pluralize(messages, 'message')} of care.`);
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

/** Describes the work in the heading: `2 jobs finished, 1 message sent`. */
function describeWork({ finished, followed, sent }: Counts): string {
  const parts: string[] = [];
  if (finished > 0) parts.push(`${pluralize(finished, 'job')} finished`);
  if (followed > 0) parts.push(`${pluralize(followed, 'status comment')} updated`);
  if (sent > 0) parts.push(`${pluralize(sent, 'message')} sent`);
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

/** Names of threads in the log and in the job summary. */
type ThreadNames = Readonly<
  Record<'plain' | 'linked', (repository: string, thread: number) => string>
>;

/** Returns how threads are named: with their repository, unless there is only the workflow's own. */
function describeThreads({ names, own, serverUrl }: SweepFacts): ThreadNames {
  const isOwnAlone = names.every((name) => name === own);
  if (isOwnAlone) {
    const short = (_: string, thread: number): string => `#${thread}`;
    return { plain: short, linked: short };
  }
  const plain = (repository: string, thread: number): string => `${repository}#${thread}`;
  const linked = (repository: string, thread: number): string => {
    const page = serverPage(serverUrl, `${repository}/issues/${thread}`);
    return link(plain(repository, thread), page);
  };
  return { plain, linked };
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
export async function reportSweepFailure(
  runner: Runner,
  errors: readonly string[],
): Promise<true> {
  for (const error of errors) runner.error(error, TITLE);
  await runner.writeSummary(renderFailureSummary('The sweep could not start', errors));
  return true;
}

/** Returns a job as the output `jobs` has it. */
function toJob({ repository, entry, evaluation }: Named<SweptJob>) {
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
  { repository, entry, evaluation, isFinished }: Named<SweptJob>,
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
  { repository, entry, result, isFinished }: Named<SweptRequest>,
  threads: ThreadNames,
  serverUrl: URL,
): string {
  const note = isFinished ? '' : NOT_UPDATED;
  const thread = threads.linked(repository, entry.thread.number);
  return `- ${thread}: ${renderTitle(result, serverUrl)}${note}`;
}

function followedLine(
  { repository, entry, state }: Named<Followed>,
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

const CARE_RESULTS: Readonly<Record<CaredPullRequest['result'], string>> = {
  sent: 'sent a message to its job',
  unconfirmed: 'perhaps sent a message to its job',
  rejected: 'the service rejected the message',
  busy: 'its job is active or its checks have changed, so nothing was sent',
  elsewhere: 'another sweep has sent a message',
  cancelled: 'nothing was sent, because the sweep was cancelled',
  'job-ended': 'its job has ended, so nothing was sent',
  failed: 'nothing was sent, because of an error',
  limit: 'nothing was sent, because of `max-requests-per-day`',
  reported: 'nothing was sent, and people were notified',
};

function isMessage(result: CaredPullRequest['result']): boolean {
  return result === 'sent' || result === 'unconfirmed';
}

function careLine(
  { repository, number, cause, result }: CaredPullRequest,
  threads: ThreadNames,
): string {
  return `- ${threads.linked(repository, number)}: ${cause}: ${CARE_RESULTS[result]}`;
}
