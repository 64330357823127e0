import { expect, it } from '@jest/globals';
import { colorize, escapeLogLine } from '../../../src/runner/runner.ts';

it.each([
  ['good', '\u001b[32mdone\u001b[0m'],
  ['bad', '\u001b[31mdone\u001b[0m'],
  ['quiet', '\u001b[90mdone\u001b[0m'],
  ['plain', 'done'],
] as const)('the colour of a log line shows that it is %s', (style, line) => {
  expect(colorize('done', style, { GITHUB_ACTIONS: 'true' })).toBe(line);
});

it.each([{}, { GITHUB_ACTIONS: 'true', NO_COLOR: '1' }])(
  'the colour of a log line is missing with %j',
  (env) => {
    expect(colorize('done', 'good', env)).toBe('done');
  },
);

it.each([
  ['a command', '::set-output name=x::y', ': :set-output name=x::y'],
  ['a command after white space', '  ::stop-commands::t', '  : :stop-commands::t'],
  ['a command after a line break', 'ok\n::add-mask::a', 'ok ::add-mask::a'],
  ['the older form', 'x ##[set-output name=a]b', 'x ## [set-output name=a]b'],
  ['colours', '\u001b[31mred\u001b[0m', '[31mred[0m'],
  ['a direction override', 'a\u202eb\u2066c', 'abc'],
  ['a carriage return', 'safe\r::error::x', 'safe ::error::x'],
  ['a null byte before the command', '\u0000::error::x', ': :error::x'],
  ['ordinary text', 'a::b ::c', 'a::b ::c'],
])('a log line is never a command of the runner: %s', (_, text, line) => {
  expect(escapeLogLine(text)).toBe(line);
});
