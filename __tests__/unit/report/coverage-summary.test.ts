import { expect, it } from '@jest/globals';
import {
  coverageHeadline,
  coverageSections,
} from '../../../src/report/output/coverage-summary.ts';
import {
  buildCoverageReport,
  type ReleaseCoverage,
} from '../../../src/report/coverage/coverage.ts';
import type { Gap } from '../../../src/rendering/incomplete.ts';
import { exampleCovered } from './examples.ts';

const CUT: Gap = {
  what: 'Pull requests of the release',
  cause: 'only 500 of 900 commits were read',
};

const coverageOf = (
  changes: Partial<Parameters<typeof buildCoverageReport>[0]> = {},
): ReleaseCoverage =>
  buildCoverageReport({
    repository: 'acme/app',
    tag: 'v2',
    previousTag: 'v1',
    pullRequests: [
      exampleCovered(),
      exampleCovered({ number: 13, state: 'covered' }),
      exampleCovered({ number: 14, state: 'waiting' }),
    ],
    gaps: [],
    ...changes,
  });

it('the first line says that there may be more', () => {
  const changes = { gaps: [CUT], previousTag: undefined };
  expect(coverageHeadline(coverageOf(changes))).toBe(
    '`v2`: at least 3 pull requests; 1 covered, 1 waiting, 1 uncovered',
  );
});

it('tables are cut, those first that a person has to look at', () => {
  const text = coverageSections(coverageOf(), 2).join('\n\n');
  expect(text).toContain('<summary>Pull requests (2 of 3)</summary>');
  const numbers = [...text.matchAll(/\/pull\/(\d+)\)/g)].map(([, number]) => number);
  expect(numbers).toEqual(['12', '14']);
});
