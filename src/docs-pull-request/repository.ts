/** The repository of the docs: which pull requests may be written to, and what to do if that fails. */
import type { RequestError, Result } from '../domain.ts';
import type { DocsPullRequestInputs } from '../inputs/docs-pull-request.ts';
import { parsePullRequestUrl } from '../pull-request-url.ts';
import { describeError } from '../report/service-errors.ts';

/** `name`: `owner/repo`. `isOwn`: the workflow runs there. `hasToken`: `docs-token` is set. */
export type DocsRepository = Readonly<{ name: string; isOwn: boolean; hasToken: boolean }>;

/** The repository that `docs-repository` names; without it the workflow's own. */
export function createDocsRepository(
  { docsRepository, docsToken }: Pick<DocsPullRequestInputs, 'docsRepository' | 'docsToken'>,
  own: string,
): DocsRepository {
  const name = docsRepository ?? own;
  return { name, isOwn: name.toLowerCase() === own.toLowerCase(), hasToken: docsToken !== '' };
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
  const { status, retryAfterMs } = error;
  let remedy = 'This is probably temporary.';
  if (status === 401) remedy = `The \`${hasToken ? 'docs' : 'github'}-token\` is invalid or expired.`;
  else if (status === 422)
    remedy = `Check the names, and that people and teams have access to ${name}. The built-in token cannot request teams.`;
  else if (status === 429 || (status === 403 && retryAfterMs !== undefined))
    remedy = 'The rate limit of the GitHub API is exceeded.';
  else if (status === 403 || status === 404) {
    if (hasToken) remedy = `Give the token in \`docs-token\` ${permission} for ${name}.`;
    else if (isOwn)
      remedy = `Add ${permission} to the \`permissions\` of the job, or of the workflow if the job has none.`;
    else remedy = `Set \`docs-token\` to the token of a GitHub App with ${permission} for ${name}.`;
  }
  return `${what}: ${describeError(error, 'GitHub')}. ${remedy} The docs job is not affected.`;
}
