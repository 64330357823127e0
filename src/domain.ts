/** Shared types and their closed lists. Imports nothing. */

/** States of a job (service document §3). The service may send others: they count as still running. */
export const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'] as const;

/** Returns whether the service has finished with a job of this status. */
export function isTerminal(status: string | undefined): boolean {
  return status !== 'active' && JOB_STATUSES.some((known) => known === status);
}

/** A job (service document §2.1). The service wrote every string: hostile until escaped. */
export type Job = Readonly<{
  id: string;
  /** Undefined if the response to a create or a message has none. */
  status: string | undefined;
  prLink: string | null;
  model: string | undefined;
  /** URL of the repository that the job works on. */
  repository: string | undefined;
  archivedAt: string | null;
  /** The whole response, with unknown fields. */
  raw: Readonly<Record<string, unknown>>;
}>;

/**
 * Returns whether a text can be a job id: any string (service document §2.1) that is a segment of a path
 * and fits the state.
 */
export function isJobId(text: string): boolean {
  const isDots = text === '.' || text === '..';
  const isSegment = text !== '' && !isDots && text.length <= 256;
  const isPlain = text.isWellFormed() && !/[\p{Cc}\s]/u.test(text);
  return isSegment && isPlain;
}

/** Views of one page (service document §2.3). The service wrote `path`: hostile until escaped. */
export type PageViews = Readonly<{
  path: string;
  human: number;
  ai: number;
  total: number;
}>;

/** Some rows of a page-view report. `totals` are site-wide for the whole range, not the sums of these rows. */
export type ViewsPage = Readonly<{
  totals: Readonly<{ human: number; ai: number; total: number }>;
  views: readonly PageViews[];
  hasMore: boolean;
}>;

export const SIGNAL_KINDS = ['questions', 'searches', 'feedback'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** A question or a search term. Readers wrote the texts: hostile until escaped, and possibly personal. */
export type ReaderSignal = Readonly<{
  text: string;
  /** Address or path; empty if there is none. */
  page: string;
  /** Number of searches; 1 for a question. */
  count: number;
  /** Whether the question was not answered, or no search led to a click. */
  isProblem: boolean;
  /** The assistant's answer; empty for a search term. */
  answer: string;
}>;

/** A comment that a reader added to a vote: hostile until escaped, and possibly personal. */
export type PageComment = Readonly<{
  /** Address or path. */
  page: string;
  /** Empty for a vote without a comment. */
  text: string;
  /** Whether the vote is negative. */
  isProblem: boolean;
}>;

/** A page of rows. `next` is the cursor of the next page; undefined after the last one. */
export type CursorPage<T> = Readonly<{
  rows: readonly T[];
  next: string | undefined;
}>;

/** Sources of votes: with a form for a comment, or only with a thumb. */
export const VOTE_SOURCES = ['contextual', 'thumbs_only'] as const;
export type VoteSource = (typeof VOTE_SOURCES)[number];

/** The votes of one source on a page. */
export type PageVotes = Readonly<{
  /** Address or path. */
  page: string;
  positive: number;
  negative: number;
  /** Votes that the service counts neither as positive nor as negative. */
  undirected: number;
}>;

/** Votes by page. `hasMore`: other pages have votes, too, and cannot be read. */
export type VotesPage = Readonly<{
  votes: readonly PageVotes[];
  hasMore: boolean;
}>;

export const REQUEST_ERROR_KINDS = [
  /** The server cannot have received it. */
  'not-sent',
  /** The server may have processed it. */
  'no-response',
  /** The server has responded, but the response could not be read. */
  'invalid-response',
  /** The server has responded with an error status. */
  'status',
] as const;

/** A request that did not succeed. It contains no header, no key and no prompt. */
export type RequestError = Readonly<{
  kind: (typeof REQUEST_ERROR_KINDS)[number];
  /**
   * Cause, as one clause without a full stop: `the connection was refused (ECONNREFUSED)`. Redacted, not
   * escaped.
   */
  detail: string;
  /** For `status`, and for an `invalid-response` that had one. */
  status?: number | undefined;
  /** `Retry-After`, from the arrival of the response; undefined if it is missing or unreadable. */
  retryAfterMs?: number | undefined;
  /** The server's request id, for its support. */
  requestId?: string | undefined;
  /** Refused because the plan or the credits of the docs service do not cover it. */
  paymentRequired?: boolean;
  /** For `not-sent`: whether the same request may succeed a little later. */
  transient?: boolean;
  /** For GitHub: the token has no permission, or nobody may write here. A later attempt gets the same response. */
  isRefusal?: boolean;
}>;

/** A value or the error in its place. Adapters return it; nothing is thrown across a port. */
export type Result<T, E = RequestError> =
  Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; error: E }>;

