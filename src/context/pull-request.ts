import * as z from 'zod/mini';
import type { Subject, SubjectDetails } from '../domain.ts';
import { issueSchema, pullRequestSchema, emptyDetails } from '../github-objects.ts';
import { compareCommits, withoutDiff } from './commit-range.ts';
import { fileSchema } from './schemas.ts';
import { PER_PAGE, readPages, type ContextSource, type Gathered } from './source.ts';

/** GitHub lists 3,000 files; 1,000 are more than any prompt holds. */
const MAX_PAGES = 10;

type PullRequestQuery = Readonly<{
  number: number;
  /** What the event says about it. */
  payload?: SubjectDetails | undefined;
  /** Only what came after this commit is needed. */
  covered?: string | undefined;
}>;

/** A pull request with its files and their diff, or with its new commits. It is not read if the payload describes it. */
export async function gatherPullRequest(
  source: ContextSource,
  subject: Subject,
  { number, payload, covered }: PullRequestQuery,
): Gathered {
  const reading =
    payload === undefined ? readPullRequest(source, number) : ({ ok: true, value: payload } as const);
  if (covered !== undefined) {
    const early = await reading;
    const newer = early.ok ? await gatherNewCommits(source, early.value, covered) : undefined;
    if (newer !== undefined) return { ok: true, value: { ...newer, subject } };
  }
  const [pull, changed] = await Promise.all([reading, readPullRequestFiles(source, number)]);
  return pull.ok ? { ok: true, value: { ...pull.value, ...changed, subject } } : pull;
}

/** What came after the commit `covered`; undefined if that cannot be read. */
async function gatherNewCommits(
  source: ContextSource,
  pull: SubjectDetails,
  covered: string,
): Promise<SubjectDetails | undefined> {
  const { headSha = covered } = pull;
  if (headSha === covered) return { ...pull, filesComplete: true };
  const range = await compareCommits(source, pull.subject, { from: covered, to: headSha });
  if (!range.ok) return undefined;
  const { commits, commitsComplete, files, filesComplete, missing } = range.value;
  return { ...pull, commits, commitsComplete, files, filesComplete, missing };
}

const ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

async function readPullRequest(source: ContextSource, number: number): Gathered {
  const at = { pull_number: number };
  const pull = await source.read('pull-request', `#${number}`, ROUTE, at, pullRequestSchema);
  if (!pull.ok) return pull;
  return { ok: true, value: { ...emptyDetails({ kind: 'pull-request', number }), ...pull.value.details } };
}

/** The changed files of a pull request, as far as they can be read. */
export async function readPullRequestFiles(
  source: ContextSource,
  number: number,
): Promise<Pick<SubjectDetails, 'files' | 'filesComplete' | 'missing'>> {
  const { items, isComplete, missing } = await readPages((page) => {
    const at = { pull_number: number, per_page: PER_PAGE, page };
    return source.read('files', `#${number}`, `${ROUTE}/files`, at, z.array(fileSchema));
  }, MAX_PAGES);
  const isCut = !isComplete && missing.length === 0;
  const cut = { kind: 'truncated', part: 'files', read: items.length, total: undefined } as const;
  return {
    files: items,
    filesComplete: isComplete,
    missing: [...missing, ...(isCut ? [cut] : []), ...withoutDiff(items)],
  };
}

/** An issue, or the pull request of this number. */
export async function gatherIssue(source: ContextSource, subject: Subject, number: number): Gathered {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}';
  const issue = await source.read('issue', `#${number}`, route, { issue_number: number }, issueSchema);
  if (!issue.ok) return issue;
  const { isPullRequest, details } = issue.value;
  if (isPullRequest) return gatherPullRequest(source, subject, { number });
  return { ok: true, value: { ...emptyDetails(subject), ...details } };
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
