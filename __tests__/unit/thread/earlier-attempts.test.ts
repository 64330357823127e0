import { expect, it } from '@jest/globals';
import type { CheckRun } from '../../../src/ports.ts';
import {
  findEarlierAttempts,
  nothingSubmittedTitle,
  RESULT_TITLE,
  showsNothingSubmitted,
} from '../../../src/thread/earlier-attempts.ts';

/** Creates the check runs of a workflow run, oldest first: `docs` has ended, `docs…` has not. */
function checkRunsOf(text: string): readonly CheckRun[] {
  const names = text.split(' ').filter((name) => name !== '');
  return names.map((name, index) => ({
    id: index + 1,
    name: name.replace('…', ''),
    isCompleted: !name.endsWith('…'),
  }));
}

it.each<readonly [string, number, string, readonly number[] | undefined]>([
  ['one job', 2, 'docs docs…', [1]],
  ['a third attempt', 3, 'docs docs docs…', [1, 2]],
  ['two jobs of the same name', 2, 'docs docs docs docs…', [1, 2, 3]],
  ['jobs that have ended', 2, 'build docs build docs…', [2]],
  ['a re-run of the failed jobs', 2, 'other docs docs…', [2]],
  ['a job that has not ended', 2, 'docs build docs… build…', [1, 2]],

  ['no check runs', 2, '', undefined],
  ['no check run of this attempt', 2, 'docs', undefined],
  ['no check run of an earlier attempt', 2, 'docs…', undefined],
  ['one that is missing', 3, 'docs docs…', undefined],
  ['one that is missing, of a job that may be this one', 2, 'docs docs… x…', undefined],
])('the earlier attempts, with %s', (_, attempt, text, ids) => {
  const found = findEarlierAttempts(checkRunsOf(text), attempt);
  expect(found?.map(({ id }) => id)).toEqual(ids);
});

const OWN = nothingSubmittedTitle('docs');

it.each<readonly [string, readonly string[], boolean]>([
  ['its title', [OWN], true],
  ['its title and those of others', ['', 'Lint', 'Docs agent: x', OWN], true],
  ['its title, and that of another step', [OWN, nothingSubmittedTitle('other')], true],

  ['no annotations, because it was killed', [], false],
  ['other annotations only', ['', 'Lint'], false],
  ['the title of a result', [RESULT_TITLE], false],
  ['both titles', [OWN, RESULT_TITLE], false],
  ['the title of another step', [nothingSubmittedTitle('other')], false],
  ['the title without a step', [nothingSubmittedTitle('')], false],
  ['a longer title', [`${OWN}.`, ` ${OWN}`], false],
])('a step shows that it submitted nothing, with %s: %j', (_, titles, expected) =>
  expect(showsNothingSubmitted(titles, 'docs')).toBe(expected),
);

it('the two titles differ for every step', () => {
  expect(nothingSubmittedTitle('')).toBe('Docs agent: this attempt submitted nothing');
  expect(OWN).toBe('Docs agent: this attempt submitted nothing (docs)');
});
