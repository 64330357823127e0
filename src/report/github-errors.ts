import type { RequestError } from '../domain.ts';

/**
 * Why something could not be done in a thread, and what to change. Names the `permissions:` keys of the workflow: GitHub's own
 * word for them counts alternatives, but comments on a pull request were seen to need `pull-requests: write`.
 */
export function explainGitHubError(
  failure: Readonly<{ what: string; error: RequestError; onPullRequest: boolean | undefined }>,
): string {
  const { what, error } = failure;
  return `${what}: ${cause(error)} ${remedy(error, failure.onPullRequest)} The job is not affected.`;
}

function cause({ kind, status, detail }: RequestError): string {
  return kind === 'status'
    ? `GitHub answered ${status ?? 'no'} (${detail}).`
    : `GitHub could not be asked (${detail}).`;
}

function remedy(
  { status, retryAfterMs, permissionsNeeded }: RequestError,
  onPullRequest: boolean | undefined,
): string {
  if (status === 401)
    return 'The `github-token` is not valid, or not any more: App tokens live one hour, the workflow’s own lives as long as its job.';
  if (status === 429 || (status === 403 && retryAfterMs !== undefined))
    return 'A rate limit is used up; the next run goes on.';
  if (status === 403) {
    const keys = requiredPermissions(permissionsNeeded, onPullRequest);
    return `Add to the job’s \`permissions\` (the workflow’s, where the job has none): ${keys.map((key) => `\`${key}\``).join(' and ')}.`;
  }
  if (status === 404)
    return 'Check that the thread is there and that the `github-token` can read this repository.';
  return 'It may be a passing fault.';
}

/** `issues=write; pull_requests=write` → `issues: write`, `pull-requests: write`. */
function requiredPermissions(
  header: string | undefined,
  onPullRequest: boolean | undefined,
): readonly string[] {
  const failure = (header ?? '')
    .split(/[;,]/)
    .map((part) => /^\s*([a-z_]+)=(read|write)\s*$/.exec(part))
    .flatMap((match) =>
      match === null ? [] : [`${(match[1] ?? '').replaceAll('_', '-')}: ${match[2] ?? ''}`],
    );
  const usual = [
    ...(onPullRequest === true ? [] : ['issues: write']),
    ...(onPullRequest === false ? [] : ['pull-requests: write']),
  ];
  // A thread that cannot be read is to be written to next: naming the reading alone would lead to the same warning again.
  return failure.length === 0 || failure.some((key) => key.startsWith('issues: ')) ? usual : failure;
}
