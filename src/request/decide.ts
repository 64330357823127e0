import type { CommentEvent, Ending, Event, Permission } from '../domain.ts';
import { PERMISSIONS } from '../domain.ts';
import { parseCommand, type Command } from './command.ts';
import type { GateInputs } from './gate-inputs.ts';

/** A run that ends before its inputs are read, and the sentence for it. */
export type Gate = Readonly<{ ending: Ending; message: string }>;

/** A command that has passed every gate but the permission, or an event that needs none. */
export type Passed =
  | Readonly<{ kind: 'automatic' }>
  | Readonly<{ kind: 'command'; event: CommentEvent; command: Exclude<Command, { kind: 'none' }> }>;

/** Begins everything that this action writes into a thread. */
export const OUR_MARK = '<!-- docs-agent-action';

/**
 * Whether the event lets this run ask for anything, as far as the event itself tells. Comes before the inputs, so that
 * ordinary talk and events that GitHub withholds secrets from do not turn red.
 */
export function gateEvent(event: Event | undefined, gates: GateInputs, apiKey: string): Gate | Passed {
  if (event === undefined)
    return skip('unsupported-event', 'The event’s payload could not be read, so it starts nothing.');
  if (event.kind === 'automatic') return withheld(event, apiKey) ?? { kind: 'automatic' };
  if (event.action !== 'created' && event.action !== 'submitted')
    return skip('not-created', `Only new comments command: this one was ${event.action ?? 'changed'}.`);
  if (event.body.startsWith(OUR_MARK)) return skip('bot', 'This comment is our own.');
  const command = parseCommand(event.body, gates.word);
  if (command.kind === 'none') return skip('no-command', `The comment has no ${gates.word} command.`);
  for (const { login, isBot } of [event.author, event.sender])
    if (isBot && !gates.allowBots.includes(login))
      return skip('bot', `${login} is a bot, and bots command only when allow-bots names them.`);
  return withheld(event, apiKey) ?? { kind: 'command', event, command };
}

function withheld(event: Event, apiKey: string): Gate | undefined {
  if (apiKey !== '' || !event.withoutSecrets) return undefined;
  return skip(
    'no-secrets',
    `GitHub gives no secrets to ${event.name} events of forks and Dependabot, so there is no API key to ask with. ` +
      'Events that get them: issue_comment, pull_request_target with types: [closed], push.',
  );
}

function skip(reason: Extract<Ending, { outcome: 'skipped' }>['reason'], message: string): Gate {
  return { ending: { outcome: 'skipped', reason }, message };
}

/** Whether a permission is at least the one needed. */
export function suffices(has: Permission, needed: Permission): boolean {
  return PERMISSIONS.indexOf(has) >= PERMISSIONS.indexOf(needed);
}
