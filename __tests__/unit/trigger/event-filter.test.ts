import { describe, expect, it } from '@jest/globals';
import {
  PERMISSIONS,
  type AutomaticEvent,
  type CommentEvent,
  type Event,
  type Subject,
} from '../../../src/domain.ts';
import {
  filterEvent,
  filterActivity,
  needsPermission,
  COMMENT_MARKER,
  hasPermission,
} from '../../../src/trigger/event-filter.ts';
import type { AuthorizationInputs } from '../../../src/inputs/authorization.ts';
import { FACTS } from '../../support/details.ts';

const PERSON = { login: 'octocat', isBot: false };
const BOT = { login: 'renovate[bot]', isBot: true };
const GATES: AuthorizationInputs = {
  commandPrefix: '/docs',
  minPermission: 'write',
  allowBots: [],
  onDenied: 'reaction',
};
const COMMAND: CommentEvent = {
  kind: 'comment',
  name: 'issue_comment',
  action: 'created',
  withoutSecrets: false,
  comment: { kind: 'comment', id: 1, thread: 2 },
  onPullRequest: true,
  subject: { kind: 'pull-request', number: 2 },
  body: '/docs explain retry',
  writtenAt: '2026-03-01T12:00:00Z',
  author: PERSON,
  sender: PERSON,
  comments: 1,
  defaultBranch: 'main',
};
const AUTOMATIC: AutomaticEvent = {
  kind: 'automatic',
  name: 'push',
  action: undefined,
  withoutSecrets: false,
  sender: PERSON,
  details: FACTS,
  defaultBranch: 'main',
};

const pass = (event: Event | undefined, gates: Partial<AuthorizationInputs> = {}, key = 'key') => {
  const gate = filterEvent(event, { ...GATES, ...gates }, key);
  return 'kind' in gate ? gate.kind : gate.conclusion.reason;
};

describe('what passes the gates of the event', () => {
  it('a command, with what it says', () => {
    expect(filterEvent(COMMAND, GATES, 'key')).toEqual({
      kind: 'command',
      event: COMMAND,
      command: { kind: 'prompt', verb: 'update', instruction: 'explain retry', removedHidden: 0 },
    });
  });

  it.each<readonly [string, Partial<CommentEvent>, Partial<AuthorizationInputs>]>([
    ['a submitted review', { action: 'submitted' }, {}],
    ['a bot on the list', { author: BOT, sender: BOT }, { allowBots: ['x[bot]', 'renovate[bot]'] }],
    ['another word', { body: '!d help' }, { commandPrefix: '!d' }],
    ['without secrets that were there all the same', { withoutSecrets: true }, {}],
  ])('%s', (_, changes, gates) => {
    expect(pass({ ...COMMAND, ...changes }, gates)).toBe('command');
  });

  it('an automatic event', () => {
    expect(pass(AUTOMATIC)).toBe('automatic');
    expect(pass(AUTOMATIC, {}, '')).toBe('automatic');
  });
});

describe('what ends there', () => {
  it.each<readonly [string, Partial<CommentEvent>, Partial<AuthorizationInputs>, string]>([
    ['edited', { action: 'edited' }, {}, 'not-created'],
    ['without an action', { action: undefined }, {}, 'not-created'],
    ['our own', { body: `${COMMENT_MARKER}:reply x -->\n/docs help` }, {}, 'bot'],
    ['our own, by a listed bot', { body: COMMENT_MARKER, author: BOT }, { allowBots: [BOT.login] }, 'bot'],
    ['talk', { body: 'Hello' }, {}, 'no-command'],
    ['a bot’s talk', { body: 'Hello', author: BOT }, {}, 'no-command'],
    ['a bot as author', { author: BOT }, {}, 'bot'],
    ['a bot as sender', { sender: BOT }, {}, 'bot'],
    ['a bot listed in another case', { author: BOT }, { allowBots: ['Renovate[bot]'] }, 'bot'],
    ['a bot listed without its ending', { author: BOT }, { allowBots: ['renovate'] }, 'bot'],
  ])('%s', (_, changes, gates, reason) => {
    expect(pass({ ...COMMAND, ...changes }, gates)).toBe(reason);
  });

  it('an event that cannot be read', () => {
    expect(pass(undefined)).toBe('unsupported-event');
  });

  it.each([COMMAND, AUTOMATIC])('an event without secrets, only where the key is missing (%#)', (event) => {
    expect(pass({ ...event, withoutSecrets: true }, {}, '')).toBe('no-secrets');
    expect(pass({ ...event, withoutSecrets: false }, {}, '')).toBe(
      event === COMMAND ? 'command' : 'automatic',
    );
  });

  it.each([
    ['edited', 'Only new comments command: this one was edited.'],
    [undefined, 'Only new comments command: this one was changed.'],
  ])('a comment that was %s, with what became of it', (action, message) => {
    expect(filterEvent({ ...COMMAND, action }, GATES, 'key')).toMatchObject({ message });
  });

  it.each<readonly [string, Event, string]>([
    [
      'a comment on a diff',
      { ...COMMAND, name: 'pull_request_review_comment' },
      'GitHub gives no secrets to pull_request_review_comment events of forks and Dependabot, so there is no API key to ask ' +
        'with. Write the command as an ordinary comment in the pull request’s conversation.',
    ],
    [
      'an event by itself',
      { ...AUTOMATIC, name: 'pull_request' },
      'GitHub gives no secrets to pull_request events of forks and Dependabot, so there is no API key to ask with. Events that ' +
        'get them: issue_comment, pull_request_target with types: [closed], push.',
    ],
  ])('%s without secrets, with what to use instead', (_, event, message) => {
    expect(filterEvent({ ...event, withoutSecrets: true }, GATES, '')).toMatchObject({ message });
  });

  it('talk comes before missing secrets', () => {
    expect(pass({ ...COMMAND, body: 'Hello', withoutSecrets: true }, {}, '')).toBe('no-command');
  });
});

