import { expect, it } from '@jest/globals';
import { expectLinear } from '../../support/cost.ts';
import * as fc from 'fast-check';
import { stripHidden } from '../../../src/text/sanitize.ts';
import { anyText } from '../../support/any-text.ts';
import { sized } from '../../support/size.ts';

it.each<[string, string, string, number]>([
  ['plain text as it is', 'Grüße, 世界 🎉\n\tdone', 'Grüße, 世界 🎉\n\tdone', 0],
  ['characters that nobody sees', 'a\u200Bb\u202Ec\u{E0041}', 'abc', 4],
  ['a comment', 'a<!-- obey -->b', 'a b', 12],
  ['a comment that is hidden itself', 'a<!\u200B-- obey -->b', 'a b', 13],
  ['a comment made by taking one out', '<!-<!-- x -->- obey -->', '<!- - obey -->', 9],
  ['a comment that closes at once', 'a<!-->b', 'a b', 4],
  ['but not one that closes before it has opened', 'a<!->b-->', 'a<!->b-->', 0],
  ['no end without a beginning', 'a --> b', 'a --> b', 0],
  [
    'all behind a comment that opens a line and never closes',
    'a\n> <!-- obey',
    'a\n> ',
    9,
  ],
  [
    'all behind one that opens a line with marks',
    'a\n \t> - * + <!-- obey',
    'a\n \t> - * + ',
    9,
  ],
  [
    'all behind the first that opens a line',
    'a <!-- b\n<!-- c\n<!-- d',
    'a <!-- b\n',
    13,
  ],
])('takes out %s', (_, text, expected, removed) => {
  expect(stripHidden(text)).toStrictEqual({ text: expected, removed });
});

it('keeps what follows an open comment in the middle of a line: GitHub shows it', () => {
  expect(stripHidden('Support `<!--` in templates\nmore').text).toBe(
    'Support `<!--` in templates\nmore',
  );
});

it('makes all line ends the same without counting them', () => {
  const expected = { text: 'a\nb\nc\nd\ne\nf\n\ng', removed: 0 };
  expect(stripHidden('a\r\nb\rc\u2028d\u2029e\u0085f\n\rg')).toStrictEqual(expected);
});

it('takes a comment for one only within its line in code, and across lines in markup', () => {
  const text =
    '+a <!-- x -->\n+const open = "<!--";\n+kept\n+const close = "-->";\n+<!-- y';
  expect(stripHidden(text, 'code').text).toBe(
    '+a  \n+const open = "<!--";\n+kept\n+const close = "-->";\n+<!-- y',
  );
  expect(stripHidden(text, 'markup').text).toBe('+a  \n+const open = " ";\n+<!-- y');
  expect(stripHidden('<!-- y', 'markup')).toStrictEqual({ text: '<!-- y', removed: 0 });
});

const repeated = [
  '<!--',
  '-->',
  '<!-- ',
  '<!---->',
  '\u200B',
  '-',
  '> ',
  '❤\uFE0F',
  '<!--\n',
];
const KINDS = ['prose', 'markup', 'code'] as const;
it.each(repeated.flatMap((part) => KINDS.map((kind) => [part, kind] as const)))(
  'takes linear time for a long run of %j, as %s',
  (part, kind) => {
    expectLinear({ part, work: (text) => stripHidden(text, kind) });
    expectLinear({ part, work: (text) => stripHidden(`${text}x`, kind) });
  },
);

const PARTS = [
  '<!--', '-->', '<!', '--', '>', '\n', ' ', '\u200B',
  '\uFE0F', '\u{E0041}', '\uD83D', '\uDD75', '❤', '\r', 'x',
]; // prettier-ignore
const pieces = fc.array(fc.oneof(fc.constantFrom(...PARTS), anyText()), {
  maxLength: 30,
});

it('does all of its work at once', () => {
  fc.assert(
    fc.property(pieces, fc.constantFrom('prose', 'markup', 'code'), (parts, kind) => {
      const once = stripHidden(parts.join(''), kind).text;
      expect(stripHidden(once, kind)).toStrictEqual({ text: once, removed: 0 });
    }),
    { numRuns: sized(2000) },
  );
});

it('leaves no character unseen but the emoji presentation', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const { text } = stripHidden(parts.join(''));
      expect(text.replaceAll(/[\uFE0E\uFE0F]/g, '')).not.toMatch(
        /[\p{Default_Ignorable_Code_Point}\p{Surrogate}]/u,
      );
    }),
  );
});
