/** Requests to the agent, as a report counts them. Pure. */
import type { RequestSubmission } from '../../domain/submission.ts';
import type { Trigger } from '../../domain/trigger.ts';
import { isPaid } from '../../thread/request-limits.ts';
import { isNotSent } from '../../thread/state.ts';
import type { Stored } from '../../thread/submission-store.ts';

/** How a request has ended, as far as its status comment knows. */
export type RequestResult =
  | 'pull-request'
  | 'no-pr'
  | 'failed'
  /** Perhaps sent. */
  | 'unconfirmed'
  /** The job is still active, or its end is not known. */
  | 'unfinished'
  /** Refused before it was sent. It costs nothing and is no request. */
  | 'not-sent';

/** One request. The service and people wrote some of the texts: they are hostile until escaped. */
export type ReportedRequest = Readonly<{
  /** `owner/name`, in the spelling of the input. */
  repository: string;
  thread: number;
  commentId: number;
  /** The same in all comments that show this request. */
  claimId: string;
  /** When its status comment was created, on GitHub's clock. */
  createdAt: string;
  /** Kind of its trigger, for people. */
  trigger: string;
  /** Its trigger itself. */
  cause: Trigger;
  /** The newest commit that its prompt covers. */
  covered: string | null;
  job: string | null;
  result: RequestResult;
  /** The outcome with its reason, as the main action reports it; empty as long as there is none. */
  outcome: string;
  /** Link in the spelling of the service. */
  prLink: string | null;
}>;

/** Finds the requests among the submissions of one repository, in their order. */
export function toRequests(
  repository: string,
  submissions: readonly Stored[],
): readonly ReportedRequest[] {
  const requests: ReportedRequest[] = [];
  for (const { submission, location, comment } of submissions) {
    // The comment on a docs pull request is a copy.
    if (submission.kind === 'link') continue;
    const result = resultOf(submission);
    if (result === undefined) continue;
    requests.push({
      repository,
      thread: location.thread,
      commentId: comment.id,
      claimId: submission.claimId,
      createdAt: comment.createdAt,
      trigger: triggerName(submission),
      cause: submission.trigger,
      covered: submission.covered,
      job: submission.job,
      result,
      outcome: outcomeOf(submission),
      prLink: submission.prLink,
    });
  }
  return requests;
}

/** Returns how a request has ended; undefined if it needed none, because another run had sent the same. */
function resultOf(submission: RequestSubmission): RequestResult | undefined {
  const { outcome, job } = submission;
  if (!isPaid(submission)) return isNotSent(submission) ? 'not-sent' : undefined;
  if (job === null) return 'unconfirmed';
  switch (outcome) {
    case 'pr-opened':
      return 'pull-request';
    case 'no-pr':
      return 'no-pr';
    case 'failed':
    case 'archived':
      return 'failed';
    case 'unconfirmed':
      return 'unconfirmed';
    default:
      return 'unfinished';
  }
}

function outcomeOf({ outcome, reason }: RequestSubmission): string {
  if (outcome === null) return '';
  return reason === '' ? outcome : `${outcome}/${reason}`;
}

/** Names of the kinds of triggers that have another one. */
const TRIGGER_NAMES: ReadonlyMap<string, string> = new Map([
  ['comment', 'command'],
  ['review-comment', 'command'],
  ['review', 'command'],
  ['run', 'schedule or dispatch'],
  ['pull-request', 'pull request'],
  ['since-last', 'since last run'],
  ['other', 'other event'],
  ['commits', 'push'],
]);

/** Returns the name of what caused a request: what `subject` names counts as if an event had named it. */
function triggerName({ trigger, subject }: RequestSubmission): string {
  // A command in a review has no subject; a review that goes to the job as a whole has.
  if (trigger.kind === 'review' && subject !== null) return 'review';
  const kind = trigger.kind === 'subject' ? trigger.subject.kind : trigger.kind;
  return TRIGGER_NAMES.get(kind) ?? kind;
}
