import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codeBlock, codeCell, codeSpan, escapeText, renderInline } from '../../../src/report/markdown.ts';
import { renderPullRequestLink } from '../../../src/report/pull-request-link.ts';
import { stripInvisible } from '../../../src/text.ts';
import { findMarkdownInjection } from '../../security/checks/markdown.ts';

/** Parts that mean something to Markdown, to GitHub or to a table, in any order. */
const PARTS = [
  '`', '``', '```', '~~~', '\\', '|', '\n', '\r\n', ' ', '_', '*', 'word', '@octocat', '#1', 'GH-2', 'https://x.example',
  'www.x.example', '&#64;', '&lt;', '\u200b', '\u202e', '![', '](', ')', '[a]: /b', '<b>', '<!--', '-->',
]; // prettier-ignore
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 6 })), { maxLength: 24 })
  .map((parts) => parts.join(''));
const RUNS = { numRuns: 2000 };

it.each([
  ['text', (text: string) => `Read: ${escapeText(text)}`],
  ['text at the beginning of a line', escapeText],
  ['a sentence', (text: string) => renderInline(`It responded with 400, ${text}. Check \`api-key\`.`)],
  ['code', (text: string) => `Read: ${codeSpan(text)}`],
  ['code in a table', (text: string) => `| Model | ${codeCell(text)} |`],
  ['text in a table', (text: string) => `| Requested by | ${escapeText(text)} |`],
  ['a code block', (text: string) => `${codeBlock(text)}\nafter`],
])('GitHub renders %s as it was written', (_, render) => {
  fc.assert(
    fc.property(hostile, (text) => expect(findMarkdownInjection(render(text))).toEqual([])),
    RUNS,
  );
});

it('the link of a pull request', () => {
  const links = fc.oneof(
    hostile,
    hostile.map((text) => `https://github.com/${text}`),
    hostile.map((text) => `https://github.com/acme/docs/pull/7${text}`),
    hostile.map((text) => `https://${text}@github.com/acme/docs/pull/7`),
  );
  fc.assert(
    fc.property(links, (prLink) => {
      const shown = renderPullRequestLink({ prLink, repository: undefined }, new URL('https://github.com'));
      expect(findMarkdownInjection(`### Opened: ${shown}`)).toEqual([]);
      expect(shown).not.toMatch(/\]\((?!https:\/\/github\.com\/[\w-]+\/[\w.-]+\/pull\/\d+\))[^`]*$/);
    }),
    RUNS,
  );
});

it('plain text is not changed, except for white space around it', () => {
  const plain = fc.stringMatching(/^[a-z0-9 .,;]{0,40}$/).filter((text) => !/^\s*\d+\.|www\./.test(text));
  fc.assert(fc.property(plain, (text) => expect(escapeText(text)).toBe(text.trim())));
});

it('escaped text can be read back', () => {
  const unit = fc.constantFrom(...'a b @ # | ` * _ < > & [ ] ! \\'.split(' '), ' ');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const read = escapeText(text)
        .replace(/\\([^A-Za-z0-9\s])/g, '$1')
        .replaceAll('\u200b', '')
        .replaceAll('&amp;', '&');
      expect(read).toBe(stripInvisible(text).trim());
    }),
  );
});
