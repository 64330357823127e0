import { describe, expect, test } from '@jest/globals';
import { globs } from '../../support/globs.ts';
import { failure } from '../../support/run-export.ts';
import { rankProblems, scoreOf, type Problem } from '../../../src/signals/ranking.ts';
import {
  collect,
  serviceOf,
  question,
  signal,
  term,
  viewsOf,
  vote,
  type Stock,
} from './memory-analytics.ts';

type Options = Parameters<typeof collect>[1];

async function rank(
  stock: Stock,
  minCount = 1,
  options: Options = {},
): Promise<readonly Problem[]> {
  return rankProblems(await collect(serviceOf(stock), options), undefined, minCount)
    .problems;
}
const brief = ({ kind, text, page, count }: Problem): string =>
  `${kind} ${text || page} ${count}`;

test.each([
  ['a search', { kind: 'searches', count: 1, views: undefined }, 1],
  ['twice as frequent: one more', { kind: 'searches', count: 3, views: undefined }, 2],
  ['a question counts three times', { kind: 'questions', count: 3, views: undefined }, 6],
  ['a negative vote, too', { kind: 'feedback', count: 3, views: 0 }, 6],
  [
    'on the busiest page it counts twice',
    { kind: 'feedback', count: 3, views: 1000 },
    12,
  ],
  ['on others in proportion', { kind: 'questions', count: 3, views: 500 }, 9],
] as const)('the score: %s', (_, problem, score) =>
  expect(scoreOf(problem, 1000)).toBe(score),
);

test('without views, no page is busy', () => {
  expect(scoreOf({ kind: 'questions', count: 1, views: undefined }, 0)).toBe(3);
});

test('one list has all kinds, the most important first', async () => {
  const problems = await rank({
    questions: [question('How?', '/busy'), question('Where?')],
    searches: [term('dark mode', 127), term('pricing', 15)],
    feedback: [vote('/quiet')],
    views: viewsOf({ '/busy': 900, '/quiet': 450 }),
  });
  expect(problems.map((each) => `${brief(each)}: ${each.score}`)).toEqual([
    'searches dark mode 127: 7',
    'questions How? 1: 6',
    'feedback /quiet 1: 4.5',
    'searches pricing 15: 4',
    'questions Where? 1: 3',
  ]);
  expect(problems.map(({ views }) => views)).toEqual([
    undefined,
    900,
    450,
    undefined,
    undefined,
  ]);
});

test('equal problems have the same order in every run', async () => {
  const searches = ['b', 'a', 'c'].map((text) => term(text, 3));
  for (const order of [searches, searches.toReversed()]) {
    expect((await rank({ searches: order })).map(({ text }) => text)).toEqual([
      'a',
      'b',
      'c',
    ]);
  }
});

describe('what is grouped', () => {
  test('questions by their words, with the page on which they were most frequent', async () => {
    const stock = {
      questions: [
        question('How do I verify a signature?', 'https://docs.example/webhooks/?x=1'),
        question('how do i  verify a signature', '/webhooks#top'),
        question('HOW DO I VERIFY A SIGNATURE!!', '/other'),
        question('\u200b'),
        question('???'),
      ],
    };
    const problems = await rank(stock);
    expect(problems.map(brief)).toEqual([
      'questions How do I verify a signature? 3',
      'questions ??? 1',
    ]);
    expect(problems[0]?.page).toBe('/webhooks');
  });

  test('personal data does not keep texts apart', async () => {
    const questions = ['1234567', '7654321'].map((order) =>
      question(`Where is order ${order}?`),
    );
    expect((await rank({ questions })).map(brief)).toEqual([
      'questions Where is order [number]? 2',
    ]);
  });

  test('votes by page: those with more negative than positive ones', async () => {
    const feedback = [
      vote('/bad'),
      vote('/bad/'),
      vote('https://docs.example/bad?x=1', false),
      vote('/even'),
      vote('/even', false),
      vote('/good', false),
    ];
    const problems = await rank({ feedback });
    expect(problems).toMatchObject([
      { kind: 'feedback', text: '', page: '/bad', count: 2, positive: 1 },
    ]);
  });

  test('what is no problem is left out', async () => {
    const solved = { isProblem: false, count: 50 };
    const stock = {
      questions: [signal({ text: 'Answered?', ...solved })],
      searches: [signal({ text: 'clicked', ...solved }), term('rare', 1)],
    };
    expect(await rank(stock, 2)).toEqual([]);
  });

  test('comments only if they are wanted: three, different, and without personal data', async () => {
    const comments = ['Mail jane@example.com', 'b', 'b', '', 'c '.repeat(500), 'd'];
    const feedback = comments.map((comment) => vote('/bad', true, comment));
    expect((await rank({ feedback }))[0]?.comments).toEqual([]);
    const [problem] = await rank({ feedback }, 1, { texts: true });
    expect(problem?.comments).toEqual(['Mail [e-mail]', 'b', `${'c '.repeat(149)}c…`]);
  });
});

test.each([
  ['all', '', '', ['/a', '/b', '', '']],
  ['paths: nothing without a page', '/a', '', ['/a']],
  ['paths-ignore: everything without a page', '', '/a', ['/b', '', '']],
])('filters: %s', async (_, paths, pathsIgnore, pages) => {
  const stock = {
    questions: [
      question('A?', '/a'),
      question('B?', 'https://docs.example/b'),
      question('None?'),
    ],
    searches: [term('x', 1)],
  };
  const problems = await rank(stock, 1, {
    paths: globs(paths),
    pathsIgnore: globs(pathsIgnore),
  });
  expect(problems.map(({ page }) => page).toSorted()).toEqual(pages.toSorted());
});

const questions = (...texts: readonly string[]) => texts.map((text) => question(text));
const now = { questions: questions('New?', 'Old?', 'Old?'), searches: [term('up', 9)] };
const before = {
  questions: questions('Old?', 'Gone?'),
  searches: [term('up', 4), term('gone', 3)],
};
const countsBefore = (problems: readonly Problem[]) =>
  problems.map(({ text, before: count }) => `${text} ${count}`);

test('compared with the previous period: each problem has its count before, and others are gone', async () => {
  const [current, previous] = [
    await collect(serviceOf(now)),
    await collect(serviceOf(before)),
  ];
  const { problems, changes } = rankProblems(current, previous, 1);
  expect(countsBefore(problems)).toEqual(['Old? 1', 'up 4', 'New? 0']);
  expect(changes).toEqual({ new: 1, 'more frequent': 2, 'less frequent': 0, gone: 2 });
});

test('compared with the previous period: only kinds that were read completely in both', async () => {
  const fail = (kind: string) => (kind === 'questions' ? failure(403) : undefined);
  const partly = await collect(serviceOf(before, 100, fail));
  const { problems, changes } = rankProblems(await collect(serviceOf(now)), partly, 1);
  expect(countsBefore(problems)).toEqual(['Old? undefined', 'up 4', 'New? undefined']);
  expect(changes).toMatchObject({ new: 0, gone: 1 });
});