/** A file of the workspace that could not be read or written. `code` is Node's, or empty. */
export type FileError = Readonly<{
  kind:
    | 'outside-workspace'
    /** In `.git` or `.github/workflows`. */
    | 'protected'
    | 'not-found'
    | 'is-a-folder'
    | 'not-a-folder'
    | 'no-permission'
    | 'not-text'
    | 'too-large'
    | 'disk-full'
    | 'cancelled'
    | 'unknown';
  path: string;
  code: string;
}>;

/**
 * Ends of a run and their reasons: the outputs `outcome` and `reason`. The reason is empty if there is
 * only one.
 */
export const OUTCOMES = {
  'pr-opened': [''],
  'no-pr': [''],
  failed: [''],
  archived: [''],
  'still-active': ['timed-out', 'not-waiting'],
  misconfigured: ['invalid-input', 'no-api-key', 'unknown-signature'],
  rejected: [
    'not-sent',
    'invalid-request',
    'unauthorized',
    'payment-required',
    'forbidden',
    'not-found',
    'rate-limited',
    'github-unavailable',
    'job-unreadable',
  ],
  unconfirmed: ['create-unconfirmed', 'message-unconfirmed', 'state-unavailable'],
  'connection-lost': [
    'no-response',
    'invalid-response',
    'unauthorized',
    'payment-required',
    'forbidden',
    'not-found',
  ],
  cancelled: [''],
  skipped: [
    'no-command',
    'not-created',
    'denied',
    'bot',
    'help',
    'unknown-command',
    'paths',
    'ignored-author',
    'label',
    'limit',
    'not-merged',
    'draft',
    'prerelease',
    'no-secrets',
    'dry-run',
    'unsupported-event',
  ],
  'internal-error': [''],
} as const;
export type Outcome = keyof typeof OUTCOMES;
export type ReasonOf<O extends Outcome> = (typeof OUTCOMES)[O][number];
export type Reason = ReasonOf<Outcome>;

/** An outcome with one of its reasons. */
export type Conclusion = {
  [O in Outcome]: Readonly<{ outcome: O; reason: ReasonOf<O> }>;
}[Outcome];

export function isConclusion(
  value: Readonly<{ outcome: string | null; reason: string }>,
): value is Conclusion {
  return Object.entries<readonly string[]>(OUTCOMES).some(
    ([outcome, reasons]) => outcome === value.outcome && reasons.includes(value.reason),
  );
}

/** Action of the run on the job: output `jobAction`. */
export type JobAction = 'created' | 'messaged' | 'resumed' | 'none';

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
}>;

export type AutomaticEvent = AnyEvent &
  Readonly<{
    kind: 'automatic';
    /** Account that caused the event; undefined for a schedule. */
    sender: Actor | undefined;
    /** Contents of the payload, before any request to GitHub; its subject is `none` if there is none. */
    details: SubjectDetails;
    /** Undefined for a schedule or a dispatch. */
    trigger: EventTrigger | undefined;
    /** Whether the event says that a prerelease was changed to a release. */
    isPromotion: boolean;
  }>;

/** A comment or a review. Only a command in it starts something. */
export type CommentEvent = AnyEvent &
  Readonly<{
    kind: 'comment';
    comment: CommentRef;
    onPullRequest: boolean;
    subject: Subject;
    /** Details of the pull request in the payload of a review; undefined for other comments. */
    details: SubjectDetails | undefined;
    body: string;
    author: Actor;
    /** Account that caused the event; for a new comment its author. */
    sender: Actor;
    /** Number of comments that the thread had, if the payload has it. */
    comments?: number | undefined;
  }>;

export type Actor = Readonly<{ login: string; isBot: boolean }>;

/** A comment on an issue or a pull request, one on a line of a diff, or a review's text. */
export type CommentRef = Readonly<{
  kind: 'comment' | 'review-comment' | 'review';
  id: number;
  thread: number;
}>;

/** Text that every comment of this action contains, so that it is never taken for a command. */
export const COMMENT_MARKER = '<!-- docs-agent-action';

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

/** Reactions that we leave on a command: seen, pull request opened, nothing to change, did not work. */
export type Reaction = 'eyes' | 'rocket' | '+1' | 'confused';

/** The cause of a request: the same for a re-run or a redelivery, different for everything else (`trigger/trigger.ts`). */
export type Trigger = CommentTrigger | EventTrigger | SubjectTrigger | RunTrigger;

