import { createHash } from 'node:crypto';

/** One file of a diff. Without a patch it is binary or too large, as GitHub leaves it out then. */
export type ChangedFile = Readonly<{
  filename: string;
  status?: 'added' | 'removed' | 'modified' | 'renamed';
  additions?: number;
  deletions?: number;
  patch?: string;
  previousFilename?: string;
}>;

export type Pull = Readonly<{
  merged: boolean;
  mergeCommitSha: string | null;
  draft: boolean;
  base: Readonly<{ ref: string; sha: string }>;
  /** `repository`: full name of a fork. */
  head: Readonly<{ ref: string; sha: string; repository?: string }>;
  files: readonly ChangedFile[];
  /** Login of the person who merged it; its author by default. */
  mergedBy?: string;
  requestedReviewers: readonly string[];
  /** Whether it has no conflict with its base, which is the default; null as long as GitHub does not know that. */
  mergeable?: boolean | null;
  /** Logins of the author and the committer of the head; its author by default. Null for an unknown account. */
  headAuthors?: readonly (string | null)[];
  /** The statuses of its head, beside check runs. */
  statuses?: readonly Readonly<{
    context: string;
    state: string;
    description?: string;
  }>[];
  /** Slugs. */
  requestedTeams: readonly string[];
}>;

/** An issue or, with `pull`, a pull request. */
export type Thread = Readonly<{
  number: number;
  title: string;
  body: string | null;
  author: string;
  state: 'open' | 'closed';
  labels: readonly string[];
  locked: boolean;
  createdAt: string;
  /** When it was closed or merged; long ago by default. */
  endedAt?: string;
  pull?: Pull;
}>;
export type ThreadSeed = Partial<Omit<Thread, 'pull'>> &
  Readonly<{ number: number; pull?: Partial<Pull> }>;

export type Commit = Readonly<{
  sha: string;
  message: string;
  /** Login, or null where GitHub knows no account for the commit's e-mail address. */
  author: string | null;
  parents: readonly string[];
  /** The ID of its tree of files; by default no other commit has it. */
  tree?: string;
  files: readonly ChangedFile[];
  /** Numbers of the pull requests that contain it, besides the one whose merge commit it is. */
  pulls: readonly number[];
}>;

/** Response for `base...head`; the caller names the commits and files in between. */
export type Comparison = Readonly<{
  base: string;
  head: string;
  /** GitHub's word; by default `ahead`, or `identical` without commits. */
  status?: 'behind' | 'diverged';
  /** The newest commit that both have; the base by default. */
  mergeBase?: string;
  commits: readonly Partial<Commit>[];
  files: readonly ChangedFile[];
}>;

export type Release = Readonly<{
  tag: string;
  name: string | null;
  body: string | null;
  draft: boolean;
  prerelease: boolean;
  author: string;
  /** When it was published; long ago by default. */
  publishedAt?: string;
}>;

/** A message of a job. Titles are optional. */
export type CheckAnnotation = Readonly<{
  level: 'notice' | 'warning' | 'error';
  message: string;
  title?: string;
}>;

/** A job of a workflow run in one attempt, or whatever another App reports about a commit. */
export type CheckRun = Readonly<{
  id: number;
  name: string;
  sha: string;
  /** Slug of the App. */
  app: string;
  detailsUrl: string;
  status: 'queued' | 'in_progress' | 'completed';
  /** Null as long as it has not ended. */
  conclusion?: string | null;
  annotations: readonly CheckAnnotation[];
}>;

/** When everything that a test does not date happened. */
export const LONG_AGO = '2026-01-05T09:00:00Z';

/** A commit id for a test's own name of it: the same for the same text. */
export function shaOf(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

/** The ID of the tree of a commit that names none. */
export function treeOf(sha: string): string {
  return shaOf(`tree of ${sha}`);
}

export function makeThread({ pull, ...seed }: ThreadSeed): Thread {
  return {
    title:
      pull === undefined
        ? 'Spelling error in the README file'
        : 'Update the README with new information.',
    body: null,
    author: 'Codertocat',
    state: pull?.merged === true ? 'closed' : 'open',
    labels: [],
    locked: false,
    createdAt: LONG_AGO,
    ...seed,
    ...(pull === undefined ? {} : { pull: makePull(seed.number, pull) }),
  };
}

function makePull(number: number, seed: Partial<Pull>): Pull {
  return {
    merged: false,
    mergeCommitSha: shaOf(`merge of ${number}`),
    draft: false,
    base: { ref: 'master', sha: shaOf('master') },
    head: { ref: 'changes', sha: shaOf(`head of ${number}`) },
    files: [],
    requestedReviewers: [],
    requestedTeams: [],
    ...seed,
  };
}

export function makeCommit(seed: Partial<Commit>): Commit {
  const { message = 'Update README.md' } = seed;
  return {
    sha: shaOf(message),
    message,
    author: 'Codertocat',
    parents: [shaOf('master')],
    files: [],
    pulls: [],
    ...seed,
  };
}

export function makeRelease(seed: Partial<Release> & Readonly<{ tag: string }>): Release {
  return {
    name: seed.tag,
    body: null,
    draft: false,
    prerelease: false,
    author: 'Codertocat',
    ...seed,
  };
}
