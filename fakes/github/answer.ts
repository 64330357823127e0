import { Ajv } from 'ajv';
import { intercepted, type PlainReply, type PlainRequest } from '../http-server.ts';
import { AJV_OPTIONS, OpenApi, variablesOf, type Operation } from '../openapi.ts';
import { parseJson } from '../parse.ts';
import { CHECK_HANDLERS } from './checks.ts';
import { COMMENT_HANDLERS } from './comments.ts';
import { COMMIT_HANDLERS } from './commits.ts';
import { nodeIdOf } from './shapes.ts';
import { GRAPHQL_HANDLERS, GRAPHQL_PATHS, graphqlPath } from './graphql.ts';
import {
  GRAPHQL_OPERATION,
  NOT_FOUND,
  refuse,
  type Call,
  type Grants,
  type Handlers,
  type Reply,
} from './handler.ts';
import { ISSUE_HANDLERS } from './issues.ts';
import published from './openapi.json' with { type: 'json' };
import { acceptedPermissions, checkPermissions } from './permissions.ts';
import { REACTION_HANDLERS } from './reactions.ts';
import { REPOSITORY_HANDLERS } from './repository.ts';
import type { GitHubRequest, HostedRepository, Running } from './options.ts';
import { fullName } from './state.ts';
import { THREAD_HANDLERS } from './threads.ts';

const described = { ...published, paths: { ...published.paths, ...GRAPHQL_PATHS } };

/** GitHub's own description, cut to the operations in use, with the GraphQL API. */
export const GITHUB = new OpenApi(described, new Ajv(AJV_OPTIONS));

export const HANDLERS: Handlers = {
  ...CHECK_HANDLERS,
  ...COMMENT_HANDLERS,
  ...COMMIT_HANDLERS,
  ...GRAPHQL_HANDLERS,
  ...ISSUE_HANDLERS,
  ...REACTION_HANDLERS,
  ...REPOSITORY_HANDLERS,
  ...THREAD_HANDLERS,
};

/** No status of HTTP, so that nothing takes it for a response of GitHub. */
const NOT_GITHUB = 599;

/** Handles a request as GitHub does: checks the operation, the token and its permissions, then does it. */
export function answer(running: Running, incoming: PlainRequest) {
  const { options, repositories, requests, violations } = running;
  const { prefix = '' } = options;
  const isGraphql = incoming.path === graphqlPath(prefix);
  const isHere = isGraphql || incoming.path.startsWith(`${prefix}/`);
  let { path } = incoming;
  if (isGraphql) path = '/graphql';
  else if (isHere) path = canonicalPath(path.slice(prefix.length), repositories);
  const operation = isHere ? GITHUB.find({ ...incoming, path }) : undefined;
  const earlier = requests.filter((each) => each.operation === operation?.id);
  const request: GitHubRequest = {
    ...incoming,
    at: repositories[0]?.state.now() ?? 0,
    operation: operation?.id,
    path,
    body: parseJson(incoming.body),
    count: 1 + earlier.length,
    status: undefined,
  };
  requests.push(request);
  const faults = operation
    ? GITHUB.judgeRequest(operation, { ...incoming, path })
    : ["no such operation in the cut of GitHub's description"];
  if (operation === undefined || faults.length > 0) {
    const message = faults.join('; ');
    violations.push(`${request.method} ${path}: ${message}`);
    return { status: NOT_GITHUB, body: message };
  }
  const reply = intercepted(options.intercept?.(request), () =>
    handle(running, request, operation),
  );
  if (typeof reply !== 'object') return reply;
  return complete(running, { request, operation, reply });
}

/**
 * Encodes slashes in variables and replaces the number of a repository by its name. GitHub accepts
 * both; its description has neither.
 */
function canonicalPath(path: string, repositories: readonly HostedRepository[]): string {
  let named = path;
  for (const { state } of repositories) {
    const byNumber = `/repositories/${state.repository.id}/`;
    named = named.replace(byNumber, `/repos/${fullName(state)}/`);
  }
  const [, head, rest] = LONG_VARIABLE.exec(named) ?? [];
  if (head === undefined || rest === undefined) return named;
  const encoded = rest.replaceAll('/', '%2F');
  return `${head}${encoded}`;
}

/** A path whose last variable may have slashes. */
const LONG_VARIABLE =
  /^(\/repos\/[^/]+\/[^/]+\/(?:contents|releases\/tags|compare)\/)(.+)$/;

/** The owner of a token, its rights, and the repositories that these are for. */
type Bearer = Readonly<{
  login: string;
  grantsFor: (repository: HostedRepository) => Grants;
  covers: (repository: HostedRepository) => boolean;
}>;

