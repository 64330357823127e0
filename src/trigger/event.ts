import * as z from 'zod/mini';
import type { Actor, CommentEvent, Event } from '../domain/event.ts';
import { textField } from '../domain/github-fields.ts';
import { readContent, readPullRequest } from './event-payload.ts';

/**
 * Reads the runner's event. Undefined for a comment that cannot be read; other events then have no
 * subject.
 */
export function parseEvent(name: string, raw: unknown): Event | undefined {
  const base = basePayload.safeParse(raw).data ?? {};
  const { action, sender, pull_request: pull, repository } = base;
  const isFromFork = pull !== undefined && pull.head.repo?.id !== pull.base.repo.id;
  const isRestricted = isFromFork || sender?.login === 'dependabot[bot]';
  const event = {
    name,
    action,
    withoutSecrets: name !== 'pull_request_target' && isRestricted,
    defaultBranch: repository?.default_branch,
  };
  const payload = SCHEMAS.get(name);
  if (payload === undefined) {
    const content = readContent(name, raw);
    return { kind: 'automatic', ...event, sender, ...content };
  }
  const comment = payload.safeParse(raw).data;
  if (comment === undefined || sender === undefined) return undefined;
  const onPullRequest = comment.subject.kind !== 'issue';
  return {
    kind: 'comment',
    ...event,
    sender,
    onPullRequest,
    details: readPullRequest(raw),
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
const repo = z.object({ id: z.number() });
const branches = {
  head: z.object({ repo: z.nullable(repo) }),
  base: z.object({ repo }),
};

/** Schema of the fields that decisions need: https://docs.github.com/webhooks/webhook-events-and-payloads. */
const basePayload = z.object({
  action: z.catch(z.optional(z.string()), undefined),
  sender: z.catch(z.optional(actor), undefined),
  pull_request: z.catch(z.optional(z.object(branches)), undefined),
  repository: z.catch(z.optional(z.object({ default_branch: z.string() })), undefined),
});

type Comment = Pick<
  CommentEvent,
  'comment' | 'subject' | 'body' | 'author' | 'comments' | 'review'
>;

/** Schema of a text. The body of a review without text is null. */
const written = { id: z.number(), body: textField, user: actor };
const pullRequest = z.object({ number: z.number() });

const issueCommentPayload = z.pipe(
  z.object({
    comment: z.object(written),
    issue: z.object({
      number: z.number(),
      comments: z.catch(z.optional(z.number()), undefined),
      pull_request: z.nullish(z.unknown()),
    }),
  }),
  z.transform(({ comment, issue }): Comment => {
    const { id, body, user: author } = comment;
    const { number, comments, pull_request: pull } = issue;
    const subject = { kind: pull ? 'pull-request' : 'issue', number } as const;
    return {
      comment: { kind: 'comment', id, thread: number },
      subject,
      body,
      author,
      comments,
    };
  }),
);
const reviewCommentPayload = z.pipe(
  z.object({
    comment: z.object({
      ...written,
      path: z.string(),
      line: z.nullish(z.number()),
      diff_hunk: z.string(),
    }),
    pull_request: pullRequest,
  }),
  z.transform(({ comment, pull_request: { number } }): Comment => {
    const { id, body, user: author, path, line, diff_hunk: hunk } = comment;
    // The text of the comment is the command, so the subject does not repeat it.
    const place = { path, line: line ?? undefined, hunk, body: '' };
    const subject = { kind: 'review-comment', number, ...place } as const;
    return {
      comment: { kind: 'review-comment', id, thread: number },
      subject,
      body,
      author,
    };
  }),
);
const reviewPayload = z.pipe(
  z.object({
    review: z.object({ ...written, state: textField }),
    pull_request: z.object({ ...pullRequest.shape, state: textField }),
  }),
  z.transform(({ review, pull_request: { number, state } }): Comment => {
    const { id, body, user: author } = review;
    const comment = { kind: 'review', id, thread: number } as const;
    const subject = { kind: 'pull-request', number } as const;
    const isApproval = review.state.toLowerCase() === 'approved';
    const facts = { isApproval, isOnOpen: state === 'open' };
    return { comment, subject, body, author, review: facts };
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
