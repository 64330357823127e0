import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { maskLine, maskPersonalData } from '../../../src/signals/mask.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';
import { anyText } from '../../support/any-text.ts';

const mask = (text: string): string => maskPersonalData(text, 200);

/** A published example of a key of AWS, and the key that every emulator of Azure's storage has. */
const AWS_SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const AZURE_KEY =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
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
  ['a long number', 'order 00012345678 failed', 'order [number] failed'],
  [
    '… with several separators',
    'call +49 - (0)170 / 123 - 45.67 now',
    'call [number] now',
  ],
  ['… with brackets and hyphens', '(0)30 -- (123) -- 456 78', '([number]'],
  ['… with bars', '0170|123|4567', '[number]'],
  ['… of the United States', '(555) - 123 - 4567', '([number]'],
  ['a card number with commas', '4111,1111,1111,1111', '[number]'],
  [
    '… with commas and spaces',
    'card 4111, 1111, 1111, 1111 fails',
    'card [number] fails',
  ],
  ['… with hyphens', '3782-822463-10005', '[number]'],
  ['an IBAN', 'to DE89 3704 0044 0532 0130 00 today', 'to [number] today'],
  ['… with letters in its bank code', 'GB29 NWBK 6016 1331 9268 19', '[number]'],
  [
    '… in small letters',
    'iban gb29 nwbk 6016 1331 9268 19 is mine',
    'iban [number] is mine',
  ],
  ['… with hyphens', 'DE89-3704-0044-0532-0130-00', '[number]'],
  ['a short IBAN', 'NO93 8601 1117 947', '[number]'],
  ['… without spaces', 'NO9386011117947', '[number]'],
  ['… that is long, without spaces', 'x GB29NWBK60161331926819', 'x [token]'],
  ['an IP address', '192.168.100.200', '[number]'],
  ['a short IP address', 'host 10.0.0.1 is down', 'host [number] is down'],
  ['… at the end of a sentence', 'It is 1.2.3.4.', 'It is [number].'],
  ['… with a port', '10.0.0.1:8080', '[number]:8080'],
  ['an address of IPv6', 'from 2001:db8:85a3:0:0:8a2e:370:7334 on', 'from [number] on'],
  ['a short one', 'ping fe80::1%eth0', 'ping [number]%eth0'],
  ['a loopback address', 'http://[::1]:3000/', 'http://[[number]]:3000/'],
  ['… that ends in groups of zeros', '2001:DB8::/32', '[number]/32'],
  ['… with the end in IPv4', '::ffff:10.0.0.1', '[number]'],
  ['an admin key', 'mint_dsc_abcdefgh', '[token]'],
  ['a token of GitHub', 'ghp_AbCdEfGhIjKlMnOpQrSt', '[token]'],
  ['a secret key', 'sk-proj-abcdef', '[token]'],
  [
    'a JWT',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N',
    '[token]',
  ],
  ['a UUID', 'job 123e4567-e89b-12d3-a456-426614174000', 'job [token]'],
  ['a hash', 'da39a3ee5e6b4b0d3255bfef95601890afd80709', '[token]'],
  ['a long word without digits', `x ${'aBcDeFgH'.repeat(5)}`, 'x [token]'],
  ['a password', 'password: hunter2', 'password: [token]'],
  ['… of a database', 'postgres://jane:pw@localhost/x', 'postgres://[token]@localhost/x'],
  ['… in JSON', '{"password": "hunter2"}', '{"password": [token]'],
  ['… in a header', 'Authorization: Bearer abcdef', 'Authorization: [token]'],
  ['… of a client', 'client_secret=hunter2', 'client_secret=[token]'],
  ['… of a cloud', 'AWS_SECRET_ACCESS_KEY=abc', 'AWS_SECRET_ACCESS_KEY=[token]'],
  ['… in few letters', 'user: jane, pass: hunter2', 'user: jane, pass: [token]'],
  ['… in fewer letters', 'pw=hunter2', 'pw=[token]'],
  ['… in two words', 'my pass phrase = hunter2', 'my pass phrase = [token]'],
  ['… of a service', 'DB_PASS=hunter2', 'DB_PASS=[token]'],
  ['… of a program', '"pass" => "hunter2"', '"pass" => [token]'],
  ['… in quoted JSON', '\\"password\\": \\"hunter2\\"', '\\"password\\": [token]'],
  ['… in German', 'Passwort: hunter2', 'Passwort: [token]'],
  ['a PIN', 'PIN: 4711', 'PIN: [token]'],
  ['a bearer token', 'use Bearer abc.def-123 here', 'use Bearer [token] here'],
  ['… in small letters', 'bearer a1b2c3', 'bearer [token]'],
  ['… of letters', 'Bearer aBcDeFgH', 'Bearer [token]'],
  ['… that is long', `Bearer ${'abcdefgh'.repeat(3)}`, 'Bearer [token]'],
  ['the ID of a key of AWS', 'AKIAIOSFODNN7EXAMPLE', '[token]'],
  ['… in small letters', 'is akiaiosfodnn7example wrong', 'is [token] wrong'],
  ['a secret key of AWS', `is ${AWS_SECRET} wrong`, 'is [token] wrong'],
  ['… in a path', `/users/${AWS_SECRET}`, '/users/[token]'],
  ['a key of Azure', `is ${AZURE_KEY} wrong`, 'is [token] wrong'],
  [
    '… in a connection',
    `AccountName=x;AccountKey=${AZURE_KEY}`,
    'AccountName=x;AccountKey=[token]',
  ],
  ['a signature of Azure', '/c?sv=2022-11-02&sig=ab%2Bc', '/c?sv=2022-11-02&sig=[token]'],
  ['a secret of an app of Azure', 'Abc8Q~dEf1gHi2jKl3mNo4pQr5sTu6vWx7yZa8bC', '[token]'],
  ['base64 with its symbols', 'is q8/vEj+RWeJ/Crze8SN/FZ4k wrong', 'is [token] wrong'],
  ['base64 with padding', 'is aG/VsbG8+gd2/9ybGQ== wrong', 'is [token] wrong'],
  ['a private key', `my ${PEM} fails`, 'my [token] fails'],
  ['… that is cut', `my ${PEM.slice(0, 60)}`, 'my [token]'],
  [
    'a key in a query',
    'https://api.example/?api_key=abc&x=1',
    'https://api.example/?api_key=[token]',
  ],
])('%s is replaced', (_, text, masked) => expect(mask(text)).toBe(masked));

