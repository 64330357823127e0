/** The first words of a command, which its status comment shows. */
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { stripInvisible } from '../../../src/text/strings.ts';
import { wordsOfCommand } from '../../../src/trigger/command.ts';
import { expectLinear } from '../../support/cost.ts';

const ZERO_WIDTH_SPACE = '\u200b';
const RIGHT_TO_LEFT = '\u202e';
/** The longest word that is shown. */
const LONGEST = 'x'.repeat(24);

/** Returns the words of a command whose word is `/docs`. */
function wordsOf(body: string): string {
  return wordsOfCommand(body, '/docs');
}

describe('the words of a command are', () => {
  it.each<readonly [string, string, string]>([
    ['the line without the command word', '/docs explain retries', 'explain retries'],
    ['the line without the marks after it', '/docs: explain retries', 'explain retries'],
    ['the command word alone', '/docs', '/docs'],
    ['the command word with one more', '/docs retry', '/docs retry'],
    [
      'the line without the space around it',
      '  /docs\u00a0explain \t',
      '/docs\u00a0explain',
    ],
    ['the first line', '/docs explain\nretries\n\n/docs status', '/docs explain'],
    ['the first line, whatever ends it', '/docs explain\r\nretries', '/docs explain'],
    ['the first line, not the one below it', '/docs\nexplain retries', '/docs'],
    [
      'the first own line',
      '> /docs new start\n>\n\n  > x\n/docs explain',
      '/docs explain',
    ],
    ['the first line below blank ones', '\n \n\t\r\n/docs explain', '/docs explain'],
    ['no quotation below them', '/docs explain\n> a quotation', '/docs explain'],
    ['none if all is quoted', '> /docs explain', ''],
    ['none of an empty comment', '', ''],
  ])('%s: %j', (_, body, words) => {
    expect(wordsOf(body)).toBe(words);
  });

  it.each<readonly [string, string, string]>([
    ['characters', `/do${ZERO_WIDTH_SPACE}cs ${RIGHT_TO_LEFT}explain`, '/docs explain'],
    ['lines above', `${ZERO_WIDTH_SPACE}\n/docs explain`, '/docs explain'],
    ['marks of a quotation', `${ZERO_WIDTH_SPACE}> x\n/docs explain`, '/docs explain'],
    ['comments', '/docs explain<!-- all -->', '/docs explain'],
    ['comments above', '<!-- a\nb -->\n/docs explain', '/docs explain'],
    ['comments that never close', '/docs explain\n<!-- all', '/docs explain'],
    ['parts of a word', `/docs ${LONGEST}${ZERO_WIDTH_SPACE}`, `/docs ${LONGEST}`],
  ])('without hidden %s: %j', (_, body, words) => {
    expect(wordsOf(body)).toBe(words);
  });

  it.each<readonly [string, string, string]>([
    ['of 24 characters', LONGEST, LONGEST],
    ['of 25 characters', `${LONGEST}x`, '…'],
    ['with hidden characters in it', `${`x${ZERO_WIDTH_SPACE}`.repeat(24)}x`, '…'],
    ['of 24 characters beyond the BMP', '🙏'.repeat(24), '🙏'.repeat(24)],
    ['of 25 characters beyond the BMP', '🙏'.repeat(25), '…'],
    ['with marks', `token=${LONGEST}`, '…'],
  ])('with an ellipsis in place of a long word: one %s', (_, word, shown) => {
    expect(wordsOf(`/docs use ${word}`)).toBe(`use ${shown}`);
  });

  it('with an ellipsis for each long word, also before and after others', () => {
    const long = `${LONGEST}x`;
    expect(wordsOf(`/docs ${long} and ${long} now`)).toBe('… and … now');
    expect(wordsOf(long)).toBe('…');
  });

  const ofLength = (length: number): string => 'abcd ab '.repeat(10).slice(0, length - 1);

  it('cut to 60 characters', () => {
    const whole = `${ofLength(60)}x`;
    expect(whole).toHaveLength(60);
    expect(wordsOf(`/docs ${whole}`)).toBe(whole);
    expect(wordsOf(`/docs ${whole}y`)).toBe(`${whole.slice(0, 59)}…`);
  });

  it('cut after long words have given way', () => {
    const body = `/docs ${LONGEST.repeat(10)} ${ofLength(40)}x`;
    expect(wordsOf(body)).toBe(`… ${ofLength(40)}x`);
  });

  it('not cut within a character', () => {
    const before = ofLength(59);
    expect(wordsOf(`/docs ${before}🙏 and more`)).toBe(`${before}…`);
    expect(wordsOf(`/docs ${before.slice(1)}🙏 and more`)).toBe(`${before.slice(1)}🙏…`);
  });

  it('one line of visible, whole characters, whatever follows the command word', () => {
    const pieces = fc.oneof(
      fc.constantFrom('/docs ', '> ', '<!--', '-->', '\n', '\r', '\u2028', '\t', ' '),
      fc.constantFrom(LONGEST, 'x', '1', '🙏', '\ud83d', '\ude4f', '\ufe0f', '\u0301'),
      fc.constantFrom(ZERO_WIDTH_SPACE, RIGHT_TO_LEFT),
    );
    const bodies = fc.array(pieces, { maxLength: 30 });
    fc.assert(
      fc.property(bodies, (parts) => {
        const words = wordsOf(`/docs${parts.join('')}`);
        expect(words.length).toBeLessThanOrEqual(60);
        expect(words).not.toContain('\n');
        expect(stripInvisible(words)).toBe(words);
        expect(words).not.toMatch(/[^\s…]{25}/u);
        expect(words.isWellFormed()).toBe(true);
      }),
    );
  });
});

it.each(['x', `${LONGEST} `, `${LONGEST}\u200b`, '> \n', '<!--', ' \n'])(
  'the words of a command are found in a time that grows with its length: %j',
  (part) => {
    expectLinear({ part, work: wordsOf });
  },
);
