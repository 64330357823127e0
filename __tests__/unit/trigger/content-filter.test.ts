import { describe, expect, it } from '@jest/globals';
import type { CommitSummary, SubjectDetails } from '../../../src/domain.ts';
import {
  applyContentFilters,
  type ContentFilters,
  type SkipReason,
} from '../../../src/trigger/content-filter.ts';
import { parseGlobs, type Glob } from '../../../src/inputs/glob.ts';
import { FACTS, file } from '../../support/details.ts';

const GATES: ContentFilters = {
  paths: [],
  pathsIgnore: [],
  agentLogin: 'mintlify[bot]',
  ignoreAuthors: ['renovate[bot]', '@carol'],
  skipLabel: 'docs-not-needed',
  prereleases: false,
  unmerged: false,
};
const PUSH: Partial<SubjectDetails> = {
  subject: { kind: 'push', before: 'a', after: 'b', ref: 'refs/heads/main' },
  kind: 'commits',
  author: '',
  labels: [],
};
const RELEASE: Partial<SubjectDetails> = {
  subject: { kind: 'release', tag: 'v1' },
  kind: 'release',
  merged: undefined,
};
const by = (author: string, merge = false): CommitSummary => ({ sha: 'c', title: 't', author, merge });

function reason(
  details: Partial<SubjectDetails>,
  { gates = {}, sender = 'alice' }: { gates?: Partial<ContentFilters>; sender?: string } = {},
) {
  return applyContentFilters({ details: { ...FACTS, ...details }, filters: { ...GATES, ...gates }, sender })
    ?.reason;
}

describe('the way is free for', () => {
  it.each<[string, Partial<SubjectDetails>]>([
    ['a merged pull request', {}],
    ['a release', RELEASE],
    ['a release by a bot', { ...RELEASE, author: 'renovate[bot]' }],
    ['a push', PUSH],
    [
      'a push in which one commit of several is by the docs agent',
      { ...PUSH, commits: [by('mintlify[bot]'), by('bob')] },
    ],
    [
      'a first release, of which only the docs agent’s newest commit is known',
      { ...RELEASE, commits: [by('mintlify[bot]')], commitsComplete: false },
    ],
    [
      'a long push whose commits are known to be the docs agent’s only in part',
      { ...PUSH, commits: [by('mintlify[bot]'), by('mintlify[bot]')], commitsComplete: false },
    ],
    ['a commit without an account', { ...PUSH, commits: [by('')] }],
    ['a push with a label that is for pull requests', { ...PUSH, labels: ['docs-not-needed'] }],
    [
      'commits since the last job, none of which changes a file',
      { ...PUSH, subject: { kind: 'since-last' }, commits: [by('bob')] },
    ],
    [
      'files changed since the last job by commits that are not known',
      { ...PUSH, subject: { kind: 'since-last' }, files: [file('a.ts')] },
    ],
    ['an open pull request with a review comment', { subject: { kind: 'issue', number: 1 }, merged: false }],
  ])('%s', (_, details) => {
    expect(reason(details)).toBeUndefined();
  });
});

