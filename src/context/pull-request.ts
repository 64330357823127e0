/** What a pull request, an issue or a review comment is about. */
import type { SubjectDetails, FileChange, Subject } from '../domain.ts';
import type { GatheredDetails } from '../ports.ts';
import { emptyDetails, loginOf, toFile, toLabels } from './mappers.ts';
import { read, type ContextSource } from './github-types.ts';
import { missingPatches } from './commit-range.ts';

const PAGE = 100;
const MAX_PAGES = 10;

/** A pull request with its files and their diff. `merged` and `draft` are told, not judged. */
export async function gatherPullRequest(
  source: ContextSource,
  subject: Subject,
  number: number,
): Promise<GatheredDetails> {
  const { client, owner, repo } = source;
  const reading = read('pull-requests', () => client.pulls.get({ owner, repo, pull_number: number }));
  const expected = reading.then((pull) => (pull.ok ? pull.data.changed_files : 0));
  const [answer, changed] = await Promise.all([reading, listFiles(source, { number, expected })]);
  if (!answer.ok) return { ok: false, reason: `Pull request #${number} could not be read: ${answer.reason}` };
  const { data } = answer;
  return {
    ok: true,
    details: {
      ...emptyDetails(subject),
      ...changed,
      kind: 'pull-request',
      title: data.title,
      body: data.body ?? '',
      author: loginOf(data.user),
      url: data.html_url,
      labels: toLabels(data.labels),
      draft: data.draft ?? false,
      merged: data.merged,
      thread: number,
      // What a merge put on the branch, by which a later run can go on from here.
      headSha: (data.merged ? data.merge_commit_sha : undefined) ?? data.head.sha,
    },
  };
}

/** An issue; or the pull request, when that is what the number is. */
export async function gatherIssue(
  source: ContextSource,
  subject: Subject,
  number: number,
): Promise<GatheredDetails> {
  const { client, owner, repo } = source;
  const answer = await read('issues', () => client.issues.get({ owner, repo, issue_number: number }));
  if (!answer.ok) return { ok: false, reason: `Issue #${number} could not be read: ${answer.reason}` };
  const { data } = answer;
  if (data.pull_request !== undefined && data.pull_request !== null)
    return gatherPullRequest(source, subject, number);
  const details: SubjectDetails = {
    ...emptyDetails(subject),
    kind: 'issue',
    title: data.title,
    body: data.body ?? '',
    author: loginOf(data.user),
    url: data.html_url,
    labels: toLabels(data.labels),
    thread: number,
  };
  return { ok: true, details };
}

/** A review comment, which the event carries whole, with the pull request around it as far as it can be read. */
export async function gatherReviewComment(
  source: ContextSource,
  subject: Extract<Subject, { kind: 'review-comment' }>,
): Promise<GatheredDetails> {
  const { number, path, line, hunk, body } = subject;
  const pull = await gatherPullRequest(source, subject, number);
  const around: SubjectDetails = pull.ok
    ? pull.details
    : { ...emptyDetails(subject), thread: number, missing: [`${pull.reason}.`] };
  return { ok: true, details: { ...around, review: { path, line, hunk, body } } };
}

/**
 * The files of a pull request, page by page: GitHub gives 3,000 of them, we read 1,000.
 *
 * @param expected how many there are, where it is known; needed once the first page is read.
 */
export async function listFiles(
  { client, owner, repo }: ContextSource,
  {
    number,
    expected: expectedCount,
  }: Readonly<{ number: number; expected: Promise<number> | number | undefined }>,
): Promise<Readonly<{ files: FileChange[]; filesComplete: boolean; missing: string[] }>> {
  const files: FileChange[] = [];
  const missing: string[] = [];
  let ended = false;
  let expected: number | undefined;
  for (let page = 1; page <= MAX_PAGES && !ended; page++) {
    const answer = await read('pull-requests', () =>
      client.pulls.listFiles({ owner, repo, pull_number: number, per_page: PAGE, page }),
    );
    expected = await expectedCount;
    if (!answer.ok) {
      missing.push(`The changed files of pull request #${number} could not all be read: ${answer.reason}.`);
      break;
    }
    files.push(...answer.data.map(toFile));
    ended = answer.data.length < PAGE || files.length === expected;
  }
  const filesComplete = ended && (expected === undefined || files.length >= expected);
  if (!filesComplete && missing.length === 0) {
    missing.push(
      `Only the first ${files.length} changed files${expected === undefined ? '' : ` of ${expected}`} were read.`,
    );
  }
  return { files, filesComplete, missing: [...missing, ...missingPatches(files)] };
}
