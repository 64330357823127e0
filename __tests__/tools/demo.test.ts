import { beforeAll, describe, expect, it } from '@jest/globals';
import { playDemo } from '../../tools/demo/play.ts';

const output: string[] = [];
let isGood: boolean;
beforeAll(async () => {
  isGood = await playDemo((block) => output.push(block));
});

/** The sections of a step with a heading; the step is found by a word of its title. */
function sections(word: string, heading: string): readonly string[] {
  const start = output.findIndex((block) => block.startsWith('━━ ') && block.includes(word));
  const length = output.slice(start + 1).findIndex((block) => block.startsWith('━━ '));
  const line = `── ${heading} ──\n`;
  return output
    .slice(start, length < 0 ? undefined : start + 1 + length)
    .flatMap((block) => (block.startsWith(line) ? [block.slice(line.length)] : []));
}

const matching = (...patterns: readonly RegExp[]) =>
  patterns.map((pattern) => expect.stringMatching(pattern));

describe('the demo', () => {
  it('has the expected results and shows neither the key nor hidden states', () => {
    expect(isGood).toBe(true);
    expect(output.at(-1)).toContain('expected result');
    expect(output.join()).not.toMatch(/mint_fake|<!--/);
  });

  it.each<[string, string, readonly RegExp[]]>([
    ['workflow_dispatch', 'log', [/Created job job_0001\./]],
    [
      'workflow_dispatch',
      'job summary',
      [/^### ✅ Docs PR opened: \[[^]*Document the retry option of the client\./],
    ],
    ['release', 'outputs', [/\noutcome=no-pr\n/]],
    [
      'Two commands',
      'status comment at the end of the run',
      [/^ {2}│ ### ✅ Docs PR opened: .*pull\/9\)/, /^ {2}│ ### ✅ Docs PR updated: .*pull\/9\)/],
    ],
    ['Two commands', 'reactions to the command', [/👀 🚀/, /👀 🚀/]],
    ['sweep', 'status comment at the end', [/### ✅ Docs PR opened/]],
    ['Page views', 'outputs', [/\nrows=\d{3}\n[^]*\ncomplete=true\n[^]*table=\n {2}│ \| # \| Page \|/]],
    ['Page views', 'page-views.csv', [/^path,human,ai,total,.*\n\/,\d+,\d+,\d+,/]],
  ])('%s: %s', (word, heading, patterns) => {
    expect(sections(word, heading)).toEqual(matching(...patterns));
  });
});
