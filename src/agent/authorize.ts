import type { Actor, Permission } from '../domain/event.ts';
import { isRateLimited, notOk, ok, type Result } from '../domain/errors.ts';
import {
  strictAuthorization,
  type AuthorizationInputs,
} from '../inputs/authorization.ts';
import {
  GITHUB,
  renderError,
  renderExplained,
  writePermission,
} from '../rendering/explain.ts';
import { stepsIfNotSent } from '../rendering/service-errors.ts';
import { skip, type Ended } from '../domain/ended.ts';
import {
  filterActivity,
  filterEvent,
  hasPermission,
  needsPermission,
  type AcceptedComment,
  type AcceptedEvent,
} from '../trigger/event-filter.ts';
import { hasTask, invalidAgentInputs } from './agent-inputs.ts';
import type { Dependencies } from './context.ts';
import { beginReads, type EarlyReads } from './early-reads.ts';
import { readEmailCommand } from './email-command.ts';

/** A value of this phase, or the result that ends the run. */
type Accepted<T> = Result<T, Ended>;

/** A command or a review of someone who may give it, and the reads that began while that was checked. */
export type AuthorizedComment = AcceptedComment & Readonly<{ reads: EarlyReads }>;
/** An event of someone who may cause it. */
export type AuthorizedEvent = Exclude<AcceptedEvent, AcceptedComment>;
export type Authorized = AuthorizedComment | AuthorizedEvent;
export type AuthorizedCommand = Extract<Authorized, { kind: 'command' }>;

/** People whose permission decides, and the least one that they need. */
type Demand = Readonly<{
  actors: readonly Actor[];
  minPermission: Permission;
  /** The command word, if a command needs it. */
  commandWord?: string | undefined;
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
  const { repo } = deps.run;
  const { comment } = event;
  const actors = [event.author, event.sender];
  const commandWord = kind === 'command' ? prefix : undefined;
  const reads = beginReads(deps, accepted);
  const refused = await findRefused(deps, { actors, minPermission, commandWord });
  if (refused === undefined) {
    if (accepted.kind === 'review') return ok({ ...accepted, reads });
    const command = await readEmailCommand(repo, event, prefix, accepted.command);
    return ok({ ...accepted, command, reads });
  }

  // A review without a command is no request to this action, so it gets no answer. A reply would let strangers make this repository write.
  if (kind === 'command' && comment.kind !== 'review') {
    await repo.comments.react(comment, 'confused');
  }
  return notOk(refused);
}

/** Checks the sender of an event that anyone can cause: it counts only if the sender may run commands. */
async function authorizeEvent(
  deps: Dependencies,
  accepted: AuthorizedEvent,
  { allowBots, minPermission }: AuthorizationInputs,
): Promise<Accepted<AuthorizedEvent>> {
  const { event } = accepted;
  const { subject, githubToken } = deps.fields;
  if (subject.ok && subject.value === 'event') {
    const skipped = filterActivity(event, hasTask(deps.fields));
    if (skipped !== undefined) return notOk(skipped);
  }
  if (!needsPermission(event)) return ok(accepted);
  const { sender } = event;
  if (sender === undefined) {
    const message =
      'The payload of the event names no sender, so nobody is known to be allowed to start a job.';
    return notOk(skip('denied', message));
  }
  if (sender.isBot && !allowBots.includes(sender.login)) {
    const message = `${sender.login} is a bot. Add it to \`allow-bots\` if it may start jobs.`;
    return notOk(skip('bot', message));
  }
  if (!githubToken.ok) return notOk(invalidAgentInputs([githubToken.error]));
  const refused = await findRefused(deps, { actors: [sender], minPermission });
  return refused === undefined ? ok(accepted) : notOk(refused);
}

/** Returns how the run ends if somebody may not start anything; undefined if everybody may. A denial counts more than an unknown permission. */
async function findRefused(
  deps: Dependencies,
  demand: Demand,
): Promise<Ended | undefined> {
  const people = demand.actors.filter(({ isBot }) => !isBot);
  const logins = new Set(people.map(({ login }) => login));
  const checks = [...logins].map((login) => checkPermission(deps, login, demand));
  const checked = await Promise.all(checks);
  const refused = checked.filter((result) => result !== undefined);
  const denied = refused.find(({ conclusion }) => conclusion.reason === 'denied');
  return denied ?? refused[0];
}

/** Returns how the run ends because of one person; undefined if this person has the permission. */
async function checkPermission(
  { run }: Dependencies,
  login: string,
  { minPermission, commandWord }: Demand,
): Promise<Ended | undefined> {
  const read = await run.repo.permissionOf(login);
  if (read.ok) {
    if (hasPermission(read.value, minPermission)) return undefined;
    return denyPermission(login, read.value, minPermission);
  }
  const { error } = read;
  const explained = run.repo.explain(error, writePermission());
  // A re-run gets the same answer.
  if (error.status === 403 && !isRateLimited(error)) {
    const what = `The permission of ${login} could not be read, so it counts as none`;
    run.runner.warning(renderExplained(what, explained), run.title);
    return denyPermission(login, 'unknown', minPermission);
  }
  // It is no denial: a re-run may get an answer.
  return {
    conclusion: { outcome: 'rejected', reason: 'github' },
    title: 'The permission could not be read',
    message: `It is not known whether ${login} may start jobs. Nothing was sent to the docs service.`,
    detail: renderError(error, GITHUB),
    steps: [explained.remedy, ...stepsIfNotSent({ commandWord })].filter(Boolean),
  };
}

function denyPermission(
  login: string,
  known: Permission | 'unknown',
  needed: Permission,
): Ended {
  return skip(
    'denied',
    `The permission of ${login} in this repository is ${known}. \`min-permission\` requires ${needed}.`,
  );
}
