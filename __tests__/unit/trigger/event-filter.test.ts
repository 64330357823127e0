import { expect, it } from '@jest/globals';
import {
  commentOnIssue,
  commentOnPullRequest,
  reviewComment,
  reviewSubmitted,
} from '../../../fakes/github/payloads.ts';
import { publishedPayloads } from '../../../fakes/payloads.ts';
import {
  PERMISSIONS,
  type AutomaticEvent,
  type CommentEvent,
  type Event,
} from '../../../src/domain/event.ts';
import { COMMENT_MARKER } from '../../../src/domain/comment.ts';
import {
  unknownDetails,
  type Subject,
  type SubjectDetails,
} from '../../../src/domain/subject.ts';
import type { AuthorizationInputs } from '../../../src/inputs/authorization.ts';
import {
  filterActivity,
  filterEvent,
  hasPermission,
  needsPermission,
  skipOrdinaryComment,
} from '../../../src/trigger/event-filter.ts';
import { parseEvent } from '../../../src/trigger/event.ts';
import { examplePullRequest } from '../../support/examples.ts';
import { ofPull, ofRange } from '../prompt/details.ts';
import { AUTOMATIC, BOT, COMMAND } from './events.ts';

const INPUTS = {
  command: '/docs',
  minPermission: 'write',
  allowBots: [],
  prFeedback: 'commands',
} as const;

/** Returns `command` or `automatic` if the event is accepted, otherwise the reason. */
function filter(
  event: Event | undefined,
  inputs: Partial<AuthorizationInputs> = {},
  hasApiKey = true,
): string {
  const result = filterEvent(event, { ...INPUTS, ...inputs }, hasApiKey);
  return result.ok ? result.value.kind : result.error.conclusion.reason;
}

it.each<readonly [string, Partial<CommentEvent>, Partial<AuthorizationInputs>, string]>([
  ['a submitted review', { action: 'submitted' }, {}, 'command'],
  [
    'a bot on the list',
    { author: BOT, sender: BOT },
    { allowBots: ['x[bot]', BOT.login] },
    'command',
  ],
  ['another word', { body: '!d help' }, { command: '!d' }, 'command'],
  ['without secrets, but with a key', { withoutSecrets: true }, {}, 'command'],
  ['without an action', { action: undefined }, {}, 'no-command'],
  [
    'our own, by a listed bot',
    { body: COMMENT_MARKER, author: BOT },
    { allowBots: [BOT.login] },
    'bot',
  ],
  [
    'a bot listed in another case',
    { author: BOT },
    { allowBots: ['Renovate[bot]'] },
    'bot',
  ],
  [
    'a bot listed without its ending',
    { author: BOT },
    { allowBots: ['renovate'] },
    'bot',
  ],
])('a comment: %s', (_, changes, inputs, result) => {
  expect(filter({ ...COMMAND, ...changes }, inputs)).toBe(result);
});

it.each<readonly [string, Event | undefined, string]>([
  ['cannot be read', undefined, 'unsupported-event'],
  ['has a key', { ...AUTOMATIC, withoutSecrets: false }, 'automatic'],
  ['has no secrets', { ...AUTOMATIC, withoutSecrets: true }, 'no-secrets'],
  ['is a command without secrets', { ...COMMAND, withoutSecrets: true }, 'no-secrets'],
  [
    'is no command and has no secrets',
    { ...COMMAND, body: 'Hello', withoutSecrets: true },
    'no-command',
  ],
])('an event that %s, without an API key', (_, event, result) =>
  expect(filter(event, {}, false)).toBe(result),
);

it.each<readonly [string, Event, string]>([
  ['a command', COMMAND, 'ordinary comment'],
  ['another event', AUTOMATIC, 'examples/merged-by-push.yml'],
  ['another event', AUTOMATIC, 'pull_request_target'],
  ['another event', AUTOMATIC, 'Settings → Actions → Policies'],
])('names the way out for %s without secrets: %s', (_, given, remedy) => {
  const inputs = { command: '/docs', allowBots: [] };
  const filtered = filterEvent(
    { ...given, withoutSecrets: true },
    { ...INPUTS, ...inputs },
    false,
  );
  if (filtered.ok) throw new Error('accepted');
  expect(filtered.error.message).toContain(remedy);
});

