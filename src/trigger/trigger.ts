/** Identifies requests, so that each is submitted at most once. */
import type { Event } from '../domain/event.ts';
import type { CommentRef } from '../domain/comment.ts';
import type {
  CommentTrigger,
  EventTrigger,
  SubjectTrigger,
  Trigger,
} from '../domain/trigger.ts';
import type { Subject } from '../domain/subject.ts';

/**
 * Length of a text. Longer ones do not fit the state of a status comment. No name of GitHub is that
 * long.
 */
const MAX_TEXT_LENGTH = 300;

/** Sources of the trigger of a run. `named` is the trigger of the input `subject`, if that names a subject. */
type Cause = Readonly<{
  event: Event | undefined;
  named: SubjectTrigger | undefined;
  run: Readonly<{
    id: string;
    job: string;
    step: string;
  }>;
  commentTag: string;
  /** Label that pull requests need; empty for none. */
  needLabel: string;
}>;

/**
 * Returns the trigger, the same for every attempt and every delivery. Only that of a schedule or a
 * dispatch comes from the run.
 */
export function triggerFor(cause: Cause): Trigger {
  const { event, named, run, commentTag, needLabel } = cause;
  if (event?.kind === 'comment') return commentTrigger(event.comment);
  if (named !== undefined) return named;
  if (event?.trigger !== undefined) {
    const isMerged = event.details.merged === true;
    return needLabel === '' ? event.trigger : withoutActivity(event.trigger, isMerged);
  }
  return {
    kind: 'run',
    id: clip(run.id),
    job: clip(run.job),
    step: clip(run.step),
    commentTag: clip(commentTag),
  };
}

/**
 * Returns the trigger of a pull request that waits for its label, which may be there when it is opened
 * or merged, or come later: one request for each head, and one for the merge.
 */
function withoutActivity(trigger: EventTrigger, isMerged: boolean): EventTrigger {
  if (trigger.kind !== 'pull-request') return trigger;
  const { number, commit } = trigger;
  if (isMerged) return { kind: 'merge', number, commit };
  return {
    ...trigger,
    activity: '',
    targetId: null,
    updatedAt: '',
  };
}

function commentTrigger({ kind, id }: CommentRef): CommentTrigger {
  return { kind, id };
}

/**
 * Returns the trigger of the subject that the input `subject` names. It comes from the input alone: the
 * release or the pull request that it names may be unreadable in one attempt and readable in the next.
 *
 * @param range the commits that `since-last` covers.
 */
export function triggerOfInput(
  subject: Subject,
  range: Readonly<{ from: string | undefined; to: string | undefined }>,
): SubjectTrigger | undefined {
  switch (subject.kind) {
    case 'since-last': {
      const { from = null, to } = range;
      if (to === undefined) return undefined;
      return { kind: 'since-last', from, to };
    }
    case 'release':
    case 'pull-request':
    case 'commits':
      return { kind: 'subject', subject };
    default:
      return undefined;
  }
}

/** Returns whether two triggers are the same cause, as in a re-run, a redelivery or a parallel delivery. */
export function isSameTrigger(one: Trigger, other: Trigger): boolean {
  const identity = identityOf(one);
  const otherIdentity = identityOf(other);
  if (identity.length !== otherIdentity.length) return false;
  return identity.every((value, index) => value === otherIdentity[index]);
}

type Identity = readonly (string | number | boolean | null)[];

/** Returns the fields that distinguish a trigger from every other one. */
function identityOf(trigger: Trigger): Identity {
  const { kind } = trigger;
  switch (kind) {
    case 'comment':
    case 'review-comment':
    case 'review':
      return [kind, trigger.id];
    case 'merge':
      return [kind, trigger.number, trigger.commit];
    case 'pull-request': {
      const { number, commit, activity, targetId, updatedAt } = trigger;
      return [kind, number, commit, activity, targetId, updatedAt];
    }
    case 'issue': {
      const { number, activity, targetId, updatedAt } = trigger;
      return [kind, number, activity, targetId, updatedAt];
    }
    // A tag can be used again: by a release that takes the place of a deleted one.
    case 'release':
      return [kind, trigger.id, trigger.prerelease];
    case 'push':
      return [kind, trigger.ref, trigger.before, trigger.after];
    case 'other':
      return [kind, trigger.event, trigger.digest];
    case 'subject':
      return [kind, ...identityOfSubject(trigger.subject)];
    case 'since-last':
      return [kind, trigger.from, trigger.to];
    case 'care':
      return [kind, trigger.repository, trigger.number, trigger.commit, trigger.cause];
    case 'run':
      return [kind, trigger.id, trigger.job, trigger.step, trigger.commentTag];
  }
}

function identityOfSubject(
  subject: Extract<SubjectTrigger, { kind: 'subject' }>['subject'],
): Identity {
  switch (subject.kind) {
    case 'release':
      return [subject.kind, subject.tag];
    case 'pull-request':
      return [subject.kind, subject.number];
    case 'commits':
      return [subject.kind, subject.from, subject.to];
  }
}

export function isCommentTrigger(trigger: Trigger): trigger is CommentTrigger {
  return (
    trigger.kind === 'comment' ||
    trigger.kind === 'review-comment' ||
    trigger.kind === 'review'
  );
}

/** Returns the pull request that a request is about. A command's thread may be an issue. */
export function pullRequestOfTrigger(
  trigger: Trigger,
  thread: number | undefined,
): number | undefined {
  switch (trigger.kind) {
    case 'comment':
    case 'review-comment':
    case 'review':
      return thread;
    case 'merge':
    case 'pull-request':
    case 'care':
      return trigger.number;
    case 'subject':
      return trigger.subject.kind === 'pull-request' ? trigger.subject.number : undefined;
    default:
      return undefined;
  }
}

/** Cuts a text of the payload or the workflow to a length that fits the state. */
export function clip(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH);
}
