/**
 * Decides which events may start anything, as far as the event itself shows. Runs before the inputs
 * are parsed, so that ordinary comments stay green.
 */
import { parseCommand, type Command } from './command.ts';
import {
  PERMISSIONS,
  type AutomaticEvent,
  type CommentEvent,
  type Event,
  type Permission,
} from '../domain/event.ts';
import { COMMENT_MARKER } from '../domain/comment.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import { skip, type Ended } from '../domain/ended.ts';
import type { AuthorizationInputs } from '../inputs/authorization.ts';
import { isRequestsIssue } from '../domain/requests-issue.ts';
import { pullRequestOf } from '../domain/subject.ts';
import { getProperty } from '../text/unknown-values.ts';

/** An event or a command that has passed every filter but the permission. */
export type AcceptedEvent =
  | Readonly<{ kind: 'automatic'; event: AutomaticEvent }>
  | Readonly<{
      kind: 'command';
      event: CommentEvent;
      command: Exclude<Command, { kind: 'none' }>;
    }>
  /** A review without a command, by a person, on an open pull request. */
  | Readonly<{ kind: 'review'; event: CommentEvent }>;

/** A command or a review that has passed every filter but the permission. */
export type AcceptedComment = Exclude<AcceptedEvent, { kind: 'automatic' }>;

/** Decides whether an event may start anything, before its sender's permission is known. */
export function filterEvent(
  event: Event | undefined,
  inputs: AuthorizationInputs,
  hasApiKey: boolean,
): Result<AcceptedEvent, Ended> {
  if (event === undefined) {
    return refuse('unsupported-event', 'The payload of the event could not be read.');
  }
  if (event.kind === 'automatic') {
    // With the token of an App, opening the issue starts workflows.
    const { details } = event;
    if (details.kind === 'issue' && isRequestsIssue(details.issue.labels)) {
      return refuse(
        'unsupported-event',
        'The issue is the requests issue of this action.',
      );
    }
    return acceptWithSecrets({ kind: 'automatic', event }, hasApiKey);
  }
  const { action = 'changed' } = event;
  if (action !== 'created' && action !== 'submitted') {
    return refuse(
      'no-command',
      `Only new comments can be commands. This one was ${action}.`,
    );
  }
  if (event.body.includes(COMMENT_MARKER)) {
    return refuse('bot', 'The comment was written by this action.');
  }
  const command = parseCommand(event.body, inputs.command);
  if (command.kind === 'none') return filterReview(event, inputs, hasApiKey);
  for (const { login, isBot } of [event.author, event.sender]) {
    if (isBot && !inputs.allowBots.includes(login)) {
      return refuse(
        'bot',
        `${login} is a bot. Add it to \`allow-bots\` if it may run commands.`,
      );
    }
  }
  return acceptWithSecrets({ kind: 'command', event, command }, hasApiKey);
}

/** Accepts a review without a command if the workflow sends reviews to the job. Every other comment without a command starts nothing. */
function filterReview(
  event: CommentEvent,
  { command, prFeedback }: AuthorizationInputs,
  hasApiKey: boolean,
): Result<AcceptedEvent, Ended> {
  if (prFeedback === 'commands' || event.review === undefined) {
    return notOk(skipNoCommand(command));
  }
  // Not even a bot of `allow-bots`: two bots could answer each other for ever, and each message is paid.
  const bot = [event.author, event.sender].find(({ isBot }) => isBot);
  if (bot !== undefined) {
    return refuse('bot', `${bot.login} is a bot, whose reviews are not sent.`);
  }
  if (event.pull?.state !== 'open') {
    return refuse('no-feedback', 'The review is on a merged or closed pull request.');
  }
  return acceptWithSecrets({ kind: 'review', event }, hasApiKey);
}

function refuse(...skipped: Parameters<typeof skip>) {
  return notOk(skip(...skipped));
}

/** Accepts an event unless GitHub provides no secrets for it. */
function acceptWithSecrets(
  accepted: AcceptedEvent,
  hasApiKey: boolean,
): Result<AcceptedEvent, Ended> {
  const { event } = accepted;
  if (hasApiKey || !event.withoutSecrets) return ok(accepted);
  const remedy = event.kind === 'comment' ? COMMENT_REMEDY : EVENT_REMEDY;
  return refuse(
    'no-secrets',
    `GitHub provides no secrets for ${event.name} events of forks and Dependabot, so there is no API key. ${remedy}`,
  );
}

const COMMENT_REMEDY =
  'Write the command as an ordinary comment in the conversation of the pull request.';
const EVENT_REMEDY =
  'For merges from forks, use the workflow `examples/merged-by-push.yml` in place of this one, or `pull_request_target` with a policy that allows it (Settings → Actions → Policies, see `docs.github.com/actions/how-tos/administer/control-workflow-execution`).';

function skipNoCommand(prefix: string): Ended {
  return skip(
    'no-command',
    `The comment is not a command: it does not start with ${prefix}.`,
  );
}

/**
 * Skips a new comment without a command, as most are. Reads the payload without schemas, so that the
 * entry needs to load nothing else. Leaves everything unusual to `filterEvent`, which reaches the same
 * conclusion.
 */
