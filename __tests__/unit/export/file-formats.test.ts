import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  escapeFormula,
  serializeExport,
  type Cell,
} from '../../../src/export/file-formats.ts';
import { readCsv } from '../../support/read-csv.ts';

const written = (header: string[], records: Cell[][]): string =>
  [...serializeExport('csv', header, records)].join('');

test.each<[string, Cell[][], string]>([
  ['no rows', [], 'path,n\r\n'],
  ['plain cells', [['/a-b_c.d~e%20', 1]], 'path,n\r\n/a-b_c.d~e%20,1\r\n'],
  ['letters of any script', [['/日本語/é', 1]], 'path,n\r\n/日本語/é,1\r\n'],
  ['an unknown value', [['/a', undefined]], 'path,n\r\n/a,\r\n'],
  ['an empty text', [['', 0]], 'path,n\r\n,0\r\n'],
  ['numbers, never altered', [['/a', -5]], 'path,n\r\n/a,-5\r\n'],
  ['a comma and quotes', [['/a,"b"', 1]], 'path,n\r\n"/a,""b""",1\r\n'],
  ['a semicolon, a separator elsewhere', [['/a;=1', 1]], 'path,n\r\n"/a;=1",1\r\n'],
  ['a line break', [['/a\r\n/b', 1]], 'path,n\r\n"/a\r\n/b",1\r\n'],
  ['a formula', [["=cmd|' /C calc'!A0", 1]], "path,n\r\n\"'=cmd|' /C calc'!A0\",1\r\n"],
])('%s', (_, records, text) => expect(written(['path', 'n'], records)).toBe(text));

describe('when a spreadsheet would calculate a text', () => {
  const spaces = ['\t', '\r', '\n', ' ', '\u00a0', '\ufeff', '\u200b'];
  test.each([
    ...Array.from('=+-@＝＋－＠', (sign) => `${sign}1`),
    ...spaces.map((space) => `${space}=1`),
    '=1\n2',
    '\tx',
  ])('%j gets an apostrophe', (text) => expect(escapeFormula(text)).toBe(`'${text}`));

  test.each(['/a', 'a=1', '', ' a', '1', 'a\n=1'])('%j does not', (text) => {
    expect(escapeFormula(text)).toBe(text);
  });

  test('it can be taken away again, whatever the text was', () => {
    const unit = fc.constantFrom(
      "'",
      '=',
      '+',
      '＝',
      ' ',
      '\t',
      '\r',
      '\n',
      'a',
      '"',
      ',',
    );
    const hostile = fc.string({ unit });
    fc.assert(
      fc.property(hostile, (text) =>
        expect(escapeFormula(text).replace(/^'/, '')).toBe(text),
      ),
    );
  });
});

test('what an independent parser reads back equals what was written', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom(
        '"',
        ',',
        '\r',
        '\n',
        ';',
        '\t',
        '=',
        '|',
        '`',
        '\u202e',
        '/',
        'a',
        "'",
      ),
    }),
  );
  const record = fc.tuple(text, fc.integer(), fc.integer());
  fc.assert(
    fc.property(fc.array(record, { maxLength: 30 }), (records) => {
      const expected = records.map(([path, ...numbers]) => [
        escapeFormula(path),
        ...numbers.map(String),
      ]);
      expect(readCsv(written(['path', 'human', 'change'], records))).toEqual([
        ['path', 'human', 'change'],
        ...expected,
      ]);
    }),
  );
});

test.each(['csv', 'json', 'ndjson'] as const)(
  'many rows come as %s in several chunks',
  (format) => {
    const records = Array.from({ length: 1000 }, (_, index) => [`/p${index}`, index]);
    const chunks = [...serializeExport(format, ['path', 'n'], records)];
    expect(chunks.length).toBeGreaterThan(2);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(5000);
    const text = chunks.join('');
    const objects = records.map(([path, n]) => ({ path, n }));
    if (format === 'csv') {
      expect(readCsv(text).slice(1)).toEqual(records.map((cells) => cells.map(String)));
    } else {
      expect(
        JSON.parse(
          format === 'json' ? text : `[${text.trimEnd().replaceAll('\n', ',')}]`,
        ),
      ).toEqual(objects);
    }
  },
);
