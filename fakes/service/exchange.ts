/** One request to the service and its response, as plain data. */

export type { PlainRequest as ServiceRequest } from '../http-server.ts';

export type ServiceReply = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

export function sendJson(
  status: number,
  value: unknown,
  headers: ServiceReply['headers'] = {},
): ServiceReply {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers: { ...type, ...headers }, body: JSON.stringify(value) };
}

/** Creates an error in the shape of the agent operations. */
export function refuse(status: number, error: string): ServiceReply {
  return sendJson(status, { error });
}

/** Creates an error in the shape of the analytics. */
export function refuseQuery(errors: readonly string[]): ServiceReply {
  return sendJson(400, {
    error: 'Invalid query parameters',
    details: errors.map((message) => ({ message })),
  });
}

export function refuseForNow(retryAfterSeconds: number): ServiceReply {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return sendJson(429, { error: 'Too many requests: try again later' }, headers);
}

/** Creates a page for people, as a gateway in front of the service sends it. */
export function sendPage(status: number, title: string): ServiceReply {
  const body = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
