import type { Job, Result } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { evaluateJob, type Evaluation, type EvaluationOptions } from './evaluate.ts';
import type { OpenSubmission } from './find-open.ts';

/**
 * Before the second check. The service may open a pull request shortly before it reports the job as completed: a sweep that the pull
 * request has started would otherwise leave the job to the next scheduled sweep. A runner bills a whole minute anyway.
 */
export const SECOND_CHECK_MS = 30_000;

export type CheckedSubmission = OpenSubmission & Readonly<{ evaluation: Evaluation }>;

/** What jobs are read with. */
type JobReader = Readonly<{
  readJob: (projectId: string, jobId: string) => Promise<Result<Job>>;
  clock: Clock;
  signal: AbortSignal;
}>;
type Options = Omit<EvaluationOptions, 'now' | 'isRecheck'>;

/** Reads each job once, and uncertain ones a second time: more of them if a pull request has started the sweep. Jobs that a cancelled sweep did not read are missing in the result. */
export async function checkJobs(
  reader: JobReader,
  submissions: readonly OpenSubmission[],
  { isPullRequest, ...options }: Options & Readonly<{ isPullRequest: boolean }>,
): Promise<readonly CheckedSubmission[]> {
  const first = await checkOnce(reader, submissions, { ...options, isRecheck: false });
  const uncertain = first.filter(
    ({ evaluation: { kind } }) => kind === 'recheck' || (kind === 'in-progress' && isPullRequest),
  );
  if (uncertain.length === 0) return first;
  await reader.clock.sleep(SECOND_CHECK_MS, reader.signal);
  const second = await checkOnce(reader, uncertain, { ...options, isRecheck: true });
  return first.map((each) => second.find(({ comment }) => comment === each.comment) ?? each);
}

/** Several submissions may have the same job, which is read once. */
async function checkOnce(
  { readJob, clock, signal }: JobReader,
  submissions: readonly OpenSubmission[],
  options: Options & Readonly<{ isRecheck: boolean }>,
): Promise<readonly CheckedSubmission[]> {
  const reads = new Map<string, Result<Job>>();
  const checked: CheckedSubmission[] = [];
  for (const open of submissions) {
    const { project, submission } = open;
    const key = `${project} ${submission.job}`;
    if (signal.aborted) return checked;
    const read = reads.get(key) ?? (await readJob(project, submission.job));
    if (signal.aborted && !read.ok) return checked;
    reads.set(key, read);
    checked.push({ ...open, evaluation: evaluateJob(submission, read, { ...options, now: clock.date() }) });
  }
  return checked;
}
