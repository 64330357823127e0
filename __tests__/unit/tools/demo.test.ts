import { expect, it } from '@jest/globals';
import { playDemo } from '../../../tools/demo/main.ts';

it('the demo succeeds and shows neither the key nor hidden states', async () => {
  const output: string[] = [];
  expect(await playDemo((block) => output.push(block))).toBe(true);
  const text = output.join('\n');
  expect(text).not.toMatch(/mint_fake|<!--/);
  const outcomes = text.match(/^✓ The run succeeded.*$/gm);
  expect(outcomes).toEqual([
    '✓ The run succeeded. Outcome: pr-opened.',
    '✓ The run succeeded. Outcome: pr-opened.',
    '✓ The run succeeded.',
    '✓ The run succeeded. Outcome: pr-opened.',
  ]);
  for (const shown of ['👀 🚀', '\nfinished=1\n', '### 🔎 What readers miss']) {
    expect(text).toContain(shown);
  }
});
