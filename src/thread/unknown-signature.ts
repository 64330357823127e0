/**
 * States that our own account wrote and that none of the run's keys has signed: after the key was replaced, or by a workflow with another
 * key. They never count as submissions. A run only avoids buying again what they may have bought. Anyone may have written them.
 */
import type { Trigger } from '../domain/trigger.ts';
import { isSameTrigger } from '../trigger/trigger.ts';
import type { Stored, UnknownState } from './submission-store.ts';

/** Returns the newest state of a thread, if its signature is unknown. `submissions` are those whose signatures are known. */
export function newestIfUnknown(
  unknown: readonly UnknownState[],
  submissions: readonly Stored[],
): UnknownState | undefined {
  const newest = unknown.at(-1);
  const newestKnownId = submissions.at(-1)?.comment.id ?? 0;
  return newest !== undefined && newest.commentId > newestKnownId ? newest : undefined;
}

/** Returns whether one of the states may have submitted for this trigger. */
export function mayHaveSubmitted(
  unknown: readonly UnknownState[],
  trigger: Trigger,
): boolean {
  return unknown.some((each) => {
    const isNamed =
      isSameHostile(trigger, each.trigger) || isSameHostile(trigger, each.cause);
    return each.mayHaveJob && isNamed;
  });
}

/** Compares with a trigger that anyone may have written. One that cannot be read is another one. */
function isSameHostile(trigger: Trigger, hostile: Trigger): boolean {
  try {
    return isSameTrigger(trigger, hostile);
  } catch {
    return false;
  }
}
