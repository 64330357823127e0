import type { Answer, CommentRef } from '../domain.ts';
import type { Conversation, ThreadComment } from '../ports.ts';
import { call } from './call.ts';
import type { Rest } from './client.ts';

/** The most that GitHub gives at once. */
const PER_PAGE = 100;

/** What the edges of GitHub need: the API, whose repository it is, and a way to pause between tries. */
export type GitHubAccess = Readonly<{
  rest: () => Promise<Rest>;
  owner: string;
  repo: string;
  sleep: (ms: number) => Promise<void>;
}>;

/** The threads of one repository through GitHub's REST API. */
export function createConversation({ rest, owner, repo, sleep }: GitHubAccess): Conversation {
  const here = { owner, repo };
  const read = { repeat: 'freely', sleep } as const;
  const add = { repeat: 'if-not-done', sleep } as const;

  const page = (thread: number, number: number): Promise<Answer<readonly RawComment[]>> =>
    call(async () => {
      const { issues } = await rest();
      const reply = await issues.listComments({
        ...here,
        issue_number: thread,
        per_page: PER_PAGE,
        page: number,
      });
      return reply.data;
    }, read);

  return {
    async list(thread, expected = 0) {
      const known = Math.max(1, Math.ceil(expected / PER_PAGE));
      const pages = await Promise.all(Array.from({ length: known }, (_, index) => page(thread, index + 1)));
      const comments: ThreadComment[] = [];
      for (const [index, answer] of pages.entries()) {
        if (!answer.ok) return answer;
        comments.push(...answer.value.map(toComment));
        // More than was expected: the payload is older than the thread, or told nothing.
        if (index === pages.length - 1 && answer.value.length === PER_PAGE)
          pages.push(await page(thread, index + 2));
      }
      return { ok: true, value: comments };
    },
    async listSince(since) {
      const comments: (ThreadComment & { thread: number })[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await call(async () => {
          const { issues } = await rest();
          const query = {
            sort: 'updated',
            direction: 'asc',
            since: since.toISOString(),
            per_page: PER_PAGE,
          } as const;
          return (await issues.listCommentsForRepo({ ...here, ...query, page })).data;
        }, read);
        if (!answer.ok) return answer;
        comments.push(...answer.value.map((raw) => ({ ...toComment(raw), thread: threadOf(raw.issue_url) })));
        if (answer.value.length < PER_PAGE) return { ok: true, value: comments };
      }
    },
    read: (id) =>
      unlessGone(
        call(
          async () => toComment((await (await rest()).issues.getComment({ ...here, comment_id: id })).data),
          read,
        ),
      ),
    create: (thread, body) =>
      call(async () => {
        const { issues } = await rest();
        return toComment((await issues.createComment({ ...here, issue_number: thread, body })).data);
      }, add),
    update: (id, body) =>
      unlessGone(
        call(async () => {
          const { issues } = await rest();
          return toComment((await issues.updateComment({ ...here, comment_id: id, body })).data);
        }, read),
      ),
    textOf: (comment) => unlessGone(call(async () => readText(await rest(), here, comment), read)),
    react: (comment, content) =>
      call(async () => {
        const { reactions } = await rest();
        const target = { ...here, comment_id: comment.id, content };
        const { status } =
          comment.kind === 'comment'
            ? await reactions.createForIssueComment(target)
            : await reactions.createForPullRequestReviewComment(target);
        // 200: this user's reaction stood there already. https://docs.github.com/rest/reactions/reactions
        return status === 200 ? 'there' : 'new';
      }, read),
  };
}

type RawComment = Readonly<{
  id: number;
  user: Readonly<{ id: number }> | null;
  body?: string | undefined;
  html_url: string;
}>;

function toComment({ id, user, body, html_url: url }: RawComment): ThreadComment {
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
  switch (kind) {
    case 'comment':
      return (await issues.getComment({ ...here, comment_id: id })).data.body ?? '';
    case 'review-comment':
      return (await pulls.getReviewComment({ ...here, comment_id: id })).data.body;
    case 'review':
      return (await pulls.getReview({ ...here, pull_number: thread, review_id: id })).data.body;
  }
}

/** A comment that is gone is an answer, not a fault. */
async function unlessGone<T>(asked: Promise<Answer<T>>): Promise<Answer<T | undefined>> {
  const answer = await asked;
  const gone = !answer.ok && (answer.fault.status === 404 || answer.fault.status === 410);
  return gone ? { ok: true, value: undefined } : answer;
}
