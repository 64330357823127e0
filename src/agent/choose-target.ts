import type { Job } from '../domain/job.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { RunResult } from '../domain/run-result.ts';
import { retry } from '../http/retry.ts';
import { jobOfThread } from '../thread/state.ts';
import type { JobSubmission } from '../thread/submission-store.ts';
import { skip } from '../trigger/event-filter.ts';
import { subjectUrl } from './compose-prompt.ts';
import type { Inputs } from './inputs.ts';
import { readJob, type JobReading } from './read-job.ts';
import { jobEnded, jobNotReadable } from './results.ts';
import type { RunContext } from './run-context.ts';

/** `note` explains to people why it is this job, if they might expect another one. */
export type Target = (
  Readonly<{ kind: 'create' }> | Readonly<{ kind: 'message'; job: Job }>
) &
  Pick<RunResult, 'note' | 'openPullRequests'>;

/** A job that was created this recently may not be found yet. */
const NEW_JOB_GRACE_MS = 30_000;
const GRACE_INTERVAL_MS = 3000;
/** A pull request whose state cannot be read counts as open for this long. */
const MAX_UNREADABLE_MS = 14 * 24 * 60 * 60_000;

/** The fields that a job is chosen with. */
export type TargetContext = JobReading &
  Pick<
    RunContext,
    'inputs' | 'event' | 'run' | 'about' | 'thread' | 'github' | 'errorContext'
  >;

/** Chooses the job that gets the instruction: the one of `job-id`, the thread's, or a new one. */
export async function chooseTarget(
  context: TargetContext,
  isNewJob: boolean,
): Promise<Result<Target, RunResult>> {
  const { jobId } = context.inputs;
  if (jobId === undefined) {
    const last = jobToReuse(context, isNewJob);
    if (last !== undefined) return reuseJob(context, last);
    return ok({ kind: 'create', note: noteOfNewJob(context, isNewJob) });
  }
  const found = await readJob(context, { id: jobId });
  if (!found.ok) {
    return notOk(jobNotReadable(context, found.error));
  }
  return ok({ kind: 'message', job: found.value });
}

/**
 * Returns the job of a docs pull request if it can take a message and the pull request is open. The error is the result of a run that sends
 * nothing: a review never creates a job.
 */
export async function chooseFeedbackTarget(
  context: TargetContext,
  found: JobSubmission,
): Promise<Result<Target, RunResult>> {
  const { github } = context;
  const [job, isOpen] = await Promise.all([
    getRecentJob(context, found),
    github.repository.isPullRequestOpen(subjectUrl(context)),
  ]);
  // The payload of an event that is delivered again is old.
  if (isOpen === false) {
    const message = 'The pull request was merged or closed in the meantime.';
    return notOk(skip('no-feedback', message));
  }
  if (!job.ok) return job;
  const usable = findUsable(job.value);
  if (!usable.ok) {
    return notOk(jobEnded(context, found.submission.job, usable.error));
  }
  return ok({ kind: 'message', job: usable.value });
}

/** Returns the job if it takes messages, or else why it does not. It is undefined if the service does not know it. */
function findUsable(job: Job | undefined): Result<Job, string> {
  if (job === undefined) return notOk('no longer exists');
  switch (job.status) {
    case 'failed':
      return notOk('failed');
    case 'archived':
      return notOk('was archived');
    default:
      return ok(job);
  }
}

/** The fields that say whether a request goes to the thread's job. */
type ReuseSource = Pick<RunContext, 'inputs' | 'event' | 'thread'>;

/** Returns the submission whose job the thread continues, if the request may go to that job. */
export function jobToReuse(
  source: ReuseSource,
  isNewJob: boolean,
): JobSubmission | undefined {
  const { inputs, event, thread } = source;
  const byCommand = event?.kind === 'comment';
  if (isNewJob || !mayReuseJob(inputs.reuseJob, byCommand)) return undefined;
  if (thread === undefined) return undefined;
  // The jobs there belong to other people and workflows.
  if (byCommand && thread.isRequestsIssue) return undefined;
  return jobOfThread(thread);
}

