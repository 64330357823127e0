/**
 * Every parser and every renderer of outside text takes a time that grows with the length of the text. Those with a grammar of their own
 * have rows in the tests of their files: commands, replies by e-mail, globs, masks, hidden text and secrets.
 */
import { describe, test } from '@jest/globals';
import { parsePullRequestUrl } from '../../src/domain/pull-request-url.ts';
import { pullRequestInMessage } from '../../src/domain/github-merge.ts';
import { findPreviousRelease } from '../../src/github/subject/release.ts';
import { describeErrorBody } from '../../src/http/error-response.ts';
import { createEntryCodec } from '../../src/once/codec.ts';
import { renderPromptDiff } from '../../src/prompt/diff.ts';
import { truncateLines, truncateLongLines } from '../../src/prompt/truncate.ts';
import {
  codeBlock,
  codeCell,
  codeSpan,
  escapeText,
  link,
  renderInline,
  renderPullRequestLink,
} from '../../src/rendering/markdown.ts';
import { escapeLogLine } from '../../src/runner/runner.ts';
import { fileKind } from '../../src/text/file-kind.ts';
import { createSanitizer, stripToSingleLine } from '../../src/text/sanitize.ts';
import { decodePercent, singleLine, splitLines } from '../../src/text/strings.ts';
import { isOnGitHub } from '../../src/text/urls.ts';
import { viewsChart } from '../../src/analytics/views/chart.ts';
import { expectLinear } from '../support/cost.ts';
import { sampled } from '../support/size.ts';
import { ofRelease } from '../unit/prompt/details.ts';

const GITHUB = new URL('https://github.com');
const codec = createEntryCodec(['mint_key_of_the_test'], '<!-- docs-agent-action');

const latestRelease = ofRelease({ tag: 'v1.0.0' }).release;
const findBefore = (tag: string): unknown =>
  findPreviousRelease(tag, '', [latestRelease, { ...latestRelease, tag: `v0.${tag}` }]);

const renderDiff = (patch: string): unknown => {
  const file = { path: `${patch}.md`, status: 'modified', additions: 1, deletions: 1 };
  return renderPromptDiff([{ ...file, patch }], createSanitizer(), 50_000);
};

/** Reads the body of an error that is a list in JSON, if the text has the form of one. */
const readError = (text: string): unknown => {
  const body = Buffer.from(`[${text}0]`);
  return describeErrorBody({ status: 500, headers: {}, body }, (value) => value);
};

const isAddressOnGitHub = (text: string): boolean => {
  const url = URL.parse(`https://${text}`);
  return url !== null && isOnGitHub(url, GITHUB);
};

/** Reads a comment in all ways in which the ledger does. */
function readEntries(body: string): unknown {
  const comment = { id: 1, authorId: 1, body };
  const place = {
    repositoryId: 1,
    thread: 1,
    project: 'acme-docs',
    commentTag: 'default',
  };
  return [
    codec.decode(comment, place),
    codec.decodeAbove(comment, place),
    codec.hasSentLine(comment, place),
  ];
}

const PARSERS: readonly (readonly [name: string, work: (text: string) => unknown])[] = [
  ['an entry', readEntries],
  ['an entry on the last line', (text) => readEntries(`<!-- docs-agent-action:entry ${text} -->`)],
  ['a first line', (text) => readEntries(`<!-- docs-agent-action:sent 1 ${text} -->`)],
  ['a title', stripToSingleLine],
  ['a text on one line', singleLine],
  ['lines', splitLines],
  ['a title of a commit', (title) => pullRequestInMessage({ title, merge: false })],
  ['the message of a merge', (text) => pullRequestInMessage({ title: '', message: `Merge pull request #1 from ${text}`, merge: true })],
  ['a tag', findBefore],
  ['a tag with a version', (text) => findBefore(`v1.2.3-${text}`)],
  ['release notes', (text) => createSanitizer().prose(text)],
  ['a diff', renderDiff],
  ['long lines', (text) => truncateLongLines(text, 100)],
  ['many lines', (text) => truncateLines(text, 100)],
  ['a path', fileKind],
  ['the path of a page', (path) => viewsChart([{ path, total: 2, ai: 1, human: 1 }])],
  ['an encoded path', decodePercent],
  ['the address of a pull request', (text) => parsePullRequestUrl(`https://github.com/${text}`, GITHUB)],
  ['an address', (text) => parsePullRequestUrl(text, GITHUB)],
  ['a host', isAddressOnGitHub],
  ['the body of an error', readError],
  ['running text', escapeText],
  ['a code span', codeSpan],
  ['a cell', codeCell],
  ['a code block', codeBlock],
  ['a link', (text) => link(text, `https://github.com/${text}`)],
  ['a sentence', (text) => renderInline(text, 'https://example.com/')],
  ['a link of the service', (text) => renderPullRequestLink(`https://github.com/${text}`, GITHUB, text)],
  ['a line of the log', escapeLogLine],
]; // prettier-ignore

/** What a pattern may begin to match, and characters that end a match just before its end. */
const PARTS = [
  'a', 'A', '1', '1.', '1.1.1-', 'v1.', '-', '_', '.', '/', '//', '/.', '../', '#', '#1', '(#1', '(', ')', '[', '](', '!', '|', '\\', '\\|',
  '`', '``', '` ', '<', '<!--', '-->', '<a', '&', '&amp;', '%', '%4', '%41', '%F0', '@', '@a/', ':', '://', '::', '##[', 'www.', 'GH-1',
  'https://', ' ', '  a', '\t', '\n', '\r', ' \n', '> ', '\u2028', '\u00a0', '\u200b', '\ufe0f', '🙏', '終', '\ud800', '"', "'", '=', ',', '0,', '{', '?',
  '@@ -1 +1 @@', '+<!--\n', 'the dashboard ', '<!-- docs-agent-action', '<!-- docs-agent-action:entry a ', ' -->\n', 'Merge ', 'from ',
]; // prettier-ignore

/** Some patterns take long only if the text ends in another way. */
const ENDS = ['', '!', '\n'];

describe.each(PARSERS.map((parser, nth) => [...parser, nth] as const))(
  '%s takes linear time',
  (_, work, nth) => {
    test.each(sampled(PARTS, nth))('for many %j', (part) => {
      for (const end of ENDS) {
        expectLinear({ part, length: 8192, work: (text) => work(`${text}${end}`) });
      }
    });
  },
);
