import { describe, expect, it } from '@jest/globals';
import { parseEvent } from '../../../src/trigger/event.ts';
import { filterEvent } from '../../../src/trigger/event-filter.ts';
import { parseAuthorizationStrict } from '../../../src/inputs/authorization.ts';
import { skipOrdinaryComment } from '../../../src/trigger/ordinary-comment.ts';
import {
  BOT,
  commentOnIssue,
  commentOnPullRequest,
  reviewComment,
  reviewSubmitted,
} from '../../../fakes/github/payloads.ts';
import { publishedPayloads } from '../../../fakes/payloads.ts';

const talk = {
  conclusion: { outcome: 'skipped', reason: 'no-command' },
  message: 'No command: a new comment must begin with /docs and a space, or with /docs alone.',
};

const EVENTS = {
  'a comment on an issue': ['issue_comment', commentOnIssue],
  'a comment on a pull request': ['issue_comment', commentOnPullRequest],
  'a comment on a line': ['pull_request_review_comment', reviewComment],
  'a review': ['pull_request_review', reviewSubmitted],
} as const;

describe.each(Object.entries(EVENTS))('%s', (_, [name, payload]) => {
  it.each(['Thanks!', '> /docs explain', 'try /docs', '/docsify this', ''])('%j is talk', (body) => {
    expect(skipOrdinaryComment(name, payload({ body }), '/docs')).toStrictEqual(talk);
  });

  it.each(['/docs', '/Docs explain', '/docs help', '> quoted\n/docs explain'])('%j is none', (body) => {
    expect(skipOrdinaryComment(name, payload({ body }), '/docs')).toBeUndefined();
  });

  it.each([
    ['its writer is gone', { user: null }],
    ['its writer has no name', { user: {} }],
    ['its text is none', { body: 7 }],
    ['its text is left out', { body: undefined }],
  ])('takes a closer look when %s', (_what, changes) => {
    const whole: Readonly<Record<string, unknown>> = payload({ body: 'Thanks!' });
    const at = name === 'pull_request_review' ? 'review' : 'comment';
    const written = { ...(whole[at] as object), ...changes };
    expect(skipOrdinaryComment(name, { ...whole, [at]: written }, '/docs')).toBeUndefined();
  });

  it('takes a closer look when who sent it is gone', () => {
    expect(
      skipOrdinaryComment(name, { ...payload({ body: 'Thanks!' }), sender: null }, '/docs'),
    ).toBeUndefined();
  });

  it('takes a closer look when it was changed, is our own or has no text', () => {
    const changed = { ...payload({ body: 'Thanks!' }), action: 'edited' };
    expect(skipOrdinaryComment(name, changed, '/docs')).toBeUndefined();
    expect(
      skipOrdinaryComment(name, payload({ body: '<!-- docs-agent-action:v1 -->' }), '/docs'),
    ).toBeUndefined();
    expect(skipOrdinaryComment(name, undefined, '/docs')).toBeUndefined();
    expect(
      skipOrdinaryComment(name, { action: changed.action, comment: null, review: [] }, '/docs'),
    ).toBeUndefined();
  });
});

it.each(['push', 'release', 'toString', ''])('%j carries no comment', (name) => {
  expect(skipOrdinaryComment(name, commentOnIssue({ body: 'Thanks!' }), '/docs')).toBeUndefined();
});

describe('what is held here is held by the gate of all events too, with the same words', () => {
  const raw = (name: string): string =>
    ({ command: '/docs', 'min-permission': 'write', 'on-denied': 'reply' })[name] ?? '';
  const published = [...new Set(Object.values(EVENTS).map(([name]) => name))].flatMap((name) =>
    publishedPayloads(name).map((payload, at) => ({ name, payload, at })),
  );
  const made = Object.values(EVENTS).flatMap(([name, payload]) =>
    ['Thanks!', '/docs explain'].map((body, at) => ({ name, payload: payload({ body, author: BOT }), at })),
  );
  it.each([...published, ...made])('$name $at', ({ name, payload }) => {
    const gates = parseAuthorizationStrict(raw);
    const whole = filterEvent(parseEvent(name, payload), gates, 'key');
    const held = skipOrdinaryComment(name, payload, gates.commandPrefix);
    const isTalk = 'conclusion' in whole && whole.conclusion.reason === 'no-command';
    expect(held).toStrictEqual(isTalk ? whole : undefined);
  });
});
