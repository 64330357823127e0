/** Names of people and owners, in every place that reads or writes them. */
import { expect, it } from '@jest/globals';
import { isReviewer, LOGIN, QUALIFIED_NAME } from '../../../src/domain/github-names.ts';
import { parsePullRequestUrl } from '../../../src/domain/pull-request-url.ts';
import { docsPullRequestNumber } from '../../../src/docs-pull-request/repository.ts';
import { DOCS_PULL_REQUEST_INPUTS } from '../../../src/inputs/docs-pull-request.ts';
import { parseRepositories } from '../../../src/inputs/repositories.ts';
import { renderPullRequestLink } from '../../../src/rendering/markdown.ts';
import { runWith } from '../../support/runs.ts';

const SERVER = new URL('https://github.com');

const ACCOUNTS = [
  'octocat',
  'Octo-Cat',
  'a',
  '1',
  'a-b-1',
  'o'.repeat(39),
  // Accounts that are older than today's rules.
  'octo--cat',
  'octo-',
  // Managed users, and the one that sets up an enterprise.
  'mona_octo',
  'mona-lisa_octo1',
  '1a_2b3c4d5e',
  'octo_admin',
  `${'o'.repeat(34)}_octo`,
];

const NOT_ACCOUNTS = [
  '',
  '-octo',
  '_octo',
  'mona_',
  'mona__octo',
  'mona_lisa_octo',
  'mona_oc-to',
  'o'.repeat(40),
  `${'o'.repeat(35)}_octo`,
  'renovate[bot]',
  'mona octo',
  'mona_octo @all',
  'mona.octo',
  'mona_octo\n',
  'mona_octo\u200b',
  'mónä',
  '..',
  'mona%2Focto',
];

it.each(ACCOUNTS)('%s is an account wherever one is read', (account) => {
  const name = `${account}/docs`;
  const link = `https://github.com/${name}/pull/7`;
  expect(LOGIN.test(account)).toBe(true);
  expect(isReviewer(account)).toBe(true);
  expect(isReviewer(name)).toBe(true);
  expect(parsePullRequestUrl(link, SERVER)?.repository).toBe(name);
  expect(docsPullRequestNumber(link, runWith().github(name))).toEqual({
    ok: true,
    value: 7,
  });
  expect(renderPullRequestLink(link, SERVER)).toContain(`(${link})`);
  expect(parseRepositories(name, 'repositories')).toEqual({ ok: true, value: [name] });
  const parse = DOCS_PULL_REQUEST_INPUTS['docs-repository'];
  expect(parse(name, 'docs-repository')).toEqual({ ok: true, value: name });
});

it.each(NOT_ACCOUNTS)('%j is no account anywhere', (text) => {
  const name = `${text}/docs`;
  const link = `https://github.com/${name}/pull/7`;
  expect(LOGIN.test(text)).toBe(false);
  expect(isReviewer(text)).toBe(false);
  expect(QUALIFIED_NAME.test(name)).toBe(false);
  expect(parsePullRequestUrl(link, SERVER)?.repository).not.toBe(name);
  const parse = DOCS_PULL_REQUEST_INPUTS['docs-repository'];
  expect(parse(name, 'docs-repository').ok).toBe(false);
});

it.each([
  ['docs', true],
  ['.github', true],
  ['my_app.js', true],
  ['-', true],
  ['...', true],
  ['d'.repeat(100), true],
  ['d'.repeat(101), false],
  ['.', false],
  ['..', false],
  ['', false],
  ['a/b', false],
  ['a b', false],
  ['a?b', false],
  ['a#b', false],
  ['a%2fb', false],
  ['döcs', false],
])('the name of a repository: %j', (name, isName) => {
  expect(QUALIFIED_NAME.test(`mona_octo/${name}`)).toBe(isName);
});
