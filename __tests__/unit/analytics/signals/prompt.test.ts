import { expect, test } from '@jest/globals';
import { renderSignalsPrompt } from '../../../../src/analytics/signals/prompt.ts';
import type { Problem } from '../../../../src/analytics/signals/ranking.ts';
import { findPromptInjection } from '../../../security/checks/prompt.ts';
import { RANGE } from '../../../support/run-export.ts';

const problem = (changes: Partial<Problem> = {}): Problem => ({
  kind: 'questions',
  text: 'How do I verify a signature?',
  page: '/guides/webhooks',
  count: 12,
  positive: 0,
  score: 60,
  before: undefined,
  change: undefined,
  ...changes,
});

test('has an instruction, and each problem as a line of data', () => {
  const problems = [
    problem(),
    problem({
      kind: 'searches',
      text: 'dark mode',
      page: '',
      count: 9,
    }),
    problem({
      kind: 'feedback',
      text: '',
      page: '/limits',
      count: 1,
    }),
  ];
  const prompt = renderSignalsPrompt(problems, RANGE);
  expect(prompt).toMatch(
    /^Improve this documentation [^]*\n\nThe list covers 2026-02-01 to 2026-02-28 /,
  );
  expect(prompt.split('\n').slice(-6)).toEqual([
    expect.stringMatching(/^\[data \w{32} begins: what readers miss\]$/),
    '1. Unanswered question, 12 times, on /guides/webhooks: How do I verify a signature?',
    '2. Search without a click, 9 times: dark mode',
    '3. Page with 1 negative vote and 0 positive, on /limits',
    expect.stringMatching(/^\[data \w{32} ends\]$/),
    '',
  ]);
  expect(findPromptInjection(prompt)).toEqual([]);
});

test('is the same for the same data, and its marker is another one for other data', () => {
  const marker = (prompt: string) => /\[data (\w+) begins: /.exec(prompt)?.[1];
  const render = (changes = {}) => renderSignalsPrompt([problem(changes)], RANGE);
  expect(render()).toBe(render());
  expect(marker(render())).not.toBe(marker(render({ count: 13 })));
});

test('fits into a variable, whatever the texts are', () => {
  const long = problem({
    text: '日'.repeat(200),
    page: '日'.repeat(120),
  });
  const prompt = renderSignalsPrompt(Array<Problem>(50).fill(long), RANGE);
  expect(Buffer.byteLength(prompt)).toBeLessThan(100_000);
  expect(prompt).toContain('\n50. ');
});