/** Returns why the request goes to a new job, if people might expect another one. */
function noteOfNewJob(
  { inputs, event, thread }: ReuseSource,
  isNewJob: boolean,
): string | undefined {
  const byCommand = event?.kind === 'comment';
  if (isNewJob || thread === undefined) return undefined;
  if (!mayReuseJob(inputs.reuseJob, byCommand)) return undefined;
  if (byCommand && thread.isRequestsIssue) {
    return 'This is a new job. To refine what it opens, comment on the docs pull request.';
  }
  if (thread.isComplete) return undefined;
  return 'This is a new job, because the newest 1,000 comments of this thread name none.';
}

/** Returns the job of a submission if it can take the instruction, else a new one. */
async function reuseJob(
  context: JobReading & Pick<RunContext, 'event' | 'github' | 'errorContext'>,
  newest: JobSubmission,
): Promise<Result<Target, RunResult>> {
  const { system, github, event } = context;
  const { submission: last } = newest;
  const isOpen = async (link: string | null): Promise<boolean | undefined> =>
    link === null ? undefined : github.repository.isPullRequestOpen(link);
  // The pull request that the thread knows is read beside the job: there is hardly ever another one.
  const [found, lastIsOpen] = await Promise.all([
    getRecentJob(context, newest),
    isOpen(last.prLink),
  ]);
  // If the job cannot be read, a second job beside it would be one too many.
  if (!found.ok) return found;
  const job = found.value;
  const prLink = job?.status === 'completed' ? job.prLink : null;
  const prOpen = prLink === last.prLink ? lastIsOpen : await isOpen(prLink);
  const byCommand = event?.kind === 'comment';
  const target = decideTarget({
    last,
    job,
    prOpen,
    byCommand,
    now: system.clock.date(),
  });
  return ok(target);
}

/** Reads the job of a submission; undefined if the service does not know it. */
async function getRecentJob(
  context: JobReading & Pick<RunContext, 'errorContext'>,
  { submission, keyLine }: JobSubmission,
): Promise<Result<Job | undefined, RunResult>> {
  const { clock, signal } = context.system;
  const { job: id, submittedAt } = submission;
  const isNew = (): boolean => {
    const ageMs = clock.date().getTime() - Date.parse(submittedAt);
    return ageMs < NEW_JOB_GRACE_MS;
  };
  const found = await retry(() => readJob(context, { id, keyLine }), {
    clock,
    signal,
    delay: ({ status }) => {
      const isNotFoundYet = status === 404 && isNew();
      return isNotFoundYet ? GRACE_INTERVAL_MS : undefined;
    },
  });
  if (found.ok) return found;
  if (found.error.status === 404) return ok(undefined);
  return notOk(jobNotReadable(context, found.error));
}

export function mayReuseJob(reuseJob: Inputs['reuseJob'], byCommand: boolean): boolean {
  return reuseJob === 'while-pr-open' || (byCommand && reuseJob === 'comments');
}

/**
 * Continues the job while it is active or its pull request is open, and, for a person's command, after it ended without one.
 * Everything else starts a new job. `job` is undefined if the service does not know it, `prOpen` if that could not be read.
 */
export function decideTarget(
  known: Readonly<{
    last: JobSubmission['submission'];
    job: Job | undefined;
    prOpen: boolean | undefined;
    byCommand: boolean;
    now: Date;
  }>,
): Target {
  const { last, job, prOpen, byCommand, now } = known;
  const create = (why: string): Target => ({
    kind: 'create',
    note: `This is a new job because the last one of this thread, ${last.job}, ${why}.`,
  });
  const usable = findUsable(job);
  if (!usable.ok) return create(usable.error);
  const { status, prLink } = usable.value;
  const message: Target = { kind: 'message', job: usable.value };
  if (status !== 'completed') return message;
  if (prLink === null) {
    return byCommand ? message : create('ended without a pull request');
  }
  const isRecent = now.getTime() - Date.parse(last.submittedAt) < MAX_UNREADABLE_MS;
  if (prOpen ?? isRecent) return message;
  return create('is finished: its pull request is merged or closed');
}
