/**
 * Causes: why a request is sent. Every kind has its row here, and no other file composes a key or takes one apart. A cause comes from the
 * payload or the inputs, never from the attempt, so that a re-run and a redelivery have the same one.
 */
import type { CommentRef } from './comment.ts';
import { describeSubject, isNullSha, tagOfRef, type Subject } from './subject.ts';
import { sliceStart } from '../text/strings.ts';

/** The changes that a request is about. */
export type Coverage =
  | Readonly<{ kind: 'pull-request'; number: number }>
  | Readonly<{ kind: 'release'; tag: string }>
  /** A range of commits. Without `from`, it is one commit alone. */
  | Readonly<{ kind: 'range'; from: string | null; to: string }>
  /** Nothing that can be found out: a schedule with a prompt, an issue. */
  | Readonly<{ kind: 'none' }>;

/** The part of a cause that the ledger keeps, which a version of this action with another format of records can read, too. */
export type CauseRef = Readonly<{
  /** `merge:12:<commit>`. Two requests are the same if their keys are `===`. */
  key: string;
  /** The first word of the key. A newer version may have other ones. */
  kind: string;
  /** ID of the comment or the review that has the instruction; null for an event. */
  comment: number | null;
}>;

/** Why a request is sent. */
export type Cause = CauseRef &
  Readonly<{
    /** The page of the cause, as a path below its repository; null if it has none. */
    page: string | null;
    /** The changes that the request is about. */
    covers: Coverage;
  }>;

/** Returns what the ledger keeps of a cause. */
export function refOfCause({ key, kind, comment }: CauseRef): CauseRef {
  return { key, kind, comment };
}

/** Returns the cause of a command or a review. It is about its thread; an issue has another number than every pull request. */
export function causeOfComment({ kind, id, thread }: CommentRef): Cause {
  const pages = {
    comment: `issues/${thread}#issuecomment-${id}`,
    'review-comment': `pull/${thread}#discussion_r${id}`,
    review: `pull/${thread}#pullrequestreview-${id}`,
  };
  return {
    key: keyOf(kind, id),
    kind,
    comment: id,
    page: pages[kind],
    covers: { kind: 'pull-request', number: thread },
  };
}

/**
 * Returns the cause of an event that has a subject.
 *
 * @param kind `merge` for a merged pull request, otherwise the kind of the subject.
 * @param parts all that distinguishes the event from others of its kind, from the payload alone, which a redelivery repeats.
 */
export function causeOfEvent(
  kind: 'merge' | Subject['kind'],
  subject: Subject,
  ...parts: readonly KeyPart[]
): Cause {
  return causeOf(keyOf(kind, ...parts), kind, subject);
}

/** Returns the cause of an event without a subject, by its name and the digest of its payload. */
export function causeOfOtherEvent(name: string, digest: string): Cause {
  return causeOf(keyOf('other', name, digest), 'other', NO_SUBJECT);
}

/**
 * Returns the cause of what the input `subject` names; undefined if that says nothing alone. The release or the pull request that it names
 * may be unreadable in one attempt and readable in the next.
 */
export function causeOfInput(subject: Subject): Cause | undefined {
  switch (subject.kind) {
    case 'release':
      return causeOf(keyOf('subject', 'release', subject.tag), 'subject', subject);
    case 'pull-request':
      return causeOf(
        keyOf('subject', 'pull-request', subject.number),
        'subject',
        subject,
      );
    case 'commits':
      return causeOf(keyOf('commits', subject.from, subject.to), 'commits', subject);
    default:
      return undefined;
  }
}

/** Returns the cause of a range of `subject: since-last`. `from` is null for the first commit of the history. */
export function causeOfRange(from: string | null, to: string): Cause {
  const covers = { kind: 'range', from, to } as const;
  const key = keyOf('since-last', from, to);
  return { key, kind: 'since-last', comment: null, page: null, covers };
}

/** Returns the cause of a schedule or a dispatch: an occasion, not something that happened, so each run counts. */
export function causeOfRun(
  { id, job, step }: Readonly<{ id: string; job: string; step: string }>,
  commentTag: string,
): Cause {
  return causeOf(keyOf('run', id, job, step, commentTag), 'run', NO_SUBJECT);
}

/** Returns the cause of a message of care. `message` is 1 for the first one about a pull request, whatever its problem is. */
export function causeOfCare(
  repositoryId: number,
  pullRequest: number,
  message: number,
): Cause {
  return causeOf(keyOf('care', repositoryId, pullRequest, message), 'care', NO_SUBJECT);
}

/** Returns the comment or review with the instruction of a request in a thread; undefined if an event has caused the request. */
export function commentOfCause(
  { kind, comment: id }: CauseRef,
  thread: number,
): CommentRef | undefined {
  if (id === null) return undefined;
  if (kind !== 'comment' && kind !== 'review-comment' && kind !== 'review') {
    return undefined;
  }
  return { kind, id, thread };
}

/** Returns whether causes of a kind are ranges of commits that the input `subject` names. */
export function isRangeKind(kind: string): boolean {
  return kind === 'since-last' || kind === 'commits';
}

/** Returns the name of a kind in reports. */
export function nameCauseKind(kind: string): string {
  return REPORTED_NAMES.get(kind) ?? kind;
}

const REPORTED_NAMES: ReadonlyMap<string, string> = new Map([
  ['comment', 'command'],
  ['review-comment', 'command'],
  ['commits', 'subject'],
  ['run', 'schedule or dispatch'],
]);

const NO_SUBJECT: Subject = { kind: 'none' };

function causeOf(key: string, kind: string, subject: Subject): Cause {
  const about = withShortName(subject);
  const page = describeSubject(about).page ?? null;
  return { key, kind, comment: null, page, covers: coverageOf(about) };
}

/** Cuts the name in a subject to a length that fits a status comment. */
function withShortName(subject: Subject): Subject {
  if (subject.kind !== 'release') return subject;
  return { ...subject, tag: clip(subject.tag) };
}

/** Returns the changes that a request about a subject is about. */
function coverageOf(subject: Subject): Coverage {
  switch (subject.kind) {
    case 'pull-request':
      return { kind: 'pull-request', number: subject.number };
    case 'release':
      return { kind: 'release', tag: subject.tag };
    case 'push':
      return coverageOfPush(subject);
    case 'commits':
      return { kind: 'range', from: subject.from, to: subject.to };
    default:
      return { kind: 'none' };
  }
}

/** Returns the changes that a push is about. A new tag is the name of a release: its prompt has all changes since the one before. */
function coverageOfPush({ ref, before, after }: PushSubject): Coverage {
  if (!isNullSha(before)) return { kind: 'range', from: before, to: after };
  const tag = tagOfRef(ref);
  if (tag !== undefined) return { kind: 'release', tag: clip(tag) };
  return { kind: 'range', from: null, to: after };
}

type PushSubject = Extract<Subject, { kind: 'push' }>;

type KeyPart = string | number | boolean | null;

/** Length of a text in a cause. Longer ones do not fit a status comment. No name of GitHub is that long. */
const MAX_TEXT_LENGTH = 300;

function clip(text: string): string {
  return sliceStart(text, MAX_TEXT_LENGTH);
}

/** Composes a key. No part can contain the colon between two parts. */
function keyOf(kind: string, ...parts: readonly KeyPart[]): string {
  const encoded = parts.map((part) => encodeURIComponent(clip(String(part ?? ''))));
  return [kind, ...encoded].join(':');
}
