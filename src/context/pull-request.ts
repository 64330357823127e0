import * as z from 'zod/mini';
import type { FileChange, MissingContext, Subject, SubjectDetails } from '../domain.ts';
import { emptyDetails } from '../subject-details.ts';
import { compareCommits, withoutDiff } from './commit-range.ts';
import { fileSchema, issueSchema, pullRequestSchema } from './schemas.ts';
import { pageNumbers, PER_PAGE, type ContextSource, type Gathered } from './source.ts';

/** GitHub lists 3,000 files; 1,000 are more than any prompt holds. */
const MAX_PAGES = 10;

type PullRequestQuery = Readonly<{
  number: number;
  /** What the event says about it. */
  payload?: SubjectDetails | undefined;
  /** Only what came after this commit is needed. */
  covered?: string | undefined;
}>;

/** A pull request with its files and their diff. It is not read if the payload and one page of files say all. */
export async function gatherPullRequest(
  source: ContextSource,
  subject: Subject,
  { number, payload, covered }: PullRequestQuery,
): Gathered {
  const reading = payload === undefined ? readPullRequest(source, number) : undefined;
  if (covered !== undefined) {
    const early = await reading;
    const newer = await gatherNewCommits(
      source,
      payload ?? (early?.ok ? early.value.details : undefined),
      covered,
    );
    if (newer !== undefined) return { ok: true, value: { ...newer, subject } };
  }
  const [early, first] = await Promise.all([reading, readFiles(source, number, 1)]);
  if (payload !== undefined && first.ok && first.value.length < PER_PAGE) {
    const files = first.value;
    return {
      ok: true,
      value: { ...payload, subject, files, filesComplete: true, missing: withoutDiff(files) },
    };
  }
  const pull = early ?? (await readPullRequest(source, number));
  if (!pull.ok) return pull;
  const { details, fileCount: total } = pull.value;
  const rest = pageNumbers(2, Math.min(Math.ceil(total / PER_PAGE), MAX_PAGES));
  const pages = [first, ...(await Promise.all(rest.map((page) => readFiles(source, number, page))))];
  const files = pages.flatMap((page) => (page.ok ? page.value : []));
  const failed = pages.find((page) => !page.ok);
  const missing: MissingContext[] = [];
  if (failed?.ok === false) missing.push(failed.error);
  else if (files.length < total)
    missing.push({ kind: 'truncated', part: 'files', read: files.length, total });
  const filesComplete = missing.length === 0;
  missing.push(...withoutDiff(files));
  return { ok: true, value: { ...details, subject, files, filesComplete, missing } };
}

/** What came after the commit `covered`; undefined if that cannot be read. */
async function gatherNewCommits(
  source: ContextSource,
  pull: SubjectDetails | undefined,
  covered: string,
): Promise<SubjectDetails | undefined> {
  if (pull?.headSha === undefined) return undefined;
  if (pull.headSha === covered) return { ...pull, filesComplete: true };
  const range = await compareCommits(source, pull.subject, { from: covered, to: pull.headSha });
  if (!range.ok) return undefined;
  const { commits, commitsComplete, files, filesComplete, missing } = range.value.details;
  return { ...pull, commits, commitsComplete, files, filesComplete, missing };
}

const ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

async function readPullRequest(
  source: ContextSource,
  number: number,
): Gathered<Readonly<{ details: SubjectDetails; fileCount: number }>> {
  const at = { pull_number: number };
  const read = await source.read('pull-request', `#${number}`, ROUTE, at, pullRequestSchema);
  if (!read.ok) return read;
  const { description, changed_files: fileCount, ...pull } = read.value;
  const merged = !!pull.merged_at;
  const details: SubjectDetails = {
    ...emptyDetails({ kind: 'pull-request', number }),
    ...description,
    kind: 'pull-request',
    thread: number,
    branch: pull.head.ref,
    openedAt: pull.created_at,
    draft: pull.draft ?? false,
    merged,
    // The commit that the merge put on the branch: the next range begins there.
    headSha: (merged ? pull.merge_commit_sha : undefined) ?? pull.head.sha,
  };
  return { ok: true, value: { details, fileCount } };
}

function readFiles(source: ContextSource, number: number, page: number): Gathered<readonly FileChange[]> {
  const at = { pull_number: number, per_page: PER_PAGE, page };
  return source.read('files', `#${number}`, `${ROUTE}/files`, at, z.array(fileSchema));
}

/** An issue, or the pull request of this number. */
export async function gatherIssue(source: ContextSource, subject: Subject, number: number): Gathered {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}';
  const issue = await source.read('issue', `#${number}`, route, { issue_number: number }, issueSchema);
  if (!issue.ok) return issue;
  const { pull_request: isPullRequest, description } = issue.value;
  if (isPullRequest) return gatherPullRequest(source, subject, { number });
  return { ok: true, value: { ...emptyDetails(subject), ...description, kind: 'issue', thread: number } };
}

/** A review comment, which the payload has, with its pull request if that can be read. */
export async function gatherReviewComment(
  source: ContextSource,
  subject: Extract<Subject, { kind: 'review-comment' }>,
  query: Omit<PullRequestQuery, 'number'>,
): Gathered {
  const { number, path, line, hunk, body } = subject;
  const pull = await gatherPullRequest(source, subject, { ...query, number });
  const details = pull.ok ? pull.value : { ...emptyDetails(subject), thread: number, missing: [pull.error] };
  return { ok: true, value: { ...details, review: { path, line, hunk, body } } };
}
