import * as z from 'zod/mini';
import type { Actor, CommentEvent, Event, Subject } from '../domain.ts';
import { readContent, readReviewedPullRequest } from './event-payload.ts';

/** What decisions need of https://docs.github.com/webhooks/webhook-events-and-payloads. */
const user = z.object({ login: z.string(), type: z.optional(z.string()) });
const repo = z.object({ id: z.number() });
const branches = { head: z.object({ repo: z.nullable(repo) }), base: z.object({ repo }) };
const pullRequest = z.object({ number: z.number() });
const text = { id: z.number(), body: z.nullable(z.string()), user };

const basePayload = z.object({
  action: z.catch(z.optional(z.string()), undefined),
  sender: z.catch(z.optional(user), undefined),
  pull_request: z.catch(z.optional(z.object(branches)), undefined),
  repository: z.catch(z.optional(z.object({ default_branch: z.string() })), undefined),
});
const issueCommentPayload = z.object({
  sender: user,
  comment: z.object({ ...text, created_at: z.string() }),
  issue: z.object({
    number: z.number(),
    comments: z.catch(z.optional(z.number()), undefined),
    pull_request: z.optional(z.unknown()),
  }),
});
const reviewCommentPayload = z.object({
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
const reviewPayload = z.object({
  sender: user,
  review: z.object({ ...text, submitted_at: z.string() }),
  pull_request: pullRequest,
});

/** Reads the runner's event. Undefined for a comment that cannot be read; other events then have no subject. */
export function parseEvent(name: string, raw: unknown): Event | undefined {
  const { action, sender, pull_request: pull, repository } = basePayload.safeParse(raw).data ?? {};
  const isFromFork = pull !== undefined && pull.head.repo?.id !== pull.base.repo.id;
  const isRestricted = isFromFork || sender?.login === 'dependabot[bot]';
  const event = {
    name,
    action,
    withoutSecrets: name !== 'pull_request_target' && isRestricted,
    defaultBranch: repository?.default_branch,
  };
  const parseComment = COMMENT_PARSERS.get(name);
  if (parseComment === undefined)
    return {
      kind: 'automatic',
      ...event,
      sender: sender && toActor(sender),
      ...readContent(name, action, raw),
    };
  const comment = parseComment(raw);
  return comment && { kind: 'comment', ...event, ...comment };
}

type Comment = Omit<CommentEvent, 'kind' | 'name' | 'action' | 'withoutSecrets' | 'defaultBranch'>;

const COMMENT_PARSERS: ReadonlyMap<string, (raw: unknown) => Comment | undefined> = new Map([
  ['issue_comment', parseIssueComment],
  ['pull_request_review_comment', parseReviewComment],
  ['pull_request_review', parseReview],
]);

function parseIssueComment(raw: unknown): Comment | undefined {
  const { data } = issueCommentPayload.safeParse(raw);
  if (data === undefined) return undefined;
  const { number, comments, pull_request: pull } = data.issue;
  const onPullRequest = pull !== undefined && pull !== null;
  return {
    ...peopleAndText(data.sender, data.comment),
    comment: { kind: 'comment', id: data.comment.id, thread: number },
    writtenAt: data.comment.created_at,
    onPullRequest,
    subject: { kind: onPullRequest ? 'pull-request' : 'issue', number },
    details: undefined,
    comments,
  };
}

function parseReviewComment(raw: unknown): Comment | undefined {
  const { data } = reviewCommentPayload.safeParse(raw);
  if (data === undefined) return undefined;
  const { id, path, line, diff_hunk: hunk, created_at: writtenAt } = data.comment;
  const { number } = data.pull_request;
  // The text of the comment is the command, so the subject does not repeat it.
  const subject: Subject = { kind: 'review-comment', number, path, line: line ?? undefined, hunk, body: '' };
  return {
    ...peopleAndText(data.sender, data.comment),
    comment: { kind: 'review-comment', id, thread: number },
    writtenAt,
    onPullRequest: true,
    subject,
    details: readReviewedPullRequest(raw),
    comments: undefined,
  };
}

function parseReview(raw: unknown): Comment | undefined {
  const { data } = reviewPayload.safeParse(raw);
  if (data === undefined) return undefined;
  const { number } = data.pull_request;
  return {
    ...peopleAndText(data.sender, data.review),
    comment: { kind: 'review', id: data.review.id, thread: number },
    writtenAt: data.review.submitted_at,
    onPullRequest: true,
    subject: { kind: 'pull-request', number },
    details: readReviewedPullRequest(raw),
    comments: undefined,
  };
}

type User = z.infer<typeof user>;

function peopleAndText(
  sender: User,
  written: Readonly<{ body: string | null; user: User }>,
): Pick<Comment, 'body' | 'author' | 'sender'> {
  return { body: written.body ?? '', author: toActor(written.user), sender: toActor(sender) };
}

/** Apps have the type Bot and a login that ends in [bot]. A person can have neither. */
function toActor({ login, type }: User): Actor {
  return { login, isBot: type !== 'User' || login.endsWith('[bot]') };
}
