import type { Fault } from '../domain.ts';

/**
 * Why something could not be done in a thread, and what to change. Names the `permissions:` keys of the workflow: GitHub's own
 * word for them counts alternatives, but comments on a pull request were seen to need `pull-requests: write`.
 */
export function explainGitHubFault(
  told: Readonly<{ what: string; fault: Fault; onPullRequest: boolean | undefined }>,
): string {
  const { what, fault } = told;
  return `${what}: ${cause(fault)} ${cure(fault, told.onPullRequest)} The job is not affected.`;
}

function cause({ kind, status, detail }: Fault): string {
  return kind === 'status'
    ? `GitHub answered ${status ?? 'no'} (${detail}).`
    : `GitHub could not be asked (${detail}).`;
}

function cure(
  { status, retryAfterMs, permissionsNeeded }: Fault,
  onPullRequest: boolean | undefined,
): string {
  if (status === 401)
    return 'The `github-token` is not valid, or not any more: App tokens live one hour, the workflow’s own lives as long as its job.';
  if (status === 429 || (status === 403 && retryAfterMs !== undefined))
    return 'A rate limit is used up; the next run goes on.';
  if (status === 403) {
    const keys = neededKeys(permissionsNeeded, onPullRequest);
    return `Add to the job’s \`permissions\` (the workflow’s, where the job has none): ${keys.map((key) => `\`${key}\``).join(' and ')}.`;
  }
  if (status === 404)
    return 'Check that the thread is there and that the `github-token` can read this repository.';
  return 'It may be a passing fault.';
}

/** `issues=write; pull_requests=write` → `issues: write`, `pull-requests: write`. */
function neededKeys(header: string | undefined, onPullRequest: boolean | undefined): readonly string[] {
  const told = (header ?? '')
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
  return told.length === 0 || told.some((key) => key.startsWith('issues: ')) ? usual : told;
}
