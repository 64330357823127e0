import { expect, it } from '@jest/globals';
import { escapeLogLine, listGivenInputs } from '../../../src/runner/runner.ts';

it.each([
  ['a command', '::set-output name=x::y', ': :set-output name=x::y'],
  ['a command after white space', '  ::stop-commands::t', '  : :stop-commands::t'],
  ['a command after a line break', 'ok\n::add-mask::a', 'ok ::add-mask::a'],
  ['the older form', 'x ##[set-output name=a]b', 'x ## [set-output name=a]b'],
  ['a carriage return', 'safe\r::error::x', 'safe ::error::x'],
  ['a null byte before the command', '\u0000::error::x', ': :error::x'],
  ['ordinary text', 'a::b ::c', 'a::b ::c'],
])('a log line is never a command of the runner: %s', (_, text, line) => {
  expect(escapeLogLine(text)).toBe(line);
});

it('the inputs of a step are its variables that begin with INPUT_', () => {
  const env = {
    'INPUT_API-KEY': 'x',
    INPUT_PROMPT: '',
    GITHUB_JOB: 'docs',
    PATH: '/bin',
  };
  expect(listGivenInputs(env)).toEqual(['api-key', 'prompt']);
});
