/** What identifies a request, so that it is submitted once, and how its subject is named. */
import type { CommentRef, Event, Subject, Trigger } from '../domain.ts';

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

/** The pull request that a request is about; a command's thread may be an issue. */
export function pullRequestOfTrigger(trigger: Trigger, thread: number | undefined): number | undefined {
  if (isCommentTrigger(trigger)) return thread;
  const number = trigger.kind === 'subject' ? /^pull-request:(\d+)/.exec(trigger.id)?.[1] : undefined;
  return number === undefined ? undefined : Number(number);
}

/** A subject as people name it; undefined if there is none. */
export function subjectLabel(subject: Subject): string | undefined {
  switch (subject.kind) {
    case 'release':
      return subject.tag;
    case 'pull-request':
    case 'review-comment':
      return `PR #${subject.number}`;
    case 'issue':
      return `issue #${subject.number}`;
    case 'push':
      return abbreviate(subject.after);
    case 'commits':
      return `${abbreviate(subject.from)}..${abbreviate(subject.to)}`;
    case 'since-last':
      return 'new commits';
    case 'none':
      return undefined;
  }
}

/** A subject as the input `subject` names it; undefined for one that it cannot name. */
export function formatSubject(subject: Subject): string | undefined {
  switch (subject.kind) {
    case 'release':
      return `release:${subject.tag}`;
    case 'pull-request':
      return `pull-request:${subject.number}`;
    case 'commits':
      return `commits:${subject.from}..${subject.to}`;
    default:
      return undefined;
  }
}

/** A full commit id as on GitHub's pages. */
function abbreviate(ref: string): string {
  return /^[0-9a-f]{40,64}$/.test(ref) ? ref.slice(0, 7) : ref;
}
