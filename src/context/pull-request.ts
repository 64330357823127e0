import * as z from 'zod/mini';
import type { MissingContext, Subject, SubjectDetails } from '../domain.ts';
import { emptyDetails } from '../subject-details.ts';
import { withoutDiff } from './commit-range.ts';
import { fileSchema, issueSchema, pullRequestSchema } from './schemas.ts';
import type { ContextSource, Gathered } from './source.ts';

const PER_PAGE = 100;
/** GitHub lists 3,000 files; 1,000 are more than any prompt holds. */
const MAX_PAGES = 10;

/** A pull request with its files and their diff. It is not read if the payload and one page of files say all. */
export async function gatherPullRequest(
  source: ContextSource,
  subject: Subject,
  { number, payload }: Readonly<{ number: number; payload?: SubjectDetails | undefined }>,
): Gathered {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const name = `#${number}`;
  const at = { pull_number: number };
  const readFiles = (page: number) =>
    source.read('files', name, `${route}/files`, { ...at, per_page: PER_PAGE, page }, z.array(fileSchema));
  const readPull = () => source.read('pull-request', name, route, at, pullRequestSchema);
  const [early, firstFiles] = await Promise.all([
    payload === undefined ? readPull() : undefined,
    readFiles(1),
  ]);
  if (payload !== undefined && firstFiles.ok && firstFiles.value.length < PER_PAGE) {
    const files = firstFiles.value;
    return {
      ok: true,
      value: { ...payload, subject, files, filesComplete: true, missing: withoutDiff(files) },
    };
  }
  const pull = early ?? (await readPull());
  if (!pull.ok) return pull;
  const { changed_files: total, draft, merged, merge_commit_sha: mergeSha, head, description } = pull.value;
  const pageCount = Math.min(Math.ceil(total / PER_PAGE), MAX_PAGES);
  const rest = Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => readFiles(index + 2));
  const pages = [firstFiles, ...(await Promise.all(rest))];
  const files = pages.flatMap((page) => (page.ok ? page.value : []));
  const failed = pages.find((page) => !page.ok);
  const missing: MissingContext[] = failed?.ok === false ? [failed.error] : [];
  const filesComplete = missing.length === 0 && files.length >= total;
  if (!filesComplete && missing.length === 0)
    missing.push({ kind: 'truncated', part: 'files', read: files.length, total });
  return {
    ok: true,
    value: {
      ...emptyDetails(subject),
      ...description,
      kind: 'pull-request',
      thread: number,
      files,
      filesComplete,
      missing: [...missing, ...withoutDiff(files)],
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
  if (isPullRequest) return gatherPullRequest(source, subject, { number });
  return { ok: true, value: { ...emptyDetails(subject), ...description, kind: 'issue', thread: number } };
}

/** A review comment, which the payload has, with its pull request if that can be read. */
export async function gatherReviewComment(
  source: ContextSource,
  subject: Extract<Subject, { kind: 'review-comment' }>,
  payload: SubjectDetails | undefined,
): Gathered {
  const { number, path, line, hunk, body } = subject;
  const pull = await gatherPullRequest(source, subject, { number, payload });
  const details = pull.ok ? pull.value : { ...emptyDetails(subject), thread: number, missing: [pull.error] };
  return { ok: true, value: { ...details, review: { path, line, hunk, body } } };
}
