import { expect, it } from '@jest/globals';
import { playDemo } from '../../../tools/demo/main.ts';

it('the demo has the expected results and shows neither the key nor hidden states', async () => {
  const output: string[] = [];
  expect(await playDemo((block) => output.push(block))).toBe(true);
  const text = output.join('\n');
  expect(text).not.toMatch(/mint_fake|<!--/);
  for (const shown of [
    /Created job job_0001\./,
    /Docs PR updated: .*pull\/9\)/,
    /👀 🚀/,
    /^path,human,ai,total$/m,
    /^3,searches,"dark mode",/m,
  ]) {
    expect(text).toMatch(shown);
  }
});
