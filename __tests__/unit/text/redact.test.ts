import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { cpuMsOf } from '../../support/cpu-time.ts';
import { createRedactor, findSecret, parseJson } from '../../../src/text/redact.ts';

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
  ['cut by variation selectors', `bad ${KEY.split('').join('\ufe0f')}!`, 'bad ***!'],
  [
    'cut by other variation selectors',
    KEY.split('').join('\ufe0e\ufe00\u{e0100}'),
    '***',
  ],
  ['cut by encoded variation selectors', KEY.split('').join('%EF%B8%8F'), '***'],
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
  [
    'in a header, as base64 with a user name',
    `Basic ${Buffer.from(`user:${KEY}`).toString('base64')}`,
    'Basic dXNlcj***',
  ],
  [
    'in base64 over several lines',
    Buffer.from(`user:${KEY}`).toString('base64').replace(/.{10}/g, '$&\n'),
    'dXNlcj***',
  ],
])('an echo of the key: %s', (_name, text, expected) =>
  expect(redact(text)).toBe(expected),
);

test('no character of base64 that depends on the key is left, whatever is around the key', () => {
  const around = fc.uint8Array({ maxLength: 12 });
  const encoding = fc.constantFrom('base64', 'base64url');
  fc.assert(
    fc.property(around, around, encoding, (before, after, base64) => {
      const text = Buffer.concat([before, Buffer.from(KEY), after]).toString(base64);
      const start = text.slice(0, Math.floor((before.length * 8) / 6));
      const end = text.slice(Math.ceil(((before.length + KEY.length) * 8) / 6));
      expect(redact(text)).toBe(`${start}***${end.replace(/^=+/, '')}`);
    }),
  );
});

describe('a secret in a text', () => {
  const secrets = [
    { input: 'short', value: 'update' },
    { input: 'api-key', value: KEY },
    { input: 'github-token', value: 'ghs_12345' },
  ];
  test.each<readonly [string, string, string | undefined]>([
    ['a short one only', 'Please update the guide.', undefined],
    ['one', `Send ${KEY}.`, 'api-key'],
    ['another one', 'Send ghs_12345.', 'github-token'],
    ['one in base64', Buffer.from(`user:${KEY}`).toString('base64'), 'api-key'],
    ['one with variation selectors', KEY.split('').join('\ufe0f'), 'api-key'],
  ])('%s', (_, text, expected) => expect(findSecret(text, secrets)).toBe(expected));
});

test('takes a short time for a long text', () => {
  const base64 = Buffer.alloc(3_000_000, 'user:').toString('base64');
  const many = createRedactor([
    KEY,
    'ghs_tokenOfTheAttacks0123456789',
    'mint_previous_key_01',
  ]);
  expect(cpuMsOf(() => many(base64))).toBeLessThan(2000);
});

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
