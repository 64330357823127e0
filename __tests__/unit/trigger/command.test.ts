import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  parseCommand,
  PROMPT_VERBS,
  RESERVED_WORDS,
  type Command,
} from '../../../src/trigger/command.ts';
import { expectLinear } from '../../support/cost.ts';
import { sampled, sized } from '../../support/size.ts';

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
): Command => ({
  kind: 'help',
  reason,
  typed,
});

/** Completes an expected command. A text is the instruction of an update. */
const expand = (expected: Expected): Command =>
  typeof expected === 'string' ? prompt('update', expected) : expected;

test.each([
  '`/docs explain the retry`',
  '**/docs explain the retry**',
  '*/docs explain the retry*',
  '_/docs explain the retry_',
  '"/docs explain the retry"',
  "'/docs explain the retry'",
  '“/docs explain the retry”',
  'please /docs explain the retry',
  'Please, /docs explain the retry',
  '`/docs`',
])('a near miss gets a reply: %s', (line) => {
  expect(parseCommand(line, '/docs')).toEqual(help('near-miss', line));
  expect(parseCommand(`> a quotation\n\n${line}\nmore`, '/docs')).toEqual(
    help('near-miss', line),
  );
});

test.each([
  '* /docs explain the retry',
  '- /docs explain the retry',
  '1. /docs explain the retry',
  '`/docs explain` the retry',
  '`/docsify` is a word',
  '``/docs explain the retry``',
  'I think /docs explain the retry',
  'please look at /docs',
  'please',
  '``',
  '"',
])('no near miss: %s', (line) => {
  expect(parseCommand(line, '/docs')).toEqual(NONE);
});

test.each<readonly [string, string, Expected]>([
  ['with an instruction', '/docs explain the retry option', 'explain the retry option'],
  ['alone', '/docs', ''],
  ['with white space', '/docs \t ', ''],
  ['in other capitals', '/DOCS Explain ALL THIS', 'Explain ALL THIS'],
  ['before a no-break space', '/docs\u00a0explain it fully', 'explain it fully'],
  ['after three spaces', '   /docs explain it fully', 'explain it fully'],
  ['after blank lines', '\n \n\t\r\n/docs explain it fully', 'explain it fully'],
  [
    'after a quotation',
    '> /docs new start over\n>\n\n  > x\n/docs explain it fully',
    'explain it fully',
  ],
  ['with the instruction below it', '/docs\n\nexplain\n\nthis\n\n', 'explain\n\nthis'],
  [
    'with lists',
    '/docs explain it fully\n\n- One\n  - Two\n',
    'explain it fully\n\n- One\n  - Two',
  ],
  ['with a colon', '/docs: explain it fully', 'explain it fully'],
  ['with a comma', '/Docs, explain it fully', 'explain it fully'],
  ['with other line ends', '/docs explain\r\n\r\nthis\rthat', 'explain\n\nthis\nthat'],
  ['in any script', '/docs объясни «это» 🙏 ﬁ', 'объясни «это» 🙏 ﬁ'],
  [
    'with later lines like commands',
    '/docs explain it fully\n/docs status',
    'explain it fully\n/docs status',
  ],
])('a comment is a command: %s', (_, body, expected) =>
  expect(parseCommand(body, '/docs')).toEqual(expand(expected)),
);

test.each([
  ['@docs-bot explain it fully', '@docs-bot', 'explain it fully'],
  ['/DOCS explain it fully', '/Docs', 'explain it fully'],
  ['/docs.* explain it fully', '/docs.*', 'explain it fully'],
  ['/docs-x explain it fully', '/docs.*', NONE],
  ['', '', NONE],
])('a comment is a command: %j with the command word %j', (body, word, expected) => {
  expect(parseCommand(body, word)).toEqual(expand(expected));
});

test.each([
  ['blank', ' \n\n\t'],
  ['without the word', 'Looks good to me'],
  ['with the word later in the line', 'now /docs explain it fully'],
  ['with the word in a later line', 'Hello\n/docs explain it fully'],
  ['with the word in a later paragraph', 'Hello\n\n/docs explain it fully'],
  ['with a longer word', '/docsify it'],
  ['with two colons', '/docs:: explain it fully'],
  ['with a colon inside the word', '/docs:explain it fully'],
  ['with a colon before its end', '/do:cs explain it fully'],
  ['in a quotation', '> /docs explain it fully'],
  ['in indented code', '    /docs explain it fully'],
  ['in a list', '- /docs explain it fully'],
  ['in an HTML comment', '<!--\n/docs explain it fully\n-->\nHello'],
])('a comment is no command: %s', (_, body) =>
  expect(parseCommand(body, '/docs')).toEqual(NONE),
);

