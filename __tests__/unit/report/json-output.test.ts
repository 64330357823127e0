import { expect, it } from '@jest/globals';
import { jsonArrayOutput } from '../../../src/report/json-output.ts';

it.each<[string, readonly unknown[]]>([
  ['nothing', []],
  ['texts', ['/a', '"b"']],
  ['records', [{ jobId: 'job_1', thread: 2 }, { jobId: 'job_2' }]],
])('a list of %s is JSON', (_, items) => {
  expect(jsonArrayOutput(items)).toBe(JSON.stringify(items));
});

it('has at most 100,000 bytes', () => {
  // 100 bytes each, with quotes and a comma.
  const items = Array.from({ length: 1000 }, (_, index) => String(index).padStart(97, '0'));
  expect(JSON.parse(jsonArrayOutput(items))).toEqual(items.slice(0, 999));
  // Two brackets, two quotes and room for a comma.
  const longest = 'x'.repeat(100_000 - 5);
  expect(jsonArrayOutput([longest])).toBe(`["${longest}"]`);
  expect(jsonArrayOutput([`${longest}x`])).toBe('[]');
});

it.each([
  ['letters of three bytes', '日'.repeat(40_000)],
  ['escaped characters', '\u0001'.repeat(20_000)],
  ['many characters', 'x'.repeat(100_000)],
])('leaves out only the item that is too long: %s', (_, long) => {
  expect(jsonArrayOutput(['/a', long, '/b'])).toBe('["/a","/b"]');
});
