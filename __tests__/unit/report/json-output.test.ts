import { expect, it } from '@jest/globals';
import { jsonArrayOutput } from '../../../src/report/json-output.ts';

/** With quotes and a comma 100 bytes. */
const item = (at: number): string => String(at).padStart(97, '0');

it.each<[string, readonly unknown[]]>([
  ['nothing', []],
  ['texts', ['/a', '"b"']],
  ['records', [{ jobId: 'job_1', thread: 2 }, { jobId: 'job_2' }]],
])('a list of %s is its JSON', (_, items) => {
  expect(jsonArrayOutput(items)).toBe(JSON.stringify(items));
});

it('has as many items as a variable of a later step carries', () => {
  const items = Array.from({ length: 1000 }, (_, at) => item(at));
  expect(JSON.parse(jsonArrayOutput(items))).toEqual(items.slice(0, 999));
  expect(jsonArrayOutput(items.slice(0, 999))).toHaveLength(999 * 100 + 1);
});

it.each([
  ['letters of three bytes', '日'.repeat(40_000)],
  ['characters that JSON escapes', '\u0001'.repeat(20_000)],
  ['sheer length', 'x'.repeat(100_000)],
])('leaves out what is too long by itself, not what comes after it: %s', (_, long) => {
  expect(jsonArrayOutput(['/a', long, '/b'])).toBe('["/a","/b"]');
});

it('uses the last byte, and no more', () => {
  // Two brackets, two quotes and the room for a comma.
  const longest = 'x'.repeat(100_000 - 5);
  expect(jsonArrayOutput([longest])).toBe(`["${longest}"]`);
  expect(jsonArrayOutput([`${longest}x`])).toBe('[]');
});