export type CommentTrigger = Readonly<Pick<CommentRef, 'kind' | 'id'>>;

/** The trigger of an automatic event. It comes from the payload alone, which a redelivery repeats. */
export type EventTrigger =
  /** `commit` is the one that the merge put on the branch. */
  | Readonly<{ kind: 'merge'; number: number; commit: string }>
  /** `commit` is the head of the pull request, or its merge commit. */
  | (Readonly<{ kind: 'pull-request'; commit: string }> & ActivityOfThread)
  | (Readonly<{ kind: 'issue' }> & ActivityOfThread)
  /**
   * GitHub sends several events for one release. A release that was a prerelease until now is another cause than that prerelease.
   * `tag` is for the link to its page.
   */
  | Readonly<{ kind: 'release'; id: number; prerelease: boolean; tag: string }>
  | Readonly<{ kind: 'push'; ref: string; before: string; after: string }>
  /** Any other event, by its name and the digest of its payload. */
  | Readonly<{ kind: 'other'; event: string; digest: string }>;

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
  /** The range of commits that was covered; `from` is null on a thread's first run. */
  | Readonly<{ kind: 'since-last'; from: string | null; to: string }>;

/** The trigger of a schedule or a dispatch: an occasion, not something that happened, so each run counts. */
type RunTrigger = Readonly<{
  kind: 'run';
  id: string;
  job: string;
  step: string;
  commentTag: string;
}>;

/** Job before a message was sent to it. Used to distinguish the previous result from a new one. */
export type JobSnapshot = Pick<Job, 'prLink' | 'archivedAt'> &
  Readonly<{ status: string | null }>;

/** One request to the agent, as its status comment keeps it. Times are ISO 8601 in UTC with milliseconds. */
export type Submission = Readonly<{
  trigger: Trigger;
  /** Cause of this submission: the trigger, or the comment that repeats its request (`/docs retry`). */
  cause: Trigger;
  /** Digest of the instruction, without context. */
  digest: string;
  /** Login of the person, or the App, that caused the request. */
  requester: string;
  /** Name of the subject if no comment started it: `PR #12`, `v1.4.0`. */
  subject: string | null;
  /** The workflow run, the same for all attempts. */
  run: string;
  /** The attempt of the run, from 1. */
  attempt: number;
  /** Random, by which a run recognises its own comment. Empty for a copy. */
  claimId: string;
  /** Whether its run gave the first 👀 on the command. */
  isFirst: boolean;
  /**
   * `pending`: its comment exists. Until the state is bound to that comment, nothing was sent; afterwards the request may have
   * been sent. `submitted`: the service has accepted it.
   */
  state: 'pending' | 'submitted' | 'finished';
  /** Time of the creation of its comment, then of the acceptance by the service. */
  submittedAt: string;
  /** Time until which a run waits for the job and writes the comment. */
  waitUntil: string | null;
  job: string | null;
  /** Null for a new job. */
  baseline: JobSnapshot | null;
  /** The newest commit that its prompt covers. */
  covered: string | null;
  outcome: Outcome | null;
  reason: Reason;
  /** Link in the spelling of the service: hostile until escaped. */
  prLink: string | null;
  /** The other status comment for its docs pull request: on that pull request, or in the thread of the request. */
  link: CommentLink | null;
}>;

/** A status comment, which may be in another repository. The two numbers are 0 if the request has neither comment nor thread. */
export type CommentLink = Pick<ThreadLocation, 'repositoryId' | 'thread'> &
  Readonly<{ commentId: number }>;

/**
 * Returns whether a submission is the copy in the comment on its docs pull request. Its trigger is in
 * the thread that `link` names.
 */
export function isCopy(
  submission: Submission,
): submission is Submission & { link: CommentLink } {
  return submission.claimId === '';
}

/** Location of the submissions of one use of the action. `thread`: number of the issue or pull request. */
export type ThreadLocation = Readonly<{
  repositoryId: number;
  thread: number;
  project: string;
  commentTag: string;
}>;

/**
 * Subject of a run: named by the event, or by the input `subject`. Tags, refs and commits are safe in a
 * URL's path.
 */
export type Subject =
  | Readonly<{ kind: 'release'; tag: string }>
  | Readonly<{ kind: 'pull-request'; number: number }>
  /** Commits are full object names; `before` is all zeros for a new ref. `ref` is whole: `refs/heads/main`. */
  | Readonly<{ kind: 'push'; before: string; after: string; ref: string }>
  | Readonly<{ kind: 'commits'; from: string; to: string }>
  /** Commits since the last one that a job of this thread covered. */
  | Readonly<{ kind: 'since-last' }>
  | Readonly<{ kind: 'issue'; number: number }>
  /** `number` is the pull request's; `line` is missing for a comment on a whole file or on an outdated line. */
  | Readonly<{
      kind: 'review-comment';
      number: number;
      path: string;
      line: number | undefined;
      hunk: string;
      body: string;
    }>
  | Readonly<{ kind: 'none' }>;

