import type * as z from 'zod/mini';
import type { Result, CommentRef } from '../domain.ts';
import type { CommentsApi, ThreadComment } from '../ports.ts';
import type { WithRetry } from './retry.ts';
import type { Request } from './client.ts';
import {
  commentSchema,
  commentsSchema,
  commentsWithIssueSchema,
  reactionSchema,
  parseResponse,
  textSchema,
} from './schemas.ts';

const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const REVIEW_COMMENT = '/repos/{owner}/{repo}/pulls/comments/{comment_id}';
const REVIEW = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}';

/** The most that GitHub gives at once. */
const PER_PAGE = 100;
/** Pages that are asked for side by side; a thread has 2,500 comments at most. */
const MAX_PARALLEL_PAGES = 25;

/** What the edges of GitHub need: the API, whose repository it is, and the way to call. */
export type GitHubAccess = Readonly<{
  client: () => Promise<Request>;
  owner: string;
  repo: string;
  call: WithRetry;
}>;

/** The threads of one repository through GitHub's REST API. */
export function createCommentsApi({ client, owner, repo, call }: GitHubAccess): CommentsApi {
  const here = { owner, repo };
  const page = (thread: number, number: number): Promise<Result<Page>> =>
    call(async () => {
      const request = await client();
      const at = { ...here, issue_number: thread, per_page: PER_PAGE, page: number };
      const reply = await request(`GET ${COMMENTS}`, at);
      return { comments: parseResponse(commentsSchema, reply), link: reply.headers.link };
    }, 'idempotent');
  /** Pages side by side, up to this number, after the first `from`. */
  const fetchPages = (thread: number, to: number, from = 0): Promise<readonly Result<Page>[]> =>
    Promise.all(Array.from({ length: to - from }, (_, index) => page(thread, from + index + 1)));
  const read = (id: number): Promise<Result<ThreadComment | undefined>> =>
    undefinedIfGone(
      call(async () => {
        const request = await client();
        return toComment(await request(`GET ${COMMENT}`, { ...here, comment_id: id }));
      }, 'idempotent'),
    );

  return {
    async list(thread, expected = 0) {
      const pages = [...(await fetchPages(thread, Math.max(1, Math.ceil(expected / PER_PAGE))))];
      const comments: ThreadComment[] = [];
      for (const [index, answer] of pages.entries()) {
        if (!answer.ok) return answer;
        comments.push(...answer.value.comments.map(fromRaw));
        // More than was expected: the payload is older than the thread, or told nothing.
        if (index === pages.length - 1 && hasMore(answer.value)) {
          const next = pages.length + 1;
          const last = Math.min(lastPage(answer.value.link) ?? next, pages.length + MAX_PARALLEL_PAGES);
          pages.push(...(await fetchPages(thread, Math.max(next, last), pages.length)));
        }
      }
      return { ok: true, value: comments };
    },
    async listSince(since) {
      const comments: (ThreadComment & { thread: number })[] = [];
      const query = { sort: 'updated', direction: 'asc', since: since.toISOString() } as const;
      for (let page = 1; ; page += 1) {
        const at = { ...here, ...query, per_page: PER_PAGE, page };
        const answer = await call(async () => {
          const request = await client();
          return parseResponse(
            commentsWithIssueSchema,
            await request('GET /repos/{owner}/{repo}/issues/comments', at),
          );
        }, 'idempotent');
        if (!answer.ok) return answer;
        comments.push(...answer.value.map((raw) => ({ ...fromRaw(raw), thread: threadOf(raw.issue_url) })));
        if (answer.value.length < PER_PAGE) return { ok: true, value: comments };
      }
    },
    read,
    create: (thread, body) =>
      call(async () => {
        const request = await client();
        return toComment(await request(`POST ${COMMENTS}`, { ...here, issue_number: thread, body }));
      }, 'if-not-processed'),
    async update(id, body) {
      const updated = await call(async () => {
        const request = await client();
        return toComment(await request(`PATCH ${COMMENT}`, { ...here, comment_id: id, body }));
      }, 'idempotent');
      if (!isGone(updated)) return updated;
      // 404 is also what a token hears that may not write here: only what cannot be read either is gone.
      const found = await read(id);
      return found.ok && found.value === undefined ? found : updated;
    },
    async remove(id) {
      const removed = await call(async () => {
        const request = await client();
        await request(`DELETE ${COMMENT}`, { ...here, comment_id: id });
      }, 'idempotent');
      return isGone(removed) ? { ok: true, value: undefined } : removed;
    },
    textOf: (comment) =>
      undefinedIfGone(call(async () => readText(await client(), here, comment), 'idempotent')),
    react: (comment, content) =>
      call(async () => {
        const request = await client();
        const target = { ...here, comment_id: comment.id, content };
        const reply =
          comment.kind === 'comment'
            ? await request(`POST ${COMMENT}/reactions`, target)
            : await request(`POST ${REVIEW_COMMENT}/reactions`, target);
        parseResponse(reactionSchema, reply);
        // 200: this user's reaction stood there already. https://docs.github.com/rest/reactions/reactions
        return reply.status === 200 ? 'existing' : 'new';
      }, 'idempotent'),
  };
}

type Page = Readonly<{ comments: readonly RawComment[]; link: string | undefined }>;

/** By the header, where one came; a proxy may have dropped it. */
function hasMore({ comments, link }: Page): boolean {
  return hasNextPage(link) ?? comments.length === PER_PAGE;
}

type RawComment = z.infer<typeof commentSchema>;

function toComment(reply: Readonly<{ data: unknown }>): ThreadComment {
  return fromRaw(parseResponse(commentSchema, reply));
}

function fromRaw({ id, user, body, html_url: url }: RawComment): ThreadComment {
  return { id, authorId: user?.id ?? 0, body: body ?? '', url };
}

/** The number at the end of the API's address of an issue. */
function threadOf(issueUrl: string): number {
  return Number(/\/(\d+)$/.exec(issueUrl)?.[1] ?? 0);
}

async function readText(
  request: Request,
  here: Readonly<{ owner: string; repo: string }>,
  { kind, id, thread }: CommentRef,
): Promise<string> {
  const read = (reply: Readonly<{ data: unknown }>): string => parseResponse(textSchema, reply).body ?? '';
  switch (kind) {
    case 'comment':
      return read(await request(`GET ${COMMENT}`, { ...here, comment_id: id }));
    case 'review-comment':
      return read(await request(`GET ${REVIEW_COMMENT}`, { ...here, comment_id: id }));
    case 'review':
      return read(await request(`GET ${REVIEW}`, { ...here, pull_number: thread, review_id: id }));
  }
}

/** A comment that is gone is an answer, not a fault. */
async function undefinedIfGone<T>(request: Promise<Result<T>>): Promise<Result<T | undefined>> {
  const answer = await request;
  return isGone(answer) ? { ok: true, value: undefined } : answer;
}

function isGone(answer: Result<unknown>): boolean {
  return !answer.ok && (answer.error.status === 404 || answer.error.status === 410);
}

/** The `Link` header of a list that comes in pages: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */

/** Whether another page follows; undefined where the header is missing, as it is on lists of one page. */
export function hasNextPage(link: string | undefined): boolean | undefined {
  return link === undefined ? undefined : link.includes('rel="next"');
}

/** The number of the last page, where the header tells it. */
export function lastPage(link: string | undefined): number | undefined {
  const target = link?.split(',').find((each) => each.includes('rel="last"'));
  const page = /[?&]page=(\d{1,9})[&>]/.exec(target ?? '')?.[1];
  return page === undefined ? undefined : Number(page);
}
