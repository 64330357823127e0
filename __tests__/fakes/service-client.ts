import type { ServiceChanges } from '../../fakes/service/config.ts';
import type { ServiceReply, ServiceRequest } from '../../fakes/service/exchange.ts';
import { handle } from '../../fakes/service/handler.ts';
import type { JobRecord } from '../../fakes/service/jobs.ts';
import { createState } from '../../fakes/service/state.ts';

/** 2026-08-01T00:00:00Z: the time at which every test begins, in milliseconds. */
const START = 1_785_542_400_000;

export const JOBS = '/v2/agent/acme-docs/job';
export const VIEWS = '/v1/analytics/acme-docs/views';

/** A valid request, with changes. A header that is undefined is left out. */
export function requestTo(
  method: 'GET' | 'POST',
  path: string,
  changes: Readonly<{
    headers?: Readonly<Record<string, string | undefined>>;
    body?: unknown;
    raw?: string;
    query?: Readonly<Record<string, string>>;
  }> = {},
): ServiceRequest {
  const wanted = {
    authorization: 'Bearer mint_fake_key',
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    ...changes.headers,
  };
  const headers = Object.fromEntries(
    Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const body = changes.raw ?? (changes.body === undefined ? '' : JSON.stringify(changes.body));
  return { method, path, query: changes.query ?? {}, headers, body };
}

/** Sends requests to one service; `afterMs` counts from the start of the test. */
export class ServiceClient {
  readonly state;

  constructor(changes: ServiceChanges = {}) {
    this.state = createState(changes);
  }

  send(request: ServiceRequest, afterMs = 0): ServiceReply {
    return handle(request, this.state, START + afterMs);
  }

  create(prompt = 'Describe the flag', afterMs = 0): ServiceReply {
    return this.send(requestTo('POST', JOBS, { body: { prompt } }), afterMs);
  }

  message(id: string, prompt: string, afterMs = 0): ServiceReply {
    return this.send(requestTo('POST', `${JOBS}/${id}/message`, { body: { prompt } }), afterMs);
  }

  read(id: string, afterMs = 0): ServiceReply {
    return this.send(requestTo('GET', `${JOBS}/${id}`), afterMs);
  }

  views(query: Readonly<Record<string, string>> = {}, afterMs = 0): ServiceReply {
    return this.send(requestTo('GET', VIEWS, { query }), afterMs);
  }
}

/** A job in short: `completed` or `completed #7`. */
export function brief({ body }: ServiceReply): string {
  const { status, prLink } = JSON.parse(body) as JobRecord;
  return prLink === null ? status : `${status} #${prLink.split('/').at(-1)}`;
}
