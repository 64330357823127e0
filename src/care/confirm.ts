/** Confirms, directly before a message is sent, that everything is still as it was when care decided to send it. */
import type { Cause } from '../domain/cause.ts';
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import { readJobWithRetry } from '../job/poll.ts';
import { renderExplanation, explainServiceError } from '../rendering/service-errors.ts';
import { keyOfPullRequest, pullRequestKey } from '../domain/pull-request-url.ts';
import { CARE_TITLE, type Care } from './start-care.ts';
import { decideCareMessage } from './decide.ts';
import { readCareProblem } from './read-problem.ts';
import { readCareThread } from './read-repository.ts';
import type { Candidate, Unconfirmed } from './row.ts';

/**
 * Reads the pull request, its thread and its job again, and returns the job.
 *
 * @param own the cause that this run has claimed; undefined before that
 */
export async function confirmCareMessage(
  care: Care,
  { repository, problem: { pull, cause }, read: { job }, wanted }: Candidate,
  own?: Cause,
): Promise<Result<Job, Unconfirmed>> {
  const { inputs, jobsOf, system, run, runner } = care;
  const problem = await readCareProblem(care, repository, pull.number);
  if (!problem.ok || problem.value.cause !== cause) return notOk('changed');
  if (problem.value.pull.headSha !== pull.headSha) return notOk('changed');
  const read = await readCareThread(repository, problem.value.pull);
  if (!read.ok) return notOk('changed');
  const decided = decideCareMessage(read.value, inputs.maxMessages, own);
  const isSame = decided.ok && decided.value.cause.key === wanted.cause.key;
  if (!isSame) return notOk('changed');

  const { clock, random, signal } = system;
  const jobs = jobsOf(job.thread.project);
  const known = { id: job.payload.job.id, keyLine: job.keyLine };
  const found = await readJobWithRetry({ jobs, clock, random, signal }, known);
  if (!found.ok) {
    runner.warning(explainUnreadJob(care, found.error), CARE_TITLE);
    return notOk(found.error.status === 401 ? 'key-rejected' : 'unreadable-job');
  }
  const { status, prLink } = found.value;
  if (status === 'failed' || status === 'archived') return notOk('job-ended');
  if (status !== 'completed') return notOk('job-active');
  const key = keyOfPullRequest(prLink, run.serverUrl);
  const candidate = { repository: repository.name, number: pull.number };
  if (key === pullRequestKey(candidate)) return ok(found.value);
  runner.warning(`${OTHER_PULL_REQUEST} ${repository.name}#${pull.number}.`, CARE_TITLE);
  return notOk('other-pull-request');
}

const OTHER_PULL_REQUEST =
  'The service does not name the pull request of the job any more, so nothing was sent to the job of';

function explainUnreadJob({ inputs }: Care, error: RequestError): string {
  return renderExplanation(
    explainServiceError({ error, request: 'read', host: inputs.baseUrl.host }),
  );
}
