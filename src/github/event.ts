import * as z from 'zod/mini';
import type { Event } from '../domain.ts';

const COMMENT_EVENTS = ['issue_comment', 'pull_request_review_comment', 'pull_request_review'];

/** The slivers of https://docs.github.com/webhooks/webhook-events-and-payloads that decisions read; the rest is ignored. */
const payload = z.object({
  action: z.catch(z.optional(z.string()), undefined),
  sender: z.catch(z.optional(z.object({ login: z.string() })), undefined),
  pull_request: z.catch(
    z.optional(
      z.object({
        head: z.object({ repo: z.nullable(z.object({ id: z.number() })) }),
        base: z.object({ repo: z.object({ id: z.number() }) }),
      }),
    ),
    undefined,
  ),
});

/** Turns the runner's event into our own; anything unreadable in the payload counts as not there. */
export function parseEvent(name: string, raw: unknown): Event {
  const read = payload.safeParse(raw);
  const { action, sender, pull_request: pull } = read.success ? read.data : {};
  const fork = pull !== undefined && pull.head.repo?.id !== pull.base.repo.id;
  return {
    name,
    action,
    isComment: COMMENT_EVENTS.includes(name),
    withoutSecrets: name !== 'pull_request_target' && (fork || sender?.login === 'dependabot[bot]'),
  };
}
