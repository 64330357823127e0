import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  BOT,
  commentOnIssue,
  commentOnPullRequest,
  OUTSIDER,
  reviewComment,
  reviewSubmitted,
} from '../../../fakes/github/payloads.ts';
import { AJV_OPTIONS } from '../../../fakes/openapi.ts';

/** GitHub's published description of its webhooks. */
const WEBHOOKS = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve(
      '@octokit/openapi-webhooks/generated/api.github.com.json',
    ),
    'utf8',
  ),
) as { components: { schemas: Record<string, unknown> } };

const ajv = new Ajv2020(AJV_OPTIONS);
ajv.addSchema({ $id: 'webhooks', components: WEBHOOKS.components });

function faultsOf(schema: string, payload: unknown): string[] {
  const validate = ajv.getSchema(`webhooks#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`no schema ${schema}`);
  void validate(payload);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
  );
}

const EVENTS = [
  ['issue_comment on an issue', 'webhook-issue-comment-created', commentOnIssue],
  [
    'issue_comment on a pull request',
    'webhook-issue-comment-created',
    commentOnPullRequest,
  ],
  [
    'pull_request_review_comment',
    'webhook-pull-request-review-comment-created',
    reviewComment,
  ],
  ['pull_request_review', 'webhook-pull-request-review-submitted', reviewSubmitted],
] as const;

const CHANGES = [
  ['as published', {}],
  ['with a command', { body: '/docs explain the retry option', id: 2_900_000_123 }],
  ['by an outsider', { author: OUTSIDER }],
  ['by a bot', { author: BOT }],
  ['sent by someone else', { sender: OUTSIDER }],
  ['of another number', { number: 4711 }],
  ['from a fork', { author: OUTSIDER, fork: 'passer-by/Hello-World' }],
] as const;

describe.each(EVENTS)('a derived payload of %s', (_, schema, derive) => {
  test.each(CHANGES)('%s is one that GitHub could send', (_, changes) => {
    expect(faultsOf(schema, derive(changes))).toEqual([]);
  });

  test('is refused if GitHub cannot send its values', () => {
    expect(faultsOf(schema, { ...derive({}), action: 'invented' })).toContain(
      '/action must be equal to one of the allowed values',
    );
  });
});
