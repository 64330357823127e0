import { expect, it } from '@jest/globals';
import type {
  CommitSummary,
  Subject,
  SubjectDetails,
} from '../../../src/domain/subject.ts';
import {
  applyContentFilters,
  type ContentFilters,
} from '../../../src/trigger/content-filter.ts';
import type { PullRequest } from '../../../src/domain/pull-request.ts';
import { globs } from '../../support/globs.ts';
import { file, ofIssue, ofPull, ofRange, ofRelease } from '../prompt/details.ts';

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

function reason(
  details: SubjectDetails,
  filters: Partial<ContentFilters> = {},
  sender = 'alice',
) {
  const skipped = applyContentFilters(details, { ...FILTERS, ...filters }, sender);
  return skipped?.conclusion.reason;
}

const PUSH: Subject = {
  kind: 'push',
  before: 'a',
  after: 'b',
  ref: 'refs/heads/main',
};
const SINCE_LAST: Subject = { kind: 'since-last' };
const by = (author: string, merge = false): CommitSummary => ({
  sha: 'c',
  title: 't',
  author,
  merge,
});
const AGENT = 'mintlify[bot]';

it.each<readonly [string, SubjectDetails]>([
  ['a merged pull request', ofPull()],
  ['a release', ofRelease()],
  ['a release of generated files', ofRelease({}, { files: [file('dist/index.js')] })],
  ['a picture', ofPull({}, { files: [file('logo.png')] })],
  [
    'a renamed file that was not generated',
    ofPull({}, { files: [{ ...file('dist/a.js'), previousPath: 'src/a.js' }] }),
  ],
  [
    'a push with some commits by the docs agent',
    ofRange(PUSH, { commits: [by(AGENT), by('bob')] }),
  ],
  [
    'a first release with one known commit',
    ofRelease({}, { commits: [by(AGENT)], commitsComplete: false }),
  ],
  [
    'a long push with unknown commits',
    ofRange(PUSH, { commits: [by(AGENT), by(AGENT)], commitsComplete: false }),
  ],
  ['a commit without an account', ofRange(PUSH, { commits: [by('')] })],
  ['new commits without files', ofRange(SINCE_LAST, { commits: [by('bob')] })],
  ['a push that changed nothing', ofRange(PUSH)],
  ['a release by the docs agent', ofRelease({ author: AGENT })],
  [
    'a pull request from a branch of a fork that is named as the docs agent’s',
    ofPull({ branch: 'mintlify/add-page', isFork: true }),
  ],
  ['a pull request from another branch', ofPull({ branch: 'fix-mintlify/add-page' })],
  ['an issue with the label', ofIssue({ labels: ['docs-not-needed'] })],
  ['an issue by the docs agent', ofIssue({ author: AGENT })],
  [
    'a comment on an open pull request',
    ofPull({ state: 'open' }, {}, { kind: 'issue', number: 1 }),
  ],
])('nothing skips %s', (_, details) => expect(reason(details)).toBeUndefined());

it.each<readonly [string, string, SubjectDetails]>([
  ['not-final', 'an open pull request', ofPull({ state: 'open' })],
  ['not-final', 'a closed pull request', ofPull({ state: 'closed' })],
  ['not-final', 'a draft', ofPull({ state: 'open', isDraft: true })],
  ['not-final', 'a draft release', ofRelease({ draft: true })],
  ['not-final', 'a prerelease', ofRelease({ prerelease: true })],
  ['ignored-author', 'the docs agent’s merged work', ofPull({ author: AGENT }, {}, PUSH)],
  [
    'ignored-author',
    'the docs agent’s commits',
    ofRange(PUSH, { commits: [by(AGENT), by('alice', true)] }),
  ],
  [
    'ignored-author',
    'new commits by bots',
    ofRange(SINCE_LAST, { commits: [by('carol'), by('renovate[bot]')] }),
  ],
  [
    'ignored-author',
    'a pull request from the docs agent’s branch',
    ofPull({ branch: 'mintlify/add-page' }),
  ],
  [
    'ignored-author',
    'the docs agent’s pull request from a fork',
    ofPull({ author: AGENT, branch: 'mintlify/add-page', isFork: true }),
  ],
  ['ignored-author', 'Dependabot’s pull request', ofPull({ author: 'dependabot[bot]' })],
  ['paths', 'nothing new', ofRange(SINCE_LAST)],
  [
    'paths',
    'generated files',
    ofPull({}, { files: [file('dist/index.js'), file('package-lock.json')] }),
  ],
  ['label', 'a label', ofPull({ labels: ['x', 'Docs-Not-Needed'] })],
])('%s skips %s', (expected, _, details) => expect(reason(details)).toBe(expected));

