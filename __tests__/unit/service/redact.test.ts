import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { createRedactor, parseJson } from '../../../src/service/redact.ts';

const KEY = 'mint_3Zb/9+key=';
const redact = createRedactor([KEY]);
const percentEncoded = [...Buffer.from(KEY)]
  .map((byte) => `%${byte.toString(16)}`)
  .join('');
const fullWidth = KEY.replaceAll(/[!-~]/g, (character) =>
  String.fromCodePoint(character.charCodeAt(0) + 0xfee0),
);

test.each([
  ['as it is', `bad key ${KEY}!`, 'bad key ***!'],
  ['in another letter case', KEY.toUpperCase(), '***'],
  [
    'cut by characters without a width',
    `bad ${KEY.split('').join('\u200b')}!`,
    'bad ***!',
  ],
  ['cut by control characters', KEY.split('').join('\u0000'), '***'],
  ['twice', `${KEY}${KEY}`, '******'],
  ['URI-encoded', `?key=${encodeURIComponent(KEY)}&x`, '?key=***&x'],
  ['percent-encoded', `https://${percentEncoded}.test/pull/1`, 'https://***.test/pull/1'],
  ['percent-encoded in part', 'https://%6dint_3Zb/9+key=.test', 'https://***.test'],
  ['full-width', `https://${fullWidth}.test`, 'https://***.test'],
  [
    'full-width and percent-encoded',
    `https://${encodeURIComponent(fullWidth)}.test`,
    'https://***.test',
  ],
  [
    'cut by encoded soft hyphens',
    `https://${KEY.split('').join('%C2%AD')}.test`,
    'https://***.test',
  ],
  ['in base64', Buffer.from(KEY).toString('base64'), '***'],
  ['in base64 for URLs', Buffer.from(KEY).toString('base64url'), '***'],
])('an echo of the key: %s', (_name, text, expected) =>
  expect(redact(text)).toBe(expected),
);

describe('without an echo', () => {
  const harmless = [
    'mint_ is a prefix',
    'https://github.com/acme/a%20b/1',
    'ｆｕｌｌ\u200b',
    '100 % of %zz',
  ];
  test.each(harmless)('%s stays as it is', (text) => {
    expect(redact(text)).toBe(text);
    expect(createRedactor([])(text)).toBe(text);
    expect(createRedactor([''])(text)).toBe(text);
  });

  test('the base64 of a short secret is any word', () => {
    expect(createRedactor(['abc'])('YWJj abc')).toBe('YWJj ***');
  });

  test('a secret that contains another is replaced whole', () => {
    expect(createRedactor(['mint', 'mint_long_key'])('mint_long_key mint')).toBe(
      '*** ***',
    );
  });
});

describe('JSON', () => {
  const keep = (text: string): string => text;

  test('is redacted in texts and keys at every level', () => {
    const mask = (text: string): string => text.replaceAll('key', '***');
    const json = { a: ['my key', { key: 'key' }], b: 1, c: null, d: true };
    const clean = { a: ['my ***', { '***': '***' }], b: 1, c: null, d: true };
    expect(parseJson(JSON.stringify(json), mask)).toEqual(clean);
  });

  test('changes no prototype', () => {
    const copy = parseJson('{"__proto__":{"id":"x"}}', keep) as { id?: string };
    expect(copy.id).toBeUndefined();
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  test('stays as it is otherwise', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 10 }), (value) => {
        const json = JSON.stringify(value);
        expect(JSON.stringify(parseJson(json, keep))).toBe(json);
      }),
    );
  });

  test.each(['', '{"a":', `${'['.repeat(100_000)}${']'.repeat(100_000)}`])(
    'is not JSON: %#',
    (text) => {
      expect(parseJson(text, keep)).toBeUndefined();
    },
  );
});