const event = (
  name: string,
  action: string | undefined,
  details: SubjectDetails,
): AutomaticEvent => ({ ...AUTOMATIC, name, action, details });
const NONE = unknownDetails({ kind: 'none' });
const PUSH: Subject = { kind: 'push', before: 'a', after: 'b', ref: 'refs/heads/main' };
const OPEN = ofPull({ state: 'open' });
const MERGED = ofPull({ state: 'merged' });
const UNSUPPORTED = 'unsupported-event';

it.each([
  ['a release without details', event('release', 'edited', NONE), UNSUPPORTED, undefined],
  ['a push', event('push', undefined, ofRange(PUSH)), undefined, undefined],
  ['a deleted branch', event('push', undefined, NONE), UNSUPPORTED, UNSUPPORTED],
  [
    'a merge group',
    event('merge_group', 'checks_requested', NONE),
    UNSUPPORTED,
    undefined,
  ],
  ['a deleted label', event('label', 'deleted', NONE), UNSUPPORTED, undefined],
  ['a dispatch', event('workflow_dispatch', undefined, NONE), undefined, undefined],
  ['a schedule', event('schedule', undefined, NONE), undefined, undefined],
  ['a merge', event('pull_request_target', 'closed', MERGED), undefined, undefined],
  [
    'a label on a merged pull request',
    event('pull_request', 'labeled', MERGED),
    undefined,
    undefined,
  ],
])(
  'the activity of an event, without and with a task: %s',
  (_, activity, without, withTask) => {
    const reasons = [false, true].map(
      (hasTask) => filterActivity(activity, hasTask)?.conclusion.reason,
    );
    expect(reasons).toEqual([without, withTask]);
  },
);

const trusted = [
  'push',
  'release',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
];
const others = [
  'issues',
  'discussion',
  'watch',
  'fork',
  'gollum',
  'workflow_run',
  'merge_group',
  'new',
];
it.each<readonly [string, string, SubjectDetails, boolean]>([
  ...trusted.map((name) => [name, 'x', NONE, false] as const),
  ...others.map((name) => [name, 'closed', NONE, true] as const),
  ...['pull_request', 'pull_request_target'].flatMap((name) => [
    [name, 'closed', MERGED, false] as const,
    [name, 'edited', MERGED, true] as const,
    [name, 'closed', OPEN, true] as const,
  ]),
])(
  'the permission of the sender on %s %s with %j is needed: %s',
  (name, action, details, isNeeded) => {
    expect(needsPermission(event(name, action, details))).toBe(isNeeded);
  },
);

const pairs = PERMISSIONS.flatMap((has, a) =>
  PERMISSIONS.map((needed, b) => [has, needed, a >= b] as const),
);
it.each(pairs)(
  'the permission of the sender: %s is enough for %s: %s',
  (has, needed, isEnough) => {
    expect(hasPermission(has, needed)).toBe(isEnough);
  },
);

const kinds = [
  ['issue_comment', commentOnIssue],
  ['issue_comment', commentOnPullRequest],
  ['pull_request_review_comment', reviewComment],
  ['pull_request_review', reviewSubmitted],
] as const;
const bodies = [
  'Thanks!',
  '> /docs',
  'try /docs',
  '/docsify this',
  '',
  '/docs',
  '/Docs x',
  COMMENT_MARKER,
];
const bot = { ...BOT, id: 9, type: 'Bot' } as const;
const payloads = [
  ...kinds.flatMap(([name, make]) =>
    bodies.map((body) => [name, make({ body })] as const),
  ),
  ...kinds.map(([name, make]) => [name, make({ body: 'Thanks!', author: bot })] as const),
  ...kinds.map(
    ([name, make]) => [name, { ...make({ body: 'Thanks!' }), action: 'edited' }] as const,
  ),
  ...[...new Set(kinds.map(([name]) => name))].flatMap((name) =>
    publishedPayloads(name).map((payload) => [name, payload] as const),
  ),
];

