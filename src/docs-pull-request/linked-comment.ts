/**
 * The comment on a docs pull request. Its state is a copy of the one in the status comment that opened the pull request, so that commands
 * there continue the job. Each of the two states links to the other comment, and both comments show the newest result.
 */
import {
  isCopy,
  type CommentLink,
  type Submission,
  type ThreadLocation,
} from '../domain.ts';
import type { ThreadComment, WorkflowRun } from '../ports.ts';
import { writePermission, type WarnOnce } from '../report/github-errors.ts';
import type { RunResult } from '../report/run-result.ts';
import { renderStatusComment } from '../report/status-comment.ts';
import type { WarnOfUnknown } from '../report/unknown-signature.ts';
import { readSubmissions, type StateCodec } from '../thread/codec.ts';
import { saveStatusComment } from '../thread/status-comment.ts';
import type { FoundSubmission } from '../thread/state.ts';
import { findUnknownInThread } from '../thread/unknown-signature.ts';
import { isCommentTrigger } from '../trigger/trigger.ts';
import type { OpenRepository } from './repository.ts';

/** What comments are written with. */
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

/** A submission whose job has ended. `comment` is its status comment, in the thread of `location`; undefined without one. */
export type EndedSubmission = Readonly<{
  submission: Submission;
  comment: Pick<ThreadComment, 'id' | 'url'> | undefined;
  location: ThreadLocation;
  result: RunResult;
}>;

/**
 * Shows the result in the comment that the submission links to, and in the one that this one links to. If it links to none, and
 * `mayCreate`, links it to the comment on the pull request, and returns that.
 */
export async function linkComments(
  context: LinkContext,
  ended: EndedSubmission,
  mayCreate: boolean,
): Promise<CommentLink | undefined> {
  const { comment, submission } = ended;
  if (submission.link === null)
    return mayCreate ? linkPullRequest(context, ended) : undefined;
  const written = [0, comment?.id];
  for (
    let link: CommentLink | null = submission.link;
    link !== null && !written.includes(link.commentId);
  ) {
    written.push(link.commentId);
    link = await updateComment(context, ended, link);
  }
  return undefined;
}

/** The comment on the pull request that belongs to the job: an existing one, or a new one. Undefined if that failed. */
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
  // A finished submission counts only when it names its comment, which GitHub has given an ID by then.
  const state = codec.encode(copy, { ...location, commentId: null, authorId: null });
  const created = await comments.create(location.thread, `${text}\n${state}\n`);
  if (!created.ok) {
    warn('The comment on the docs pull request could not be written', created.error);
    return undefined;
  }
  const found = { comment: created.value, submission: copy };
  const isSaved = await saveStatusComment(
    { comments, codec, location, warn },
    found,
    text,
  );
  return isSaved ? linkTo(location, created.value) : undefined;
}

/** Shows the result in a comment whose own request has ended, and keeps its state. Returns what that links to. */
async function updateComment(
  { own, docs, codec, pullRequest, ...context }: LinkContext,
  { submission, comment, location: source, result }: EndedSubmission,
  { commentId, ...thread }: CommentLink,
): Promise<CommentLink | null> {
  const isOnPullRequest = isIn(pullRequest, thread);
  // A workflow in the docs repository has no token for the repository of the request.
  if (!isOnPullRequest && thread.repositoryId !== source.repositoryId) return null;
  const { comments } = isOnPullRequest ? docs : own;
  // A request may be in an issue.
  const warnOwn: WarnOnce = (what, error) =>
    own.warnAbout(what, error, writePermission());
  const warn = isOnPullRequest ? docs.warnAbout : warnOwn;
  const read = await comments.read({
    kind: 'comment',
    id: commentId,
    thread: thread.thread,
  });
  if (!read.ok) warn('A linked comment could not be read', read.error);
  const location = { ...source, ...thread };
  const linked = read.ok && read.value && codec.decode(read.value, location)?.submission;
  // Otherwise somebody has edited or deleted it, or its run will write it.
  if (!linked || linked.state !== 'finished') return null;
  // What a newer request has led to.
  const newerUrl = linked.link?.commentId === comment?.id ? undefined : comment?.url;
  const isByCommand = isCopy(linked) || isCommentTrigger(linked.trigger);
  const text = renderStatusComment(
    { ...linked, baseline: submission.baseline },
    { ...result, note: undefined, waitedMs: 0 },
    {
      ...context,
      location,
      newerUrl,
      command: isByCommand ? context.command : undefined,
    },
  );
  const found = { comment: read.value, submission: linked };
  await saveStatusComment({ comments, codec, location, warn }, found, text);
  return linked.link;
}

type Place = Pick<ThreadLocation, 'repositoryId' | 'thread'>;

function isIn(one: Place, other: Place): boolean {
  return one.repositoryId === other.repositoryId && one.thread === other.thread;
}

function linkTo(
  { repositoryId, thread }: Place,
  comment: Pick<ThreadComment, 'id'> | undefined,
): CommentLink {
  return { repositoryId, thread, commentId: comment?.id ?? 0 };
}

/** The comment that the newest submission of a job links to. */
export function linkOf(
  submissions: readonly FoundSubmission[],
  job: string,
): CommentLink | null {
  const linked = submissions.findLast(
    ({ submission }) => submission.job === job && submission.link !== null,
  );
  const { link = null } = linked?.submission ?? {};
  return link?.commentId === 0 ? null : link;
}
