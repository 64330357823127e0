/**
 * The comment on a docs pull request. Its state is a copy of the one in the status comment that
 * opened the pull request, so that commands there continue the job. Each of the two states links to
 * the other comment. Each comment shows the result of its own request, and links to the newest one.
 */
import {
  linkOf,
  type CommentLink,
  type SubmissionFacts,
  type ThreadLocation,
} from '../domain/submission.ts';
import type { RunResult } from '../domain/run-result.ts';
import { writePermission } from '../rendering/github-errors.ts';
import { linkedSubmission } from '../thread/state.ts';
import type {
  OpenStore,
  ReadComment,
  StatusComment,
  Stored,
  SubmissionStore,
} from '../thread/submission-store.ts';
import type { OpenRepository } from './repository.ts';

/** Tools for writing comments. */
type LinkContext = Readonly<{
  openStore: OpenStore;
  /** The repositories of the workflow and of the docs pull request, which may be the same. */
  own: OpenRepository;
  docs: OpenRepository;
  pullRequest: Place;
}>;

/** The thread and the status comment of a request, as far as it has them. */
export type Origin = Omit<ThreadLocation, 'thread'> &
  Readonly<{
    thread: number | undefined;
    comment: Pick<StatusComment, 'id' | 'url'> | undefined;
  }>;

/** A request that has ended. `link` is the other status comment for its docs pull request, if there is one. */
export type EndedRequest = Readonly<{
  submission: SubmissionFacts;
  link: CommentLink | null;
  origin: Origin;
  result: RunResult;
}>;

/**
 * Links a submission to the comment on its pull request, which is written if there is none yet and
 * if `mayCreate`. If the submission is a later one, links the comments of the first one to it.
 *
 * @returns the link, if it is new.
 */
export async function linkComments(
  context: LinkContext,
  ended: EndedRequest,
  mayCreate: boolean,
): Promise<CommentLink | undefined> {
  if (ended.link === null) {
    if (!mayCreate) return undefined;
    return linkPullRequest(context, ended);
  }
  await linkToNewest(context, ended.origin, ended.link);
  return undefined;
}

/** The comment is written soon after the pull request was opened. */
const NEWEST_PAGE = { eventAt: Infinity, needsJob: false };

/**
 * Finds the comment on the pull request that belongs to the job, or creates it.
 *
 * @returns undefined if that failed.
 */
async function linkPullRequest(
  { openStore, docs, pullRequest }: LinkContext,
  { submission, origin, result }: EndedRequest,
): Promise<CommentLink | undefined> {
  const { repositoryId, thread = null, project, commentTag, comment } = origin;
  // A job that was started on its pull request has its status comment there.
  if (isIn(pullRequest, { repositoryId, thread })) return undefined;
  const { name, comments, warnAbout: warn } = docs;
  const store = openStore({ name, comments, warn });
  const location = { ...pullRequest, project, commentTag };
  const listed = await store.inThread(location, NEWEST_PAGE);
  if (!listed.ok) {
    warn('The comments of the docs pull request could not be read', listed.error);
    return undefined;
  }
  const known = listed.value.submissions.find(
    (each) => each.submission.kind === 'link' && each.submission.job === submission.job,
  );
  if (known !== undefined) return linkTo(known);

  const source = { repositoryId, thread, commentId: comment?.id ?? null };
  const linked = linkedSubmission(submission, source);
  const created = await store.createEnded(location, linked, result);
  if (!created.ok) {
    warn('The comment on the docs pull request could not be written', created.error);
    return undefined;
  }
  const isSaved = await store.save(created.value, result);
  return isSaved ? linkTo(created.value) : undefined;
}

/**
 * Adds a link to the newest request to the two comments of a job: the one that the submission links
 * to, and the one that this one links to.
 */
async function linkToNewest(
  context: LinkContext,
  origin: Origin,
  link: CommentLink,
): Promise<void> {
  const newest = origin.comment;
  if (newest === undefined) return;
  const first = await readLinked(context, origin, link);
  if (first?.submission === undefined) return;
  const back = linkOf(first.submission);
  // The newest request is the first one, which the two comments belong to.
  if (back?.commentId === newest.id) return;
  await first.store.linkToNewest(first, newest);
  if (back === null) return;
  const second = await readLinked(context, origin, back);
  if (second !== undefined) await second.store.linkToNewest(second, newest);
}

/** A comment that another one links to, and the store that keeps it. */
type LinkedComment = ReadComment & Readonly<{ store: SubmissionStore }>;

/**
 * Reads a linked comment. Undefined if it does not exist, cannot be read, or was edited, and if its
 * own request has not ended: its run may be about to write it.
 */
async function readLinked(
  { own, docs, openStore, pullRequest }: LinkContext,
  { project, repositoryId: ownId }: Origin,
  { repositoryId, thread, commentId }: CommentLink,
): Promise<LinkedComment | undefined> {
  const isOnPullRequest = isIn(pullRequest, { repositoryId, thread });
  // A workflow in the docs repository has no token for the repository of the request.
  if (!isOnPullRequest && repositoryId !== ownId) return undefined;

  const { name, comments, warnAbout } = isOnPullRequest ? docs : inThreads(own);
  const store = openStore({ name, comments, warn: warnAbout });
  // Whatever the `comment-tag` of the workflow that wrote it.
  const read = await store.read({ repositoryId, thread, project }, commentId);
  if (!read.ok) {
    warnAbout('A linked comment could not be read', read.error);
    return undefined;
  }
  if (read.value?.submission?.state !== 'finished') return undefined;
  return { ...read.value, store };
}

/** Returns the repository of the workflow, whose warnings name the permission for an issue, too. */
function inThreads(own: OpenRepository): OpenRepository {
  return {
    ...own,
    warnAbout: (what, error) => own.warnAbout(what, error, writePermission()),
  };
}

type Place = Pick<ThreadLocation, 'repositoryId' | 'thread'>;

function isIn(
  one: Place,
  other: Pick<Place, 'repositoryId'> & Readonly<{ thread: number | null }>,
): boolean {
  return one.repositoryId === other.repositoryId && one.thread === other.thread;
}

function linkTo({ location, comment }: Stored): CommentLink {
  const { repositoryId, thread } = location;
  return { repositoryId, thread, commentId: comment.id };
}

/** Returns the comment that the newest submission of a job links to. */
export function linkOfJob(
  submissions: readonly Stored[],
  job: string,
): CommentLink | null {
  const links = submissions
    .filter(({ submission }) => submission.job === job)
    .map(({ submission }) => linkOf(submission));
  return links.findLast((link) => link !== null) ?? null;
}
