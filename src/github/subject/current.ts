/** Answers of GitHub that are older than the event: its API may lag behind its webhooks by seconds. */
import type { AutomaticEvent } from '../../domain/event.ts';
import { readTime } from '../../domain/github-fields.ts';
import type { PullRequest } from '../../domain/pull-request.ts';
import {
  isPartNotFound,
  type ContextPart,
  type MissingContext,
} from '../../domain/subject.ts';
import type { ContextSource, Gathered } from './source.ts';

/** A pull request as its event shows it, and the label that the event has added or removed. */
export type PullRequestEvent = Pick<AutomaticEvent, 'label'> &
  Readonly<{ pull: PullRequest }>;

/** Pauses before an answer is read again: three times in 10 s. */
const PAUSES_MS = [2000, 3000, 5000];

/** Reads an answer again as long as it is outdated, at most three times, and returns the last one. */
export async function readUntilCurrent<T>(
  { clock, signal }: ContextSource,
  read: () => Promise<T>,
  isOutdated: (answer: T) => boolean,
): Promise<T> {
  let answer = await read();
  for (const pause of PAUSES_MS) {
    if (!isOutdated(answer)) break;
    await clock.sleep(pause, signal);
    answer = await read();
  }
  return answer;
}

/** Describes that GitHub shows a part as it was before the event. */
export function outdated(part: ContextPart, name: string): MissingContext {
  return { kind: 'outdated', part, name };
}

/** Returns whether an answer does not show yet that the subject of the event exists. */
export function isNotFoundYet(answer: Gathered<unknown>): boolean {
  return !answer.ok && isPartNotFound(answer.error);
}

/** Returns whether a time of GitHub is before that of the same object in an event. One that is missing decides nothing. */
export function isBefore(time: string, timeInEvent: string): boolean {
  const [answered, happened] = [readTime(time), readTime(timeInEvent)];
  if (answered === undefined || happened === undefined) return false;
  return answered < happened;
}

/**
 * Returns whether a pull request is as it was before its event. Times have whole seconds, so one of the same second is older, too, if it
 * does not show what the event says about itself. A merge is never undone, so one that is not shown is missing.
 */
export function isPullRequestOlder(
  { state, updatedAt, isDraft, labels }: PullRequest,
  { pull: sent, label }: PullRequestEvent,
): boolean {
  if (sent.state === 'merged' && state !== 'merged') return true;
  if (isBefore(updatedAt, sent.updatedAt)) return true;
  if (updatedAt !== sent.updatedAt) return false;
  if (isDraft && !sent.isDraft) return true;
  return label !== undefined && labels.includes(label.name) !== label.isSet;
}
