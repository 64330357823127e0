/** Access to the repositories of docs pull requests and of their requests, with a token for each. */
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import type { CommentsApi, PullRequestsApi, Runner, WorkflowRun } from '../ports.ts';
import { isSameRepository, parsePullRequestUrl } from '../domain/pull-request-url.ts';
import {
  explainGitHubError,
  writePermission,
  type RepositoryPlace,
  type TokenInput,
} from '../rendering/github-errors.ts';

/** APIs for one repository and token. */
export type DocsGitHub = Readonly<{
  pullRequests: PullRequestsApi;
  comments: CommentsApi;
}>;

/** Tokens and adapters that open a repository. */
export type DocsRepositoryContext = Readonly<{
  githubToken: string;
  /** Empty for `githubToken`. */
  docsToken: string;
  run: WorkflowRun;
  /** The input with the token for the repository of `run`; undefined for the built-in token of the job. */
  tokenInput?: TokenInput | undefined;
  runner: Pick<Runner, 'warning'>;
  /** `repository` is `owner/name`. */
  connectRepository: (repository: string, token: string) => DocsGitHub;
}>;

/**
 * Access to a repository, `owner/name`. `warnAbout` explains a failed request, by default one that
 * writes to a pull request; `explain` returns the text for a request that the job depends on.
 */
export type OpenRepository = DocsGitHub &
  Readonly<{
    name: string;
    warn: (message: string) => void;
    warnAbout: (what: string, error: RequestError, permission?: string) => void;
    explain: (what: string, error: RequestError, permission: string) => string;
  }>;

/**
 * Opens the repository that `docs-repository` names, or else the workflow's own, with `docs-token`
 * or else `github-token`.
 */
export function openDocsRepository(
  context: DocsRepositoryContext,
  { docsRepository }: Readonly<{ docsRepository?: string | null | undefined }>,
): OpenRepository {
  const { docsToken } = context;
  const name = docsRepository ?? context.run.repository;
  if (docsToken === '') return openWithOwnToken(context, name);
  return open(context, { name, tokenInput: 'docs-token' }, docsToken);
}

/** Opens the repository of the workflow, with `github-token`. */
export function openOwnRepository(context: DocsRepositoryContext): OpenRepository {
  return openWithOwnToken(context, context.run.repository);
}

function openWithOwnToken(context: DocsRepositoryContext, name: string): OpenRepository {
  const { githubToken, tokenInput } = context;
  return open(context, { name, tokenInput }, githubToken);
}

function open(
  { runner, connectRepository }: DocsRepositoryContext,
  place: RepositoryPlace,
  token: string,
): OpenRepository {
  const { name } = place;
  const warn = (message: string): void => runner.warning(message, 'Docs agent');
  return {
    ...connectRepository(name, token),
    name,
    warn,
    warnAbout: (what, error, permission = writePermission(true)) =>
      warn(explainGitHubError(what, error, permission, place)),
    explain: (what, error, permission) =>
      explainGitHubError(what, error, permission, place),
  };
}

/**
 * Reads the number of a pull request from its link, if it is in the repository (`owner/repo`). The
 * error is a warning for people.
 */
export function docsPullRequestNumber(
  prLink: string,
  repository: string,
  serverUrl: URL,
): Result<number, string> {
  const found = parsePullRequestUrl(prLink, serverUrl);
  if (found === undefined) {
    return notOk(
      `The docs pull request is not on ${serverUrl.host}. The inputs that start with \`pr-\` do not apply to it.`,
    );
  }
  const actual = found.repository;
  if (!isSameRepository(actual, repository)) {
    return notOk(
      `The docs pull request is in ${actual}, not in ${repository}. To finish pull requests there, set \`docs-repository: ${actual}\` and \`docs-token\`.`,
    );
  }
  return ok(found.number);
}
