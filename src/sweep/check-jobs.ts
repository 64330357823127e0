import type { Job, Result, ThreadLocation } from '../domain.ts';
import type { Clock, RepositoryComment } from '../ports.ts';
import type { StateCodec } from '../thread/codec.ts';
import { hasJob } from '../thread/state.ts';
import type { FoundJob } from '../thread/submissions.ts';
import { evaluateJob, type Evaluation, type EvaluationOptions } from './evaluate.ts';

/** A submission that no run is waiting for. */
export type OpenSubmission = FoundJob & Readonly<{ location: ThreadLocation }>;

/** Submissions with a job that has not ended, and whose run has. */
export function findOpenSubmissions(
  comments: readonly RepositoryComment[],
  codec: StateCodec,
  place: Omit<Parameters<StateCodec['decode']>[1], 'thread'>,
  now: Date,
): readonly OpenSubmission[] {
  return comments.flatMap((comment) => {
    const { thread } = comment;
    const state = codec.decode(comment, { ...place, thread });
    if (state === undefined) return [];
    const { submission, repositoryId, project, commentTag } = state;
    const { waitUntil } = submission;
    const isWaitedFor = waitUntil !== null && Date.parse(waitUntil) > now.getTime();
    if (submission.state !== 'submitted' || isWaitedFor || !hasJob(submission)) return [];
    return [{ comment, location: { repositoryId, thread, project, commentTag }, submission }];
  });
}

export type CheckedSubmission = OpenSubmission & Readonly<{ evaluation: Evaluation }>;

/**
 * Before the second check. The service may open a pull request shortly before it reports the job as completed: a sweep that the pull
 * request has started would otherwise leave the job to the next scheduled sweep. A runner bills a whole minute anyway.
 */
export const SECOND_CHECK_MS = 30_000;

type CheckOptions = Pick<EvaluationOptions, 'giveUpHours' | 'host'> &
  Readonly<{
    readJob: (projectId: string, jobId: string) => Promise<Result<Job>>;
    clock: Clock;
    signal: AbortSignal;
    isPullRequest: boolean;
  }>;

/**
 * Reads each job once, and uncertain ones a second time: more of them if a pull request has started the sweep. Jobs that a cancelled
 * sweep did not read are missing in the result.
 */
export async function checkJobs(
  submissions: readonly OpenSubmission[],
  options: CheckOptions,
): Promise<readonly CheckedSubmission[]> {
  const first = await checkOnce(submissions, options, false);
  const uncertain = first.filter(
    ({ evaluation }) => evaluation.kind === 'active' && (evaluation.mustRecheck || options.isPullRequest),
  );
  if (uncertain.length === 0) return first;
  await options.clock.sleep(SECOND_CHECK_MS, options.signal);
  const second = await checkOnce(uncertain, options, true);
  return first.map((each) => second.find(({ comment }) => comment === each.comment) ?? each);
}

/** Several submissions may have the same job, which is read once. */
async function checkOnce(
  submissions: readonly OpenSubmission[],
  options: CheckOptions,
  isRecheck: boolean,
): Promise<readonly CheckedSubmission[]> {
  const { readJob, clock, signal } = options;
  const reads = new Map<string, Result<Job>>();
  const checked: CheckedSubmission[] = [];
  for (const open of submissions) {
    const { location, submission } = open;
    const key = `${location.project} ${submission.job}`;
    if (signal.aborted) return checked;
    const read = reads.get(key) ?? (await readJob(location.project, submission.job));
    if (signal.aborted && !read.ok) return checked;
    reads.set(key, read);
    const now = clock.date().getTime();
    checked.push({ ...open, evaluation: evaluateJob(submission, read, { ...options, isRecheck, now }) });
  }
  return checked;
}
