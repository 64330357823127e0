import type { CommentEvent } from '../domain.ts';
import { explainServiceError } from '../report/service-errors.ts';
import type { Target } from '../thread/job-reuse.ts';
import { getJobWithRetry, type SubmitResult, type NotSubmitted } from './submit.ts';
import type { RunContext } from './run-context.ts';
import { rejectionReason } from '../job/send-once.ts';

/** Where an ask stands before it is sent: it goes to a target, or a memory answers it. */
export type TargetDecision =
  Readonly<{ kind: 'target'; target: Target }> | Readonly<{ kind: 'resolved'; submitted: SubmitResult }>;

/** A new job, where there is nothing to go on with. */
export const NEW_JOB: TargetDecision = { kind: 'target', target: { kind: 'create', note: undefined } };

/** 👀 on the comment: GitHub tells whether it is new, so of two runs for one comment only one goes on at once. */
export async function claimComment(
  { github, warn }: RunContext,
  event: CommentEvent | undefined,
): Promise<'new' | 'existing'> {
  if (event === undefined || event.comment.kind === 'review') return 'new';
  const answer = await github.commentsApi.react(event.comment, 'eyes');
  if (answer.ok) return answer.value.isNew ? 'new' : 'existing';
  warn('The comment could not be given a reaction', answer.error);
  return 'new';
}

/** The job that the workflow names. */
export async function targetFromInput(
  { deps, inputs, service }: RunContext,
  jobId: string,
): Promise<TargetDecision> {
  const found = await getJobWithRetry(deps, service, jobId);
  if (found.ok) return { kind: 'target', target: { kind: 'message', job: found.value, note: undefined } };
  return { kind: 'resolved', submitted: jobNotReadable(found.error, inputs.connection.baseUrl.host, true) };
}

/** The job that the workflow names cannot be read: nothing is sent. */
export function jobNotReadable(
  error: Parameters<typeof explainServiceError>[0]['error'],
  host: string,
  wouldSend: boolean,
): NotSubmitted {
  return {
    kind: 'not-submitted',
    conclusion: { outcome: 'rejected', reason: rejectionReason(error) ?? 'not-sent' },
    message:
      explainServiceError({ error, request: 'read', host, uncertain: false }) +
      (wouldSend ? ' Nothing was sent.' : ''),
  };
}
