import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { COMMENT_MARKER } from '../../../src/domain/comment.ts';
import {
  codeBlock,
  codeCell,
  codeSpan,
  escapeText,
  link,
  renderInline,
  renderPullRequestLink,
} from '../../../src/rendering/markdown.ts';
import { stripInvisible } from '../../../src/text/strings.ts';
import { findMarkdownInjection } from '../../security/checks/markdown.ts';
import { HOSTILE_LINKS } from '../../security/hostile-texts.ts';
import { sized } from '../../support/size.ts';

const Z = '\u200b';

it.each([
  ['words with the same letters', 'high-level', 'high-level'],
  ['an entity', '&lt;b&gt;', '&amp;lt;b&amp;gt;'],
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
])('escapeText: %s', (_, text, expected) => expect(escapeText(text)).toBe(expected));

it.each([
  ['plain text', 'job_1', '`job_1`'],
  ['backticks', 'a`b``c', '```a`b``c```'],
  ['backticks at the ends', '`x`', '`` `x` ``'],
  ['line breaks', 'a\nb', '`a b`'],
  ['nothing', '', ''],
])('codeSpan: %s', (_, text, expected) => expect(codeSpan(text)).toBe(expected));

describe('our marker', () => {
  const STATE = '<!-- docs-agent-action:v2 e30= e30= -->';
  const writers: readonly (readonly [string, (text: string) => string])[] = [
    ['escapeText', escapeText],
    ['codeSpan', codeSpan],
    ['codeCell', codeCell],
    ['codeBlock', codeBlock],
    ['a link’s text', (text) => link(text, 'https://example.com/')],
    ['a link’s address', (text) => link('x', `https://example.com/${text}`)],
    ['renderInline', (text) => renderInline(text)],
  ];

  it.each(writers)('cannot be planted by %s', (_, write) => {
    const parts = fc.constantFrom(
      STATE,
      COMMENT_MARKER,
      '<!--',
      ' docs-agent-action',
      '\n',
      '\u200b',
      '`',
      '\\',
      '<',
      'x',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (texts) => {
        expect(write(texts.join(''))).not.toContain(COMMENT_MARKER);
      }),
      { numRuns: sized(1000) },
    );
  });

  it('cannot be planted around a code span of an invisible character', () => {
    const text = '<!--`\u200b` docs-agent-action';
    expect(renderInline(text)).not.toContain(COMMENT_MARKER);
  });

  it('is quoted with a space', () => {
    expect(codeSpan(STATE)).toBe('`< !-- docs-agent-action:v2 e30= e30= -->`');
  });
});

it('codeCell: escapes pipes, also after a backslash', () => {
  expect(codeCell('a|b\\|c')).toBe('`a\\|b\\ \\|c`');
});

it.each([
  ['backticks', '```\nx\n````', '`````\n```\nx\n````\n`````'],
  ['backticks that something invisible separates', '`\u202e```', '`````\n````\n`````'],
  ['line breaks', 'a\r\nb\rc\nd', '```\na\nb\nc\nd\n```'],
])('codeBlock: %s', (_, text, expected) => expect(codeBlock(text)).toBe(expected));

it('link: the address cannot leave it', () => {
  expect(link('a](b', 'https://h.example/x) [y](z')).toBe(
    '[a\\](b](https://h.example/x%29%20%5By%5D%28z)',
  );
});

it.each([
  ['names in backticks', 'Check `api-key`.', 'Check `api-key`.'],
  ['a name first', '`api-key` is empty.', '`api-key` is empty.'],
  ['a space between names', '`a` `b`', '`a` `b`'],
  ['a name alone', '`api-key`', '`api-key`'],
  [
    'outside text',
    'It was <b>@x</b> #7. Check `a|b`.',
    `It was \\<b>@${Z}x\\</b> #${Z}7. Check \`a|b\`.`,
  ],
  ['a single backtick', 'a ` b', 'a \\` b'],
  ['plain text', 'job_0001 failed', 'job_0001 failed'],
  ['two lines', 'two\nlines', 'two lines'],
  ['nothing', '', ''],
])('renderInline: %s', (_, text, expected) => expect(renderInline(text)).toBe(expected));

const GITHUB = new URL('https://github.com');
const DOCS = '[acme/docs#\u200b7](https://github.com/acme/docs/pull/7)';
const OWN = 'https://git.acme.example/acme/docs';

it.each<readonly [string, string, string | undefined, string]>([
  ['a pull request on GitHub', 'https://github.com/acme/docs/pull/7', undefined, DOCS],
  ['one with a slash', 'https://github.com/acme/docs/pull/7/', undefined, DOCS],
  [
    'one with a query',
    'https://github.com/acme/docs/pull/7?to=//evil.example#x',
    undefined,
    DOCS,
  ],
  [
    'the host of the job’s repository',
    `${OWN}/1`,
    OWN,
    `[git.acme.example/acme/docs/1](${OWN}/1)`,
  ],
  [
    'a page of that host with a query and a fragment',
    `${OWN}/1?to=//evil.example#x`,
    OWN,
    `[git.acme.example/acme/docs/1](${OWN}/1)`,
  ],
])('%s is a link', (_, prLink, repository, expected) => {
  expect(renderPullRequestLink(prLink, GITHUB, repository)).toBe(expected);
});

