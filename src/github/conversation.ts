import type * as z from 'zod/mini';
import type { Answer, CommentRef } from '../domain.ts';
import type { Conversation, ThreadComment } from '../ports.ts';
import type { Call } from './call.ts';
import type { Rest } from './client.ts';
import {
  commentShape,
  commentsShape,
  placedCommentsShape,
  reactionShape,
  readAnswer,
  textShape,
} from './shapes.ts';

/** The most that GitHub gives at once. */
const PER_PAGE = 100;

/** What the edges of GitHub need: the API, whose repository it is, and the way to call. */
export type GitHubAccess = Readonly<{
  rest: () => Promise<Rest>;
  owner: string;
  repo: string;
  call: Call;
}>;

/** The threads of one repository through GitHub's REST API. */
export function createConversation({ rest, owner, repo, call }: GitHubAccess): Conversation {
  const here = { owner, repo };
  const page = (thread: number, number: number): Promise<Answer<readonly RawComment[]>> =>
    call(async () => {
      const { issues } = await rest();
      const at = { ...here, issue_number: thread, per_page: PER_PAGE, page: number };
      return readAnswer(commentsShape, await issues.listComments(at));
    }, 'freely');
  const read = (id: number): Promise<Answer<ThreadComment | undefined>> =>
    unlessGone(
      call(async () => {
        const { issues } = await rest();
        return toComment(await issues.getComment({ ...here, comment_id: id }));
      }, 'freely'),
    );

  return {
    async list(thread, expected = 0) {
      const known = Math.max(1, Math.ceil(expected / PER_PAGE));
      const pages = await Promise.all(Array.from({ length: known }, (_, index) => page(thread, index + 1)));
      const comments: ThreadComment[] = [];
      for (const [index, answer] of pages.entries()) {
        if (!answer.ok) return answer;
        comments.push(...answer.value.map(told));
        // More than was expected: the payload is older than the thread, or told nothing.
        if (index === pages.length - 1 && answer.value.length === PER_PAGE)
          pages.push(await page(thread, index + 2));
      }
      return { ok: true, value: comments };
    },
    async listSince(since) {
      const comments: (ThreadComment & { thread: number })[] = [];
      const query = { sort: 'updated', direction: 'asc', since: since.toISOString() } as const;
      for (let page = 1; ; page += 1) {
        const at = { ...here, ...query, per_page: PER_PAGE, page };
        const answer = await call(
          async () => readAnswer(placedCommentsShape, await (await rest()).issues.listCommentsForRepo(at)),
          'freely',
        );
        if (!answer.ok) return answer;
        comments.push(...answer.value.map((raw) => ({ ...told(raw), thread: threadOf(raw.issue_url) })));
        if (answer.value.length < PER_PAGE) return { ok: true, value: comments };
      }
    },
    read,
    create: (thread, body) =>
      call(async () => {
        const { issues } = await rest();
        return toComment(await issues.createComment({ ...here, issue_number: thread, body }));
      }, 'if-not-done'),
    async update(id, body) {
      const updated = await call(async () => {
        const { issues } = await rest();
        return toComment(await issues.updateComment({ ...here, comment_id: id, body }));
      }, 'freely');
      if (!isGone(updated)) return updated;
      // 404 is also what a token hears that may not write here: only what cannot be read either is gone.
      const found = await read(id);
      return found.ok && found.value === undefined ? found : updated;
    },
    async remove(id) {
      const removed = await call(async () => {
        const { issues } = await rest();
        await issues.deleteComment({ ...here, comment_id: id });
      }, 'freely');
      return isGone(removed) ? { ok: true, value: undefined } : removed;
    },
    textOf: (comment) => unlessGone(call(async () => readText(await rest(), here, comment), 'freely')),
    react: (comment, content) =>
      call(async () => {
        const { reactions } = await rest();
        const target = { ...here, comment_id: comment.id, content };
        const reply =
          comment.kind === 'comment'
            ? await reactions.createForIssueComment(target)
            : await reactions.createForPullRequestReviewComment(target);
        readAnswer(reactionShape, reply);
        // 200: this user's reaction stood there already. https://docs.github.com/rest/reactions/reactions
        return reply.status === 200 ? 'there' : 'new';
      }, 'freely'),
  };
}

type RawComment = z.infer<typeof commentShape>;

function toComment(reply: Readonly<{ data: unknown }>): ThreadComment {
  return told(readAnswer(commentShape, reply));
}

function told({ id, user, body, html_url: url }: RawComment): ThreadComment {
  return { id, authorId: user?.id ?? 0, body: body ?? '', url };
}

/** The number at the end of the API's address of an issue. */
function threadOf(issueUrl: string): number {
  return Number(/\/(\d+)$/.exec(issueUrl)?.[1] ?? 0);
}

async function readText(
  { issues, pulls }: Rest,
  here: Readonly<{ owner: string; repo: string }>,
  { kind, id, thread }: CommentRef,
): Promise<string> {
  const read = (reply: Readonly<{ data: unknown }>): string => readAnswer(textShape, reply).body ?? '';
  switch (kind) {
    case 'comment':
      return read(await issues.getComment({ ...here, comment_id: id }));
    case 'review-comment':
      return read(await pulls.getReviewComment({ ...here, comment_id: id }));
    case 'review':
      return read(await pulls.getReview({ ...here, pull_number: thread, review_id: id }));
  }
}

/** A comment that is gone is an answer, not a fault. */
async function unlessGone<T>(asked: Promise<Answer<T>>): Promise<Answer<T | undefined>> {
  const answer = await asked;
  return isGone(answer) ? { ok: true, value: undefined } : answer;
}

function isGone(answer: Answer<unknown>): boolean {
  return !answer.ok && (answer.fault.status === 404 || answer.fault.status === 410);
}
