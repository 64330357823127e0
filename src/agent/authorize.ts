import type { Actor, Permission } from '../domain/event.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import {
  strictAuthorization,
  type AuthorizationInputs,
} from '../inputs/authorization.ts';
import { explainGitHubError, writePermission } from '../rendering/github-errors.ts';
import { skip, type RunResult } from '../domain/run-result.ts';
import {
  filterActivity,
  filterEvent,
  hasPermission,
  needsPermission,
  type AcceptedEvent,
} from '../trigger/event-filter.ts';
import { hasTask, invalidAgentInputs } from './agent-inputs.ts';
import { textOfInput } from '../inputs/parse.ts';
import { readEmailCommand } from './email-command.ts';
import type { CommandThread } from './replies.ts';
import type { Dependencies, GitHubApi } from './context.ts';

/** A value of this phase, or the result that ends the run. */
type Accepted<T> = Result<T, RunResult>;

/** A command or a review, whose author may still have too little permission. */
type AcceptedComment = Exclude<AcceptedEvent, { kind: 'automatic' }>;
type AcceptedActivity = Extract<AcceptedEvent, { kind: 'automatic' }>;

/** A command or a review of someone who may give it. */
export type AuthorizedComment = AcceptedComment & CommandThread;
/** An event of someone who may cause it. */
export type AuthorizedEvent = AcceptedActivity & Readonly<{ github: GitHubApi }>;
export type Authorized = AuthorizedEvent | AuthorizedComment;

/** Someone without the needed permission. `permission` is undefined if it could not be read. */
type Denied = Readonly<{
  login: string;
  permission: Permission | undefined;
  needed: Permission;
}>;

/** Checks that the event is supported and that its author and sender may start jobs. */
export async function authorize(deps: Dependencies): Promise<Accepted<Authorized>> {
  const { fields } = deps;
  const inputs = strictAuthorization(fields);
  const accepted = filterEvent(deps.event, inputs, fields.apiKey.ok);
  if (!accepted.ok) return accepted;
  const event = accepted.value;
  if (event.kind === 'automatic') return authorizeEvent(deps, event, inputs);
  return authorizeComment(deps, event, inputs);
}

/** Checks that the author of a command or a review may start something. */
async function authorizeComment(
  deps: Dependencies,
  accepted: AcceptedComment,
  { minPermission, command: prefix }: AuthorizationInputs,
): Promise<Accepted<AuthorizedComment>> {
  const { githubToken } = deps.fields;
  if (!githubToken.ok) return notOk(invalidAgentInputs([githubToken.error]));
  const { kind, event } = accepted;
  const github = connectGitHub(deps);
  const { author, sender, comment } = event;
  const denied = await findDenied(deps, github, [author, sender], minPermission);
  if (denied === undefined) {
    if (accepted.kind === 'review') return ok({ ...accepted, github });
    const command = await readEmailCommand(github, event, prefix, accepted.command);
    return ok({ ...accepted, github, command });
  }

  // A review without a command is no request to this action, so it gets no answer. A reply would let strangers make this repository write.
  if (kind === 'command' && comment.kind !== 'review') {
    await github.comments.react(comment, 'confused');
  }
  return notOk(skip('denied', describeDenied(denied)));
}

function describeDenied({ login, permission, needed }: Denied): string {
  const known = permission ?? 'unknown';
  return `The permission of ${login} in this repository is ${known}. \`min-permission\` requires ${needed}.`;
}

const UNKNOWN_SENDER: Actor = { login: 'unknown', isBot: true };

/** Checks the sender of an event that anyone can cause: it counts only if the sender may run commands. */
async function authorizeEvent(
  deps: Dependencies,
  accepted: AcceptedActivity,
  { allowBots, minPermission }: AuthorizationInputs,
): Promise<Accepted<AuthorizedEvent>> {
  const { event } = accepted;
  const github = connectGitHub(deps);
  const { subject, githubToken } = deps.fields;
  if (subject.ok && subject.value === 'event') {
    const skipped = filterActivity(event, hasTask(deps.fields));
    if (skipped !== undefined) return notOk(skipped);
  }
  if (!needsPermission(event)) return ok({ ...accepted, github });
  const sender = event.sender ?? UNKNOWN_SENDER;
  if (sender.isBot && !allowBots.includes(sender.login)) {
    const message = `${sender.login} is a bot. Add it to \`allow-bots\` if it may start jobs.`;
    return notOk(skip('bot', message));
  }
  if (!githubToken.ok) return notOk(invalidAgentInputs([githubToken.error]));
  const denied = await findDenied(deps, github, [sender], minPermission);
  if (denied === undefined) return ok({ ...accepted, github });
  return notOk(skip('denied', describeDenied(denied)));
}

/** Returns GitHub as the token of the action reaches it. */
function connectGitHub({ connectGitHub: connect, fields }: Dependencies): GitHubApi {
  return connect(textOfInput(fields.githubToken));
}

/** Returns the first actor without the needed permission. If a permission cannot be read, the actor counts as having none. */
async function findDenied(
  { runner }: Dependencies,
  { repository }: GitHubApi,
  actors: readonly Actor[],
  needed: Permission,
): Promise<Denied | undefined> {
  const people = actors.filter(({ isBot }) => !isBot);
  const logins = new Set(people.map(({ login }) => login));
  const check = async (login: string): Promise<Denied> => {
    const read = await repository.permissionOf(login);
    if (read.ok) return { login, permission: read.value, needed };
    const what = `The permission of ${login} could not be read, so it counts as none`;
    const warning = explainGitHubError(what, read.error, writePermission());
    runner.warning(warning, 'Docs agent');
    return { login, permission: undefined, needed };
  };
  const checked = await Promise.all([...logins].map(check));
  return checked.find(({ permission = 'none' }) => !hasPermission(permission, needed));
}
