import * as z from 'zod/mini';
import type { CommentRef } from '../domain/comment.ts';
import type { Result } from '../domain/errors.ts';
import { textField } from '../domain/github-fields.ts';
import type {
  CommentsApi,
  CommentText,
  RepositoryComment,
  ThreadComment,
} from '../ports.ts';
import type { GitHubClient } from './client.ts';

const REPOSITORY_COMMENTS = '/repos/{owner}/{repo}/issues/comments';
const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const REVIEW_COMMENT = '/repos/{owner}/{repo}/pulls/comments/{comment_id}';
const REVIEW = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}';

/** Routes of reactions. Reviews carry none. */
const REACTIONS = {
  comment: `${COMMENT}/reactions`,
  'review-comment': `${REVIEW_COMMENT}/reactions`,
  review: `${REVIEW_COMMENT}/reactions`,
} as const;

/** Number of comments on a page, GitHub's limit. */
const PER_PAGE = 100;
/** Bound on the pages of a thread. No thread has as many, because the newest comments decide who submits. */
const MAX_PAGES = 1000;

const fields = {
  id: z.int(),
  user: z.nullish(z.object({ id: z.int(), type: textField })),
  body: textField,
  html_url: z.string(),
  created_at: z.string(),
  /** Time of the last edit; empty if it is missing. Such a state counts as never edited and cannot be bound. */
  updated_at: textField,
};
type RawComment = z.infer<z.ZodMiniObject<typeof fields>>;
const commentSchema = z.pipe(z.object(fields), z.transform(toComment));
const commentsSchema = z.array(commentSchema);
const repositoryCommentsSchema = z.array(
  z.pipe(
    z.object({ ...fields, updated_at: z.string(), issue_url: z.string() }),
    z.transform(({ issue_url: issueUrl, ...comment }) => ({
      updatedAt: comment.updated_at,
      comment: { ...toComment(comment), thread: Number(issueUrl.split('/').at(-1)) },
    })),
  ),
);
const { id, user, body } = fields;
const textSchema = z.pipe(z.object({ id, user, body }), z.transform(toText));
const reactionSchema = z.object({ id: z.int() });
const noContent = z.transform(() => undefined);

