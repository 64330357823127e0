/**
 * Gathers what is known about a subject. All of it is read from the API, a bounded number of pages each: nothing is
 * checked out. What cannot be read becomes a gap, told in the prompt and to people; only what makes the subject
 * itself unknowable ends in a sentence instead of facts.
 */
import type { Subject } from '../domain.ts';
import type { Changes, Gathered } from '../ports.ts';
import type { GitHubAccess } from '../github/comments.ts';
import { blankFacts } from './mappers.ts';
import { readHouseRules } from './rules-file.ts';
import { patientReads } from './patient-reads.ts';
import { gatherIssue, gatherPullRequest, gatherReview } from './pull-request.ts';
import { gatherPush } from './push.ts';
import type { Source } from './github-types.ts';
import { gatherRelease } from './release.ts';
import { readHead, readSpan } from './commit-range.ts';

export type { GitHubReads, Source } from './github-types.ts';

/** Facts and house rules of one repository through GitHub's REST API. */
export function createChanges({
  client,
  call,
  ...place
}: GitHubAccess & Pick<Source, 'url' | 'defaultBranch' | 'sleep'>): Changes {
  const source: Source = { ...place, client: patientReads(client, call) };
  return {
    gather: (asked) => gatherFacts(source, asked),
    houseRules: (path) => readHouseRules(source, path),
  };
}

/**
 * Gathers the facts of a subject.
 *
 * @param lastCovered for `since-last`: the newest commit that a job of the thread covered; undefined when there was none.
 */
export async function gatherFacts(
  source: Source,
  { subject, lastCovered }: Readonly<{ subject: Subject; lastCovered: string | undefined }>,
): Promise<Gathered> {
  switch (subject.kind) {
    case 'release':
      return gatherRelease(source, subject, subject.tag);
    case 'pull-request':
      return gatherPullRequest(source, subject, subject.number);
    case 'issue':
      return gatherIssue(source, subject, subject.number);
    case 'review-comment':
      return gatherReview(source, subject);
    case 'push':
      return gatherPush(source, subject);
    case 'commits':
      return gatherCommits(source, subject);
    case 'since-last':
      return gatherSinceLast(source, subject, lastCovered);
    case 'none':
      break;
  }
  return { ok: true, facts: blankFacts(subject) };
}

async function gatherCommits(
  source: Source,
  subject: Extract<Subject, { kind: 'commits' }>,
): Promise<Gathered> {
  const span = await readSpan(source, subject.from, subject.to);
  if (span.ok) return { ok: true, facts: { ...blankFacts(subject), ...span.data.known } };
  return { ok: false, why: `The commits ${subject.from}..${subject.to} could not be read: ${span.why}` };
}

/** On the first run of a thread, and after history was rewritten, there is nothing to start from: the newest commit is taken. */
async function gatherSinceLast(
  source: Source,
  subject: Subject,
  last: string | undefined,
): Promise<Gathered> {
  const gaps: string[] = [];
  if (last === undefined) {
    gaps.push(
      'No earlier job of this thread says where to start, so only the newest commit is here; later runs go on from it.',
    );
  } else {
    const span = await readSpan(source, last, source.defaultBranch);
    if (span.ok) {
      const headSha = span.data.known.headSha ?? last;
      return { ok: true, facts: { ...blankFacts(subject), ...span.data.known, headSha } };
    }
    if (span.status !== 404)
      return { ok: false, why: `What came since the last job could not be read: ${span.why}` };
    gaps.push(
      'The commit that was covered last is gone from the history, so only the newest commit is here.',
    );
  }
  const head = await readHead(source, source.defaultBranch);
  if (!head.ok) return { ok: false, why: `The newest commit could not be read: ${head.why}` };
  return {
    ok: true,
    facts: { ...blankFacts(subject), ...head.data.known, gaps: [...gaps, ...head.data.known.gaps] },
  };
}
