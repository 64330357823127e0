import { describe, expect, test } from '@jest/globals';
import { formatRange, previousRange } from '../../../src/analytics/date-range.ts';
import { parseGiven, validInputs, type GivenInputs } from './views/memory-analytics.ts';

/** Returns the input that each error names first. */
const invalid = (given: GivenInputs): (string | undefined)[] => {
  const parsed = parseGiven(given);
  return parsed.ok ? [] : parsed.error.map((message) => /`([a-z-]+)/.exec(message)?.[1]);
};

test.each([
  ['', 'csv'],
  ['JSON', 'json'],
])('the format "%s" is %s', (given, format) => {
  expect(validInputs({ format: given }).format).toBe(format);
});

test.each([
  ['', '', '1', '2026-03-09 2026-03-10'],
  ['', '', '365', '2025-03-10 2026-03-10'],
  ['2026-02-01', '', '28', '2026-02-01 2026-03-10'],
  ['', '2026-03-01', '28', '2026-02-01 2026-03-01'],
  ['2024-02-29', '2024-03-01', '28', '2024-02-29 2024-03-01'],
  ['2026-03-10', '2026-03-11', '28', '2026-03-10 2026-03-11'],
])('dates "%s" to "%s", %s days', (from, to, days, expected) => {
  const { range } = validInputs({ 'date-from': from, 'date-to': to, days });
  expect(`${range.dateFrom} ${range.dateTo}`).toBe(expected);
});

test.each([
  [
    '2026-02-01',
    '2026-03-01',
    '2026-01-04 2026-02-01',
    '2026-02-01 to 2026-02-28 (28 days)',
  ],
  ['2026-03-09', '2026-03-10', '2026-03-08 2026-03-09', '2026-03-09'],
])('%s to %s: the previous period, and the text', (from, to, previous, text) => {
  const { range } = validInputs({ 'date-from': from, 'date-to': to });
  expect(Object.values(previousRange(range)).join(' ')).toBe(previous);
  expect(formatRange(range)).toBe(text);
});

describe('invalid', () => {
  const dates = ['2026-02-30', '0000-00-00', '2026-02-01T10:00:00Z', '01/02/2026'];
  test.each(dates)('date %s', (date) => {
    const message = `\`date-from\` is not valid: "${date}". Use a date such as 2026-08-01.`;
    expect(parseGiven({ 'date-from': date })).toEqual({ ok: false, error: [message] });
  });

  test.each([
    ['turned round', '2026-03-01', '2026-02-01', 'date-from'],
    ['empty', '2026-02-01', '2026-02-01', 'date-from'],
    ['today without an end', '2026-03-10', '', 'date-from'],
    ['in the future', '2027-01-01', '2027-02-01', 'date-to'],
    ['with an end in the future', '2026-03-01', '2026-03-12', 'date-to'],
  ])('range: %s', (_, from, to, name) => {
    expect(invalid({ 'date-from': from, 'date-to': to })).toEqual([name]);
  });

  test.each<[string, ...string[]]>([
    ['days', '0', '-1', '1.5', '3651', 'many'],
    ['top', '0', '251'],
    ['summary', 'no'],
    ['data', 'signal', 'views, signals'],
    ['format', 'out/', '../views.csv', '.csv', 'ndjson', 'csv json'],
    ['paths', '*'.repeat(501)],
  ])('%s', (name, ...values) => {
    expect(values.map((value) => invalid({ [name]: value }))).toEqual(
      values.map(() => [name]),
    );
  });
});

describe('with page views', () => {
  test.each([
    ['include', 'questions'],
    ['compare', 'false'],
  ])('an input of signals is refused: %s: %s', (name, value) => {
    const message = `\`${name}\` is only for \`data: signals\`. Remove it, or set \`data: signals\`.`;
    expect(parseGiven({ [name]: value })).toEqual({ ok: false, error: [message] });
  });
});
