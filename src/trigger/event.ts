import * as z from 'zod/mini';
import type { CommentEvent, CommentRef, Event, Subject } from '../domain.ts';
import { detailsFromPayload } from './event-payload.ts';
import { toActor } from './person.ts';

/** The slivers of https://docs.github.com/webhooks/webhook-events-and-payloads that decisions read; the rest is ignored. */
const user = z.object({ login: z.string(), type: z.optional(z.string()) });
const repo = z.object({ id: z.number() });
const branches = { head: z.object({ repo: z.nullable(repo) }), base: z.object({ repo }) };
const pullRequest = z.object({ number: z.number(), ...branches });
const text = { id: z.number(), body: z.nullable(z.string()), user };

const base = z.object({
  action: z.catch(z.optional(z.string()), undefined),
  sender: z.catch(z.optional(user), undefined),
  pull_request: z.catch(z.optional(z.object(branches)), undefined),
  repository: z.catch(z.optional(z.object({ default_branch: z.string() })), undefined),
});
const issueComment = z.object({
  sender: user,
  comment: z.object({ ...text, created_at: z.string() }),
  issue: z.object({ number: z.number(), comments: z.number(), pull_request: z.optional(z.unknown()) }),
});
const reviewComment = z.object({
  sender: user,
  comment: z.object({
    ...text,
    created_at: z.string(),
    path: z.string(),
    line: z.nullish(z.number()),
    diff_hunk: z.string(),
  }),
  pull_request: pullRequest,
});
const review = z.object({
  sender: user,
  review: z.object({ ...text, submitted_at: z.string() }),
  pull_request: pullRequest,
});

/** Names of the events that carry a comment. */
export const COMMENT_EVENTS = [
  'issue_comment',
  'pull_request_review_comment',
  'pull_request_review',
] as const;

/**
 * Turns the runner's event into our own. Anything unreadable in an automatic event's payload counts as not there;
 * undefined for a comment event that cannot be read, for nothing may be concluded from it.
 */
export function parseEvent(name: string, raw: unknown): Event | undefined {
  const read = base.safeParse(raw);
  const { action, sender, pull_request: pull, repository } = read.success ? read.data : {};
  const defaultBranch = repository?.default_branch;
  const fork = pull !== undefined && pull.head.repo?.id !== pull.base.repo.id;
  const withoutSecrets = name !== 'pull_request_target' && (fork || sender?.login === 'dependabot[bot]');
  if (!COMMENT_EVENTS.some((event) => event === name))
    return {
      kind: 'automatic',
      name,
      action,
      withoutSecrets,
      sender: sender && toActor(sender),
      details: detailsFromPayload(name, action, raw),
      defaultBranch,
    };
  const comment = parseComment(name, raw);
  return comment && { kind: 'comment', name, action, withoutSecrets, defaultBranch, ...comment };
}

type Comment = Omit<CommentEvent, 'kind' | 'name' | 'action' | 'withoutSecrets' | 'defaultBranch'>;

function parseComment(name: string, raw: unknown): Comment | undefined {
  switch (name) {
    case 'issue_comment': {
      const { data } = issueComment.safeParse(raw);
      if (data === undefined) return undefined;
      const { number, comments, pull_request: pull } = data.issue;
      const onPullRequest = pull !== undefined && pull !== null;
      return {
        ...commentFields({ kind: 'comment', thread: number, sender: data.sender }, data.comment),
        writtenAt: data.comment.created_at,
        onPullRequest,
        subject: { kind: onPullRequest ? 'pull-request' : 'issue', number },
        comments,
      };
    }
    case 'pull_request_review_comment': {
      const { data } = reviewComment.safeParse(raw);
      if (data === undefined) return undefined;
      const { path, line, diff_hunk: hunk, created_at: writtenAt } = data.comment;
      const { number } = data.pull_request;
      // What the comment says is the command: it need not be told a second time.
      const subject = {
        kind: 'review-comment',
        number,
        path,
        line: line ?? undefined,
        hunk,
        body: '',
      } as const;
      return { ...pullRequestComment('review-comment', data, data.comment), writtenAt, subject };
    }
    default: {
      const { data } = review.safeParse(raw);
      if (data === undefined) return undefined;
      const subject: Subject = { kind: 'pull-request', number: data.pull_request.number };
      return {
        ...pullRequestComment('review', data, data.review),
        writtenAt: data.review.submitted_at,
        subject,
      };
    }
  }
}

type User = z.infer<typeof user>;
type Text = Readonly<{ id: number; body: string | null; user: User }>;

function pullRequestComment(
  kind: CommentRef['kind'],
  { sender, pull_request: pull }: Readonly<{ sender: User; pull_request: Readonly<{ number: number }> }>,
  text: Text,
) {
  return {
    ...commentFields({ kind, thread: pull.number, sender }, text),
    onPullRequest: true,
    comments: undefined,
  };
}

function commentFields(
  { kind, thread, sender }: Readonly<{ kind: CommentRef['kind']; thread: number; sender: User }>,
  text: Text,
) {
  return {
    comment: { kind, id: text.id, thread },
    body: text.body ?? '',
    author: toActor(text.user),
    sender: toActor(sender),
  };
}
