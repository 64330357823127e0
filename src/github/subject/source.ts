/**
 * Reading of the context from GitHub, and the fields of commits, comparisons and files that it
 * needs.
 */
import type { Endpoints } from '@octokit/types';
import * as z from 'zod/mini';
import type {
  ContextPart,
  MissingContext,
  SubjectDetails,
} from '../../domain/subject.ts';
import { notOk, type RequestError, type Result } from '../../domain/errors.ts';
import { accountField, filePaths, lenientField } from '../../domain/github-fields.ts';
import type { Clock } from '../../ports.ts';
import { firstLine } from '../../text/strings.ts';
import type { GitHubClient, GitHubRequest } from '../client.ts';

/** A value, or why it is missing. */
export type Gathered<T = SubjectDetails> = Result<T, MissingContext>;

export type ContextOptions = Readonly<{
  request: GitHubClient['request'];
  /** The repository's page, without a slash at the end. */
  url: string;
  /** `HEAD` if it is not known, which GitHub takes for the default branch. */
  defaultBranch: string;
  clock: Clock;
  /** Ends pauses. */
  signal: AbortSignal;
}>;

export type ContextSource = Omit<ContextOptions, 'request'> &
  Readonly<{
    /** Reads a resource. If that fails, `part` and `name` describe what is missing. */
    read<R extends keyof Endpoints, T>(
      part: ContextPart,
      name: string,
      ...request: GitHubRequest<R, T>
    ): Promise<Gathered<T>>;
  }>;

/** The `permissions:` key, with `: read`, that a token needs instead of `contents`. */
const PERMISSIONS: Partial<Record<ContextPart, string>> = {
  'pull-request': 'pull-requests',
  'pull-requests': 'pull-requests',
  files: 'pull-requests',
  issue: 'issues',
};

/** Bound on the time of all reads for one subject. The last one may end a little later. */
const MAX_READING_MS = 2 * 60_000;
const TIME_IS_OVER: RequestError = {
  kind: 'no-response',
  detail: 'the time for the context is over',
};

export function createGitHubContextSource({
  request,
  ...rest
}: ContextOptions): ContextSource {
  const deadline = rest.clock.now() + MAX_READING_MS;
  return {
    ...rest,
    async read(part, name, ...resource) {
      const isOver = rest.clock.now() >= deadline;
      const result = isOver ? notOk(TIME_IS_OVER) : await request(...resource);
      if (result.ok) return result;
      const permission = PERMISSIONS[part] ?? 'contents';
      return notOk({ kind: 'unreadable', part, name, error: result.error, permission });
    },
  };
}

export const fileSchema = z.pipe(
  z.object({
    ...filePaths,
    status: z.string(),
    additions: z.int(),
    deletions: z.int(),
    patch: z.optional(z.string()),
  }),
  z.transform(({ filename: path, previous_filename: previousPath, ...rest }) => ({
    path,
    previousPath,
    ...rest,
  })),
);
const files = z._default(z.array(fileSchema), []);

/** A commit, without files if it is part of a comparison. */
export const commitSchema = z.pipe(
  z.object({
    sha: z.string(),
    html_url: z.string(),
    commit: z.object({ message: z.string() }),
    author: accountField,
    parents: z.array(z.object({ sha: z.string() })),
    files,
  }),
  z.transform(({ html_url: url, commit, parents, ...rest }) => {
    const { message } = commit;
    return {
      ...rest,
      url,
      message,
      title: firstLine(message),
      parents: parents.map(({ sha }) => sha),
      merge: parents.length > 1,
    };
  }),
);
export type Commit = z.infer<typeof commitSchema>;

/** Schema of a commit of which only its ID and its tree of files count. */
const endSchema = lenientField(
  z.object({
    sha: z.string(),
    commit: z.object({ tree: z.object({ sha: z.string() }) }),
  }),
);

export const comparisonSchema = z.object({
  html_url: z.string(),
  status: z.string(),
  base_commit: endSchema,
  merge_base_commit: endSchema,
  total_commits: z.int(),
  commits: z.array(commitSchema),
  files,
});
export type Comparison = z.infer<typeof comparisonSchema>;