test.each<readonly [string, string, Command]>([
  [
    'before the word',
    '\ufeff\u200b\u200e/docs explain it fully',
    prompt('update', 'explain it fully', 3),
  ],
  [
    'before a quotation',
    '\u200b> quoted\n/docs explain it fully',
    prompt('update', 'explain it fully', 1),
  ],
  [
    'in the instruction',
    '/docs explain\u{E0041} it fully\u202e',
    prompt('update', 'explain it fully', 3),
  ],
  [
    'an HTML comment above',
    '<!-- x -->\n/docs explain it fully',
    prompt('update', 'explain it fully', 9),
  ],
  [
    'a long comment',
    '/docs explain it fully <!--\n/docs x\n--> now',
    prompt('update', 'explain it fully   now', 15),
  ],
  [
    'one that never closes',
    '/docs explain it fully\n<!-- x\ny',
    prompt('update', 'explain it fully', 8),
  ],
  [
    'not one that is quoted above',
    '> <!-- x\n\n/docs explain it fully',
    prompt('update', 'explain it fully'),
  ],
])('hidden text is removed and counted: %s', (_, body, expected) => {
  expect(parseCommand(body, '/docs')).toEqual(expected);
});

const LONG = 'explain the retry option';

/** The rules in the order in which they count, with what is close to them. Each word of a command has a row. */
const RULES: readonly (readonly [rest: string, expected: Expected])[] = [
  // The whole comment is one word.
  ['update', ''],
  ['Update!', ''],
  ['please update', ''],
  ['update now, please', ''],
  ['@docs-bot retry, thanks', prompt('retry')],
  ['New', prompt('new')],
  ['retry?', help('unknown-command', 'retry?')],
  [`update\n${LONG}`, `update\n${LONG}`],

  // A dry run.
  ['dry-run', dryRun(prompt('update'))],
  ['dryrun', dryRun(prompt('update'))],
  [`dry-run ${LONG}`, dryRun(prompt('update', LONG))],
  [`@runner dry run ${LONG}`, dryRun(prompt('update', LONG))],
  [`DryRun: ${LONG}`, dryRun(prompt('update', LONG))],
  [`please dry-run ${LONG}`, dryRun(prompt('update', LONG))],
  [`dry-run\n${LONG}`, dryRun(prompt('update', LONG))],
  [`dry-run new ${LONG}`, dryRun(prompt('new', LONG))],
  ['dry-run retry', dryRun(prompt('retry'))],
  ['dry-run status', STATUS],
  ['dry-run stop it', help('cannot-cancel', 'stop it')],
  [`${LONG} --dry-run`, dryRun(prompt('update', LONG))],
  [`${LONG}\n\n--dryrun`, dryRun(prompt('update', LONG))],
  [`${LONG} \`--dry-run\` too`, `${LONG} \`--dry-run\` too`],
  [`${LONG}\n\`\`\`\ncli --dry-run\n\`\`\``, `${LONG}\n\`\`\`\ncli --dry-run\n\`\`\``],
  [`${LONG} --dry-run\nbriefly`, dryRun(prompt('update', `${LONG} \nbriefly`))],
  [`${LONG} --dry-run. Briefly`, `${LONG} --dry-run. Briefly`],
  ['explain the dry-run option', 'explain the dry-run option'],
  // Each of them is taken away once.
  [`dry-run dry-run ${LONG}`, dryRun(prompt('update', `dry-run ${LONG}`))],
  [`dry-run dry run ${LONG}`, dryRun(prompt('update', `dry run ${LONG}`))],
  [`${LONG} --dry-run --dry-run`, dryRun(prompt('update', `${LONG} --dry-run`))],
  [`dry-run ${LONG} --dry-run`, dryRun(prompt('update', LONG))],
  [`${LONG} --dry-run\n${LONG} --dry-run`, dryRun(prompt('update', `${LONG} \n${LONG}`))],
  [`${LONG} --dry-run \nbriefly`, dryRun(prompt('update', `${LONG} \nbriefly`))],
  ['dry-run dry-run', help('unknown-command', 'dry-run')],

  // A word that is meant for this action, and other words.
  ['status', STATUS],
  ['\n\nSTATUS?!\n', STATUS],
  [
    'status of the migration page',
    help('unknown-command', 'status of the migration page'),
  ],
  [`status\n${LONG}`, help('unknown-command', `status\n${LONG}`)],
  ['statuses are wrong here', 'statuses are wrong here'],
  ['help', help('requested', 'help')],
  ['help pages need examples', help('unknown-command', 'help pages need examples')],
  ['stop', help('cannot-cancel', 'stop')],
  ['Please stop!', help('cannot-cancel', 'Please stop!')],
  ['cancel\nplease', help('cannot-cancel', 'cancel\nplease')],
  ['Cancel — I made a mistake', help('cannot-cancel', 'Cancel — I made a mistake')],
  ['abort: wrong pull request', help('cannot-cancel', 'abort: wrong pull request')],
  ['retry the job', help('unknown-command', 'retry the job')],

  // A question.
  ['is it done yet?', help('unknown-command', 'is it done yet?')],
  ['is it done? I am curious 🙏', help('unknown-command', 'is it done? I am curious 🙏')],
  ['is it done yet? thanks 🙏', help('unknown-command', 'is it done yet? thanks 🙏')],
  ['終わりましたか？', help('unknown-command', '終わりましたか？')],
  [
    'why does the guide say that retries are free?',
    'why does the guide say that retries are free?',
  ],
  [`is this right?\n${LONG}`, `is this right?\n${LONG}`],

  // Too few words.
  ['statsu please', help('unknown-command', 'statsu please')],
  ['dry', help('unknown-command', 'dry')],
  ['please', help('unknown-command', 'please')],
  ['thank you', help('unknown-command', 'thank you')],
  ['🙏', help('unknown-command', '🙏')],
  ['статус', help('unknown-command', 'статус')],
  [`Retries\n${LONG}`, `Retries\n${LONG}`],

  // A new job.
  [`new ${LONG}`, prompt('new', LONG)],
  [`  new  ${LONG}`, prompt('new', LONG)],
  [`new\n${LONG}`, prompt('new', LONG)],
  [`New ${LONG}`, `New ${LONG}`],
  [`@newbot new ${LONG}`, prompt('new', LONG)],
  [`@dry-bot dry run ${LONG}`, dryRun(prompt('update', LONG))],
  [`renew ${LONG}`, `renew ${LONG}`],

  // Everything else.
  ['please explain it fully', 'please explain it fully'],
];

