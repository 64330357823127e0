import * as z from 'zod/mini';
import type { CommentRef } from '../domain/comment.ts';
import { ok, type Result } from '../domain/errors.ts';
import { idSchema, lenientField, noContent, textField } from '../domain/github-fields.ts';
import type {
  CommentsApi,
  CommentText,
  ReadComment,
  ThreadComment,
  ThreadPage,
} from '../ports.ts';
import type { GitHubClient } from './client.ts';
import { hasMorePages, lastPage, PER_PAGE } from './pages.ts';
import { placeFields, toReviewPlace } from './reviews.ts';

const REPOSITORY_COMMENTS = '/repos/{owner}/{repo}/issues/comments';
const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const REVIEW_COMMENT = '/repos/{owner}/{repo}/pulls/comments/{comment_id}';
const REVIEW = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}';

/** Bound on the search for the last page. */
const MAX_JUMPS = 3;
/** Bound on the pages of a thread that are read: GitHub allows 2,500 comments in a thread, so these are all. */
const MAX_PAGES = 25;

const userSchema = z.object({ id: z.int(), login: textField, type: textField });
const fields = {
  id: z.int(),
  node_id: lenientField(z.string()),
  user: z.nullish(userSchema),
  body: textField,
  html_url: z.string(),
  created_at: z.string(),
  /** Time of the last edit; empty if it is missing. Such a state counts as never edited and cannot be bound. */
  updated_at: textField,
};
type RawComment = z.infer<z.ZodMiniObject<typeof fields>>;
const commentSchema = z.pipe(z.object(fields), z.transform(toComment));
/** Schema of a new comment. Without its author it is not known whose states count as our own. */
const createdSchema = commentSchema.check(z.refine(({ authorId }) => authorId > 0));
const commentsSchema = z.array(commentSchema);
const repositoryCommentSchema = z.pipe(
  z.object({
    ...fields,
    updated_at: z.string(),
    issue_url: z.string(),
  }),
  z.transform(({ issue_url: issueUrl, ...raw }) => {
    const thread = Number(issueUrl.split('/').at(-1));
    const comment = { ...toComment(raw), thread };
    return { updatedAt: raw.updated_at, comment };
  }),
);
const repositoryCommentsSchema = z.array(repositoryCommentSchema);
const { id, node_id, user, body } = fields;
const textFields = { id, node_id, user, body };
const textSchema = z.pipe(z.object(textFields), z.transform(toText));
/** Schema of a comment on a line: https://docs.github.com/rest/pulls/comments */
const reviewCommentSchema = z.pipe(
  z.object({ ...textFields, ...placeFields }),
  z.transform((raw): ReadComment => ({ ...toText(raw), place: toReviewPlace(raw) })),
);
const emailSchema = z.object({ node: z.object({ createdViaEmail: z.boolean() }) });
/** https://docs.github.com/graphql/reference/interfaces#comment */
const EMAIL_QUERY =
  'query($id: ID!) { node(id: $id) { ... on Comment { createdViaEmail } } }';

export function createCommentsApi(client: GitHubClient): CommentsApi {
  return {
    newestPages: (thread, options) => newestPages(client, thread, options),
    oldest: (thread) => readPage(client, thread, OLDEST_PAGE),
    pagesSince: (since, maxPages) => editedPages(client, since, maxPages),
    create: (thread, body) =>
      client.request(
        `POST ${COMMENTS}`,
        { issue_number: thread, body },
        createdSchema,
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
      if (isGone(found)) return ok(undefined);
      return updated;
    },
    remove(id) {
      const comment = { comment_id: id };
      const removing = client.request(`DELETE ${COMMENT}`, comment, noContent);
      return undefinedIfGone(removing);
    },
    minimize(nodeIds) {
      const variables: Record<string, string> = {};
      for (const [index, nodeId] of nodeIds.entries()) variables[`id${index}`] = nodeId;
      const mutation = minimizeMutation(Object.keys(variables));
      return client.graphql(mutation, variables, z.unknown(), 'never');
    },
    read: (comment) => undefinedIfGone(readComment(client, comment)),
    async isByEmail(nodeId) {
      const read = await client.graphql(EMAIL_QUERY, { id: nodeId }, emailSchema);
      return read.ok ? ok(read.value.node.createdViaEmail) : read;
    },
    react({ kind, id }, content) {
      const path = kind === 'comment' ? COMMENT : REVIEW_COMMENT;
      const comment = { comment_id: id, content };
      return client.request(`POST ${path}/reactions`, comment, idSchema);
    },
  };
}

/**
 * Composes the mutation that hides a comment for each variable:
 * https://docs.github.com/graphql/reference/mutations#minimizecomment
 */
function minimizeMutation(variables: readonly string[]): string {
  const declared = variables.map((name) => `$${name}: ID!`);
  const mutations = variables.map(
    (name) =>
      `${name}: minimizeComment(input: {subjectId: $${name}, classifier: OUTDATED}) { minimizedComment { isMinimized } }`,
  );
  return `mutation(${declared.join(', ')}) { ${mutations.join(' ')} }`;
}

/** GitHub lists the comments of a thread oldest first. */
const OLDEST_PAGE = 1;

