import type { ServiceConfig } from './config.ts';
import { refuse, refuseForNow, type ServiceReply, type ServiceRequest } from './exchange.ts';
import type { ServiceState } from './state.ts';

const HOUR_MS = 3_600_000;

/** What a key may do: `read` is enough for a GET. */
export type Scope = 'read' | 'write';

/**
 * Checks the key (service document §5).
 * @returns why the request is turned away: 401 for no key or a wrong one, 403 for a key that may not do this
 */
export function checkKey(
  request: ServiceRequest,
  { config, scope }: Readonly<{ config: ServiceConfig; scope: Scope }>,
): ServiceReply | undefined {
  const given = request.headers['authorization'];
  const challenge = { 'www-authenticate': 'Bearer' };
  if (given === undefined) return refuse(401, 'Missing Authorization header', challenge);
  if (given === `Bearer ${config.key}`) return undefined;
  if (given !== `Bearer ${config.readOnlyKey}`) return refuse(401, 'Invalid API key', challenge);
  return scope === 'read' ? undefined : refuse(403, `API key lacks the ${scope} scope`);
}

/** Checks the project in the path, decoded; undefined stands for one that cannot be decoded. */
export function checkProject(project: string | undefined, config: ServiceConfig): ServiceReply | undefined {
  return project === config.projectId ? undefined : refuse(404, 'Project not found');
}

/**
 * Counts one use of an operation against its limit per hour, and turns away the one that is too many. A
 * refused request is not counted, so that waiting as long as `Retry-After` says always helps.
 */
export function countUse(
  state: ServiceState,
  { operation, now }: Readonly<{ operation: keyof ServiceState['uses']; now: number }>,
): Readonly<{ state: ServiceState; refusal?: ServiceReply }> {
  const recent = state.uses[operation].filter((at) => at > now - HOUR_MS);
  if (recent.length < state.config.perHour[operation]) {
    return { state: { ...state, uses: { ...state.uses, [operation]: [...recent, now] } } };
  }
  const freeAt = (recent[0] ?? now) + HOUR_MS;
  return { state, refusal: refuseForNow(Math.ceil((freeAt - now) / 1000)) };
}
