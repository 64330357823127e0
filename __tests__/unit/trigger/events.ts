import type { AutomaticEvent, CommentEvent } from '../../../src/domain/event.ts';
import { parseEvent } from '../../../src/trigger/event.ts';
import { DETAILS } from '../prompt/details.ts';

export const PERSON = { login: 'octocat', isBot: false };
export const BOT = { login: 'renovate[bot]', isBot: true };

export const COMMAND: CommentEvent = {
  kind: 'comment',
  name: 'issue_comment',
  action: 'created',
  withoutSecrets: false,
  comment: { kind: 'comment', id: 1, thread: 2 },
  onPullRequest: true,
  subject: { kind: 'pull-request', number: 2 },
  pull: undefined,
  body: '/docs explain the retry',
  author: PERSON,
  sender: PERSON,
  isOnRequestsIssue: false,
  at: Date.UTC(2026, 2, 1, 11),
  defaultBranch: 'main',
};

export const AUTOMATIC: AutomaticEvent = {
  kind: 'automatic',
  name: 'push',
  action: undefined,
  withoutSecrets: false,
  sender: PERSON,
  details: DETAILS,
  cause: undefined,
  at: undefined,
  defaultBranch: 'main',
};

/** Parses the payload of an event that starts a job without a command. */
export function parseAutomatic(name: string, payload: unknown): AutomaticEvent {
  const event = parseEvent(name, payload);
  if (event?.kind !== 'automatic') throw new Error(name);
  return event;
}
