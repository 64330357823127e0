/** What identifies a request, so that it is submitted once. */
import type { CommentRef, Event, Trigger } from '../domain.ts';

const MAX_ID_LENGTH = 300;

/**
 * The trigger of a run, the same for every attempt and every delivery of the same event. It comes from the payload or from the input
 * `subject`, and only for a schedule or a dispatch from the run.
 */
export function triggerFor({
  event,
  subjectTrigger,
  run: { id, job, step },
  commentTag,
}: Readonly<{
  event: Event | undefined;
  /** The subject, if the input names one. */
  subjectTrigger: string | undefined;
  run: Readonly<{ id: string; job: string; step: string }>;
  commentTag: string;
}>): Trigger {
  if (event?.kind === 'comment') return { kind: event.comment.kind, id: String(event.comment.id) };
  const subject = subjectTrigger ?? event?.deliveryKey;
  if (subject !== undefined) return { kind: 'subject', id: subject.slice(0, MAX_ID_LENGTH) };
  return { kind: 'run', id: [id, job, step, commentTag].join('/').slice(0, MAX_ID_LENGTH) };
}

/** Whether a comment or review is the cause. */
export function isCommentTrigger(trigger: Trigger): trigger is Trigger & { kind: CommentRef['kind'] } {
  return trigger.kind === 'comment' || trigger.kind === 'review-comment' || trigger.kind === 'review';
}