export function skipOrdinaryComment(
  name: string,
  payload: unknown,
  { command: prefix, prFeedback }: AuthorizationInputs,
): Ended | undefined {
  if (prFeedback === 'reviews' && name === REVIEW) return undefined;
  const expected = NEW_COMMENTS.get(name);
  if (expected === undefined) return undefined;
  if (getProperty(payload, 'action') !== expected.action) return undefined;
  const comment = getProperty(payload, expected.field);
  // A review may consist of comments on lines alone; then its body is null.
  const body = getProperty(comment, 'body') ?? '';
  if (typeof body !== 'string' || body.includes(COMMENT_MARKER)) return undefined;
  const isCommand = parseCommand(body, prefix).kind !== 'none';
  return isCommand ? undefined : skipNoCommand(prefix);
}

const REVIEW = 'pull_request_review';
/** Activity and field of a new comment, by the name of its event. */
const NEW_COMMENTS = new Map([
  ['issue_comment', { action: 'created', field: 'comment' }],
  ['pull_request_review_comment', { action: 'created', field: 'comment' }],
  [REVIEW, { action: 'submitted', field: 'review' }],
]);

/** Events without a subject. The workflow must say what to do. */
export const BARE_EVENTS: readonly string[] = [
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
];

/** Returns whether somebody, or a program, has started the run by hand or through the API. */
export function isDispatch(name: string): boolean {
  return name === 'workflow_dispatch' || name === 'repository_dispatch';
}

/**
 * Events that only people with write access can cause. Every other event needs the permission of its
 * sender.
 */
const TRUSTED_EVENTS = ['push', 'release', ...BARE_EVENTS];

export function needsPermission({ name, action, details }: AutomaticEvent): boolean {
  const isMerge = action === 'closed' && pullRequestOf(details)?.state === 'merged';
  return !isMerge && !TRUSTED_EVENTS.includes(name);
}

/**
 * Skips an automatic event that has nothing to document. Not needed if the input `subject` names the
 * subject of the run.
 *
 * @param hasTask whether the workflow says what to do, by a prompt or by a job to wait for.
 */
export function filterActivity(
  event: AutomaticEvent,
  hasTask: boolean,
): Ended | undefined {
  const { name } = event;
  const { kind } = event.details.subject;
  if (name === 'push' && kind === 'none') {
    return skip('unsupported-event', 'The push deleted its branch or tag.');
  }
  if (kind === 'none' && !hasTask && !BARE_EVENTS.includes(name)) {
    return skip('unsupported-event', describeUselessEvent(name));
  }
  switch (kind) {
    case 'release':
      return filterRelease(event, hasTask);
    case 'issue':
      return filterIssue(event, hasTask);
    case 'pull-request':
      return filterPullRequest(event, hasTask);
    default:
      return undefined;
  }
}

/** Events of discussions. A prompt would not make a command work there: it would start a job for every comment. */
const DISCUSSION_EVENTS = ['discussion', 'discussion_comment'];

function describeUselessEvent(name: string): string {
  if (DISCUSSION_EVENTS.includes(name)) {
    return 'Commands do not work in discussions. Comment on an issue or a pull request.';
  }
  return `The event ${name} names nothing to document. To start a job, set \`prompt\` or \`subject\`.`;
}

/**
 * Accepts releases that are published. GitHub sends both `published` and `released` for a new release, which are the same request, and
 * `released` alone when a prerelease becomes a release.
 */
function filterRelease(
  { action = 'changed' }: AutomaticEvent,
  hasTask: boolean,
): Ended | undefined {
  if (action === 'published' || action === 'released') return undefined;
  if (action === 'prereleased') {
    if (hasTask) return undefined;
    return skip(
      'not-final',
      'The release is a prerelease. To include it, set `prompt`, or name its tag with `subject`.',
    );
  }
  return skip(
    'unsupported-event',
    `Only releases that are published count. This one was ${action}.`,
  );
}

/** Accepts new issues, and other activities if the workflow says what to do. */
function filterIssue(
  { action = 'changed' }: AutomaticEvent,
  hasTask: boolean,
): Ended | undefined {
  if (action === 'deleted' || action === 'transferred') {
    return skip('unsupported-event', `The issue was ${action}.`);
  }
  if (action === 'opened' || hasTask) return undefined;
  return skip(
    'unsupported-event',
    `Without a prompt, only new issues start a job. This one was ${action}. Use \`types: [opened]\`, or set \`prompt\` to say what to do.`,
  );
}

/** Accepts merged pull requests, and open ones if the workflow says what to do. */
function filterPullRequest(
  { action, details }: AutomaticEvent,
  hasTask: boolean,
): Ended | undefined {
  if (pullRequestOf(details)?.state === 'merged') return undefined;
  if (action === 'closed') {
    return skip('not-final', 'The pull request was closed without a merge.');
  }
  if (hasTask) return undefined;
  return skip(
    'not-final',
    'The pull request is not merged. Use `types: [closed]`, or set `prompt` to say what to do before the merge.',
  );
}

export function hasPermission(has: Permission, needed: Permission): boolean {
  return PERMISSIONS.indexOf(has) >= PERMISSIONS.indexOf(needed);
}
