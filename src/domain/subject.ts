/** Subjects: the thing that a run is about, and GitHub's details of it. */
import type { RequestError } from './errors.ts';
import type { IssueObject } from './issue.ts';
import type { ReleaseObject } from './release.ts';
import type { PullRequest } from './pull-request.ts';
import type { ReviewComment, ReviewPlace } from './review.ts';

/**
 * Subject of a run: named by the event, or by the input `subject`. Tags, refs and commits are safe in a
 * URL's path.
 */
export type Subject =
  | Readonly<{ kind: 'release'; tag: string }>
  | Readonly<{ kind: 'pull-request'; number: number }>
  /** Commits are full object names; `before` is all zeros for a new ref. `ref` is whole: `refs/heads/main`. */
  | Readonly<{
      kind: 'push';
      before: string;
      after: string;
      ref: string;
    }>
  | Readonly<{
      kind: 'commits';
      from: string;
      to: string;
    }>
  /** Commits since the last one that a job of this thread covered. */
  | Readonly<{ kind: 'since-last' }>
  | Readonly<{ kind: 'issue'; number: number }>
  /** `number` is the pull request's. The text of the comment is the command, so its body is empty. */
  | Readonly<{ kind: 'review-comment'; number: number; comment: ReviewComment }>
  | Readonly<{ kind: 'none' }>;

/** The commits of `since-last`: those after `from`, or else one commit alone. */
export type CommitsSinceLast = Readonly<{
  from: string | undefined;
  /** The last of the commits; undefined for the newest one of the default branch. */
  to: string | undefined;
  /** Whether a job has covered `from`. If it is not in the history any more, the newest commit alone takes the place of the range. */
  isFromCovered: boolean;
  /** Whether `from` belongs to them, too, because it is the first commit of the history. */
  includesFrom: boolean;
}>;

/** Pull request in a range. `nested`: it was merged into a branch that was merged here, not into this branch itself. */
export type PullRequestSummary = Pick<
  PullRequest,
  'number' | 'title' | 'url' | 'author'
> &
  Readonly<{ nested?: boolean }>;

/**
 * Commit in a range. `author` is a login, or empty for no account. `merge`: it has more than one parent. `parents` are
 * the ids of its parents, the branch that it was merged into first; they are there if GitHub gave them.
 */
