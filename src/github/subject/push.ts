import { notOk, ok } from '../../domain/errors.ts';
import type { PullRequest } from '../../domain/pull-request.ts';
import {
  describePullRequest,
  isNullSha,
  newestCommitOf,
  tagOfRef,
  unknownDetails,
  type RangeDetails,
  type Subject,
  type SubjectDetails,
} from '../../domain/subject.ts';
import { commitsSince, type CommitRange } from './commit-range.ts';
import { readUntilCurrent } from './current.ts';
import { listPullRequestsForCommit } from './merged-pull-requests.ts';
import { gatherPushedTag } from './release.ts';
import type { ContextSource, Gathered } from './source.ts';

type Push = Extract<Subject, { kind: 'push' }>;

const BRANCH = 'refs/heads/';

/**
 * Reads a push to a branch or of a tag. The lists of files in its payload cannot be used: a squash
 * leaves them empty, and a long push cuts them.
 *
 * @param newest the newest commit, if the payload names it.
 */
export async function gatherGitHubPush(
  source: ContextSource,
  push: Push,
  newest: string = push.after,
): Promise<Gathered> {
  if (isNullSha(push.after)) {
    return notOk({ kind: 'deleted-ref' });
  }
  const tag = tagOfRef(push.ref);
  if (tag !== undefined) return gatherPushedTag(source, push, tag, newest);
  const [range, found] = await Promise.all([
    readCommits(source, push),
    findPullRequest(source, push),
  ]);
  const pull = found.ok ? found.value : undefined;
  // The pull request describes the push even if the commits are unknown.
  if (!range.ok && pull === undefined) return range;
  const known = range.ok ? range.value : unknownDetails(push);
  const missing = [...known.missing];
  if (!range.ok) missing.push(range.error);
  if (!found.ok) missing.push(found.error);
  const changes = { ...known.changes, headSha: push.after };
  const details = { ...unknownDetails(push), url: known.url, changes, missing };
  return ok(pull === undefined ? details : withPullRequest(details, pull));
}

/** Reads the commits from `before` to `after`; for a new branch, from the default branch. */
function readCommits(
  source: ContextSource,
  { before, after, ref }: Push,
): Promise<Gathered<CommitRange>> {
  const { defaultBranch } = source;
  let from: string | undefined = before;
  if (isNullSha(before)) {
    const isDefault = ref === `${BRANCH}${defaultBranch}`;
    from = isDefault ? undefined : defaultBranch;
  }
  const gap = { kind: 'newest-commit-only', reason: 'new-default-branch' } as const;
  return commitsSince(source, from, after, gap);
}

/**
 * Finds the pull request that was merged into this branch with the pushed head, preferably with
 * this very merge commit.
 */
async function findPullRequest(
  source: ContextSource,
  { after, ref }: Push,
): Promise<Gathered<PullRequest | undefined>> {
  // GitHub may link the two up to some 7 s after the push.
  const pulls = await readUntilCurrent(
    source,
    () => listPullRequestsForCommit(source, after),
    (answer) => answer.ok && answer.value.length === 0,
  );
  if (!pulls.ok) return pulls;
  const intoBranch = pulls.value.filter(({ base }) => `${BRANCH}${base}` === ref);
  const ofCommit = intoBranch.find((pull) => newestCommitOf(pull) === after);
  const [first] = intoBranch;
  return ok(ofCommit ?? first);
}

/** Describes the push by its pull request. If it has several, none of them describes it. */
function withPullRequest(details: RangeDetails, pull: PullRequest): SubjectDetails {
  const others = details.changes.pullRequests.filter(
    ({ number }) => number !== pull.number,
  );
  const changes = { ...details.changes, pullRequests: [pull, ...others] };
  const hasOthers = others.some(({ nested }) => !nested);
  if (hasOthers) return { ...details, changes };
  return {
    ...describePullRequest(details.subject, pull),
    changes,
    missing: details.missing,
  };
}
