/** Confirms, directly before a message is sent, that everything is still as it was when care decided to send it. */
import type { Cause } from '../domain/cause.ts';
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import { readJobWithRetry } from '../job/poll.ts';
import { renderExplanation, explainServiceError } from '../rendering/service-errors.ts';
import { isSamePullRequest } from '../domain/pull-request-url.ts';
import type { Care } from './start-care.ts';
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
  { repo, problem: { pull, cause }, read: { job }, wanted }: Candidate,
  own?: Cause,
): Promise<Result<Job, Unconfirmed>> {
  const { run } = care;
  const problem = await readCareProblem(care, repo, pull.number);
  if (!problem.ok || problem.value.cause !== cause) return notOk('changed');
  if (problem.value.pull.headSha !== pull.headSha) return notOk('changed');
  const read = await readCareThread(repo, problem.value.pull);
  if (!read.ok) return notOk('changed');
  const decided = decideCareMessage(read.value, care.inputs.maxMessages, own);
  const isSame = decided.ok && decided.value.cause.key === wanted.cause.key;
  if (!isSame) return notOk('changed');

  const jobs = run.jobs(job.thread.project);
  const known = { id: job.payload.job.id, keyLine: job.keyLine };
  const found = await readJobWithRetry({ ...run, jobs }, known);
  if (!found.ok) {
    run.runner.warning(explainUnreadJob(care, found.error), run.title);
    return notOk(found.error.status === 401 ? 'key-rejected' : 'unreadable-job');
  }
  const { status, prLink } = found.value;
  if (status === 'failed' || status === 'archived') return notOk('job-ended');
  if (status !== 'completed') return notOk('job-active');
  const candidate = { repository: repo.name, number: pull.number };
  if (isSamePullRequest(repo.pullAt(prLink), candidate)) return ok(found.value);
  run.runner.warning(`${OTHER_PULL_REQUEST} ${repo.name}#${pull.number}.`, run.title);
  return notOk('other-pull-request');
}

const OTHER_PULL_REQUEST =
  'The service does not name the pull request of the job any more, so nothing was sent to the job of';

function explainUnreadJob(care: Care, error: RequestError): string {
  return renderExplanation(
    explainServiceError({ error, request: 'read', host: care.run.host }),
  );
}
