/**
 * What Node reports about a connection, told as a fault. Only error codes are used: messages of errors may hold
 * addresses with passwords.
 */
import type { Fault } from '../domain.ts';

/** How far an attempt got: as long as no connection stood, not one byte of the request can have left. */
export type Reach = Readonly<{ connected: boolean }>;

const BEFORE: Readonly<Record<string, string>> = {
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
const OWN_AUTHORITY =
  "; where an authority of your own has signed it, name that authority's file in the variable NODE_EXTRA_CA_CERTS";

/** The fault for an error event. A reset of a kept connection counts as sent: the server may have read the request. */
export function faultOfError(error: unknown, { connected }: Reach): Fault {
  const code = codeOf(error);
  const told = code === '' ? '' : ` (${code})`;
  if (connected) {
    const seen = code.startsWith('HPE_')
      ? 'the answer is not valid HTTP'
      : 'the connection was lost before the answer was complete';
    return { kind: 'no-answer', detail: `${seen}${told}` };
  }
  if (code.includes('CERT') || CERTIFICATE.includes(code)) {
    const cure = UNKNOWN_AUTHORITY.test(code) ? OWN_AUTHORITY : '';
    return notSent(`the server's certificate was not accepted${told}${cure}`, false);
  }
  if (code === 'ERR_PROXY_TUNNEL') return faultOfTunnel(error, told);
  // Thrown before anything happens, for instance by a header that cannot be written: no later try changes that.
  if (code.startsWith('ERR_INVALID') || code.startsWith('ERR_HTTP') || code.startsWith('ERR_PROXY')) {
    return notSent(`the request could not be made${told}`, false);
  }
  return notSent(`${BEFORE[code] ?? 'the connection could not be made'}${told}`, true);
}

/** The fault for an attempt that was given up after `ms` milliseconds. */
export function faultOfTimeout(ms: number, { connected }: Reach): Fault {
  const seconds = ms / 1000;
  if (connected) return { kind: 'no-answer', detail: `no complete answer came within ${seconds} s` };
  return notSent(`no connection could be made within ${seconds} s`, true);
}

/** The fault for an attempt that the caller ended. */
export function faultOfCancel({ connected }: Reach): Fault {
  const detail = 'the run was cancelled';
  return connected ? { kind: 'no-answer', detail } : notSent(detail, false);
}

export function notSent(detail: string, transient: boolean): Fault {
  return { kind: 'not-sent', detail, transient };
}

function faultOfTunnel(error: unknown, told: string): Fault {
  const status = isObject(error) && 'statusCode' in error ? Number(error.statusCode) : Number.NaN;
  if (Number.isNaN(status)) return notSent(`the proxy did not open a way to the host${told}`, true);
  return notSent(`the proxy refused to open a way to the host, with status ${status}${told}`, status >= 500);
}

function codeOf(error: unknown): string {
  const code = isObject(error) && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : '';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
