/** What identifies a request, so that it is submitted once, and how its subject is named. */
import { createHash } from 'node:crypto';
import type { CommentRef, Event, Subject, Trigger } from '../domain.ts';
import { mayRetry, type FoundSubmission } from '../thread/state.ts';

const MAX_ID_LENGTH = 300;

/** What the trigger of a run comes from. `subject` is what the input of this name says, if it names one. */
type Cause = Readonly<{
  event: Event | undefined;
  subject: string | undefined;
  run: Readonly<{ id: string; job: string; step: string }>;
  commentTag: string;
}>;

/** The trigger, the same for every attempt and every delivery of an event. Only that of a schedule or a dispatch comes from the run. */
export function triggerFor({ event, subject, run, commentTag }: Cause): Trigger {
  if (event?.kind === 'comment')
    return { kind: event.comment.kind, id: String(event.comment.id) };
  const named = subject ?? event?.deliveryKey;
  if (named !== undefined) return { kind: 'subject', id: named.slice(0, MAX_ID_LENGTH) };
  return {
    kind: 'run',
    id: [run.id, run.job, run.step, commentTag].join('/').slice(0, MAX_ID_LENGTH),
  };
}

export function isCommentTrigger(
  trigger: Trigger,
): trigger is Trigger & { kind: CommentRef['kind'] } {
  return (
    trigger.kind === 'comment' ||
    trigger.kind === 'review-comment' ||
    trigger.kind === 'review'
  );
}

/** The pull request that a request is about; a command's thread may be an issue. */
export function pullRequestOfTrigger(
  trigger: Trigger,
  thread: number | undefined,
): number | undefined {
  if (isCommentTrigger(trigger)) return thread;
  const number =
    trigger.kind === 'subject' ? /^pull-request:(\d+)/.exec(trigger.id)?.[1] : undefined;
  return number === undefined ? undefined : Number(number);
}

/** A subject as people name it, and as the input `subject` does, if it can. */
export function nameSubject(
  subject: Subject,
): Readonly<{ label?: string; input?: string }> {
  switch (subject.kind) {
    case 'release':
      return { label: subject.tag, input: `release:${subject.tag}` };
    case 'pull-request':
      return { label: `PR #${subject.number}`, input: `pull-request:${subject.number}` };
    case 'review-comment':
      return { label: `PR #${subject.number}` };
    case 'issue':
      return { label: `issue #${subject.number}` };
    case 'push':
      return { label: abbreviate(subject.after) };
    case 'commits': {
      const { from, to } = subject;
      return {
        label: `${abbreviate(from)}..${abbreviate(to)}`,
        input: `commits:${from}..${to}`,
      };
    }
    case 'since-last':
      return { label: 'new commits' };
    case 'none':
      return {};
  }
}

/** A full commit id as on GitHub's pages. */
function abbreviate(ref: string): string {
  return /^[0-9a-f]{40,64}$/.test(ref) ? ref.slice(0, 7) : ref;
}

/**
 * What `subject: since-last` covers, as full commit ids. `from` is undefined on a thread's first run, `to` unless an earlier attempt of
 * this run has fixed it.
 */
export type CoveredRange = Readonly<{ from: string | undefined; to: string | undefined }>;

const RANGE = /^since-last:([0-9a-f]{1,64})?\.\.([0-9a-f]{40,64})$/;

export function formatRange({ from = '' }: CoveredRange, to: string): string {
  return `since-last:${from}..${to}`;
}

export function nextRange(
  submissions: readonly FoundSubmission[],
  run: string,
): CoveredRange {
  const own = submissions.filter(({ submission }) => submission.run === run);
  const ranges = own.map(({ submission }) => RANGE.exec(submission.trigger.id));
  const [, from, to] = ranges.findLast((range) => range !== null) ?? [];
  return to === undefined ? { from: lastCoveredSha(submissions), to } : { from, to };
}

/** The newest commit that a job of the thread covered. Those that a failed job was to cover are covered again. */
export function lastCoveredSha(
  submissions: readonly FoundSubmission[],
): string | undefined {
  const all = submissions.map(({ submission }) => submission);
  return (
    all.findLast((each) => each.covered !== null && !mayRetry(each))?.covered ?? undefined
  );
}

/** Equal for equal texts: 32 hexadecimal digits. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
