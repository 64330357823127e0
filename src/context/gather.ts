/**
 * Gathers what is known about a subject from GitHub's API, in a bounded number of requests. What cannot be read is `missing`; it is an
 * error only if nothing is known about the subject without it.
 */
import type { Subject } from '../domain.ts';
import type { ContextApi } from '../ports.ts';
import { emptyDetails } from '../github-objects.ts';
import { commitsSince, compareRefs } from './commit-range.ts';
import { readInstructionsFile } from './instructions-file.ts';
import { gatherIssue, gatherPullRequest, gatherReviewComment } from './pull-request.ts';
import { gatherPush } from './push.ts';
import { gatherRelease } from './release.ts';
import { createContextSource, type ContextOptions, type ContextSource, type Gathered } from './source.ts';

export function createContextApi(options: ContextOptions): ContextApi {
  const source = createContextSource(options);
  return {
    gather: (request) => gather(source, request),
    instructionsFile: (path) => readInstructionsFile(source, path),
  };
}

async function gather(
  source: ContextSource,
  { subject, lastCovered, payload, newOnly = false }: Parameters<ContextApi['gather']>[0],
): Gathered {
  const query = { payload, covered: newOnly ? lastCovered : undefined };
  switch (subject.kind) {
    case 'release':
      return gatherRelease(source, subject, subject.tag);
    case 'pull-request':
      return gatherPullRequest(source, subject, { number: subject.number, ...query });
    case 'issue':
      return gatherIssue(source, subject, subject.number);
    case 'review-comment':
      return gatherReviewComment(source, subject, query);
    case 'push':
      return gatherPush(source, subject);
    case 'commits':
      return compareRefs(source, subject, subject);
    case 'since-last':
      return gatherSinceLast(source, subject, lastCovered);
    case 'none':
      return { ok: true, value: emptyDetails(subject) };
  }
}

/** On the first run of a thread, and after history was rewritten, there is only the newest commit to begin with. */
async function gatherSinceLast(
  source: ContextSource,
  subject: Subject,
  lastCovered: string | undefined,
): Gathered {
  const to = source.defaultBranch;
  const range = await commitsSince(source, subject, { from: lastCovered, to, reason: 'no-previous-job' });
  if (!range.ok) return range;
  // If nothing is new, or the newest commits could not be read, the next range begins at the same commit.
  return { ok: true, value: { ...range.value, headSha: range.value.headSha ?? lastCovered } };
}
