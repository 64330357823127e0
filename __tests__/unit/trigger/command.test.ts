import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { parseCommand, type Command, type Verb } from '../../../src/trigger/command.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';

type Expected = string | Command;
const NONE: Command = { kind: 'none' };
const STATUS: Command = { kind: 'status' };
const prompt = (
  verb: 'update' | 'new' | 'retry',
  instruction = '',
  removedHidden = 0,
): Command => ({
  kind: 'prompt',
  verb,
  instruction,
  removedHidden,
  isDryRun: false,
});
const dryRun = (command: Command): Command =>
  command.kind === 'prompt' ? { ...command, isDryRun: true } : command;
const help = (
  reason: Extract<Command, { kind: 'help' }>['reason'],
  typed: string,
  meant?: Verb,
): Command => ({
  kind: 'help',
  reason,
  typed,
  meant,
});

/** Completes an expected command. A text is the instruction of an update. */
const expand = (expected: Expected): Command =>
  typeof expected === 'string' ? prompt('update', expected) : expected;

test.each<readonly [string, string, Expected]>([
  ['with an instruction', '/docs explain the retry option', 'explain the retry option'],
  ['alone', '/docs', ''],
  ['with white space', '/docs \t ', ''],
  ['in other capitals', '/DOCS Explain THIS', 'Explain THIS'],
  ['before a no-break space', '/docs\u00a0explain it', 'explain it'],
  ['after three spaces', '   /docs explain it', 'explain it'],
  ['after blank lines', '\n \n\t\r\n/docs explain it', 'explain it'],
  [
    'after a quotation',
    '> /docs new start over\n>\n\n  > x\n/docs explain it',
    'explain it',
  ],
  ['with the instruction below it', '/docs\n\nexplain\n\nthis\n\n', 'explain\n\nthis'],
  ['with lists', '/docs explain it\n\n- One\n  - Two\n', 'explain it\n\n- One\n  - Two'],
  ['with a colon', '/docs: explain it', 'explain it'],
  ['with a comma', '/Docs, explain it', 'explain it'],
  ['with other line ends', '/docs explain\r\n\r\nthis\rthat', 'explain\n\nthis\nthat'],
  ['in any script', '/docs объясни «это» 🙏 ﬁ', 'объясни «это» 🙏 ﬁ'],
  [
    'with later lines like commands',
    '/docs explain it\n/docs status',
    'explain it\n/docs status',
  ],
])('a comment is a command: %s', (_, body, expected) =>
  expect(parseCommand(body, '/docs')).toEqual(expand(expected)),
);

test.each([
  ['@docs-bot explain it', '@docs-bot', 'explain it'],
  ['/DOCS explain it', '/Docs', 'explain it'],
  ['/docs.* explain it', '/docs.*', 'explain it'],
  ['/docs-x explain it', '/docs.*', NONE],
  ['', '', NONE],
])('a comment is a command: %j with the command word %j', (body, word, expected) => {
  expect(parseCommand(body, word)).toEqual(expand(expected));
});

test.each([
  ['blank', ' \n\n\t'],
  ['without the word', 'Looks good to me'],
  ['with the word later in the line', 'please /docs explain it'],
  ['with the word in a later line', 'Hello\n/docs explain it'],
  ['with the word in a later paragraph', 'Hello\n\n/docs explain it'],
  ['with a longer word', '/docsify it'],
  ['with two colons', '/docs:: explain it'],
  ['with a colon inside the word', '/docs:explain it'],
  ['with a colon before its end', '/do:cs explain it'],
  ['in a quotation', '> /docs explain it'],
  ['in indented code', '    /docs explain it'],
  ['in a list', '- /docs explain it'],
  ['in an HTML comment', '<!--\n/docs explain it\n-->\nHello'],
])('a comment is no command: %s', (_, body) =>
  expect(parseCommand(body, '/docs')).toEqual(NONE),
);

test.each<readonly [string, string, Command]>([
  [
    'before the word',
    '\ufeff\u200b\u200e/docs explain it',
    prompt('update', 'explain it', 3),
  ],
  [
    'before a quotation',
    '\u200b> quoted\n/docs explain it',
    prompt('update', 'explain it', 1),
  ],
  [
    'in the instruction',
    '/docs explain\u{E0041} it\u202e',
    prompt('update', 'explain it', 3),
  ],
  [
    'an HTML comment above',
    '<!-- x -->\n/docs explain it',
    prompt('update', 'explain it', 9),
  ],
  [
    'a long comment',
    '/docs explain it <!--\n/docs x\n--> now',
    prompt('update', 'explain it   now', 15),
  ],
  [
    'one that never closes',
    '/docs explain it\n<!-- x\ny',
    prompt('update', 'explain it', 8),
  ],
  [
    'not one that is quoted above',
    '> <!-- x\n\n/docs explain it',
    prompt('update', 'explain it'),
  ],
])('hidden text is removed and counted: %s', (_, body, expected) => {
  expect(parseCommand(body, '/docs')).toEqual(expected);
});

