import { decodePart } from '../parse.ts';
import { checkKey } from './access.ts';
import { createJob, getJob, sendMessage } from './agent.ts';
import { refuse, type ServiceReply, type ServiceRequest } from './exchange.ts';
import { listConversations, listFeedback, listSearches } from './signals.ts';
import type { ServiceCall, ServiceState } from './state.ts';
import { reportViews } from './views.ts';

type Route = readonly [method: 'GET' | 'POST', path: RegExp, answer: (call: ServiceCall) => ServiceReply];

/** The operations of service document §4. Each path names the project, then the job. */
const ROUTES: readonly Route[] = [
  ['POST', /^\/v2\/agent\/([^/]+)\/job$/, createJob],
  ['GET', /^\/v2\/agent\/([^/]+)\/job\/([^/]+)$/, getJob],
  ['POST', /^\/v2\/agent\/([^/]+)\/job\/([^/]+)\/message$/, sendMessage],
  ['GET', /^\/v1\/analytics\/([^/]+)\/views$/, reportViews],
  ['GET', /^\/v1\/analytics\/([^/]+)\/assistant$/, listConversations],
  ['GET', /^\/v1\/analytics\/([^/]+)\/searches$/, listSearches],
  ['GET', /^\/v1\/analytics\/([^/]+)\/feedback$/, listFeedback],
];

/** Answers one request and changes the state. It needs no clock and no socket. */
export function handle(request: ServiceRequest, state: ServiceState, now: number): ServiceReply {
  state.requests += 1;
  const reply = answer(request, state, now);
  const id = `req_${String(state.requests).padStart(6, '0')}`;
  return { ...reply, headers: { server: 'docs-service-fake', 'x-request-id': id, ...reply.headers } };
}

function answer(request: ServiceRequest, state: ServiceState, now: number): ServiceReply {
  const { basePath, projectId } = state.config;
  const path = request.path.startsWith(basePath) ? request.path.slice(basePath.length) : '';
  const routes = ROUTES.filter(([, pattern]) => pattern.test(path));
  const route = routes.find(([method]) => method === request.method);
  if (route === undefined) {
    const allow = routes.map(([method]) => method).join(', ');
    return allow === '' ? refuse(404, 'Not found') : refuse(405, 'Method not allowed', { allow });
  }
  const [, pattern, respond] = route;
  const [, project, id = ''] = (pattern.exec(path) ?? []).map(decodePart);
  const refusal = checkKey(request, state.config);
  if (refusal !== undefined) return refusal;
  if (project !== projectId) return refuse(404, 'Project not found');
  return respond({ request, state, now, id });
}
