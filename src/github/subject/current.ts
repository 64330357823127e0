/** Answers of GitHub that are older than the event: its API may lag behind its webhooks by seconds. */
import type { AutomaticEvent } from '../../domain/event.ts';
import { readTime } from '../../domain/github-fields.ts';
import type { PullRequestObject } from '../../domain/github-objects.ts';
import { isPartNotFound } from '../../domain/subject.ts';
import type { ContextSource, Gathered } from './source.ts';

/** Pauses before an answer is read again: three times in 10 s. */
const PAUSES_MS = [2000, 3000, 5000];

/** Reads an answer again as long as it is outdated, at most three times, and returns the last one. */
export async function readUntilCurrent<T>(
  source: Pick<ContextSource, 'sleep'>,
  read: () => Promise<T>,
  isOutdated: (answer: T) => boolean,
): Promise<T> {
  let answer = await read();
  for (const pause of PAUSES_MS) {
    if (!isOutdated(answer)) break;
    await source.sleep(pause);
    answer = await read();
  }
  return answer;
}

/** Returns whether an answer does not show yet that the subject of the event exists. */
export function isNotFoundYet(answer: Gathered<unknown>): boolean {
  return !answer.ok && isPartNotFound(answer.error);
}

/** Returns whether a time of GitHub is before that of an event. One that is missing decides nothing. */
export function isBeforeEvent(time: string, { updatedAt }: AutomaticEvent): boolean {
  const [answered, happened] = [readTime(time), readTime(updatedAt)];
  if (answered === undefined || happened === undefined) return false;
  return answered < happened;
}

/**
 * Returns whether a pull request is as it was before the event. Times have whole seconds, so one of the same second is older, too, if it
 * does not show what the event says about itself. A merge is never undone, so one that is not shown is missing.
 */
export function isPullRequestOlder(
  { details, updatedAt }: PullRequestObject,
  event: AutomaticEvent,
): boolean {
  const { merged = false, draft } = event.details;
  if (merged && !details.merged) return true;
  if (isBeforeEvent(updatedAt, event)) return true;
  if (updatedAt !== event.updatedAt) return false;
  if (details.draft && !draft) return true;
  const { label } = event;
  return label !== undefined && details.labels.includes(label.name) !== label.isSet;
}
