import type { Fault } from '../domain.ts';
import type { HttpReply, Send } from '../ports.ts';

/** A fault of the connection on its way through Octokit, which knows only errors. */
export class SendError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.detail);
    this.fault = fault;
  }
}

/** What Octokit asks of a `fetch`, and no more. */
type FetchInit = Readonly<{
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal;
}>;

/** A page of 100 comments of 65,536 characters each fits. */
const MAX_ANSWER_BYTES = 40 * 1024 * 1024;

/**
 * A fetch over `send`, as far as Octokit uses one: https://github.com/octokit/request.js. Rejects with a SendError, for
 * redirects too: Octokit would take their empty answer for a good one. `attemptMs` bounds one attempt, the answer included.
 */
export function createFetch(send: Send, attemptMs: () => number) {
  return async (url: string, { method = 'GET', headers = {}, body, signal }: FetchInit = {}) => {
    const answer = await send({
      method,
      url: new URL(url),
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      timeoutMs: attemptMs(),
      maxBytes: MAX_ANSWER_BYTES,
    });
    if (!answer.ok) throw new SendError(answer.fault);
    const { status } = answer.value;
    if (status >= 300 && status < 400 && status !== 304)
      throw new SendError({ kind: 'status', status, detail: 'a redirect, which was not followed' });
    return response(url, answer.value, tokenIn(headers));
  };
}

/** The token that a request carries; empty where it carries none. */
function tokenIn(headers: Readonly<Record<string, string>>): string {
  return headers['authorization']?.split(' ').at(-1) ?? '';
}

function response(url: string, { status, headers, body }: HttpReply, token: string) {
  const text = (): string => {
    const whole = new TextDecoder().decode(body);
    // A refusal becomes a sentence in a log; what it echoes must not.
    return status < 400 || token === '' ? whole : whole.replaceAll(token, '***');
  };
  return {
    url,
    status,
    ok: status >= 200 && status < 300,
    statusText: '',
    headers: new Map(Object.entries(headers)),
    text: async () => text(),
    arrayBuffer: async () => body.buffer.slice(body.byteOffset, body.byteOffset + body.byteLength),
  };
}
