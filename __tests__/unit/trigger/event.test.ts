import { describe, expect, it } from '@jest/globals';
import { publishedPayloads } from '../../../fakes/payloads.ts';
import { causeOfEvent, type Cause } from '../../../src/domain/cause.ts';
import type { Subject } from '../../../src/domain/subject.ts';
import { parseEvent } from '../../../src/trigger/event.ts';
import { parseAutomatic } from './events.ts';

const SHA = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const MERGE = 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e';

const HEAD = { ref: 'mintlify/x', sha: SHA };
const BASE = { ref: 'main', repo: { id: 1 } };
/** An open pull request, with the fields that GitHub never leaves out. */
const PULL_REQUEST = {
  number: 2,
  state: 'open',
  html_url: 'https://github.com/octocat/hello/pull/2',
  created_at: '2026-03-01T10:00:00Z',
  merged_at: null,
  head: { ...HEAD, repo: { id: 1 } },
  base: BASE,
};
const own = { pull_request: PULL_REQUEST };
const fork = { pull_request: { ...PULL_REQUEST, head: { ...HEAD, repo: { id: 2 } } } };
const gone = { pull_request: { ...PULL_REQUEST, head: { ...HEAD, repo: null } } };
it.each([
  ['a pull request from a fork', 'pull_request', fork, true],
  ['one whose fork is gone', 'pull_request', gone, true],
  ['one of this repository', 'pull_request', own, false],
  [
    'a fork’s pull request in the context of the base',
    'pull_request_target',
    fork,
    false,
  ],
  ['Dependabot’s push', 'push', { sender: { login: 'dependabot[bot]' } }, true],
  ['a person’s push', 'push', { sender: { login: 'octocat' } }, false],
  ['no payload at all', 'schedule', undefined, false],
  [
    'a payload of the wrong shape',
    'pull_request',
    { pull_request: 7, sender: [] },
    false,
  ],
])('secrets: %s', (_, name, payload, withoutSecrets) => {
  expect(parseEvent(name, payload)?.withoutSecrets).toBe(withoutSecrets);
});

it.each([
  ['of this repository', own.pull_request, false],
  ['from a fork', fork.pull_request, true],
  ['whose fork is gone', gone.pull_request, true],
  ['of an unknown repository', { ...PULL_REQUEST, head: HEAD }, true],
])('the branch of a pull request %s is in a fork: %s', (_, pull_request, isFork) => {
  const { details } = parseAutomatic('pull_request', { action: 'closed', pull_request });
  expect(details).toMatchObject({ pull: { branch: 'mintlify/x', isFork } });
});

it.each([
  ['head', { head: { ref: 'mintlify/x' } }],
  ['state', { state: 'merged' }],
  ['time of its merge', { merged_at: undefined }],
])('a pull request with an unreadable %s is none', (_, changes) => {
  const payload = { action: 'closed', pull_request: { ...PULL_REQUEST, ...changes } };
  const { details, cause } = parseAutomatic('pull_request', payload);
  expect(details.subject).toEqual({ kind: 'none' });
  expect(cause?.key).toMatch(/^other:pull_request:/);
});

it.each([
  ['a person', { login: 'octocat', type: 'User' }, false],
  ['an App', { login: 'some[bot]', type: 'Bot' }, true],
  ['an App that claims to be a person', { login: 'some[bot]', type: 'User' }, true],
  ['an account without a type', { login: 'octocat' }, true],
])('the sender: %s', (_, sender, isBot) => {
  expect(parseAutomatic('schedule', { sender }).sender).toEqual({
    login: sender.login,
    isBot,
  });
});

it.each([{}, { sender: ['octocat'] }, undefined])(
  'the sender is unknown for %j',
  (payload) => {
    expect(parseAutomatic('schedule', payload).sender).toBeUndefined();
  },
);

