import * as z from 'zod/mini';
import type { Actor, CommentEvent, Event } from '../domain.ts';
import { readContent, reviewedPullRequest } from './event-payload.ts';

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
  const payload = COMMENT_PAYLOADS.get(name);
  if (payload === undefined) return { kind: 'automatic', ...event, sender, ...readContent(name, raw) };
  const comment = payload.safeParse(raw).data;
  return comment && { kind: 'comment', ...event, ...comment };
}

/** Apps have the type Bot and a login that ends in [bot]. A person can have neither. */
const actor = z.pipe(
  z.object({ login: z.string(), type: z.optional(z.string()) }),
  z.transform(({ login, type }): Actor => ({ login, isBot: type !== 'User' || login.endsWith('[bot]') })),
);
const repo = z.object({ id: z.number() });
const branches = { head: z.object({ repo: z.nullable(repo) }), base: z.object({ repo }) };

/** What decisions need of https://docs.github.com/webhooks/webhook-events-and-payloads. */
const basePayload = z.object({
  action: z.catch(z.optional(z.string()), undefined),
  sender: z.catch(z.optional(actor), undefined),
  pull_request: z.catch(z.optional(z.object(branches)), undefined),
  repository: z.catch(z.optional(z.object({ default_branch: z.string() })), undefined),
});

type Comment = Omit<CommentEvent, 'kind' | 'name' | 'action' | 'withoutSecrets' | 'defaultBranch'>;

const written = {
  id: z.number(),
  body: z.pipe(
    z.nullable(z.string()),
    z.transform((body) => body ?? ''),
  ),
  user: actor,
};
const comment = { ...written, created_at: z.string() };
const ON_PULL_REQUEST = { onPullRequest: true, comments: undefined } as const;

const issueCommentPayload = z.pipe(
  z.object({
    sender: actor,
    comment: z.object(comment),
    issue: z.object({
      number: z.number(),
      comments: z.catch(z.optional(z.number()), undefined),
      pull_request: z.nullish(z.unknown()),
    }),
  }),
  z.transform(({ sender, comment: { id, body, user: author, created_at: writtenAt }, issue }): Comment => {
    const { number, comments } = issue;
    const onPullRequest = !!issue.pull_request;
    const subject = { kind: onPullRequest ? 'pull-request' : 'issue', number } as const;
    const ref = { kind: 'comment', id, thread: number } as const;
    const details = undefined;
    return { sender, author, body, writtenAt, comment: ref, onPullRequest, subject, details, comments };
  }),
);
const reviewCommentPayload = z.pipe(
  z.object({
    sender: actor,
    comment: z.object({ ...comment, path: z.string(), line: z.nullish(z.number()), diff_hunk: z.string() }),
    pull_request: reviewedPullRequest,
  }),
  z.transform(({ sender, comment: { id, body, ...rest }, pull_request: { number, details } }): Comment => {
    const { user: author, created_at: writtenAt, path, line, diff_hunk: hunk } = rest;
    const ref = { kind: 'review-comment', id, thread: number } as const;
    const place = { path, line: line ?? undefined, hunk };
    // The text of the comment is the command, so the subject does not repeat it.
    const subject = { kind: 'review-comment', number, ...place, body: '' } as const;
    return { sender, author, body, writtenAt, comment: ref, subject, details, ...ON_PULL_REQUEST };
  }),
);
const reviewPayload = z.pipe(
  z.object({
    sender: actor,
    review: z.object({ ...written, submitted_at: z.string() }),
    pull_request: reviewedPullRequest,
  }),
  z.transform(({ sender, review, pull_request: { number, details } }): Comment => {
    const { id, body, user: author, submitted_at: writtenAt } = review;
    const ref = { kind: 'review', id, thread: number } as const;
    const subject = { kind: 'pull-request', number } as const;
    return { sender, author, body, writtenAt, comment: ref, subject, details, ...ON_PULL_REQUEST };
  }),
);

const COMMENT_PAYLOADS = new Map<string, z.ZodMiniType<Comment>>([
  ['issue_comment', issueCommentPayload],
  ['pull_request_review_comment', reviewCommentPayload],
  ['pull_request_review', reviewPayload],
]);
