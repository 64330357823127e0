import { describe, expect, test } from '@jest/globals';
import { conversation } from '../../../../fakes/service/readers.ts';
import { globs } from '../../../support/globs.ts';
import { failure } from '../../../support/run-export.ts';
import {
  rankSignalProblems,
  type Problem,
} from '../../../../src/analytics/signals/ranking.ts';
import {
  collect,
  serviceOf,
  question,
  term,
  vote,
  type Stock,
} from './memory-analytics.ts';

type Options = Parameters<typeof collect>[1];

async function rank(stock: Stock, options: Options = {}): Promise<readonly Problem[]> {
  return rankSignalProblems(await collect(serviceOf(stock), options), undefined).problems;
}
const times = <T>(count: number, row: T): T[] => Array.from({ length: count }, () => row);
const brief = ({ kind, text, page, count }: Problem): string =>
  `${kind} ${text || page} ${count}`;

test('one list has all kinds, the most important first', async () => {
  const problems = await rank({
    questions: times(15, question('How?')),
    searches: [term('dark mode', 127), term('pricing', 15)],
    feedback: times(7, vote('/limits')),
  });
  expect(problems.map((each) => `${brief(each)}: ${each.score}`)).toEqual([
    'questions How? 15: 12',
    'feedback /limits 7: 9',
    'searches dark mode 127: 7',
    'searches pricing 15: 4',
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
        ...times(2, question('\u200b')),
        ...times(2, question('???')),
      ],
    };
    const problems = await rank(stock);
    expect(problems.map(brief)).toEqual([
      'questions How do I verify a signature? 3',
      'questions ??? 2',
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
    const answered = conversation('Answered?', { resolutionStatus: 'answered' });
    const stock = {
      questions: times(50, answered),
      searches: [term('clicked', 50, { ctr: 0.5 }), term('rare', 1)],
      feedback: [vote('/once')],
    };
    expect(await rank(stock)).toEqual([]);
  });
});

test.each([
  ['all', '', ['/a', '/b', '', '']],
  ['nothing without a page', '/a', ['/a']],
  ['exclusions: everything without a page', '!/a', ['/b', '', '']],
  ['inclusions and exclusions', '/*\n!/a', ['/b']],
])('paths: %s', async (_, paths, pages) => {
  const stock = {
    questions: [
      ...times(2, question('A?', '/a')),
      ...times(2, question('B?', 'https://docs.example/b')),
      ...times(2, question('None?')),
    ],
    searches: [term('x', 2)],
  };
  const problems = await rank(stock, { paths: globs(paths) });
  expect(problems.map(({ page }) => page).toSorted()).toEqual(pages.toSorted());
});

const questions = (...texts: readonly string[]) => texts.map((text) => question(text));
const now = {
  questions: questions('New?', 'New?', 'Old?', 'Old?', 'Old?'),
  searches: [term('up', 9)],
};
const before = {
  questions: questions('Old?', 'Old?', 'Gone?', 'Gone?'),
  searches: [term('up', 4), term('gone', 3)],
};
const countsBefore = (problems: readonly Problem[]) =>
  problems.map(({ text, before: count }) => `${text} ${count}`);

test('compared with the previous period: each problem has its count before, and others are gone', async () => {
  const [current, previous] = [
    await collect(serviceOf(now)),
    await collect(serviceOf(before)),
  ];
  const { problems, changes } = rankSignalProblems(current, previous);
  expect(countsBefore(problems)).toEqual(['Old? 2', 'New? 0', 'up 4']);
  expect(changes).toEqual({ new: 1, 'more frequent': 2, 'less frequent': 0, gone: 2 });
});

test('compared with the previous period: only kinds that were read completely in both', async () => {
  const fail = (kind: string) => (kind === 'questions' ? failure(403) : undefined);
  const partly = await collect(serviceOf(before, 100, fail));
  const { problems, changes } = rankSignalProblems(await collect(serviceOf(now)), partly);
  expect(countsBefore(problems)).toEqual(['Old? undefined', 'New? undefined', 'up 4']);
  expect(changes).toMatchObject({ new: 0, gone: 1 });
});
