/** Triggers: the identity of a request. */
import type { CommentRef } from './comment.ts';
import type { Subject } from './subject.ts';

/** The cause of a request: the same for a re-run or a redelivery, different for everything else (`trigger/trigger.ts`). */
export type Trigger =
  CommentTrigger | EventTrigger | SubjectTrigger | RunTrigger | CareTrigger;

export type CommentTrigger = Pick<CommentRef, 'kind' | 'id'>;

/** The trigger of an automatic event. It comes from the payload alone, which a redelivery repeats. */
export type EventTrigger =
  /** `commit` is the one that the merge put on the branch. */
  | Readonly<{
      kind: 'merge';
      number: number;
      commit: string;
    }>
  /** `commit` is the head of the pull request, or its merge commit. */
  | (Readonly<{ kind: 'pull-request'; commit: string }> & ActivityOfThread)
  | (Readonly<{ kind: 'issue' }> & ActivityOfThread)
  /**
   * GitHub sends several events for one release. A release that was a prerelease until now is another cause than that prerelease.
   * `tag` is for the link to its page.
   */
  | Readonly<{
      kind: 'release';
      id: number;
      prerelease: boolean;
      tag: string;
    }>
  | Readonly<{
      kind: 'push';
      ref: string;
      before: string;
      after: string;
    }>
  /** Any other event, by its name and the digest of its payload. */
  | Readonly<{
      kind: 'other';
      event: string;
      digest: string;
    }>;

type ActivityOfThread = Readonly<{
  number: number;
  /** GitHub's word: `labeled`. */
  activity: string;
  /** Id of the label, assignee, reviewer, team, milestone or type; null if the activity has none. */
  targetId: number | null;
  /** When the issue or pull request had last changed, as GitHub writes it; empty if the payload does not say that. */
  updatedAt: string;
}>;

/** The trigger of what the input `subject` names. */
export type SubjectTrigger =
  | Readonly<{
      kind: 'subject';
      subject: Extract<Subject, { kind: 'release' | 'pull-request' | 'commits' }>;
    }>
  /** The range of commits that was covered; `from` is null for the first commit of the history. */
  | Readonly<{
      kind: 'since-last';
      from: string | null;
      to: string;
    }>;

/** The trigger of a schedule or a dispatch: an occasion, not something that happened, so each run counts. */
type RunTrigger = Readonly<{
  kind: 'run';
  id: string;
  job: string;
  step: string;
  commentTag: string;
}>;

/** The trigger of a message of care, whatever its cause is. */
type CareTrigger = Readonly<{
  kind: 'care';
  /** Id of the repository of the docs pull request. */
  repository: number;
  /** Number of the docs pull request. */
  number: number;
  /** 1 for the first message about it, 2 for the second one. */
  message: number;
}>;
