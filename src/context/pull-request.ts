import * as z from 'zod/mini';
import type { MissingContext, Subject } from '../domain.ts';
import { emptyDetails } from '../subject-details.ts';
import { withoutDiff } from './commit-range.ts';
import { fileSchema, issueSchema, pullRequestSchema } from './schemas.ts';
import { pageNumbers, PER_PAGE, type ContextSource, type Gathered } from './source.ts';

/** GitHub lists 3,000 files; 1,000 are more than any prompt holds. */
const MAX_PAGES = 10;

/** A pull request with its files and their diff. */
export async function gatherPullRequest(source: ContextSource, subject: Subject, number: number): Gathered {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const name = `#${number}`;
  const at = { pull_number: number };
  const readFiles = (page: number) =>
    source.read('files', name, `${route}/files`, { ...at, per_page: PER_PAGE, page }, z.array(fileSchema));
  const [pull, firstFiles] = await Promise.all([
    source.read('pull-request', name, route, at, pullRequestSchema),
    readFiles(1),
  ]);
  if (!pull.ok) return pull;
  const { changed_files: total, draft, merge_commit_sha: mergeSha, head, description } = pull.value;
  const merged = !!pull.value.merged_at;
  const rest = pageNumbers(2, Math.min(Math.ceil(total / PER_PAGE), MAX_PAGES)).map(readFiles);
  const pages = [firstFiles, ...(await Promise.all(rest))];
  const files = pages.flatMap((page) => (page.ok ? page.value : []));
  const failed = pages.find((page) => !page.ok);
  const missing: MissingContext[] = [];
  if (failed?.ok === false) missing.push(failed.error);
  else if (files.length < total)
    missing.push({ kind: 'truncated', part: 'files', read: files.length, total });
  return {
    ok: true,
    value: {
      ...emptyDetails(subject),
      ...description,
      kind: 'pull-request',
      thread: number,
      files,
      filesComplete: missing.length === 0,
      missing: [...missing, ...withoutDiff(files)],
      branch: head.ref,
      openedAt: pull.value.created_at,
      draft: draft ?? false,
      merged,
      // The commit that the merge put on the branch: the next range begins there.
      headSha: (merged ? mergeSha : undefined) ?? head.sha,
    },
  };
}

/** An issue, or the pull request of this number. */
export async function gatherIssue(source: ContextSource, subject: Subject, number: number): Gathered {
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}';
  const issue = await source.read('issue', `#${number}`, route, { issue_number: number }, issueSchema);
  if (!issue.ok) return issue;
  const { pull_request: isPullRequest, description } = issue.value;
  if (isPullRequest) return gatherPullRequest(source, subject, number);
  return { ok: true, value: { ...emptyDetails(subject), ...description, kind: 'issue', thread: number } };
}

/** A review comment, which the payload has, with its pull request if that can be read. */
export async function gatherReviewComment(
  source: ContextSource,
  subject: Extract<Subject, { kind: 'review-comment' }>,
): Gathered {
  const { number, path, line, hunk, body } = subject;
  const pull = await gatherPullRequest(source, subject, number);
  const details = pull.ok ? pull.value : { ...emptyDetails(subject), thread: number, missing: [pull.error] };
  return { ok: true, value: { ...details, review: { path, line, hunk, body } } };
}
