/**
 * The comment on a docs pull request. Its state is a copy of the one in the status comment that
 * opened the pull request, so that commands there continue the job. Each of the two states links to
 * the other comment. Each comment shows the result of its own request, and links to the newest one.
 */
import {
  isCopy,
  type CommentLink,
  type Submission,
  type ThreadLocation,
} from '../domain/submission.ts';
import type { CommentsApi, ThreadComment, WorkflowRun } from '../ports.ts';
import { writePermission } from '../rendering/github-errors.ts';
import type { WarnOnce } from '../ports.ts';
import type { RunResult } from '../domain/run-result.ts';
import { renderStatusComment } from '../rendering/status-comment.ts';
import type { WarnOfUnknown } from '../rendering/unknown-signature.ts';
import { readSubmissions, type StateCodec } from '../thread/codec.ts';
import { saveStatusComment } from '../thread/status-comment.ts';
import type { FoundSubmission } from '../thread/state.ts';
import { findUnknownInThread } from '../thread/unknown-signature.ts';
import { withNewestLink, type NewestRequest } from './newest-link.ts';
import type { OpenRepository } from './repository.ts';

/** Tools for writing comments. */
type LinkContext = Readonly<{
  codec: StateCodec;
  warnOfUnknown: WarnOfUnknown;
  run: WorkflowRun;
  /** The command word. */
  command: string;
  dashboardUrl: string | undefined;
  /** The repositories of the workflow and of the docs pull request, which may be the same. */
  own: OpenRepository;
  docs: OpenRepository;
  pullRequest: Place;
}>;

/**
 * A submission whose job has ended. `comment` is its status comment, in the thread of `location`;
 * undefined without one.
 */
export type EndedSubmission = Readonly<{
  submission: Submission;
  comment: NewestRequest | undefined;
  location: ThreadLocation;
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
  ended: EndedSubmission,
  mayCreate: boolean,
): Promise<CommentLink | undefined> {
  if (ended.submission.link === null) {
    if (!mayCreate) return undefined;
    return linkPullRequest(context, ended);
  }
  await linkToNewest(context, ended, ended.submission.link);
  return undefined;
}

/**
 * Finds the comment on the pull request that belongs to the job, or creates it.
 *
 * @returns undefined if that failed.
 */
async function linkPullRequest(
  { docs, codec, pullRequest, warnOfUnknown, ...context }: LinkContext,
  { submission, comment, location: source, result }: EndedSubmission,
): Promise<CommentLink | undefined> {
  // A job that was started on its pull request has its status comment there.
  if (isIn(pullRequest, source)) return undefined;
  const { comments, warnAbout: warn } = docs;
  const location = { ...source, ...pullRequest };
  const listed = await comments.list(location.thread);
  if (!listed.ok) {
    warn('The comments of the docs pull request could not be read', listed.error);
    return undefined;
  }
  const unknown = findUnknownInThread(listed.value, codec, location);
  warnOfUnknown(docs.name, unknown.length);
  const known = readSubmissions(listed.value, codec, location).find(
    (each) => isCopy(each.submission) && each.submission.job === submission.job,
  );
  if (known !== undefined) return linkTo(location, known.comment);

  const copy = {
    ...submission,
    claimId: '',
    covered: null,
    link: linkTo(source, comment),
  };
  const text = renderStatusComment(copy, result, { ...context, location });
  // A finished submission counts only when it names its comment, which GitHub has given an ID by
  // then.
  const state = codec.encode(copy, { ...location, commentId: null, authorId: null });
  const created = await comments.create(location.thread, `${text}\n${state}\n`);
  if (!created.ok) {
    warn('The comment on the docs pull request could not be written', created.error);
    return undefined;
  }
  const isSaved = await saveStatusComment(
    { comments, codec, location, warn },
    { comment: created.value, submission: copy },
    text,
  );
  if (!isSaved) return undefined;
  return linkTo(location, created.value);
}

/**
 * Adds a link to the newest request to the two comments of a job: the one that the submission links
 * to, and the one that this one links to.
 */
async function linkToNewest(
  context: LinkContext,
  { comment: newest, location }: EndedSubmission,
  link: CommentLink,
): Promise<void> {
  if (newest === undefined) return;
  const first = await readLinked(context, location, link);
  if (first === undefined) return;
  const { link: back } = first.submission;
  // The newest request is the first one, which the two comments belong to.
  if (back?.commentId === newest.id) return;
  await saveNewestLink(first, newest);
  if (back === null) return;
  const second = await readLinked(context, location, back);
  if (second !== undefined) await saveNewestLink(second, newest);
}

/** A comment that another one links to, and the access to its repository. */
type LinkedComment = Readonly<{
  comment: Pick<ThreadComment, 'id' | 'body'>;
  submission: Submission;
  comments: CommentsApi;
  warn: WarnOnce;
}>;

/**
 * Reads a linked comment. Undefined if it does not exist, cannot be read, or was edited, and if its
 * own request has not ended: its run may be about to write it.
 */
async function readLinked(
  { own, docs, codec, pullRequest }: LinkContext,
  source: ThreadLocation,
  { commentId, ...thread }: CommentLink,
): Promise<LinkedComment | undefined> {
  if (!hasComment(commentId)) return undefined;
  const isOnPullRequest = isIn(pullRequest, thread);
  // A workflow in the docs repository has no token for the repository of the request.
  if (!isOnPullRequest && thread.repositoryId !== source.repositoryId) return undefined;

  const { comments } = isOnPullRequest ? docs : own;
  const warn = isOnPullRequest ? docs.warnAbout : warnAboutOwn(own);
  const read = await comments.read({
    kind: 'comment',
    id: commentId,
    thread: thread.thread,
  });
  if (!read.ok) {
    warn('A linked comment could not be read', read.error);
    return undefined;
  }
  const comment = read.value;
  if (comment === undefined) return undefined;
  const state = codec.decode(comment, { ...source, ...thread });
  if (state?.submission.state !== 'finished') return undefined;
  return { comment, submission: state.submission, comments, warn };
}

/** Explains errors in the repository of the workflow, where the request may be in an issue. */
function warnAboutOwn(own: OpenRepository): WarnOnce {
  return (failure, error) => own.warnAbout(failure, error, writePermission());
}

/** Saves the link to the newest request, and nothing else. */
async function saveNewestLink(
  { comment, comments, warn }: LinkedComment,
  newest: NewestRequest,
): Promise<void> {
  const body = withNewestLink(comment.body, newest);
  if (body === undefined) return;
  const saved = await comments.update(comment.id, body);
  if (!saved.ok) warn('The status comment could not be written', saved.error);
}

type Place = Pick<ThreadLocation, 'repositoryId' | 'thread'>;

function isIn(one: Place, other: Place): boolean {
  return one.repositoryId === other.repositoryId && one.thread === other.thread;
}

/** ID in a link to a request without a status comment. */
const NO_COMMENT = 0;

function hasComment(commentId: number): boolean {
  return commentId !== NO_COMMENT;
}

function linkTo(
  { repositoryId, thread }: Place,
  comment: Pick<ThreadComment, 'id'> | undefined,
): CommentLink {
  return { repositoryId, thread, commentId: comment?.id ?? NO_COMMENT };
}

/** Returns the comment that the newest submission of a job links to. */
export function linkOf(
  submissions: readonly FoundSubmission[],
  job: string,
): CommentLink | null {
  const linked = submissions.findLast(
    ({ submission }) => submission.job === job && submission.link !== null,
  );
  const link = linked?.submission.link ?? null;
  if (link === null || !hasComment(link.commentId)) return null;
  return link;
}
