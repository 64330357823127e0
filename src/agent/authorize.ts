import type { Actor, CommentEvent, Permission } from '../domain.ts';
import { parseAuthorizationStrict, type AuthorizationInputs } from '../inputs/authorization.ts';
import { parseBoolean } from '../inputs/parse.ts';
import { explainGitHubError } from '../report/github-errors.ts';
import { deniedText } from '../report/replies.ts';
import {
  filterActivity,
  filterEvent,
  hasPermission,
  needsPermission,
  type AcceptedEvent,
  type Skipped,
} from '../trigger/event-filter.ts';
import type { Dependencies, GitHubApi } from './dependencies.ts';
import { listComments, replyOnce, type ListedComments } from './reply.ts';

/** A command of someone who may run commands, with what was read on the way. */
export type AuthorizedCommand = Extract<AcceptedEvent, { kind: 'command' }> &
  Readonly<{ github: GitHubApi; comments: ListedComments }>;
export type AuthorizedEvent = Extract<AcceptedEvent, { kind: 'automatic' }>;
export type AuthorizedTrigger = AuthorizedEvent | AuthorizedCommand;

/** One page of comments. In a longer thread the permission is read first. */
const SHORT_THREAD = 100;

/** Lets the run continue if its event counts and the people behind it may start a job. */
export async function authorize(deps: Dependencies): Promise<Skipped | AuthorizedTrigger> {
  const inputs = parseAuthorizationStrict(deps.getInput);
  const accepted = filterEvent(deps.event, inputs, deps.getInput('api-key'));
  if (!('kind' in accepted)) return accepted;
  return accepted.kind === 'automatic'
    ? authorizeEvent(deps, accepted, inputs)
    : authorizeCommand(deps, accepted, inputs);
}

async function authorizeCommand(
  deps: Dependencies,
  accepted: Extract<AcceptedEvent, { kind: 'command' }>,
  inputs: AuthorizationInputs,
): Promise<Skipped | AuthorizedCommand> {
  const { event } = accepted;
  const github = deps.connectGitHub(deps.getInput('github-token'));
  const list = (): Promise<ListedComments> => listComments(deps, github, event);
  const isShort = event.comments !== undefined && event.comments <= SHORT_THREAD;
  const [check, early] = await Promise.all([
    lowestPermission(deps, github, { actors: [event.author, event.sender], inputs }),
    isShort ? list() : undefined,
  ]);
  const { login, permission, needed } = check;
  if (hasPermission(permission ?? 'none', needed))
    return { ...accepted, github, comments: early ?? (await list()) };
  await replyDenied(deps, { github, event, inputs, check, list: async () => early ?? list() });
  return {
    conclusion: { outcome: 'skipped', reason: 'denied' },
    message:
      permission === undefined
        ? `The permission of ${login} could not be read, so the command was not run. Comment again later.`
        : `${login} has the permission ${permission} in this repository. Running commands needs ${needed}.`,
  };
}

/** An event that anyone can cause counts only if its sender may run commands. */
async function authorizeEvent(
  deps: Dependencies,
  accepted: AuthorizedEvent,
  inputs: AuthorizationInputs,
): Promise<Skipped | AuthorizedEvent> {
  const { event } = accepted;
  const { getInput } = deps;
  const subject = getInput('subject');
  const hasTask = (['prompt', 'prompt-file', 'job-id'] as const).some((name) => getInput(name) !== '');
  const skipped = subject === '' || subject === 'event' ? filterActivity(event, hasTask) : undefined;
  if (skipped !== undefined) return skipped;
  if (!needsPermission(event)) return accepted;
  const { sender = { login: 'unknown', isBot: true } } = event;
  if (sender.isBot && !inputs.allowBots.includes(sender.login))
    return {
      conclusion: { outcome: 'skipped', reason: 'bot' },
      message: `${sender.login} is a bot. Add it to \`allow-bots\` if it may start jobs.`,
    };
  const github = deps.connectGitHub(getInput('github-token'));
  const { permission = 'none', needed } = await lowestPermission(deps, github, { actors: [sender], inputs });
  if (hasPermission(permission, needed)) return accepted;
  return {
    conclusion: { outcome: 'skipped', reason: 'denied' },
    message: `${sender.login} has the permission ${permission} in this repository. On ${event.name} events the sender needs ${needed}.`,
  };
}

/** `permission` is undefined if it could not be read, which counts as none. */
export type PermissionCheck = Readonly<{
  login: string;
  permission: Permission | undefined;
  needed: Permission;
}>;

/** The permission of the actor who has least. Bots that `allow-bots` names need none. */
async function lowestPermission(
  { runner }: Dependencies,
  { repository }: GitHubApi,
  { actors, inputs }: Readonly<{ actors: readonly Actor[]; inputs: AuthorizationInputs }>,
): Promise<PermissionCheck> {
  const needed = inputs.minPermission;
  const logins = new Set(actors.filter(({ isBot }) => !isBot).map(({ login }) => login));
  const checks = await Promise.all(
    [...logins].map(async (login): Promise<PermissionCheck> => {
      const read = await repository.permissionOf(login);
      if (read.ok) return { login, permission: read.value, needed };
      const what = `The permission of ${login} could not be read, so it counts as none`;
      runner.warning(explainGitHubError({ what, error: read.error, onPullRequest: undefined }), 'Docs agent');
      return { login, permission: undefined, needed };
    }),
  );
  const denied = checks.find(({ permission = 'none' }) => !hasPermission(permission, needed));
  return denied ?? { login: actors[0]?.login ?? '', permission: 'admin', needed };
}

/** Responds to someone without permission as `on-denied` says. */
async function replyDenied(
  deps: Dependencies,
  {
    github,
    event,
    inputs,
    check,
    list,
  }: Readonly<{
    github: GitHubApi;
    event: CommentEvent;
    inputs: AuthorizationInputs;
    check: PermissionCheck;
    list: () => Promise<ListedComments>;
  }>,
): Promise<void> {
  // A dry run writes nothing. If the input cannot be read, the run may be one.
  const dryRun = parseBoolean('dry-run', deps.getInput('dry-run'));
  if (!dryRun.ok || dryRun.value) return;
  if (inputs.onDenied === 'reply') {
    const text = deniedText(check);
    await replyOnce(deps, { github, event, comments: (await list()).result, text });
  }
  if (inputs.onDenied === 'reaction' && event.comment.kind !== 'review')
    await github.comments.react(event.comment, 'confused');
}
