/**
 * Gathers what is known about a subject. All of it is read from the API, a bounded number of pages each: nothing is
 * checked out. What cannot be read becomes a gap, told in the prompt and to people; only what makes the subject
 * itself unknowable ends in a sentence instead of facts.
 */
import type { Subject } from '../domain.ts';
import type { ContextApi, GatheredDetails } from '../ports.ts';
import type { GitHubAccess } from '../github/comments.ts';
import { emptyDetails } from './mappers.ts';
import { readRulesFile } from './instructions-file.ts';
import { patientReads } from './patient-reads.ts';
import { gatherIssue, gatherPullRequest, gatherReviewComment } from './pull-request.ts';
import { gatherPush } from './push.ts';
import type { ContextSource } from './github-types.ts';
import { gatherRelease } from './release.ts';
import { singleCommit, compareRefs } from './commit-range.ts';

export type { GitHubReads, ContextSource } from './github-types.ts';

/** Facts and instructions file of one repository through GitHub's REST API. */
export function createContextApi({
  client,
  call,
  ...place
}: GitHubAccess & Pick<ContextSource, 'url' | 'defaultBranch' | 'sleep'>): ContextApi {
  const source: ContextSource = { ...place, client: patientReads(client, call) };
  return {
    gather: (asked) => gatherDetails(source, asked),
    instructionsFile: (path) => readRulesFile(source, path),
  };
}

/**
 * Gathers the facts of a subject.
 *
 * @param lastCovered for `since-last`: the newest commit that a job of the thread covered; undefined when there was none.
 */
export async function gatherDetails(
  source: ContextSource,
  { subject, lastCoveredSha }: Readonly<{ subject: Subject; lastCoveredSha: string | undefined }>,
): Promise<GatheredDetails> {
  switch (subject.kind) {
    case 'release':
      return gatherRelease(source, subject, subject.tag);
    case 'pull-request':
      return gatherPullRequest(source, subject, subject.number);
    case 'issue':
      return gatherIssue(source, subject, subject.number);
    case 'review-comment':
      return gatherReviewComment(source, subject);
    case 'push':
      return gatherPush(source, subject);
    case 'commits':
      return gatherCommits(source, subject);
    case 'since-last':
      return gatherSinceLast(source, subject, lastCoveredSha);
    case 'none':
      break;
  }
  return { ok: true, details: emptyDetails(subject) };
}

async function gatherCommits(
  source: ContextSource,
  subject: Extract<Subject, { kind: 'commits' }>,
): Promise<GatheredDetails> {
  const range = await compareRefs(source, subject.from, subject.to);
  if (range.ok) return { ok: true, details: { ...emptyDetails(subject), ...range.data.details } };
  return {
    ok: false,
    reason: `The commits ${subject.from}..${subject.to} could not be read: ${range.reason}`,
  };
}

/** On the first run of a thread, and after history was rewritten, there is nothing to start from: the newest commit is taken. */
async function gatherSinceLast(
  source: ContextSource,
  subject: Subject,
  last: string | undefined,
): Promise<GatheredDetails> {
  const missing: string[] = [];
  if (last === undefined) {
    missing.push(
      'No earlier job of this thread says where to start, so only the newest commit is here; later runs go on from it.',
    );
  } else {
    const range = await compareRefs(source, last, source.defaultBranch);
    if (range.ok) {
      const headSha = range.data.details.headSha ?? last;
      return { ok: true, details: { ...emptyDetails(subject), ...range.data.details, headSha } };
    }
    if (range.status !== 404)
      return { ok: false, reason: `What came since the last job could not be read: ${range.reason}` };
    missing.push(
      'The commit that was covered last is gone from the history, so only the newest commit is here.',
    );
  }
  const head = await singleCommit(source, source.defaultBranch);
  if (!head.ok) return { ok: false, reason: `The newest commit could not be read: ${head.reason}` };
  return {
    ok: true,
    details: {
      ...emptyDetails(subject),
      ...head.data.details,
      missing: [...missing, ...head.data.details.missing],
    },
  };
}
