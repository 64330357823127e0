import { describe, expect, it } from '@jest/globals';
import {
  splitList,
  splitLines,
  quoteValue,
  parseBoolean,
  parseJobId,
  parseNumber,
} from '../../../src/inputs/parse.ts';

describe('readBoolean', () => {
  it.each([
    ['true', true],
    ['True', true],
    ['TRUE', true],
    ['false', false],
    ['False', false],
    ['FALSE', false],
    ['', false],
  ])('reads %j', (text, value) => {
    expect(parseBoolean('wait', text)).toStrictEqual({ ok: true, value });
  });

  it.each(['tRUE', 'untrue', 'true false', 'not false', 'falsely', 'yes', '1'])('refuses %j', (text) => {
    expect(parseBoolean('wait', text)).toStrictEqual({
      ok: false,
      errors: [`\`wait\` is "${text}". Write true or false.`],
    });
  });
});

describe('readNumber', () => {
  const read = (text: string, least = 1, most = 20): ReturnType<typeof parseNumber> =>
    parseNumber('timeout', text, { min: least, max: most, unit: 'minutes' });

  it.each([
    ['1', 1],
    ['20', 20],
    ['07', 7],
    ['2.5', 2.5],
    ['12.125', 12.125],
  ])('reads %j', (text, value) => {
    expect(read(text)).toStrictEqual({ ok: true, value });
  });

  it.each(['0', '0.99', '20.01', '21', '-2', '+2', '1e1', '0x2', '5m', 'in 5', '.5', '5.', '1,5', ' 5'])(
    'refuses %j',
    (text) => {
      expect(read(text)).toStrictEqual({
        ok: false,
        errors: [`\`timeout\` is "${text}". Write a number of minutes from 1 to 20, for example 10.`],
      });
    },
  );

  it.each([
    [0, 5, 'from 0 to 5, for example 5.'],
    [0, 10, 'from 0 to 10, for example 10.'],
    [0, 99, 'from 0 to 99, for example 10.'],
    [10, 99, 'from 10 to 99, for example 10.'],
    [30, 99, 'from 30 to 99, for example 30.'],
  ])('gives an example between the bounds %i and %i', (least, most, end) => {
    expect(read('', least, most)).toStrictEqual({
      ok: false,
      errors: [`\`timeout\` is empty. Write a number of minutes ${end}`],
    });
  });
});

describe('readJobId', () => {
  it.each(['a', 'job_1-Z', 'job.2026:1', 'é', '0'.repeat(256)])('reads %j', (text) => {
    expect(parseJobId('job-id', text)).toStrictEqual({ ok: true, value: text });
  });

  it.each([
    '',
    '0'.repeat(257),
    '../x',
    '..',
    'a b',
    'a\n',
    '/a',
    'https://docs.test/jobs#a',
    String.raw`a\b`,
    'a?b',
    'a%b',
  ])('refuses %j', (text) => {
    expect(parseJobId('job-id', text)).toMatchObject({
      ok: false,
      errors: [expect.stringContaining('which is not a job id. Write the value of the output `jobId`')],
    });
  });
});

describe('items and lines', () => {
  it.each<[string, string[], string[]]>([
    ['', [], []],
    [' \n,\n ,', [], [',', ',']],
    [' a b , c\n\n d\r\n', ['a b', 'c', 'd'], ['a b , c', 'd']],
  ])('reads %j', (text, byComma, byLine) => {
    expect(splitList(text)).toStrictEqual(byComma);
    expect(splitLines(text)).toStrictEqual(byLine);
  });
});

describe('quote', () => {
  it.each([
    ['', 'empty'],
    ['a "b"', String.raw`"a \"b\""`],
    ['a \r\n\t b', '"a b"'],
    ['x'.repeat(60), `"${'x'.repeat(60)}"`],
    ['x'.repeat(61), `"${'x'.repeat(59)}…"`],
  ])('shows %j as %s', (text, quoted) => {
    expect(quoteValue(text)).toBe(quoted);
  });
});
