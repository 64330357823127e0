import type { ServiceConfig } from './config.ts';
import { refuse, refuseForNow, type ServiceReply, type ServiceRequest } from './exchange.ts';
import type { ServiceState } from './state.ts';

const HOUR_MS = 3_600_000;

/** Checks the key (service document §5): 401 for none or a wrong one, 403 for one that may only read. */
export function checkKey(
  { method, headers }: ServiceRequest,
  { key, readOnlyKey }: ServiceConfig,
): ServiceReply | undefined {
  const given = headers['authorization'];
  const challenge = { 'www-authenticate': 'Bearer' };
  if (given === undefined) return refuse(401, 'Missing Authorization header', challenge);
  if (given === `Bearer ${key}`) return undefined;
  if (given !== `Bearer ${readOnlyKey}`) return refuse(401, 'Invalid API key', challenge);
  return method === 'GET' ? undefined : refuse(403, 'API key lacks the write scope');
}

/** Counts a use of an operation, or refuses the one that exceeds the limit; that one is not counted. */
export function countUse(
  { uses, config }: ServiceState,
  operation: keyof ServiceState['uses'],
  now: number,
): ServiceReply | undefined {
  const recent = uses[operation].filter((at) => at > now - HOUR_MS);
  if (recent.length >= config.perHour[operation])
    return refuseForNow(Math.ceil(((recent[0] ?? now) + HOUR_MS - now) / 1000));
  uses[operation] = [...recent, now];
  return undefined;
}
