import type { Answer } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import {
  gateEvent,
  gateOccasion,
  needsPermission,
  suffices,
  type Gate,
  type Passed,
} from '../trigger/event-filter.ts';
import { gatesOf, type GateInputs } from '../inputs/authorization.ts';
import type { Asker, leastPermission } from './lowest-permission.ts';
import type { GitHub, World } from './dependencies.ts';

/** A command of somebody who may command, with what was read on the way. */
export type AdmittedCommand = Extract<Passed, { kind: 'command' }> &
  Readonly<{ github: GitHub; comments: Answer<readonly ThreadComment[]> }>;

export type AdmittedEvent = Extract<Passed, { kind: 'automatic' }>;
export type Admitted = AdmittedEvent | AdmittedCommand;

/** Lets a run go on whose event and person may ask for something; all others end here, quietly. */
export async function admit(world: World): Promise<Gate | Admitted> {
  const gates = gatesOf(world.raw);
  const passed = gateEvent(world.event, gates, world.raw('api-key'));
  if (!('kind' in passed)) return passed;
  if (passed.kind === 'automatic') return admitEvent(world, passed, gates);
  const { event } = passed;
  const github = world.connectGitHub(world.raw('github-token'));
  // The comments are needed next, and reading them tells nobody anything: they are read beside the permission.
  const [permission, comments] = await Promise.all([
    permissionOf(world, github, { people: [event.author, event.sender], gates }),
    github.conversation.list(event.comment.thread, event.comments),
  ]);
  const { needed, login, has, unread = false } = permission;
  if (suffices(has, needed)) return { ...passed, github, comments };
  const { deny } = await import(/* webpackChunkName: "rest" */ './reply-denied.ts');
  await deny(world, { github, event, comments, gates, denied: permission });
  return {
    ending: { outcome: 'skipped', reason: 'denied' },
    message: unread
      ? `The permission of ${login} could not be read, so the command is refused: comment again in a while.`
      : `${login} has the permission ${has} here; commanding needs ${needed}.`,
  };
}

/** An event that anyone can cause counts only when its sender may command. */
async function admitEvent(
  world: World,
  passed: AdmittedEvent,
  gates: GateInputs,
): Promise<Gate | AdmittedEvent> {
  const { event } = passed;
  const about = world.raw('about');
  const hasPrompt = world.raw('prompt') !== '' || world.raw('prompt-file') !== '';
  const held = about === '' || about === 'event' ? gateOccasion(event, { hasPrompt }) : undefined;
  if (held !== undefined) return held;
  if (!needsPermission(event)) return passed;
  const { sender = { login: 'nobody', isBot: true } } = event;
  if (sender.isBot && !gates.allowBots.includes(sender.login))
    return {
      ending: { outcome: 'skipped', reason: 'bot' },
      message: `${sender.login} is a bot, and bots start something here only when allow-bots names them.`,
    };
  const github = world.connectGitHub(world.raw('github-token'));
  const { has, needed } = await permissionOf(world, github, { people: [sender], gates });
  if (suffices(has, needed)) return passed;
  return {
    ending: { outcome: 'skipped', reason: 'denied' },
    message: `${sender.login} has the permission ${has} here; on ${event.name} the sender needs ${needed}.`,
  };
}

async function permissionOf(...given: Parameters<typeof leastPermission>): Promise<Asker> {
  const { leastPermission: read } = await import(/* webpackChunkName: "rest" */ './lowest-permission.ts');
  return read(...given);
}
