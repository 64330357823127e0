import type { ServerResponse } from 'node:http';
import { accountOf } from './accounts.ts';
import { notFound, refuse, type Call, type Handler, type Links, type Reply } from './handler.ts';
import { checkReply, type Checked } from './check.ts';
import { COMMENT_HANDLERS } from './comments.ts';
import { COMMIT_HANDLERS } from './commits.ts';
import { ISSUE_HANDLERS } from './issues.ts';
import { PEOPLE_HANDLERS } from './people.ts';
import { PULL_HANDLERS } from './pulls.ts';
import { REACTION_HANDLERS } from './reactions.ts';
import { RELEASE_HANDLERS } from './releases.ts';
import { REPOSITORY_HANDLERS } from './repository.ts';
import { acceptedPermissions, judgeRights, type Grants } from './permissions.ts';
import { look } from './parse-request.ts';
import type { Arriving, Options, Seen } from './options.ts';
import type { State } from './state.ts';

/** A running fake: what it was started with and what it has seen. */
export type Standing = Readonly<{
  options: Options;
  state: State;
  token: string;
  url: string;
  requests: Seen[];
  violations: string[];
}> & {
  /** What the token may do now. */
  grants: Grants | undefined;
  expired: boolean;
  used: number;
};

export const HANDLERS: Readonly<Record<string, Handler>> = {
  ...COMMENT_HANDLERS,
  ...COMMIT_HANDLERS,
  ...ISSUE_HANDLERS,
  ...PEOPLE_HANDLERS,
  ...PULL_HANDLERS,
  ...REACTION_HANDLERS,
  ...RELEASE_HANDLERS,
  ...REPOSITORY_HANDLERS,
};

/** No status of HTTP's, so that nothing takes it for an answer of GitHub's. */
const NOT_GITHUB = 599;
const RATE_LIMIT = 15_000;
const DOCS = 'https://docs.github.com/rest';

/** Looks at a request as GitHub would: is there such an operation, who asks, may they, and then does it. */
export function answer(
  standing: Standing,
  request: Arriving,
  text: string,
): Reply | 'reset' | ((response: ServerResponse) => void) {
  const { options, state, requests } = standing;
  const { seen, checked } = look(request, text, {
    prefix: options.prefix ?? '',
    state,
    earlier: requests,
  });
  requests.push(seen);
  if (!checked.ok) {
    standing.violations.push(`${seen.method} ${seen.path}: ${checked.reason}`);
    return settle(standing, seen, { status: NOT_GITHUB, body: { message: checked.reason } });
  }

  const fault = options.intercept?.(seen);
  if (fault === 'reset' || typeof fault === 'function') return fault;
  if (typeof fault === 'object' && 'afterwards' in fault) {
    carryOut(standing, seen, checked);
    return fault.afterwards;
  }
  const reply = fault === undefined || fault === 'reset-after' ? carryOut(standing, seen, checked) : fault;
  return fault === 'reset-after' ? 'reset' : settle(standing, seen, reply);
}

function carryOut(
  standing: Standing,
  seen: Seen,
  { operation, docs, params }: Checked & { ok: true },
): Reply {
  const { options, state } = standing;
  const refused = judgeToken(standing, seen);
  if (refused !== undefined) return refused;

  const { owner, name } = state.repository;
  const asked = `${params['owner']}/${params['repo']}`.toLowerCase();
  if (params['owner'] !== undefined && asked !== `${owner}/${name}`.toLowerCase()) return notFound({ docs });

  const call: Call = {
    state,
    operation,
    docs,
    params,
    query: seen.query,
    body: (seen.body ?? {}) as Call['body'],
    path: seen.path,
    accept: seen.headers['accept'] ?? '',
    actor: accountOf(state, options.actor ?? 'github-actions[bot]'),
    links: linksOf(standing),
    at: new Date(state.now()),
  };
  const grants = standing.grants ?? { issues: 'write', 'pull-requests': 'write', contents: 'read' };
  const rights = { issuesCoverPullRequests: options.issuesCoverPullRequests ?? false };
  return judgeRights(call, grants, rights) ?? HANDLERS[operation]?.(call) ?? notFound(call);
}

/** The order is GitHub's: rules of the door first, then who it is, then how often. */
function judgeToken(standing: Standing, { headers }: Seen): Reply | undefined {
  if (headers['user-agent'] === undefined) {
    return {
      status: 403,
      body: 'Request forbidden by administrative rules. Please send a User-Agent header.',
    };
  }
  const [, given] = /^(?:token|bearer) (.+)$/i.exec(headers['authorization'] ?? '') ?? [];
  if (given === undefined) return refuse(401, 'Requires authentication', { docs: DOCS });
  if (given !== standing.token || standing.expired) return refuse(401, 'Bad credentials', { docs: DOCS });
  standing.used += 1;
  return standing.used > (standing.options.rateLimit ?? RATE_LIMIT)
    ? refuse(403, 'API rate limit exceeded for installation.', { docs: DOCS })
    : undefined;
}

function linksOf({ options, state, url }: Standing): Links {
  const site = options.site ?? 'https://github.com';
  const path = `${state.repository.owner}/${state.repository.name}`;
  return { api: url, site, repo: `${url}/repos/${path}`, page: `${site}/${path}` };
}

/** Adds the headers that every answer has, and holds it to the description where that is wanted. */
function settle(standing: Standing, seen: Seen, reply: Reply): Reply {
  const { options, state, requests } = standing;
  const limit = options.rateLimit ?? RATE_LIMIT;
  const accepted = acceptedPermissions(seen.operation ?? '');
  seen.status = reply.status;
  if (options.checkReplies === true && seen.operation !== undefined && reply.status !== NOT_GITHUB) {
    const fault = checkReply(seen.operation, reply.status, reply.body);
    if (fault !== undefined) standing.violations.push(`answer to ${seen.method} ${seen.path}: ${fault}`);
  }
  return {
    ...reply,
    headers: {
      'x-github-request-id': `57A4:${requests.length.toString(16).toUpperCase().padStart(6, '0')}`,
      'x-github-media-type': 'github.v3',
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, limit - standing.used)),
      'x-ratelimit-used': String(standing.used),
      'x-ratelimit-resource': 'core',
      'x-ratelimit-reset': String(Math.ceil(state.now() / 1000) + 3600),
      ...(accepted === undefined ? {} : { 'x-accepted-github-permissions': accepted }),
      ...reply.headers,
    },
  };
}
