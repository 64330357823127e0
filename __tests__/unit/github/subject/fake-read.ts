/** A repository as plain data, which answers the reads of the context. */

import { createGitHubContextApi } from '../../../../src/github/subject/gather.ts';
import type { ContextOptions } from '../../../../src/github/subject/source.ts';
import { ManualClock } from '../../../support/manual-clock.ts';

const URL = 'https://github.com/acme/app';
type Json = Readonly<Record<string, unknown>>;
type Numbered = Readonly<Record<number, Json>>;

export type FakeRepository = Readonly<{
  releases?: readonly Json[];
  /** By `base...head`. */
  comparisons?: Readonly<
    Record<
      string,
      Readonly<{
        commits: readonly Json[];
        files?: readonly Json[];
        status?: string;
        /** The ID of the first end, and of the tree where the range begins. */
        from?: string;
        tree?: string;
      }>
    >
  >;
  commits?: Readonly<Record<string, Json>>;
  pulls?: Numbered;
  pullFiles?: Readonly<Record<number, readonly Json[]>>;
  issues?: Numbered;
  contents?: Readonly<Record<string, unknown>>;
  /** Numbers of the pull requests of a commit, for successive reads; the last entry stays. */
  pullsOfCommit?: Readonly<Record<string, readonly (readonly number[])[]>>;
}>;

/** Ends of routes, by which calls are counted and responses replaced. */
export type RouteName =
  | 'release'
  | 'releases'
  | 'compare'
  | 'commit'
  | 'content'
  | 'pulls-of-commit'
  | 'pull'
  | 'files'
  | 'issue';

type Reply = Readonly<{ status: number } | { data: unknown }>;
/** Replies to successive reads; the last entry stays. Undefined is the usual reply. */
type Replies = readonly (Reply | undefined)[];

/**
 * Creates a context with a fake client. `replies`: responses of routes in place of the usual ones.
 * `responses`: the last data that each route responded with.
 */
export function fakeContext(
  repository: FakeRepository,
  replies: Partial<Record<RouteName, Reply | Replies>> = {},
) {
  const { releases = [] } = repository;
  const calls: string[] = [];
  const clock = new ManualClock();
  const responses = new Map<RouteName, unknown>();
  const reads = new Map<string, number>();
  const paged = <T>(all: readonly T[], { per_page = 30, page = 1 }): readonly T[] =>
    all.slice((page - 1) * per_page, page * per_page);
  const pullsOf = (sha: string): readonly unknown[] => {
    const times = reads.get(sha) ?? 0;
    reads.set(sha, times + 1);
    const successive = repository.pullsOfCommit?.[sha] ?? [[]];
    const numbers = successive[Math.min(times, successive.length - 1)] ?? [];
    return numbers.map((number) => repository.pulls?.[number]);
  };
  const comparison = (basehead: string, page: { page: number }): unknown => {
    const {
      commits,
      status = 'ahead',
      files = [],
      from,
      tree,
    } = repository.comparisons?.[basehead] ?? {};
    return (
      commits && {
        html_url: `${URL}/compare/${basehead}`,
        status,
        ...(from !== undefined && { base_commit: endOf(from) }),
        ...(tree !== undefined && { merge_base_commit: endOf('base', tree) }),
        total_commits: commits.length,
        commits: paged(commits, page),
        ...(page.page === 1 && { files: files.slice(0, 300) }),
      }
    );
  };
  // oxlint-disable-next-line typescript/no-explicit-any -- parameters of all routes
  const routes: Record<string, [RouteName, (of: any) => unknown]> = {
    '/releases/tags/{tag}': [
      'release',
      (of) => releases.find((one) => one['tag_name'] === of.tag),
    ],
    '/releases': ['releases', (of) => paged(releases, of)],
    '/compare/{basehead}': ['compare', (of) => comparison(of.basehead, of)],
    '/commits/{ref}': ['commit', (of) => repository.commits?.[of.ref]],
    '/commits/{commit_sha}/pulls': ['pulls-of-commit', (of) => pullsOf(of.commit_sha)],
    '/contents/{path}': ['content', (of) => repository.contents?.[of.path]],
    '/pulls/{pull_number}': ['pull', (of) => repository.pulls?.[of.pull_number]],
    '/pulls/{pull_number}/files': [
      'files',
      (of) => paged(repository.pullFiles?.[of.pull_number] ?? [], of),
    ],
    '/issues/{issue_number}': ['issue', (of) => repository.issues?.[of.issue_number]],
  };
  const respond = (route: string, parameters: Json): Reply => {
    const known = routes[route.replace('GET /repos/{owner}/{repo}', '')];
    if (known === undefined) throw new Error(`no such route: ${route}`);
    const [name, find] = known;
    const { per_page: _, ...described } = parameters;
    calls.push(`${name} ${Object.values(described).join(' ')}`);
    const data = find(parameters);
    responses.set(name, data);
    const times = calls.filter((call) => call.startsWith(`${name} `)).length;
    const usual = data === undefined ? { status: 404 } : { data };
    return replyAt(replies[name], times) ?? usual;
  };
  const request: ContextOptions['request'] = async (route, parameters, schema) => {
    const response = respond(route, parameters);
    const detail = '<server’s text>';
    if ('status' in response) {
      return { ok: false, error: { kind: 'status', status: response.status, detail } };
    }
    const parsed = schema.safeParse(response.data);
    if (parsed.success) return { ok: true, value: parsed.data };
    return { ok: false, error: { kind: 'invalid-response', detail } };
  };
  const context = createGitHubContextApi({
    request,
    url: URL,
    defaultBranch: 'main',
    clock,
    signal: new AbortController().signal,
  });
  return { context, calls, sleeps: clock.sleeps, responses };
}

