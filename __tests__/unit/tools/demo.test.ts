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
  const environment = '\nenvironment `docs-refresh`: create it';
  const shown = ['👀 🚀', '\nfinished=1\n', '### 🔎 What readers miss', environment];
  for (const each of shown) expect(text).toContain(each);
});
