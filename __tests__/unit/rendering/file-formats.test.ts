import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  explainFileError,
  serializeRows,
  type Cell,
} from '../../../src/rendering/file-formats.ts';
import { readCsv } from '../../support/read-csv.ts';

const written = (header: string[], records: Cell[][]): string =>
  serializeRows('csv', header, records);
/** Returns a text as it is in the cell of a file. */
const writtenCell = (text: string): string | undefined =>
  readCsv(written(['text', 'n'], [[text, 1]]))[1]?.[0];
/** Removes the apostrophe before a text that a spreadsheet would calculate. */
const original = (text = ''): string => text.replace(/^'/, '');

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
  ])('%j gets an apostrophe', (text) => expect(writtenCell(text)).toBe(`'${text}`));

  test.each(['/a', 'a=1', '', ' a', '1', 'a\n=1'])('%j does not', (text) => {
    expect(writtenCell(text)).toBe(text);
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
      const [header, ...rows] = readCsv(written(['path', 'human', 'change'], records));
      expect(header).toEqual(['path', 'human', 'change']);
      expect(rows.map(([path, ...numbers]) => [original(path), ...numbers])).toEqual(
        records.map((cells) => cells.map(String)),
      );
    }),
  );
});

test('JSON has one row per line, and null for an unknown value', () => {
  const records = [
    ['/a\u2028b', 1],
    ["'=1", undefined],
  ];
  expect(serializeRows('json', ['path', 'n'], records)).toBe(
    '[\n{"path":"/a\u2028b","n":1},\n{"path":"\'=1","n":null}\n]\n',
  );
});

test('JSON without rows is an empty array', () => {
  expect(JSON.parse(serializeRows('json', ['path'], []))).toEqual([]);
});

test.each([
  ['ENOSPC', /the disk is full/],
  ['EACCES', /no permission/],
  ['EROFS', /no permission/],
  ['EIO', /\(EIO\)/],
  ['', /\(unknown error\)/],
])('the error %j names its cause', (code, cause) => {
  expect(explainFileError(code)).toMatch(cause);
});