export function createCommentsApi(client: GitHubClient): CommentsApi {
  const readPage = (thread: number, page: Readonly<{ page?: number; since?: string }>) =>
    client.fetch(
      `GET ${COMMENTS}`,
      { issue_number: thread, per_page: PER_PAGE, ...page },
      commentsSchema,
    );

  /** Reads the last page, which is `start` or one after it, and then the page before. */
  async function listNewest(
    thread: number,
    start: number,
  ): Promise<Result<readonly ThreadComment[]>> {
    let number = start;
    let last = await readPage(thread, { page: number });
    while (last.ok && hasMore(last.value.link) && number < MAX_PAGES) {
      number = Math.min(Math.max(number + 1, lastPage(last.value.link)), MAX_PAGES);
      last = await readPage(thread, { page: number });
    }
    if (!last.ok) return last;
    if (number === 1) return { ok: true, value: last.value.data };
    // The pages are read one after the other. If a comment moves because another one is deleted,
    // it is then in both pages, and not in neither.
    const before = await readPage(thread, { page: number - 1 });
    if (!before.ok) return before;
    const comments = [...before.value.data, ...last.value.data];
    if (comments.length === 0 && start > 1) return listNewest(thread, 1);
    const unique = new Map(comments.map((comment) => [comment.id, comment]));
    return { ok: true, value: [...unique.values()] };
  }

  return {
    async list(thread, { expected = 0, since } = {}) {
      if (since !== undefined) {
        const recent = await readPage(thread, { since: since.toISOString() });
        if (!recent.ok) return recent;
        if (!hasMore(recent.value.link)) return { ok: true, value: recent.value.data };
      }
      return listNewest(thread, Math.max(1, Math.ceil(expected / PER_PAGE)));
    },
    async listSince(since, maxPages = Infinity) {
      const found = new Map<number, RepositoryComment>();
      // The next page starts at the last edit on this one. Page numbers would skip comments if others
      // are edited meanwhile.
      let query = { since: since.toISOString(), page: 1 };
      for (let pages = 1; ; pages += 1) {
        const page = await client.request(
          `GET ${REPOSITORY_COMMENTS}`,
          { sort: 'updated', direction: 'asc', per_page: PER_PAGE, ...query },
          repositoryCommentsSchema,
        );
        if (!page.ok) return page;
        for (const { comment } of page.value) found.set(comment.id, comment);
        const lastEdit = page.value.at(-1)?.updatedAt;
        if (lastEdit === undefined || page.value.length < PER_PAGE || pages >= maxPages)
          return { ok: true, value: [...found.values()] };
        // A whole page of comments with the same time.
        const isSameTime = lastEdit === query.since;
        const nextPage = isSameTime ? query.page + 1 : 1;
        query = { since: lastEdit, page: nextPage };
      }
    },
    async listCreatedSince(since, maxPages) {
      const found = new Map<number, RepositoryComment>();
      const isOlder = ({ createdAt }: ThreadComment): boolean =>
        Date.parse(createdAt) < since.getTime();
      const collected = () => [...found.values()].filter((each) => !isOlder(each));
      for (let page = 1; page <= maxPages; page += 1) {
        const listed = await client.fetch(
          `GET ${REPOSITORY_COMMENTS}`,
          {
            sort: 'created',
            direction: 'desc',
            // Leaves out comments that were neither created nor edited since. Edited ones come last,
            // in the order of their creation.
            since: since.toISOString(),
            per_page: PER_PAGE,
            page,
          },
          repositoryCommentsSchema,
        );
        if (!listed.ok) return listed;
        const { data, link } = listed.value;
        // A comment that is created meanwhile moves the others back, so a page may repeat the end of
        // the one before.
        for (const { comment } of data) found.set(comment.id, comment);
        const last = data.at(-1)?.comment;
        const isPastTime = last !== undefined && isOlder(last);
        const isLastPage = data.length < PER_PAGE && !hasMore(link);
        if (isPastTime || isLastPage)
          return { ok: true, value: { comments: collected(), isComplete: true } };
      }
      return { ok: true, value: { comments: collected(), isComplete: false } };
    },
    create: (thread, body) =>
      client.request(
        `POST ${COMMENTS}`,
        { issue_number: thread, body },
        commentSchema,
        'if-not-processed',
      ),
    async update(id, body) {
      const updated = await client.request(
        `PATCH ${COMMENT}`,
        { comment_id: id, body },
        commentSchema,
      );
      if (!isGone(updated)) return updated;
      // A token that may not write here gets 404, too. A comment is gone only if it cannot be read
      // either.
      const found = await client.request(
        `GET ${COMMENT}`,
        { comment_id: id },
        commentSchema,
      );
      return isGone(found) ? { ok: true, value: undefined } : updated;
    },
    remove: (id) =>
      undefinedIfGone(client.request(`DELETE ${COMMENT}`, { comment_id: id }, noContent)),
    read: (comment) => undefinedIfGone(readComment(client, comment)),
    async react({ kind, id }, content) {
      const comment = { comment_id: id, content };
      const reaction = await client.fetch(
        `POST ${REACTIONS[kind]}`,
        comment,
        reactionSchema,
      );
      if (!reaction.ok) return reaction;
      // 200: this account has given it before. https://docs.github.com/rest/reactions/reactions
      const { status, data } = reaction.value;
      return { ok: true, value: { isNew: status !== 200, id: data.id } };
    },
    removeReaction({ kind, id }, reactionId) {
      const reaction = { comment_id: id, reaction_id: reactionId };
      return undefinedIfGone(
        client.request(`DELETE ${REACTIONS[kind]}/{reaction_id}`, reaction, noContent),
      );
    },
  };
}

function toText({
  id,
  user,
  body,
}: Pick<RawComment, 'id' | 'user' | 'body'>): CommentText {
  return { id, authorId: user?.id ?? 0, body };
}

function toComment(raw: RawComment): ThreadComment {
  return {
    ...toText(raw),
    url: raw.html_url,
    createdAt: raw.created_at,
    updatedAt: raw.updated_at,
    isByBot: raw.user?.type === 'Bot',
  };
}

function readComment(
  client: GitHubClient,
  { kind, id, thread }: CommentRef,
): Promise<Result<CommentText>> {
  if (kind === 'review')
    return client.request(
      `GET ${REVIEW}`,
      { pull_number: thread, review_id: id },
      textSchema,
    );
  const at = { comment_id: id };
  if (kind === 'comment') return client.request(`GET ${COMMENT}`, at, textSchema);
  return client.request(`GET ${REVIEW_COMMENT}`, at, textSchema);
}

async function undefinedIfGone<T>(
  request: Promise<Result<T>>,
): Promise<Result<T | undefined>> {
  const result = await request;
  return isGone(result) ? { ok: true, value: undefined } : result;
}

function isGone(result: Result<unknown>): boolean {
  if (result.ok) return false;
  const { status } = result.error;
  return status === 404 || status === 410;
}

/** Reads the `Link` header: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */
function hasMore(link: string | undefined): boolean {
  return link?.includes('rel="next"') === true;
}

function lastPage(link = ''): number {
  const match = /[?&]page=(?<page>\d{1,9})[^,]*>; rel="last"/.exec(link);
  return Number(match?.groups?.['page'] ?? 0);
}
