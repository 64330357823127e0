import type { ServiceChanges } from '../../../fakes/service/config.ts';
import type { ServiceReply, ServiceRequest } from '../../../fakes/service/exchange.ts';
import { handle } from '../../../fakes/service/handler.ts';
import type { JobRecord } from '../../../fakes/service/jobs.ts';
import { createState } from '../../../fakes/service/state.ts';

/** 2026-08-01T00:00:00Z: the time at which every test begins, in milliseconds. */
const START = 1_785_542_400_000;

export const JOBS = '/v2/agent/acme-docs/job';
export const VIEWS = '/v1/analytics/acme-docs/views';

/** Creates a valid request, with changes. A header that is undefined is left out. */
export function requestTo(
  method: 'GET' | 'POST',
  path: string,
  {
    body,
    raw = body === undefined ? '' : JSON.stringify(body),
    query = {},
    ...changes
  }: Readonly<{
    headers?: Readonly<Record<string, string | undefined>>;
    body?: unknown;
    raw?: string;
    query?: Readonly<Record<string, string>>;
  }> = {},
): ServiceRequest {
  const headers = {
    authorization: 'Bearer mint_fake_admin_key',
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    ...changes.headers,
  };
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return {
    method,
    path,
    query,
    headers: Object.fromEntries(given),
    body: raw,
  };
}

/** Sends requests to one service; `afterMs` counts from the start of the test. */
export function startClient(changes: ServiceChanges = {}) {
  const state = createState(changes);
  const get = (
    path: string,
    query: Readonly<Record<string, string>> = {},
    afterMs = 0,
  ): ServiceReply => handle(requestTo('GET', path, { query }), state, START + afterMs);
  const post = (path: string, prompt: string, afterMs = 0): ServiceReply =>
    handle(requestTo('POST', path, { body: { prompt } }), state, START + afterMs);
  return { get, post };
}

/** Describes a job in short: `completed` or `completed #7`. */
export function brief({ body }: ServiceReply): string {
  const { status, prLink } = JSON.parse(body) as JobRecord;
  return prLink === null ? status : `${status} #${prLink.split('/').at(-1)}`;
}
