/**
 * A comment that runs edit each time, instead of writing another one. A run recognises it by a signature on its last line, which names the
 * comment, its author and its place: a copy of the text by anybody else does not count.
 */
import { COMMENT_MARKER } from '../domain/comment.ts';
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import type { CommentsApi, CommentText, ThreadComment } from '../ports.ts';
import { isSameText, sign as signText } from './signature.ts';

/** The place of the comment, and what it is for: a thread may have one for each purpose. */
export type OwnCommentPlace = Readonly<{
  repositoryId: number;
  thread: number;
  /** One word. */
  purpose: string;
}>;

/** A function that returns the signature of a comment at its place. */
type Sign = (comment: Pick<CommentText, 'id' | 'authorId'>) => string;

const VERSION = 'v1';

/**
 * Writes the comment: edits it if it is among the newest comments of the thread, else creates it.
 *
 * @param keys the first one signs, all of them verify.
 */
export async function writeOwnComment(
  comments: Pick<CommentsApi, 'newestPages' | 'create' | 'update'>,
  place: OwnCommentPlace,
  text: string,
  keys: readonly string[],
): Promise<Result<'edited' | 'created'>> {
  const { thread, purpose } = place;
  const [current = ''] = keys;
  const sign = signerOf(current, place);
  const signers = keys.map((key) => signerOf(key, place));
  const isOwn = (comment: ThreadComment): boolean =>
    signers.some((each) => isSigned(comment, purpose, each(comment)));
  const bodyOf = (signature: string): string => {
    const marker = markerOf(purpose, signature);
    return `${text}\n\n${marker}\n`;
  };

  const listed = await listNewest(comments, thread);
  if (!listed.ok) return listed;
  const own = listed.value.find(isOwn);
  if (own !== undefined) {
    const body = bodyOf(sign(own));
    const edited = await comments.update(own.id, body);
    if (!edited.ok) return edited;
    if (edited.value !== undefined) return ok('edited');
    // Somebody has deleted it meanwhile.
  }

  const created = await comments.create(thread, bodyOf(''));
  if (!created.ok) return created;
  // GitHub gives a comment its id when it is created, so the signature comes second.
  const body = bodyOf(sign(created.value));
  const signed = await comments.update(created.value.id, body);
  if (!signed.ok) return signed;
  if (signed.value === undefined) return GONE;
  return ok('created');
}

/** Lists the comments of the two newest pages, newest page first. */
async function listNewest(
  comments: Pick<CommentsApi, 'newestPages'>,
  thread: number,
): Promise<Result<readonly ThreadComment[]>> {
  const found: ThreadComment[] = [];
  let pages = 0;
  for await (const page of comments.newestPages(thread)) {
    if (!page.ok) return page;
    found.push(...page.value.comments.toReversed());
    pages += 1;
    if (pages === 2) break;
  }
  return ok(found);
}

const GONE: Readonly<{ ok: false; error: RequestError }> = notOk({
  kind: 'invalid-response',
  detail: 'the new comment is gone',
});

function markerOf(purpose: string, signature: string): string {
  return `${COMMENT_MARKER}-${purpose}:${VERSION} ${signature} -->`;
}

function signerOf(
  secret: string,
  { repositoryId, thread, purpose }: OwnCommentPlace,
): Sign {
  const use = { purpose, version: VERSION, repositoryId };
  return ({ id, authorId }) => {
    const named = `thread ${thread} comment ${id} author ${authorId}`;
    return signText(named, secret, use);
  };
}

function isSigned({ body }: CommentText, purpose: string, signature: string): boolean {
  const trimmed = body.trimEnd();
  const line = trimmed.slice(trimmed.lastIndexOf('\n') + 1);
  return isSameText(markerOf(purpose, signature), line);
}
