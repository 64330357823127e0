/** A repository told in plain data, answering the reads of GitHub that facts are gathered with. */
import type {
  CommitData,
  FileData,
  GitHubReads,
  PullRequestRecord,
  ReleaseData,
  ContextSource,
} from '../../src/context/github-types.ts';

export type World = Readonly<{
  releases?: readonly ReleaseData[];
  /** By `base...head`. */
  comparisons?: Readonly<
    Record<string, Readonly<{ commits: readonly CommitData[]; files?: readonly FileData[]; status?: string }>>
  >;
  commits?: Readonly<Record<string, CommitData & Readonly<{ files?: readonly FileData[] }>>>;
  pulls?: Readonly<Record<number, PullRequestRecord>>;
  pullFiles?: Readonly<Record<number, readonly FileData[]>>;
  issues?: Readonly<Record<number, Readonly<{ title: string; pull_request?: unknown }>>>;
  contents?: Readonly<Record<string, unknown>>;
  /** Answers to successive questions for the pull requests of a commit; the last one stays. */
  bringing?: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** Routes that answer with this status instead. */
  refused?: Readonly<Record<string, number>>;
}>;

export type Played = Readonly<{ source: ContextSource; calls: string[]; slept: number[] }>;

export function play(world: World): Played {
  const calls: string[] = [];
  const slept: number[] = [];
  const asked = new Map<string, number>();
  const answer = async <T>(
    route: string,
    what: string | number,
    find: () => T | undefined,
  ): Promise<{ data: T }> => {
    calls.push(`${route} ${what}`);
    const refused = world.refused?.[route];
    const data = refused === undefined ? find() : undefined;
    if (data === undefined) throw Object.assign(new Error('<no>'), { status: refused ?? 404 });
    return { data };
  };
  const paged = <T>(
    all: readonly T[] | undefined,
    { per_page = 30, page = 1 }: { per_page?: number; page?: number },
  ) => all?.slice((page - 1) * per_page, page * per_page);
  const client: GitHubReads = {
    repos: {
      getReleaseByTag: ({ tag }) =>
        answer('release', tag, () => world.releases?.find((one) => one.tag_name === tag)),
      listReleases: (of) => answer('releases', of.page ?? 1, () => paged(world.releases ?? [], of)),
      compareCommitsWithBasehead: (of) =>
        answer('compare', `${of.basehead} ${of.page}`, () => {
          const found = world.comparisons?.[of.basehead];
          if (found === undefined) return undefined;
          return {
            html_url: `https://github.com/acme/app/compare/${of.basehead}`,
            status: found.status ?? 'ahead',
            total_commits: found.commits.length,
            commits: paged(found.commits, of) ?? [],
            ...(of.page === 1 ? { files: (found.files ?? []).slice(0, 300) } : {}),
          };
        }),
      getCommit: ({ ref }) => answer('commit', ref, () => world.commits?.[ref]),
      getContent: ({ path }) => answer('content', path, () => world.contents?.[path]),
      listPullRequestsAssociatedWithCommit: ({ commit_sha }) =>
        answer('bringing', commit_sha, () => {
          const times = asked.get(commit_sha) ?? 0;
          asked.set(commit_sha, times + 1);
          const answers = world.bringing?.[commit_sha] ?? [[]];
          const numbers = answers[Math.min(times, answers.length - 1)] ?? [];
          return numbers.flatMap((number) => world.pulls?.[number] ?? []);
        }),
    },
    pulls: {
      get: ({ pull_number }) => answer('pull', pull_number, () => world.pulls?.[pull_number]),
      listFiles: (of) =>
        answer('pull-files', `${of.pull_number} ${of.page}`, () =>
          paged(world.pullFiles?.[of.pull_number] ?? [], of),
        ),
    },
    issues: {
      get: ({ issue_number }) =>
        answer('issue', issue_number, () => {
          const found = world.issues?.[issue_number];
          const url = `https://github.com/acme/app/issues/${issue_number}`;
          return (
            found && {
              number: issue_number,
              body: null,
              html_url: url,
              user: { login: 'ina' },
              labels: ['bug'],
              ...found,
            }
          );
        }),
    },
  };
  const source: ContextSource = {
    client,
    owner: 'acme',
    repo: 'app',
    url: 'https://github.com/acme/app',
    defaultBranch: 'main',
    sleep: async (ms) => {
      slept.push(ms);
    },
  };
  return { source, calls, slept };
}

export function commit(sha: string, message: string, more: Partial<CommitData> = {}): CommitData {
  return {
    sha,
    html_url: `https://github.com/acme/app/commit/${sha}`,
    commit: { message },
    author: { login: 'alice' },
    parents: [{ sha: `before-${sha}` }],
    ...more,
  };
}

export function changed(filename: string, more: Partial<FileData> = {}): FileData {
  return { filename, status: 'modified', additions: 1, deletions: 0, patch: '+x', ...more };
}

export function many(count: number): FileData[] {
  return Array.from({ length: count }, (_, index) => changed(`src/${index}.ts`));
}

export function pull(number: number, more: Partial<PullRequestRecord> = {}): PullRequestRecord {
  return {
    number,
    title: `Title ${number}`,
    body: `Body ${number}`,
    html_url: `https://github.com/acme/app/pull/${number}`,
    user: { login: 'paula' },
    labels: [{ name: 'feature' }],
    merged_at: '2026-01-01T00:00:00Z',
    merge_commit_sha: `merge-${number}`,
    base: { ref: 'main' },
    head: { sha: `head-${number}` },
    draft: false,
    merged: true,
    changed_files: 1,
    ...more,
  };
}

export function release(tag_name: string, more: Partial<ReleaseData> = {}): ReleaseData {
  return {
    tag_name,
    name: `Release ${tag_name}`,
    body: 'Notes',
    html_url: `https://github.com/acme/app/releases/tag/${tag_name}`,
    draft: false,
    prerelease: false,
    published_at: '2026-01-01T00:00:00Z',
    author: { login: 'rita' },
    ...more,
  };
}
