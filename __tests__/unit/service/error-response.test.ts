import { expect, test } from '@jest/globals';
import { errorOfService } from '../../../src/service/error-response.ts';
import { createRedactor } from '../../../src/text/redact.ts';

const KEY = 'mint_secret_key_1';
const redact = createRedactor([KEY]);
const JSON_TYPE = { 'content-type': 'application/json' };

function read({
  status = 400,
  headers = JSON_TYPE,
  body = '',
  mayQuoteReaders = false,
}: Readonly<{
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  mayQuoteReaders?: boolean;
}>) {
  const response = { status, headers, body: Buffer.from(body) };
  const url = new URL('https://api.test/v2/agent/p/job');
  const now = new Date('2026-03-01T12:00:00Z');
  return errorOfService(response, url, now, { redact, mayQuoteReaders });
}

test.each([
  ['{"error":"prompt is empty"}', 'prompt is empty'],
  [
    '{"error":"bad","details":[{"message":"limit"},{"message":"offset"}]}',
    'bad; limit; offset',
  ],
  ['{"error":"bad","details":["offset"]}', 'bad; offset'],
  ['{"error":5,"message":"Unauthorized"}', 'Unauthorized'],
  ['{"details":[{"message":"only this"}]}', 'only this'],
  ['{"error":{"code":"x","message":"inner"},"message":"outer"}', 'inner'],
  ['{"detail":"Not authenticated"}', 'Not authenticated'],
  [JSON.stringify({ error: '{"message":"of another server"}' }), 'of another server'],
  [JSON.stringify({ error: '{"half": ' }), '{"half":'],
  [JSON.stringify({ error: `{"message":"key ${KEY}"}` }), 'key ***'],
  ['{"error":"It is wrong."}', 'It is wrong'],
  ['{"error":"Stop!!"}', 'Stop'],
  ['{"error":"Please wait…"}', 'Please wait…'],
  ['{"error":"<html>no</html>","message":"the text"}', 'the text'],
  ['{"error":"two\\nlines\\u0000\\u001b[31m::error::x"}', 'two lines[31m::error::x'],
  ['{"error":"in\\u200bvi\\u202esible \\u2028 x"}', 'invisible x'],
  ['{"error":"key mint_sec\\u200bret_key_1 is wrong"}', 'key *** is wrong'],
  [`{"error":"${'x'.repeat(5000)}"}`, `${'x'.repeat(299)}…`],
  // Nothing is left of a key that would be cut.
  [`{"error":"${'x'.repeat(290)}${KEY}"}`, `${'x'.repeat(290)}***`],
])('the words of the service: %s', (body, detail) =>
  expect(read({ body })).toEqual({ kind: 'status', status: 400, detail }),
);

test.each([
  ['no answer for "mail jane@example.com"', 'no answer for "mail [e-mail]"'],
  ['call +49 170 1234567', 'call [number]'],
  [`${KEY} and sk-live-a1b2c3d4e5f6`, '*** and [token]'],
  // Nothing is left of an address that would be cut.
  [`${'x '.repeat(145)}jane@example.com`, `${'x '.repeat(145)}[e-mail]`],
])('words that may quote readers are masked: %s', (error, detail) => {
  const headers = { ...JSON_TYPE, 'x-request-id': 'req_a1b2c3d4e5f6a7b8' };
  const options = { headers, body: JSON.stringify({ error }) };
  const masked = read({ ...options, mayQuoteReaders: true });
  expect(masked).toMatchObject({ detail, requestId: 'req_a1b2c3d4e5f6a7b8' });
  expect(read(options).detail).not.toBe(detail);
});

test.each([
  ['text/plain; charset=utf-8', '\nrate limited\nsee the docs', 'rate limited'],
  ['text/plain', `bad key ${KEY}`, 'bad key ***'],
  ['', 'no such project', 'no such project'],
])(
  'the words of the service are the first line of plain text: %j %j',
  (type, body, detail) => {
    expect(read({ headers: { 'content-type': type }, body }).detail).toBe(detail);
  },
);

const BAD_JSON = 'Bad Request';
test.each([
  [502, 'text/plain', '<h1>Down</h1>', 'a web page'],
  [500, '', '{"error":', 'Internal Server Error'],
  [401, 'application/json', '', 'Unauthorized'],
  [400, 'application/json', '{}', BAD_JSON],
  [400, 'application/json', '{"__proto__":{"error":"x"}}', BAD_JSON],
  [400, 'application/json', '['.repeat(200_000), BAD_JSON],
  [799, '', '', ''],
  [400, 'application/octet-stream', 'PK', 'Bad Request'],
])('any other body: %i of type %s is described', (status, type, body, detail) => {
  const headers = { 'content-type': type };
  expect(read({ status, headers, body })).toEqual({ kind: 'status', status, detail });
});

test('a limit ends at a time', () => {
  const headers = { ...JSON_TYPE, 'retry-after': '60' };
  const { limitEndsAt } = read({ status: 429, headers });
  expect(limitEndsAt).toEqual(new Date('2026-03-01T12:01:00Z'));
});

test.each([
  [429, undefined],
  [503, '60'],
])('%i with Retry-After %s does not say when a limit ends', (status, wait) => {
  const headers = wait === undefined ? JSON_TYPE : { ...JSON_TYPE, 'retry-after': wait };
  expect(read({ status, headers }).limitEndsAt).toBeUndefined();
});

test.each([
  [402, '{}', true],
  [401, '{"error":"Upgrade to use the agent"}', true],
  [403, '{"error":"Forbidden","details":[{"message":"not in your plan"}]}', true],
  [403, 'Insufficient AI credits', true],
  [401, '{"error":"Invalid API key. Its explanation is in the log."}', undefined],
  [400, '{"error":"upgrade the plan of the docs"}', undefined],
])('plan and credits: %i %s', (status, body, paymentRequired) => {
  const error = read({ status, headers: { 'content-type': 'text/plain' }, body });
  expect(error.paymentRequired).toBe(paymentRequired);
});

test.each([
  ['https://evil.test/steal?token=1', 'https://evil.test'],
  ['/login?next=x', 'https://api.test'],
  ['//other.test/x', 'https://other.test'],
  ['javascript:alert(1)', 'another address'],
  [undefined, 'another address'],
])('of a redirect to %s only the origin is shown', (location, place) => {
  expect(
    read({ status: 302, headers: location === undefined ? {} : { location } }),
  ).toEqual({
    kind: 'status',
    status: 302,
    detail: `a redirect to ${place}, which was not followed`,
  });
});

test.each([
  [{ 'x-request-id': 'req_1' }, 'req_1'],
  [{ 'x-vercel-id': 'fra1::abc-17' }, 'fra1::abc-17'],
  [{ 'cf-ray': 'ray', 'x-request-id': 'req' }, 'req'],
  [{ 'x-request-id': KEY }, '***'],
  [{ 'x-request-id': 'a b' }, undefined],
  [{ 'x-request-id': 'a'.repeat(201) }, undefined],
  [{}, undefined],
])('the request id in %j', (headers: Record<string, string>, requestId) => {
  expect(read({ headers }).requestId).toBe(requestId);
});
