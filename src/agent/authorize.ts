import type { Actor, Permission } from '../domain/event.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import {
  strictAuthorization,
  type AuthorizationInputs,
} from '../inputs/authorization.ts';
import {
  createWarnOnce,
  explainGitHubError,
  writePermission,
} from '../rendering/github-errors.ts';
import { skip, type RunResult } from '../domain/run-result.ts';
import {
  filterActivity,
  filterEvent,
  hasPermission,
  needsPermission,
  type AcceptedEvent,
} from '../trigger/event-filter.ts';
import { invalidInputs, isSet, textOfField } from './agent-inputs.ts';
import type { CommandThread } from './replies.ts';
import type { ReportSettings } from './report-run.ts';
import type { Dependencies, GitHubApi } from './context.ts';

/** A value of this phase, or the result that ends the run. */
type Accepted<T> = Result<T, RunResult>;

type AcceptedComment = Exclude<AcceptedEvent, { kind: 'automatic' }>;

/** A command of someone who may run commands. */
type AuthorizedCommand = Extract<AcceptedEvent, { kind: 'command' }> & CommandThread;
/** A review of someone who may run commands. */
type AuthorizedReview = Extract<AcceptedEvent, { kind: 'review' }> & CommandThread;
type AuthorizedEvent = Extract<AcceptedEvent, { kind: 'automatic' }> &
  Readonly<{ github: GitHubApi }>;
export type Authorized = AuthorizedEvent | AuthorizedCommand | AuthorizedReview;

/** Someone without the needed permission. `permission` is undefined if it could not be read. */
type Denied = Readonly<{
  login: string;
  permission: Permission | undefined;
  needed: Permission;
}>;

/** The dependencies that a permission is checked with. */
type AuthorizeDependencies = Pick<Dependencies, 'fields' | 'runner'>;

/** Checks that the event is supported and that its author and sender may start jobs. */
export async function authorize(
  deps: AuthorizeDependencies & Pick<Dependencies, 'event' | 'connectGitHub'>,
  { isDryRun }: ReportSettings,
): Promise<Accepted<Authorized>> {
  const { fields } = deps;
  const inputs = strictAuthorization(fields);
  const accepted = filterEvent(deps.event, inputs, isSet(fields.apiKey));
  if (!accepted.ok) return accepted;
  const event = accepted.value;
  const token = textOfField(fields.githubToken);
  const github = deps.connectGitHub(token);
  if (event.kind === 'automatic') {
    return authorizeEvent(deps, { ...event, github }, inputs);
  }
  const settings = { ...inputs, isDryRun };
  const thread = await authorizeComment(deps, { ...event, github }, settings);
  if (!thread.ok) return thread;
  return ok({ ...event, ...thread.value });
}

/** Checks that the author of a command or a review may start something. */
async function authorizeComment(
  deps: AuthorizeDependencies,
  accepted: AcceptedComment & Pick<CommandThread, 'github'>,
  inputs: AuthorizationInputs & Pick<ReportSettings, 'isDryRun'>,
): Promise<Accepted<CommandThread>> {
  const { githubToken } = deps.fields;
  if (!githubToken.ok) return notOk(invalidInputs(githubToken.error));
  const { kind, event, github } = accepted;
  const { author, sender, comment } = event;
  const warn = createWarnOnce(deps.runner, event.onPullRequest);
  const thread = { github, event, warn };
  const { minPermission, isDryRun } = inputs;
  const denied = await findDenied(deps, github, [author, sender], minPermission);
  if (denied === undefined) return ok(thread);

  // A review without a command is no request to this action, so it gets no answer. A reply would let strangers make this repository write.
  if (kind === 'command' && comment.kind !== 'review' && !isDryRun) {
    await github.comments.react(comment, 'confused');
  }
  const message = describeDenied(denied, kind);
  return notOk(skip('denied', message));
}

function describeDenied(
  { login, permission, needed }: Denied,
  kind: AcceptedComment['kind'],
): string {
  const isReview = kind === 'review';
  if (permission === undefined) {
    if (isReview) {
      return `The permission of ${login} could not be read, so the review was not sent. Re-run the workflow job later.`;
    }
    return `The permission of ${login} could not be read, so the command was not run. Comment again later.`;
  }
  const needing = isReview ? 'Sending reviews to a job' : 'Running commands';
  return `The permission of ${login} in this repository is ${permission}. ${needing} requires ${needed}.`;
}

const UNKNOWN_SENDER: Actor = { login: 'unknown', isBot: true };

/** Checks the sender of an event that anyone can cause: it counts only if the sender may run commands. */
async function authorizeEvent(
  deps: Pick<Dependencies, 'fields' | 'runner'>,
  accepted: AuthorizedEvent,
  { allowBots, minPermission }: AuthorizationInputs,
): Promise<Accepted<AuthorizedEvent>> {
  const { event, github } = accepted;
  const { subject, prompt, jobId, githubToken } = deps.fields;
  const isAboutEvent = subject.ok && subject.value === 'event';
  if (isAboutEvent) {
    const hasTask = isSet(prompt) || isSet(jobId);
    const skipped = filterActivity(event, hasTask);
    if (skipped !== undefined) return notOk(skipped);
  }
  if (!needsPermission(event)) return ok(accepted);
  const sender = event.sender ?? UNKNOWN_SENDER;
  if (sender.isBot && !allowBots.includes(sender.login)) {
    const message = `${sender.login} is a bot. Add it to \`allow-bots\` if it may start jobs.`;
    return notOk(skip('bot', message));
  }
  if (!githubToken.ok) return notOk(invalidInputs(githubToken.error));
  const denied = await findDenied(deps, github, [sender], minPermission);
  if (denied === undefined) return ok(accepted);
  const permission = denied.permission ?? 'none';
  const message = `The permission of ${sender.login} in this repository is ${permission}. Starting a job by ${event.name} events requires ${minPermission}.`;
  return notOk(skip('denied', message));
}

/** Returns the first actor without the needed permission. If a permission cannot be read, the actor counts as having none. */
async function findDenied(
  { runner }: Pick<Dependencies, 'runner'>,
  { repository }: GitHubApi,
  actors: readonly Actor[],
  needed: Permission,
): Promise<Denied | undefined> {
  const logins = new Set<string>();
  for (const actor of actors) {
    if (!actor.isBot) logins.add(actor.login);
  }
  const check = async (login: string): Promise<Denied> => {
    const read = await repository.permissionOf(login);
    if (read.ok) return { login, permission: read.value, needed };
    const what = `The permission of ${login} could not be read, so it counts as none`;
    const warning = explainGitHubError(what, read.error, writePermission());
    runner.warning(warning, 'Docs agent');
    return { login, permission: undefined, needed };
  };
  const checked = await Promise.all([...logins].map(check));
  const isDenied = ({ permission = 'none' }: Denied): boolean =>
    !hasPermission(permission, needed);
  return checked.find(isDenied);
}
