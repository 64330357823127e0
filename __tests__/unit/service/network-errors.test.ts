import { describe, expect, test } from '@jest/globals';
import { errorFromException, timeoutError } from '../../../src/service/network-errors.ts';

const CURE =
  "where an authority of your own has signed it, name that authority's file in the variable NODE_EXTRA_CA_CERTS";

describe('when no connection stood', () => {
  test.each([
    ['ENOTFOUND', 'the host name is not known (ENOTFOUND)', true],
    ['EAI_AGAIN', 'the name server did not answer (EAI_AGAIN)', true],
    ['ECONNREFUSED', 'the connection was refused (ECONNREFUSED)', true],
    ['EHOSTUNREACH', 'the host cannot be reached (EHOSTUNREACH)', true],
    ['ENETUNREACH', 'the network cannot be reached (ENETUNREACH)', true],
    ['ETIMEDOUT', 'the connection timed out (ETIMEDOUT)', true],
    ['ECONNRESET', 'the connection was closed while it was being made (ECONNRESET)', true],
    ['EPROTO', 'the connection could not be made (EPROTO)', true],
    ['CERT_HAS_EXPIRED', "the server's certificate was not accepted (CERT_HAS_EXPIRED)", false],
    [
      'ERR_TLS_CERT_ALTNAME_INVALID',
      "the server's certificate was not accepted (ERR_TLS_CERT_ALTNAME_INVALID)",
      false,
    ],
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      `the server's certificate was not accepted (SELF_SIGNED_CERT_IN_CHAIN); ${CURE}`,
      false,
    ],
    [
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      `the server's certificate was not accepted (UNABLE_TO_VERIFY_LEAF_SIGNATURE); ${CURE}`,
      false,
    ],
    ['ERR_PROXY_TUNNEL', 'the proxy did not open a way to the host (ERR_PROXY_TUNNEL)', true],
    ['ERR_PROXY_INVALID_CONFIG', 'the request could not be made (ERR_PROXY_INVALID_CONFIG)', false],
    ['ERR_INVALID_CHAR', 'the request could not be made (ERR_INVALID_CHAR)', false],
  ])('%s: the request was not sent', (code, detail, transient) => {
    const error = Object.assign(new Error('secret in the message'), { code });
    expect(errorFromException(error, { connected: false })).toEqual({ kind: 'not-sent', detail, transient });
  });

  test.each([undefined, null, 'text', {}, { code: 7 }, { code: 'a secret\n' }])(
    'an error without a code: %j',
    (error) => {
      expect(errorFromException(error, { connected: false })).toEqual({
        kind: 'not-sent',
        detail: 'the connection could not be made',
        transient: true,
      });
    },
  );
});

describe('when a connection stood', () => {
  test.each(['ETIMEDOUT', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'CERT_HAS_EXPIRED', 'ANYTHING'])(
    '%s: the request may have been seen',
    (code) => {
      expect(errorFromException({ code }, { connected: true })).toEqual({
        kind: 'no-response',
        detail: `the connection was lost before the answer was complete (${code})`,
      });
    },
  );

  test('what is not HTTP', () => {
    expect(errorFromException({ code: 'HPE_INVALID_HEADER_TOKEN' }, { connected: true })).toEqual({
      kind: 'no-response',
      detail: 'the answer is not valid HTTP (HPE_INVALID_HEADER_TOKEN)',
    });
  });
});

test.each([
  [true, { kind: 'no-response', detail: 'no complete answer came within 20 s' }],
  [false, { kind: 'not-sent', detail: 'no connection could be made within 20 s', transient: true }],
])('when time runs out, connected: %s', (connected, fault) => {
  expect(timeoutError(20_000, { connected })).toEqual(fault);
});
