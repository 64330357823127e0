import {
  makeCommit,
  makeRelease,
  makeThread,
  type CheckRun,
  type Commit,
  type Comparison,
  type Release,
  type Thread,
  type ThreadSeed,
} from './seeds.ts';

export type Comment = Readonly<{
  id: number;
  /** Number of the issue or pull request. */
  thread: number;
  body: string;
  author: string;
  createdAt: string;
  updatedAt: string;
  /** Whether it is a reply to a notification by e-mail. */
  createdViaEmail?: boolean;
  /** Whether it is hidden as outdated: pages show it folded. */
  isMinimized?: boolean;
  /** The place of a comment of a review. */
  onLine?: ReviewPlace;
}>;

/** Where a comment of a review is. `replyTo`: the id of the comment that it answers. */
export type ReviewPlace = Readonly<{
  review: number;
  path: string;
  hunk?: string;
  line?: number;
  replyTo?: number;
}>;

export type Reaction = Readonly<{
  id: number;
  /** Ids of comments and of review comments are counted separately, so an id alone does not identify a comment. */
  on: 'comments' | 'reviewComments';
  comment: number;
  author: string;
  content: string;
  createdAt: string;
}>;

/** Lowest first. */
export const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export type Repository = Readonly<{
  owner: string;
  name: string;
  id: number;
  private: boolean;
}>;

/** Contents of the repository when a test starts. */
export type Seed = Readonly<{
  repository?: Partial<Repository>;
  /** Roles by login. Everyone else may read a public repository, as on GitHub. */
  roles?: Readonly<Record<string, Role>>;
  /** Numeric ids by login, where they must agree with a payload. Other accounts get a stable one. */
  accountIds?: Readonly<Record<string, number>>;
  threads?: readonly ThreadSeed[];
  /** Newest first. */
  releases?: readonly Parameters<typeof makeRelease>[0][];
  commits?: readonly Partial<Commit>[];
  /** Commits of those branches and tags that a test reads. */
  refs?: Readonly<Record<string, string>>;
  comparisons?: readonly Comparison[];
  /** Texts by path on the default branch. */
  contents?: Readonly<Record<string, string>>;
  /** Slugs of the owner's teams that have access. */
  teams?: readonly string[];
  /** The labels of the repository, beside those that its threads have. */
  labels?: readonly string[];
  /** Whether the repository has issues, which is the default. */
  hasIssues?: boolean;
  /** Whether nobody can write. */
  isArchived?: boolean;
  /** How long it takes until lists show a change of an issue: of all of them, or of each one by itself. */
  listLagMs?: number | ((issue: number) => number);
}>;

/** All that the fake remembers. Tests may read and change it at any time. */
export type State = {
  /** Milliseconds since 1970. */
  now: () => number;
  repository: Repository;
  roles: Map<string, Role>;
  accountIds: Map<string, number>;
  threads: Map<number, Thread>;
  /** Issues and pull requests as they were before each write, oldest first; undefined before their creation. */
  replacedThreads: { number: number; at: number; before: Thread | undefined }[];
  comments: Map<number, Comment>;
  reviewComments: Map<number, Comment>;
  reviews: Map<number, Comment>;
  reactions: Map<number, Reaction>;
  releases: Release[];
  commits: Map<string, Commit>;
  refs: Map<string, string>;
  comparisons: Comparison[];
  contents: Record<string, string>;
  checkRuns: Map<number, CheckRun>;
  teams: Set<string>;
  /** The labels of the repository and their descriptions, which may be empty. */
  labels: Map<string, string>;
  hasIssues: boolean;
  isArchived: boolean;
  listLagOf: (issue: number) => number;
  /** Ids only grow. They start above 2³¹, as those of today do. */
  lastId: number;
};

/** The repository of the published webhook payloads, so that these fit without a change. */
const HELLO_WORLD: Repository = {
  owner: 'Codertocat',
  name: 'Hello-World',
  id: 186853002,
  private: false,
};

export function createState(seed: Seed, now: () => number): State {
  const lower = <T>(record: Readonly<Record<string, T>> = {}) =>
    new Map(Object.entries(record).map(([login, value]) => [login.toLowerCase(), value]));
  const { listLagMs = 0 } = seed;
  const repository = { ...HELLO_WORLD, ...seed.repository };
  const threads = (seed.threads ?? [{ number: 1 }, { number: 2, pull: {} }]).map(
    makeThread,
  );
  return {
    now,
    repository,
    roles: lower<Role>({ [repository.owner]: 'admin', ...seed.roles }),
    accountIds: lower({
      Codertocat: 21031067,
      'github-actions[bot]': 41898282,
      ...seed.accountIds,
    }),
    threads: new Map(threads.map((thread) => [thread.number, thread])),
    replacedThreads: [],
    comments: new Map(),
    reviewComments: new Map(),
    reviews: new Map(),
    reactions: new Map(),
    releases: (seed.releases ?? []).map(makeRelease),
    commits: new Map(
      (seed.commits ?? []).map(makeCommit).map((commit) => [commit.sha, commit]),
    ),
    refs: new Map(Object.entries(seed.refs ?? {})),
    comparisons: [...(seed.comparisons ?? [])],
    contents: { ...seed.contents },
    checkRuns: new Map(),
    teams: new Set(seed.teams),
    labels: new Map(
      [...(seed.labels ?? []), ...threads.flatMap(({ labels }) => labels)].map((name) => [
        name,
        '',
      ]),
    ),
    hasIssues: seed.hasIssues ?? true,
    isArchived: seed.isArchived ?? false,
    listLagOf: typeof listLagMs === 'function' ? listLagMs : () => listLagMs,
    lastId: 2_900_000_000,
  };
}

/**
 * Returns whether somebody is a collaborator, who can be assigned and can be requested as a
 * reviewer.
 */
export function hasAccess({ roles }: State, login: string): boolean {
  return (roles.get(login.toLowerCase()) ?? 'none') !== 'none';
}

/** Adds the labels that the repository does not have yet. */
export function addLabels({ labels }: State, names: readonly string[]): void {
  for (const name of names) {
    if (!labels.has(name)) labels.set(name, '');
  }
}

/** Writes an issue or a pull request. Lists that lag show for a while what it replaces. */
export function writeThread(state: State, thread: Thread): void {
  const { number } = thread;
  const before = state.threads.get(number);
  state.replacedThreads.push({ number, at: state.now(), before });
  state.threads.set(number, thread);
}

/** Returns the issues and pull requests as lists show them, each of which lags by itself. */
export function listedThreads({
  threads,
  replacedThreads,
  listLagOf,
  now,
}: State): readonly Thread[] {
  const shown = new Map(threads);
  for (const { number, at, before } of replacedThreads.toReversed()) {
    const isHidden = at > now() - listLagOf(number);
    if (isHidden && before === undefined) shown.delete(number);
    if (isHidden && before !== undefined) shown.set(number, before);
  }
  return [...shown.values()];
}

/** Returns `owner/name`. */
export function fullName({ repository: { owner, name } }: State): string {
  return `${owner}/${name}`;
}

export function nextId(state: State): number {
  state.lastId += 1;
  return state.lastId;
}

/** Times as GitHub writes them: UTC, whole seconds. */
export function stamp(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
