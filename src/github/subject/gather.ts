/**
 * Gathers what is known about a subject from GitHub's API, in a bounded number of requests. Parts
 * that cannot be read are `missing`. That is an error only if nothing is known about the subject
 * without them.
 */
import * as z from 'zod/mini';
import { ok } from '../../domain/errors.ts';
import {
  isPartNotFound,
  pullRequestOf,
  unknownDetails,
  type CommitsSinceLast,
  type FileChange,
  type MissingContext,
  type Subject,
  type SubjectDetails,
} from '../../domain/subject.ts';
import type { ContextApi } from '../../ports.ts';
import { sliceStart } from '../../text/strings.ts';
import {
  commitsSince,
  commitsSinceFirst,
  compareRefs,
  readCommit,
  type CommitRange,
} from './commit-range.ts';
import {
  gatherGitHubIssue,
  gatherGitHubPullRequest,
  gatherPullRequestOfEvent,
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
      const known = await gather(createGitHubContextSource(options), request);
      return known.ok ? ok(countHiddenDiffs(known.value)) : known;
    },
    instructionsFile: (path) =>
      readInstructionsFile(createGitHubContextSource(options), path),
  };
}

/** Adds the number of files whose changes GitHub does not show because they are too large. */
function countHiddenDiffs(details: SubjectDetails): SubjectDetails {
  const isHidden = ({ patch, additions, deletions }: FileChange) =>
    patch === undefined && additions + deletions > 0;
  const hidden = details.changes.files.filter(isHidden).length;
  if (hidden === 0) return details;
  const gap: MissingContext = { kind: 'no-diff', files: hidden };
  return { ...details, missing: [...details.missing, gap] };
}

type GatherRequest = Parameters<ContextApi['gather']>[0];

async function gather(source: ContextSource, request: GatherRequest): Promise<Gathered> {
  const { subject, event, payload, covered } = request;
  const sent = event?.details;
  switch (subject.kind) {
    case 'release': {
      const release = sent?.kind === 'release' ? sent.release : undefined;
      return gatherGitHubRelease(source, subject, release);
    }
    case 'pull-request': {
      const pull = pullRequestOf(sent);
      if (pull === undefined) {
        return gatherGitHubPullRequest(source, subject, payload, covered);
      }
      return gatherPullRequestOfEvent(source, subject, { pull, label: event?.label });
    }
    case 'issue': {
      const issue = sent?.kind === 'issue' ? sent.issue : undefined;
      return gatherGitHubIssue(source, subject, issue);
    }
    case 'review-comment': {
      const pull = await gatherGitHubPullRequest(source, subject, payload, covered);
      if (pull.ok) return pull;
      // The payload has the comment, which is enough to submit with.
      return ok({ ...unknownDetails(subject), missing: [pull.error] });
    }
    case 'push':
      return gatherGitHubPush(source, subject, event?.pushed?.newest);
    case 'commits':
      return describeRange(subject, await readNamedCommits(source, subject));
    case 'since-last':
      return describeRange(subject, await readCommitsSinceLast(source, request.range));
    // What has no details of its own is as its event shows it.
    default:
      return ok(sent ?? unknownDetails(subject));
  }
}

/** Returns the details of a range of commits that could be read. */
function describeRange(subject: Subject, range: Gathered<CommitRange>): Gathered {
  if (!range.ok) return range;
  return ok({ kind: 'range', subject, ...range.value });
}

/** Reads a range of commits. If it is empty, also the commit that the second end names, which then must be the first one. */
async function readNamedCommits(
  source: ContextSource,
  { from, to }: Readonly<{ from: string; to: string }>,
): Promise<Gathered<CommitRange>> {
  const range = await compareRefs(source, from, to);
  if (!range.ok || range.value.changes.ends?.status !== 'identical') return range;
  const newest = await readCommit(source, to);
  return newest.ok ? ok(withHead(range.value, newest.value.sha)) : range;
}

function withHead(range: CommitRange, headSha: string | undefined): CommitRange {
  return { ...range, changes: { ...range.changes, headSha } };
}

/** Reads the commits of `since-last`: the newest one without a range. */
async function readCommitsSinceLast(
  source: ContextSource,
  range: Partial<CommitsSinceLast> = {},
): Promise<Gathered<CommitRange>> {
  const read = await readCommitsOf(source, range);
  if (!read.ok) return read;
  // If nothing is new, or the newest commits could not be read, the next range begins at the same commit.
  return ok(withHead(read.value, read.value.changes.headSha ?? range.from));
}

function readCommitsOf(
  source: ContextSource,
  {
    from,
    to = source.defaultBranch,
    isFromCovered = false,
    includesFrom = false,
  }: Partial<CommitsSinceLast>,
): Promise<Gathered<CommitRange>> {
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
