/** What a push brought. The event's own lists of files cannot be used: a squash leaves them empty, a long push cuts them. */
import type { SubjectDetails, PullRequestSummary, Subject } from '../domain.ts';
import type { GatheredDetails } from '../ports.ts';
import { emptyDetails, isNullSha, loginOf, toLabels, toPullRequest } from './mappers.ts';
import { listPullRequestsForCommit } from './merged-pull-requests.ts';
import { listFiles } from './pull-request.ts';
import type { PullRequestData, ReadResult, ContextSource } from './github-types.ts';
import { gatherTag } from './release.ts';
import {
  FILES_TRUNCATED,
  MAX_COMPARED_FILES,
  singleCommit,
  compareRefs,
  type CommitRange,
} from './commit-range.ts';

type Push = Extract<Subject, { kind: 'push' }>;

/** GitHub links a commit with its pull request a little after the push event went out. */
const PR_LINK_DELAY_MS = 3000;
const BRANCH = 'refs/heads/';
const TAG = 'refs/tags/';

/** A push to a branch or of a tag; the removal of either is no subject. */
export async function gatherPush(source: ContextSource, push: Push): Promise<GatheredDetails> {
  if (isNullSha(push.after))
    return { ok: false, reason: 'The push removed its branch or tag, so there is nothing to cover' };
  if (push.ref.startsWith(TAG)) return gatherTag(source, push, push.ref.slice(TAG.length));
  const { range, missing } = await comparePushed(source, push);
  if (!range.ok) return { ok: false, reason: `The pushed commits could not be read: ${range.reason}` };
  const sourcePullRequest = await findSourcePullRequest(source, push);
  if (!sourcePullRequest.ok)
    missing.push(`The pull request behind the push could not be read: ${sourcePullRequest.reason}.`);
  const pull = sourcePullRequest.ok ? sourcePullRequest.data[0] : undefined;
  const { mergedDirectly, details: known } = range.data;
  const details: SubjectDetails = {
    ...emptyDetails(push),
    ...known,
    headSha: push.after,
    missing: [...missing, ...known.missing],
  };
  return {
    ok: true,
    details: pull === undefined ? details : await withPullRequest(source, { details, mergedDirectly, pull }),
  };
}

/** From `before` to `after`; a new branch from where it left the default branch; else the newest commit alone. */
async function comparePushed(
  source: ContextSource,
  push: Push,
): Promise<Readonly<{ range: ReadResult<CommitRange>; missing: string[] }>> {
  const missing: string[] = [];
  const isNew = isNullSha(push.before);
  if (!isNew || push.ref !== `${BRANCH}${source.defaultBranch}`) {
    const range = await compareRefs(source, isNew ? source.defaultBranch : push.before, push.after);
    if (range.ok || range.status !== 404) return { range, missing };
    // After a force push GitHub may have lost the old end.
    missing.push(
      'The commits could not be compared with what was there before, so only the newest commit is here.',
    );
  } else {
    missing.push('The default branch is new, so only its newest commit is here.');
  }
  return { range: await singleCommit(source, push.after), missing };
}

/** The pull requests that brought the pushed head, those merged into this very branch as this very commit first. */
async function findSourcePullRequest(
  source: ContextSource,
  push: Push,
): Promise<ReadResult<PullRequestData[]>> {
  let answer = await listPullRequestsForCommit(source, push.after);
  if (answer.ok && answer.data.length === 0) {
    await source.sleep(PR_LINK_DELAY_MS);
    answer = await listPullRequestsForCommit(source, push.after);
  }
  if (!answer.ok) return answer;
  const here = answer.data.filter((pull) => `${BRANCH}${pull.base.ref}` === push.ref);
  const isExact = (pull: PullRequestData): boolean => pull.merge_commit_sha === push.after;
  return { ok: true, data: [...here.filter(isExact), ...here.filter((pull) => !isExact(pull))] };
}

/** Tells the pull request behind a push as its description, and its own files where the comparison ran out of room. */
async function withPullRequest(
  source: ContextSource,
  {
    details,
    mergedDirectly,
    pull,
  }: Readonly<{
    details: SubjectDetails;
    mergedDirectly: readonly PullRequestSummary[];
    pull: PullRequestData;
  }>,
): Promise<SubjectDetails> {
  const isOther = (other: PullRequestSummary): boolean => other.number !== pull.number;
  const pullRequests = [toPullRequest(pull), ...details.pullRequests.filter(isOther)];
  const thread = pull.number;
  // One of several speaks for none of the others: neither its text nor its labels stand for the push.
  if (mergedDirectly.some(isOther)) return { ...details, pullRequests, thread };
  const told: SubjectDetails = {
    ...details,
    kind: 'pull-request',
    title: pull.title,
    body: pull.body ?? '',
    author: loginOf(pull.user),
    url: pull.html_url,
    labels: toLabels(pull.labels),
    merged: true,
    pullRequests,
    thread,
  };
  if (details.files.length < MAX_COMPARED_FILES) return told;
  const own = await listFiles(source, { number: pull.number, expected: undefined });
  if (own.files.length <= details.files.length) return told;
  return {
    ...told,
    ...own,
    missing: [...details.missing.filter((gap) => gap !== FILES_TRUNCATED), ...own.missing],
  };
}
