/** The event that started a run, and who caused it. */
import type { Cause } from './cause.ts';
import type { CommentRef } from './comment.ts';
import type { PullRequest } from './pull-request.ts';
import type { Subject, SubjectDetails } from './subject.ts';

/** Event that started the run. */
export type Event = AutomaticEvent | CommentEvent;

type AnyEvent = Readonly<{
  /** GitHub's name of the event: `release`, `workflow_dispatch`. */
  name: string;
  /** The activity type, if the event has one: `published`. */
  action: string | undefined;
  /** GitHub provides no secrets: a pull request from a fork or by Dependabot. */
  withoutSecrets: boolean;
  defaultBranch: string | undefined;
  /**
   * GitHub's time of the event, in milliseconds: of the comment, merge, update, publication or push. Undefined
   * if it has none.
   */
  at: number | undefined;
}>;

export type AutomaticEvent = AnyEvent &
  Readonly<{
    kind: 'automatic';
    /** Account that caused the event; undefined for a schedule. */
    sender: Actor | undefined;
    /** Contents of the payload, before any request to GitHub; its subject is `none` if there is none. */
    details: SubjectDetails;
    /** Undefined for a schedule or a dispatch. */
    cause: Cause | undefined;
    /**
     * The cause in a workflow that waits for a label, which may be there when a pull request is opened or merged, or come later: one for
     * each head, and one for the merge. Undefined if it is the same.
     */
    causeWithLabel?: Cause | undefined;
    /** The label that the event has added to a pull request, or removed from it. */
    label?: Readonly<{ name: string; isSet: boolean }> | undefined;
    /** The contents of a push. Undefined for other events, and if the payload does not show them. */
    pushed?: PushedCommits | undefined;
  }>;

/** The contents of a push, as its payload shows them. */
type PushedCommits = Readonly<{
  /** The ID of the newest commit, of which an annotated tag has another one in `after`. */
  newest: string;
  /** The ID of the tree of files of the newest commit. */
  tree: string;
  /** The IDs of the commits that are new to the branch, as far as GitHub lists them. */
  listed: readonly string[];
}>;

/** A comment or a review. Only a command in it starts something. */
export type CommentEvent = AnyEvent &
  Readonly<{
    kind: 'comment';
    comment: CommentRef;
    /** The id of the comment in GraphQL; undefined if the payload does not have it. */
    nodeId?: string | undefined;
    onPullRequest: boolean;
    subject: Subject;
    /** The pull request in the payload of a review or a comment on a line; undefined for other comments. */
    pull: PullRequest | undefined;
    body: string;
    author: Actor;
    /** Account that caused the event; for a new comment its author. */
    sender: Actor;
    /** Facts about a review in the payload, besides its text. */
    review?: Readonly<{ isApproval: boolean }> | undefined;
    /** Login of the account that opened the thread, if the payload of an ordinary comment has it. */
    opener?: string | undefined;
    /** Whether the thread is the requests issue. */
    isOnRequestsIssue: boolean;
  }>;

export type Actor = Readonly<{ login: string; isBot: boolean }>;

/** Permissions of a repository, least first. */
export const PERMISSIONS = [
  'none',
  'read',
  'triage',
  'write',
  'maintain',
  'admin',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
