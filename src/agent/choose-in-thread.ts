import type { Result, Submission, Job } from '../domain.ts';
import type { JobsApi } from '../ports.ts';
import { decideTarget, lastJobOf, mayReuseJob } from '../thread/job-reuse.ts';
import { getJobWithRetry, type SubmitResult } from './submit.ts';
import { findPreviousIn, resumePrevious, awaitPrevious } from './resume.ts';
import { isJobShared, type RunContext } from './run-context.ts';
import { jobNotReadable, claimComment, NEW_JOB, targetFromInput, type TargetDecision } from './target.ts';
import type { StatusComment } from '../thread/status-comment.ts';
import type { SubmissionRequest } from '../thread/state.ts';
import { withSubmitLock } from './submit-lock.ts';
import type { Dependencies } from './dependencies.ts';

/** Looks into the thread’s memory before asking, and chooses whom to ask. */
export async function chooseInThread(
  context: RunContext,
  request: SubmissionRequest & Readonly<{ statusComment: StatusComment }>,
  isNewJob: boolean,
): Promise<TargetDecision> {
  const { deps, service } = context;
  const first = findPreviousIn(deps, request, request.statusComment);
  // Whoever claims its comment has no rival, unless whatever is asked goes to one job.
  const hasRivals = request.trigger.kind === 'subject' || (!isNewJob && isJobShared(context));
  const withLock = (): Promise<TargetDecision> =>
    withSubmitLock(context, request, () => chooseAfterOthers(context, request, isNewJob));
  const target = (): Promise<TargetDecision> => (hasRivals ? withLock() : chooseTarget(context, isNewJob));
  if (first.kind !== 'new' && first.kind !== 'retry')
    return (
      resolved(await resumePrevious(deps, service, await awaitPrevious(deps, request, false))) ?? target()
    );

  // The claim, a last look at the record and the job to go on with depend on nothing of each other.
  const [reaction, , decision] = await Promise.all([
    claimComment(context, context.event),
    request.statusComment.reload(),
    hasRivals ? undefined : target(),
  ]);
  const claimed = reaction === 'existing' && first.kind === 'new';
  const resumed = resolved(await resumePrevious(deps, service, await awaitPrevious(deps, request, claimed)));
  if (resumed !== undefined) return resumed;
  // Where the claim tells of another use it tells nothing of rivals in this one.
  return claimed && request.statusComment.isSubmittedByOtherKey(request.trigger)
    ? withLock()
    : (decision ?? target());
}

/** Another run may have asked for the very same by now: then its job is taken up. */
async function chooseAfterOthers(
  context: RunContext,
  request: SubmissionRequest,
  isNewJob: boolean,
): Promise<TargetDecision> {
  const { deps, service, statusComment } = context;
  const others = statusComment?.state?.submissions.filter(({ run }) => run !== deps.run.id) ?? [];
  const state = statusComment?.state && { ...statusComment.state, submissions: others };
  const previous = findPreviousIn(deps, request, { state, pendingClaims: [] });
  return resolved(await resumePrevious(deps, service, previous)) ?? chooseTarget(context, isNewJob);
}

function resolved(submitted: SubmitResult | undefined): TargetDecision | undefined {
  return submitted && { kind: 'resolved', submitted };
}

/** Whom the instruction goes to: the job of the input, the thread's, or a new one. */
async function chooseTarget(context: RunContext, isNewJob: boolean): Promise<TargetDecision> {
  const { inputs, event } = context;
  if (inputs.jobId !== undefined) return targetFromInput(context, inputs.jobId);
  return !isNewJob && mayReuseJob(inputs, event !== undefined) ? chooseThreadJob(context) : NEW_JOB;
}

/** The thread's job, where it can take the instruction, or a new one. */
async function chooseThreadJob({
  deps,
  inputs,
  service,
  github,
  statusComment,
  event,
}: RunContext): Promise<TargetDecision> {
  const last = lastJobOf(statusComment?.state);
  if (last === undefined) return NEW_JOB;
  // The pull request that the thread remembers is read beside the job: there is hardly ever another.
  const isOpen = async (link: string | null): Promise<boolean | undefined> =>
    link === null ? undefined : github.repository.isPullRequestOpen(link);
  const [found, previous] = await Promise.all([getRecentJob(deps, service, last), isOpen(last.prLink)]);
  // Told as a cancel, once somebody is about to send.
  if (!found.ok && deps.signal.aborted) return NEW_JOB;
  // Whether it can go on is not known, and a second job beside it would be one too many.
  if (!found.ok && found.error.status !== 404)
    return { kind: 'resolved', submitted: jobNotReadable(found.error, inputs.connection.baseUrl.host, true) };
  const job = found.ok ? found.value : undefined;
  const prLink = job?.status === 'completed' ? job.prLink : null;
  const prOpen = prLink === last.prLink ? previous : await isOpen(prLink);
  const byCommand = event !== undefined;
  const target = decideTarget({ last, job, prOpen, byCommand, now: deps.clock.date() });
  return { kind: 'target', target };
}

/** A job that was asked for a moment ago may not be found yet, as in waiting. */
const NEW_JOB_GRACE_MS = 30_000;
const NEW_JOB_POLL_MS = 3000;

/** Reads a job that the thread knows, patiently. */
async function getRecentJob(
  deps: Dependencies,
  service: JobsApi,
  { job, submittedAt }: Submission & { job: string },
): Promise<Result<Job>> {
  const { clock, signal } = deps;
  for (;;) {
    const found = await getJobWithRetry(deps, service, job);
    const isNew = clock.date().getTime() - Date.parse(submittedAt) < NEW_JOB_GRACE_MS;
    if (found.ok || found.error.status !== 404 || !isNew || signal.aborted) return found;
    await clock.sleep(NEW_JOB_POLL_MS, signal);
  }
}
