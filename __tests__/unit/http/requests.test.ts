import { expect, test } from '@jest/globals';
import { parseRetryAfter } from '../../../src/http/requests.ts';

const now = new Date('2026-03-01T12:00:00Z');

test.each([
  ['0', 0],
  [' 120 ', 120_000],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['Dim, 03 Mai 2026 10:00:00 GMT', undefined],
  [undefined, undefined],
  ['', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['2026-03-01T12:00:30Z', undefined],
  ['Sun, 01 Mar 2026 12:00:30 +0200', undefined],
])('Retry-After: %s', (header, expected) =>
  expect(parseRetryAfter(header, now)).toBe(expected),
);
