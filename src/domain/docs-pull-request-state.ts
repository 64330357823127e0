/** State of a docs pull request after the job has opened it, as GitHub shows it. */
export type DocsPullRequestState =
  /** `since` is when it was opened, ISO 8601. */
  Readonly<{ kind: 'open'; since: string }> | Readonly<{ kind: 'merged' | 'closed' }>;

/**
 * Returns the title that a pull request has on GitHub. Undefined if its repository may be read by fewer people than the
 * workflow's own, which shows it.
 */
export function titleOfDocsState(
  pull: Readonly<{ repositoryId: number; isPublic: boolean; title: string }>,
  run: Readonly<{ repositoryId: number | undefined }>,
): string | undefined {
  const mayShow = pull.isPublic || pull.repositoryId === run.repositoryId;
  return mayShow ? pull.title : undefined;
}
