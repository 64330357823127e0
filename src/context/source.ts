import type { Endpoints } from '@octokit/types';
import type * as z from 'zod/mini';
import type { ContextPart, MissingContext, Result, SubjectDetails } from '../domain.ts';

export const PER_PAGE = 100;

/** A value, or why it is missing. */
export type Gathered<T = SubjectDetails> = Promise<Result<T, MissingContext>>;

type Request<R extends keyof Endpoints, T> = [
  route: R,
  parameters: Omit<Endpoints[R]['parameters'], 'owner' | 'repo'>,
  schema: z.ZodMiniType<T>,
];

/** Reads a resource of the repository. A response that does not fit the schema is an error. */
export type GitHubRead = <R extends keyof Endpoints, T>(...request: Request<R, T>) => Promise<Result<T>>;

export type ContextOptions = Readonly<{
  request: GitHubRead;
  /** The repository's page, without a slash at the end. */
  url: string;
  /** `HEAD` if it is not known: GitHub takes it for the default branch. */
  defaultBranch: string;
  sleep: (ms: number) => Promise<void>;
}>;

/** Where the context comes from. */
export type ContextSource = Omit<ContextOptions, 'request'> &
  Readonly<{
    /** `part` and `name` say what is missing if the read fails. */
    read<R extends keyof Endpoints, T>(
      part: ContextPart,
      name: string,
      ...request: Request<R, T>
    ): Gathered<T>;
  }>;

/** The `permissions:` key, with `: read`, that a token needs instead of `contents`. */
const PERMISSIONS: Partial<Record<ContextPart, string>> = {
  'pull-request': 'pull-requests',
  'pull-requests': 'pull-requests',
  files: 'pull-requests',
  issue: 'issues',
};

export function createContextSource({ request, ...rest }: ContextOptions): ContextSource {
  return {
    ...rest,
    async read(part, name, ...of) {
      const result = await request(...of);
      if (result.ok) return result;
      const { error } = result;
      const isRefused = error.status === 403 && error.retryAfterMs === undefined;
      if (!isRefused && error.status !== 404) return missing({ kind: 'unreadable', part, name, error });
      const kind = isRefused ? 'permission' : 'not-found';
      return missing({ kind, part, name, permission: PERMISSIONS[part] ?? 'contents' });
    },
  };
}

/** The numbers from `first` to `last`; none if `last` is less. */
export function pageNumbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

export function missing(error: MissingContext): Readonly<{ ok: false; error: MissingContext }> {
  return { ok: false, error };
}
