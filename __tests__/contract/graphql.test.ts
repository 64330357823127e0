/** The GraphQL documents of the sources, against the schema that GitHub publishes. Offline. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { schema as published } from '@octokit/graphql-schema';
import {
  buildClientSchema,
  graphql,
  parse,
  validate,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import * as z from 'zod/mini';
import { addComment, addReview, addReviewComment } from '../../fakes/github/index.ts';
import { readFolder } from '../../fakes/read-folder.ts';
import { ok } from '../../src/domain/errors.ts';
import type { GitHubClient } from '../../src/github/client.ts';
import { createCommentsApi } from '../../src/github/comments.ts';
import { createIssuesApi } from '../../src/github/issues.ts';
import { getProperty } from '../../src/text/unknown-values.ts';
import { connect } from '../unit/github/connect.ts';

let schema: GraphQLSchema;

beforeAll(() => {
  schema = buildClientSchema(
    published.json as unknown as Parameters<typeof buildClientSchema>[0],
  );
});

/** Sends queries to the fake, and answers them as GitHub does: with the fields that they select, of the types in the schema. */
const selecting = (client: GitHubClient): GitHubClient => ({
  ...client,
  async graphql(document, variables, expected) {
    const sent = await client.graphql(document, variables, z.unknown());
    if (!sent.ok) return sent;
    const { data, errors = [] } = await graphql({
      schema,
      source: document,
      variableValues: variables,
      rootValue: sent.value,
    });
    expect(messagesOf(errors)).toEqual([]);
    return ok(expected.parse(data));
  },
});

function messagesOf(errors: readonly GraphQLError[]): readonly string[] {
  return errors.map(({ message }) => message);
}

describe('a document is valid, and selects what the client reads:', () => {
  it('the account of the token', async () => {
    const { client } = await connect();
    const api = createIssuesApi(selecting(client));
    expect(await api.login()).toEqual(ok('github-actions[bot]'));
  });

  it.each([
    ['a comment', addComment, 'IC'],
    ['a comment on a line', addReviewComment, 'PRRC'],
    ['a review', addReview, 'PRR'],
  ] as const)('whether %s came by e-mail', async (_, add, prefix) => {
    const { client, github } = await connect();
    const api = createCommentsApi(selecting(client));
    for (const createdViaEmail of [true, false]) {
      const { id } = add(github.state, { thread: 2, body: '', createdViaEmail });
      expect(await api.isByEmail(`${prefix}_kwDOfake${id}`)).toEqual(ok(createdViaEmail));
    }
  });

  it('the mutation that hides comments', async () => {
    const { comments, github } = await connect();
    const ids = [1, 2].map(() => addComment(github.state, { thread: 2, body: '' }).id);
    const hidden = await comments.minimize(ids.map((id) => `IC_kwDOfake${id}`));
    expect(hidden).toMatchObject({ ok: true });
    const documents = github.requests.map(({ body }) =>
      String(getProperty(body, 'query')),
    );
    const faults = documents.flatMap((document) => validate(schema, parse(document)));
    expect(documents).toHaveLength(1);
    expect(messagesOf(faults)).toEqual([]);
  });
});

it('a field that the schema does not have is a fault', () => {
  const document = parse('query { viewer { login nickname } }');
  expect(messagesOf(validate(schema, document))).toHaveLength(1);
});

it('no other file sends a document', () => {
  const sources = Object.entries(readFolder('src'));
  const senders = sources.filter(([, text]) => /\bclient\.graphql\(/.test(text));
  expect(senders.map(([path]) => path).sort()).toEqual([
    'github/comments.ts',
    'github/issues.ts',
  ]);
});
