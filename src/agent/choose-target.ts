import type { Job, Result, Submission } from '../domain.ts';
import { decideTarget, lastJobOf, mayReuseJob, type Target } from '../thread/job-reuse.ts';
import { readJobWithRetry } from '../job/read-job.ts';
import type { RunResult } from '../report/run-result.ts';
import type { RunContext } from './run-context.ts';
import { jobNotReadable } from './result.ts';

/** Where a request goes, or why it goes nowhere. */
export type TargetDecision =
  Readonly<{ kind: 'target'; target: Target }> | Readonly<{ kind: 'unreadable'; result: RunResult }>;

const NEW_JOB: TargetDecision = { kind: 'target', target: { kind: 'create', note: undefined } };

/** A job that was created this recently may not be found yet. */
const NEW_JOB_GRACE_MS = 30_000;
const GRACE_INTERVAL_MS = 3000;

/** Chooses the job that gets the instruction: the one of `job-id`, the thread's, or a new one. */
export async function chooseTarget(context: RunContext, isNewJob: boolean): Promise<TargetDecision> {
  const { inputs, event, thread } = context;
  if (inputs.jobId !== undefined) return targetFromInput(context, inputs.jobId);
  const last = lastJobOf(thread?.submissions ?? []);
  const mayReuse = !isNewJob && mayReuseJob(inputs.reuseJob, event !== undefined);
  return mayReuse && last !== undefined ? reuseJob(context, last.submission) : NEW_JOB;
}

async function targetFromInput(context: RunContext, jobId: string): Promise<TargetDecision> {
  const found = await readJobWithRetry(context.jobs, jobId, context.deps);
  if (!found.ok) return { kind: 'unreadable', result: jobNotReadable(context, found.error, true) };
  return { kind: 'target', target: { kind: 'message', job: found.value, note: undefined } };
}

/** The thread's job if it can take the instruction, else a new one. */
async function reuseJob(context: RunContext, last: Submission & { job: string }): Promise<TargetDecision> {
  const { deps, github, event } = context;
  const isOpen = async (link: string | null): Promise<boolean | undefined> =>
    link === null ? undefined : github.repository.isPullRequestOpen(link);
  // The pull request that the thread knows is read beside the job: there is hardly ever another one.
  const [found, lastIsOpen] = await Promise.all([getRecentJob(context, last), isOpen(last.prLink)]);
  // If the job cannot be read, a second job beside it would be one too many.
  if (!found.ok && found.error.status !== 404)
    return { kind: 'unreadable', result: jobNotReadable(context, found.error, true) };
  const job = found.ok ? found.value : undefined;
  const prLink = job?.status === 'completed' ? job.prLink : null;
  const prOpen = prLink === last.prLink ? lastIsOpen : await isOpen(prLink);
  const byCommand = event !== undefined;
  return { kind: 'target', target: decideTarget({ last, job, prOpen, byCommand, now: deps.clock.date() }) };
}

async function getRecentJob(
  context: RunContext,
  { job, submittedAt }: Submission & { job: string },
): Promise<Result<Job>> {
  const { clock, signal } = context.deps;
  for (;;) {
    const found = await readJobWithRetry(context.jobs, job, context.deps);
    const isNew = clock.date().getTime() - Date.parse(submittedAt) < NEW_JOB_GRACE_MS;
    if (found.ok || found.error.status !== 404 || !isNew || signal.aborted) return found;
    await clock.sleep(GRACE_INTERVAL_MS, signal);
  }
}
