import { describe, expect, it } from '@jest/globals';
import { ok, parseEnum, parseJobId, parseNumber, quoteValue } from '../../../src/inputs/parse.ts';
import { outcomeOf } from './result.ts';

const INVALID = { ok: false, error: [{ kind: 'invalid', message: expect.stringMatching(/^`name` is /) }] };

it.each([
  ['a "b"', String.raw`"a \"b\""`],
  ['a \r\n\t b\u200b', '"a   b"'],
  ['x'.repeat(60), `"${'x'.repeat(60)}"`],
  ['x'.repeat(61), `"${'x'.repeat(59)}…"`],
])('quotes %j', (text, quoted) => {
  expect(quoteValue(text)).toBe(quoted);
});

describe('a list of choices', () => {
  it.each([
    ['auto', 'auto'],
    ['Never', 'never'],
    ['ALWAYS', 'always'],
  ])('%j is taken in any letter case', (text, value) => {
    expect(parseEnum('name', text, ['auto', 'always', 'never'])).toEqual(ok(value));
  });

  it.each(['', 'autos', 'toString', 'auto,never'])('%j is not', (text) => {
    expect(parseEnum('name', text, ['auto', 'always', 'never'])).toEqual(INVALID);
  });
});

describe('a number', () => {
  const minutes = { min: 1, max: 20, unit: 'minutes' };
  it.each([
    ['1', 1],
    ['20', 20],
    ['2.5', 2.5],
  ])('%j is taken', (text, value) => {
    expect(parseNumber('name', text, minutes)).toEqual(ok(value));
  });

  it.each(['', '0', '0.99', '20.01', '21', '-2', '+2', '1e1', '0x2', '5m', '.5', '5.', '1,5', ' 5'])(
    '%j is not',
    (text) => {
      expect(parseNumber('name', text, minutes)).toEqual(INVALID);
    },
  );

  it('without a unit is whole', () => {
    const range = { min: 0, max: 250 };
    expect(parseNumber('name', '250', range)).toEqual(ok(250));
    expect(outcomeOf(parseNumber('name', '2.5', range))).toEqual([
      '`name` is not valid: "2.5". Use a whole number from 0 to 250.',
    ]);
    expect(outcomeOf(parseNumber('name', '', minutes))).toEqual([
      '`name` is empty. Use a number of minutes from 1 to 20.',
    ]);
  });
});

describe('the id of a job', () => {
  it.each(['a', 'job_1-Z', 'job.2026:1', 'é', '0'.repeat(256)])('%j is taken', (text) => {
    expect(parseJobId('name', text)).toEqual(ok(text));
  });

  it.each(['', '0'.repeat(257), '../x', '..', 'a b', 'a\n', '/a', 'https://h.test/a', 'a\\b', 'a?b', 'a%b'])(
    '%j is not',
    (text) => {
      expect(parseJobId('name', text)).toEqual(INVALID);
    },
  );
});