const endOf = (sha: string, tree = 'tree'): Json => ({
  sha,
  commit: { tree: { sha: tree } },
});

/** Returns the reply to a read, counted from 1. */
function replyAt(replies: Reply | Replies | undefined, times: number): Reply | undefined {
  if (replies === undefined || 'status' in replies || 'data' in replies) return replies;
  return replies[Math.min(times, replies.length) - 1];
}

export const commit = (sha: string, message: string, more: Json = {}): Json => ({
  sha,
  html_url: `${URL}/commit/${sha}`,
  commit: { message },
  author: { login: 'alice' },
  parents: [{ sha: `before-${sha}` }],
  ...more,
});

const CHANGED = { status: 'modified', additions: 1, deletions: 0, patch: '+x' };
export const file = (filename: string, more: Json = {}): Json => ({
  filename,
  ...CHANGED,
  ...more,
});

export const files = (count: number): Json[] =>
  Array.from({ length: count }, (_, index) => file(`src/${index}.ts`));

export const pull = (number: number, more: Json = {}): Json => ({
  number,
  title: `Title ${number}`,
  body: `Body ${number}`,
  html_url: `${URL}/pull/${number}`,
  user: { login: 'paula' },
  labels: [{ name: 'feature' }],
  state: 'closed',
  created_at: '2026-01-01T00:00:00Z',
  merged_at: '2026-01-01T00:00:00Z',
  merge_commit_sha: `merge-${number}`,
  base: { ref: 'main', repo: { id: 1 } },
  head: { ref: `branch-${number}`, sha: `head-${number}`, repo: { id: 1 } },
  draft: false,
  ...more,
});

export const issue = (number: number, more: Json = {}): Json => ({
  number,
  title: 'Docs are old',
  body: null,
  html_url: `${URL}/issues/${number}`,
  user: { login: 'ina' },
  labels: ['bug', { name: null }],
  ...more,
});

export const release = (tag_name: string, more: Json = {}): Json => ({
  id: 1,
  tag_name,
  name: `Release ${tag_name}`,
  body: 'Notes',
  html_url: `${URL}/releases/tag/${tag_name}`,
  draft: false,
  prerelease: false,
  published_at: '2026-01-01T00:00:00Z',
  author: { login: 'rita' },
  ...more,
});
