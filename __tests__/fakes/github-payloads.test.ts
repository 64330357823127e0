import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  BOT,
  commentOnIssue,
  commentOnPullRequest,
  OUTSIDER,
  OWNER,
  reviewComment,
  reviewSubmitted,
} from '../../fakes/github/payloads.ts';

/** GitHub's published description of its webhooks. */
const WEBHOOKS = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve('@octokit/openapi-webhooks/generated/api.github.com.json'),
    'utf8',
  ),
) as { components: { schemas: Record<string, unknown> } };

const ajv = new Ajv2020({ strict: false, logger: false, allErrors: true });
ajv.addFormat('date-time', (text: string) => !Number.isNaN(Date.parse(text)));
ajv.addFormat('uri', (text: string) => URL.canParse(text));
ajv.addSchema({ $id: 'webhooks', components: WEBHOOKS.components });

function faultsOf(schema: string, payload: unknown): string[] {
  const validate = ajv.getSchema(`webhooks#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`no schema ${schema}`);
  void validate(payload);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

const EVENTS = [
  ['issue_comment on an issue', 'webhook-issue-comment-created', commentOnIssue],
  ['issue_comment on a pull request', 'webhook-issue-comment-created', commentOnPullRequest],
  ['pull_request_review_comment', 'webhook-pull-request-review-comment-created', reviewComment],
  ['pull_request_review', 'webhook-pull-request-review-submitted', reviewSubmitted],
] as const;

const CHANGES = [
  ['as published', {}],
  ['with a command', { body: '/docs explain the retry option', id: 2_900_000_123 }],
  ['by an outsider', { author: OUTSIDER, association: 'NONE' }],
  ['by a bot', { author: BOT }],
  ['sent by someone else', { sender: OUTSIDER }],
  ['of another number', { number: 4711 }],
  ['from a fork', { author: OUTSIDER, fork: 'passer-by/Hello-World' }],
] as const;

describe.each(EVENTS)('a derived payload of %s', (_, schema, derive) => {
  test.each(CHANGES)('%s is one that GitHub could send', (_, changes) => {
    expect(faultsOf(schema, derive(changes))).toEqual([]);
  });

  test('is refused when it says what GitHub cannot say', () => {
    const faults = faultsOf(schema, derive({ association: 'STRANGER' }));
    expect(faults.join('\n')).toContain('author_association must be equal to one of the allowed values');
  });
});

type Loose = Record<string, Record<string, unknown> & { user: Record<string, unknown> }>;

describe('what is derived', () => {
  test('a comment on a pull request is told by issue.pull_request alone', () => {
    const onIssue = commentOnIssue() as unknown as Loose;
    const onPull = commentOnPullRequest({ number: 12 }) as unknown as Loose;
    expect(onIssue['issue']).not.toHaveProperty('pull_request');
    expect(onPull['issue']).toMatchObject({
      number: 12,
      html_url: 'https://github.com/Codertocat/Hello-World/pull/12',
      pull_request: { url: 'https://api.github.com/repos/Codertocat/Hello-World/pulls/12' },
    });
    expect(onPull['comment']?.['issue_url']).toBe(
      'https://api.github.com/repos/Codertocat/Hello-World/issues/12',
    );
  });

  test('an outsider and a bot write as themselves, and send what they wrote', () => {
    for (const person of [OUTSIDER, BOT]) {
      const payload = commentOnPullRequest({ author: person }) as unknown as Loose;
      expect(payload['comment']?.user).toMatchObject(person);
      expect(payload['comment']?.['author_association']).toBe('NONE');
      expect(payload['sender']).toMatchObject(person);
      expect(payload['issue']?.user).toMatchObject(OWNER);
    }
  });

  test('sender and author can be told apart', () => {
    const payload = reviewSubmitted({ sender: OUTSIDER, body: '/docs' }) as unknown as Loose;
    expect(payload['review']).toMatchObject({ body: '/docs', user: OWNER, author_association: 'OWNER' });
    expect(payload['sender']).toMatchObject(OUTSIDER);
  });

  test('a fork shows in the pull request of review events', () => {
    const payload = reviewComment({ fork: 'passer-by/Hello-World', author: OUTSIDER }) as unknown as Loose;
    expect(payload['pull_request']).toMatchObject({
      head: { label: 'passer-by:changes', repo: { full_name: 'passer-by/Hello-World', fork: true } },
      base: { repo: { full_name: 'Codertocat/Hello-World', fork: false } },
    });
  });

  test('an id goes into the addresses too', () => {
    const { comment } = commentOnIssue({ id: 2_900_000_123 }) as unknown as Loose;
    expect(comment).toMatchObject({
      id: 2_900_000_123,
      url: 'https://api.github.com/repos/Codertocat/Hello-World/issues/comments/2900000123',
      html_url: 'https://github.com/Codertocat/Hello-World/issues/1#issuecomment-2900000123',
    });
  });

  test('one payload does not change the next', () => {
    expect(commentOnIssue({ body: 'x' })['comment']).toMatchObject({ body: 'x' });
    expect(commentOnIssue()['comment']).toMatchObject({
      body: "You are totally right! I'll get this fixed right away.",
    });
  });
});
