/** What the adapters of both services send their requests with. */
import type { Result } from './domain.ts';

/** An HTTP request; names of headers are in lower case. */
export type HttpRequest = Readonly<{
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Bound on the whole exchange, to the last byte of the response. */
  timeoutMs: number;
  /** Bound on the body of the response. */
  maxBytes: number;
}>;
export type HttpResponse = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}>;
/** Sends one request, without retries, and follows no redirect. Any status is a response. */
export type SendRequest = (request: HttpRequest) => Promise<Result<HttpResponse>>;
