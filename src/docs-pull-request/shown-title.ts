/**
 * Returns the title that a pull request has on GitHub. Undefined if its repository may be read by fewer people than the
 * workflow's own, which shows it.
 */
export function shownTitleOfDocsPullRequest(
  pull: Readonly<{ repositoryId: number; isPublic: boolean; title: string }>,
  run: Readonly<{ repositoryId: number | undefined }>,
): string | undefined {
  const mayShow = pull.isPublic || pull.repositoryId === run.repositoryId;
  return mayShow ? pull.title : undefined;
}
