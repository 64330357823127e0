/** Chooses the job that gets a request: a named one, the thread's, or a new one. */
import type { JobEntry } from '../job/request-entry.ts';
import type { Job } from '../domain/job.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import { skip, type RunResult } from '../domain/run-result.ts';
import { retry } from '../http/retry.ts';
import type { RequestContext } from './context.ts';
import type { PlannedRequest, Target } from './planned-request.ts';
import { jobOfRequest, readJobOfRequest } from './read-job.ts';
import { requestToEndedJob, requestToUnreadableJob } from './results.ts';

/** The job that a request goes to. `note` explains to people why it is this job, if they might expect another one. */
export type ChosenTarget = (
  Readonly<{ kind: 'create' }> | Readonly<{ kind: 'message'; job: Job }>
) &
  Pick<RunResult, 'note'>;

/** A job that was created this recently may not be found yet. */
const NEW_JOB_GRACE_MS = 30_000;
const GRACE_INTERVAL_MS = 3000;
/** A pull request whose state cannot be read counts as open for this long. */
const MAX_UNREADABLE_MS = 14 * 24 * 60 * 60_000;

/** Chooses the job. The error is the result of a run that sends nothing. */
export async function chooseRequestTarget(
  context: RequestContext,
  { target, finishing }: PlannedRequest,
): Promise<Result<ChosenTarget, RunResult>> {
  switch (target.kind) {
    case 'new-job':
      return ok({ kind: 'create', note: target.note });
    case 'continue':
      return continueJob(context, target);
    case 'job': {
      const { pullRequest, known } = target;
      if (known !== undefined) return ok({ kind: 'message', job: known });
      if (pullRequest !== undefined) {
        return chooseJobOfPullRequest(context, pullRequest, finishing.commandWord);
      }
      const found = await readJobOfRequest(context, target.job);
      if (!found.ok) return notOk(requestToUnreadableJob(context, found.error));
      return ok({ kind: 'message', job: found.value });
    }
  }
}

/** Returns whether the job must be known before the request is claimed: it may end the run, which then leaves no comment. */
export function isChosenFirst(target: Target): boolean {
  return target.kind === 'job' && target.pullRequest !== undefined;
}

/** Returns the job of a pull request if it can take a message and the pull request is open. Creates no job. */
async function chooseJobOfPullRequest(
  context: RequestContext,
  { url, entry }: Readonly<{ url: string; entry: JobEntry }>,
  commandWord: string,
): Promise<Result<ChosenTarget, RunResult>> {
  const [job, isOpen] = await Promise.all([
    getRecentJob(context, entry),
    context.github.repository?.isPullRequestOpen(url),
  ]);
  // The payload of an event that is delivered again is old.
  if (isOpen === false) {
    return notOk(
      skip('no-feedback', 'The pull request was merged or closed in the meantime.'),
    );
  }
  if (!job.ok) return job;
  const usable = findUsable(job.value);
  if (!usable.ok) {
    return notOk(requestToEndedJob(entry.payload.job.id, usable.error, commandWord));
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

type Continuation = Extract<Target, { kind: 'continue' }>;

/** Returns the job of an earlier request if it can take this one, else a new one. */
async function continueJob(
  context: RequestContext,
  { entry, isAfterAnyEnd }: Continuation,
): Promise<Result<ChosenTarget, RunResult>> {
  const { prLink: lastLink } = entry.payload.job;
  const isOpen = async (link: string | null): Promise<boolean | undefined> =>
    link === null ? undefined : context.github.repository?.isPullRequestOpen(link);
  // The pull request that the thread knows is read beside the job: there is hardly ever another one.
  const [found, lastIsOpen] = await Promise.all([
    getRecentJob(context, entry),
    isOpen(lastLink),
  ]);
  // If the job cannot be read, a second job beside it would be one too many.
  if (!found.ok) return found;
  const job = found.value;
  const prLink = job?.status === 'completed' ? job.prLink : null;
  const prOpen = prLink === lastLink ? lastIsOpen : await isOpen(prLink);
  const now = context.system.clock.date();
  return ok(decideRequestTarget({ entry, job, prOpen, isAfterAnyEnd, now }));
}

/** Reads the job of a request; undefined if the service does not know it. */
async function getRecentJob(
  context: RequestContext,
  entry: JobEntry,
): Promise<Result<Job | undefined, RunResult>> {
  const { clock, signal } = context.system;
  const isNew = (): boolean => {
    const ageMs = clock.date().getTime() - Date.parse(entry.payload.submittedAt);
    return ageMs < NEW_JOB_GRACE_MS;
  };
  const found = await retry(() => readJobOfRequest(context, jobOfRequest(entry)), {
    clock,
    signal,
    delay: ({ status }) => {
      const isNotFoundYet = status === 404 && isNew();
      return isNotFoundYet ? GRACE_INTERVAL_MS : undefined;
    },
  });
  if (found.ok) return found;
  if (found.error.status === 404) return ok(undefined);
  return notOk(requestToUnreadableJob(context, found.error));
}

/**
 * Continues the job while it is active or its pull request is open, and, if wanted, after it ended without one. Everything else starts a
 * new job. `job` is undefined if the service does not know it, `prOpen` if that could not be read.
 */
export function decideRequestTarget(
  known: Omit<Continuation, 'kind'> &
    Readonly<{
      job: Job | undefined;
      prOpen: boolean | undefined;
      now: Date;
    }>,
): ChosenTarget {
  const { entry, isAfterAnyEnd, job, prOpen, now } = known;
  const { job: last, submittedAt } = entry.payload;
  const create = (why: string): ChosenTarget => ({
    kind: 'create',
    note: `This is a new job because the last one of this thread, ${last.id}, ${why}.`,
  });
  const usable = findUsable(job);
  if (!usable.ok) return create(usable.error);
  const { status, prLink } = usable.value;
  const message: ChosenTarget = { kind: 'message', job: usable.value };
  if (status !== 'completed') return message;
  if (prLink === null) {
    return isAfterAnyEnd ? message : create('ended without a pull request');
  }
  const isRecent = now.getTime() - Date.parse(submittedAt) < MAX_UNREADABLE_MS;
  if (prOpen ?? isRecent) return message;
  return create('is finished: its pull request is merged or closed');
}
