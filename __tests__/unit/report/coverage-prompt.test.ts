import { describe, expect, it } from '@jest/globals';
import { renderCoveragePrompt } from '../../../src/report/output/coverage-prompt.ts';
import {
  buildCoverageReport,
  type CoverageState,
  type CoveredPullRequest,
} from '../../../src/report/coverage/coverage.ts';
import { findPromptInjection } from '../../security/checks/prompt.ts';
import { exampleCovered } from './examples.ts';

function promptOf(pullRequests: readonly CoveredPullRequest[]): string {
  const coverage = buildCoverageReport({
    repository: 'acme/app',
    tag: 'v2.0.0',
    previousTag: 'v1.0.0',
    pullRequests,
    gaps: [],
  });
  return renderCoveragePrompt(coverage);
}

const inState = (state: CoverageState, number: number, title = 'Retries') =>
  exampleCovered({ state, number, title });

describe('the prompt', () => {
  it('lists what is uncovered, with its address, and nothing else', () => {
    const prompt = promptOf([
      inState('uncovered', 1),
      inState('uncovered', 2),
      inState('covered', 3),
      inState('opted-out', 4),
      inState('waiting', 5),
    ]);
    const pages = [...prompt.matchAll(/https:\S+/g)].map(([page]) => page);
    expect(pages).toEqual([
      'https://github.com/acme/app/pull/1',
      'https://github.com/acme/app/pull/2',
    ]);
    expect(prompt).toContain('- #1 Retries\n');
    expect(findPromptInjection(prompt)).toEqual([]);
  });

  it('fits into an environment variable, and says that it is cut', () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      inState('uncovered', index + 1, '語'.repeat(300)),
    );
    const prompt = promptOf(many);
    expect(Buffer.byteLength(prompt)).toBeLessThan(128 * 1024);
    expect(prompt).toMatch(/The list has the first \d+ of 1000 pull requests\./);
  });
});