/** Reads a page of the comments of a thread. */
async function readPage(
  client: GitHubClient,
  thread: number,
  page: number,
  since?: Date,
): Promise<Result<ThreadPage>> {
  const place = { issue_number: thread, per_page: PER_PAGE, page };
  const parameters = since ? { ...place, since: since.toISOString() } : place;
  const read = await client.fetch(`GET ${COMMENTS}`, parameters, commentsSchema);
  if (!read.ok) return read;
  const { data: comments, listedAt, headers } = read.value;
  const { link } = headers;
  const newestPage = hasMorePages(link) ? Math.max(page + 1, lastPage(link)) : undefined;
  return ok({ comments, listedAt, newestPage });
}

/** Lists the comments of a thread, newest page first. Ends after the oldest page, 25 pages or an error. */
async function* newestPages(
  client: GitHubClient,
  thread: number,
  { since, oldest }: Parameters<CommentsApi['newestPages']>[1] = {},
): ReturnType<CommentsApi['newestPages']> {
  const read = (page: number) => readPage(client, thread, page, since);
  let number = OLDEST_PAGE;
  let page = await (oldest ?? read(number));
  // Others may comment between two requests.
  for (let jumps = 0; jumps < MAX_JUMPS && page.ok; jumps += 1) {
    const { newestPage } = page.value;
    if (newestPage === undefined) break;
    number = newestPage;
    page = await read(number);
  }
  // The pages are read one after the other. If a comment moves because an older one is deleted, it is then in both pages, and not in
  // neither.
  for (let pages = 1; ; pages += 1) {
    if (!page.ok) {
      yield page;
      return;
    }
    const isLast = number === OLDEST_PAGE;
    const { comments, listedAt } = page.value;
    yield ok({ comments, isLast, listedAt });
    if (isLast || pages === MAX_PAGES) return;
    number -= 1;
    page = await read(number);
  }
}

/** Each page repeats a comment of the one before, so that 100 pages hold 9,901 comments. */
const REPEATED_PAGES = 2;

/** Reads a page of the comments of the repository since a time, oldest edit first. */
function readRepositoryPage(client: GitHubClient, since: string, page: number) {
  const order = { sort: 'updated', direction: 'asc', per_page: PER_PAGE } as const;
  return client.fetch(
    `GET ${REPOSITORY_COMMENTS}`,
    { ...order, since, page },
    repositoryCommentsSchema,
  );
}

/**
 * Lists the comments that were written or edited since, oldest edit first, page by page. Each page starts at the last edit
 * on the one before: page numbers would skip comments if others are edited or deleted meanwhile. If there are more pages
 * than wanted, begins with the first of the newest ones. Ends after an error.
 */
async function* editedPages(
  client: GitHubClient,
  start: Date,
  maxPages: number,
): ReturnType<CommentsApi['pagesSince']> {
  let since = start.toISOString();
  let page = 1;
  let isCut = false;
  for (let pages = 1; pages <= maxPages + REPEATED_PAGES; pages += 1) {
    let listed = await readRepositoryPage(client, since, page);
    const last = pages === 1 && listed.ok ? lastPage(listed.value.headers['link']) : 0;
    if (last > maxPages) {
      isCut = true;
      listed = await readRepositoryPage(client, since, last - maxPages + 1);
    }
    if (!listed.ok) {
      yield listed;
      return;
    }
    const { data, listedAt } = listed.value;
    const lastEdit = data.at(-1)?.updatedAt;
    const isEnd = lastEdit === undefined || data.length < PER_PAGE;
    const comments = data.map(({ comment }) => comment);
    yield ok({ comments, isLast: isEnd && !isCut, listedAt });
    if (isEnd) return;
    // All comments of a page may have the same time.
    const isSameTime = lastEdit === since;
    page = isSameTime ? page + 1 : 1;
    since = lastEdit;
  }
}

function toText({
  id,
  node_id: nodeId,
  user,
  body,
}: Pick<RawComment, 'id' | 'node_id' | 'user' | 'body'>): CommentText {
  return { id, nodeId, authorId: user?.id ?? 0, body };
}

function toComment(raw: RawComment): ThreadComment {
  return {
    ...toText(raw),
    author: raw.user?.login ?? '',
    url: raw.html_url,
    createdAt: raw.created_at,
    updatedAt: raw.updated_at,
    isByBot: raw.user?.type === 'Bot',
  };
}

function readComment(
  client: GitHubClient,
  { kind, id, thread }: CommentRef,
): Promise<Result<ReadComment>> {
  const comment = { comment_id: id };
  switch (kind) {
    case 'review': {
      const review = { pull_number: thread, review_id: id };
      return client.request(`GET ${REVIEW}`, review, textSchema);
    }
    case 'review-comment':
      return client.request(`GET ${REVIEW_COMMENT}`, comment, reviewCommentSchema);
    case 'comment':
      return client.request(`GET ${COMMENT}`, comment, textSchema);
  }
}

async function undefinedIfGone<T>(
  request: Promise<Result<T>>,
): Promise<Result<T | undefined>> {
  const result = await request;
  if (isGone(result)) return ok(undefined);
  return result;
}

function isGone(result: Result<unknown>): boolean {
  if (result.ok) return false;
  const { status } = result.error;
  return status === 404 || status === 410;
}
