/** What counts for the limits `max-jobs-per-day`, `max-jobs-per-person` and `max-open-prs`. */
import { isAgentPullRequest, type AgentIdentity } from '../agent-pull-request.ts';
import type { Submission } from '../domain.ts';
import type { Limits } from '../inputs/docs-pull-request.ts';
import { normalizeLogin } from '../text.ts';
import type { OpenPullRequest } from '../ports.ts';
import { isSameTrigger } from '../thread/state.ts';
import { isCommentTrigger } from '../trigger/trigger-id.ts';

/** How long a job counts. */
export const JOB_LIMIT_MS = 24 * 60 * 60_000;

/** The limit that holds a new job back longest, if any, and when the next job is possible. For a person only commands count. */
export function checkJobLimits(
  submissions: readonly Submission[],
  { trigger, requester }: Pick<Submission, 'trigger' | 'requester'>,
  { maxJobsPerDay, maxJobsPerPerson }: Omit<Limits, 'maxOpenPrs'>,
  now: Date,
) {
  const created = listCreatedJobs(submissions, now).filter(
    (each) => !isSameTrigger(each.trigger, trigger),
  );
  const commands = created.filter(
    (each) =>
      isCommentTrigger(trigger) &&
      isCommentTrigger(each.trigger) &&
      normalizeLogin(each.requester) === normalizeLogin(requester),
  );
  const limits = [
    { input: 'max-jobs-per-day', counted: created, max: maxJobsPerDay },
    { input: 'max-jobs-per-person', counted: commands, max: maxJobsPerPerson },
  ] as const;
  const reached = limits.flatMap(({ input, counted, max = Infinity }) => {
    // The next job is possible as soon as this one no longer counts.
    const blocking = counted[counted.length - max];
    if (blocking === undefined) return [];
    return {
      input,
      max,
      nextAt: new Date(Date.parse(blocking.submittedAt) + JOB_LIMIT_MS),
    };
  });
  return reached.toSorted(
    (one, other) => other.nextAt.getTime() - one.nextAt.getTime(),
  )[0];
}

/** The submissions that created a job, or are about to, oldest first; one for each job. */
function listCreatedJobs(
  submissions: readonly Submission[],
  now: Date,
): readonly Submission[] {
  const created = submissions
    .filter(
      ({ state, baseline, job }) =>
        baseline === null && (job !== null || state === 'pending'),
    )
    .filter(({ submittedAt }) => now.getTime() - Date.parse(submittedAt) < JOB_LIMIT_MS)
    .toSorted((one, other) => one.submittedAt.localeCompare(other.submittedAt));
  const keys = created.map(({ job, claimId }) => job ?? claimId);
  return created.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

export function findAgentPullRequests(
  open: readonly OpenPullRequest[],
  identity: AgentIdentity,
): readonly OpenPullRequest[] {
  return open.filter((pull) => isAgentPullRequest(pull, identity));
}
