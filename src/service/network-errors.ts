/**
 * What Node reports about a connection, told as a fault. Only error codes are used: messages of errors may hold
 * addresses with passwords.
 */
import type { RequestError } from '../domain.ts';

/** How far an attempt got: as long as no connection stood, not one byte of the request can have left. */
export type SendProgress = Readonly<{ connected: boolean }>;

const CONNECT_ERRORS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the name server did not answer',
  ECONNREFUSED: 'the connection was refused',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ETIMEDOUT: 'the connection timed out',
  ECONNRESET: 'the connection was closed while it was being made',
};

/** Codes of refused certificates that do not have CERT in their name. */
const CERTIFICATE = ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'HOSTNAME_MISMATCH', 'INVALID_CA', 'INVALID_PURPOSE'];
/** Codes for an authority that Node does not know: https://nodejs.org/api/cli.html#node_extra_ca_certsfile */
const UNKNOWN_AUTHORITY = /^(?:DEPTH_ZERO_)?SELF_SIGNED_CERT|^UNABLE_TO_(?:VERIFY_LEAF|GET_ISSUER)/;
const CUSTOM_CA_HINT =
  "; where an authority of your own has signed it, name that authority's file in the variable NODE_EXTRA_CA_CERTS";

/** The fault for an error event. A reset of a kept connection counts as sent: the server may have read the request. */
export function errorFromException(error: unknown, { connected }: SendProgress): RequestError {
  const code = codeOf(error);
  const suffix = code === '' ? '' : ` (${code})`;
  if (connected) {
    const seen = code.startsWith('HPE_')
      ? 'the answer is not valid HTTP'
      : 'the connection was lost before the answer was complete';
    return { kind: 'no-response', detail: `${seen}${suffix}` };
  }
  if (code.includes('CERT') || CERTIFICATE.includes(code)) {
    const cure = UNKNOWN_AUTHORITY.test(code) ? CUSTOM_CA_HINT : '';
    return notSentError(`the server's certificate was not accepted${suffix}${cure}`, false);
  }
  if (code === 'ERR_PROXY_TUNNEL') return tunnelError(error, suffix);
  // Thrown before anything happens, for instance by a header that cannot be written: no later try changes that.
  if (code.startsWith('ERR_INVALID') || code.startsWith('ERR_HTTP') || code.startsWith('ERR_PROXY')) {
    return notSentError(`the request could not be made${suffix}`, false);
  }
  return notSentError(`${CONNECT_ERRORS[code] ?? 'the connection could not be made'}${suffix}`, true);
}

/** The fault for an attempt that was given up after `ms` milliseconds. */
export function timeoutError(ms: number, { connected }: SendProgress): RequestError {
  const seconds = ms / 1000;
  if (connected) return { kind: 'no-response', detail: `no complete answer came within ${seconds} s` };
  return notSentError(`no connection could be made within ${seconds} s`, true);
}

/** The fault for an attempt that the caller ended. */
export function abortError({ connected }: SendProgress): RequestError {
  const detail = 'the run was cancelled';
  return connected ? { kind: 'no-response', detail } : notSentError(detail, false);
}

export function notSentError(detail: string, transient: boolean): RequestError {
  return { kind: 'not-sent', detail, transient };
}

function tunnelError(error: unknown, suffix: string): RequestError {
  const status = isObject(error) && 'statusCode' in error ? Number(error.statusCode) : Number.NaN;
  if (Number.isNaN(status)) return notSentError(`the proxy did not open a way to the host${suffix}`, true);
  return notSentError(
    `the proxy refused to open a way to the host, with status ${status}${suffix}`,
    status >= 500,
  );
}

function codeOf(error: unknown): string {
  const code = isObject(error) && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : '';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
