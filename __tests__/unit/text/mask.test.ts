import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { maskLine, maskPersonalData } from '../../../src/text/mask.ts';
import { expectLinear } from '../../support/cost.ts';
import { sampled } from '../../support/size.ts';
import { anyText } from '../../support/any-text.ts';

const mask = (text: string): string => maskPersonalData(text, 200);

const PEM =
  '-----BEGIN RSA PRIVATE KEY-----\nMIIE abc\ndef==\n-----END RSA PRIVATE KEY-----';

test.each([
  [
    'an e-mail address',
    'mail jane.doe+docs@mail.example.co.uk please',
    'mail [e-mail] please',
  ],
  ['… between full-width characters', 'ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', '[e-mail]'],
  ['… between invisible characters', 'jane\u200b@exa\u00admple.com', '[e-mail]'],
  ['… in an address', '/users/jane%40example.com', '[e-mail]'],
  ['a telephone number', 'call +49 (170) 123-45 67 now', 'call [number] now'],
  ['… with dots', '555.123.4567', '[number]'],
  ['… in other digits', 'call ٠١٢٣٤٥٦٧٨', 'call [number]'],
  ['a card number', '4111 1111 1111 1111', '[number]'],
  ['… with hyphens', '3782-822463-10005', '[number]'],
  ['a long number', 'order 00012345678 failed', 'order [number] failed'],
  ['… that begins as a date', '2026-08-012345', '[number]'],
  ['an admin key', 'mint_dsc_abcdefgh', '[token]'],
  ['a token of GitHub', 'ghp_AbCdEfGhIjKlMnOpQrSt', '[token]'],
  ['a secret key', 'sk-proj-abcdef', '[token]'],
  ['the ID of a key of AWS', 'AKIAIOSFODNN7EXAMPLE', '[token]'],
  [
    'a JWT',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N',
    '[token]',
  ],
  ['a UUID', 'job 123e4567-e89b-12d3-a456-426614174000', 'job [token]'],
  ['a hash', 'da39a3ee5e6b4b0d3255bfef95601890afd80709', '[token]'],
  ['a long word without digits', `x ${'aBcDeFgH'.repeat(5)}`, 'x [token]'],
  ['a part of eight letters and digits', 'session-abcd1234-x', '[token]'],
  ['a private key', `my ${PEM}`, 'my [token]'],
  ['… that is cut', `my ${PEM.slice(0, 60)}`, 'my [token]'],
  ['a password', 'password: hunter2', 'password: [token]'],
  ['… in JSON', '{"password": "hunter2"}', '{"password": [token]'],
  ['… in a header', 'Authorization: Bearer abcdef', 'Authorization: Bearer [token]'],
  ['… of a client', 'client_secret=hunter2', 'client_secret=[token]'],
  [
    'a key in a query',
    'https://api.example/?api_key=abc&x=1',
    'https://api.example/?api_key=[token]',
  ],
])('%s is replaced', (_, text, masked) => expect(mask(text)).toBe(masked));

test.each([
  'How do I use a bearer token?',
  'add a + b / c = d',
  'docs/API/v2/getUserById/Response/Overview',
  'how+do+I+use+API2+with+OAuth2+and+JWT',
  'https://docs.example/Guides/Get-Started/V2/Install',
  'status 200, 404 or 503',
  'at 12:30:45, or 10:00',
  'host 10.0.0.1 is down',
  'v1.2.3.4 and 1.2.3.4.5',
  'ISO 8601 and RFC 9110',
  'from 2026-08-01 to 2026-09-01',
  '2026-08-01 2026-09-01',
  'in 2024 - 2025',
  'TLS12 with AES128',
  'api-reference-v2-create-webhook',
  'error 10054 in 1.29.3',
  'release of 2026-08-01',
  '@types/node and @acme/sdk@2.1.0',
  '/guides/rate-limits',
  'レート制限は?',
])('%s stays', (text) => expect(mask(text)).toBe(text));

test('the result is one visible line, and is short', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (text) => {
      const masked = maskPersonalData(text, 50);
      expect(masked).not.toMatch(/[\p{Cc}\u200b-\u200f\u2028-\u202e\ufeff]/u);
      expect(masked.length).toBeLessThanOrEqual(50);
      expect(masked.isWellFormed()).toBe(true);
    }),
  );
});

const REPEATED = [
  'a@', '1 ', 'a.', '@', 'password:', '%40', '-1', 'aA1', '=', ':', '1.', '1 - (', ' - ', '(', 'ab12', 'pass', 'token ', 'bearer ',
  '-----BEGIN A-----', '-----BEGIN ', '-----', '/', '~', '2026-08-01 ', '2026-08-01-', '\\"',
]; // prettier-ignore

test.each(sampled(REPEATED))('takes linear time for many %j', (part) => {
  expect(mask(part.repeat(200_000)).length).toBeLessThanOrEqual(200);
  expectLinear({ part, work: maskLine });
  expectLinear({ part, work: (line) => maskLine(`${line}!`) });
});