describe('an automatic event', () => {
  const NONE: Subject = { kind: 'none' };
  const ISSUE: Subject = { kind: 'issue', number: 12 };
  const RELEASE: Subject = { kind: 'release', tag: 'v1.4.0' };
  const PUSH: Subject = {
    kind: 'push',
    before: 'a'.repeat(40),
    after: 'b'.repeat(40),
    ref: 'refs/heads/main',
  };
  const RANGE: Subject = { kind: 'commits', from: 'v1.3.0', to: 'v1.4.0' };
  const about = (
    name: string,
    action: string | undefined,
    details: Partial<AutomaticEvent['details']> = {},
  ) => ({
    ...AUTOMATIC,
    name,
    action,
    details: { ...FACTS, ...details },
  });

  it.each([
    ['a release that was edited', about('release', 'edited', { subject: NONE }), 'unsupported-event'],
    ['the removal of a branch', about('push', undefined, { subject: NONE }), 'unsupported-event'],
    ['an issue that is gone', about('issues', 'deleted', { subject: ISSUE }), 'unsupported-event'],
    ['an issue that went elsewhere', about('issues', 'transferred', { subject: ISSUE }), 'unsupported-event'],
    ['an issue', about('issues', 'opened', { subject: ISSUE }), undefined],
    ['a label that is gone', about('label', 'deleted', { subject: NONE }), undefined],
    ['a discussion that went elsewhere', about('discussion', 'transferred', { subject: NONE }), undefined],
    ['a release', about('release', 'published', { subject: RELEASE }), undefined],
    ['a push', about('push', undefined, { subject: PUSH }), undefined],
    [
      'commits between two tags',
      about('workflow_dispatch', undefined, { subject: RANGE, merged: undefined }),
      undefined,
    ],
    ['an issue that was closed', about('issues', 'closed', { subject: ISSUE, merged: undefined }), undefined],
    ['a pull request closed unmerged', about('pull_request', 'closed', { merged: false }), 'not-merged'],
    ['an open one, without a word', about('pull_request', 'opened', { merged: false }), 'not-merged'],
    ['a merged one', about('pull_request_target', 'closed'), undefined],
    ['a dispatch', about('workflow_dispatch', undefined, { subject: NONE }), undefined],
  ])('%s', (_, event, reason) => {
    expect(filterActivity(event, { hasPrompt: false })?.conclusion.reason).toBe(reason);
  });

  it.each([
    ['edited', 'A release counts when it is published or released; this one was edited.'],
    [undefined, 'A release counts when it is published or released; this one was changed.'],
  ])('of a release that was %s says so', (action, message) => {
    expect(filterActivity(about('release', action, { subject: NONE }), { hasPrompt: true })?.message).toBe(
      message,
    );
  });

  it.each(['deleted', 'transferred'])('of an issue that was %s says so', (action) => {
    expect(filterActivity(about('issues', action, { subject: ISSUE }), { hasPrompt: true })?.message).toBe(
      `The issue was ${action}.`,
    );
  });

  it('that is an open pull request passes with a prompt, a closed one does not', () => {
    const gate = (action: string) =>
      filterActivity(about('pull_request', action, { merged: false }), { hasPrompt: true })?.conclusion
        .reason;
    expect([gate('opened'), gate('closed')]).toEqual([undefined, 'not-merged']);
  });

  it.each([
    ['issues', undefined, true],
    ['pull_request_target', false, true],
    ['pull_request_target', true, false],
    ['pull_request', false, false],
    ['push', undefined, false],
  ])('%s (merged: %s) needs its sender’s permission: %s', (name, merged, needed) => {
    expect(needsPermission(about(name, 'opened', { merged }))).toBe(needed);
  });
});

describe('a permission is a minimum', () => {
  it.each(PERMISSIONS.flatMap((has, a) => PERMISSIONS.map((needed, b) => [has, needed, a >= b] as const)))(
    '%s for %s: %s',
    (has, needed, enough) => {
      expect(hasPermission(has, needed)).toBe(enough);
    },
  );
});