it.each([
  ['by default', {}, true],
  ['because of `ignore-authors`', { ignoreAuthors: ['dependabot[bot]'] }, false],
  ['because of `agent-login`', { agentLogin: 'dependabot[bot]' }, false],
])('a bot that is ignored %s: `allow-bots` would help: %s', (_, changes, helps) => {
  const details = ofPull({ author: 'dependabot[bot]' });
  const skipped = applyContentFilters(details, { ...FILTERS, ...changes }, 'alice');
  expect(skipped?.message?.includes('`allow-bots`')).toBe(helps);
});

it('the sender counts for a push, whether or not all commits are known', () => {
  expect(reason(ofRange(PUSH), {}, AGENT)).toBe('ignored-author');
  expect(
    reason(ofRange(PUSH, { commits: [by('bob')], commitsComplete: false }), {}, AGENT),
  ).toBe('ignored-author');
  expect(reason(ofPull(), {}, 'renovate[bot]')).toBeUndefined();
});

it('the workflow can include prereleases and open pull requests', () => {
  expect(reason(ofRelease({ prerelease: true }), { prereleases: true })).toBeUndefined();
  expect(reason(ofPull({ state: 'open' }), { unmerged: true })).toBeUndefined();
});

it.each<readonly [string, Partial<PullRequest>, string | undefined]>([
  ['open', {}, undefined],
  ['a draft', { isDraft: true }, undefined],
  ['with the `skip-label`', { labels: ['docs-not-needed'] }, undefined],
  ['without the `need-label`', { labels: [] }, undefined],
  ['by an ignored author', { author: 'carol' }, undefined],
  ['of the docs agent', { author: AGENT }, 'ignored-author'],
  ['of the docs agent in a person’s name', { branch: 'mintlify/x' }, 'ignored-author'],
  [
    'merged, with the `skip-label`',
    { state: 'merged', labels: ['docs-not-needed'] },
    'label',
  ],
  ['merged, of other files', { state: 'merged' }, 'paths'],
])('a pull request that a dispatch names: %s', (_, changes, expected) => {
  const filters = { needLabel: 'docs', paths: globs('docs/**'), isDispatched: true };
  const pull = { state: 'open', labels: ['docs'], ...changes } as const;
  expect(reason(ofPull(pull, { files: [file('src/a.ts')] }), filters)).toBe(expected);
});

it.each<readonly [string, readonly string[], string | undefined]>([
  ['without it', ['x'], 'label'],
  ['with it', ['Docs-Needed'], undefined],
  ['with the `skip-label`, too', ['docs-needed', 'docs-not-needed'], 'label'],
])('a pull request needs the `need-label`: %s', (_, labels, expected) => {
  const needLabel = 'docs-needed';
  expect(reason(ofPull({ labels }), { needLabel })).toBe(expected);
  expect(reason(ofIssue({ labels }), { needLabel })).toBeUndefined();
});

it('the workflow can include a maintenance bot', () => {
  expect(
    reason(ofPull({ author: 'renovate[bot]' }), { allowBots: ['renovate[bot]'] }),
  ).toBeUndefined();
});

it('the message about a branch of the docs agent names the prefixes', () => {
  const details = ofPull({ branch: 'acme-docs/add-page' });
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
  const details = ofPull({ labels: [''], author: '' }, { commits: [by('')] });
  expect(reason(details, none)).toBeUndefined();
});

const filesAt = (...paths: readonly string[]) => paths.map((path) => file(path));
const changed = (...paths: readonly string[]) => ofPull({}, { files: filesAt(...paths) });
const renamed = ofPull({}, { files: [{ ...file('a'), previousPath: 'src/a' }] });
const src = { paths: globs('src/**') };

it.each<readonly [string, SubjectDetails, Partial<ContentFilters>, string | undefined]>([
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
    ofRelease({}, { files: filesAt('dist/b.js') }),
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
    ofPull({}, { files: filesAt('README.md'), filesComplete: false }),
    src,
    undefined,
  ],
  ['no file is known to have changed', changed(), src, 'paths'],
])('paths: %s', (_, details, filters, expected) =>
  expect(reason(details, filters)).toBe(expected),
);
