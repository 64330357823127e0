/** Explains errors of GitHub in sentences: what failed, why, what to do. */
import { isRateLimited, type RequestError } from '../domain/errors.ts';
import { refusalOf, type Refusal } from '../domain/github-refusal.ts';
import { describeError } from './service-errors.ts';

/** An input with a token for GitHub. */
export type TokenInput = 'docs-token' | 'github-token';

/**
 * A repository, `owner/name`, and the input with the token for it; undefined if that is the built-in
 * token of the job.
 */
export type RepositoryPlace = Readonly<{
  name: string;
  tokenInput: TokenInput | undefined;
}>;

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
  place?: RepositoryPlace,
): string {
  return `${what}: ${describeError(error, 'GitHub')}. ${remedyOfGitHubError(error, permission, place)}`;
}

/** Returns what to do about a failed request: see `explainGitHubError`. */
export function remedyOfGitHubError(
  error: RequestError,
  permission: string,
  place?: RepositoryPlace,
): string {
  const { status } = error;
  if (status === 401) {
    const input = place?.tokenInput ?? 'github-token';
    return `The \`${input}\` is invalid or expired. Tokens of GitHub Apps last one hour, the built-in one lasts as long as its job.`;
  }
  if (isRateLimited(error)) return 'The rate limit of the GitHub API is exceeded.';
  if (status === 301 && place !== undefined) {
    return `The repository was renamed or moved. Replace ${place.name} by its new name.`;
  }
  const known = remedyOfRefusal(error);
  if (known !== undefined) return known;
  if (status === 403 || status === 404) return accessRemedy(status, permission, place);
  if (status === 422 && place !== undefined) {
    return `Check the names, and that people and teams have access to ${place.name}. The built-in token cannot request teams.`;
  }
  return 'This is probably temporary.';
}

/** Remedies for what no permission of the workflow job lifts. */
const REFUSAL_REMEDIES: Readonly<Partial<Record<Refusal, string>>> = {
  archived: 'The repository is archived. Unarchive it in its settings.',
  full: 'GitHub allows 2,500 comments in a thread. Continue in another one.',
  locked: 'Unlock the conversation.',
  'no-issues': 'Enable issues in the settings of the repository.',
  moved: 'The thread was transferred, or the repository has a new name. Start a new run.',
  deleted: 'It was deleted.',
  'single-sign-on':
    'Authorize the token for the SAML single sign-on of the organization.',
};

/** Returns what to do about a refusal that has nothing to do with permissions; undefined for other errors. */
export function remedyOfRefusal(
  error: Pick<RequestError, 'status' | 'detail'>,
): string | undefined {
  const refusal = refusalOf(error);
  return refusal && REFUSAL_REMEDIES[refusal];
}

/** Explains how to give access. GitHub answers 404 for what a token must not see. */
function accessRemedy(
  status: 403 | 404,
  permission: string,
  place?: RepositoryPlace,
): string {
  if (status === 404 && place === undefined) {
    return 'Check that the thread exists and that `github-token` can read this repository.';
  }
  if (place?.tokenInput === undefined) {
    return `Add ${permission} to the \`permissions\` of the job, or of the workflow if the job has none.`;
  }
  const access = `the token in \`${place.tokenInput}\` ${permission} for ${place.name}`;
  if (status === 404) return `Check the name, and give ${access}.`;
  return `Give ${access}.`;
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
