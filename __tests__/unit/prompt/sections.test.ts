import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  unknownDetails,
  type Changes,
  type Subject,
  type SubjectDetails,
} from '../../../src/domain/subject.ts';
import type { ReviewComment } from '../../../src/domain/review.ts';
import type { ContextSelection } from '../../../src/inputs/context.ts';
import {
  buildPromptSections,
  buildReviewSections,
  SECTIONS,
  type Section,
} from '../../../src/prompt/sections.ts';
import { AUTO, file, ofIssue, ofPull, ofRange, ofRelease } from './details.ts';

const NOTHING = unknownDetails({ kind: 'none' });
const commit = (title: string, author = '', merge = false) => ({
  sha: '0123456789',
  title,
  author,
  merge,
});
const pull = (title: string, author = '') => ({
  number: 7,
  title,
  author,
  url: 'https://x.y/7',
});

const onLine = (comment: Partial<ReviewComment>): Subject => ({
  kind: 'review-comment',
  number: 12,
  comment: { path: '', line: undefined, hunk: '', body: '', isReply: false, ...comment },
});

/** Creates details of changes that nothing else describes. */
const ofChanges = (changes: Partial<Changes>): SubjectDetails =>
  ofRange({ kind: 'since-last' }, changes);

const sections = (details: SubjectDetails, selection = AUTO): readonly Section[] =>
  buildPromptSections(details, selection).sections;
const texts = (details: SubjectDetails): Record<string, string> =>
  Object.fromEntries(sections(details).map(({ name, text }) => [name, text]));

describe('buildPromptSections', () => {
  it('builds none of nothing', () => {
    expect(buildPromptSections(NOTHING, AUTO)).toStrictEqual({
      sections: [],
      removedHidden: 0,
    });
  });

  const all: SubjectDetails = {
    ...ofPull(
      {},
      { commits: [commit('One')], files: [file('a.ts', '+x')] },
      onLine({ path: 'src/a.ts', line: 7, hunk: '+x' }),
    ),
    missing: [{ kind: 'diverged' }, { kind: 'no-diff', files: 2 }],
  };
  it.each<[ContextSelection, string[]]>([
    [AUTO, ['missing', 'review comments', 'description', 'titles', 'files', 'diff']],
    [[], ['missing']],
    [['diff'], ['missing', 'diff']],
    [['files'], ['missing', 'files']],
    [['commits'], ['missing', 'titles']],
    [['pull-request'], ['missing', 'description']],
    [['review'], ['missing', 'review comments']],
    [['release', 'issue'], ['missing']],
  ])('builds what is selected, in the order of importance: %j', (selection, names) => {
    expect(sections(all, selection).map(({ name }) => name)).toStrictEqual(names);
  });

  it('lists what could not be read', () => {
    const [missing] = sections(all, []);
    expect(missing?.text).toMatch(/^- .*history.*\n- .*2 files/);
  });

  it('counts what was hidden in all of them', () => {
    const hidden = '\u200B';
    const details = ofPull(
      { title: hidden, body: hidden },
      {
        commits: [commit(hidden)],
        pullRequests: [pull(hidden)],
        files: [file('a.ts', hidden)],
      },
      onLine({ path: hidden, hunk: hidden, body: hidden }),
    );
    expect(buildPromptSections(details, AUTO).removedHidden).toBe(8);
    expect(buildPromptSections(details, ['diff']).removedHidden).toBe(1);
  });
});

const RELEASE = {
  title: 'Spring',
  tag: 'v2',
  author: 'alice',
  url: 'https://x.y/z',
  body: '\n\n  New:\n\n- all\n \n',
};
const NO_TEXT = { title: '', body: '', author: '', url: '', labels: [] };
const PREVIOUS = ofRelease({ tag: 'v1' }).release;
const MOVED = { ...file('new.ts'), status: 'renamed', previousPath: 'old.ts' };

it.each<[string, SubjectDetails, Record<string, string>]>([
  [
    'a release',
    { ...ofRelease(RELEASE), previous: PREVIOUS },
    {
      notes:
        'Title: Spring\nTag: v2\nPrevious release: v1\nAuthor: alice\nLink: https://x.y/z\n\nNew:\n\n- all',
    },
  ],
  [
    'a pull request',
    ofPull({ ...NO_TEXT, title: 'Retry', labels: ['a', 'b\nc'], url: 'https://x.y/7' }),
    { description: 'Title: Retry\nLabels: a, b c\nLink: https://x.y/7' },
  ],
  ['an issue without text', ofIssue({ title: 'Explain' }), { issue: 'Title: Explain' }],
  [
    'a pull request with nothing but text',
    ofPull({ ...NO_TEXT, body: ' x ' }),
    { description: 'x' },
  ],
  [
    'a review comment',
    ofRange(onLine({ path: 'a.ts', line: 7, hunk: '+x' })),
    {
      'review comments': 'Comment 1 on a.ts, line 7:\nThe lines that it is about:\n+x',
    },
  ],
  [
    'pull requests, then commits, the newest first',
    ofChanges({
      pullRequests: [pull('P', 'bob')],
      commits: [commit('Old', 'al'), commit('New')],
    }),
    {
      titles:
        'Merged pull requests:\n- #7 P (bob) https://x.y/7\nCommits, newest first:\n- 0123456 New\n- 0123456 Old (al)',
    },
  ],
  [
    'commits without merges',
    ofChanges({ commits: [commit('One'), commit('Merge', 'al', true)] }),
    { titles: 'Commits, newest first:\n- 0123456 One' },
  ],
  ['merges alone', ofChanges({ commits: [commit('Merge', 'al', true)] }), {}],
  [
    'files with the paths that they had',
    ofChanges({ files: [{ ...file('a.ts'), additions: 3, deletions: 0 }, MOVED] }),
    { files: '- modified a.ts (+3 -0)\n- renamed old.ts -> new.ts (+1 -1)' },
  ],
])('the text of %s', (_, details, expected) =>
  expect(texts(details)).toStrictEqual(expected),
);