/** Returns whose token this is; undefined if it is nobody's, or expired. */
function bearerOf({ repositories, app }: Running, given: string): Bearer | undefined {
  if (app?.token === given) {
    const { login, grants } = app;
    return {
      login,
      grantsFor: () => grants,
      covers: ({ state }) => app.repositories.has(fullName(state)),
    };
  }
  // The token of an App may be for several repositories, with rights of its own in each.
  const installed = repositories.filter(
    ({ token, isExpired }) => token === given && !isExpired,
  );
  const [first] = installed;
  if (first === undefined) return undefined;
  return {
    login: first.login,
    grantsFor: ({ grants }) => grants,
    covers: (repository) => installed.includes(repository),
  };
}

function handle(running: Running, request: GitHubRequest, operation: Operation): Reply {
  const { options, repositories, url } = running;
  const params = variablesOf(operation, request.path);
  const authorization = request.headers['authorization'] ?? '';
  const [, given] = /^(?:token|bearer) (.+)$/i.exec(authorization) ?? [];
  if (given === undefined) return refuse(401, 'Requires authentication');
  const bearer = bearerOf(running, given);
  if (bearer === undefined) return refuse(401, 'Bad credentials');

  const covered = repositories.filter(bearer.covers);
  const hosted = repositoryOf(running, bearer, { request, operation, params });
  if (hosted === undefined) return NOT_FOUND;
  // A token reads public repositories anywhere, and does not see private ones elsewhere.
  const isElsewhere = !bearer.covers(hosted);
  if (isElsewhere && hosted.state.repository.private) return NOT_FOUND;
  const { state } = hosted;
  const repository = fullName(state);
  const call: Call = {
    state,
    grants: isElsewhere ? {} : bearer.grantsFor(hosted),
    login: bearer.login,
    installed: covered.map((each) => each.state),
    operation: operation.id,
    params,
    query: request.query,
    body: (request.body ?? {}) as Call['body'],
    path: request.path,
    links: {
      api: url,
      repo: `${url}/repos/${repository}`,
      page: `${options.site ?? 'https://github.com'}/${repository}`,
    },
  };
  return checkPermissions(call) ?? HANDLERS[operation.id]?.(call) ?? NOT_FOUND;
}

/** Returns the repository that a request names, or the first one of the token if it names none. */
function repositoryOf(
  running: Running,
  bearer: Bearer,
  {
    request,
    operation,
    params,
  }: Readonly<{
    request: GitHubRequest;
    operation: Operation;
    params: Readonly<Record<string, string>>;
  }>,
): HostedRepository | undefined {
  const { repositories } = running;
  if (operation.id === GRAPHQL_OPERATION) {
    return repositoryOfQuery(running, bearer, request);
  }
  const { owner, repo } = params;
  if (repo === undefined) return repositories.find(bearer.covers) ?? repositories[0];
  const wanted = `${owner}/${repo}`.toLowerCase();
  return repositories.find(({ state }) => fullName(state).toLowerCase() === wanted);
}

function variablesOfQuery(body: unknown): Readonly<Record<string, string>> {
  const { variables = {} } = (body ?? {}) as { variables?: Record<string, string> };
  return variables;
}

/** Returns the repository that a query names, or that of the comments that it hides, which it names by their ids alone. */
function repositoryOfQuery(
  { repositories }: Running,
  { covers }: Bearer,
  { body }: GitHubRequest,
): HostedRepository | undefined {
  const covered = repositories.filter(covers);
  const { owner, name } = variablesOfQuery(body);
  if (name !== undefined) {
    const wanted = `${owner}/${name}`.toLowerCase();
    return repositories.find(({ state }) => fullName(state).toLowerCase() === wanted);
  }
  const text = JSON.stringify(body);
  const hasComment = ({ state }: HostedRepository): boolean =>
    [...state.comments.values()].some((comment) =>
      text.includes(JSON.stringify(nodeIdOf(comment))),
    );
  return covered.find(hasComment) ?? covered[0];
}

/** Statuses that GitHub gives anywhere, whether or not an operation's description lists them. */
const EVERYWHERE: readonly number[] = [401, 403, 404, 406, 410, 422, 429, 500, 502, 503];

/** Adds the headers that every response has, and compares it with the description if that is wanted. */
function complete(
  { options, repositories, violations }: Running,
  {
    request,
    operation,
    reply,
  }: Readonly<{ request: GitHubRequest; operation: Operation; reply: Reply }>,
): PlainReply {
  const { status, body, headers } = reply;
  request.status = status;
  const isDescribed = status in operation.replies || !EVERYWHERE.includes(status);
  if (options.checkReplies === true && isDescribed && typeof body !== 'string') {
    const faults = GITHUB.judgeReply(operation, status, body);
    if (faults.length > 0) {
      violations.push(
        `response to ${request.method} ${request.path}: ${faults.join('; ')}`,
      );
    }
  }
  const isText = typeof body === 'string';
  const now = repositories[0]?.state.now() ?? 0;
  return {
    status,
    headers: {
      date: new Date(now).toUTCString(),
      ...(body !== undefined && {
        'content-type': `${isText ? 'text/plain' : 'application/json'}; charset=utf-8`,
      }),
      'x-accepted-github-permissions': acceptedPermissions(operation.id),
      ...headers,
    },
    body: isText ? body : JSON.stringify(body),
  };
}
