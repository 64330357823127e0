import { afterAll, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parseEntries } from '../../../fakes/runner/command-files.ts';
import { runAction, type ActionRun } from '../../../fakes/runner/index.ts';
import { secretForms } from '../../../fakes/runner/secrets.ts';
import { parseCommand } from '../../../fakes/runner/workflow-command.ts';
import { removeActions, writeAction } from './fixture-action.ts';

afterAll(removeActions);

const EVENT = { name: 'workflow_dispatch', payload: { inputs: {} } };
const SECRET = 'mint_s3cret/key+1';
const APPEND = `const append = (file, text) => require('node:fs').appendFileSync(process.env[file], text);\n`;

const run = (
  fixture: Parameters<typeof writeAction>[0],
  options: Partial<ActionRun> = {},
) =>
  runAction({
    action: writeAction({ ...fixture, main: APPEND + fixture.main }),
    event: EVENT,
    secrets: [SECRET],
    ...options,
  });

it('the log carries out commands, masks secrets and keeps the raw lines', async () => {
  const main = `console.log('::add-mask::line one%0Aline two');
console.log('::group::Look');
console.log('saw line one and line two');
console.log('::endgroup::');
console.log('::debug::detail');
console.log('::warning title=A%3A b,file=x.md::50%25 of%0Aline two');
console.log('text\\r::notice::after a carriage return');`;
  const result = await run({ main });
  expect(result.log.split('\n')).toEqual([
    '▼ Look',
    '  saw *** and ***',
    'Warning: 50% of',
    '***',
    'text',
    'Notice: after a carriage return',
  ]);
  expect(result.annotations).toEqual([
    { level: 'warning', message: '50% of\n***', title: 'A: b' },
    { level: 'notice', message: 'after a carriage return' },
  ]);
  expect(result.masks).toEqual(['line one\nline two']);
  expect(result.rawLog).toContain('saw line one and line two');
});

it.each([
  [
    'in the log',
    `for (const text of ['key ${SECRET}', '::debug::${SECRET}', encodeURIComponent('${SECRET}'), btoa('u:${SECRET}!')])
  console.log(text);`,
    ['log line 1', 'log line 2', 'log line 3', 'log line 4'],
  ],
  [
    'in the files',
    `append('GITHUB_OUTPUT', 'url=x${SECRET}\\n'); append('GITHUB_STATE', 'k=${SECRET}\\n');
append('GITHUB_STEP_SUMMARY', '${SECRET}');`,
    ['output url', 'state k', 'summary'],
  ],
  ['not in a mask', `console.log('::add-mask::${SECRET}')`, []],
])('a leak: %s is found', async (_, main, expected) => {
  const result = await run({ main });
  expect(result.leaks).toEqual(expected);
  expect(result.log + result.summary).not.toContain(SECRET);
});

it('forms of a secret are found in base64 at any alignment', () => {
  const secret = fc.string({ minLength: 8, maxLength: 40, unit: 'grapheme' });
  fc.assert(
    fc.property(secret, fc.string(), fc.string(), (inner, before, after) => {
      const whole = Buffer.from(before + inner + after);
      const forms = secretForms(inner);
      for (const encoding of ['base64', 'base64url'] as const) {
        expect(forms.some((form) => whole.toString(encoding).includes(form))).toBe(true);
      }
    }),
  );
});

it.each([
  ['::notice::hi', { name: 'notice', data: 'hi' }],
  [
    '::error title=a%2Cb%3Ac,file=x::1%0A2%25',
    { name: 'error', title: 'a,b:c', data: '1\n2%' },
  ],
  ['x ##[set-output name=a%3Bb]c%5D', { name: 'set-output', data: 'c]' }],
  ['::nonsense::##[warning]hi', { name: 'warning', data: 'hi' }],
  ['::notice', undefined],
  ['a ::notice::hi', undefined],
  ['', undefined],
])('workflow commands: %j', (line, expected) => {
  expect(parseCommand(line)).toEqual(expected);
});

it.each([
  ['a=1\nb=2=3\n\nc=', { a: '1', b: '2=3', c: '' }],
  ['a<<E\n\nx=y\n\nE\nb=1', { a: '\nx=y\n', b: '1' }],
  ['a=1\r', { a: '1\r' }],
])('entries of a command file: %j', (text, expected) => {
  expect(parseEntries(text)).toEqual(expected);
});
