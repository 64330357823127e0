import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codeSpan, codeCell, escapeHtml, escapeText, codeBlock, link } from '../../../src/report/markdown.ts';

const Z = '\u200b';

describe('running text', () => {
  it.each([
    ['a mention', 'thanks @octocat', `thanks @${Z}octocat`],
    ['a reference', 'see #12', `see #${Z}12`],
    ['a reference with a prefix', 'see GH-12', `see GH${Z}-12`],
    ['an address', 'at https://evil.example/x', `at https:${Z}//evil.example/x`],
    ['an address without a scheme', 'at www.evil.example', `at www${Z}.evil.example`],
    ['an address behind an underscore', '_www.evil.example', `\\_www${Z}.evil.example`],
    ['words with the same letters', 'high-level', 'high-level'],
    ['HTML', '<img src=x>', '\\<img src=x>'],
    ['an entity', '&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['an image', '![x](y)', '!\\[x\\](y)'],
    ['a table’s border', 'a|b', 'a\\|b'],
    ['a list', '- item', '\\- item'],
    ['a numbered list', '1. item', '1\\. item'],
    ['a numbered list of many', '12) item', '12\\) item'],
    ['a number with a point alone', '7.', '7\\.'],
    ['a number within', 'see 7. It', 'see 7. It'],
    ['a heading underline', '===', '\\==='],
    ['a heading', '# x', `\\#${Z} x`],
    ['a quotation', '> x', '\\> x'],
    ['emphasis', '_a_ __b__ *c*', '\\_a\\_ \\_\\_b\\_\\_ \\*c\\*'],
    ['what is no Markdown', 'req_0001 (a_b): {x} 1 > 0!', 'req_0001 (a_b): {x} 1 > 0!'],
    ['mathematics', '$x$', '\\$x\\$'],
    ['line breaks', 'a\r\nb\nc', 'a b c'],
    ['a direction override', 'a\u202eb', 'ab'],
  ])('%s is shown as it was written', (_, text, expected) => {
    expect(escapeText(text)).toBe(expected);
  });
});

describe('text in an HTML element', () => {
  it('is shown as it was written too', () => {
    expect(escapeHtml(`<b> & "it's" #1`)).toBe(`&lt;b&gt; &amp; &quot;it&apos;s&quot; #${Z}1`);
  });
});

describe('code', () => {
  it.each([
    ['plain text', 'job_1', '`job_1`'],
    ['back-ticks', 'a`b``c', '```a`b``c```'],
    ['back-ticks at the ends', '`x`', '`` `x` ``'],
    ['line breaks', 'a\nb', '`a b`'],
    ['nothing', '', ''],
  ])('%s', (_, text, expected) => {
    expect(codeSpan(text)).toBe(expected);
  });

  it('in a cell escapes the pipe, and keeps a backslash from taking the escape away', () => {
    expect(codeCell('a|b\\|c')).toBe('`a\\|b\\ \\|c`');
  });

  it('is never closed by what stands in it', () => {
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

  it('over several lines is fenced longer than any fence in it', () => {
    expect(codeBlock('```\nx\n````')).toBe('`````\n```\nx\n````\n`````');
    expect(codeBlock('`\u202e```')).toBe('`````\n````\n`````');
  });
});

describe('text in an HTML element', () => {
  it.each([
    ['HTML', `<b class="x" id='y'>&`, '&lt;b class=&quot;x&quot; id=&apos;y&apos;&gt;&amp;'],
    ['a mention', '@octocat', `@${Z}octocat`],
    ['a reference', '#1', `#${Z}1`],
    ['an address', 'https://x.example: y', `https:${Z}//x.example: y`],
  ])('%s is shown as it was written', (_, text, expected) => {
    expect(escapeHtml(text)).toBe(expected);
  });
});

describe('a fence', () => {
  it('has line breaks of one kind', () => {
    expect(codeBlock('a\r\nb\rc\nd')).toBe('```\na\nb\nc\nd\n```');
  });
});

describe('links', () => {
  it('cannot be left by their address', () => {
    expect(link('a](b', 'https://h.example/x) [y](z')).toBe('[a\\](b](https://h.example/x%29%20%5By%5D%28z)');
  });
});
