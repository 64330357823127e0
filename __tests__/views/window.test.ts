import { describe, expect, test } from '@jest/globals';
import { formatRange, parseDateRange, previousRange } from '../../src/views/date-range.ts';

const now = new Date('2026-03-10T15:30:00Z');
const read = (dateFrom: string, dateTo: string, days = '28'): ReturnType<typeof parseDateRange> =>
  parseDateRange({ dateFrom, dateTo, days, now });
const texts = (dateFrom: string, dateTo: string, days?: string): string[] => {
  const window = read(dateFrom, dateTo, days);
  if (!window.ok) throw new Error(window.errors.join(' '));
  return [window.value.from.text, window.value.to.text];
};

describe('when no date is given', () => {
  test.each([
    ['1', '2026-03-09'],
    ['7', '2026-03-03'],
    ['28', '2026-02-10'],
    ['365', '2025-03-10'],
  ])('%s days end with yesterday', (days, from) => {
    expect(texts('', '', days)).toEqual([from, '2026-03-10']);
  });

  test.each(['0', '-1', '1.5', '3651', 'many', ''])('days: %j is told', (days) => {
    expect(read('', '', days)).toMatchObject({
      ok: false,
      errors: [expect.stringMatching(/^`days` is .*Write a whole number/)],
    });
  });
});

describe('when dates are given', () => {
  test.each([
    ['2026-02-01', '2026-03-01', ['2026-02-01', '2026-03-01']],
    ['2026-02-01', '', ['2026-02-01', '2026-03-10']],
    ['', '2026-03-01', ['2026-02-01', '2026-03-01']],
    ['2024-02-29', '2024-03-01', ['2024-02-29', '2024-03-01']],
    ['2026-02-01T00:00:00Z', '2026-02-01T12:00:00Z', ['2026-02-01T00:00:00Z', '2026-02-01T12:00:00Z']],
    [
      '2026-02-01T08:00+02:00',
      '2026-02-01T06:00:00.001Z',
      ['2026-02-01T08:00+02:00', '2026-02-01T06:00:00.001Z'],
    ],
    ['2026-03-01', '2026-03-11', ['2026-03-01', '2026-03-11']],
    ['2026-03-10', '2026-03-11', ['2026-03-10', '2026-03-11']],
  ])('%j to %j is sent as it stands', (from, to, expected) => {
    expect(texts(from, to)).toEqual(expected);
  });

  test.each([
    ['2026-02-30', '', /2026-02-30, which is on no calendar/],
    ['2025-02-29', '', /on no calendar/],
    ['2026-13-01', '', /on no calendar/],
    ['2026-00-10', '', /on no calendar/],
    ['0000-00-00', '', /on no calendar/],
    ['2026-02-01T24:00:00Z', '', /on no calendar or clock/],
    ['2026-02-01T10:60:00Z', '', /on no calendar or clock/],
    ['2026-02-01T10:00:00+15:00', '', /on no calendar or clock/],
    ['2026-02-01T10:00:00', '', /a time without a zone\. Write Z/],
    ['yesterday', '', /"yesterday"\. Write YYYY-MM-DD/],
    ['01/02/2026', '', /Write YYYY-MM-DD/],
    ['2026-2-1', '', /Write YYYY-MM-DD/],
    ['20260201', '', /Write YYYY-MM-DD/],
    ['2026-03-01', '2026-02-01', /comes after `date-to` 2026-02-01\. Exchange/],
    ['2026-02-01', '2026-02-01', /is empty, because `date-to` is exclusive/],
    ['2026-03-10', '', /has no day in it.*`date-to: 2026-03-11`/],
    ['2026-03-11', '', /`date-from` 2026-03-11 lies in the future/],
    ['2027-01-01', '2027-02-01', /`date-from` 2027-01-01 lies in the future/],
    ['2026-03-01', '2026-03-12', /`date-to` 2026-03-12 lies in the future.*2026-03-10 to end with yesterday/],
    ['1999-01-01', '2026-01-01', /longer than 3650 days/],
  ])('%j to %j is told in a sentence', (from, to, sentence) => {
    expect(read(from, to)).toEqual({ ok: false, errors: [expect.stringMatching(sentence)] });
  });

  test('all faults are told together', () => {
    expect(read('x', 'y', 'z')).toMatchObject({
      errors: [/date-from/, /date-to/, /days/].map((name) => expect.stringMatching(name)),
    });
  });
});

describe('the window before', () => {
  test.each([
    ['2026-02-01', '2026-03-01', ['2026-01-04', '2026-02-01']],
    ['2026-03-09', '2026-03-10', ['2026-03-08', '2026-03-09']],
    ['2026-02-01T06:00:00Z', '2026-02-01T12:00:00Z', ['2026-02-01T00:00:00.000Z', '2026-02-01T06:00:00Z']],
    ['2026-02-01', '2026-02-02T12:00:00Z', ['2026-01-30T12:00:00.000Z', '2026-02-01']],
  ])('of %s to %s has the same length and touches it', (from, to, expected) => {
    const window = read(from, to);
    if (!window.ok) throw new Error('unreadable');
    const before = previousRange(window.value);
    expect([before.from.text, before.to.text]).toEqual(expected);
    expect(before.to.at - before.from.at).toBe(window.value.to.at - window.value.from.at);
  });
});

test.each([
  ['2026-02-01', '2026-03-01', '2026-02-01 to 2026-02-28 (28 days)'],
  ['2026-02-01', '2026-02-02', '2026-02-01'],
  ['2026-02-01T06:00:00Z', '2026-02-02', '2026-02-01T06:00:00Z up to 2026-02-02'],
])('%s to %s reads as %s', (from, to, text) => {
  const window = read(from, to);
  expect(window.ok && formatRange(window.value)).toBe(text);
});
