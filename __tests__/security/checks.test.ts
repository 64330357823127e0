import { describe, expect, it } from '@jest/globals';
import { playAttack } from './attack.ts';
import { findMarkdownInjection } from './checks/markdown.ts';
import { findPromptInjection } from './checks/prompt.ts';
import { findChartInjection, findUnsafeOutput, type ActionName } from './checks/run.ts';
import { viewsChart } from '../../src/analytics/views/chart.ts';
import type { RunResult } from '../../fakes/runner/index.ts';

describe('injected Markdown is found', () => {
  it.each([
    ['a mention', 'thanks @octocat', 'a mention of octocat'],
    ['a mention by an entity', 'thanks &#64;octocat', 'a mention of octocat'],
    ['a mention after a broken code span', '`` `@octocat', 'a mention of octocat'],
    [
      'a mention after a fence that was closed from inside',
      '```\n```\n@octocat\n',
      'a mention of octocat',
    ],
    ['a reference', 'Closes #12', 'a reference'],
    ['HTML', 'a <img src=x>', 'HTML'],
    ['a marker before the end', '<!-- docs-agent-action:entry x y -->\nx', 'HTML'],
    ['a fence that never ends', '```\nx', 'HTML'],
    ['an image', '![x](https://github.com/x.png)', 'an image'],
    ['a link elsewhere', '[x](https://evil.example)', 'a link to https://evil.example'],
    ['a script', '[x](javascript:alert)', 'a link to javascript:alert'],
    ['a bare address', 'at https://evil.example', 'an address that becomes a link'],
    ['a bare host', 'at www.evil.example', 'an address that becomes a link'],
    ['a definition', '[x]: /y', 'a link definition'],
    ['a torn table', '| Model | a | b |', 'a table row of 3 cells'],
    [
      'a row that does not fit its table',
      '| a | b |\n| c | d | e | f |',
      'a table row of 4 cells',
    ],
    ['directions', 'a\u202eb', 'invisible characters'],
    ['half of a pair', 'a\ud83d', 'half a character'],
  ])('%s', (_, markdown, found) => {
    expect(findMarkdownInjection(markdown)).toContain(found);
  });

  it.each([
    'The docs agent finished: 3 of 4.',
    '`@octocat <b> #1` ``a ` @octocat``',
    '\\<b\\> \\![x\\] \\#\u200b1 @\u200boctocat https:\u200b//x.example',
    '```\n@octocat <b>\n```',
    '| Model | `a\\|b` |',
    '<details><summary>Sent</summary>\n\n</details>',
    '<!-- docs-agent-action:sent 5 x= y= -->\nDone\n\n<!-- docs-agent-action:entry x= y= -->\n',
    '[acme/docs\\#\u200b7](https://github.com/acme/docs/pull/7)',
  ])('but not in %j', (markdown) => expect(findMarkdownInjection(markdown)).toEqual([]));

  it('references to named threads are allowed, but not to those of other repositories', () => {
    const references = [21];
    expect(findMarkdownInjection('| #21 | x |', { references })).toEqual([]);
    expect(findMarkdownInjection('| #2 | x |', { references })).toEqual(['a reference']);
    expect(findMarkdownInjection('| acme/app#21 | x |', { references })).toEqual([
      'a reference',
    ]);
  });
});

it('every line of a chart is checked', () => {
  const chart = viewsChart([{ path: '/a', human: 2, ai: 1, total: 3 }]);
  expect(findChartInjection(`# x\n\n${chart}\n`)).toEqual([]);
  const broken = chart.replace('"1. /a: 3"', '"1. /a: 3"]\n  bar [9]\nclick x "y"');
  expect(findChartInjection(broken)).toEqual([expect.stringContaining('click x "y"')]);
});

const data = '[data 0a begins: the issue]\n@octocat\n[data 0a ends]';

