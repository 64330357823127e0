/**
 * The GraphQL API, as far as the actions use it: they hide comments, and read the login of the token, and whether a comment came by e-mail. It gives
 * all fields. `contract/graphql.test.ts` checks that a query is valid and selects those that are read.
 */
import { GRAPHQL_OPERATION, ok, type Call, type Handlers, type Json } from './handler.ts';
import { mayWriteThread } from './permissions.ts';
import { nodeIdOf } from './shapes.ts';
import type { Comment } from './state.ts';

const TEXT = { type: 'string' };

/** The operation, which GitHub's description of the REST API does not have. */
export const GRAPHQL_PATHS = {
  '/graphql': {
    post: {
      operationId: GRAPHQL_OPERATION,
      requestBody: jsonBody({
        type: 'object',
        properties: {
          query: TEXT,
          variables: { type: 'object', additionalProperties: TEXT },
        },
        required: ['query'],
        additionalProperties: false,
      }),
      responses: { 200: jsonBody({ type: 'object', required: ['data'] }) },
    },
  },
};

function jsonBody(schema: object) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** Returns the path of the GraphQL API on a server. A GitHub Enterprise Server has it beside `/api/v3`. */
export function graphqlPath(prefix: string): string {
  return `${prefix.replace(/\/v3$/, '')}/graphql`;
}

/** A mutation `alias: minimizeComment(…)`. */
const MINIMIZE =
  /(\w+): minimizeComment\(input: \{subjectId: \$(\w+), classifier: OUTDATED\}\)/g;

type GraphqlError = Readonly<{ type: string; path: readonly string[]; message: string }>;

export const GRAPHQL_HANDLERS: Handlers = {
  /** Carries out each mutation of a query by itself: one that fails does not stop the others. */
  [GRAPHQL_OPERATION]: (call) => {
    const { query, variables = {} } = call.body as Readonly<{
      query: string;
      variables?: Readonly<Record<string, string>>;
    }>;
    if (query.includes('viewer {')) {
      return ok({ data: { viewer: { login: call.login } } });
    }
    if (query.includes('createdViaEmail')) return readOrigin(call, variables['id'] ?? '');
    const mutations = [...query.matchAll(MINIMIZE)];
    if (mutations.length === 0) {
      return ok({
        data: null,
        errors: [{ message: 'The fake does not know this query.' }],
      });
    }

    const data: Json = {};
    const errors: GraphqlError[] = [];
    for (const [, alias = '', variable = ''] of mutations) {
      const error = minimize(call, variables[variable] ?? '');
      data[alias] =
        error === undefined ? { minimizedComment: { isMinimized: true } } : null;
      if (error !== undefined) errors.push({ ...error, path: [alias] });
    }
    return ok(errors.length === 0 ? { data } : { data, errors });
  },
};

const NODE_TYPES = [
  ['comments', 'IssueComment'],
  ['reviewComments', 'PullRequestReviewComment'],
  ['reviews', 'PullRequestReview'],
] as const;

/** Answers whether a comment of any kind came by e-mail. */
function readOrigin({ state }: Call, nodeId: string) {
  for (const [kind, type] of NODE_TYPES) {
    const comments = [...state[kind].values()];
    const found = comments.find((comment) => nodeIdOf(comment, kind) === nodeId);
    if (found !== undefined) {
      const { createdViaEmail = false } = found;
      return ok({ data: { node: { __typename: type, createdViaEmail } } });
    }
  }
  const error = { ...unknownNode(nodeId), path: ['node'] };
  return ok({ data: { node: null }, errors: [error] });
}

function unknownNode(nodeId: string) {
  const message = `Could not resolve to a node with the global id of '${nodeId}'.`;
  return { type: 'NOT_FOUND', message };
}

/** Hides a comment. The error says why it stays visible. */
function minimize(call: Call, nodeId: string): Omit<GraphqlError, 'path'> | undefined {
  const { state } = call;
  const comment = [...state.comments.values()].find((each) => nodeIdOf(each) === nodeId);
  const thread = state.threads.get(comment?.thread ?? 0);
  if (comment === undefined || thread === undefined) return unknownNode(nodeId);
  if (!mayWriteThread(call, thread)) {
    return { type: 'FORBIDDEN', message: 'Resource not accessible by integration' };
  }
  const minimized: Comment = { ...comment, isMinimized: true };
  state.comments.set(comment.id, minimized);
  return undefined;
}
