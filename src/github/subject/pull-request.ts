import * as z from 'zod/mini';
import { ok } from '../../domain/errors.ts';
import type { AutomaticEvent } from '../../domain/event.ts';
import type { MissingContext, SubjectDetails } from '../../domain/subject.ts';
import {
  issueSchema,
  pullRequestSchema,
  type IssueObject,
  type PullRequestObject,
} from '../../domain/github-objects.ts';
import { compareCommits } from './commit-range.ts';
import {
  isBeforeEvent,
  isNotFoundYet,
  isPullRequestOlder,
  readUntilCurrent,
} from './current.ts';
import { collectPages } from '../pages.ts';
import { fileSchema, type ContextSource, type Gathered } from './source.ts';

/** Number of pages of files to read. GitHub lists 3,000 files; 1,000 are more than any prompt holds. */
const MAX_PAGES = 10;

/** Details of a pull request, from the event or from GitHub. */
type PullRequestDetails = SubjectDetails | PullRequestObject['details'];
type ChangedFiles = Pick<SubjectDetails, 'files' | 'filesComplete' | 'missing'>;

/**
 * Reads a pull request with its files and their diff, or with its new commits.
 *
 * @param payload the event's details of it. If they are given, it is not read.
 * @param covered the newest commit that is known already. Only later ones are needed.
 */
export async function gatherGitHubPullRequest(
  source: ContextSource,
  number: number,
  payload?: SubjectDetails,
  covered?: string,
): Promise<Gathered> {
  if (covered === undefined) {
    const [pull, changed] = await Promise.all([
      describePullRequest(source, number, payload),
      readPullRequestFiles(source, number),
    ]);
    return withFiles(pull, changed);
  }
  const pull = await describePullRequest(source, number, payload);
  if (!pull.ok) return pull;
  const newer = await gatherNewCommits(source, pull.value, covered);
  if (newer.ok) return newer;
  return withFiles(pull, await readPullRequestFiles(source, number));
}

/**
 * Reads the pull request of an event with its files and their diff. If GitHub does not show it as it is since the event, the event alone
 * says what it is. Its files are not known then: those that GitHub lists may be older, too.
 */
export async function gatherPullRequestOfEvent(
  source: ContextSource,
  number: number,
  event: AutomaticEvent,
): Promise<Gathered> {
  const readBoth = () =>
    Promise.all([
      readPullRequestObject(source, number),
      readPullRequestFiles(source, number),
    ]);
  const isOlder = (pull: Gathered<PullRequestObject>): boolean =>
    pull.ok ? isPullRequestOlder(pull.value, event) : isNotFoundYet(pull);
  const [pull, changed] = await readUntilCurrent(source, readBoth, ([answer]) =>
    isOlder(answer),
  );
  if (!pull.ok) return pull;
  if (!isOlder(pull)) return ok({ ...pull.value.details, ...changed });
  const outdated: MissingContext = {
    kind: 'outdated',
    part: 'pull-request',
    name: `#${number}`,
  };
  const missing = [outdated, ...changed.missing];
  return ok({ ...event.details, files: changed.files, filesComplete: false, missing });
}

/** Adds the changed files to a pull request that could be read. */
function withFiles(pull: Gathered<PullRequestDetails>, changed: ChangedFiles): Gathered {
  if (!pull.ok) return pull;
  return ok({ ...pull.value, ...changed });
}

/** Returns the event's details of a pull request, or reads them. */
async function describePullRequest(
  source: ContextSource,
  number: number,
  payload: SubjectDetails | undefined,
): Promise<Gathered<PullRequestDetails>> {
  if (payload !== undefined) return ok(payload);
  return readPullRequestDetails(source, number);
}

async function gatherNewCommits(
  source: ContextSource,
  pull: PullRequestDetails,
  covered: string,
): Promise<Gathered> {
  const { url, headSha = covered } = pull;
  if (headSha === covered) return ok({ ...pull, filesComplete: true });
  const range = await compareCommits(source, covered, headSha);
  if (!range.ok) return range;
  return ok({
    ...pull,
    ...range.value,
    url,
    headSha,
  });
}

const ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

/** Reads a pull request without its files. */
export async function readPullRequestDetails(
  source: ContextSource,
  number: number,
): Promise<Gathered<PullRequestDetails>> {
  const pull = await readPullRequestObject(source, number);
  if (!pull.ok) return pull;
  return ok(pull.value.details);
}

function readPullRequestObject(
  source: ContextSource,
  number: number,
): Promise<Gathered<PullRequestObject>> {
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
  const cut: MissingContext = {
    kind: 'truncated',
    part: 'files',
    read: files.length,
    total: undefined,
  };
  return { files, filesComplete, missing: [cut] };
}

/** Reads an issue, or the pull request that has this number. If GitHub shows it as it was before the event, the event describes it. */
export async function gatherGitHubIssue(
  source: ContextSource,
  number: number,
  event: AutomaticEvent | undefined,
): Promise<Gathered> {
  const isOlder = (issue: Gathered<IssueObject>): boolean => {
    if (event === undefined) return false;
    return issue.ok ? isBeforeEvent(issue.value.updatedAt, event) : isNotFoundYet(issue);
  };
  const issue = await readUntilCurrent(source, () => readIssue(source, number), isOlder);
  if (!issue.ok) return issue;
  const { isPullRequest, details } = issue.value;
  if (isPullRequest) return gatherGitHubPullRequest(source, number);
  if (event === undefined || !isOlder(issue)) return ok(details);
  const outdated: MissingContext = {
    kind: 'outdated',
    part: 'issue',
    name: `#${number}`,
  };
  return ok({ ...event.details, missing: [outdated] });
}

function readIssue(
  source: ContextSource,
  number: number,
): Promise<Gathered<IssueObject>> {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}';
  const at = { issue_number: number };
  return source.read('issue', `#${number}`, route, at, issueSchema);
}
