/** What a pull request, an issue or a review comment is about. */
import type { Facts, FileFact, Subject } from '../domain.ts';
import type { Gathered } from '../ports.ts';
import { blankFacts, loginOf, toFile, toLabels } from './mappers.ts';
import { read, type Source } from './github-types.ts';
import { patchGaps } from './commit-range.ts';

const PAGE = 100;
const MOST_PAGES = 10;

/** A pull request with its files and their diff. `merged` and `draft` are told, not judged. */
export async function gatherPullRequest(source: Source, subject: Subject, number: number): Promise<Gathered> {
  const { client, owner, repo } = source;
  const reading = read('pull-requests', () => client.pulls.get({ owner, repo, pull_number: number }));
  const expected = reading.then((pull) => (pull.ok ? pull.data.changed_files : 0));
  const [answer, changed] = await Promise.all([reading, readFiles(source, { number, expected })]);
  if (!answer.ok) return { ok: false, why: `Pull request #${number} could not be read: ${answer.why}` };
  const { data } = answer;
  return {
    ok: true,
    facts: {
      ...blankFacts(subject),
      ...changed,
      about: 'pull-request',
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
export async function gatherIssue(source: Source, subject: Subject, number: number): Promise<Gathered> {
  const { client, owner, repo } = source;
  const answer = await read('issues', () => client.issues.get({ owner, repo, issue_number: number }));
  if (!answer.ok) return { ok: false, why: `Issue #${number} could not be read: ${answer.why}` };
  const { data } = answer;
  if (data.pull_request !== undefined && data.pull_request !== null)
    return gatherPullRequest(source, subject, number);
  const facts: Facts = {
    ...blankFacts(subject),
    about: 'issue',
    title: data.title,
    body: data.body ?? '',
    author: loginOf(data.user),
    url: data.html_url,
    labels: toLabels(data.labels),
    thread: number,
  };
  return { ok: true, facts };
}

/** A review comment, which the event carries whole, with the pull request around it as far as it can be read. */
export async function gatherReview(
  source: Source,
  subject: Extract<Subject, { kind: 'review-comment' }>,
): Promise<Gathered> {
  const { number, path, line, hunk, body } = subject;
  const pull = await gatherPullRequest(source, subject, number);
  const around: Facts = pull.ok
    ? pull.facts
    : { ...blankFacts(subject), thread: number, gaps: [`${pull.why}.`] };
  return { ok: true, facts: { ...around, review: { path, line, hunk, body } } };
}

/**
 * The files of a pull request, page by page: GitHub gives 3,000 of them, we read 1,000.
 *
 * @param expected how many there are, where it is known; needed once the first page is read.
 */
export async function readFiles(
  { client, owner, repo }: Source,
  { number, expected: told }: Readonly<{ number: number; expected: Promise<number> | number | undefined }>,
): Promise<Readonly<{ files: FileFact[]; filesComplete: boolean; gaps: string[] }>> {
  const files: FileFact[] = [];
  const gaps: string[] = [];
  let ended = false;
  let expected: number | undefined;
  for (let page = 1; page <= MOST_PAGES && !ended; page++) {
    const answer = await read('pull-requests', () =>
      client.pulls.listFiles({ owner, repo, pull_number: number, per_page: PAGE, page }),
    );
    expected = await told;
    if (!answer.ok) {
      gaps.push(`The changed files of pull request #${number} could not all be read: ${answer.why}.`);
      break;
    }
    files.push(...answer.data.map(toFile));
    ended = answer.data.length < PAGE || files.length === expected;
  }
  const filesComplete = ended && (expected === undefined || files.length >= expected);
  if (!filesComplete && gaps.length === 0) {
    gaps.push(
      `Only the first ${files.length} changed files${expected === undefined ? '' : ` of ${expected}`} were read.`,
    );
  }
  return { files, filesComplete, gaps: [...gaps, ...patchGaps(files)] };
}
