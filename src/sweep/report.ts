import type { RequestError } from '../domain/errors.ts';
import type { Runner } from '../ports.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';
import { jsonArrayOutput, pluralize } from '../rendering/format.ts';
import { renderState } from '../rendering/docs-pull-request-title.ts';
import {
  codeSpan,
  link,
  renderInline,
  renderPullRequestLink,
} from '../rendering/markdown.ts';
import { renderTitle } from '../rendering/run-result.ts';
import type { RunResult } from '../domain/run-result.ts';
import {
  explainServiceError,
  explanationText,
  type ServiceFailure,
} from '../rendering/service-errors.ts';
import { joinTexts } from '../text/strings.ts';
import { serverPage } from '../text/urls.ts';
import type { CaredPullRequest } from './cared.ts';
import type { Followed } from './follow.ts';
import { isKeyRejected, type CheckedSubmission } from './check-jobs.ts';
import type { ClaimState } from '../thread/submission-store.ts';

/** A submission that was checked, and whether its status comment was finished. */
export type SweptSubmission = CheckedSubmission & Readonly<{ isFinished: boolean }>;

/** A request that no run will finish, how it ends, and whether its status comment says so. */
export type SweptRequest = ClaimState &
  Readonly<{ result: RunResult; isFinished: boolean }>;

/** The results of a repository, `owner/name`. */
export type SweptRepository = Readonly<{
  name: string;
  submissions: readonly SweptSubmission[];
  requests: readonly SweptRequest[];
  /** Status comments that now show another state of their docs pull request. */
  followed: readonly Followed[];
}>;

/** The words of explanations of errors. */
type SweptService = Pick<ServiceFailure, 'host' | 'signedBy'>;

