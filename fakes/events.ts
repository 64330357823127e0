import {
  addComment,
  addReview,
  addReviewComment,
  treeOf,
  type ChangedFile,
  type Comment,
  type FakeGitHub,
  type Thread,
  type ThreadSeed,
} from './github/index.ts';
import {
  commentOnIssue,
  commentOnPullRequest,
  OWNER,
  reviewComment,
  reviewSubmitted,
  type Actor,
  type Changes,
} from './github/payloads.ts';
import { derive, publishedPayload, type Payload } from './payloads.ts';
import type { EventOfRun } from './runner/index.ts';
import type { FakeService } from './service/serve.ts';

/** Happenings in the repository of the published payloads, as events and as what GitHub answers about them. */

export const FILES: readonly ChangedFile[] = [
  {
    filename: 'src/search.ts',
    patch: '@@ -1 +1 @@\n-find(all)\n+find(titles)',
    additions: 1,
    deletions: 1,
  },
  {
    filename: 'package-lock.json',
    patch: '@@ -1 +1 @@\n-1\n+2',
    additions: 1,
    deletions: 1,
  },
];

/** Creates the event `release`, `published`. */
export function released(release: Payload = {}): EventOfRun {
  return {
    name: 'release',
    payload: derive(publishedPayload('release', 'published'), { release }),
  };
}

/** Creates a pull request that was just merged; with a fork, one that came from there. */
export function merged(
  name: 'pull_request' | 'pull_request_target',
  changes: Payload = {},
  more: Payload = {},
): EventOfRun {
  const payload = derive(publishedPayload('pull_request', 'closed'), {
    ...more,
    pull_request: { merged: true, merged_at: '2026-01-05T09:00:00Z', ...changes },
  });
  return { name, payload };
}

/** Seeds the thread of that pull request, for the fake GitHub. */
export function mergedThread({
  files = FILES,
  pull,
  ...seed
}: Partial<ThreadSeed> & { files?: readonly ChangedFile[] } = {}): ThreadSeed {
  return {
    number: 2,
    title: 'Search titles',
    body: 'Faster.',
    ...seed,
    pull: { merged: true, files, ...pull },
  };
}

export function pushed(before: string, after: string, changes: Payload = {}): EventOfRun {
  const push = {
    ref: 'refs/heads/master',
    before,
    after,
    deleted: false,
    commits: [],
    head_commit: { id: after, tree_id: treeOf(after) },
  };
  return {
    name: 'push',
    payload: derive(publishedPayload('push'), { ...push, ...changes }),
  };
}

export type CommentOptions = Omit<Changes, 'body' | 'id'> &
  Readonly<{
    on?: 'issue' | 'pull-request' | 'review-comment' | 'review';
    /** Whether it is a reply to a notification by e-mail. */
    createdViaEmail?: boolean;
  }>;

const COMMENTS = {
  issue: { name: 'issue_comment', add: addComment, payload: commentOnIssue },
  'pull-request': {
    name: 'issue_comment',
    add: addComment,
    payload: commentOnPullRequest,
  },
  'review-comment': {
    name: 'pull_request_review_comment',
    add: addReviewComment,
    payload: reviewComment,
  },
  review: { name: 'pull_request_review', add: addReview, payload: reviewSubmitted },
} as const;

/** Creates the event of a comment or review that was just written, and adds it to the thread. */
export function commented(
  { state }: Pick<FakeGitHub, 'state'>,
  body: string,
  options: CommentOptions = {},
): EventOfRun {
  const {
    on = 'pull-request',
    author = OWNER,
    createdViaEmail = false,
    number = on === 'issue' ? 1 : 2,
  } = options;
  const { name, add, payload } = COMMENTS[on];
  const { id, createdAt } = add(state, {
    thread: number,
    body,
    author: author.login,
    createdViaEmail,
    ...placeIn(payload()),
  });
  const thread = state.threads.get(number);
  const { fork = thread?.pull?.head.repository } = options;
  const written = {
    ...options,
    fork,
    body,
    author,
    number,
    id,
    createdAt,
  };
  return { name, payload: derive(payload(written), thread ? openerOf(thread, on) : {}) };
}

/** Returns the place of the comment in a payload; nothing if it is on no line. */
export function placeIn({ comment }: Payload): Pick<Comment, 'onLine'> {
  const { path, line, ...place } = (comment ?? {}) as Payload;
  if (typeof path !== 'string') return {};
  const onLine = {
    review: Number(place['pull_request_review_id']),
    path,
    hunk: String(place['diff_hunk']),
  };
  return { onLine: typeof line === 'number' ? { ...onLine, line } : onLine };
}

/** Returns who opened a thread, as payloads show it. Those of ordinary comments do not contain the branch. */
function openerOf({ author, pull }: Thread, on: CommentOptions['on']): Payload {
  const user = { login: author };
  if (on === 'issue' || on === 'pull-request') return { issue: { user } };
  return { pull_request: { user, head: { ref: pull?.head.ref } } };
}

/** A comment on a line in a review, or a reply to one. */
export type ReviewComment = Readonly<{
  body: string;
  path?: string;
  hunk?: string;
  line?: number;
  replyTo?: number;
}>;

/** The parts of a review. `pull` has changes to its pull request, which is open. */
export type Review = Readonly<{
  number: number;
  body?: string;
  comments?: readonly ReviewComment[];
  /** GitHub’s word. */
  state?: 'approved' | 'changes_requested' | 'commented';
  author?: Actor;
  pull?: Payload;
}>;

const HUNK = '@@ -1,3 +1,4 @@\n # Search\n+Finds titles.\n+Finds all.';

/** Submits a review with comments on lines, and creates its event. */
export function reviewed(github: Pick<FakeGitHub, 'state'>, review: Review): EventOfRun {
  const { number, body = '', comments = [], state = 'commented' } = review;
  const { author = OWNER, pull = {} } = review;
  const added = commented(github, body, { on: 'review', number, author });
  const { id } = added.payload['review'] as { id: number };
  for (const { body: text, path = 'docs/search.md', hunk = HUNK, ...place } of comments) {
    addReviewComment(github.state, {
      thread: number,
      body: text,
      author: author.login,
      onLine: { review: id, path, hunk, ...place },
    });
  }
  const payload = derive(added.payload, {
    review: { state, ...(body === '' && { body: null }) },
    pull_request: { state: 'open', ...pull },
  });
  return { ...added, payload };
}

/** Returns the prompts that the service has received, in order. */
export function prompts({ requests }: FakeService): readonly string[] {
  return requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (JSON.parse(body) as { prompt: string }).prompt);
}
