/**
 * The hosted service as a function from a request, a state and the time to a reply and the next state. It
 * holds no clock and no socket: tests call it as it is, `serve.ts` plugs it into HTTP.
 */
import { createJob, getJob, sendMessage, type Answered } from './agent.ts';
import { refuse, type ServiceReply, type ServiceRequest } from './exchange.ts';
import { checkKey, checkProject } from './access.ts';
import type { ServiceState } from './state.ts';
import { reportViews } from './views.ts';

/** A reply, and the state that the request leaves behind. */
export type Handled = ServiceReply & Readonly<{ state: ServiceState }>;

type Route = Readonly<{
  method: 'GET' | 'POST';
  path: RegExp;
  answer: (
    asked: Readonly<{ request: ServiceRequest; state: ServiceState; now: number; id: string }>,
  ) => Answered;
}>;

/**
 * The operations of service document §4; each path has the project first, then the job where there is one.
 */
const ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v2\/agent\/([^/]+)\/job$/,
    answer: ({ request, state, now }) => createJob(request, state, now),
  },
  {
    method: 'GET',
    path: /^\/v2\/agent\/([^/]+)\/job\/([^/]+)$/,
    answer: ({ id, state, now }) => getJob({ id, state, now }),
  },
  {
    method: 'POST',
    path: /^\/v2\/agent\/([^/]+)\/job\/([^/]+)\/message$/,
    answer: ({ request, id, state, now }) => sendMessage(request, { id, state, now }),
  },
  {
    method: 'GET',
    path: /^\/v1\/analytics\/([^/]+)\/views$/,
    answer: ({ request, state, now }) => reportViews(request, state, now),
  },
];

/**
 * Answers one request.
 * @param now wall-clock time in milliseconds since 1970; durations of scenarios and limits per hour are counted
 * by it
 */
export function handle(request: ServiceRequest, before: ServiceState, now: number): Handled {
  const requests = before.requests + 1;
  const { reply, state } = answer(request, { ...before, requests }, now);
  const headers = {
    server: 'docs-service-fake',
    'x-request-id': `req_${String(requests).padStart(6, '0')}`,
    ...reply.headers,
  };
  return { status: reply.status, headers, body: reply.body, state };
}

function answer(request: ServiceRequest, state: ServiceState, now: number): Answered {
  const { config } = state;
  const path = request.path.startsWith(config.basePath) ? request.path.slice(config.basePath.length) : '';
  const routes = ROUTES.filter((each) => each.path.test(path));
  const route = routes.find(({ method }) => method === request.method);
  if (route === undefined) {
    const allow = routes.map(({ method }) => method).join(', ');
    return { reply: allow ? refuse(405, 'Method not allowed', { allow }) : refuse(404, 'Not found'), state };
  }
  const [, project, id] = (route.path.exec(path) ?? []).map(decode);
  const scope = route.method === 'GET' ? 'read' : 'write';
  const refusal = checkKey(request, { config, scope }) ?? checkProject(project, config);
  if (refusal) return { reply: refusal, state };
  return route.answer({ request, state, now, id: id ?? '' });
}

/** Decodes a part of a path; what cannot be decoded is undefined, and so never anything's name. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