export type CommitSummary = Readonly<{
  sha: string;
  title: string;
  author: string;
  merge: boolean;
  parents?: readonly string[];
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

/** Changes of a subject, as far as they are known. */
export type Changes = Readonly<{
  /** Pull requests merged in the range; on a push, its own pull request is the first. */
  pullRequests: readonly PullRequestSummary[];
  /** Oldest first. */
  commits: readonly CommitSummary[];
  /** Whether `commits` contains all commits of the range. If not, conclude nothing from a commit that is missing. */
  commitsComplete: boolean;
  files: readonly FileChange[];
  /** The same for `files`. */
  filesComplete: boolean;
  /** The newest commit that the context covers; undefined if it is unknown. */
  headSha?: string | undefined;
  /** How the ends of a range of commits are related; undefined if GitHub has not compared them. */
  ends?: RangeEnds | undefined;
}>;

export const UNKNOWN_CHANGES: Changes = {
  pullRequests: [],
  commits: [],
  commitsComplete: false,
  files: [],
  filesComplete: false,
};

/** Details of a subject. Every string is external: escape it before use. */
export type SubjectDetails =
  PullRequestDetails | IssueDetails | ReleaseDetails | RangeDetails;

/** Details that every subject has. */
type CommonDetails = Readonly<{
  subject: Subject;
  /** Page of the pull request, the issue or the release; of a range, that of its comparison. Empty if there is none. */
  url: string;
  changes: Changes;
  missing: readonly MissingContext[];
}>;

/** Details of a pull request, which may also describe a push or a review comment. */
export type PullRequestDetails = CommonDetails &
  Readonly<{ kind: 'pull-request'; pull: PullRequest }>;

type IssueDetails = CommonDetails & Readonly<{ kind: 'issue'; issue: IssueObject }>;

/** Details of a release, or of a tag. `previous` is the release before it; undefined if none is known. */
export type ReleaseDetails = CommonDetails &
  Readonly<{
    kind: 'release';
    release: ReleaseObject;
    previous?: ReleaseObject | undefined;
  }>;

/** Details of commits that no pull request and no release describes. */
export type RangeDetails = CommonDetails & Readonly<{ kind: 'range' }>;

/** The ends of a range of commits, as GitHub compares them. */
type RangeEnds = Readonly<{
  /** GitHub's word for the second one: `identical`, `ahead` of the first one, `behind` it, or `diverged`. */
  status: string;
  /** The ID of the commit that the first one names. */
  from: string | undefined;
  /** The ID of the tree of files where the range begins, which is the newest commit that both ends have. */
  tree: string | undefined;
}>;

/** Parts that are read from GitHub for the context. */
export type ContextPart =
  | 'release'
  | 'releases'
  | 'commits'
  | 'commit'
  | 'pull-request'
  | 'pull-requests'
  | 'files'
  | 'issue'
  | 'instructions-file';

/**
 * Gap in the details of a subject, and its cause. `name` distinguishes parts of a kind: `v1.4.0`, `#12`,
 * `a..b`; it may be empty.
 */
export type MissingContext =
  | Readonly<{
      kind: 'unreadable';
      part: ContextPart;
      name: string;
      error: RequestError;
      /** The key of `permissions` that the job needs to read it. GitHub may hide the lack of it behind a 404. */
      permission: string;
    }>
  /** `total` is missing if GitHub does not say how many there are; characters for the instructions file. */
  | Readonly<{
      kind: 'truncated';
      part: 'releases' | 'commits' | 'files' | 'instructions-file';
      read: number;
      total?: number;
    }>
  /** GitHub shows a part as it was before the event. */
  | Readonly<{ kind: 'outdated'; part: ContextPart; name: string }>
  /** Files without a diff, because they are too large. */
  | Readonly<{ kind: 'no-diff'; files: number }>
  /** The range begins where two branches parted. */
  | Readonly<{ kind: 'diverged' }>
  | Readonly<{
      kind: 'newest-commit-only';
      reason: 'new-default-branch' | 'previous-commit-gone' | 'no-previous-job';
    }>
  /** The range includes the first commit of the history, with which no comparison can begin. */
  | Readonly<{ kind: 'first-commit'; sha: string }>
  /** `line` is that of the tag: `web-…`; `…` if tags have nothing but a version. */
  | Readonly<{ kind: 'newest-commit-only'; reason: 'no-previous-release'; line: string }>
  /** The instructions file is a folder, a link or too large. */
  | Readonly<{ kind: 'no-instructions-file' }>
  /** A push that removed its branch or tag. */
  | Readonly<{ kind: 'deleted-ref' }>;

/** Returns whether GitHub has answered that a part does not exist. */
export function isPartNotFound(missing: MissingContext): boolean {
  return missing.kind === 'unreadable' && missing.error.status === 404;
}

/** Returns the details of a subject of which nothing is known. */
export function unknownDetails(subject: Subject): RangeDetails {
  return { kind: 'range', subject, url: '', changes: UNKNOWN_CHANGES, missing: [] };
}

/** Returns the details of a subject that a pull request describes. Nothing is known of its changes but the newest commit. */
export function describePullRequest(
  subject: Subject,
  pull: PullRequest,
): PullRequestDetails {
  const changes = { ...UNKNOWN_CHANGES, headSha: newestCommitOf(pull) || undefined };
  return { kind: 'pull-request', subject, pull, url: pull.url, changes, missing: [] };
}

/** Returns the newest commit that came with a pull request: that of its merge, or else its head. The next range begins there. Empty if GitHub did not give it. */
export function newestCommitOf(pull: PullRequest): string {
  return pull.mergeCommit || pull.headSha;
}

export function describeIssue(subject: Subject, issue: IssueObject): IssueDetails {
  return { ...unknownDetails(subject), kind: 'issue', issue, url: issue.url };
}

export function describeRelease(
  subject: Subject,
  release: ReleaseObject,
): ReleaseDetails {
  return { ...unknownDetails(subject), kind: 'release', release, url: release.url };
}

/** Returns the pull request that details describe; undefined if they describe something else. */
export function pullRequestOf(
  details: SubjectDetails | undefined,
): PullRequest | undefined {
  return details?.kind === 'pull-request' ? details.pull : undefined;
}

/** Returns the subject of a command at a place in the diff of a pull request. */
export function subjectAt(number: number, place: ReviewPlace): Subject {
  const comment = { ...place, body: '', isReply: false };
  return { kind: 'review-comment', number, comment };
}

/** Returns a subject as people name it (`PR #12`, `v1.4.0`), and its page, as a path below its repository. It may have neither. */
export function describeSubject(
  subject: Subject,
): Readonly<{ name?: string; page?: string }> {
  switch (subject.kind) {
    case 'release':
      return { name: subject.tag, page: pageOfRelease(subject.tag) };
    case 'pull-request':
    case 'review-comment':
      return { name: `PR #${subject.number}`, page: `pull/${subject.number}` };
    case 'issue':
      return { name: `issue #${subject.number}`, page: `issues/${subject.number}` };
    case 'push':
      return { name: abbreviate(subject.after), page: `commit/${subject.after}` };
    case 'commits': {
      const { from, to } = subject;
      const name = `${abbreviate(from)}..${abbreviate(to)}`;
      return { name, page: `compare/${from}...${to}` };
    }
    case 'since-last':
      return { name: 'new commits' };
    case 'none':
      return {};
  }
}

/** Returns the number of the issue or pull request that gets the status comment; undefined if the subject is on none. */
export function threadOf(subject: Subject): number | undefined {
  return 'number' in subject ? subject.number : undefined;
}

/** Shortens a full commit id as GitHub's pages do. */
function abbreviate(ref: string): string {
  return COMMIT_ID.test(ref) ? ref.slice(0, 7) : ref;
}

/** Returns the page of a release, or of a tag without one, as a path below its repository. */
export function pageOfRelease(tag: string): string {
  return `releases/tag/${encodeURIComponent(tag)}`;
}

/** A full commit id, by SHA-1 or by SHA-256: https://git-scm.com/docs/hash-function-transition */
export const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Returns the tag that a whole ref names (`refs/tags/v1.4.0`); undefined if it is a branch. */
export function tagOfRef(ref: string): string | undefined {
  return ref.startsWith(TAG_PREFIX) ? ref.slice(TAG_PREFIX.length) : undefined;
}

const TAG_PREFIX = 'refs/tags/';

/** Returns whether an object name is all zeros: a ref before its creation or after its removal. */
export function isNullSha(sha: string): boolean {
  return /^0+$/.test(sha);
}
