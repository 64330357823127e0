import * as z from 'zod/mini';
import { ok } from '../../domain/errors.ts';
import { issueSchema, type IssueObject } from '../../domain/issue.ts';
import { pullRequestSchema, type PullRequest } from '../../domain/pull-request.ts';
import {
  describeIssue,
  describePullRequest,
  type Changes,
  type MissingContext,
  type PullRequestDetails,
  type Subject,
} from '../../domain/subject.ts';
import { compareCommits } from './commit-range.ts';
import {
  isBefore,
  isNotFoundYet,
  isPullRequestOlder,
  outdated,
  readUntilCurrent,
  type PullRequestEvent,
} from './current.ts';
import { collectPages } from '../pages.ts';
import { fileSchema, type ContextSource, type Gathered } from './source.ts';

/** Number of pages of files to read. GitHub lists 3,000 files; 1,000 are more than any prompt holds. */
const MAX_PAGES = 10;

type ChangedFiles = Pick<Changes, 'files' | 'filesComplete'> &
  Pick<PullRequestDetails, 'missing'>;
/** Subject that a pull request describes. An issue may turn out to be one. */
type PullRequestSubject = Subject & Readonly<{ number: number }>;

/**
 * Reads a pull request with its files and their diff, or with its new commits.
 *
 * @param payload the pull request as the event shows it. If it is given, it is not read.
 * @param covered the newest commit that is known already. Only later ones are needed.
 */
export async function gatherGitHubPullRequest(
  source: ContextSource,
  subject: PullRequestSubject,
  payload?: PullRequest,
  covered?: string,
): Promise<Gathered> {
  const { number } = subject;
  const readPull = async () =>
    payload === undefined ? readPullRequest(source, number) : ok(payload);
  if (covered === undefined) {
    const [pull, changed] = await Promise.all([
      readPull(),
      readPullRequestFiles(source, number),
    ]);
    if (!pull.ok) return pull;
    return ok(withFiles(describePullRequest(subject, pull.value), changed));
  }
  const pull = await readPull();
  if (!pull.ok) return pull;
  const details = describePullRequest(subject, pull.value);
  const newer = await gatherNewCommits(source, details, covered);
  if (newer !== undefined) return ok(newer);
  return ok(withFiles(details, await readPullRequestFiles(source, number)));
}

/**
 * Reads the pull request of an event with its files and their diff. If GitHub does not show it as it is since the event, the event alone
 * says what it is. Its list of files counts as incomplete then, because it may be older, too.
 */
export async function gatherPullRequestOfEvent(
  source: ContextSource,
  subject: PullRequestSubject,
  event: PullRequestEvent,
): Promise<Gathered> {
  const { number } = subject;
  const readBoth = () =>
    Promise.all([readPullRequest(source, number), readPullRequestFiles(source, number)]);
  const isOlder = (pull: Gathered<PullRequest>): boolean =>
    pull.ok ? isPullRequestOlder(pull.value, event) : isNotFoundYet(pull);
  const [pull, changed] = await readUntilCurrent(source, readBoth, ([answer]) =>
    isOlder(answer),
  );
  if (!pull.ok) return pull;
  if (!isOlder(pull)) {
    return ok(withFiles(describePullRequest(subject, pull.value), changed));
  }
  const missing = [outdated('pull-request', `#${number}`), ...changed.missing];
  const known = { ...changed, filesComplete: false, missing };
  return ok(withFiles(describePullRequest(subject, event.pull), known));
}

/** Adds the changed files to a pull request. */
function withFiles(
  details: PullRequestDetails,
  { files, filesComplete, missing }: ChangedFiles,
): PullRequestDetails {
  const changes = { ...details.changes, files, filesComplete };
  return { ...details, changes, missing };
}

/**
 * Reads what was pushed to a pull request since a commit; undefined if no comparison shows that. The range ends at its head even after the
 * merge, because the base branch also has other changes.
 */
async function gatherNewCommits(
  source: ContextSource,
  details: PullRequestDetails,
  covered: string,
): Promise<PullRequestDetails | undefined> {
  const { headSha, mergeCommit } = details.pull;
  // If GitHub does not give the head, nothing counts as new.
  const newest = headSha || covered;
  if (covered === newest || covered === mergeCommit) {
    return { ...details, changes: { ...details.changes, filesComplete: true } };
  }
  const range = await compareCommits(source, covered, newest);
  if (!range.ok) return undefined;
  const { changes, missing } = range.value;
  // After a rebase, the range has what others have merged into the base branch.
  if (changes.ends?.status === 'diverged') return undefined;
  // The next range begins at the merge, if there is one.
  const { headSha: recorded } = details.changes;
  return { ...details, changes: { ...changes, headSha: recorded }, missing };
}

const ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

/** Reads a pull request without its files. */
function readPullRequest(
  source: ContextSource,
  number: number,
): Promise<Gathered<PullRequest>> {
  const at = { pull_number: number };
  return source.read('pull-request', `#${number}`, ROUTE, at, pullRequestSchema);
}

/** Reads the changed files of a pull request, as far as that is possible. */
async function readPullRequestFiles(
  source: ContextSource,
  number: number,
): Promise<ChangedFiles> {
  const read = await collectPages((page) => {
    const at = { pull_number: number, ...page };
    return source.read('files', `#${number}`, `${ROUTE}/files`, at, z.array(fileSchema));
  }, MAX_PAGES);
  const { items: files, isComplete: filesComplete, error } = read;
  if (filesComplete) return { files, filesComplete, missing: [] };
  if (error !== undefined) return { files, filesComplete, missing: [error] };
  const cut: MissingContext = { kind: 'truncated', part: 'files', read: files.length };
  return { files, filesComplete, missing: [cut] };
}

/**
 * Reads an issue, or the pull request that has this number. If GitHub shows it as it was before the event, the event describes it.
 *
 * @param sent the issue as the event shows it, if there is one about it.
 */
export async function gatherGitHubIssue(
  source: ContextSource,
  subject: Extract<Subject, { kind: 'issue' }>,
  sent: IssueObject | undefined,
): Promise<Gathered> {
  const { number } = subject;
  const isOlder = (issue: Gathered<IssueObject>): boolean => {
    if (sent === undefined) return false;
    return issue.ok
      ? isBefore(issue.value.updatedAt, sent.updatedAt)
      : isNotFoundYet(issue);
  };
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}';
  const at = { issue_number: number };
  const issue = await readUntilCurrent(
    source,
    () => source.read('issue', `#${number}`, route, at, issueSchema),
    isOlder,
  );
  if (!issue.ok) return issue;
  if (issue.value.isPullRequest) return gatherGitHubPullRequest(source, subject);
  if (sent === undefined || !isOlder(issue)) {
    return ok(describeIssue(subject, issue.value));
  }
  const missing = [outdated('issue', `#${number}`)];
  return ok({ ...describeIssue(subject, sent), missing });
}
