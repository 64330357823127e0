import type { Job, Result } from '../domain.ts';
import type { SweepDependencies } from './dependencies.ts';
import { evaluateJob, type Evaluation } from './evaluate.ts';
import type { OpenSubmission } from './find-open.ts';
import type { SweepInputs } from './inputs.ts';

/**
 * Before the second check. The service may open a pull request shortly before it reports the job as completed: a sweep that the pull
 * request has started would otherwise leave the job to the next scheduled sweep. A runner bills a whole minute anyway.
 */
export const SECOND_CHECK_MS = 30_000;

export type CheckedSubmission = OpenSubmission & Readonly<{ evaluation: Evaluation }>;

/** Reads each job once, and uncertain ones a second time. Jobs that a cancelled sweep did not read are missing in the result. */
export async function checkJobs(
  deps: SweepDependencies,
  inputs: SweepInputs,
  submissions: readonly OpenSubmission[],
): Promise<readonly CheckedSubmission[]> {
  const first = await checkOnce(deps, inputs, submissions, false);
  const isPullRequest = ['pull_request', 'pull_request_target'].includes(deps.eventName);
  const uncertain = first.filter(
    ({ evaluation: { kind } }) => kind === 'recheck' || (kind === 'in-progress' && isPullRequest),
  );
  if (uncertain.length === 0) return first;
  await deps.clock.sleep(SECOND_CHECK_MS, deps.signal);
  const second = await checkOnce(deps, inputs, uncertain, true);
  return first.map((each) => second.find(({ comment }) => comment === each.comment) ?? each);
}

/** Several submissions may have the same job, which is read once. */
async function checkOnce(
  { connectJobs, clock, signal }: SweepDependencies,
  { apiKey, baseUrl, giveUpHours, previousKeys, githubToken }: SweepInputs,
  submissions: readonly OpenSubmission[],
  isRecheck: boolean,
): Promise<readonly CheckedSubmission[]> {
  const secrets = [...previousKeys, githubToken];
  const reads = new Map<string, Result<Job>>();
  const checked: CheckedSubmission[] = [];
  for (const open of submissions) {
    const { project: projectId, submission } = open;
    const key = `${projectId} ${submission.job}`;
    const jobs = connectJobs({ apiKey, baseUrl, projectId, secrets });
    if (signal.aborted) return checked;
    const read = reads.get(key) ?? (await jobs.get(submission.job, signal));
    if (signal.aborted && !read.ok) return checked;
    reads.set(key, read);
    const options = { now: clock.date(), giveUpHours, isRecheck, host: baseUrl.host };
    checked.push({ ...open, evaluation: evaluateJob(submission, read, options) });
  }
  return checked;
}
