/** Identifies requests, so that each is submitted at most once. */
import type { Event } from '../domain/event.ts';
import type {
  CommentTrigger,
  EventTrigger,
  SubjectTrigger,
  Trigger,
} from '../domain/trigger.ts';
import type { Subject } from '../domain/subject.ts';
import { sliceStart } from '../text/strings.ts';

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
  if (event?.kind === 'comment') {
    const { kind, id } = event.comment;
    return { kind, id };
  }
  if (named !== undefined) return named;
  if (event?.trigger !== undefined) {
    const isMerged = event.details.merged === true;
    return needLabel === '' ? event.trigger : withoutActivity(event.trigger, isMerged);
  }
  return {
    kind: 'run',
    id: clipTriggerText(run.id),
    job: clipTriggerText(run.job),
    step: clipTriggerText(run.step),
    commentTag: clipTriggerText(commentTag),
  };
}

/**
 * Returns the trigger of a pull request that waits for its label, which may be there when it is opened
 * or merged, or come later: one request for each head, and one for the merge.
 */
function withoutActivity(trigger: EventTrigger, isMerged: boolean): EventTrigger {
  if (trigger.kind !== 'pull-request') return trigger;
  if (isMerged) return { kind: 'merge', number: trigger.number, commit: trigger.commit };
  return {
    ...trigger,
    activity: '',
    targetId: null,
    updatedAt: '',
  };
}

/**
 * Returns the trigger of the subject that the input `subject` names. It comes from the input alone: the
 * release or the pull request that it names may be unreadable in one attempt and readable in the next. The range of `since-last` is known
 * when the thread is read.
 */
export function triggerOfInput(subject: Subject): SubjectTrigger | undefined {
  switch (subject.kind) {
    case 'release':
    case 'pull-request':
    case 'commits':
      return { kind: 'subject', subject };
    default:
      return undefined;
  }
}

/**
 * Returns the canonical name of a trigger: `merge:12:<commit>`. It is the same for every re-run, redelivery and parallel delivery, and
 * different for everything else.
 */
export function triggerKey(trigger: Trigger): string {
  const parts = identityOf(trigger).map((part) => encodeURIComponent(part ?? ''));
  return [trigger.kind, ...parts].join(':');
}

/** Returns the kind of the trigger that has a key. */
export function kindOfTriggerKey(key: string): string {
  const [kind = ''] = key.split(':', 1);
  return kind;
}

/** Returns the comment or review that a key names; undefined for the key of another trigger. */
export function commentOfTriggerKey(key: string): CommentTrigger | undefined {
  const [kind, id = ''] = key.split(':');
  if (kind !== 'comment' && kind !== 'review-comment' && kind !== 'review') {
    return undefined;
  }
  return { kind, id: Number(id) };
}

/** Returns whether a key is that of a range of commits that the input `subject` names. */
export function isRangeKey(key: string): boolean {
  return key.startsWith('since-last:') || key.startsWith('subject:commits:');
}

type Identity = readonly (string | number | boolean | null)[];

/** Returns the fields that distinguish a trigger from every other one of its kind. */
function identityOf(trigger: Trigger): Identity {
  switch (trigger.kind) {
    case 'comment':
    case 'review-comment':
    case 'review':
      return [trigger.id];
    case 'merge':
      return [trigger.number, trigger.commit];
    case 'pull-request':
      return [
        trigger.number,
        trigger.commit,
        trigger.activity,
        trigger.targetId,
        trigger.updatedAt,
      ];
    case 'issue':
      return [trigger.number, trigger.activity, trigger.targetId, trigger.updatedAt];
    // A tag can be used again: by a release that takes the place of a deleted one.
    case 'release':
      return [trigger.id, trigger.prerelease];
    case 'push':
      return [trigger.ref, trigger.before, trigger.after];
    case 'other':
      return [trigger.event, trigger.digest];
    case 'subject':
      return identityOfSubject(trigger.subject);
    case 'since-last':
      return [trigger.from, trigger.to];
    case 'care':
      return [trigger.repository, trigger.number, trigger.message];
    case 'run':
      return [trigger.id, trigger.job, trigger.step, trigger.commentTag];
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

/** Cuts a text of the payload or the workflow to a length that fits the state. */
export function clipTriggerText(text: string): string {
  return sliceStart(text, MAX_TEXT_LENGTH);
}
