import { evaluateCompletion, NO_OBSERVATIONS } from '../job/completion.ts';
import { conclusionOf } from '../job/conclusion.ts';
import { isPullRequestUpdate } from '../domain/job.ts';
import type { JobSubmission } from '../thread/submission-store.ts';
import type { Ended } from './ended.ts';
import { readJob, type JobReading } from './read-job.ts';
import { jobNotReadable, NOT_WAITING } from './results.ts';
import type { RunContext } from './run-context.ts';
import { mayWrite } from './track.ts';

/** Reads the thread's job and updates its status comment. An end that may belong to an earlier message is read once more. */
export async function checkStatus(
  context: JobReading & Pick<RunContext, 'run' | 'errorContext'>,
  found: JobSubmission,
): Promise<Ended> {
  const { clock, signal } = context.system;
  const { submission, keyLine } = found;
  const { baseline } = submission;
  const turn = { baseline, sentAt: Date.parse(submission.submittedAt) };
  let observations = NO_OBSERVATIONS;
  for (;;) {
    const read = await readJob(context, { id: submission.job, keyLine });
    if (!read.ok) return { result: jobNotReadable(context, read.error) };
    const job = read.value;
    const evaluated = evaluateCompletion({
      turn,
      observations,
      job,
      now: clock.date().getTime(),
    });
    const { completion } = evaluated;
    const hasEnded = submission.state === 'finished' || completion.kind === 'finished';
    if (hasEnded || completion.kind !== 'recheck' || signal.aborted) {
      const conclusion = (hasEnded ? conclusionOf(job) : undefined) ?? NOT_WAITING;
      const isUpdate = isPullRequestUpdate(baseline, job);
      const own = mayWrite(context, submission) ? found : undefined;
      const result = { family: 'tracked', conclusion, job, isUpdate } as const;
      return { own, result };
    }
    ({ observations } = evaluated);
    await clock.sleep(completion.inMs, signal);
  }
}
