/** The repository of the docs: which pull requests may be written to, and what to do if that fails. */
import type { RequestError, Result } from '../domain.ts';
import type { DocsPullRequestInputs } from '../inputs/docs-pull-request.ts';
import type { CommentsApi, PullRequestsApi, WorkflowRun } from '../ports.ts';
import { parsePullRequestUrl } from '../urls.ts';
import { addPermissions, explainFailure } from '../report/github-errors.ts';
import { isRateLimited } from '../requests.ts';

/** `name`: `owner/repo`. `isOwn`: the workflow runs there. `hasToken`: `docs-token` is set. */
export type DocsRepository = Readonly<{ name: string; isOwn: boolean; hasToken: boolean }>;

/** What is done in a repository, with one token. */
export type DocsGitHub = Readonly<{ pullRequests: PullRequestsApi; comments: CommentsApi }>;

/** What a docs repository is opened with. */
export type DocsRepositoryContext = Readonly<{
  inputs: Pick<DocsPullRequestInputs, 'docsRepository' | 'docsToken'> & Readonly<{ githubToken: string }>;
  run: Pick<WorkflowRun, 'repository'>;
  /** `repository` is `owner/name`. */
  connectDocs: (repository: string, token: string) => DocsGitHub;
}>;

/** The repository that `docs-repository` names; without it the workflow's own. */
export function docsRepositoryOf({
  inputs,
  run,
}: Omit<DocsRepositoryContext, 'connectDocs'>): DocsRepository {
  const { docsRepository: name = run.repository, docsToken } = inputs;
  const isOwn = name.toLowerCase() === run.repository.toLowerCase();
  return { name, isOwn, hasToken: docsToken !== '' };
}

/** The docs repository, with `docs-token` or else `github-token`. */
export function openDocsRepository(context: DocsRepositoryContext) {
  const repository = docsRepositoryOf(context);
  const { docsToken, githubToken } = context.inputs;
  return { repository, ...context.connectDocs(repository.name, docsToken || githubToken) };
}

/** The repository of the workflow. */
export function ownRepositoryOf({ run }: Pick<DocsRepositoryContext, 'run'>): DocsRepository {
  return { name: run.repository, isOwn: true, hasToken: false };
}

/** The repository of the workflow, with `github-token`. */
export function openOwnRepository(context: DocsRepositoryContext) {
  const repository = ownRepositoryOf(context);
  return { repository, ...context.connectDocs(repository.name, context.inputs.githubToken) };
}

/** The number of a docs pull request; the error is a warning for people. */
export function docsPullRequestNumber(
  prLink: string,
  { name }: DocsRepository,
  serverUrl: URL,
): Result<number, string> {
  const found = parsePullRequestUrl(prLink, serverUrl);
  if (found === undefined) {
    const error = `The docs pull request is not on ${serverUrl.host}. The inputs that start with \`pr-\` do not apply to it.`;
    return { ok: false, error };
  }
  const repository = `${found.owner}/${found.repo}`;
  if (repository.toLowerCase() === name.toLowerCase()) return { ok: true, value: found.number };
  const error = `The docs pull request is in ${repository}, not in ${name}. To finish pull requests there, set \`docs-repository: ${repository}\` and \`docs-token\`.`;
  return { ok: false, error };
}

/** Explains why a request failed, and what to do. `permission`: the needed key of `permissions:`, as code. */
export function explainDocsError(
  what: string,
  error: RequestError,
  permission: string,
  { name, isOwn, hasToken }: DocsRepository,
): string {
  const { status } = error;
  let remedy = 'This is probably temporary.';
  if (status === 401) remedy = `The \`${hasToken ? 'docs' : 'github'}-token\` is invalid or expired.`;
  else if (status === 422)
    remedy = `Check the names, and that people and teams have access to ${name}. The built-in token cannot request teams.`;
  else if (isRateLimited(error)) remedy = 'The rate limit of the GitHub API is exceeded.';
  else if (status === 403 || status === 404) {
    if (hasToken) remedy = `Give the token in \`docs-token\` ${permission} for ${name}.`;
    else if (isOwn) remedy = addPermissions(permission);
    else remedy = `Set \`docs-token\` to the token of a GitHub App with ${permission} for ${name}.`;
  }
  return explainFailure(what, error, remedy);
}
