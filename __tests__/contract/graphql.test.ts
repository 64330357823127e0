/** The GraphQL documents of the sources, against the schema that GitHub publishes. Offline. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
import {
  addComment,
  addReview,
  addReviewComment,
  startFakeGitHub,
  type FakeGitHub,
} from '../../fakes/github/index.ts';
import { ok } from '../../src/domain/errors.ts';
import { createGitHubClient, type GitHubClient } from '../../src/github/client.ts';
import { createCommentsApi } from '../../src/github/comments.ts';
import { createIssuesApi } from '../../src/github/issues.ts';
import { createSend } from '../../src/http/send.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { readFolder } from '../../fakes/read-folder.ts';

const REPOSITORY = 'Codertocat/Hello-World';

let schema: GraphQLSchema;
let github: FakeGitHub;
let client: GitHubClient;

beforeAll(async () => {
  schema = buildClientSchema(
    published.json as unknown as Parameters<typeof buildClientSchema>[0],
  );
  github = await startFakeGitHub({ threads: [{ number: 1 }] });
  client = createGitHubClient({
    send: createSend(),
    clock: new ManualClock(),
    token: github.token,
    apiUrl: github.url,
    graphqlUrl: github.graphqlUrl,
    repository: REPOSITORY,
    signal: new AbortController().signal,
  });
});
afterAll(() => github.close());

/** Sends a query to the fake, and answers it as GitHub does: with the fields that it selects, of the types in the schema. */
const selecting: GitHubClient['graphql'] = async (document, variables, expected) => {
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
};

function messagesOf(errors: readonly GraphQLError[]): readonly string[] {
  return errors.map(({ message }) => message);
}

describe('a document is valid, and selects what the client reads:', () => {
  it('the account of the token', async () => {
    const api = createIssuesApi({ ...client, graphql: selecting });
    expect(await api.login()).toEqual(ok('github-actions[bot]'));
  });

  it.each([
    ['a comment', addComment, 'IC'],
    ['a comment on a line', addReviewComment, 'PRRC'],
    ['a review', addReview, 'PRR'],
  ] as const)('whether %s came by e-mail', async (_, add, prefix) => {
    const api = createCommentsApi({ ...client, graphql: selecting });
    for (const createdViaEmail of [true, false]) {
      const { id } = add(github.state, { thread: 1, body: '', createdViaEmail });
      expect(await api.isByEmail(`${prefix}_kwDOfake${id}`)).toEqual(ok(createdViaEmail));
    }
  });

  it('the mutation that hides comments', async () => {
    const [one, two] = [1, 2].map(() =>
      addComment(github.state, { thread: 1, body: '' }),
    );
    const documents: string[] = [];
    const api = createCommentsApi({
      ...client,
      async graphql(document, ...others) {
        documents.push(document);
        return client.graphql(document, ...others);
      },
    });
    const ids = [one, two].map((comment) => `IC_kwDOfake${comment?.id}`);
    expect(await api.minimize(ids)).toMatchObject({ ok: true });
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
