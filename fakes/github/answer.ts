import type { ServerResponse } from 'node:http';
import { checkReply, type Checked } from './check.ts';
import { COMMENT_HANDLERS } from './comments.ts';
import { COMMIT_HANDLERS } from './commits.ts';
import { DEPLOYMENT_HANDLERS } from './deployments.ts';
import { notFound, refuse, type Call, type Handler, type Reply } from './handler.ts';
import { ISSUE_HANDLERS } from './issues.ts';
import type { HostedRepository, IncomingRequest, Options, GitHubRequest } from './options.ts';
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
export function answer(
  running: Running,
  incoming: IncomingRequest,
  text: string,
): Reply | 'reset' | ((response: ServerResponse) => void) {
  const { options, requests, violations } = running;
  const { request, checked } = parseRequest(running, incoming, text);
  requests.push(request);
  if (!checked.ok) {
    violations.push(`${request.method} ${request.path}: ${checked.reason}`);
    return { status: NOT_GITHUB, body: { message: checked.reason } };
  }

  const fault = options.intercept?.(request);
  if (fault === 'reset' || typeof fault === 'function') return fault;
  if (typeof fault === 'object' && !('afterwards' in fault)) return complete(running, request, fault);
  const reply = complete(running, request, handle(running, request, checked));
  if (fault === undefined) return reply;
  request.status = undefined;
  return fault === 'reset-after' ? 'reset' : fault.afterwards;
}

function handle(
  running: Running,
  request: GitHubRequest,
  { operation, docs, params }: Checked & { ok: true },
): Reply {
  const { options, repositories, url } = running;
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
    operation,
    docs,
    params,
    query: request.query,
    body: (request.body ?? {}) as Call['body'],
    path: request.path,
    links: { api: url, site, repo: `${url}/repos/${repository}`, page: `${site}/${repository}` },
    at: new Date(state.now()),
  };
  return checkPermissions(call) ?? HANDLERS[operation]?.(call) ?? notFound(call);
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

/** Adds the headers that every response has, and compares it with the description if that is wanted. */
function complete({ options, requests, violations }: Running, request: GitHubRequest, reply: Reply): Reply {
  const { operation = '', method, path } = request;
  request.status = reply.status;
  const fault = options.checkReplies === true ? checkReply(operation, reply.status, reply.body) : undefined;
  if (fault !== undefined) violations.push(`response to ${method} ${path}: ${fault}`);
  return {
    ...reply,
    headers: {
      'x-github-request-id': `57A4:${requests.length.toString(16).toUpperCase().padStart(6, '0')}`,
      'x-accepted-github-permissions': acceptedPermissions(operation),
      ...reply.headers,
    },
  };
}
