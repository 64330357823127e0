import type { Result } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import {
  filterEvent,
  filterActivity,
  needsPermission,
  hasPermission,
  type Skipped,
  type AcceptedEvent,
} from '../trigger/event-filter.ts';
import { parseAuthorizationStrict, type AuthorizationInputs } from '../inputs/authorization.ts';
import type { PermissionCheck, lowestPermission } from './lowest-permission.ts';
import type { GitHubApi, Dependencies } from './dependencies.ts';

/** A command of somebody who may command, with what was read on the way. */
export type AuthorizedCommand = Extract<AcceptedEvent, { kind: 'command' }> &
  Readonly<{ github: GitHubApi; comments: Result<readonly ThreadComment[]> }>;

export type AuthorizedEvent = Extract<AcceptedEvent, { kind: 'automatic' }>;
export type AuthorizedTrigger = AuthorizedEvent | AuthorizedCommand;

/** Lets a run go on whose event and person may ask for something; all others end here, quietly. */
export async function authorize(deps: Dependencies): Promise<Skipped | AuthorizedTrigger> {
  const authorization = parseAuthorizationStrict(deps.getInput);
  const accepted = filterEvent(deps.event, authorization, deps.getInput('api-key'));
  if (!('kind' in accepted)) return accepted;
  if (accepted.kind === 'automatic') return authorizeEvent(deps, accepted, authorization);
  const { event } = accepted;
  const github = deps.connectGitHub(deps.getInput('github-token'));
  // The comments are needed next, and reading them tells nobody anything: they are read beside the permission.
  const [permission, comments] = await Promise.all([
    lowestPermissionOf(deps, github, { actors: [event.author, event.sender], authorization }),
    github.commentsApi.list(event.comment.thread, event.comments),
  ]);
  const { needed, login, has, unknown = false } = permission;
  if (hasPermission(has, needed)) return { ...accepted, github, comments };
  const { replyDenied } = await import(/* webpackChunkName: "rest" */ './reply-denied.ts');
  await replyDenied(deps, { github, event, comments, authorization, denied: permission });
  return {
    conclusion: { outcome: 'skipped', reason: 'denied' },
    message: unknown
      ? `The permission of ${login} could not be read, so the command is refused: comment again in a while.`
      : `${login} has the permission ${has} here; commanding needs ${needed}.`,
  };
}

/** An event that anyone can cause counts only when its sender may command. */
async function authorizeEvent(
  deps: Dependencies,
  accepted: AuthorizedEvent,
  authorization: AuthorizationInputs,
): Promise<Skipped | AuthorizedEvent> {
  const { event } = accepted;
  const subject = deps.getInput('subject');
  const hasPrompt = deps.getInput('prompt') !== '' || deps.getInput('prompt-file') !== '';
  const skipped = subject === '' || subject === 'event' ? filterActivity(event, { hasPrompt }) : undefined;
  if (skipped !== undefined) return skipped;
  if (!needsPermission(event)) return accepted;
  const { sender = { login: 'nobody', isBot: true } } = event;
  if (sender.isBot && !authorization.allowBots.includes(sender.login))
    return {
      conclusion: { outcome: 'skipped', reason: 'bot' },
      message: `${sender.login} is a bot, and bots start something here only when allow-bots names them.`,
    };
  const github = deps.connectGitHub(deps.getInput('github-token'));
  const { has, needed } = await lowestPermissionOf(deps, github, { actors: [sender], authorization });
  if (hasPermission(has, needed)) return accepted;
  return {
    conclusion: { outcome: 'skipped', reason: 'denied' },
    message: `${sender.login} has the permission ${has} here; on ${event.name} the sender needs ${needed}.`,
  };
}

async function lowestPermissionOf(...given: Parameters<typeof lowestPermission>): Promise<PermissionCheck> {
  const { lowestPermission } = await import(/* webpackChunkName: "rest" */ './lowest-permission.ts');
  return lowestPermission(...given);
}
