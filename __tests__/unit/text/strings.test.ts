import { expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  singleLine,
  stripInvisible,
  truncate,
  wellFormedJson,
} from '../../../src/text/strings.ts';

it.each([
  ['short text', 'abc', 3, 'abc'],
  ['long text', 'abcdef', 4, 'abc…'],
  ['never half an emoji', 'ab😀cd', 4, 'ab…'],
  ['a letter beyond the pairs', 'ab\uffeecd', 4, 'ab\uffee…'],
])('truncate: %s', (_, text, limit, expected) =>
  expect(truncate(text, limit)).toBe(expected),
);

it.each<[string, string, string]>([
  ['plain text stays', 'Grüße, 世界 🎉\n\tdone', 'Grüße, 世界 🎉\n\tdone'],
  ['zero-width characters', 'a\u200Bb\u200Dc\uFEFFd\u2060\u034F', 'abcd'],
  ['bidirectional controls', 'a\u202Eb\u2066c\u200F', 'abc'],
  ['tag characters', 'ok\u{E006F}\u{E0062}', 'ok'],
  ['variation selectors', 'a\uFE00\u{E0101}b ❤\uFE00 ❤\uFE0D', 'ab ❤ ❤'],
  [
    'not the presentation of an emoji',
    '❤\uFE0F 1\uFE0F 🕵\uFE0F',
    '❤\uFE0F 1\uFE0F 🕵\uFE0F',
  ],
  [
    'nor that of a keycap',
    '#\uFE0F *\uFE0F 0\uFE0E 9\uFE0E',
    '#\uFE0F *\uFE0F 0\uFE0E 9\uFE0E',
  ],
  [
    'nor that of a sign outside ASCII',
    '\u00A9\uFE0F \u0080\u00A9\uFE0E',
    '\u00A9\uFE0F \u00A9\uFE0E',
  ],
  ['the second one', '❤\uFE0F\uFE0F', '❤\uFE0F'],
  ['one after a letter, a space or nothing', '\uFE0Fa\uFE0F \uFE0E\n\uFE0F', 'a \n'],
  ['one after the last of all signs', '\uFFFFa\uFE0F', '\uFFFFa'],
  [
    'one after what is removed',
    '\u007F\uFE0F\u0080\uFE0F\u{E0041}\uFE0F\uDD75\uFE0F',
    '',
  ],
  ['control characters and terminal escapes', 'a\u001B[31mb\u0000', 'a[31mb'],
  ['halves of surrogate pairs', 'a\uD83Db \uDC00\uFE0F \uD83D\u200B\uDE00', 'ab  '],
  [
    'line ends become one kind',
    'a\r\nb\rc\u2028d\u2029e\u0085f\n\rg',
    'a\nb\nc\nd\ne\nf\n\ng',
  ],
])('stripInvisible: %s', (_, text, expected) => {
  expect(stripInvisible(text)).toBe(expected);
  expect(stripInvisible(expected)).toBe(expected);
});

it('singleLine joins lines by one space', () => {
  expect(singleLine(' a\r\n\n\tb\u200b\u2028c ')).toBe('a b c');
});

it.each([
  ['half of a pair', String.raw`"a\ud800b\uDFFF"`, 'a\ufffdb\ufffd'],
  ['the wrong order', String.raw`"\udc00\ud800"`, '\ufffd\ufffd'],
  ['half before a pair', String.raw`"\ud83d\ud83d\ude00"`, '\ufffd😀'],
  ['a pair', String.raw`"\uD83D\uDE00 😀"`, '😀 😀'],
  ['a backslash before letters', String.raw`"\\ud800 \\\ud800"`, '\\ud800 \\\ufffd'],
  ['other escapes', String.raw`"\n\"\u0041\ue000"`, '\n"A\ue000'],
])('wellFormedJson: %s', (_, json, expected) => {
  expect(JSON.parse(wellFormedJson(json))).toBe(expected);
});

it('wellFormedJson changes nothing but halves of pairs', () => {
  const unit = fc.constantFrom(
    '\\',
    'u',
    'd800',
    '\ud83d',
    '\ude00',
    '😀',
    '"',
    '\n',
    'é',
  );
  fc.assert(
    fc.property(fc.array(fc.string({ unit })), (texts) => {
      const read: unknown = JSON.parse(wellFormedJson(JSON.stringify(texts)));
      expect(read).toEqual(texts.map((text) => text.toWellFormed()));
    }),
  );
});
