import type { ServiceChanges } from '../../fakes/service/config.ts';
import type { ServiceRequest } from '../../fakes/service/exchange.ts';
import { handle, type Handled } from '../../fakes/service/handler.ts';
import type { JobRecord } from '../../fakes/service/jobs.ts';
import { createState, type ServiceState } from '../../fakes/service/state.ts';

/** 2026-08-01T00:00:00Z: the time at which every test begins, in milliseconds. */
export const START = 1_785_542_400_000;

export const JOBS = '/v2/agent/acme-docs/job';
export const VIEWS = '/v1/analytics/acme-docs/views';

/**
 * A request as a good client sends it; `changes` make it a bad one, an undefined header takes the header
 * away.
 */
export function submission(
  method: 'GET' | 'POST',
  path: string,
  changes: Readonly<{
    headers?: Readonly<Record<string, string | undefined>>;
    body?: unknown;
    raw?: string;
    query?: Readonly<Record<string, string>>;
  }> = {},
): ServiceRequest {
  const wanted: Record<string, string | undefined> = {
    authorization: 'Bearer mint_fake_key',
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...changes.headers,
  };
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(wanted)) if (value !== undefined) headers[name] = value;
  const body = changes.raw ?? (changes.body === undefined ? '' : JSON.stringify(changes.body));
  return { method, path, query: changes.query ?? {}, headers, body };
}

/**
 * A talk with one service: the state is carried on from request to request, the time is `START` plus what is
 * told.
 */
export class ServiceClient {
  state: ServiceState;

  constructor(changes: ServiceChanges = {}) {
    this.state = createState(changes);
  }

  say(request: ServiceRequest, afterMs = 0): Handled {
    const handled = handle(request, this.state, START + afterMs);
    this.state = handled.state;
    return handled;
  }

  create(prompt: string, afterMs = 0): Handled {
    return this.say(submission('POST', JOBS, { body: { prompt } }), afterMs);
  }

  message(id: string, prompt: string, afterMs = 0): Handled {
    return this.say(submission('POST', `${JOBS}/${id}/message`, { body: { prompt } }), afterMs);
  }

  read(id: string, afterMs = 0): Handled {
    return this.say(submission('GET', `${JOBS}/${id}`), afterMs);
  }

  views(query: Readonly<Record<string, string>> = {}, afterMs = 0): Handled {
    return this.say(submission('GET', VIEWS, { query }), afterMs);
  }
}

/** The job that a reply tells. */
export function jobOf(reply: Handled): JobRecord {
  return JSON.parse(reply.body) as JobRecord;
}

/** A job in short: `completed` or `completed #7`. */
export function brief(reply: Handled): string {
  const { status, prLink } = jobOf(reply);
  return prLink === null ? status : `${status} #${prLink.split('/').at(-1)}`;
}
