/** The commits of a release, and which of them a range contains. Pure. */
import type { CommitSummary } from '../domain/subject.ts';

type Commit = Pick<CommitSummary, 'sha' | 'parents'>;

/** The commits of a release. Ids of other commits are not in it. */
export type CommitGraph = Readonly<{
  has(sha: string): boolean;
  /** Returns the commits that `to` contains and `from` does not. A commit outside the graph contains none. */
  range(from: string, to: string): ReadonlySet<string>;
  /** Returns the commits that came with a commit: for a merge, those that its first parent does not contain. */
  introducedBy(sha: string): ReadonlySet<string>;
}>;

/** @param commits oldest first. One without known parents follows the commit before it. */
export function createCommitGraph(commits: readonly Commit[]): CommitGraph {
  const parentsOf = new Map<string, readonly string[]>();
  let before: readonly string[] = [];
  for (const { sha, parents = before } of commits) {
    parentsOf.set(sha, parents);
    before = [sha];
  }

  const containedIn = (newest: string): ReadonlySet<string> => {
    const contained = new Set<string>();
    const open = [newest];
    for (;;) {
      const sha = open.pop();
      if (sha === undefined) return contained;
      const parents = parentsOf.get(sha);
      if (parents === undefined || contained.has(sha)) continue;
      contained.add(sha);
      open.push(...parents);
    }
  };

  const range = (from: string, to: string): ReadonlySet<string> => {
    const newer = new Set(containedIn(to));
    for (const sha of containedIn(from)) newer.delete(sha);
    return newer;
  };

  return {
    has: (sha) => parentsOf.has(sha),
    range,
    introducedBy: (sha) => {
      const [firstParent = ''] = parentsOf.get(sha) ?? [];
      return range(firstParent, sha);
    },
  };
}
