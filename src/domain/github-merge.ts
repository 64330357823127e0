/** The pull request that the message of a commit names. */

/** Number of a pull request. */
const NUMBER = String.raw`#(?<number>[1-9]\d{0,9})`;
const MERGE_MESSAGE = new RegExp(
  String.raw`^Merge pull request ${NUMBER} from .*\s*(?<title>.*)`,
);
/** A title may contain U+2028, which `.` matches only with this flag. */
const SQUASH_TITLE = new RegExp(String.raw`^(?<title>.*)\(${NUMBER}\)$`, 's');

/** A commit. `merge`: it has more than one parent. `message` begins with `title`, its first line. */
type CommitMessage = Readonly<{ title: string; merge: boolean; message?: string }>;

/** Its title is empty if the message does not have it. `isMergeCommit`: the commit merges its branch, which a squash does not. */
type NamedPullRequest = Readonly<{
  number: number;
  title: string;
  isMergeCommit: boolean;
}>;

/**
 * Reads the pull request from the message of a merge, or from the end of a title such as
 * `Title (#12)`. If there are several numbers, the last one counts: a cherry-pick or a revert
 * keeps the original's number in its title.
 */
export function pullRequestInMessage({
  title,
  merge,
  message = title,
}: CommitMessage): NamedPullRequest | undefined {
  const merged = merge ? MERGE_MESSAGE.exec(message) : null;
  const groups = (merged ?? SQUASH_TITLE.exec(title))?.groups;
  if (groups === undefined) return undefined;
  return {
    number: Number(groups['number']),
    title: groups['title']?.trim() ?? '',
    isMergeCommit: merged !== null,
  };
}
