import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { expectLinear } from '../../support/cost.ts';
import { createRedactor, parseJson } from '../../../src/text/redact.ts';

const KEY = 'mint_3Zb/9+key=';
const redact = createRedactor([KEY]);
const fullWidth = KEY.replaceAll(/[!-~]/g, (character) =>
  String.fromCodePoint(character.charCodeAt(0) + 0xfee0),
);

// The attacks play the usual echoes.
test.each([
  ['in another letter case', KEY.toUpperCase(), '***'],
  [
    'cut by other variation selectors',
    KEY.split('').join('\ufe0e\ufe00\u{e0100}'),
    '***',
  ],
  ['cut by encoded variation selectors', KEY.split('').join('%EF%B8%8F'), '***'],
  ['cut by control characters', KEY.split('').join('\u0000'), '***'],
  ['twice', `${KEY}${KEY}`, '******'],
  ['percent-encoded in part', 'https://%6dint_3Zb/9+key=.test', 'https://***.test'],
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
  [
    'twice, each hidden in another way',
    `${KEY.slice(0, 4)}\u200b${KEY.slice(4)} and %6d${KEY.slice(1)}`,
    '*** and ***',
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

describe('takes linear time', () => {
  const three = createRedactor([
    KEY,
    'ghs_tokenOfTheAttacks0123456789',
    'mint_previous_key_01',
  ]);
  const base64 = Buffer.from('user:').toString('base64');
  const parts = [
    base64,
    KEY,
    KEY.slice(1),
    '%',
    '%EF%B8%8F',
    '\u0000',
    '\ufe0e',
    'ｍ',
    '\n',
  ];
  test.each(parts)('for many %j', (part) => {
    expectLinear({ part, work: three });
  });

  test('for JSON', () => {
    expectLinear({ part: '"a",', work: (text) => parseJson(`[${text}1]`, three) });
  });
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

  test('stays as it is otherwise', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 10 }), (value) => {
        const json = JSON.stringify(value);
        expect(JSON.stringify(parseJson(json, keep))).toBe(json);
      }),
    );
  });
});
