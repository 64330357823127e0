/** Checks whether the planned job can still take a request, and chooses a new one if it cannot. */
import type { JobEntry } from '../record/entries.ts';
import type { Job } from '../domain/job.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import { isSameRepository } from '../domain/pull-request-url.ts';
import type { Ended } from '../domain/ended.ts';
import { retry } from '../domain/retry.ts';
import type { RequestContext } from './context.ts';
import type { PlannedRequest, Target } from './planned-request.ts';
import { readJob, readJobOfRequest } from './read-job.ts';
import { endedJob, requestToUnreadableJob } from './results.ts';

/** The job that a request goes to. `note` explains to people why it is this job, if they might expect another one. */
export type ChosenTarget = (
  Readonly<{ kind: 'create' }> | Readonly<{ kind: 'message'; job: Job }>
) &
  Pick<Ended, 'note'>;

/** A job that was created this recently may not be found yet. */
const NEW_JOB_GRACE_MS = 30_000;
const GRACE_INTERVAL_MS = 3000;
/** A pull request whose state cannot be read counts as open for this long. */
const MAX_UNREADABLE_MS = 14 * 24 * 60 * 60_000;

/**
 * Chooses the job. The error is the result of a run that sends nothing.
 *
 * @param chosen the job, if the limits had to know it before
 */
export async function chooseRequestTarget(
  context: RequestContext,
  { target, record }: PlannedRequest,
  chosen?: ChosenTarget,
): Promise<Result<ChosenTarget, Ended>> {
  if (chosen !== undefined) return ok(chosen);
  switch (target.kind) {
    case 'new-job':
      return ok({ kind: 'create', note: target.note });
    case 'continue':
      return continueJob(context, target, record.finishing.commandWord);
    case 'job': {
      if (target.known !== undefined) return ok({ kind: 'message', job: target.known });
      const found = await readJob(context, target.job);
      if (!found.ok) return notOk(requestToUnreadableJob(context, found.error));
      return ok({ kind: 'message', job: found.value });
    }
  }
}

/** Returns whether the job must be known before the request is claimed: it may end the run, which then leaves no comment. */
export function isChosenFirst(target: Target): boolean {
  return target.kind === 'continue' && !target.mayCreate;
}

/** Returns whether a request may create a job. */
export function mayCreateJob(target: Target): boolean {
  if (target.kind === 'continue') return target.mayCreate;
  return target.kind === 'new-job';
}

type Continuation = Extract<Target, { kind: 'continue' }>;

/** Returns the job of an earlier request if it can take this one, else a new one, unless only that job may get it. */
async function continueJob(
  context: RequestContext,
  { entry, isAfterAnyEnd, mayCreate }: Continuation,
  commandWord: string,
): Promise<Result<ChosenTarget, Ended>> {
  const { id, prLink: lastLink } = entry.payload.job;
  // The pull request that the thread knows is read beside the job: there is hardly ever another one.
  const [found, lastIsOpen] = await Promise.all([
    getRecentJob(context, entry),
    isPullRequestOpen(context, lastLink),
  ]);
  // If the job cannot be read, a second job beside it would be one too many.
  if (!found.ok) return found;
  const job = found.value;
  const prLink = job?.status === 'completed' ? job.prLink : null;
  const prOpen =
    prLink === lastLink ? lastIsOpen : await isPullRequestOpen(context, prLink);
  const now = context.run.clock.date();
  const usable = findUsableJob({ entry, job, prOpen, isAfterAnyEnd, now });
  if (usable.ok) return ok({ kind: 'message', job: usable.value });
  if (!mayCreate) return notOk(endedJob(id, usable.error, commandWord));
  const note = `This is a new job because the last one of this thread, ${id}, ${usable.error}.`;
  return ok({ kind: 'create', note });
}

/** Reads whether a pull request is open; undefined if it is not on the GitHub server, or could not be read. */
export async function isPullRequestOpen(
  context: RequestContext,
  link: string | null,
): Promise<boolean | undefined> {
  const found = context.repo.pullAt(link);
  if (found === undefined) return undefined;
  // An App for the docs may have no access to the repository of the request.
  const isOwn = isSameRepository(found.repository, context.repo.name);
  const token = isOwn ? 'github-token' : 'docs-token';
  const repo = context.run.github(found.repository, token);
  const read = await repo.pulls.read(found.number);
  return read.ok ? read.value.state === 'open' : undefined;
}

/** Reads the job of a request; undefined if the service does not know it. */
async function getRecentJob(
  context: RequestContext,
  entry: JobEntry,
): Promise<Result<Job | undefined, Ended>> {
  const { clock, signal } = context.run;
  const found = await retry(() => readJobOfRequest(context, entry), {
    clock,
    signal,
    delay: ({ status }) => {
      const ageMs = clock.date().getTime() - Date.parse(entry.payload.submittedAt);
      const isNotFoundYet = status === 404 && ageMs < NEW_JOB_GRACE_MS;
      return isNotFoundYet ? GRACE_INTERVAL_MS : undefined;
    },
  });
  if (found.ok) return found;
  if (found.error.status === 404) return ok(undefined);
  return notOk(requestToUnreadableJob(context, found.error));
}

/**
 * Returns the job if it can take a request: it is active, or its pull request is open, or it has ended without one, if that counts. The
 * error says why it cannot. `job` is undefined if the service does not know it, `prOpen` if that could not be read.
 */
export function findUsableJob(
  known: Pick<Continuation, 'entry' | 'isAfterAnyEnd'> &
    Readonly<{
      job: Job | undefined;
      prOpen: boolean | undefined;
      now: Date;
    }>,
): Result<Job, string> {
  const { job } = known;
  if (job === undefined) return notOk('no longer exists');
  switch (job.status) {
    case 'failed':
      return notOk('failed');
    case 'archived':
      return notOk('was archived');
    case 'completed':
      break;
    default:
      return ok(job);
  }
  if (job.prLink === null) {
    return known.isAfterAnyEnd ? ok(job) : notOk('ended without a pull request');
  }
  const ageMs = known.now.getTime() - Date.parse(known.entry.payload.submittedAt);
  const isOpen = known.prOpen ?? ageMs < MAX_UNREADABLE_MS;
  return isOpen ? ok(job) : notOk('is finished: its pull request is merged or closed');
}