test.each([
  'How do I use a bearer token?',
  'Bearer JWT, bearer authentication and Bearer token-based login',
  'compass: north, bypass = yes',
  'add a + b / c = d',
  'docs/API/v2/getUserById/Response/Overview',
  'how+do+I+use+API2+with+OAuth2+and+JWT',
  'https://docs.example/Guides/Get-Started/V2/Install',
  'status 200, 404 or 503',
  'ports 80, 443, 8080',
  'at 12:30:45, or 10:00',
  'std::vector and a::b and ::before',
  'v1.2.3.4 and 1.2.3.4.5',
  'ISO 8601 and RFC 9110',
  'from 2026-08-01 to 2026-09-01',
  '2026-08-01 - 2026-09-01',
  'in 2024 - 2025',
  'TLS12 with AES128',
  'api-reference-v2-create-webhook',
  'error 10054 in 1.29.3',
  'release of 2026-08-01',
  '@types/node and @acme/sdk@2.1.0',
  '/guides/rate-limits',
  'レート制限は?',
])('%s stays', (text) => expect(mask(text)).toBe(text));

test('the result is one visible line, is short, and does not change again', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (text) => {
      const masked = maskPersonalData(text, 50);
      expect(masked).not.toMatch(/[\p{Cc}\u200b-\u200f\u2028-\u202e\ufeff]/u);
      expect(masked.length).toBeLessThanOrEqual(50);
      expect(masked.isWellFormed()).toBe(true);
    }),
  );
});

test.each([
  [18, 0.9],
  [24, 0.97],
  [30, 0.99],
  [64, 0.99],
])('of random keys of %i bytes in base64, %d are replaced', (length, share) => {
  const bytes = fc.uint8Array({ minLength: length, maxLength: length });
  const keys = fc.sample(bytes, { numRuns: 1000, seed: 25 });
  const masked = keys.filter(
    (key) => mask(`x ${Buffer.from(key).toString('base64')} y`) === 'x [token] y',
  );
  expect(masked.length / keys.length).toBeGreaterThanOrEqual(share);
});

const REPEATED = [
  'a@', '1 ', 'a.', '@', 'password:', '%40', '-1', 'aA1', '=',
  ':', 'a:', '1:', '::1 ', '1.', '1.1.', '1,', '1 - (', ' - ', '(', 'ab12', 'ab12 cdef ', 'de89 3704 ',
  'pass', 'pass ', 'bearer ', 'bearer a-', '-----BEGIN A-----', '-----BEGIN ', '-----', 'aA1/', 'aA1+', '/', '~', '2026-08-01 ',
  '\\"',
]; // prettier-ignore

/** So long that a pattern that takes quadratic time would take several seconds. */
const LENGTH = 60_000;

test.each(REPEATED)('is quick for many %j', (part) => {
  expect(mask(part.repeat(200_000)).length).toBeLessThanOrEqual(200);
  const line = part.repeat(Math.ceil(LENGTH / part.length));
  expect(cpuMsOf(() => maskLine(line))).toBeLessThan(1000);
  expect(cpuMsOf(() => maskLine(`${line}!`))).toBeLessThan(1000);
});
