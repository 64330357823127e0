/** Errors of GitHub in sentences: what failed, why, what to do. */
import type { RequestError } from '../domain.ts';
import type { Runner } from '../ports.ts';
import { isRateLimited } from '../requests.ts';
import { describeError } from './service-errors.ts';

/**
 * Explains why something could not be done in a thread, or in any if `onPullRequest` is undefined. Names the keys of `permissions`:
 * GitHub's own header lists alternatives, but comments on a pull request were seen to need `pull-requests: write`.
 */
export function explainGitHubError({
  what,
  error,
  onPullRequest,
}: Readonly<{ what: string; error: RequestError; onPullRequest: boolean | undefined }>): string {
  return explainFailure(what, error, remedy(error, onPullRequest));
}

/** What failed, why, and what to do. */
export function explainFailure(what: string, error: RequestError, todo: string): string {
  return `${what}: ${describeError(error, 'GitHub')}. ${todo} The docs job is not affected.`;
}

/** `keys`: of `permissions`, as code. */
export function addPermissions(keys: string): string {
  return `Add ${keys} to the \`permissions\` of the job, or of the workflow if the job has none.`;
}

function remedy(error: RequestError, onPullRequest: boolean | undefined): string {
  const { status } = error;
  if (status === 401)
    return 'The `github-token` is invalid or expired. Tokens of GitHub Apps last one hour, the built-in one lasts as long as its job.';
  if (isRateLimited(error))
    return 'The rate limit of the GitHub API is exceeded. The next run will make up for it.';
  if (status === 403) {
    const keys = [
      ...(onPullRequest === true ? [] : ['`issues: write`']),
      ...(onPullRequest === false ? [] : ['`pull-requests: write`']),
    ];
    return addPermissions(keys.join(' and '));
  }
  if (status === 404) return 'Check that the thread exists and that `github-token` can read this repository.';
  return 'This is probably temporary.';
}

/** Reports that a comment or a reaction failed: once per run as a warning, then in the log. Ignores an undefined error. */
export type WarnOnce = (what: string, error: RequestError | undefined) => void;

export function createWarnOnce(runner: Runner, onPullRequest: boolean | undefined): WarnOnce {
  let warned = false;
  return (what, error) => {
    if (error === undefined) return;
    const sentence = explainGitHubError({ what, error, onPullRequest });
    if (warned) runner.info(sentence);
    else runner.warning(sentence, 'Docs agent');
    warned = true;
  };
}
