import { intercepted, type PlainRequest } from '../http-server.ts';
import { variablesOf, type Operation } from '../openapi.ts';
import { COMMENT_HANDLERS } from './comments.ts';
import { COMMIT_HANDLERS } from './commits.ts';
import { DEPLOYMENT_HANDLERS } from './deployments.ts';
import { GITHUB } from './description.ts';
import { notFound, refuse, type Call, type Handler, type Reply } from './handler.ts';
import { ISSUE_HANDLERS } from './issues.ts';
import type { HostedRepository, Options, GitHubRequest } from './options.ts';
import { parseRequest } from './parse-request.ts';
import { acceptedPermissions, checkPermissions } from './permissions.ts';
import { PULL_HANDLERS } from './pulls.ts';
import { REACTION_HANDLERS } from './reactions.ts';
import { REPOSITORY_HANDLERS } from './repository.ts';
import { fullName } from './state.ts';

/** A running fake: what it was started with and what it has received. */
export type Running = Readonly<{
  options: Options;
  repositories: readonly HostedRepository[];
  url: string;
  requests: GitHubRequest[];
  violations: string[];
}>;

export const HANDLERS: Readonly<Record<string, Handler>> = {
  ...COMMENT_HANDLERS,
  ...COMMIT_HANDLERS,
  ...DEPLOYMENT_HANDLERS,
  ...ISSUE_HANDLERS,
  ...PULL_HANDLERS,
  ...REACTION_HANDLERS,
  ...REPOSITORY_HANDLERS,
};

/** No status of HTTP, so that nothing takes it for a response of GitHub. */
const NOT_GITHUB = 599;
const DOCS = 'https://docs.github.com/rest';

/** Handles a request as GitHub does: checks the operation, the token and its permissions, then does it. */
export function answer(running: Running, incoming: PlainRequest): ReturnType<typeof intercepted<Reply>> {
  const { options, requests, violations } = running;
  const { request, operation, faults } = parseRequest(running, incoming);
  requests.push(request);
  if (operation === undefined || faults.length > 0) {
    const message = faults.join('; ');
    violations.push(`${request.method} ${request.path}: ${message}`);
    return { status: NOT_GITHUB, body: { message } };
  }

  const reply = intercepted(options.intercept?.(request), () => handle(running, request, operation));
  return typeof reply === 'object' ? complete(running, { request, operation, reply }) : reply;
}

function handle(running: Running, request: GitHubRequest, operation: Operation): Reply {
  const { options, repositories, url } = running;
  const { id, docs } = operation;
  const params = variablesOf(operation, request.path);
  const bearer = checkToken(running, request);
  if ('status' in bearer) return bearer;

  const wanted = `${params['owner']}/${params['repo']}`.toLowerCase();
  const hosted = repositories.find(({ state }) => fullName(state).toLowerCase() === wanted);
  // A token reads what is public anywhere, and does not see what is private elsewhere.
  if (hosted === undefined || (hosted !== bearer && hosted.state.repository.private))
    return notFound({ docs });
  const { state } = hosted;
  const repository = fullName(state);

  const site = options.site ?? 'https://github.com';
  const call: Call = {
    state,
    grants: hosted === bearer ? hosted.grants : {},
    login: bearer.login,
    operation: id,
    docs,
    params,
    query: request.query,
    body: (request.body ?? {}) as Call['body'],
    path: request.path,
    links: { api: url, site, repo: `${url}/repos/${repository}`, page: `${site}/${repository}` },
    at: new Date(state.now()),
  };
  return checkPermissions(call) ?? HANDLERS[id]?.(call) ?? notFound(call);
}

/** The repository that the token is for, or the refusal. */
function checkToken({ repositories }: Running, { headers }: GitHubRequest): HostedRepository | Reply {
  if (headers['user-agent'] === undefined) {
    const body = 'Request forbidden by administrative rules. Please send a User-Agent header.';
    return { status: 403, body };
  }
  const [, given] = /^(?:token|bearer) (.+)$/i.exec(headers['authorization'] ?? '') ?? [];
  if (given === undefined) return refuse(401, 'Requires authentication', { docs: DOCS });
  const bearer = repositories.find(({ token, isExpired }) => token === given && !isExpired);
  return bearer ?? refuse(401, 'Bad credentials', { docs: DOCS });
}

/** Statuses that GitHub gives anywhere, whether or not an operation's description lists them. */
const EVERYWHERE: readonly number[] = [401, 403, 404, 406, 410, 422, 429, 500, 502, 503];

/** Adds the headers that every response has, and compares it with the description if that is wanted. */
function complete(
  { options, requests, violations }: Running,
  { request, operation, reply }: Readonly<{ request: GitHubRequest; operation: Operation; reply: Reply }>,
): Reply {
  const { status, body, headers } = reply;
  request.status = status;
  const isDescribed = status in operation.replies || !EVERYWHERE.includes(status);
  if (options.checkReplies === true && isDescribed && typeof body !== 'string') {
    const faults = GITHUB.judgeReply(operation, status, body);
    if (faults.length > 0)
      violations.push(`response to ${request.method} ${request.path}: ${faults.join('; ')}`);
  }
  return {
    ...reply,
    headers: {
      'x-github-request-id': `57A4:${requests.length.toString(16).toUpperCase().padStart(6, '0')}`,
      'x-accepted-github-permissions': acceptedPermissions(operation.id),
      ...headers,
    },
  };
}
