import { COMMENT_MARKER } from '../domain.ts';
import {
  PERMISSIONS,
  type AutomaticEvent,
  type CommentEvent,
  type Conclusion,
  type Event,
  type Permission,
} from '../domain.ts';
import { parseCommand, type Command } from '../command/parse.ts';
import type { AuthorizationInputs } from '../inputs/authorization.ts';

/** A run that ends before its inputs are read, and the sentence for it. */
export type Skipped = Readonly<{ conclusion: Conclusion; message: string }>;

/** An event or a command that has passed every gate but the permission. */
export type AcceptedEvent =
  | Readonly<{ kind: 'automatic'; event: AutomaticEvent }>
  | Readonly<{ kind: 'command'; event: CommentEvent; command: Exclude<Command, { kind: 'none' }> }>;

/**
 * Whether the event lets this run ask for anything, as far as the event itself tells. Comes before the inputs, so that
 * ordinary talk and events that GitHub withholds secrets from do not turn red.
 */
export function filterEvent(
  event: Event | undefined,
  authorization: AuthorizationInputs,
  apiKey: string,
): Skipped | AcceptedEvent {
  if (event === undefined)
    return skip('unsupported-event', 'The event’s payload could not be read, so it starts nothing.');
  if (event.kind === 'automatic') return skipWithoutSecrets(event, apiKey) ?? { kind: 'automatic', event };
  if (event.action !== 'created' && event.action !== 'submitted')
    return skip('not-created', `Only new comments command: this one was ${event.action ?? 'changed'}.`);
  if (event.body.includes(COMMENT_MARKER)) return skip('bot', 'This comment is our own.');
  const command = parseCommand(event.body, authorization.commandPrefix);
  if (command.kind === 'none') return skipNoCommand(authorization.commandPrefix);
  for (const { login, isBot } of [event.author, event.sender])
    if (isBot && !authorization.allowBots.includes(login))
      return skip('bot', `${login} is a bot, and bots command only when allow-bots names them.`);
  return skipWithoutSecrets(event, apiKey) ?? { kind: 'command', event, command };
}

/** Ordinary talk. */
export function skipNoCommand(prefix: string): Skipped {
  return skip(
    'no-command',
    `No command: a new comment must begin with ${prefix} and a space, or with ${prefix} alone.`,
  );
}

/**
 * Whether an automatic event is one that this action acts on by itself. Nothing is gated where `subject` names the subject: then
 * the event is only the occasion.
 *
 * @param hasPrompt whether the workflow says itself what to do.
 */
export function filterActivity(
  { name, action = '', details }: AutomaticEvent,
  { hasPrompt }: Readonly<{ hasPrompt: boolean }>,
): Skipped | undefined {
  const { kind } = details.subject;
  if (name === 'release' && kind === 'none')
    return skip(
      'unsupported-event',
      `A release counts when it is published or released; this one was ${action || 'changed'}.`,
    );
  if (name === 'push' && kind === 'none')
    return skip('unsupported-event', 'The push removed its branch or tag, so there is nothing to cover.');
  if (name === 'issues' && (action === 'deleted' || action === 'transferred'))
    return skip('unsupported-event', `The issue was ${action}.`);
  if (kind !== 'pull-request' || details.merged === true) return undefined;
  if (action === 'closed') return skip('not-merged', 'This pull request was closed without a merge.');
  if (hasPrompt) return undefined;
  return skip(
    'not-merged',
    'Docs follow a pull request when it is merged: use types: [closed]. Before that, only a `prompt` can say what to do.',
  );
}

/** Events that anyone can cause and that get secrets all the same: their sender must be one who may command. */
export function needsPermission({ name, details }: AutomaticEvent): boolean {
  return name === 'issues' || (name === 'pull_request_target' && details.merged !== true);
}

function skipWithoutSecrets(event: Event, apiKey: string): Skipped | undefined {
  if (apiKey !== '' || !event.withoutSecrets) return undefined;
  return skip(
    'no-secrets',
    `GitHub gives no secrets to ${event.name} events of forks and Dependabot, so there is no API key to ask with. ` +
      (event.kind === 'comment'
        ? 'Write the command as an ordinary comment in the pull request’s conversation.'
        : 'Events that get them: issue_comment, pull_request_target with types: [closed], push.'),
  );
}

function skip(reason: Extract<Conclusion, { outcome: 'skipped' }>['reason'], message: string): Skipped {
  return { conclusion: { outcome: 'skipped', reason }, message };
}

/** Whether a permission is at least the one needed. */
export function hasPermission(has: Permission, needed: Permission): boolean {
  return PERMISSIONS.indexOf(has) >= PERMISSIONS.indexOf(needed);
}
