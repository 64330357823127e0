import { describe, expect, it } from '@jest/globals';
import type { CommitSummary, SubjectDetails, PullRequestSummary } from '../../../src/domain.ts';
import type { ContextSelection } from '../../../src/inputs/context.ts';
import { buildSections, type Section } from '../../../src/prompt/sections.ts';
import { DETAILS, file } from './details.ts';

/** Facts with nothing to say but what is given. */
const ONLY: SubjectDetails = {
  ...DETAILS,
  kind: 'commits',
  title: '',
  body: '',
  author: '',
  url: '',
  labels: [],
};
const commit = (title: string, author = '', merge = false): CommitSummary => ({
  sha: '0123456789abcdef',
  title,
  author,
  merge,
});
const pull = (title: string, author = ''): PullRequestSummary => ({
  number: 7,
  title,
  author,
  url: 'https://github.com/acme/app/pull/7',
});

const pieces = (details: Partial<SubjectDetails>, include: ContextSelection = 'auto'): readonly Section[] =>
  buildSections({ ...ONLY, ...details }, include).sections;
const texts = (
  details: Partial<SubjectDetails>,
  include: ContextSelection = 'auto',
): Record<string, string> =>
  Object.fromEntries(pieces(details, include).map(({ name, fit }) => [name, fit(100_000).text]));

describe('makePieces', () => {
  it('makes none of nothing', () => {
    expect(buildSections(ONLY, 'auto')).toStrictEqual({ sections: [], removedHidden: 0 });
  });

  const all: Partial<SubjectDetails> = {
    ...DETAILS,
    missing: [{ kind: 'diverged' }, { kind: 'no-diff', files: 2 }],
    review: { path: 'src/a.ts', line: 7, hunk: '+x', body: 'Tell of this.' },
    commits: [commit('One')],
    files: [file('a.ts', '+x')],
  };
  it.each<[ContextSelection, string[]]>([
    ['auto', ['missing', 'review comment', 'description', 'titles', 'files', 'diff']],
    ['none', ['missing']],
    [['diff'], ['missing', 'diff']],
    [['files'], ['missing', 'files']],
    [['commits'], ['missing', 'titles']],
    [['pull-request'], ['missing', 'description']],
    [['review'], ['missing', 'review comment']],
    [['release', 'issue'], ['missing']],
  ])('makes what is asked for, in the order of importance: %j', (include, names) => {
    expect(pieces(all, include).map(({ name }) => name)).toStrictEqual(names);
  });

  it('wants as much as it has, and counts what is in lists', () => {
    for (const piece of pieces(all)) expect(piece.fit(piece.desiredLength)).toMatchObject({ cut: false });
    for (const piece of pieces(all)) expect(piece.fit(piece.desiredLength - 1)).toMatchObject({ cut: true });
    expect(pieces(all).map(({ desiredLength: wants, count }) => [wants, count])).toStrictEqual([
      [texts(all)['missing']?.length, undefined],
      [
        'File: src/a.ts, line 7\n\nComment:\nTell of this.\n\nThe lines that it is about:\n+x'.length,
        undefined,
      ],
      [texts(all)['description']?.length, undefined],
      ['Commits, newest first:\n- 0123456 One'.length, 1],
      ['- modified a.ts (+1 -1)'.length, 1],
      ['--- a.ts (modified, +1 -1)\n+x\n'.length, undefined],
    ]);
  });

  it('counts what was hidden in all of them', () => {
    const hidden = '\u200B';
    const details: SubjectDetails = {
      ...DETAILS,
      title: hidden,
      body: hidden,
      review: { path: hidden, line: undefined, hunk: hidden, body: hidden },
      commits: [commit(hidden)],
      pullRequests: [pull(hidden)],
      files: [file('a.ts', hidden)],
    };
    expect(buildSections(details, 'auto').removedHidden).toBe(8);
    expect(buildSections(details, ['diff']).removedHidden).toBe(1);
  });
});

describe('the review comment', () => {
  it.each([
    [7, 'Why?', 'File: a.ts, line 7\n\nComment:\nWhy?\n\nThe lines that it is about:\n+x'],
    [undefined, '', 'File: a.ts\n\nThe lines that it is about:\n+x'],
  ])('is told with its lines: line %j, %j', (line, body, text) => {
    const review = { path: 'a.ts', line, hunk: '+x', body };
    expect(texts({ review })).toStrictEqual({ 'review comment': text });
  });
});

