import { describe, expect, it } from '@jest/globals';
import {
  parseApiKey,
  parseBaseUrl,
  parseConnection,
  parseProjectId,
} from '../../../src/inputs/connection.ts';

/** What was read, or the errors. */
function outcome<T>(read: Readonly<{ ok: true; value: T } | { ok: false; errors: readonly string[] }>) {
  return read.ok ? read.value : read.errors.join('\n');
}

describe('api-key', () => {
  it.each(['mint_abc', 'x', '!~'])('%j is taken', (text) => {
    expect(outcome(parseApiKey(text))).toBe(text);
  });

  it.each([
    ['', /`api-key` is empty/],
    ['mint_dsc_1', /is an assistant key/],
    ['mint_us_1', /is a search key/],
    ['a b', /white space or characters inside/],
    ['aé', /white space or characters inside/],
    ['a\u007f', /white space or characters inside/],
  ])('%j is refused', (text, fault) => {
    expect(outcome(parseApiKey(text))).toMatch(fault);
  });
});

describe('project-id', () => {
  it.each(['acme', '...', '.a', 'acme/docs ö', '~', 'x'.repeat(256)])('%j is taken', (text) => {
    expect(outcome(parseProjectId(text))).toBe(text);
  });

  it.each(['.', '..', 'a\u0000', 'a\u001fb', '\u007f', '\ud800', 'x'.repeat(257)])(
    '%j is refused',
    (text) => {
      expect(outcome(parseProjectId(text))).toMatch(/`project-id` is not an identifier/);
    },
  );
});

describe('base-url', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com/'],
    ['https://api.example.com/v1/@x', 'https://api.example.com/v1/@x'],
    ['http://localhost:8080', 'http://localhost:8080/'],
    ['http://[::1]', 'http://[::1]/'],
    ['http://127.10.200.30', 'http://127.10.200.30/'],
    ['http://127.1', 'http://127.0.0.1/'],
  ])('%j is taken', (text, href) => {
    expect(String(outcome(parseBaseUrl(text)))).toBe(href);
  });

  it.each([
    ['', /is empty/],
    ['nowhere', /is not a URL/],
    ['ws://127.0.0.1', /begins with ws:\/\/, which is not supported/],
    ['https://me@api.example.com', /carries a user name or password/],
    ['https://:pw@api.example.com', /carries a user name or password/],
    ['https://api.example.com/?a=1', /carries a query or a fragment/],
    ['https://api.example.com/?', /carries a query or a fragment/],
    ['https://api.example.com/#a', /carries a query or a fragment/],
    ['https://api.example.com/#', /carries a query or a fragment/],
    ['http://128.0.0.1', /is plain http to 128\.0\.0\.1/],
    ['http://127.example.com', /is plain http to 127\.example\.com/],
    ['http://127.0.0.1.example.com', /is plain http to 127\.0\.0\.1\.example\.com/],
    ['http://localhost.example.com', /is plain http to localhost\.example\.com/],
    ['http://[::2]', /is plain http to \[::2\]/],
  ])('%j is refused', (text, fault) => {
    expect(outcome(parseBaseUrl(text))).toMatch(fault);
  });
});

it('all three are read together, and all their errors are told', () => {
  const good = { 'api-key': 'k', 'project-id': 'p', 'base-url': 'https://a.example' };
  expect(outcome(parseConnection((name) => good[name]))).toEqual({
    apiKey: 'k',
    projectId: 'p',
    baseUrl: new URL('https://a.example'),
  });
  const none = parseConnection(() => '');
  expect(none.ok ? [] : none.errors.map((fault) => fault.slice(0, fault.indexOf(' is empty')))).toEqual([
    '`api-key`',
    '`project-id`',
    '`base-url`',
  ]);
});