/** Those of a docs pull request with a query are shown without it. */
const { 'a query with a redirect': _, ...NO_LINKS } = HOSTILE_LINKS;

it.each<readonly [string, string, string?]>([
  ...Object.entries(NO_LINKS),
  ['another host', 'https://evil.example/pull/7', 'https://github.com/acme/docs'],
  ['another host, if the repository is no URL', 'https://x.example/pull/7', 'acme/docs'],
  [
    'a page that requests permissions, if the host is spelled in another way',
    'https://github.com./login/oauth/authorize',
    'https://github.com./acme/docs',
  ],
  [
    'such a page at `www`',
    'https://www.github.com/login/oauth/authorize',
    'https://www.github.com/acme/docs',
  ],
  [
    'such a page on another port',
    'https://github.com:8443/login',
    'https://github.com:8443/acme/docs',
  ],
  ['no number', 'https://github.com/acme/docs/pull/'],
  ['a number that is too long', 'https://github.com/acme/docs/pull/12345678901'],
  ['two slashes', 'https://github.com/acme/docs/pull/7//'],
  ['a deeper path', 'https://github.com/x/acme/docs/pull/7'],
  ['an owner with a dot', 'https://github.com/ac.me/docs/pull/7'],
  ['no URL', 'pull request 7'],
])('%s is shown as code', (_name, prLink, repository = '') => {
  expect(renderPullRequestLink(prLink, GITHUB, repository)).toMatch(/^`[^`]+`$/);
});

it.each([
  ['https://github.com/ac-me/do.c_s-1/pull/1234567890', true],
  [`https://github.com/acme/docs/pull/7?${'x'.repeat(264)}`, true],
  [`https://github.com/acme/docs/pull/7?${'x'.repeat(265)}`, false],
])('%s is a link: %s', (prLink, isLink) => {
  const text = renderPullRequestLink(prLink, GITHUB);
  expect(text).toMatch(
    isLink ? /^\[[\w./-]+#\u200b\d+\]\(https:[^?]*\/pull\/\d+\)$/ : /^`https:.*`$/,
  );
});

it('on an Enterprise Server, only pull requests on github.com are links', () => {
  const server = new URL('https://git.acme.example');
  const repository = 'https://github.com/acme/docs';
  const pull = `${repository}/pull/7`;
  expect(renderPullRequestLink(pull, server, repository)).toBe(
    `[github.com/acme/docs/pull/7](${pull})`,
  );
  const page = 'https://github.com/login/oauth/authorize';
  expect(renderPullRequestLink(page, server, repository)).toBe(`\`${page}\``);
});

it('null is nothing', () => expect(renderPullRequestLink(null, GITHUB)).toBe(''));

/** Parts that mean something to Markdown, to GitHub or to a table, in any order. */
const PARTS = [
  '`', '``', '```', '~~~', '\\', '|', '\n', '\r\n', ' ', '_', '*', 'word', '@octocat', '#1', 'GH-2', 'https://x.example',
  'www.x.example', '&#64;', '&lt;', '\u200b', '\u202e', '![', '](', ')', '[a]: /b', '<b>', '<!--', '-->',
]; // prettier-ignore
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 6 })), {
    maxLength: 24,
  })
  .map((parts) => parts.join(''));
const RUNS = { numRuns: sized(2000) };

it.each([
  ['text', (text: string) => `Read: ${escapeText(text)}`],
  ['text at the beginning of a line', escapeText],
  [
    'a sentence',
    (text: string) => renderInline(`It responded with 400, ${text}. Check \`api-key\`.`),
  ],
  ['code', (text: string) => `Read: ${codeSpan(text)}`],
  ['code in a table', (text: string) => `| Model | ${codeCell(text)} |`],
  ['text in a table', (text: string) => `| Requested by | ${escapeText(text)} |`],
  ['a code block', (text: string) => `${codeBlock(text)}\nafter`],
])('GitHub renders %s as it was written', (_, render) => {
  fc.assert(
    fc.property(hostile, (text) =>
      expect(findMarkdownInjection(render(text))).toEqual([]),
    ),
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
      const shown = renderPullRequestLink(prLink, GITHUB);
      expect(findMarkdownInjection(`### Opened: ${shown}`)).toEqual([]);
      expect(shown).not.toMatch(
        /\]\((?!https:\/\/github\.com\/[\w-]+\/[\w.-]+\/pull\/\d+\))[^`]*$/,
      );
    }),
    RUNS,
  );
});

it('plain text is not changed, except for white space around it', () => {
  const plain = fc
    .stringMatching(/^[a-z0-9 .,;]{0,40}$/)
    .filter((text) => !/^\s*\d+\.|www\./.test(text));
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