/** Facts about the whole sweep. */
type SweepFacts = SweptService &
  Readonly<{
    serverUrl: URL;
    /** The repositories that the sweep was to read, and the workflow's own. */
    names: readonly string[];
    own: string;
    /** Why repositories could not be read. */
    unread: readonly string[];
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

/** Reports a sweep: log, outputs, an annotation for each kind of error, the job summary. True if the step fails. */
export async function reportSweep(
  runner: Runner,
  repositories: readonly SweptRepository[],
  facts: SweepFacts,
): Promise<boolean> {
  const swept = repositories.flatMap(({ name, submissions }) =>
    lastOfEachJob(submissions).map((each) => ({ ...each, repository: name })),
  );
  const left = repositories.flatMap(({ name, requests }) =>
    requests.map((each) => ({ ...each, repository: name })),
  );
  const followed = repositories.flatMap(({ name, followed: comments }) =>
    comments.map((each) => ({ ...each, repository: name })),
  );
  const threads = describeThreads(facts);
  const jobs = swept.map(toJob);
  for (const { repository, thread, jobId, outcome } of jobs) {
    runner.info(`${threads.plain(repository, thread)}: job ${jobId} ${outcome}`);
  }
  for (const { repository, location, result } of left) {
    const name = threads.plain(repository, location.thread);
    runner.info(`${name}: request without a job, ${result.conclusion.outcome}`);
  }
  for (const { repository, stored, state } of followed) {
    const name = threads.plain(repository, stored.location.thread);
    runner.info(`${name}: docs PR ${state.kind}`);
  }
  for (const { repository, number, cause, result } of facts.cared) {
    runner.info(
      `${threads.plain(repository, number)}: ${cause}: ${CARE_RESULTS[result]}`,
    );
  }

  const errors = swept.flatMap(({ evaluation }) => evaluation.error ?? []);
  const checked = swept.length;
  const finished = swept.filter(({ isFinished }) => isFinished).length;
  const stillActive = jobs.filter(({ outcome }) => outcome === 'active').length;
  // A job that is given up because it could not be read counts as finished, too.
  const unread = errors.length;
  const withoutJob = left.filter(({ isFinished }) => isFinished).length;
  const messages = facts.cared.filter(({ result }) => isMessage(result)).length;
  const outputs = {
    checked,
    finished,
    stillActive,
    unread,
    withoutJob,
    followed: followed.length,
    messages,
    jobs: jsonArrayOutput(jobs),
  };
  for (const name of SWEEP_OUTPUTS) runner.setOutput(name, String(outputs[name]));

  // If the service rejects the key for every job, no later sweep does better.
  const hasFailed = unread === checked && errors.some(isKeyRejected);
  const explanations = explainErrors(errors, facts);
  for (const each of explanations) {
    if (hasFailed) runner.error(each, TITLE);
    else runner.warning(each, TITLE);
  }

  const scope = scopeOf(repositories, facts);
  const countOfJobs = describeCounts(`${pluralize(checked, 'job')}${scope}`, {
    finished,
    'still active': stillActive,
    unreadable: unread,
  });
  const countOfOthers =
    withoutJob > 0 ? `Finished ${pluralize(withoutJob, 'request')} without a job.` : '';
  const countOfFollowed =
    followed.length > 0
      ? `Updated ${pluralize(followed.length, 'status comment')} of docs pull requests.`
      : '';
  const countOfMessages =
    messages > 0 ? `Sent ${pluralize(messages, 'message')} of care.` : '';
  const counts = joinTexts(
    [countOfJobs, countOfOthers, countOfFollowed, countOfMessages],
    ' ',
  );
  runner.info(counts);
  const sent = facts.cared.filter(({ result }) => result === 'sent').length;
  const work = describeWork({ finished, followed: followed.length, sent });
  const heading = hasFailed ? '❌ Sweep: no job could be read' : `🧹 Sweep: ${work}`;
  const lines = [
    ...swept.map((each) => jobLine(each, threads, facts.serverUrl)),
    ...left.map((each) => requestLine(each, threads, facts.serverUrl)),
    ...followed.map((each) => followedLine(each, threads, facts.serverUrl)),
    ...facts.cared.map((each) => careLine(each, threads)),
  ].slice(0, MAX_LINES_IN_SUMMARY);
  const problems = [...facts.unread, ...explanations];
  const warnings = problems.map((each) => `> [!WARNING]\n> ${renderInline(each)}`);
  await runner.writeSummary(
    joinTexts([`### ${heading}`, ...warnings, lines.join('\n'), counts]),
  );
  return hasFailed;
}

/** Numbers of what a sweep has done. */
type Work = Readonly<{ finished: number; followed: number; sent: number }>;

/** Describes what a sweep has done: `2 jobs finished, 1 message sent`. */
function describeWork({ finished, followed, sent }: Work): string {
  const parts: string[] = [];
  if (finished > 0) parts.push(`${pluralize(finished, 'job')} finished`);
  if (followed > 0) parts.push(`${pluralize(followed, 'status comment')} updated`);
  if (sent > 0) parts.push(`${pluralize(sent, 'message')} sent`);
  return parts.length === 0 ? 'nothing to finish' : parts.join(', ');
}

/** Several requests of a thread may have the same job: the last one counts. */
function lastOfEachJob(all: readonly SweptSubmission[]): readonly SweptSubmission[] {
  const byJob = new Map<string, SweptSubmission>();
  for (const each of all) {
    const { location, submission } = each;
    byJob.set(`${location.thread} ${location.project} ${submission.job}`, each);
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

/** Describes how many jobs were checked, with the counts that are not zero. */
function describeCounts(
  checked: string,
  counts: Readonly<Record<string, number>>,
): string {
  const parts: string[] = [];
  for (const [name, count] of Object.entries(counts)) {
    if (count > 0) parts.push(`${count} ${name}`);
  }
  if (parts.length === 0) return `Checked ${checked}.`;
  return `Checked ${checked}: ${parts.join(', ')}.`;
}

/** A part of a sweep, and the `owner/name` of its repository. */
type Named<T> = T & Readonly<{ repository: string }>;

/** Returns the entry of a job in the output `jobs`. */
function toJob({ repository, location, submission, evaluation }: Named<SweptSubmission>) {
  const { thread, project } = location;
  const job = {
    repository,
    thread,
    jobId: submission.job,
    project,
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
  { repository, location, submission, evaluation, isFinished }: Named<SweptSubmission>,
  threads: ThreadNames,
  serverUrl: URL,
): string {
  const hasEnded = evaluation.kind === 'finished';
  const title = hasEnded ? renderTitle(evaluation, serverUrl) : TITLES[evaluation.kind];
  const note = hasEnded && !isFinished ? NOT_UPDATED : '';
  const thread = threads.linked(repository, location.thread);
  return `- ${thread}: ${title} · ${codeSpan(submission.job)}${note}`;
}

function requestLine(
  { repository, location, result, isFinished }: Named<SweptRequest>,
  threads: ThreadNames,
  serverUrl: URL,
): string {
  const note = isFinished ? '' : NOT_UPDATED;
  const thread = threads.linked(repository, location.thread);
  return `- ${thread}: ${renderTitle(result, serverUrl)}${note}`;
}

function followedLine(
  { repository, stored, state }: Named<Followed>,
  threads: ThreadNames,
  serverUrl: URL,
): string {
  const { location, submission } = stored;
  const thread = threads.linked(repository, location.thread);
  const pullRequest = renderPullRequestLink(submission.prLink, serverUrl);
  return `- ${thread}: ${renderState(state)}: ${pullRequest}`;
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
