/**
 * Gathers what is known about a subject from GitHub's API, in a bounded number of requests. Parts
 * that cannot be read are `missing`. That is an error only if nothing is known about the subject
 * without them.
 */
import * as z from 'zod/mini';
import { ok } from '../../domain/errors.ts';
import {
  emptySubjectDetails,
  isPartNotFound,
  type FileChange,
  type CommitsSinceLast,
  type MissingContext,
  type SubjectDetails,
} from '../../domain/subject.ts';
import type { ContextApi } from '../../ports.ts';
import { sliceStart } from '../../text/strings.ts';
import {
  commitsSince,
  commitsSinceFirst,
  compareRefs,
  readCommit,
  type RangeChanges,
} from './commit-range.ts';
import {
  gatherGitHubIssue,
  gatherGitHubPullRequest,
  gatherPullRequestOfEvent,
  readPullRequestDetails,
} from './pull-request.ts';
import { gatherGitHubPush } from './push.ts';
import { gatherGitHubRelease } from './release.ts';
import {
  createGitHubContextSource,
  type ContextOptions,
  type ContextSource,
  type Gathered,
} from './source.ts';

/** Creates the API for the context. Each call gets two minutes: what has not been read by then is missing. */
export function createGitHubContextApi(options: ContextOptions): ContextApi {
  return {
    gather: async (request) => {
      const { subject } = request;
      const known = await gather(createGitHubContextSource(options), request);
      if (!known.ok) return known;
      const details = { ...emptySubjectDetails(subject), ...known.value, subject };
      return ok(countHiddenDiffs(details));
    },
    pullRequest: async (number) => {
      const read = await readPullRequestDetails(
        createGitHubContextSource(options),
        number,
      );
      if (!read.ok) return read;
      const nothing = emptySubjectDetails({ kind: 'pull-request', number });
      return ok({ ...nothing, ...read.value });
    },
    instructionsFile: (path) =>
      readInstructionsFile(createGitHubContextSource(options), path),
  };
}

/** Adds the number of files whose changes GitHub does not show because they are too large. */
function countHiddenDiffs(details: SubjectDetails): SubjectDetails {
  const isHidden = ({ patch, additions, deletions }: FileChange) =>
    patch === undefined && additions + deletions > 0;
  const hidden = details.files.filter(isHidden).length;
  if (hidden === 0) return details;
  const gap: MissingContext = { kind: 'no-diff', files: hidden };
  return { ...details, missing: [...details.missing, gap] };
}

type GatherRequest = Parameters<ContextApi['gather']>[0];

async function gather(source: ContextSource, request: GatherRequest): Promise<Gathered> {
  const {
    subject,
    event,
    lastCovered,
    range = NEWEST_COMMIT,
    payload,
    newOnly = false,
  } = request;
  const covered = newOnly ? lastCovered : undefined;
  switch (subject.kind) {
    case 'release':
      return gatherGitHubRelease(source, subject.tag, event);
    case 'pull-request':
      if (event !== undefined) {
        return gatherPullRequestOfEvent(source, subject.number, event);
      }
      return gatherGitHubPullRequest(source, subject.number, payload, covered);
    case 'issue':
      return gatherGitHubIssue(source, subject.number, event);
    case 'review-comment': {
      const pull = await gatherGitHubPullRequest(
        source,
        subject.number,
        payload,
        covered,
      );
      if (pull.ok) return pull;
      // The payload has the comment, which is enough to submit with.
      return ok({ thread: subject.number, missing: [pull.error] });
    }
    case 'push':
      return gatherGitHubPush(source, subject, event?.pushed?.newest);
    case 'commits':
      return gatherCommits(source, subject);
    case 'since-last':
      return gatherSinceLast(source, range);
    // What has no details of its own is as its event shows it.
    default:
      return ok(event?.details ?? {});
  }
}

/** Reads a range of commits. If it is empty, also the commit that the second end names, which then must be the first one. */
async function gatherCommits(
  source: ContextSource,
  { from, to }: Readonly<{ from: string; to: string }>,
): Promise<Gathered> {
  const range = await compareRefs(source, from, to);
  if (!range.ok || range.value.ends?.status !== 'identical') return range;
  const newest = await readCommit(source, to);
  return ok({ ...range.value, headSha: newest.ok ? newest.value.sha : undefined });
}

const NEWEST_COMMIT: CommitsSinceLast = {
  from: undefined,
  to: undefined,
  isFromCovered: false,
  includesFrom: false,
};

/** Reads the commits of `since-last`. */
async function gatherSinceLast(
  source: ContextSource,
  range: CommitsSinceLast,
): Promise<Gathered> {
  const read = await readCommitsSinceLast(source, range);
  if (!read.ok) return read;
  // If nothing is new, or the newest commits could not be read, the next range begins at the same commit.
  return ok({ ...read.value, headSha: read.value.headSha ?? range.from });
}

function readCommitsSinceLast(
  source: ContextSource,
  { from, to = source.defaultBranch, isFromCovered, includesFrom }: CommitsSinceLast,
): Promise<Gathered<RangeChanges>> {
  if (from === undefined || isFromCovered) {
    const gap = { kind: 'newest-commit-only', reason: 'no-previous-job' } as const;
    return commitsSince(source, from, to, gap);
  }
  if (includesFrom) return commitsSinceFirst(source, from, to);
  return compareRefs(source, from, to);
}

/** Maximum length of the instructions file. A longer one would take the place of the context. */
const MAX_FILE_LENGTH = 20_000;

/**
 * An entry of a repository. GitHub returns a list for a folder. A link, a submodule, and a file of
 * more than 1 MB have no `base64`.
 */
const entrySchema = z.pipe(
  z.transform((data) => (Array.isArray(data) ? { type: 'dir' } : data)),
  z.object({
    type: z.string(),
    encoding: z.optional(z.string()),
    content: z._default(z.string(), ''),
  }),
);

/** Reads the file from the default branch, because anyone may have written a pull request. */
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
  if (!result.ok) {
    const isAbsent = isPartNotFound(result.error);
    return { text: undefined, missing: isAbsent ? [] : [result.error] };
  }
  const { encoding, content } = result.value;
  if (encoding !== 'base64') {
    return { text: undefined, missing: [{ kind: 'no-instructions-file' }] };
  }
  const text = Buffer.from(content, 'base64').toString();
  if (text.length <= MAX_FILE_LENGTH) return { text, missing: [] };
  const cut: MissingContext = {
    kind: 'truncated',
    part: 'instructions-file',
    read: MAX_FILE_LENGTH,
    total: text.length,
  };
  return { text: sliceStart(text, MAX_FILE_LENGTH), missing: [cut] };
}
