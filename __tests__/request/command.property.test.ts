import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { parseCommand, type Command } from '../../src/command/parse.ts';
import { propertyRuns } from '../property-runs.ts';

/** Pieces that mean something to Markdown or to the command, so that random sequences of them are mean. */
const PIECES = [
  '/docs', '/Docs', '/docs ', '/docs new', '/docs status', '/docs hlep', '/docsify', '/doc', 'status', 'new ', 'statsu',
  'explain', 'x', ' ', '   ', '    ', '\t', '\n', '\n', '\n', '\r\n', '\r', '\n\n', '> ', '>', '`', '``', '```', '````',
  '```\n', '\n```\n', '~~~', '\n~~~\n', '<!--', '-->', '<!-- x -->', '<!-->', '--', '!', '.', '?', '\0', '\u200b', '\ufeff',
  '\u00a0', '\u2028', '\u202e', '\ud800', '🙏', 'İ', '- ', '1. ', '# ', '<b>', '&lt;', '\\',
]; // prettier-ignore

const SEED = Number(process.env['SEED'] ?? 20_241_107);
const comments = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join(''));

/**
 * Whether a comment may command at all, told in a simple way: some line starts with the word once white space, characters
 * without width and back-ticks are off, with HTML comments there or taken out.
 */
function mayCommand(body: string): boolean {
  const shown = body.replaceAll(/<!(?=--)[^]*?-->/g, '');
  const uncovered = body.replaceAll('-->', '\n');
  return [body, shown, uncovered].some((text) =>
    text
      .split(/[\r\n]/)
      .map((line) =>
        line.replaceAll(/[\u200b-\u200f\ufeff]|<!(?=--)[^]*?(?:-->|$)/g, '').replace(/^[\s`]+/, ''),
      )
      .some((line) => /^\/docs(?:[\s`]|$)/i.test(line)),
  );
}

/** Whether a text can be had from the whole by leaving characters out. */
function isWithin(text: string, whole: string): boolean {
  let at = 0;
  for (let next = 0; at < text.length && next < whole.length; next += 1)
    if (text[at] === whole[next]) at += 1;
  return at === text.length;
}

/** What is wrong with what was read from a comment; without `expect`, ten times as fast. */
function wrongWith(command: Command, body: string): string | undefined {
  if (command.kind === 'none') return undefined;
  if (!mayCommand(body)) return 'no line of it may command';
  if (command.extraCommands > body.toLowerCase().split('/docs').length - 2)
    return 'so many do not stand there';
  if (command.kind !== 'prompt') return undefined;
  const { instruction } = command;
  if (instruction !== instruction.trimEnd()) return 'the instruction ends in white space';
  if (!isWithin(instruction, body.replaceAll(/\r\n?/g, '\n'))) return 'the instruction is made up';
  return undefined;
}

describe('over 100,000 random comments', () => {
  test('nothing crashes, nothing outside the grammar matches, nothing is made up', () => {
    const runs = propertyRuns(100_000);
    let commands = 0;
    fc.assert(
      fc.property(comments, (body) => {
        const command = parseCommand(body, '/docs');
        if (command.kind !== 'none') commands += 1;
        const wrong = wrongWith(command, body);
        if (wrong !== undefined) throw new Error(`${wrong}: ${JSON.stringify(command)}`);
      }),
      { seed: SEED, ...runs },
    );
    // The pieces would prove nothing if hardly any comment were a command.
    expect(commands).toBeGreaterThan(runs.numRuns / 100);
  });
});

describe('over random instructions without Markdown of their own', () => {
  const words = fc
    .array(fc.stringMatching(/^[a-zA-Zäß,;:]{1,8}$/), { minLength: 2, maxLength: 6 })
    .map((all) => all.join(' '));
  const plain = fc.array(words, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));

  test('case and line breaks are kept, whatever harmless things stand around', () => {
    const before = fc.constantFrom(
      '',
      '\n',
      '> /docs x\n\n',
      '```\n/docs x\n```\n',
      '<!-- /docs x -->\n',
      '    /docs x\n\n',
    );
    const after = fc.constantFrom('', '\n', '\n\n<!-- t -->', '\n> quoted', '\n\n\n');
    fc.assert(
      fc.property(before, plain, after, (above, instruction, below) => {
        fc.pre(!/^new\s/i.test(instruction));
        const command = { kind: 'prompt', verb: 'continue', instruction, extraCommands: 0 };
        const body = `${above}/docs ${instruction}${below}`;
        expect(parseCommand(body, '/docs')).toEqual(command);
        expect(parseCommand(body.replaceAll('\n', '\r\n'), '/docs')).toEqual(command);
      }),
      { seed: SEED, ...propertyRuns(5000) },
    );
  });

  test('talk above it makes the rest talk', () => {
    fc.assert(
      fc.property(plain, plain, (talk, instruction) => {
        expect(parseCommand(`${talk}\n/docs ${instruction}`, '/docs')).toEqual({ kind: 'none' });
      }),
      { seed: SEED, ...propertyRuns(2000) },
    );
  });
});

/**
 * Four times the largest comment. Work that grows with the square of the length would be 7 · 10¹⁰ steps and outlast the
 * time limit by far; nothing is asserted about the clock itself.
 */
describe('on huge hostile comments', () => {
  const ticks = Array.from({ length: 800 }, (_, length) => '`'.repeat(length + 1)).join(' ');
  test.each([
    ['openings of HTML comments', '<!--', 'none'],
    ['openings of HTML comments behind the command', '<!-- ', 'prompt'],
    ['whole HTML comments', '<!---->', 'prompt'],
    ['closings', '-->', 'prompt'],
    ['back-ticks', '`', 'prompt'],
    ['back-ticks apart', '` ', 'prompt'],
    ['runs of every length', `${ticks} `, 'prompt'],
    ['code and comments', '`<!--`-->', 'prompt'],
    ['openings before a tick', '<!-->', 'prompt'],
    ['lines of openings', 'x <!--\n', 'prompt'],
    ['lines of fences', '```\n````\n', 'prompt'],
    ['quotes', '> \n', 'prompt'],
    ['blank lines', '\n', 'prompt'],
    ['spaces', ' ', 'prompt'],
    ['tabs', '\t', 'prompt'],
    ['zero-width characters', '\u200b', 'prompt'],
    ['marks', '!', 'prompt'],
    ['marks and letters', '!!!!a', 'prompt'],
    ['carriage returns', '\r', 'prompt'],
    ['null bytes', '\0', 'none'],
    ['commands', '/docs\n', 'prompt'],
    ['the command without an end', '/docs', 'none'],
    ['tildes', '~', 'prompt'],
    ['indented code', '    a\n\n', 'prompt'],
  ])('%s', (_what, piece, kind) => {
    for (const size of [65_536, 262_144]) {
      const filling = piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
      const glued = kind === 'none';
      expect(parseCommand(glued ? filling : `/docs ${filling}`, '/docs').kind).toBe(kind);
      expect(parseCommand(glued ? `x${filling}` : `/docs ${filling}x`, '/docs').kind).toBe(kind);
      expect(parseCommand(`${filling}\nx\n/docs`, '/docs').kind).toMatch(/none|prompt/);
      expect(parseCommand(`\`${filling}\``, '/docs').kind).toMatch(/none|prompt/);
    }
  });
});