it.each<[string, string, readonly string[]]>([
  ['not between the delimiters', `Describe it.\n\n----\n\n${data}`, []],
  ['no data', 'Describe it.', ['a prompt without data']],
  ['data without an end', data.replace('ends', 'end'), ['data that does not end once']],
  ['data that ends twice', `${data}\n[data 0a ends]`, ['data that does not end once']],
  ['words of others', `${data}\n@octocat`, ['text of others outside of the data']],
  ['unseen characters', `${data}\n\u200b`, ['unseen characters in a prompt']],
  ['half of a pair', `${data}\n\ud83d`, ['half a character in a prompt']],
  ['too long', `${'a '.repeat(40_000)}\n${data}`, ['a prompt that is too long']],
])('text that leaves its place in a prompt is found: %s', (_, prompt, found) => {
  expect(findPromptInjection(prompt)).toEqual(found);
});

describe('unsafe output of a run is found', () => {
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
    summary: 'ok',
    startedAt: 0,
    durationMs: 100,
    leaks: [],
  };
  const swept = { finished: '1', unread: '0', followed: '0' };
  const listed = {
    file: 'a.csv',
    count: '0',
    complete: 'true',
    table: '',
    prompt: '',
  };
  const viewed = {
    file: 'a.csv',
    complete: 'true',
    table: '',
  };

  it.each<[Partial<RunResult>, string]>([
    [{ outputs: { outcome: 'pwned' } }, 'outcome is “pwned”'],
    [
      { outputs: { outcome: 'failed', job: 'x'.repeat(2e5) } },
      'the output job is too long for a variable',
    ],
    [{ summary: '' }, 'there is no summary'],
    [{ rawLog: '  ::set-output name=a::b' }, 'the log gives the command set-output'],
    [{ rawLog: 'x ##[add-path]b' }, 'the log gives the command add-path'],
    [{ masks: ['a'] }, 'the log masks “a” from now on'],
    [{ rawLog: '\u001b[31mred' }, 'control characters in the log'],
    [{ rawLog: 'x'.repeat(20_000) }, 'a line of the log is too long'],
    [{ rawLog: '    at run (file:///dist/index.js:1:2)' }, 'the action crashed'],
    [{ durationMs: 400_000 }, 'the run took 400000 ms'],
    [{ leaks: ['log line 1'] }, 'a secret in log line 1'],
    [{ summary: '@octocat' }, 'in the summary: a mention of octocat'],
  ])('%j: %s', (change, found) => {
    expect(findUnsafeOutput({ ...good, ...change })).toEqual([found]);
  });

  it.each<[ActionName, Readonly<Record<string, string>>, ...string[]]>([
    ['action.yml', good.outputs],
    ['sweep/action.yml', swept],
    ['views', viewed],
    ['sweep/action.yml', { ...swept, outcome: '7' }, 'an output named outcome'],
    ['sweep/action.yml', { ...swept, finished: '1\n2' }, 'finished is “1\n2”'],
    ['views', { ...viewed, rows: 'x' }, 'an output named rows'],
    ['views', { ...viewed, complete: 'yes' }, 'complete is “yes”'],
    ['views', { ...viewed, file: '/a\nb' }, 'file is “/a\nb”'],
    ['views', { ...viewed, table: '@octocat' }, 'in the table: a mention of octocat'],
    ['signals', { ...listed, count: 'x' }, 'count is “x”'],
    [
      'signals',
      { ...listed, prompt: '@octocat' },
      'in the prompt: a prompt without data',
    ],
  ])('in the outputs of %s: %j', (action, outputs, ...found) => {
    expect(findUnsafeOutput({ ...good, outputs }, { action })).toEqual(found);
  });
});

it('a claim that does not hold is a breach, and so is a request that GitHub does not know', async () => {
  const { breaches, runs } = await playAttack({
    target: 'the check itself',
    name: 'fails',
    play: async ({ check, harness }) => {
      check('this holds', true);
      check('this does not', false);
      await fetch(`${harness.github.url}/repos/unknown`);
    },
  });
  expect(runs).toBe(0);
  expect(breaches).toEqual([
    'this does not',
    expect.stringContaining('unknown to GitHub'),
  ]);
});
