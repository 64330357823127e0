/** How a run uses a job of its thread, as its event and its inputs say. */
import type { AcceptedComment, AcceptedEvent } from '../trigger/event-filter.ts';
import type { Inputs } from './agent-inputs.ts';

/** The inputs that decide it; undefined also for those that are not valid. */
type JobInputs = Readonly<{
  reuseJob: Inputs['reuseJob'] | undefined;
  jobId: Inputs['jobId'];
}>;

/** How a run uses a job of its thread. */
export type JobUse =
  /** Not at all: it gets a new job or one that an input names, or needs none. */
  | 'none'
  /** Shows its state. */
  | 'show'
  /** Continues it, or else gets a new one. */
  | 'continue'
  /** Sends the review of a docs pull request to the job of that, and to no other one. */
  | 'feedback';

/** Decides how a run uses a job of its thread. Jobs in the requests issue belong to other people and workflows. */
export function jobUseOf(
  { reuseJob, jobId }: JobInputs,
  accepted: AcceptedEvent,
): JobUse {
  if (accepted.kind === 'review') return 'feedback';
  if (accepted.kind === 'automatic') {
    const mayContinue = jobId === undefined && reuseJob === 'while-pr-open';
    return mayContinue ? 'continue' : 'none';
  }
  const { command } = accepted;
  if (command.kind === 'status') return 'show';
  if (command.kind === 'help' || command.verb === 'new') return 'none';
  const isOther = jobId !== undefined || accepted.event.isOnRequestsIssue;
  return isOther || reuseJob === 'never' ? 'none' : 'continue';
}

/** Returns whether a command may start a job on a pull request that the payload does not describe. */
export function mayNeedPullRequest(
  inputs: JobInputs,
  accepted: AcceptedComment,
): boolean {
  const { onPullRequest, pull } = accepted.event;
  const mayContinue = jobUseOf(inputs, accepted) === 'continue';
  return mayContinue && onPullRequest && pull === undefined;
}
