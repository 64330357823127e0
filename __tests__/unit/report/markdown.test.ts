import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  codeBlock,
  codeCell,
  codeSpan,
  escapeText,
  link,
  renderInline,
} from '../../../src/report/markdown.ts';

const Z = '\u200b';

it.each([
  ['a mention', 'thanks @octocat', `thanks @${Z}octocat`],
  ['a reference', 'see #12', `see #${Z}12`],
  ['a reference with a prefix', 'see GH-12', `see GH${Z}-12`],
  ['an address', 'at https://evil.example/x', `at https:${Z}//evil.example/x`],
  ['an address without a scheme', 'at www.evil.example', `at www${Z}.evil.example`],
  ['an address after an underscore', '_www.evil.example', `\\_www${Z}.evil.example`],
  ['words with the same letters', 'high-level', 'high-level'],
  ['HTML', '<img src=x>', '\\<img src=x>'],
  ['an entity', '&lt;b&gt;', '&amp;lt;b&amp;gt;'],
  ['an image', '![x](y)', '!\\[x\\](y)'],
  ['a pipe', 'a|b', 'a\\|b'],
  ['a list', '- item', '\\- item'],
  ['a numbered list', '1. item', '1\\. item'],
  ['another numbered list', '12) item', '12\\) item'],
  ['a number with a full stop', '7.', '7\\.'],
  ['a number within a sentence', 'see 7. It', 'see 7. It'],
  ['a heading’s underline', '===', '\\==='],
  ['a heading', '# x', `\\#${Z} x`],
  ['a quotation', '> x', '\\> x'],
  ['emphasis', '_a_ __b__ *c*', '\\_a\\_ \\_\\_b\\_\\_ \\*c\\*'],
  ['plain text', 'req_0001 (a_b): {x} 1 > 0!', 'req_0001 (a_b): {x} 1 > 0!'],
  ['mathematics', '$x$', '\\$x\\$'],
  ['line breaks', 'a\r\nb\nc', 'a b c'],
  ['a direction override', 'a\u202eb', 'ab'],
])('escapeText: %s', (_, text, expected) => {
  expect(escapeText(text)).toBe(expected);
});

it.each([
  ['plain text', 'job_1', '`job_1`'],
  ['backticks', 'a`b``c', '```a`b``c```'],
  ['backticks at the ends', '`x`', '`` `x` ``'],
  ['line breaks', 'a\nb', '`a b`'],
  ['nothing', '', ''],
])('codeSpan: %s', (_, text, expected) => {
  expect(codeSpan(text)).toBe(expected);
});

it('codeSpan: nothing inside closes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('`', 'a', ' ', '\n', '|', '\\') }), (text) => {
      const span = codeSpan(text);
      const fence = /^`*/.exec(span)?.[0] ?? '';
      const inner = span.slice(fence.length, span.length - fence.length);
      const runs: readonly string[] = inner.match(/`+/g) ?? [];
      expect(span === '' || (span.endsWith(fence) && !runs.includes(fence))).toBe(true);
    }),
  );
});

it('codeCell: escapes pipes, also after a backslash', () => {
  expect(codeCell('a|b\\|c')).toBe('`a\\|b\\ \\|c`');
});

it.each([
  ['backticks', '```\nx\n````', '`````\n```\nx\n````\n`````'],
  ['backticks that something invisible separates', '`\u202e```', '`````\n````\n`````'],
  ['line breaks', 'a\r\nb\rc\nd', '```\na\nb\nc\nd\n```'],
])('codeBlock: %s', (_, text, expected) => {
  expect(codeBlock(text)).toBe(expected);
});

it('link: the address cannot leave it', () => {
  expect(link('a](b', 'https://h.example/x) [y](z')).toBe('[a\\](b](https://h.example/x%29%20%5By%5D%28z)');
});

it.each([
  ['names in backticks', 'Check `api-key`.', 'Check `api-key`.'],
  ['a name first', '`api-key` is empty.', '`api-key` is empty.'],
  ['a space between names', '`a` `b`', '`a` `b`'],
  ['a name alone', '`api-key`', '`api-key`'],
  ['outside text', 'It was <b>@x</b> #7. Check `a|b`.', `It was \\<b>@${Z}x\\</b> #${Z}7. Check \`a|b\`.`],
  ['a single backtick', 'a ` b', 'a \\` b'],
  ['a single backtick first', '`begins', '\\`begins'],
  ['backticks of others', 'x ``` a ```` <b> c.', 'x \\`\\``a`\\`\\`\\` \\<b> c.'],
  ['an empty pair', 'an empty pair `` stays', 'an empty pair \\`\\` stays'],
  ['plain text', 'job_0001 failed', 'job_0001 failed'],
  ['two lines', 'two\nlines', 'two lines'],
  ['nothing', '', ''],
])('renderInline: %s', (_, text, expected) => {
  expect(renderInline(text)).toBe(expected);
});
