import type { Subject } from '../domain.ts';
import { emptyDetails, isNullSha, type PullRequestObject } from '../github-objects.ts';
import { commitsSince, MAX_COMPARED_FILES, type Changes } from './commit-range.ts';
import { listPullRequestsForCommit, toSummary } from './merged-pull-requests.ts';
import { readPullRequestFiles } from './pull-request.ts';
import { gatherRelease } from './release.ts';
import { type ContextSource, type Gathered } from './source.ts';

type Push = Extract<Subject, { kind: 'push' }>;

/** GitHub may link a commit to its pull request up to some 7 s after the push: it is looked up again after 3, 6 and 9 s. */
const LINK_RETRIES = 3;
const LINK_RETRY_MS = 3000;
const BRANCH = 'refs/heads/';
const TAG = 'refs/tags/';

/** A push to a branch or of a tag. The lists of files in its payload cannot be used: a squash leaves them empty, a long push cuts them. */
export async function gatherPush(source: ContextSource, push: Push): Gathered {
  if (isNullSha(push.after)) return { ok: false, error: { kind: 'deleted-ref' } };
  if (push.ref.startsWith(TAG))
    return gatherRelease(source, push.ref.slice(TAG.length), true);
  const [range, found] = await Promise.all([
    readCommits(source, push),
    findPullRequest(source, push),
  ]);
  const pull = found.ok ? found.value : undefined;
  // The pull request is the thread by which a redelivery is recognised, so it counts even if the commits are unknown.
  if (!range.ok && pull === undefined) return range;
  const known = range.ok ? range.value : emptyDetails(push);
  const missing = [range, found].flatMap((read) => (read.ok ? [] : [read.error]));
  const details = { ...known, missing: [...known.missing, ...missing] };
  const described = pull ? await withPullRequest(source, details, pull) : details;
  return { ok: true, value: { ...described, headSha: push.after } };
}

/** From `before` to `after`; for a new branch, from the default branch. */
function readCommits(
  source: ContextSource,
  { before, after, ref }: Push,
): Gathered<Changes> {
  const { defaultBranch } = source;
  const parent = ref === `${BRANCH}${defaultBranch}` ? undefined : defaultBranch;
  const from = isNullSha(before) ? parent : before;
  return commitsSince(source, from, after, 'new-default-branch');
}

/** The pull request that was merged into this branch with the pushed head, preferably with this very merge commit. */
async function findPullRequest(
  source: ContextSource,
  { after, ref }: Push,
): Gathered<PullRequestObject | undefined> {
  let pulls = await listPullRequestsForCommit(source, after);
  for (
    let retries = 0;
    pulls.ok && pulls.value.length === 0 && retries < LINK_RETRIES;
    retries += 1
  ) {
    await source.sleep(LINK_RETRY_MS);
    pulls = await listPullRequestsForCommit(source, after);
  }
  if (!pulls.ok) return pulls;
  const here = pulls.value.filter(({ base }) => `${BRANCH}${base}` === ref);
  return {
    ok: true,
    value: here.find(({ details }) => details.headSha === after) ?? here[0],
  };
}

/** Describes the push by its pull request, unless it has several: no one of them speaks for the others. */
async function withPullRequest(
  source: ContextSource,
  details: Changes,
  pull: PullRequestObject,
): Promise<Changes> {
  const { thread } = pull.details;
  const others = details.pullRequests.filter(({ number }) => number !== thread);
  const pullRequests = [toSummary(pull), ...others];
  if (others.some(({ nested }) => !nested)) return { ...details, pullRequests, thread };
  const described = { ...details, ...pull.details, pullRequests };
  if (details.files.length < MAX_COMPARED_FILES) return described;
  const { missing, ...whole } = await readPullRequestFiles(source, thread);
  if (whole.files.length <= details.files.length) return described;
  const rest = details.missing.filter(
    (entry) => entry.kind !== 'truncated' || entry.part !== 'files',
  );
  return { ...described, ...whole, missing: [...rest, ...missing] };
}