describe('the gates hold back', () => {
  it.each<[string, string, Partial<SubjectDetails>]>([
    ['not-merged', 'a pull request closed without a merge', { merged: false }],
    ['draft', 'a draft', { merged: false, draft: true }],
    ['draft', 'a draft release', { ...RELEASE, draft: true }],
    ['prerelease', 'a prerelease', { ...RELEASE, prerelease: true }],
    ['ignored-author', 'the docs agent’s pull request', { author: 'Mintlify[bot]' }],
    ['ignored-author', 'the pull request of an ignored author written with an @', { author: 'carol' }],
    [
      'ignored-author',
      'a push that brought the docs agent’s pull request',
      { ...PUSH, kind: 'pull-request', author: 'mintlify[bot]' },
    ],
    [
      'ignored-author',
      'a push of nothing but its commits',
      { ...PUSH, commits: [by('mintlify[bot]'), by('alice', true)] },
    ],
    [
      'ignored-author',
      'a nightly range of nothing but bots',
      { ...PUSH, subject: { kind: 'since-last' }, commits: [by('carol'), by('renovate[bot]')] },
    ],
    ['label', 'a labelled pull request', { labels: ['x', 'Docs-Not-Needed'] }],
    ['paths', 'nothing new since the last job', { ...PUSH, subject: { kind: 'since-last' } }],
  ])('with %s: %s', (expected, _, details) => {
    expect(reason(details)).toBe(expected);
  });

  it('a push by the docs agent itself, and of its pull request, even where not all commits are known', () => {
    expect(reason(PUSH, { sender: 'mintlify[bot]' })).toBe('ignored-author');
    const partly: Partial<SubjectDetails> = { ...PUSH, commits: [by('alice')], commitsComplete: false };
    expect(reason(partly, { sender: 'mintlify[bot]' })).toBe('ignored-author');
    expect(reason({ ...partly, kind: 'pull-request', author: 'mintlify[bot]' })).toBe('ignored-author');
  });

  it.each<[SkipReason['reason'], string, Partial<SubjectDetails>]>([
    ['not-merged', 'This pull request is not merged', { merged: false }],
    ['draft', 'This pull request is a draft', { draft: true }],
    ['draft', 'This release is a draft', { ...RELEASE, draft: true }],
    ['ignored-author', 'The pull request is by @carol, whose work starts nothing', { author: 'Carol' }],
    [
      'ignored-author',
      'Every commit is by renovate[bot] or another account whose work starts nothing',
      { ...PUSH, commits: [by('renovate[bot]'), by('carol')] },
    ],
    [
      'label',
      'The pull request carries the label “docs-not-needed”',
      { labels: ['docs-not-needed', 'DOCS-NOT-NEEDED'] },
    ],
  ])('as %s, in the words “%s”', (expected, sentence, details) => {
    expect(
      applyContentFilters({ details: { ...FACTS, ...details }, filters: GATES, sender: '' }),
    ).toStrictEqual({
      outcome: 'skipped',
      reason: expected,
      sentence,
    });
  });

  it('whatever white space stands round labels and logins', () => {
    const gates = { ...GATES, skipLabel: ' skip ', ignoreAuthors: [' @dan '] };
    expect(
      applyContentFilters({ details: { ...FACTS, labels: ['\tSkip'] }, filters: gates, sender: '' })
        ?.sentence,
    ).toBe('The pull request carries the label “skip”');
    expect(reason({ author: 'dan' }, { gates })).toBe('ignored-author');
  });

  it('but not a pull request that a bot has merged', () => {
    expect(reason({}, { sender: 'renovate[bot]' })).toBeUndefined();
  });

  it('but not a prerelease that the workflow asks for', () => {
    expect(reason({ ...RELEASE, prerelease: true }, { gates: { prereleases: true } })).toBeUndefined();
  });

  it('nor an open pull request that the workflow says what to do with', () => {
    expect(reason({ merged: false }, { gates: { unmerged: true } })).toBeUndefined();
  });

  it('and no label or author when none is given', () => {
    const none = { skipLabel: '', docsAgentLogin: '', ignoreAuthors: [] };
    expect(reason({ labels: [''], author: '', commits: [by('')] }, { gates: none })).toBeUndefined();
  });
});

describe('paths and paths-ignore', () => {
  const src = globs('src/**');
  const changed = (...paths: string[]): Partial<SubjectDetails> => ({
    files: paths.map((path) => file(path)),
  });

  it('skip what does not match', () => {
    expect(reason(changed('README.md'), { gates: { paths: src } })).toBe('paths');
    expect(reason(changed('src/a.ts'), { gates: { paths: src } })).toBeUndefined();
    expect(reason(changed('docs/a.md'), { gates: { pathsIgnore: globs('docs/**') } })).toBe('paths');
  });

  it('count a renamed file by its old name too', () => {
    const files = [{ ...file('lib/a.ts'), previousPath: 'src/a.ts' }];
    expect(reason({ files }, { gates: { paths: src } })).toBeUndefined();
  });

  it('skip nothing when not all changed files are known', () => {
    expect(
      reason({ ...changed('README.md'), filesComplete: false }, { gates: { paths: src } }),
    ).toBeUndefined();
  });
});

function globs(text: string): readonly Glob[] {
  const parsed = parseGlobs('paths', text);
  return parsed.ok ? parsed.value : [];
}
