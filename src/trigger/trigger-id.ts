import type { CommentRef, Trigger } from '../domain.ts';

/** Whether two triggers are one cause. */
export function isSameTrigger(one: Trigger, other: Trigger): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Whether a person's comment is the cause, and not a run. */
export function isCommentTrigger(trigger: Trigger): trigger is Trigger & { kind: CommentRef['kind'] } {
  return trigger.kind !== 'run' && trigger.kind !== 'subject';
}