test.each<readonly [string, Expected]>([
  ['update', ''],
  ['new', prompt('new')],
  ['NEW Explain this', prompt('new', 'Explain this')],
  ['New\nExplain\nthis', prompt('new', 'Explain\nthis')],
  ['  new  start over', prompt('new', 'start over')],
  ['non-stop', help('unknown-command', 'non-stop')],
  ['dry-run', dryRun(prompt('update'))],
  ['dry-run explain this', dryRun(prompt('update', 'explain this'))],
  ['DryRun: explain this', dryRun(prompt('update', 'explain this'))],
  ['dry-run new start over', dryRun(prompt('new', 'start over'))],
  ['dry-run retry', dryRun(prompt('retry'))],
  ['dry-run status', STATUS],
  ['dry-run stop it', help('cannot-cancel', 'stop it')],
  ['dry', help('unknown-command', 'dry', 'dry-run')],
  ['dryrun', dryRun(prompt('update'))],
  ['please dry-run explain this', dryRun(prompt('update', 'explain this'))],
  ['explain dry-run', 'explain dry-run'],
  ['\nnew page about x', 'new page about x'],
  ['new: things', 'new: things'],
  ['retry', prompt('retry')],
  ['status', STATUS],
  ['\n\nSTATUS?!\n', STATUS],
  [
    'status of the migration page',
    help('unknown-command', 'status of the migration page', 'status'),
  ],
  ['status: the page is stale', 'status: the page is stale'],
  ['help', help('requested', 'help')],
  [
    'help me with the quickstart',
    help('unknown-command', 'help me with the quickstart', 'help'),
  ],
  ['stop', help('cannot-cancel', 'stop')],
  ['stop the last job', help('cannot-cancel', 'stop the last job')],
  ['cancel\nplease', help('cannot-cancel', 'cancel\nplease')],
  ['retry please', help('unknown-command', 'retry please', 'retry')],
  ['please retry', help('unknown-command', 'please retry', 'retry')],
  ['Please stop!', help('cannot-cancel', 'Please stop!')],
  ['stop please', help('cannot-cancel', 'stop please')],
  ['please, stop', help('cannot-cancel', 'please, stop')],
  ['please  stop', help('cannot-cancel', 'please  stop')],
  ['renew the page', 'renew the page'],
  ['please', help('unknown-command', 'please')],
  ['please explain it', 'please explain it'],
  ['statsu', help('unknown-command', 'statsu', 'status')],
  ['Stat', help('unknown-command', 'Stat', 'status')],
  ['updates', help('unknown-command', 'updates', 'update')],
  ['hlep!', help('unknown-command', 'hlep!', 'help')],
  ['st', help('unknown-command', 'st')],
  ['renew', help('unknown-command', 'renew')],
  ['статус', help('unknown-command', 'статус')],
  ['?', help('unknown-command', '?')],
  ['再試行の設定を説明して', '再試行の設定を説明して'],
])('verb: %j', (rest, expected) =>
  expect(parseCommand(`/docs ${rest}`, '/docs')).toEqual(expand(expected)),
);

/** Pieces with a meaning for Markdown or for the command, so that random sequences of them are hard. */
const PIECES = [
  '/docs', '/Docs', '/docs ', '/docs new', '/docs status', '/docsify', 'status', 'new ', 'x', ' ', '    ', '\t', '\n', '\n',
  '\r\n', '\r', '> ', '`', '```\n', '<!--', '-->', '<!-->', '--', '!', '\0', '\u200b', '\ufeff', '\u2028', '\ud800', '🙏', 'İ',
]; // prettier-ignore

test('whatever a comment holds, a command was visible at the beginning of a line', () => {
  const comments = fc
    .array(fc.constantFrom(...PIECES), { maxLength: 24 })
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(comments, (body) => {
      const command = parseCommand(body, '/docs');
      const bare = body
        .replaceAll(/[\0\u200b\ufeff\ud800]/g, '')
        .replaceAll(/<!--[^]*?-->/g, ' ');
      const lines = bare
        .split(/[\r\n\u2028]/)
        .filter((line) => !/^\s*(?:>|$)/.test(line));
      const isVisible = /^ {0,3}\/docs(?:[:,]?\s|[:,]?$)/i.test(lines[0] ?? '');
      expect(command.kind === 'none' || isVisible || body.includes('<!--')).toBe(true);
      if (command.kind === 'prompt') {
        expect(command.instruction).not.toMatch(/[\0\u200b\ufeff\ud800]/);
      }
    }),
    { numRuns: 3000 },
  );
});

test('what looks like a mistake never starts a job', () => {
  const control = fc.constantFrom(
    'stop',
    'cancel',
    'help',
    'status',
    'please retry',
    'STOP',
    'Cancel!',
    'help.',
    'Status?!',
  );
  const known = /^(?:update|new|retry|dry-?run)[.!?:,]*$/i;
  const word = fc
    .stringMatching(/^[!-~\u00ae-\u024f]{1,20}$/)
    .filter((text) => !known.test(text) && !text.startsWith('<!'));
  const words = fc.array(word, { maxLength: 5 }).map((parts) => parts.join(' '));
  const mistakes = fc.oneof(
    word,
    fc.tuple(control, words).map(([verb, rest]) => `${verb} ${rest}`),
    word.map((rest) => `retry ${rest}`),
  );
  fc.assert(
    fc.property(mistakes, (typed) => {
      expect(parseCommand(`/docs ${typed}`, '/docs').kind).not.toBe('prompt');
    }),
    { numRuns: 3000 },
  );
});

const REPEATED = ['<!--', ' ', '\n', '> ', '> x\n \n', '!', '/docs\n', '<!-- x -->\n'];
test.each(REPEATED)('takes a short time for a long run of %j', (part) => {
  const filling = part.repeat(Math.ceil(300_000 / part.length));
  const bodies = [
    filling,
    `${filling}x`,
    `/docs ${filling}`,
    `/docs ${filling}x`,
    `/docs stop${filling}x`,
  ];
  expect(
    cpuMsOf(() => {
      for (const body of bodies) parseCommand(body, '/docs');
    }),
  ).toBeLessThan(1500);
});