it.each(payloads)(
  'a comment without a command is skipped without schemas: %s, as filterEvent does (%#)',
  (name, payload) => {
    const result = filterEvent(parseEvent(name, payload), INPUTS, true);
    const skipped = result.ok ? undefined : result.error;
    const isNew = payload['action'] === 'created' || payload['action'] === 'submitted';
    const isOrdinary = isNew && skipped?.conclusion.reason === 'no-command';
    const expected = isOrdinary ? skipped : undefined;
    expect(skipOrdinaryComment(name, payload, INPUTS)).toEqual(expected);
  },
);

it.each([
  ['push', commentOnIssue({ body: 'Thanks!' })],
  ['toString', commentOnIssue({ body: 'Thanks!' })],
  ['issue_comment', undefined],
  ['issue_comment', { action: 'created', comment: { body: 7 } }],
  ['pull_request_review', { action: 'submitted', review: { body: {} } }],
])(
  'a comment without a command is skipped without schemas: %s, unless there is something unusual (%#)',
  (name, payload) => {
    expect(skipOrdinaryComment(name, payload, INPUTS)).toBeUndefined();
  },
);

const REVIEWS = { ...INPUTS, prFeedback: 'reviews' } as const;
const REVIEW: CommentEvent = {
  ...COMMAND,
  name: 'pull_request_review',
  action: 'submitted',
  comment: { kind: 'review', id: 1, thread: 2 },
  body: 'Too long.',
  review: { isApproval: false },
  pull: examplePullRequest({ state: 'open' }),
};

it.each<readonly [string, Partial<CommentEvent>, Partial<AuthorizationInputs>, string]>([
  ['without a command', {}, {}, 'review'],
  ['without a text', { body: '' }, {}, 'review'],
  [
    'an approval, which may have comments',
    { review: { isApproval: true } },
    {},
    'review',
  ],
  ['by default', {}, { prFeedback: 'commands' }, 'no-command'],
  ['with a command', { body: '/docs fix it fully' }, {}, 'command'],
  ['edited', { action: 'edited' }, {}, 'no-command'],
  ['dismissed', { action: 'dismissed' }, {}, 'no-command'],
  ['our own', { body: COMMENT_MARKER }, {}, 'bot'],
  ['by a bot', { author: BOT, sender: BOT }, {}, 'bot'],
  ['by a listed bot', { author: BOT, sender: BOT }, { allowBots: [BOT.login] }, 'bot'],
  ['sent by a bot', { sender: BOT }, { allowBots: [BOT.login] }, 'bot'],
  [
    'of a closed pull request',
    { pull: examplePullRequest({ state: 'closed' }) },
    {},
    'no-feedback',
  ],
  [
    'of a merged pull request',
    { pull: examplePullRequest({ state: 'merged' }) },
    {},
    'no-feedback',
  ],
  [
    'a comment on a line',
    { name: 'pull_request_review_comment', action: 'created', review: undefined },
    {},
    'no-command',
  ],
])('a review: %s', (_, changes, inputs, result) => {
  expect(filter({ ...REVIEW, ...changes }, { ...REVIEWS, ...inputs })).toBe(result);
});

it('a review without secrets is skipped', () => {
  expect(filter({ ...REVIEW, withoutSecrets: true }, REVIEWS, false)).toBe('no-secrets');
});

it('only reviews load the rest of the action if they go to the job', () => {
  const isSkipped = (name: string, payload: unknown): boolean =>
    skipOrdinaryComment(name, payload, REVIEWS) !== undefined;
  const body = 'Thanks!';
  expect(isSkipped('pull_request_review', reviewSubmitted({ body }))).toBe(false);
  expect(isSkipped('pull_request_review_comment', reviewComment({ body }))).toBe(true);
  expect(isSkipped('issue_comment', commentOnPullRequest({ body }))).toBe(true);
});
