import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findHarmInMarkdown } from '../../security/markdown-harm.ts';
import {
  codeSpan,
  escapeHtml,
  escapeText,
  codeBlock,
  identifierCell,
  renderInline,
} from '../../../src/report/markdown.ts';
import { stripInvisible } from '../../../src/text.ts';
import { renderPullRequestLink } from '../../../src/report/pull-request-link.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const TICKS = ['`', '``', '```', '~~~', '\\', '|', '\n', '\r\n', ' ', '_', '*', 'word'];
const WORDS = [
  '@octocat',
  '#1',
  'GH-2',
  'https://x.example',
  'www.x.example',
  '&#64;',
  '&lt;',
  '\u200b',
  '\u202e',
];
const MARKS = ['![', '](', ')', '[a]: /b', '<b>', '<!--', '-->'];

/** Pieces that mean something to Markdown, to GitHub or to a table, in every order. */
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...TICKS, ...WORDS, ...MARKS), fc.string({ maxLength: 6 })), {
    maxLength: 24,
  })
  .map((pieces) => pieces.join(''));
const RUNS = propertyRuns(2000);

describe('whatever a text holds, GitHub makes nothing of it', () => {
  it.each([
    ['running text', (text: string) => `Told: ${escapeText(text)}`],
    ['running text at the beginning of a line', escapeText],
    ['a sentence', (text: string) => renderInline(`The service answered 400, ${text}. Check \`api-key\`.`)],
    ['code', (text: string) => `Told: ${codeSpan(text)}`],
    ['a word in a table', (text: string) => `| Model | ${identifierCell(text)} |`],
    ['text in a table', (text: string) => `| Asked by | ${escapeText(text)} |`],
    ['a fence', (text: string) => `${codeBlock(text)}\nafter`],
  ])('%s', (_, write) => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(findHarmInMarkdown(write(text))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('text in an HTML element, where nothing is Markdown', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        // Code would hide harm there from this check, and from nobody else.
        const told = escapeHtml(text).replaceAll('`', '');
        const harm = findHarmInMarkdown(told).filter((each) => /HTML|mention|invisible/.test(each));
        expect(harm).toEqual([]);
      }),
      RUNS,
    );
  });

  it('a pull request’s link', () => {
    const link = fc.oneof(
      hostile,
      hostile.map((text) => `https://github.com/${text}`),
      hostile.map((text) => `https://github.com/acme/docs/pull/7${text}`),
      hostile.map((text) => `https://${text}@github.com/acme/docs/pull/7`),
    );
    fc.assert(
      fc.property(link, (prLink) => {
        const told = renderPullRequestLink({ prLink, repository: undefined }, new URL('https://github.com'));
        expect(findHarmInMarkdown(`| x | ${told} |`)).toEqual([]);
        expect(told).not.toMatch(/\]\((?!https:\/\/github\.com\/[\w-]+\/[\w.-]+\/pull\/\d+\))[^`]*$/);
      }),
      RUNS,
    );
  });
});

describe('what is escaped stays what it was', () => {
  const plain = fc.stringMatching(/^[a-z0-9 .,;]{0,40}$/);

  it('plain text is left as it is, but for white space around it', () => {
    fc.assert(
      fc.property(
        plain.filter((text) => !/^\s*\d+\.|www\./.test(text)),
        (text) => {
          expect(escapeText(text)).toBe(text.trim());
        },
      ),
    );
  });

  it('what was escaped can be read back', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'a b @ # | ` * _ < > & [ ] ! \\'.split(' '), ' ') }),
        (text) => {
          const read = escapeText(text)
            .replace(/\\([^A-Za-z0-9\s])/g, '$1')
            .replaceAll('\u200b', '')
            .replaceAll('&amp;', '&');
          expect(read).toBe(stripInvisible(text).trim());
        },
      ),
    );
  });
});