/** Pull request in a range. `nested`: it was merged into a branch that was merged here, not into this branch itself. */
export type PullRequestSummary = Readonly<{
  number: number;
  title: string;
  url: string;
  author: string;
  nested?: boolean;
}>;

/** Commit in a range. `author` is a login, or empty for no account. `merge`: it has more than one parent. */
export type CommitSummary = Readonly<{
  sha: string;
  title: string;
  author: string;
  merge: boolean;
}>;

/**
 * Changed file. `status` is GitHub's word (`added`, `modified`, `renamed`, …); `patch` is missing for
 * binary and for huge files.
 */
export type FileChange = Readonly<{
  path: string;
  status: string;
  additions: number;
  deletions: number;
  patch?: string | undefined;
  previousPath?: string | undefined;
}>;

export type ReviewCommentDetails = Omit<
  Extract<Subject, { kind: 'review-comment' }>,
  'kind' | 'number'
>;

/** Details of a subject. Every string is external: escape it before use. */
export type SubjectDetails = Readonly<{
  subject: Subject;
  /** Object that `title`, `body`, `author`, `url` and `labels` describe; `commits` if there is none of these. */
  kind: 'release' | 'pull-request' | 'issue' | 'commits';
  title: string;
  /** Release notes, or the description of the pull request or issue. */
  body: string;
  author: string;
  url: string;
  /** Branch of a pull request; otherwise empty. `isFork`: it is in another repository. `openedAt` is ISO 8601. */
  branch: string;
  isFork: boolean;
  openedAt: string;
  labels: readonly string[];
  /** The release's or the pushed tag, and the release before it. */
  tag?: string | undefined;
  previousTag?: string | undefined;
  prerelease: boolean;
  draft: boolean;
  /** Undefined for subjects that cannot be merged. */
  merged?: boolean | undefined;
  /** Pull requests merged in the range; on a push, its own pull request is the first. */
  pullRequests: readonly PullRequestSummary[];
  /** Oldest first. */
  commits: readonly CommitSummary[];
  /** Whether `commits` contains all commits of the range. If not, conclude nothing from a commit that is missing. */
  commitsComplete: boolean;
  files: readonly FileChange[];
  /** The same for `files`. */
  filesComplete: boolean;
  review?: ReviewCommentDetails | undefined;
  /** The issue or pull request for the status comment. */
  thread?: number | undefined;
  /** The newest commit that the context covers; undefined if it is unknown. */
  headSha?: string | undefined;
  missing: readonly MissingContext[];
}>;

/** Parts that are read from GitHub for the context. */
export const CONTEXT_PARTS = [
  'release',
  'releases',
  'commits',
  'newest-commit',
  'pull-request',
  'pull-requests',
  'files',
  'issue',
  'instructions-file',
] as const;
export type ContextPart = (typeof CONTEXT_PARTS)[number];

/**
 * Gap in the details of a subject, and its cause. `name` distinguishes parts of a kind: `v1.4.0`, `#12`,
 * `a..b`; it may be empty.
 */
export type MissingContext =
  /** Refused, for lack of this key in the workflow's `permissions`, which GitHub may also hide behind a 404. */
  | Readonly<{
      kind: 'permission' | 'not-found';
      part: ContextPart;
      name: string;
      permission: string;
    }>
  | Readonly<{ kind: 'unreadable'; part: ContextPart; name: string; error: RequestError }>
  /** `total` is undefined if GitHub does not say how many there are; characters for the instructions file. */
  | Readonly<{
      kind: 'truncated';
      part: 'commits' | 'files' | 'instructions-file';
      read: number;
      total: number | undefined;
    }>
  /** Files without a diff, because they are too large. */
  | Readonly<{ kind: 'no-diff'; files: number }>
  /** The range begins where two branches parted. */
  | Readonly<{ kind: 'diverged' }>
  | Readonly<{
      kind: 'newest-commit-only';
      reason:
        | 'no-previous-release'
        | 'new-default-branch'
        | 'previous-commit-gone'
        | 'no-previous-job';
    }>
  /** The instructions file is a folder, a link or too large. */
  | Readonly<{ kind: 'no-instructions-file' }>
  /** A push that removed its branch or tag. */
  | Readonly<{ kind: 'deleted-ref' }>;