it.each(['pull_request', 'pull_request_target'])('published payloads: %s', (name) => {
  const payloads = publishedPayloads('pull_request');
  expect(payloads.length).toBeGreaterThan(10);
  for (const payload of payloads) {
    expect(parseAutomatic(name, payload)).toMatchObject({
      details: {
        subject: { kind: 'pull-request', number: 2 },
        kind: 'pull-request',
        pull: {
          title: 'Update the README with new information.',
          author: 'Codertocat',
          state: expect.stringMatching(/^(open|closed)$/),
        },
        url: 'https://github.com/Codertocat/Hello-World/pull/2',
        changes: { headSha: SHA },
      },
      cause: { key: expect.stringMatching(`^pull-request:2:${SHA}:`) },
    });
  }
});

it('published payloads: issues', () => {
  for (const payload of publishedPayloads('issues')) {
    const { number, title, html_url: url } = payload['issue'] as Record<string, unknown>;
    const action = String(payload['action']);
    expect(parseAutomatic('issues', payload)).toMatchObject({
      details: {
        subject: { kind: 'issue', number },
        kind: 'issue',
        issue: { title },
        url,
      },
      cause: { key: expect.stringMatching(`^issue:${String(number)}:${action}:`) },
    });
  }
});

describe('the cause of an event', () => {
  const TIME = '2026-03-01T12:00:00Z';
  const described = { title: 't', html_url: 'u', user: null, labels: [] };
  const pull = (changes: object, top: object): object => ({
    action: 'closed',
    pull_request: {
      ...PULL_REQUEST,
      ...described,
      number: 12,
      updated_at: TIME,
      merged_at: TIME,
      merge_commit_sha: MERGE,
      ...changes,
    },
    ...top,
  });
  const issue = (action: string, updated: string | undefined, top: object = {}) => ({
    action,
    issue: { ...described, number: 12, updated_at: updated },
    ...top,
  });
  const causeOf = (name: string, payload: unknown) => parseAutomatic(name, payload).cause;

  const PULL: Subject = { kind: 'pull-request', number: 12 };
  const mergedAs = (commit: string): Cause => causeOfEvent('merge', PULL, 12, commit);
  const changed = (commit: string, activity: string, targetId: number | null): Cause =>
    causeOfEvent('pull-request', PULL, 12, commit, activity, targetId, TIME);
  const OPEN = { merged_at: null };
  it.each([
    ['a merge', {}, {}, mergedAs(MERGE)],
    ['a merge at another time', { updated_at: '2027' }, {}, mergedAs(MERGE)],
    ['a merge without its commit', { merge_commit_sha: null }, {}, mergedAs(SHA)],
    [
      'a label on a merged one',
      {},
      { action: 'labeled', label: { id: 7, name: 'docs' } },
      changed(MERGE, 'labeled', 7),
    ],
    [
      'a team of reviewers',
      OPEN,
      { action: 'review_requested', requested_team: { id: 9 } },
      changed(SHA, 'review_requested', 9),
    ],
    [
      'an assignee who is gone',
      OPEN,
      { action: 'unassigned', assignee: null },
      changed(SHA, 'unassigned', null),
    ],
  ])('on a pull request: %s', (_, changes, top, cause) => {
    expect(causeOf('pull_request', pull(changes, top))).toEqual(cause);
    expect(causeOf('pull_request_target', pull(changes, top))).toEqual(cause);
  });

  it.each([
    ['a merge', {}, {}, mergedAs(MERGE)],
    ['a label on a merged one', {}, { action: 'labeled' }, mergedAs(MERGE)],
    [
      'a label on an open one',
      OPEN,
      { action: 'labeled', label: { id: 7, name: 'docs' } },
      causeOfEvent('pull-request', PULL, 12, SHA),
    ],
    [
      'an open one at another time',
      { ...OPEN, updated_at: '2027' },
      { action: 'opened' },
      causeOfEvent('pull-request', PULL, 12, SHA),
    ],
  ])('in a workflow that waits for a label: %s', (_, changes, top, cause) => {
    const { causeWithLabel } = parseAutomatic('pull_request', pull(changes, top));
    expect(causeWithLabel).toEqual(cause);
  });

  const ISSUE: Subject = { kind: 'issue', number: 12 };
  it.each([
    [
      'a type',
      issue('typed', TIME, { type: { id: 10 } }),
      causeOfEvent('issue', ISSUE, 12, 'typed', 10, TIME),
    ],
    [
      'an issue without a time',
      issue('opened', undefined),
      causeOfEvent('issue', ISSUE, 12, 'opened', null, ''),
    ],
  ])('on an issue: %s', (_, payload, cause) => {
    expect(causeOf('issues', payload)).toEqual(cause);
    expect(parseAutomatic('issues', payload).causeWithLabel).toBeUndefined();
  });

  it('on a push', () => {
    const push = { ref: 'refs/heads/main', before: SHA, after: MERGE };
    const { ref, before: from, after: to } = push;
    const cause = causeOfEvent('push', { kind: 'push', ...push }, ref, from, to);
    expect(causeOf('push', push)).toEqual(cause);
  });

  const newest = { id: MERGE, tree_id: 'tree' };
  const listed = [{ id: MERGE, message: 'x' }];
  it.each([
    ['are known', listed, newest, { newest: MERGE, tree: 'tree', listed: [MERGE] }],
    ['may be none', [], newest, { newest: MERGE, tree: 'tree', listed: [] }],
    ['are unknown without a list', undefined, newest, undefined],
    ['are unknown with a list of another form', [{ id: 7 }], newest, undefined],
    ['are unknown without the newest one', listed, null, undefined],
    ['are unknown without its tree', listed, { id: MERGE }, undefined],
  ])('the commits of a push %s', (_, commits, head_commit, pushed) => {
    const push = { ref: 'refs/heads/main', before: SHA, after: MERGE };
    const event = parseAutomatic('push', { ...push, commits, head_commit });
    expect(event.pushed).toEqual(pushed);
    expect(event.details.subject).toEqual({ kind: 'push', ...push });
  });

  it.each(['schedule', 'workflow_dispatch', 'repository_dispatch'])('on %s', (name) => {
    expect(causeOf(name, { schedule: '7 3 * * *' })).toBeUndefined();
  });

  it.each(['workflow_run', 'merge_group', 'push', 'release'])(
    'on %s with a payload that is not known',
    (name) => {
      const cause = causeOf(name, { id: 1 });
      const key = expect.stringMatching(`^other:${name}:[0-9a-f]{32}$`);
      expect(cause).toMatchObject({ kind: 'other', key });
      expect(causeOf(name, { id: 1 })).toEqual(cause);
      expect(causeOf(name, { id: 2 })?.key).not.toBe(cause?.key);
      expect(causeOf(name, undefined)).toMatchObject({ kind: 'other', key });
    },
  );

  it('fits a status comment, whatever the payload contains', () => {
    const long = 'x'.repeat(100_000);
    const payloads: readonly (readonly [string, unknown])[] = [
      ['pull_request', pull({ updated_at: long, merged_at: null }, { action: long })],
      ['pull_request', pull({ merge_commit_sha: long }, {})],
      ['issues', issue(long, long)],
      ['release', release('published', { tag_name: long })],
      [long, {}],
    ];
    for (const [name, payload] of payloads) {
      expect(JSON.stringify(causeOf(name, payload)).length).toBeLessThan(1500);
    }
  });
});

