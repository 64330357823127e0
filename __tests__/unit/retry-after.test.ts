import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseRetryAfter } from '../../src/retry-after.ts';

const now = new Date('2026-03-01T12:00:00Z');

test.each([
  ['0', 0],
  ['1', 1000],
  [' 120 ', 120_000],
  ['007', 7000],
  ['1000000000', 1_000_000_000_000],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
  ['Sunday, 01-Mar-26 12:00:30 GMT', 30_000],
  ['Sun Mar  1 12:00:30 2026', 30_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  [undefined, undefined],
  ['', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e9', undefined],
  ['0x10', undefined],
  ['٣', undefined],
  ['soon', undefined],
  ['2026-03-01T12:00:30Z', undefined],
  ['Sun, 99 Mar 2026 12:00:30 GMT', undefined],
  ['Sun, 01 Mar 2026 12:00:30 +0200', undefined],
  ['120, 60', undefined],
])('Retry-After: %s', (header, expected) => {
  expect(parseRetryAfter(header, now)).toBe(expected);
});

test('whatever the header says, the wait is finite and never negative', () => {
  const headers = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.date({ noInvalidDate: true }).map((d) => d.toUTCString()),
  );
  fc.assert(
    fc.property(headers, (header) => {
      const ms = parseRetryAfter(header, now);
      expect(ms === undefined || (Number.isFinite(ms) && ms >= 0)).toBe(true);
    }),
  );
});
