import { describe, expect, it } from '@jest/globals';
import { playAttack } from '../../standin/attacks/attack.ts';
import { findHarmInMarkdown } from '../../standin/attacks/markdown-harm.ts';
import { findHarmInRun } from '../../standin/attacks/run-harm.ts';
import type { RunResult } from '../../standin/runner/index.ts';

describe('harm in Markdown is seen', () => {
  it.each([
    ['a mention', 'thanks @octocat', 'a mention of octocat'],
    ['a mention by an entity', 'thanks &#64;octocat', 'a mention of octocat'],
    ['a mention by a hexadecimal entity', 'thanks &#x40;octocat', 'a mention of octocat'],
    ['an address after an underscore', '_www.x.example', 'an address that becomes a link'],
    ['a mention behind a broken code span', '`` `@octocat', 'a mention of octocat'],
    ['a mention after a code span', '`x` @octocat `y`', 'a mention of octocat'],
    ['a reference', 'Closes #12', 'a reference'],
    ['a reference by its prefix', 'see gh-12', 'a reference'],
    ['HTML', 'a <img src=x>', 'HTML'],
    ['the end of an HTML comment', 'x --> <!-- y', 'HTML'],
    ['HTML after the record', '<!-- docs-agent-action:v1 x y -->\n<b>', 'HTML'],
    ['an image', '![x](https://github.com/x.png)', 'an image'],
    ['a link elsewhere', '[x](https://evil.example)', 'a link to https://evil.example'],
    ['a script', '[x](javascript:alert)', 'a link to javascript:alert'],
    ['a bare address', 'at https://evil.example', 'an address that becomes a link'],
    ['a bare host', 'at www.evil.example', 'an address that becomes a link'],
    ['a definition', '[x]: /y', 'a link definition'],
    ['a torn table', '| Model | a | b |', 'a table row of 3 cells'],
    ['a fence that never ends', '```\nx', 'HTML'],
    ['text after a fence that was closed from inside', '```\n```\n@octocat\n', 'a mention of octocat'],
    ['directions', 'a\u202eb', 'invisible characters'],
  ])('%s', (_, markdown, harm) => {
    expect(findHarmInMarkdown(markdown)).toContain(harm);
  });

  it.each([
    ['plain words', 'The docs agent finished: 3 of 4.'],
    ['a mention in code', '`@octocat <b> #1`'],
    ['a mention in longer code', '``a ` @octocat``'],
    ['what is escaped', '\\<b\\> \\![x\\] \\#\u200b1 @\u200boctocat https:\u200b//x.example'],
    ['a fence', '```\n@octocat <b>\n```'],
    ['a table', '| Model | `a\\|b` |'],
    ['our HTML', '<details><summary>Sent</summary>\n\n</details>'],
    ['a link to GitHub', '[acme/docs\\#\u200b7](https://github.com/acme/docs/pull/7)'],
  ])('%s is none', (_, markdown) => {
    expect(findHarmInMarkdown(markdown)).toEqual([]);
  });
});

describe('harm in a run is seen', () => {
  const good: RunResult = {
    conclusion: 'success',
    exitCode: 0,
    signal: null,
    log: '',
    rawLog: '::add-mask::a-secret-of-length\nok',
    annotations: [],
    masks: ['a-secret-of-length'],
    outputs: { outcome: 'pr-opened' },
    state: {},
    exported: {},
    path: [],
    summary: 'ok',
    startedAt: 0,
    durationMs: 100,
    leaks: [],
  };

  it('a good run has none', () => {
    expect(findHarmInRun(good)).toEqual([]);
  });

  it.each([
    ['an outcome that is none', { outputs: { outcome: 'pwned' } }, 'the outcome is “pwned”'],
    ['an output of others', { outputs: { outcome: 'failed', x: '' } }, 'an output named x'],
    [
      'a long output',
      { outputs: { outcome: 'failed', job: 'x'.repeat(140_000) } },
      'the output job is too long for a variable',
    ],
    ['no summary', { summary: '' }, 'there is no summary'],
    ['a command', { rawLog: '  ::set-output name=a::b' }, 'the log gives the command set-output'],
    ['an older command', { rawLog: 'x ##[add-path]b' }, 'the log gives the command add-path'],
    ['a mask of one letter', { masks: ['a'] }, 'the log hides “a” from now on'],
    ['colours', { rawLog: '\u001b[31mred' }, 'control characters in the log'],
    ['an endless line', { rawLog: 'x'.repeat(20_000) }, 'a line of the log that is far too long'],
    ['a variable', { exported: { PATH: 'x' } }, 'the environment of later steps'],
    ['a crash', { rawLog: '    at run (file:///dist/index.js:1:2)' }, 'the action crashed'],
    ['a long run', { durationMs: 20_000 }, 'the run took 20000 ms'],
    ['a leak', { leaks: ['log line 1'] }, 'a secret in log line 1'],
    ['a mention in the summary', { summary: '@octocat' }, 'in the summary: a mention of octocat'],
  ])('%s', (_, change, harm) => {
    expect(findHarmInRun({ ...good, ...change })).toEqual([harm]);
  });
});

it('a claim that does not hold is a breach, with whatever the stage finds', async () => {
  const { breaches, runs } = await playAttack({
    target: 'the check itself',
    name: 'fails',
    play: async ({ hold, stage }) => {
      hold('this holds', true);
      hold('this does not', false);
      await fetch(`${stage.github.url}/repos/unknown`);
    },
  });
  expect(runs).toBe(0);
  expect(breaches).toEqual(['this does not', expect.stringContaining('GitHub does not know')]);
});
