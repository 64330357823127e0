import { decodePart } from '../parse.ts';
import { createJob, getJob, sendMessage } from './agent.ts';
import type { ServiceConfig } from './config.ts';
import { refuse, type ServiceReply, type ServiceRequest } from './exchange.ts';
import { countFeedback, listConversations, listSearches } from './signals.ts';
import type { ServiceCall, ServiceState } from './state.ts';
import { reportViews } from './views.ts';

type Route = readonly [
  method: 'GET' | 'POST',
  path: RegExp,
  answer: (call: ServiceCall) => ServiceReply,
];

/** The operations of service document §4. Each path names the project, then the job. */
const ROUTES: readonly Route[] = [
  ['POST', /^\/v2\/agent\/([^/]+)\/job$/, createJob],
  ['GET', /^\/v2\/agent\/([^/]+)\/job\/([^/]+)$/, getJob],
  ['POST', /^\/v2\/agent\/([^/]+)\/job\/([^/]+)\/message$/, sendMessage],
  ['GET', /^\/v1\/analytics\/([^/]+)\/views$/, reportViews],
  ['GET', /^\/v1\/analytics\/([^/]+)\/assistant$/, listConversations],
  ['GET', /^\/v1\/analytics\/([^/]+)\/searches$/, listSearches],
  ['GET', /^\/v1\/analytics\/([^/]+)\/feedback\/by-page$/, countFeedback],
];

/** Answers one request and changes the state. It needs no clock and no socket. */
export function handle(
  request: ServiceRequest,
  state: ServiceState,
  now: number,
): ServiceReply {
  state.requests += 1;
  const reply = answer(request, state, now);
  const id = `req_${String(state.requests).padStart(6, '0')}`;
  return {
    ...reply,
    headers: { server: 'docs-service-fake', 'x-request-id': id, ...reply.headers },
  };
}

function answer(request: ServiceRequest, state: ServiceState, now: number): ServiceReply {
  const { projectId, hasAllProjects } = state.config;
  const { path } = request;
  const route = ROUTES.find(
    ([method, pattern]) => method === request.method && pattern.test(path),
  );
  if (route === undefined) return refuse(404, 'Not found');
  const [, pattern, respond] = route;
  const [, project, id = ''] = (pattern.exec(path) ?? []).map(decodePart);
  const refusal = checkKey(request, state.config);
  if (refusal !== undefined) return refusal;
  const exists = project === projectId || hasAllProjects;
  if (!exists) return refuse(404, 'Project not found');
  return respond({ request, state, now, id });
}

/** Checks the key (service document §5): 401 for none or a wrong one, 403 for one that may only read. */
function checkKey(
  { method, headers }: ServiceRequest,
  { key, otherKeys, readOnlyKey }: ServiceConfig,
): ServiceReply | undefined {
  const given = headers['authorization'];
  if ([key, ...otherKeys].some((known) => given === `Bearer ${known}`)) return undefined;
  if (given === undefined) return refuse(401, 'Missing Authorization header');
  if (given !== `Bearer ${readOnlyKey}`) return refuse(401, 'Invalid API key');
  if (method === 'GET') return undefined;
  return refuse(403, 'API key lacks the write scope');
}
