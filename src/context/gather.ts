/**
 * Gathers what is known about a subject from GitHub's API, in a bounded number of requests. What cannot be read is `missing`; it is an
 * error only if nothing is known about the subject without it.
 */
import * as z from 'zod/mini';
import type { FileChange, Subject, SubjectDetails } from '../domain.ts';
import type { ContextApi } from '../ports.ts';
import { emptyDetails } from '../github-objects.ts';
import { sliceStart } from '../text.ts';
import { commitsSince, compareRefs } from './commit-range.ts';
import { gatherIssue, gatherPullRequest } from './pull-request.ts';
import { gatherPush } from './push.ts';
import { gatherRelease } from './release.ts';
import {
  createContextSource,
  type ContextOptions,
  type ContextSource,
  type Gathered,
} from './source.ts';

export function createContextApi(options: ContextOptions): ContextApi {
  const source = createContextSource(options);
  return {
    gather: async (request) => {
      const { subject } = request;
      const known = await gather(source, request);
      if (!known.ok) return known;
      return {
        ok: true,
        value: withoutDiff({ ...emptyDetails(subject), ...known.value, subject }),
      };
    },
    instructionsFile: (path) => readInstructionsFile(source, path),
  };
}

/** Counts the files whose changes GitHub does not show, because they are too large. */
function withoutDiff(details: SubjectDetails): SubjectDetails {
  const isHidden = ({ patch, additions, deletions }: FileChange) =>
    patch === undefined && additions + deletions > 0;
  const hidden = details.files.filter(isHidden).length;
  if (hidden === 0) return details;
  return {
    ...details,
    missing: [...details.missing, { kind: 'no-diff', files: hidden }],
  };
}

async function gather(
  source: ContextSource,
  { subject, lastCovered, payload, newOnly = false }: Parameters<ContextApi['gather']>[0],
): Gathered {
  const covered = newOnly ? lastCovered : undefined;
  switch (subject.kind) {
    case 'release':
      return gatherRelease(source, subject.tag);
    case 'pull-request':
      return gatherPullRequest(source, subject.number, payload, covered);
    case 'issue':
      return gatherIssue(source, subject.number);
    case 'review-comment':
      return withReview(
        subject,
        await gatherPullRequest(source, subject.number, payload, covered),
      );
    case 'push':
      return gatherPush(source, subject);
    case 'commits':
      return compareRefs(source, subject.from, subject.to);
    case 'since-last':
      return gatherSinceLast(source, lastCovered);
    case 'none':
      return { ok: true, value: {} };
  }
}

/** A review comment, which the payload has, with its pull request if that can be read. */
function withReview(
  { number, path, line, hunk, body }: Extract<Subject, { kind: 'review-comment' }>,
  pull: Awaited<Gathered>,
): Awaited<Gathered> {
  const known = pull.ok ? pull.value : { thread: number, missing: [pull.error] };
  return { ok: true, value: { ...known, review: { path, line, hunk, body } } };
}

/** On the first run of a thread, and after history was rewritten, there is only the newest commit to begin with. */
async function gatherSinceLast(
  source: ContextSource,
  lastCovered: string | undefined,
): Gathered {
  const range = await commitsSince(
    source,
    lastCovered,
    source.defaultBranch,
    'no-previous-job',
  );
  if (!range.ok) return range;
  // If nothing is new, or the newest commits could not be read, the next range begins at the same commit.
  return {
    ok: true,
    value: { ...range.value, headSha: range.value.headSha ?? lastCovered },
  };
}

/** More would be a manual, which takes the place of what it is to be applied to. */
const MAX_FILE_LENGTH = 20_000;

/** A folder is a list. A link, a submodule, and a file of more than 1 MB have no `base64`. */
const entrySchema = z.pipe(
  z.transform((data) => (Array.isArray(data) ? { type: 'dir' } : data)),
  z.object({
    type: z.string(),
    encoding: z.optional(z.string()),
    content: z._default(z.string(), ''),
  }),
);

/** Reads the file from the default branch: anyone may have written the head of a pull request. */
async function readInstructionsFile(
  source: ContextSource,
  path: string,
): ReturnType<ContextApi['instructionsFile']> {
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  const result = await source.read(
    'instructions-file',
    path,
    route,
    { path },
    entrySchema,
  );
  if (!result.ok)
    return {
      text: undefined,
      missing: result.error.kind === 'not-found' ? [] : [result.error],
    };
  const { encoding, content } = result.value;
  if (encoding !== 'base64')
    return { text: undefined, missing: [{ kind: 'no-instructions-file' }] };
  const text = Buffer.from(content, 'base64').toString();
  if (text.length <= MAX_FILE_LENGTH) return { text, missing: [] };
  return {
    text: sliceStart(text, MAX_FILE_LENGTH),
    missing: [
      {
        kind: 'truncated',
        part: 'instructions-file',
        read: MAX_FILE_LENGTH,
        total: text.length,
      },
    ],
  };
}
