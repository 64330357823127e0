import { describe, expect, it } from '@jest/globals';
import {
  leadingBlankLength,
  measureIndentation,
  parseLines,
  type LineKind,
} from '../../src/command/markdown-lines.ts';

describe('indentation', () => {
  it.each([
    ['', 0, 0],
    ['a  b', 0, 0],
    ['   a', 3, 3],
    ['  ', 2, 2],
    ['\ta', 4, 1],
    [' \ta', 4, 2],
    ['   \t a', 5, 5],
    ['    \ta', 8, 5],
    ['\t\ta', 8, 2],
    ['\u00a0a', 0, 0],
  ])('of %j: %d columns, %d characters', (line, columns, characters) => {
    expect(measureIndentation(line)).toEqual({ columns, characters });
  });
});

it.each([
  ['', 0],
  ['a ', 0],
  [' \u200b\u2066\ta', 4],
  ['\ufeff', 1],
])('the gap before %j has %d characters', (text, length) => {
  expect(leadingBlankLength(text)).toBe(length);
});

describe('the lines of a comment', () => {
  const kinds = (body: string): readonly LineKind[] => parseLines(body).map((line) => line.kind);
  const texts = (body: string): readonly string[] => parseLines(body).map((line) => line.text);

  it.each<[string, string, LineKind[]]>([
    ['nothing', '', ['blank']],
    ['each kind of line break', 'a\r\nb\rc\nd', ['text', 'text', 'text', 'text']],
    ['quotes end a paragraph', 'a\n> b\n    c', ['text', 'quote', 'code']],
    ['text goes on however far in', 'a\n    b\n\n    c', ['text', 'text', 'blank', 'code']],
    ['code does not make text of code', '    a\n    b\nc', ['code', 'code', 'text']],
    ['a fence ends a paragraph', 'a\n```\nb\n```\n    c', ['text', 'fence', 'fence', 'fence', 'code']],
    ['two marks are no fence', '~~\na', ['text', 'text']],
    ['two marks further in are no fence', '  ~~\na', ['text', 'text']],
    ['three of another mark are no fence', '---\na', ['text', 'text']],
    ['another mark does not close a fence', '~~~\n```\n~~~~ \na', ['fence', 'fence', 'fence', 'text']],
    ['fewer marks do not', '````\n```\n````\na', ['fence', 'fence', 'fence', 'text']],
    ['marks with a word do not', '```\n``` a\na', ['fence', 'fence', 'fence']],
    ['blank lines do not', '```\n\n```\n', ['fence', 'fence', 'fence', 'blank']],
    ['marks three in do', '```\n   ```\na', ['fence', 'fence', 'text']],
    ['marks four in do not', '```\n    ```\na', ['fence', 'fence', 'fence']],
    ['a fence opens three in', '   ~~~\na', ['fence', 'fence']],
    ['a fence does not open four in', '    ~~~\na', ['code', 'text']],
    ['back-ticks may not follow back-ticks', '``` `\na', ['text', 'text']],
    ['they may follow tildes', '~~~ `\na', ['fence', 'fence']],
    ['an HTML comment hides its lines', '<!--\n> a\n\n```\n-->\nb', [...hidden(5), 'text']],
    ['what follows its end shows', '<!--\n--> a\nb', ['hidden', 'text', 'text']],
    ['below its end begins no paragraph', '<!--\n--> a\n    b', ['hidden', 'text', 'code']],
    ['another may follow at once', '<!-- a\n--> <!--\n-->\nb', [...hidden(3), 'text']],
    ['one four in is code', '    <!--\na', ['code', 'text']],
    ['one three in hides', '   <!--\na', hidden(2)],
  ])('%s', (_what, body, expected) => {
    expect(kinds(body)).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    [
      'code and fences keep HTML comments',
      '    <!-- a -->\n```\n<!-- b -->',
      ['    <!-- a -->', '```', '<!-- b -->'],
    ],
    ['quotes and blank lines are as they were', '> a <!-- b -->\n \t', ['> a <!-- b -->', ' \t']],
    ['text before an HTML comment keeps its indentation', '  a <!-- b --> ', ['  a  ']],
    ['text behind one has none', '<!-- a -->   b ', ['b ']],
    ['one that opens behind text runs on to its end', 'a <!-- b\nc\nd --> e', ['a ', '', 'e']],
    ['it stays if nothing ends it', 'a <!-- b\nc', ['a <!-- b', 'c']],
    ['it stays if its own line ends none', '--> <!-- a', ['--> <!-- a']],
    ['it stays if a blank line comes first', 'a <!-- b\n\n-->', ['a <!-- b', '', '-->']],
    ['it stays if a quote comes first', 'a <!-- b\nc\n   > -->', ['a <!-- b', 'c', '   > -->']],
    ['it stays if a fence comes first', 'a <!-- b\n~~~\n-->', ['a <!-- b', '~~~', '-->']],
    ['no quote and no fence is four in', 'a <!-- b\n    > c\n    ~~~\n--> d', ['a ', '', '', 'd']],
    ['one below the first paragraph', 'a\n\nb <!-- c\n-->', ['a', '', 'b ', '']],
  ])('%s', (_what, body, expected) => {
    expect(texts(body)).toEqual(expected);
  });
});

function hidden(count: number): LineKind[] {
  return Array.from({ length: count }, () => 'hidden');
}
