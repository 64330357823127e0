/** Explains errors of GitHub in sentences: what failed, why, what to do. */
import type { RequestError } from '../domain/errors.ts';
import type { Runner, WarnOnce } from '../ports.ts';
import { isRateLimited } from '../http/retry.ts';
import { describeError } from './service-errors.ts';

/** A repository of docs, `owner/repo`. `hasToken`: `docs-token` is set. Without it, the workflow runs there. */
export type DocsPlace = Readonly<{ name: string; hasToken: boolean }>;

/**
 * Explains a failed request.
 *
 * @param permission the needed keys of `permissions`, as code.
 * @param place the repository; without it, the request was for a thread of the workflow's own.
 */
export function explainGitHubError(
  what: string,
  error: RequestError,
  permission: string,
  place?: DocsPlace,
): string {
  const explanation = explainUnreadable(what, error, permission, place);
  return `${explanation} The docs job is not affected.`;
}

/** Explains a failed request that the job depends on. */
export function explainUnreadable(
  what: string,
  error: RequestError,
  permission: string,
  place?: DocsPlace,
): string {
  const todo = remedy(error, permission, place);
  return `${what}: ${describeError(error, 'GitHub')}. ${todo}`;
}

function remedy(
  error: RequestError,
  permission: string,
  place: DocsPlace | undefined,
): string {
  const { status } = error;
  const { name, hasToken } = place ?? { name: '', hasToken: false };
  if (status === 401) {
    const token = hasToken ? 'docs-token' : 'github-token';
    return `The \`${token}\` is invalid or expired. Tokens of GitHub Apps last one hour, the built-in one lasts as long as its job.`;
  }
  if (isRateLimited(error)) return 'The rate limit of the GitHub API is exceeded.';
  if (status === 422 && place !== undefined) {
    return `Check the names, and that people and teams have access to ${name}. The built-in token cannot request teams.`;
  }
  if (status === 404 && place === undefined) {
    return 'Check that the thread exists and that `github-token` can read this repository.';
  }
  if (status !== 403 && status !== 404) return 'This is probably temporary.';
  if (hasToken) return `Give the token in \`docs-token\` ${permission} for ${name}.`;
  return `Add ${permission} to the \`permissions\` of the job, or of the workflow if the job has none.`;
}

/**
 * Returns the keys for writing to a pull request or an issue, or to either if that is undefined.
 * GitHub's own header lists alternatives, but comments on a pull request were seen to need
 * `pull-requests: write`.
 */
export function writePermission(onPullRequest?: boolean): string {
  if (onPullRequest === undefined) return '`issues: write` and `pull-requests: write`';
  return onPullRequest ? '`pull-requests: write`' : '`issues: write`';
}

export function createWarnOnce(runner: Runner, onPullRequest?: boolean): WarnOnce {
  let warned = false;
  return (what, error) => {
    const sentence = explainGitHubError(what, error, writePermission(onPullRequest));
    if (warned) runner.info(sentence);
    else runner.warning(sentence, 'Docs agent');
    warned = true;
  };
}
