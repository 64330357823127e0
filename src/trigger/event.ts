import * as z from 'zod/mini';
import type { Actor, CommentEvent, Event } from '../domain/event.ts';
import { isRequestsIssue } from '../domain/requests-issue.ts';
import { subjectAt } from '../domain/subject.ts';
import {
  accountField,
  labelsField,
  lenientField,
  readTime,
  textField,
} from '../domain/github-fields.ts';
import { pullRequestField, readEventContent } from './event-payload.ts';

/**
 * Reads the runner's event. Undefined for a comment that cannot be read; other events then have no
 * subject.
 */
export function parseEvent(name: string, raw: unknown): Event | undefined {
  const base = basePayload.safeParse(raw).data ?? {};
  const { sender, pull_request: pull } = base;
  const isFork = pull?.isFork === true;
  const isRestricted = isFork || sender?.login === 'dependabot[bot]';
  const event = {
    name,
    action: base.action,
    withoutSecrets: name !== 'pull_request_target' && isRestricted,
    defaultBranch: base.repository?.default_branch,
  };
  const payload = SCHEMAS.get(name);
  if (payload === undefined) {
    return { kind: 'automatic', ...event, sender, ...readEventContent(name, raw) };
  }
  const comment = payload.safeParse(raw).data;
  if (comment === undefined || sender === undefined) return undefined;
  return {
    kind: 'comment',
    ...event,
    sender,
    onPullRequest: comment.subject.kind !== 'issue',
    pull,
    ...comment,
  };
}

/** Schema of an account. Apps have the type Bot and a login that ends in [bot]. A person can have neither. */
const actor = z.pipe(
  z.object({ login: z.string(), type: z.optional(z.string()) }),
  z.transform(({ login, type }): Actor => {
    const isBot = type !== 'User' || login.endsWith('[bot]');
    return { login, isBot };
  }),
);

/** Schema of the fields that decisions need: https://docs.github.com/webhooks/webhook-events-and-payloads. */
const basePayload = z.object({
  action: lenientField(z.string()),
  sender: lenientField(actor),
  pull_request: lenientField(pullRequestField),
  repository: lenientField(z.object({ default_branch: z.string() })),
});

type Comment = Pick<
  CommentEvent,
  | 'comment'
  | 'nodeId'
  | 'subject'
  | 'body'
  | 'author'
  | 'opener'
  | 'review'
  | 'at'
  | 'isOnRequestsIssue'
>;

/** Schema of a text. The body of a review without text is null. */
const written = {
  id: z.number(),
  node_id: lenientField(z.string()),
  body: textField,
  user: actor,
};
const writtenComment = { ...written, created_at: textField };
const pullRequest = z.object({ number: z.number() });

const issueCommentPayload = z.pipe(
  z.object({
    comment: z.object(writtenComment),
    issue: z.object({
      number: z.number(),
      user: accountField,
      pull_request: z.nullish(z.unknown()),
      labels: labelsField,
    }),
  }),
  z.transform(({ comment, issue }): Comment => {
    const { number } = issue;
    const isPullRequest = Boolean(issue.pull_request);
    return {
      comment: { kind: 'comment', id: comment.id, thread: number },
      nodeId: comment.node_id,
      subject: { kind: isPullRequest ? 'pull-request' : 'issue', number },
      body: comment.body,
      author: comment.user,
      opener: issue.user,
      at: readTime(comment.created_at),
      isOnRequestsIssue: !isPullRequest && isRequestsIssue(issue.labels),
    };
  }),
);
const reviewCommentPayload = z.pipe(
  z.object({
    comment: z.object({
      ...writtenComment,
      path: z.string(),
      line: z.nullish(z.number()),
      diff_hunk: z.string(),
    }),
    pull_request: pullRequest,
  }),
  z.transform(({ comment, pull_request: { number } }): Comment => {
    return {
      comment: { kind: 'review-comment', id: comment.id, thread: number },
      nodeId: comment.node_id,
      subject: subjectAt(number, {
        path: comment.path,
        line: comment.line ?? undefined,
        hunk: comment.diff_hunk,
      }),
      body: comment.body,
      author: comment.user,
      at: readTime(comment.created_at),
      isOnRequestsIssue: false,
    };
  }),
);
const reviewPayload = z.pipe(
  z.object({
    review: z.object({ ...written, state: textField, submitted_at: textField }),
    pull_request: pullRequest,
  }),
  z.transform(({ review, pull_request: { number } }): Comment => {
    const isApproval = review.state.toLowerCase() === 'approved';
    return {
      comment: { kind: 'review', id: review.id, thread: number },
      nodeId: review.node_id,
      subject: { kind: 'pull-request', number },
      body: review.body,
      author: review.user,
      review: { isApproval },
      at: readTime(review.submitted_at),
      isOnRequestsIssue: false,
    };
  }),
);

const PAYLOADS = {
  issue_comment: issueCommentPayload,
  pull_request_review_comment: reviewCommentPayload,
  pull_request_review: reviewPayload,
};
const SCHEMAS = new Map<string, z.ZodMiniType<Comment>>(Object.entries(PAYLOADS));

/** Name of an event that is a comment or a review. */
export type CommentEventName = keyof typeof PAYLOADS;
