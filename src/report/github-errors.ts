/** Errors of GitHub in sentences: what failed, why, what to do. */
import type { RequestError } from '../domain.ts';
import type { Runner } from '../ports.ts';

/**
 * Explains why something could not be done in a thread. Names the `permissions:` keys of the workflow: GitHub's own header lists
 * alternatives, but comments on a pull request were seen to need `pull-requests: write`.
 */
export function explainGitHubError({
  what,
  error,
  onPullRequest,
}: Readonly<{ what: string; error: RequestError; onPullRequest: boolean | undefined }>): string {
  const { kind, status, detail } = error;
  const why =
    kind === 'status' ? `GitHub responded with ${status ?? 'an error'}` : 'GitHub could not be reached';
  return `${what}: ${why} (${detail}). ${remedy(error, onPullRequest)} The docs job is not affected.`;
}

function remedy(
  { status, retryAfterMs, permissionsNeeded }: RequestError,
  onPullRequest: boolean | undefined,
): string {
  if (status === 401)
    return 'The `github-token` is invalid or expired. Tokens of GitHub Apps last one hour, the built-in one lasts as long as its job.';
  if (status === 429 || (status === 403 && retryAfterMs !== undefined))
    return 'The rate limit of the GitHub API is exceeded. The next run will make up for it.';
  if (status === 403) {
    const keys = requiredPermissions(permissionsNeeded, onPullRequest).map((key) => `\`${key}\``);
    return `Add ${keys.join(' and ')} to the \`permissions\` of the job, or of the workflow if the job has none.`;
  }
  if (status === 404) return 'Check that the thread exists and that `github-token` can read this repository.';
  return 'This is probably temporary.';
}

/** `issues=write; pull_requests=write` → `issues: write`, `pull-requests: write`. */
function requiredPermissions(
  header: string | undefined,
  onPullRequest: boolean | undefined,
): readonly string[] {
  const named = (header ?? '').split(/[;,]/).flatMap((part) => {
    const [, key, access] = /^\s*([a-z_]+)=(read|write)\s*$/.exec(part) ?? [];
    return key === undefined || access === undefined ? [] : [`${key.replaceAll('_', '-')}: ${access}`];
  });
  const usual = [
    ...(onPullRequest === true ? [] : ['issues: write']),
    ...(onPullRequest === false ? [] : ['pull-requests: write']),
  ];
  // The next step writes to a thread that cannot be read: read access alone would lead to the same warning again.
  return named.length === 0 || named.some((key) => key.startsWith('issues: ')) ? usual : named;
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
