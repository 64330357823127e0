/** Confirms that a message is still wanted: its job before anything is written, and everything directly before the message is sent. */
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import { readJobWithRetry } from '../job/poll.ts';
import { rejectionReason } from '../job/send-once.ts';
import { renderExplanation, explainServiceError } from '../rendering/service-errors.ts';
import { isSamePullRequest } from '../domain/pull-request-url.ts';
import type { Care } from './care.ts';
import { findCareMessage } from './examine.ts';
import type { Candidate, Unconfirmed } from './row.ts';

/** Reads the pull request, its thread and its job again, when this run has claimed the message. */
export async function confirmCareMessage(
  care: Care,
  candidate: Candidate,
): Promise<Result<Job, Unconfirmed>> {
  const { repo, pull, problem, cause } = candidate;
  const found = await findCareMessage(care, repo, pull.number, cause);
  if (!found.ok) return notOk('changed');
  const now = found.value;
  const isSame =
    now.problem === problem &&
    now.pull.headSha === pull.headSha &&
    now.cause.key === cause.key;
  return isSame ? readCareJob(care, candidate) : notOk('changed');
}

/** Reads the job of a message, which must have ended, and have the pull request. */
export async function readCareJob(
  { run }: Care,
  { repo, pull, job }: Candidate,
): Promise<Result<Job, Unconfirmed>> {
  const jobs = run.jobs(job.thread.project);
  const known = { id: job.payload.job.id, keyLine: job.keyLine };
  const found = await readJobWithRetry({ ...run, jobs }, known);
  if (!found.ok) {
    const { error } = found;
    const why = explainServiceError({ error, request: 'read', host: run.host });
    run.runner.warning(renderExplanation(why), run.title);
    return notOk(whyUnread(error));
  }
  const { status, prLink } = found.value;
  if (status === 'failed' || status === 'archived') return notOk('job-ended');
  if (status !== 'completed') return notOk('job-active');
  const own = { repository: repo.name, number: pull.number };
  if (isSamePullRequest(repo.pullAt(prLink), own)) return ok(found.value);
  run.runner.warning(`${OTHER_PULL_REQUEST} ${repo.name}#${pull.number}.`, run.title);
  return notOk('other-pull-request');
}

/** Returns why a job could not be read, as far as that matters for other messages. */
function whyUnread(error: RequestError): Unconfirmed {
  if (rejectionReason(error) === 'unauthorized') return 'key-rejected';
  return error.status === 404 ? 'unknown-job' : 'unreadable-job';
}

const OTHER_PULL_REQUEST =
  'The service does not name the pull request of the job any more, so nothing was sent to the job of';
