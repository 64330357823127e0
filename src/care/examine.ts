/** Finds out what care does about a docs pull request: reads its thread and its job, if it has a problem. */
import type { CareCause } from '../domain/care.ts';
import { CARE_CAUSES } from '../domain/care.ts';
import type { RequestError, Result } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import { readJobWithRetry } from '../job/poll.ts';
import type { JobEntry } from '../job/request-entry.ts';
import type { PullRequestState } from '../ports.ts';
import { explainUnreadable } from '../rendering/github-errors.ts';
import { explanationText, explainServiceError } from '../rendering/service-errors.ts';
import { keyOfPullRequest, pullRequestKey } from '../text/urls.ts';
import { TITLE, type Care } from './care.ts';
import {
  decideMessage,
  findProblem,
  isStale,
  type ReadPullRequest,
  type Reason,
} from './decide.ts';
import { isAboutProject } from './holds.ts';
import { DEFAULT_MAX_MESSAGES } from './inputs.ts';
import { readThread, type CareRepository } from './read-repository.ts';
import type { Candidate } from './send-message.ts';

/** Why the job of a pull request gets no message now. */
export type JobReason =
  | 'job-active'
  /** It has failed or was archived. */
  | 'job-ended'
  /** The service names another pull request, or none. */
  | 'other-pull-request'
  | 'unreadable-job'
  /** The service refuses all requests of the project. */
  | 'project-held';

/** A docs pull request, and what care does about it. */
export type Examined = Readonly<{
  repository: CareRepository;
  pull: PullRequestState;
  /** Undefined if it was not needed, or could not be read. */
  read: ReadPullRequest | undefined;
  /** The problem; undefined if there is none. */
  cause: CareCause | undefined;
  /** A message to send, or why there is none. */
  next: Candidate | Reason | JobReason;
}>;

/** The projects that get no messages, which grow during a run. */
export type Projects = Readonly<{
  held: Set<string>;
  /** Errors of the service that concern a whole project. */
  errors: RequestError[];
}>;

/** Examines a pull request. What cannot be read means that nothing is done about it now. */
export async function examine(
  care: Care,
  projects: Projects,
  repository: CareRepository,
  pull: PullRequestState,
): Promise<Examined> {
  const { inputs, system } = care;
  const problem = findProblem(pull, inputs);
  const cause = CARE_CAUSES.find((each) => each === problem);
  const examined = { repository, pull, cause };
  const leave = (next: Reason | JobReason, read?: ReadPullRequest): Examined => ({
    ...examined,
    read,
    next,
  });
  const isDue = isStale(pull, inputs, system.clock.date());
  if (isReason(problem) && !isDue) return leave(problem);
  const found = await readThread(repository, pull);
  if (!found.ok) {
    const what = 'The comments of a docs pull request could not be read';
    const permission = '`pull-requests: write`';
    const text = explainUnreadable(what, found.error, permission, repository);
    care.warnEachOnce(text, TITLE);
    return leave('unreadable-comments');
  }
  const read = found.value;
  if (isReason(problem)) return leave(problem, read);
  const maxMessages = inputs.maxMessages || DEFAULT_MAX_MESSAGES;
  const decision = decideMessage(read, problem, maxMessages);
  const { job } = read;
  if (decision.kind === 'leave') return leave(decision.why, read);
  if (job === undefined) return leave('no-job', read);
  const reason = await checkJob(care, projects, repository, pull, job);
  if (reason !== undefined) return leave(reason, read);
  const next = { repository, read: { ...read, job }, wanted: decision };
  return { ...examined, read, next };
}

function isReason(problem: CareCause | Reason): problem is Reason {
  return !CARE_CAUSES.some((each) => each === problem);
}

/** Returns why a job gets no message; undefined if it has ended with this pull request. */
async function checkJob(
  care: Care,
  projects: Projects,
  { name, run }: CareRepository,
  { number }: PullRequestState,
  { thread, payload, keyLine }: JobEntry,
): Promise<JobReason | undefined> {
  const { project } = thread;
  if (projects.held.has(project)) return 'project-held';
  const read = await readJob(care, project, { id: payload.job.id, keyLine });
  if (!read.ok) return reportUnreadJob(care, projects, project, read.error);
  const { status, prLink } = read.value;
  if (status === 'failed' || status === 'archived') return 'job-ended';
  if (status !== 'completed') return 'job-active';
  const key = keyOfPullRequest(prLink, run.serverUrl);
  return key === pullRequestKey(name, number) ? undefined : 'other-pull-request';
}

function readJob(
  { jobsOf, system }: Care,
  project: string,
  job: Parameters<typeof readJobWithRetry>[1],
): Promise<Result<Job>> {
  const { clock, random, signal } = system;
  return readJobWithRetry({ jobs: jobsOf(project), clock, random, signal }, job);
}

function reportUnreadJob(
  { inputs, warnEachOnce }: Care,
  { held, errors }: Projects,
  project: string,
  error: RequestError,
): JobReason {
  const { host } = inputs.baseUrl;
  const explanation = explainServiceError({ error, request: 'read', host, project });
  warnEachOnce(explanationText(explanation), TITLE);
  if (!isAboutProject(error)) return 'unreadable-job';
  held.add(project);
  errors.push(error);
  return 'project-held';
}