test.each(RULES)('what follows the command word: %j', (rest, expected) =>
  expect(parseCommand(`/docs ${rest}`, '/docs')).toEqual(expand(expected)),
);

test.each([...PROMPT_VERBS, ...RESERVED_WORDS])('%s has a row', (word) => {
  const firstWords = RULES.map(([rest]) => /\w+/.exec(rest)?.[0]);
  expect(firstWords).toContain(word);
});

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
      const isNearMiss = command.kind === 'help' && command.reason === 'near-miss';
      const isNone = command.kind === 'none' || isNearMiss;
      expect(isNone || isVisible || body.includes('<!--')).toBe(true);
      if (command.kind === 'prompt') {
        expect(command.instruction).not.toMatch(/[\0\u200b\ufeff\ud800]/);
      }
    }),
    { numRuns: sized(3000) },
  );
});

test('fewer than three words start no job, except for the commands', () => {
  const known = /^(?:update|new|retry|dry-?run)$/i;
  const word = fc.stringMatching(/^[A-Za-z\u00ae-\u024f]{1,20}$/);
  const words = fc
    .array(word, { minLength: 1, maxLength: 2 })
    .filter((parts) => !parts.some((part) => known.test(part)));
  fc.assert(
    fc.property(words, (parts) => {
      const command = parseCommand(`/docs ${parts.join(' ')}`, '/docs');
      expect(command.kind).not.toBe('prompt');
    }),
    { numRuns: sized(3000) },
  );
});

/** The words of the grammar, and pieces with a meaning for it or for Markdown. */
const REPEATED = [
  'dry-run ', 'dryrun ', 'dry run ', 'dry ', '--dry-run ', '--dryrun', '--dry-run\n', ' --dry-run.',
  'update ', 'new ', 'retry ', 'status ', 'help ', 'stop ', 'cancel ', 'abort ', 'please ', 'now ', 'thanks ', '@a ', 'a ', 'a',
  '`', '```', '?', '？', '終', '🙏', '<!--', '<!-- x -->\n', ' ', '\u00a0', '\u200b', '\n', '> ', '> x\n \n', '>\u2028', '!', ':', ',', '/docs\n',
]; // prettier-ignore

test.each(sampled(REPEATED))('takes linear time for a long run of %j', (part) => {
  const bodies: readonly ((filling: string) => string)[] = [
    (filling) => filling,
    (filling) => `${filling}x`,
    (filling) => `/docs${filling}`,
    (filling) => `/docs ${filling}`,
    (filling) => `/docs ${filling}x`,
    (filling) => `/docs stop${filling}x`,
    (filling) => `/docs dry-run x${filling}\n${filling}--dry-run`,
  ];
  for (const create of bodies) {
    expectLinear({ part, work: (filling) => parseCommand(create(filling), '/docs') });
  }
});

describe.each([10, 250, 60_000])('behind %d characters', (length) => {
  test.each(['🙏', '@someone ', '… ', 'word ', '\u00a0', '- '])(
    'of %j, an instruction and the option for a dry run are found',
    (part) => {
      const before = part.repeat(length / part.length);
      const text = `${before}${LONG}`;
      const instruction = text.trim();
      expect(parseCommand(`/docs ${text}`, '/docs')).toEqual(
        prompt('update', instruction),
      );
      const shown = dryRun(prompt('update', instruction));
      expect(parseCommand(`/docs dry-run ${text}`, '/docs')).toEqual(shown);
      expect(parseCommand(`/docs ${text} --dry-run`, '/docs')).toEqual(shown);
      const below = `${before}\n${LONG}`;
      expect(parseCommand(`/docs ${below}\n--dryrun`, '/docs')).toMatchObject({
        instruction: below.trim(),
        isDryRun: true,
      });
    },
  );
});