describe('a description', () => {
  it.each<[string, Partial<SubjectDetails>, Record<string, string>]>([
    [
      'a release',
      {
        kind: 'release',
        title: 'Spring',
        tag: 'v2',
        previousTag: 'v1',
        author: 'alice',
        labels: ['a', 'b\nc'],
        url: 'https://x.y/z',
        body: '\n\n  New:\n\n- all\n \n',
      },
      {
        notes:
          'Title: Spring\nTag: v2\nPrevious release: v1\nAuthor: alice\nLabels: a, b c\nLink: https://x.y/z\n\nNew:\n\n- all',
      },
    ],
    ['an issue without text', { kind: 'issue', title: 'Explain' }, { issue: 'Title: Explain' }],
    ['a pull request with nothing but text', { kind: 'pull-request', body: ' x ' }, { description: 'x' }],
    ['commits', { kind: 'commits', body: 'x' }, {}],
  ])('of %s', (_, details, expected) => {
    expect(texts(details)).toStrictEqual(expected);
  });

  it('says cut when one of its lines had to be shortened', () => {
    const [whole] = pieces({ kind: 'issue', body: 'x'.repeat(8000) });
    expect(whole?.fit(10_000)).toStrictEqual({ text: 'x'.repeat(8000), cut: false });
    const [piece] = pieces({ kind: 'issue', body: 'x'.repeat(8001) });
    expect(piece?.fit(10_000)).toStrictEqual({
      text: `${'x'.repeat(7936)} [line cut: 65 more characters]`,
      cut: true,
    });
  });
});

describe('titles', () => {
  it.each<[string, Partial<SubjectDetails>, string | undefined]>([
    [
      'pull requests, then commits, the newest first',
      { pullRequests: [pull('P', 'bob')], commits: [commit('Old', 'al'), commit('New')] },
      'Merged pull requests:\n- #7 P (bob) https://github.com/acme/app/pull/7\nCommits, newest first:\n- 0123456 New\n- 0123456 Old (al)',
    ],
    [
      'pull requests alone',
      { pullRequests: [pull('P')] },
      'Merged pull requests:\n- #7 P https://github.com/acme/app/pull/7',
    ],
    [
      'commits alone, without merges',
      { commits: [commit('One'), commit('Merge', 'al', true)] },
      'Commits, newest first:\n- 0123456 One',
    ],
    ['nothing of merges alone', { commits: [commit('Merge', 'al', true)] }, undefined],
  ])('are %s', (_, details, text) => {
    expect(texts(details)['titles']).toBe(text);
  });

  it('are counted without their headings and merges', () => {
    const [piece] = pieces({ pullRequests: [pull('P')], commits: [commit('A'), commit('M', '', true)] });
    expect(piece?.count).toBe(2);
  });
});

describe('changed files', () => {
  it('are told with the paths that they had', () => {
    const moved = { ...file('new.ts'), status: 'renamed', previousPath: 'old.ts' };
    expect(texts({ files: [{ ...file('a.ts'), additions: 3, deletions: 0 }, moved] })).toStrictEqual({
      files: '- modified a.ts (+3 -0)\n- renamed old.ts -> new.ts (+1 -1)',
    });
  });

  it('come in the order of importance, and as GitHub has them where it is the same', () => {
    const paths = ['go.sum', 'logo.png', 'src/b.ts', 'src/b.test.ts', 'src/a.ts', 'docs/a.md'];
    const [piece] = pieces({ files: paths.map((path) => file(path)) });
    const told = [...(piece?.fit(1000).text.matchAll(/^- modified (\S+)/gm) ?? [])].map(([, path]) => path);
    expect(told).toStrictEqual(['docs/a.md', 'src/b.ts', 'src/a.ts', 'src/b.test.ts', 'go.sum', 'logo.png']);
  });

  it('are cut as items, and inside a path of more than 400 characters', () => {
    const [many] = pieces({ files: Array.from({ length: 9 }, (_, index) => file(`${index}.ts`)) });
    expect(many?.fit(120)).toStrictEqual({
      text: '- modified 0.ts (+1 -1)\n- modified 1.ts (+1 -1)\n[cut here: 7 more items]',
      cut: true,
    });
    const around = '- modified  (+1 -1)'.length;
    const [longest] = pieces({ files: [file('x'.repeat(400 - around))] });
    expect(longest?.fit(1000)).toMatchObject({ cut: false });
    const [long] = pieces({ files: [file('x'.repeat(401 - around))] });
    expect(long?.fit(1000)).toStrictEqual({
      text: `- modified ${'x'.repeat(336 - '- modified '.length)} [line cut: 65 more characters]`,
      cut: true,
    });
  });
});