const release = (action: string, changes: object = {}): object => ({
  action,
  release: {
    id: 5,
    tag_name: 'v1',
    html_url: 'u',
    draft: false,
    prerelease: false,
    ...changes,
  },
});

const [before, after] = ['1'.repeat(40), '2'.repeat(40)];
it.each([
  ['of an existing branch', before, 2047, true],
  ['of an existing branch, as many as GitHub lists', before, 2048, false],
  ['of a new branch', '0'.repeat(40), 1, false],
])(
  'whether the commits of a push are complete: %s',
  (_, from, count, commitsComplete) => {
    const commits = Array.from({ length: count }, () => ({ id: after, message: 'x' }));
    const payload = { ref: 'refs/heads/main', before: from, after, commits };
    expect(parseAutomatic('push', payload).details.changes).toMatchObject({
      commitsComplete,
    });
  },
);

it('the details of a release and of a push', () => {
  expect(parseAutomatic('release', release('published')).details).toMatchObject({
    subject: { kind: 'release', tag: 'v1' },
    kind: 'release',
    release: { tag: 'v1', title: 'v1', author: '' },
    url: 'u',
  });
  const commits = [
    { id: after, message: 'Add x\n\nMore', author: { username: 'octocat' } },
  ];
  expect(
    parseAutomatic('push', { ref: 'refs/heads/main', before, after, commits }).details,
  ).toMatchObject({
    subject: { kind: 'push', before, after, ref: 'refs/heads/main' },
    kind: 'range',
    changes: {
      commits: [{ sha: after, title: 'Add x', author: 'octocat', merge: false }],
      headSha: after,
    },
  });
  expect(parseAutomatic('schedule', {}).details.subject).toEqual({ kind: 'none' });
});

