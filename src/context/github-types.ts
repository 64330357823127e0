/**
 * The few of GitHub's reads that facts are gathered with, cut down to the fields that are used. `Octokit['rest']` of
 * @octokit/rest fits; so does a plain object.
 */
type Repo = Readonly<{ owner: string; repo: string }>;
type Page = Readonly<{ per_page?: number; page?: number }>;
type Reply<T> = Promise<Readonly<{ data: T }>>;

export type Account = Readonly<{ login?: string }> | null;

export type ReleaseData = Readonly<{
  tag_name: string;
  name: string | null;
  body?: string | null;
  html_url: string;
  draft: boolean;
  prerelease: boolean;
  published_at: string | null;
  author: Account;
}>;

export type CommitData = Readonly<{
  sha: string;
  html_url: string;
  commit: Readonly<{ message: string }>;
  author: Account;
  parents: readonly Readonly<{ sha: string }>[];
}>;

export type FileData = Readonly<{
  filename: string;
  status: string;
  additions: number;
  deletions: number;
  patch?: string;
  previous_filename?: string;
}>;

export type ComparisonData = Readonly<{
  html_url: string;
  status: string;
  total_commits: number;
  commits: readonly CommitData[];
  files?: readonly FileData[];
}>;

export type LabelData = string | Readonly<{ name?: string | null }>;

/** As lists give it. */
export type PullRequestData = Readonly<{
  number: number;
  title: string;
  body: string | null;
  html_url: string;
  user: Account;
  labels: readonly LabelData[];
  merged_at: string | null;
  merge_commit_sha: string | null;
  base: Readonly<{ ref: string }>;
  head: Readonly<{ sha: string }>;
}>;

export type PullRequestRecord = PullRequestData &
  Readonly<{ draft?: boolean; merged: boolean; changed_files: number }>;

export type IssueData = Readonly<{
  number: number;
  title: string;
  body?: string | null;
  html_url: string;
  user: Account;
  labels: readonly LabelData[];
  pull_request?: unknown;
}>;

export interface GitHubReads {
  readonly repos: Readonly<{
    getReleaseByTag: (of: Repo & Readonly<{ tag: string }>) => Reply<ReleaseData>;
    listReleases: (of: Repo & Page) => Reply<readonly ReleaseData[]>;
    compareCommitsWithBasehead: (of: Repo & Page & Readonly<{ basehead: string }>) => Reply<ComparisonData>;
    getCommit: (
      of: Repo & Page & Readonly<{ ref: string }>,
    ) => Reply<CommitData & Readonly<{ files?: readonly FileData[] }>>;
    getContent: (of: Repo & Readonly<{ path: string }>) => Reply<unknown>;
    listPullRequestsAssociatedWithCommit: (
      of: Repo & Page & Readonly<{ commit_sha: string }>,
    ) => Reply<readonly PullRequestData[]>;
  }>;
  readonly pulls: Readonly<{
    get: (of: Repo & Readonly<{ pull_number: number }>) => Reply<PullRequestRecord>;
    listFiles: (of: Repo & Page & Readonly<{ pull_number: number }>) => Reply<readonly FileData[]>;
  }>;
  readonly issues: Readonly<{
    get: (of: Repo & Readonly<{ issue_number: number }>) => Reply<IssueData>;
  }>;
}

/** Where facts are read: the client and the repository. */
export type ContextSource = Readonly<{
  client: GitHubReads;
  owner: string;
  repo: string;
  /** The repository's page, without a slash at the end: `https://github.com/acme/app`. */
  url: string;
  /** Where the event did not tell it, `HEAD` means the same to GitHub. */
  defaultBranch: string;
  sleep: (ms: number) => Promise<void>;
}>;

export type ReadResult<T> =
  Readonly<{ ok: true; data: T }> | Readonly<{ ok: false; status: number | undefined; reason: string }>;

/**
 * Makes one read and turns what it throws into a value. `explainFileError` is a clause of our own words, so that no server's text
 * gets into a gap: `GitHub answered 403; the job needs the permission contents: read`.
 *
 * @param permission the `permissions:` key that the read needs.
 */
export async function read<T>(permission: string, call: () => Reply<T>): Promise<ReadResult<T>> {
  try {
    return { ok: true, data: (await call()).data };
  } catch (thrown) {
    const status = statusOf(thrown);
    if (status === undefined) return { ok: false, status, reason: 'GitHub could not be reached' };
    const cure: Readonly<Record<number, string>> = {
      403: `; the job needs the permission ${permission}: read`,
      // GitHub hides what a token may not see.
      404: ` (it is not there, or the job lacks the permission ${permission}: read)`,
    };
    return { ok: false, status, reason: `GitHub answered ${status}${cure[status] ?? ''}` };
  }
}

function statusOf(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('status' in thrown)) return undefined;
  return typeof thrown.status === 'number' && thrown.status > 0 ? thrown.status : undefined;
}
