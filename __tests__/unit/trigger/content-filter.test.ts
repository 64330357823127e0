import { expect, it } from '@jest/globals';
import type { CommitSummary, SubjectDetails } from '../../../src/domain/subject.ts';
import {
  applyContentFilters,
  type ContentFilters,
} from '../../../src/trigger/content-filter.ts';
import { globs } from '../../support/globs.ts';
import { DETAILS, file } from '../prompt/details.ts';

const FILTERS: ContentFilters = {
  paths: [],
  allowBots: ['helper[bot]'],
  agentLogin: 'mintlify[bot]',
  ignoreAuthors: ['helper[bot]', '@carol'],
  needLabel: '',
  skipLabel: 'docs-not-needed',
  prereleases: false,
  unmerged: false,
  isDispatched: false,
};

type Details = Partial<SubjectDetails>;

function reason(
  details: Details,
  filters: Partial<ContentFilters> = {},
  sender = 'alice',
) {
  const skipped = applyContentFilters(
    { ...DETAILS, ...details },
    { ...FILTERS, ...filters },
    sender,
  );
  return skipped?.conclusion.reason;
}

const PUSH: Details = {
  subject: { kind: 'push', before: 'a', after: 'b', ref: 'refs/heads/main' },
  kind: 'commits',
  author: '',
  labels: [],
};
const RELEASE: Details = {
  subject: { kind: 'release', tag: 'v1' },
  kind: 'release',
  merged: undefined,
};
const RANGE: Details = { ...PUSH, subject: { kind: 'since-last' } };
const by = (author: string, merge = false): CommitSummary => ({
  sha: 'c',
  title: 't',
  author,
  merge,
});
const AGENT = 'mintlify[bot]';

it.each<readonly [string, Details]>([
  ['a merged pull request', {}],
  ['a release', RELEASE],
  ['a release of generated files', { ...RELEASE, files: [file('dist/index.js')] }],
  ['a picture', { files: [file('logo.png')] }],
  [
    'a renamed file that was not generated',
    { files: [{ ...file('dist/a.js'), previousPath: 'src/a.js' }] },
  ],
  [
    'a push with some commits by the docs agent',
    { ...PUSH, commits: [by(AGENT), by('bob')] },
  ],
  [
    'a first release with one known commit',
    { ...RELEASE, commits: [by(AGENT)], commitsComplete: false },
  ],
  [
    'a long push with unknown commits',
    { ...PUSH, commits: [by(AGENT), by(AGENT)], commitsComplete: false },
  ],
  ['a commit without an account', { ...PUSH, commits: [by('')] }],
  ['new commits without files', { ...RANGE, commits: [by('bob')] }],
  ['a push that changed nothing', { ...PUSH, files: [], commits: [] }],
  ['a release by the docs agent', { ...RELEASE, author: AGENT }],
  [
    'a pull request from a branch of a fork that is named as the docs agent’s',
    { branch: 'mintlify/add-page', isFork: true },
  ],
  ['a pull request from another branch', { branch: 'fix-mintlify/add-page' }],
  ['an issue with the label', { kind: 'issue', labels: ['docs-not-needed'] }],
  [
    'a comment on an open pull request',
    { subject: { kind: 'issue', number: 1 }, merged: false },
  ],
])('nothing skips %s', (_, details) => expect(reason(details)).toBeUndefined());

it.each<readonly [string, string, Details]>([
  ['not-final', 'an open pull request', { merged: false }],
  ['not-final', 'a draft', { merged: false, draft: true }],
  ['not-final', 'a draft release', { ...RELEASE, draft: true }],
  ['not-final', 'a prerelease', { ...RELEASE, prerelease: true }],
  [
    'ignored-author',
    'the docs agent’s merged work',
    { ...PUSH, kind: 'pull-request', author: AGENT },
  ],
  [
    'ignored-author',
    'the docs agent’s commits',
    { ...PUSH, commits: [by(AGENT), by('alice', true)] },
  ],
  [
    'ignored-author',
    'new commits by bots',
    { ...RANGE, commits: [by('carol'), by('renovate[bot]')] },
  ],
  [
    'ignored-author',
    'a pull request from the docs agent’s branch',
    { branch: 'mintlify/add-page' },
  ],
  [
    'ignored-author',
    'the docs agent’s pull request from a fork',
    { author: AGENT, branch: 'mintlify/add-page', isFork: true },
  ],
  ['ignored-author', 'Dependabot’s pull request', { author: 'dependabot[bot]' }],
  ['paths', 'nothing new', RANGE],
  [
    'paths',
    'generated files',
    { files: [file('dist/index.js'), file('package-lock.json')] },
  ],
  ['label', 'a label', { labels: ['x', 'Docs-Not-Needed'] }],
])('%s skips %s', (expected, _, details) => expect(reason(details)).toBe(expected));

