import { describe, expect, it } from '@jest/globals';
import { parseEvent } from '../../../src/trigger/event.ts';
import { publishedPayloads } from '../../../fakes/payloads.ts';

const fork = { pull_request: { head: { repo: { id: 2 } }, base: { repo: { id: 1 } } } };
const own = { pull_request: { head: { repo: { id: 1 } }, base: { repo: { id: 1 } } } };
const gone = { pull_request: { head: { repo: null }, base: { repo: { id: 1 } } } };

describe('which events GitHub gives no secrets', () => {
  it.each([
    ['a pull request from a fork', 'pull_request', fork, true],
    ['one whose fork is gone', 'pull_request', gone, true],
    ['one of this repository', 'pull_request', own, false],
    ['a fork’s pull request in the base’s context', 'pull_request_target', fork, false],
    ['Dependabot’s push', 'push', { sender: { login: 'dependabot[bot]' } }, true],
    ['a person’s push', 'push', { sender: { login: 'octocat' } }, false],
    ['no payload at all', 'schedule', undefined, false],
    ['a payload of the wrong shape', 'pull_request', { pull_request: 7, sender: [] }, false],
  ])('%s', (_, name, payload, withoutSecrets) => {
    expect(parseEvent(name, payload)?.withoutSecrets).toBe(withoutSecrets);
  });
});

describe('what every published payload tells of its subject', () => {
  const ofPullRequest = {
    subject: { kind: 'pull-request', number: 2 },
    kind: 'pull-request',
    title: 'Update the README with new information.',
    url: 'https://github.com/Codertocat/Hello-World/pull/2',
    author: 'Codertocat',
    merged: false,
    headSha: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
    thread: 2,
  };
  const ofRelease = {
    subject: { kind: 'release', tag: '0.0.1' },
    kind: 'release',
    title: '0.0.1',
    url: 'https://github.com/Codertocat/Hello-World/releases/tag/0.0.1',
    author: 'Codertocat',
    tag: '0.0.1',
  };
  const NOTHING = { subject: { kind: 'none' } };

  it.each([
    ['pull_request', () => ofPullRequest],
    ['release', (action: unknown) => (/^(published|released)$/.test(String(action)) ? ofRelease : NOTHING)],
  ])('%s', (name, tell) => {
    const payloads = publishedPayloads(name);
    expect(payloads.length).toBeGreaterThan(10);
    for (const payload of payloads)
      expect(parseEvent(name, payload)).toMatchObject({ details: tell(payload['action']) });
  });

  it('issues', () => {
    for (const payload of publishedPayloads('issues')) {
      const { number, title, html_url: url } = payload['issue'] as Record<string, unknown>;
      expect(parseEvent('issues', payload)).toMatchObject({
        details: { subject: { kind: 'issue', number }, kind: 'issue', title, url, thread: number },
      });
    }
  });

  it('push', () => {
    const [before, after] = ['0'.repeat(40), '6113728f27ae82c7b1a177c8d03f9e96e0adf246'];
    for (const payload of publishedPayloads('push')) {
      const subject = { kind: 'push', before, after, ref: payload['ref'] };
      const details = payload['deleted'] === true ? NOTHING : { subject, headSha: after };
      expect(parseEvent('push', payload)).toMatchObject({ details });
    }
  });
});

describe('whether the commits of a push are all there is', () => {
  const [before, after] = ['1'.repeat(40), '2'.repeat(40)];
  it.each([
    ['of a branch that was there', before, 2047, true],
    ['of a branch that was there, as many as GitHub lists', before, 2048, false],
    ['of a new branch', '0'.repeat(40), 1, false],
  ])('%s', (_, from, count, complete) => {
    const commits = Array.from({ length: count }, () => ({ id: after, message: 'x' }));
    const event = parseEvent('push', { ref: 'refs/heads/main', before: from, after, commits });
    expect(event).toMatchObject({ kind: 'automatic', details: { commitsComplete: complete } });
  });
});

describe('a comment event that cannot be read', () => {
  it.each(['issue_comment', 'pull_request_review_comment', 'pull_request_review'])(
    '%s is no event at all',
    (name) => {
      expect(parseEvent(name, { action: 'created', comment: { id: 'x' } })).toBeUndefined();
    },
  );
});
