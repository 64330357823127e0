import { expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { truncateLines } from '../../../src/prompt/truncate.ts';
import { anyText } from '../../support/any-text.ts';

it.each([
  {
    title: 'no half of a pair',
    beginning: 'x🎉🎉',
    limit: 66,
    kept: 'x',
    left: 4,
  },
  {
    title: 'no half of the last pair',
    beginning: '\u{10FFFF}'.repeat(3),
    limit: 67,
    kept: '\u{10FFFF}',
    left: 4,
  },
  {
    title: 'all before a pair',
    beginning: 'xxx🎉',
    limit: 66,
    kept: 'xx',
    left: 3,
  },
])('keeps $title', ({ beginning, limit, kept, left }) => {
  const result = truncateLines(`${beginning}${'y'.repeat(100)}`, limit);
  expect(result).toStrictEqual({
    text: `${kept} [cut here: ${100 + left} more characters]`,
    cut: true,
  });
});

it.each([
  [82, 'first lines\n[cut here: 3 more lines]'],
  [83, 'first lines\nsecond\n[cut here: 2 more lines]'],
])(
  'keeps a line that fits to the last character, with 64 for the mark: %i',
  (limit, text) => {
    expect(truncateLines(`first lines\nsecond\n${'x'.repeat(80)}\n`, limit)).toEqual({
      text,
      cut: true,
    });
  },
);

it('cuts inside rather than to use less than half of the space', () => {
  const long = 'x'.repeat(100);
  expect(truncateLines(`123456789\n${long}`, 84).text).toBe(
    '123456789\n[cut here: 1 more line]',
  );
  expect(truncateLines(`12345678\n${long}`, 84).text).toBe(
    `12345678\n${'x'.repeat(11)} [cut here: 89 more characters]`,
  );
});

it('never exceeds the limit, and adds nothing', () => {
  fc.assert(
    fc.property(
      anyText({ maxLength: 500 }),
      fc.integer({ min: 64, max: 400 }),
      (text, limit) => {
        const result = truncateLines(text, limit);
        expect(result.text.length).toBeLessThanOrEqual(limit);
        const mark = result.text.lastIndexOf('[cut here: ');
        if (result.cut) {
          expect(text.startsWith(result.text.slice(0, mark).trimEnd())).toBe(true);
        }
      },
    ),
  );
});