it('the sender counts for a push, whether or not all commits are known', () => {
  expect(reason(PUSH, {}, AGENT)).toBe('ignored-author');
  expect(
    reason({ ...PUSH, commits: [by('bob')], commitsComplete: false }, {}, AGENT),
  ).toBe('ignored-author');
  expect(reason({}, {}, 'renovate[bot]')).toBeUndefined();
});

it('the workflow can include prereleases and open pull requests', () => {
  expect(reason({ ...RELEASE, prerelease: true }, { prereleases: true })).toBeUndefined();
  expect(reason({ merged: false }, { unmerged: true })).toBeUndefined();
});

it.each<readonly [string, Details, string | undefined]>([
  ['open', {}, undefined],
  ['a draft', { draft: true }, undefined],
  ['with the `skip-label`', { labels: ['docs-not-needed'] }, undefined],
  ['without the `need-label`', { labels: [] }, undefined],
  ['by an ignored author', { author: 'carol' }, undefined],
  ['of other files', { files: [file('src/a.ts')] }, undefined],
  ['of the docs agent', { author: AGENT }, 'ignored-author'],
  ['of the docs agent in a person’s name', { branch: 'mintlify/x' }, 'ignored-author'],
  [
    'merged, with the `skip-label`',
    { merged: true, labels: ['docs-not-needed'] },
    'label',
  ],
  [
    'merged, of other files',
    { merged: true, labels: ['docs'], files: [file('a.ts')] },
    'paths',
  ],
])('a pull request that a dispatch names: %s', (_, details, expected) => {
  const filters = { needLabel: 'docs', paths: globs('docs/**'), isDispatched: true };
  expect(reason({ merged: false, labels: ['docs'], ...details }, filters)).toBe(expected);
});

it.each<readonly [string, readonly string[], string | undefined]>([
  ['without it', ['x'], 'label'],
  ['with it', ['Docs-Needed'], undefined],
  ['with the `skip-label`, too', ['docs-needed', 'docs-not-needed'], 'label'],
])('a pull request needs the `need-label`: %s', (_, labels, expected) => {
  const needLabel = 'docs-needed';
  expect(reason({ labels }, { needLabel })).toBe(expected);
  const issue = { kind: 'issue', labels } as const;
  expect(reason(issue, { needLabel })).toBeUndefined();
});

it('the workflow can include a maintenance bot', () => {
  expect(
    reason({ author: 'renovate[bot]' }, { allowBots: ['renovate[bot]'] }),
  ).toBeUndefined();
});

it('the message about a branch of the docs agent names the prefixes', () => {
  const details = { ...DETAILS, branch: 'acme-docs/add-page' };
  const message = (agentLogin: string) =>
    applyContentFilters(details, { ...FILTERS, agentLogin }, 'alice')?.message;
  expect(message('acme-docs[bot]')).toContain('from branches mintlify/… or acme-docs/…,');
  expect(message('mintlify[bot]')).toBeUndefined();
});

it('empty filters skip nothing', () => {
  const none = {
    skipLabel: '',
    agentLogin: '',
    ignoreAuthors: ['@'],
  };
  expect(reason({ labels: [''], author: '', commits: [by('')] }, none)).toBeUndefined();
});

const changed = (...paths: readonly string[]): Details => ({
  files: paths.map((path) => file(path)),
});
const renamed: Details = { files: [{ ...file('a'), previousPath: 'src/a' }] };
const src = { paths: globs('src/**') };

it.each<readonly [string, Details, Partial<ContentFilters>, string | undefined]>([
  ['one file matches', changed('README.md', 'src/a.ts'), src, undefined],
  [
    'not all files are ignored',
    changed('docs/a.md', 'b'),
    { paths: globs('!docs/') },
    undefined,
  ],
  ['all files are ignored', changed('docs/a.md'), { paths: globs('!docs/') }, 'paths'],
  [
    'all others are generated',
    changed('docs/a.md', 'dist/b.js'),
    { paths: globs('!docs/') },
    'paths',
  ],
  [
    'only files are excluded, and all others are locks',
    changed('package-lock.json', 'dist/b.js'),
    { paths: globs('!docs/', '!**.md') },
    'paths',
  ],
  [
    'only files are excluded, and a release has generated ones',
    { ...RELEASE, ...changed('dist/b.js') },
    { paths: globs('!docs/') },
    undefined,
  ],
  [
    'files are excluded, and a pattern names locks',
    changed('package-lock.json'),
    { paths: globs('!docs/', '**.json') },
    undefined,
  ],
  [
    'the workflow wants generated files',
    changed('dist/b.js'),
    { paths: globs('dist/') },
    undefined,
  ],
  ['a renamed file had a matching name', renamed, src, undefined],
  [
    'not all files are known',
    { ...changed('README.md'), filesComplete: false },
    src,
    undefined,
  ],
  ['no file is known to have changed', changed(), src, 'paths'],
])('paths: %s', (_, details, filters, expected) =>
  expect(reason(details, filters)).toBe(expected),
);
