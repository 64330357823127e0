/** The message of care: our instruction, and names and messages of others as data, cut and without secrets. */
import { describe, expect, it } from '@jest/globals';
import type { FailedCheck } from '../../../src/ports.ts';
import { carePrompt } from '../../../src/prompt/care.ts';

const URL = 'https://github.com/acme/docs/pull/7';
const HEAD = 'c0ffee'.repeat(6);

function promptFor(problem: 'conflicts' | 'checks', failed: readonly FailedCheck[] = []) {
  const facts = { url: URL, problem, base: 'main\nsecret', headSha: HEAD, failed };
  return carePrompt(facts, (text) => text.replaceAll('secret', '***'));
}

/** Returns what a prompt has as data, and what is before it. */
function partsOf(prompt: string) {
  const [instruction = '', rest = ''] = prompt.split('\n\n----\n\n');
  const [, heading, data] =
    /\n\[data \w+ begins: (.*)\]\n([^]*)\n\[data \w+ ends\]$/.exec(rest) ?? [];
  return { instruction, heading, data };
}

const check = (changes: Partial<FailedCheck> = {}): FailedCheck => ({
  name: 'links',
  conclusion: 'failure',
  annotations: [],
  ...changes,
});
const annotation = { place: 'a.md:3', message: 'broken link' };

it('a conflict names the pull request, and has the base branch as data', () => {
  const { instruction, heading, data } = partsOf(promptFor('conflicts'));
  expect(instruction).toContain(`${URL} conflicts with its base branch.`);
  expect(instruction).toContain('Do not rebase');
  expect({ heading, data }).toEqual({ heading: 'the base branch', data: 'main ***' });
});

describe('failed checks', () => {
  it.each<[string, readonly FailedCheck[], string]>([
    [
      'have names and conclusions, and annotations at their places',
      [check({ annotations: [annotation, { ...annotation, place: '' }] })],
      '- links: failure\n  - a.md:3: broken link\n  - broken link',
    ],
    ['have no secrets', [check({ name: 'a secret' })], '- a ***: failure'],
    [
      'are cut',
      [check({ name: 'n'.repeat(300), conclusion: 'c' })],
      `- ${'n'.repeat(199)}…: c`,
    ],
    [
      'have cut messages',
      [check({ annotations: [{ place: '', message: 'm'.repeat(600) }] })],
      `- links: failure\n  - ${'m'.repeat(499)}…`,
    ],
  ])('%s', (_, failed, data) => {
    const parts = partsOf(promptFor('checks', failed));
    expect(parts).toMatchObject({ heading: 'the failed checks', data });
    expect(parts.instruction).toContain(`commit ${HEAD} in your pull request ${URL}`);
    expect(parts.instruction).toContain('Fix only what your changes caused');
  });

  it.each([
    [20, 20, ''],
    [21, 20, '- 1 more'],
  ])('are counted if they are too many: %d', (count, listed, last) => {
    const { data = '' } = partsOf(
      promptFor(
        'checks',
        Array.from({ length: count }, () => check()),
      ),
    );
    expect(data.match(/^- links/gm)).toHaveLength(listed);
    expect(data.split('\n').slice(listed).join('')).toBe(last);
  });

  it('share 20 annotations', () => {
    const annotations = Array.from({ length: 9 }, () => annotation);
    const failed = ['a', 'b', 'c'].map((name) => check({ name, annotations }));
    const { data = '' } = partsOf(promptFor('checks', failed));
    expect(data.match(/broken link/g)).toHaveLength(20);
    expect(data.match(/^- [abc]: failure/gm)).toHaveLength(3);
  });
});