it('titles are counted without their headings and merges', () => {
  const changes = {
    pullRequests: [pull('P')],
    commits: [commit('A'), commit('M', '', true)],
  };
  const [titles] = sections(ofChanges(changes));
  expect(titles?.count).toBe(2);
});

it('files are in the order of importance, then as GitHub has them', () => {
  const paths = [
    'go.sum',
    'logo.png',
    'src/b.ts',
    'src/b.test.ts',
    'src/a.ts',
    'docs/a.md',
  ];
  const listed = texts(ofChanges({ files: paths.map((path) => file(path)) }))[
    'files'
  ]?.matchAll(/^- modified (\S+)/gm);
  const sorted = [
    'docs/a.md',
    'src/b.ts',
    'src/a.ts',
    'src/b.test.ts',
    'go.sum',
    'logo.png',
  ];
  expect([...(listed ?? [])].map(([, path]) => path)).toStrictEqual(sorted);
});

it('what is too long is shortened within an item of more than 400 characters', () => {
  const item = (length: number) =>
    texts(
      ofChanges({ files: [file('x'.repeat(length - '- modified  (+1 -1)'.length))] }),
    )['files'];
  expect(item(400)).toHaveLength(400);
  expect(item(401)).toMatch(/ \[line cut: 65 more characters\]$/);
});

it('a list is cut by items', () => {
  const paths = Array.from({ length: 3000 }, (_, index) => file(`${1000 + index}.ts`));
  const [files] = sections(ofChanges({ files: paths }));
  expect(files).toMatchObject({ count: 3000, cut: true });
  expect(files?.text).toMatch(/^- modified 1000\.ts [^]*\n\[cut here: 840 more items\]$/);
});

describe('a section that is longer than its limit gets what the others leave', () => {
  const text = (length: number): string => 'word '.repeat(length / 5).trimEnd();
  const many = <T>(length: number, item: T): T[] => Array.from({ length }, () => item);
  const named = many(1000, file('src/a.ts'));
  const titles = many(1000, commit('A title of a commit'));

  it.each<[string, SubjectDetails, ContextSelection]>([
    [
      'files beside titles',
      ofChanges({ files: named, commits: [commit('A')] }),
      ['commits', 'files'],
    ],
    [
      'titles beside files',
      ofChanges({ files: [file('a.ts')], commits: titles }),
      ['commits', 'files'],
    ],
    [
      'files beside a short diff',
      ofChanges({ files: [...named, file('b.ts', '+x')] }),
      AUTO,
    ],
    ['a description', ofPull({ body: text(50_000) }), AUTO],
    ['release notes', ofRelease({ body: text(50_000) }), ['release']],
    [
      'a diff of one file',
      ofChanges({ files: [file('a.ts', '+line\n'.repeat(8000))] }),
      ['diff'],
    ],
  ])('%s', (_, details, selection) => {
    const built = sections(details, selection);
    expect(built.map(({ cut }) => cut)).toEqual(built.map(() => false));
  });

  it('a review: its summary beside a short comment', () => {
    const { sections: built } = buildReviewSections({
      summary: text(40_000),
      comments: [{ path: 'a.md', line: 1, hunk: '+x', body: 'Shorter.', isReply: false }],
      isComplete: true,
    });
    expect(built.map(({ cut }) => cut)).toEqual([false, false]);
  });

  it('nothing is cut while there is space, and nobody gets less because of others', () => {
    const upTo = (max: number) => fc.nat({ max });
    fc.assert(
      fc.property(
        upTo(12_000),
        upTo(900),
        upTo(900),
        upTo(12_000),
        (body, c, f, diff) => {
          const changes = {
            commits: many(c, commit('A title of a commit')),
            files: [...many(f, file('src/a.ts')), file('b.ts', '+line\n'.repeat(diff))],
          };
          const built = sections(ofPull({ body: 'word\n'.repeat(body) }, changes));
          const used = built.reduce((sum, section) => sum + section.text.length, 0);
          expect(used).toBeLessThanOrEqual(58_400);
          // The mark, and the line that does not fit.
          const slack = 64 + 100;
          for (const section of built.filter(({ cut }) => cut)) {
            expect(used).toBeGreaterThan(58_400 - slack * built.length);
            const least = Math.min(SECTIONS[section.name].limit, 5000);
            expect(section.text.length).toBeGreaterThan(least - slack);
          }
        },
      ),
    );
  });
});

it('each section has its own limit, and the diff gets what the others leave', () => {
  const long = 'word\n'.repeat(20_000);
  const whole = sections(ofPull({}, { files: [file('a.ts', long), file('b.ts', long)] }));
  expect(whole.map(({ name, cut }) => [name, cut])).toStrictEqual([
    ['description', false],
    ['files', false],
    ['diff', true],
  ]);
  const files = ['a', 'b', 'c'].map((name) => file(name, long));
  const [description, , diff] = sections(ofPull({ body: long }, { files }));
  expect(description?.text).toMatch(
    /^Title: [^]{29000,}\[cut here: [\d,]+ more lines\]$/,
  );
  expect(diff?.text).toMatch(/^--- a [^]{27000,}\[cut here: [\d,]+ more lines\]$/);
});
