/** The submissions that the status comments of a thread contain. */
import type { Submission, ThreadLocation, Trigger } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import type { StateCodec } from './codec.ts';
import { hasJob, isSameTrigger } from './state.ts';

/** A status comment and the submission in it. */
export type FoundSubmission = Readonly<{ comment: ThreadComment; submission: Submission }>;

/** The submissions in our status comments, oldest comment first. */
export function readSubmissions(
  comments: readonly ThreadComment[],
  codec: StateCodec,
  location: ThreadLocation,
): readonly FoundSubmission[] {
  return comments
    .flatMap((comment): FoundSubmission[] => {
      const state = codec.decode(comment, location);
      return state === undefined ? [] : [{ comment, submission: state.submission }];
    })
    .toSorted((one, other) => one.comment.id - other.comment.id);
}

/** A submission that has a job, with its comment. */
export type FoundJob = FoundSubmission & Readonly<{ submission: Submission & { job: string } }>;

/** Whether a run has submitted for this trigger, or has been about to. */
export function hasSubmissionOf(submissions: readonly FoundSubmission[], trigger: Trigger): boolean {
  return submissions.some(({ submission }) => isSameTrigger(submission.trigger, trigger));
}

/** The newest submission of the thread that has a job. */
export function lastJobOf(submissions: readonly FoundSubmission[]): FoundJob | undefined {
  return submissions.findLast((found): found is FoundJob => hasJob(found.submission));
}
