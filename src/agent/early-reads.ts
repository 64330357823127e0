/**
 * Reads that begin while the permission is checked, so that a command waits for GitHub once, and not three times. They write nothing, and each
 * reads one page. A run that is refused does not use what they return. They fail with a value and never throw, so nothing has to await them.
 */
import type { Result } from '../domain/errors.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import { valueOfInput } from '../inputs/parse.ts';
import type { ThreadPage } from '../ports.ts';
import type { AcceptedComment } from '../trigger/event-filter.ts';
import type { Dependencies } from './context.ts';
import { mayNeedPullRequest } from './job-use.ts';

/** The reads of a command or a review. */
export type EarlyReads = Readonly<{
  /** The page with which the list of the thread begins. */
  oldestComments: Promise<Result<ThreadPage>>;
  /** The pull request of a command that may need it. */
  pull: Promise<Result<PullRequest>> | undefined;
}>;

/** Begins the reads. The inputs may still be invalid. */
export function beginReads(
  { fields, run }: Dependencies,
  accepted: AcceptedComment,
): EarlyReads {
  const { comments, pulls } = run.repo;
  const { thread } = accepted.event.comment;
  const reuseJob = valueOfInput(fields.reuseJob);
  const jobId = valueOfInput(fields.jobId);
  const needsPull = mayNeedPullRequest({ reuseJob, jobId }, accepted);
  return {
    oldestComments: comments.oldest(thread),
    pull: needsPull ? pulls.read(thread) : undefined,
  };
}
