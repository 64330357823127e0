import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { errorFromResponse, sanitizeDetail } from '../../../src/service/error-response.ts';
import { createRedactor } from '../../../src/service/redact.ts';
import { anyText } from '../../support/any-text.ts';

const KEY = 'mint_secret_key_1';
const redact = createRedactor([KEY]);

function read(options: { status?: number; headers?: Record<string, string>; body?: string }) {
  const { status = 400, headers = { 'content-type': 'application/json' }, body = '' } = options;
  return errorFromResponse({
    reply: { status, headers, body: Buffer.from(body) },
    url: new URL('https://api.test/v2/agent/p/job'),
    now: new Date('2026-03-01T12:00:00Z'),
    redact,
  });
}

describe('when the service says why', () => {
  test.each([
    ['{"error":"prompt is empty"}', 'prompt is empty'],
    [
      '{"error":"bad query","details":[{"message":"limit"},{"message":"offset"}]}',
      'bad query; limit; offset',
    ],
    ['{"error":"bad","details":[{"message":5},{},{"message":"offset"}]}', 'bad; offset'],
    ['{"error":"bad","details":["text"]}', 'bad'],
    ['{"error":5,"message":"Unauthorized"}', 'Unauthorized'],
    ['{"error":"first","message":"second"}', 'first'],
    ['{"details":[{"message":"only this"}]}', 'only this'],
    ['{"error":"two\\nlines\\u0000\\u001b[31m::error::x"}', 'two lines [31m::error::x'],
    ['{"error":"in\\u200bvi\\u202esible \\u2028 x"}', 'invisible x'],
    [`{"error":"key ${KEY} is wrong"}`, 'key *** is wrong'],
    ['{"error":"key mint_sec\\u200bret_key_1 is wrong"}', 'key *** is wrong'],
  ])('%s', (body, detail) => {
    expect(read({ body })).toEqual({ kind: 'status', status: 400, detail });
  });

  test('a long text is cut to 300 characters', () => {
    const { detail } = read({ body: JSON.stringify({ error: 'x'.repeat(5000) }) });
    expect(detail).toBe(`${'x'.repeat(299)}…`);
  });

  test('a key on the edge of the cut leaves no part of itself', () => {
    const { detail } = read({ body: JSON.stringify({ error: `${'x'.repeat(290)}${KEY}` }) });
    expect(detail).toBe(`${'x'.repeat(290)}***`);
  });
});

describe('when something else answered', () => {
  test.each([
    [503, 'text/html; charset=utf-8', '<h1>Down</h1>', 'Service Unavailable, answered as text/html'],
    [502, 'text/plain', 'bad gateway', 'Bad Gateway, answered as text/plain'],
    [500, '', '{"error":', 'Internal Server Error, answered as an unnamed type'],
    [401, 'application/json', '', 'Unauthorized, with an empty answer'],
    [400, 'application/json', '{}', 'Bad Request, answered as application/json'],
    [400, 'application/json', '{"__proto__":{"error":"x"}}', 'Bad Request, answered as application/json'],
    [400, 'application/json', 'null', 'Bad Request, answered as application/json'],
    [400, 'application/json', '['.repeat(200_000), 'Bad Request, answered as application/json'],
    [799, 'text/html', 'x', 'an unknown status, answered as text/html'],
    [400, `text/${KEY}`, 'x', 'Bad Request, answered as text/***'],
  ])('%i as %s: only the kind of answer is told', (status, type, body, detail) => {
    expect(read({ status, headers: { 'content-type': type }, body })).toEqual({
      kind: 'status',
      status,
      detail,
    });
  });
});

describe('when it redirects', () => {
  test.each([
    ['https://evil.test/steal?token=1', 'a redirect to https://evil.test, which was not followed'],
    ['http://api.test/v2', 'a redirect to http://api.test, which was not followed'],
    ['/login?next=x', 'a redirect to https://api.test, which was not followed'],
    ['//other.test/x', 'a redirect to https://other.test, which was not followed'],
    ['javascript:alert(1)', 'a redirect to javascript: address, which was not followed'],
    ['http://', 'a redirect without a readable target, which was not followed'],
    [undefined, 'a redirect without a readable target, which was not followed'],
  ])('to %s', (location, detail) => {
    expect(read({ status: 302, headers: location === undefined ? {} : { location } })).toEqual({
      kind: 'status',
      status: 302,
      detail,
    });
  });
});

describe('when headers say more', () => {
  test.each([
    [{ 'x-request-id': 'req_1' }, 'req_1'],
    [{ 'cf-ray': '8a1-FRA' }, '8a1-FRA'],
    [{ 'x-vercel-id': 'fra1::abc-17' }, 'fra1::abc-17'],
    [{ 'x-github-request-id': 'A1:B2' }, 'A1:B2'],
    [{ 'cf-ray': 'ray', 'x-request-id': 'req' }, 'req'],
    [{ 'x-request-id': KEY }, '***'],
    [{ 'x-request-id': 'a b' }, undefined],
    [{ 'x-request-id': 'a'.repeat(201) }, undefined],
    [{}, undefined],
  ])('the request id in %j', (headers: Record<string, string>, expected) => {
    expect(read({ headers }).requestId).toBe(expected);
  });

  test.each([
    ['30', 30_000],
    ['Sun, 01 Mar 2026 12:01:00 GMT', 60_000],
    ['garbage', undefined],
  ])('Retry-After: %s', (value, expected) => {
    expect(read({ status: 429, headers: { 'retry-after': value } }).retryAfterMs).toBe(expected);
  });
});

test('a detail is one well-formed line of at most 300 characters', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 1000 }), (text) => {
      const detail = sanitizeDetail(text, redact);
      expect(detail.length).toBeLessThanOrEqual(300);
      expect(detail.isWellFormed()).toBe(true);
      expect(detail).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
  );
});