const sender = { login: 'octocat', type: 'User' };
const written = { id: 7, body: '/docs', user: sender };
const inIssue = { comment: written, issue: { number: 2 } };
const onLine = { ...written, path: 'a.ts', line: 3, diff_hunk: '@@' };
const onPlace = (line: number | undefined): object => ({
  kind: 'review-comment',
  number: 2,
  comment: { path: 'a.ts', line, hunk: '@@', body: '', isReply: false },
});

it.each<readonly [string, string, object, object]>([
  [
    'an issue',
    'issue_comment',
    inIssue,
    { onPullRequest: false, subject: { kind: 'issue', number: 2 } },
  ],
  [
    'a pull request',
    'issue_comment',
    { ...inIssue, issue: { number: 2, pull_request: {} } },
    { onPullRequest: true, subject: { kind: 'pull-request', number: 2 } },
  ],
  [
    'a line',
    'pull_request_review_comment',
    { comment: onLine, pull_request: PULL_REQUEST },
    {
      subject: onPlace(3),
      comment: { kind: 'review-comment', id: 7, thread: 2 },
    },
  ],
  [
    'a file',
    'pull_request_review_comment',
    { comment: { ...onLine, line: null }, pull_request: PULL_REQUEST },
    { subject: onPlace(undefined) },
  ],
  [
    'a review',
    'pull_request_review',
    { review: written, pull_request: PULL_REQUEST },
    {
      subject: { kind: 'pull-request', number: 2 },
      comment: { kind: 'review', id: 7, thread: 2 },
    },
  ],
])('a comment on %s', (_, name, payload, expected) => {
  const comment = { id: 7, thread: 2 };
  expect(parseEvent(name, { ...payload, sender })).toMatchObject({
    kind: 'comment',
    body: '/docs',
    comment,
  });
  expect(parseEvent(name, { ...payload, sender })).toMatchObject(expected);
  expect(parseEvent(name, payload)).toBeUndefined();
});

it.each([
  ['approved', 'open', true],
  ['APPROVED', 'closed', true],
  ['commented', 'open', false],
  ['changes_requested', 'closed', false],
])(
  'a review that is %s, of a pull request that is %s',
  (state, pullState, isApproval) => {
    const payload = {
      review: { ...written, state },
      pull_request: { ...PULL_REQUEST, state: pullState },
      sender,
    };
    expect(parseEvent('pull_request_review', payload)).toMatchObject({
      review: { isApproval },
      pull: { state: pullState },
    });
  },
);

it('a command on a pull request that cannot be read is a command nevertheless', () => {
  const payload = { review: written, pull_request: { number: 2 }, sender };
  expect(parseEvent('pull_request_review', payload)).toMatchObject({
    body: '/docs',
    pull: undefined,
  });
});

const COMMENTS = ['issue_comment', 'pull_request_review_comment', 'pull_request_review'];
it.each(COMMENTS)('a comment of %s that cannot be read is no event', (name) => {
  expect(parseEvent(name, { action: 'created', comment: { id: 'x' } })).toBeUndefined();
});
