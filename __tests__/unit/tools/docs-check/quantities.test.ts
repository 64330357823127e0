/** Numbers with units in the pages, compared with the code that decides them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Origin, Quantity } from '../../../../tools/docs-check/known-quantities.ts';
import { parsePage } from '../../../../tools/docs-check/pages.ts';
import {
  checkQuantities,
  quantitiesIn,
} from '../../../../tools/docs-check/quantities.ts';

const folder = mkdtempSync(join(tmpdir(), 'quantities-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
writeFileSync(
  join(folder, 'limits.ts'),
  'const WAIT_MS = 10 * 60_000;\nexport const MORE_MS = 30_000;\nconst OTHER = WAIT_MS;\n',
);

const PAGE = 'docs/limits.md';

function constants(...names: readonly string[]): Origin {
  return { kind: 'constants', file: 'limits.ts', names, factor: 1 };
}

function check(prose: string, known: readonly Quantity[]): readonly string[] {
  return checkQuantities(folder, [parsePage(PAGE, prose)], known);
}

function quantity(text: string, ...origins: readonly Origin[]): Quantity {
  return { page: PAGE, quantity: text, origins };
}

describe('a quantity on a page', () => {
  it('is fine if its constant has the same value in another unit', () => {
    const known = [quantity('10 minutes', constants('WAIT_MS'))];
    expect(check('It waits for 10\nminutes.', known)).toEqual([]);
  });

  it('may be the sum of constants', () => {
    const known = [quantity('630 seconds', constants('WAIT_MS', 'MORE_MS'))];
    expect(check('At most 630 seconds.', known)).toEqual([]);
  });

  it.each([
    ['that nobody knows', 'After 5 minutes.', []],
    [
      'with another number than its constant',
      'It waits for 9 minutes.',
      [quantity('9 minutes', constants('WAIT_MS'))],
    ],
    [
      'whose constant is gone',
      'It waits for 10 minutes.',
      [quantity('10 minutes', constants('GONE_MS'))],
    ],
    [
      'whose constant is no number',
      'It waits for 10 minutes.',
      [quantity('10 minutes', constants('OTHER'))],
    ],
    [
      'whose text is gone',
      'At most 7 requests.',
      [quantity('7 requests', { kind: 'text', file: 'limits.ts', text: 'at most 7' })],
    ],
    ['that the page no longer names', 'No number.', [quantity('10 minutes')]],
  ])('is a fault if it is one %s', (_, prose, known) => {
    expect(check(prose, known)).toHaveLength(1);
  });
});

it('finds quantities in prose and tables only', () => {
  const markdown = [
    'After 1,000 search terms, or `timeout` of 0.5 s.',
    '| 20 kB | version 2.30 days |',
    '<!-- figures -->\n12 ms\n<!-- /figures -->',
    '```yaml\n# 45 minutes\n```',
  ].join('\n');
  expect([...quantitiesIn(markdown)]).toEqual([
    '1,000 terms',
    '0.5 s',
    '20 kB',
    '2.30 days',
  ]);
});
