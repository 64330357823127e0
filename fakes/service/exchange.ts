/** One request to the service and what it answers, free of sockets: both are plain data. */

export type ServiceRequest = Readonly<{
  method: string;
  /** The path as sent, still percent-encoded, without the query. */
  path: string;
  /**
   * Decoded parameters; one that was given twice has its values joined with a comma, which no parameter
   * allows.
   */
  query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

export type ServiceReply = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };

/** Answers with a JSON value. */
export function sendJson(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): ServiceReply {
  return { status, headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(value) };
}

/** Says no the way the agent operations do: `{"error": sentence}`. */
export function refuse(
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): ServiceReply {
  return sendJson(status, { error }, headers);
}

/** Says no to a request that came too often; `seconds` is what `Retry-After` asks for. */
export function refuseForNow(seconds: number): ServiceReply {
  return refuse(429, 'Too many requests: try again later', { 'retry-after': String(seconds) });
}

/**
 * A page for people, as a gateway before the service would answer; never what a client of the API expects.
 */
export function sendPage(status: number, title: string): ServiceReply {
  const page = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
  return { status, headers: HTML_TYPE, body: page };
}
