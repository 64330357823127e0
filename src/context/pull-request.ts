import * as z from 'zod/mini';
import type { SubjectDetails } from '../domain.ts';
import {
  issueSchema,
  pullRequestSchema,
  type PullRequestObject,
} from '../github-objects.ts';
import { compareCommits } from './commit-range.ts';
import {
  fileSchema,
  PER_PAGE,
  readPages,
  type ContextSource,
  type Gathered,
} from './source.ts';

/** GitHub lists 3,000 files; 1,000 are more than any prompt holds. */
const MAX_PAGES = 10;

/** What the event says about a pull request, or what GitHub does. */
type PullRequestDetails = SubjectDetails | PullRequestObject['details'];

/**
 * A pull request with its files and their diff, or with its new commits.
 *
 * @param payload what the event says about it: then it is not read.
 * @param covered only what came after this commit is needed.
 */
export async function gatherPullRequest(
  source: ContextSource,
  number: number,
  payload?: SubjectDetails,
  covered?: string,
): Gathered {
  const reading =
    payload === undefined
      ? readPullRequest(source, number)
      : ({ ok: true, value: payload } as const);
  if (covered !== undefined) {
    const early = await reading;
    const newer = early.ok ? await gatherNewCommits(source, early.value, covered) : early;
    if (newer.ok) return newer;
  }
  const [pull, changed] = await Promise.all([
    reading,
    readPullRequestFiles(source, number),
  ]);
  return pull.ok ? { ok: true, value: { ...pull.value, ...changed } } : pull;
}

async function gatherNewCommits(
  source: ContextSource,
  pull: PullRequestDetails,
  covered: string,
): Gathered {
  const { url, headSha = covered } = pull;
  if (headSha === covered) return { ok: true, value: { ...pull, filesComplete: true } };
  const range = await compareCommits(source, covered, headSha);
  return range.ok
    ? { ok: true, value: { ...pull, ...range.value, url, headSha } }
    : range;
}

const ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

async function readPullRequest(
  source: ContextSource,
  number: number,
): Gathered<PullRequestDetails> {
  const at = { pull_number: number };
  const pull = await source.read(
    'pull-request',
    `#${number}`,
    ROUTE,
    at,
    pullRequestSchema,
  );
  return pull.ok ? { ok: true, value: pull.value.details } : pull;
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
  const cut = {
    kind: 'truncated',
    part: 'files',
    read: items.length,
    total: undefined,
  } as const;
  return { files: items, filesComplete: isComplete, missing: isCut ? [cut] : missing };
}

/** An issue, or the pull request of this number. */
export async function gatherIssue(source: ContextSource, number: number): Gathered {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}';
  const issue = await source.read(
    'issue',
    `#${number}`,
    route,
    { issue_number: number },
    issueSchema,
  );
  if (!issue.ok) return issue;
  const { isPullRequest, details } = issue.value;
  return isPullRequest ? gatherPullRequest(source, number) : { ok: true, value: details };
}
