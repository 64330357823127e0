import { describe, expect, it } from '@jest/globals';
import type { Coverage } from '../../../src/domain/cause.ts';
import {
  coveredPullRequests,
  type Release,
} from '../../../src/report/coverage/covering.ts';
import { examplePullRequest } from '../../support/examples.ts';
import { exampleRequest } from './examples.ts';

const id = (name: string): string => name.padStart(40, '0');
const commit = (name: string, parents: readonly string[] = []) => ({
  sha: id(name),
  title: '',
  author: '',
  merge: parents.length > 1,
  parents: parents.map(id),
});
const pull = (number: number, name: string) =>
  examplePullRequest({
    number,
    endedAt: `2026-03-0${number}T00:00:00Z`,
    mergeCommit: id(name),
  });

/** A release: `a` and `b` on the branch, a merge `e` of a branch with the merge `d`, and `f`. */
const RELEASE: Release = {
  tag: 'v2',
  previousTag: 'v1',
  commits: [
    commit('a', ['0']),
    commit('b', ['a']),
    commit('c', ['b']),
    commit('d', ['b', 'c']),
    commit('e', ['b', 'd']),
    commit('f', ['e']),
  ],
  commitsComplete: true,
  pullRequests: [pull(1, 'a'), pull(2, 'b'), pull(4, 'd'), pull(5, 'e'), pull(6, 'f')],
};
const ALL = [1, 2, 4, 5, 6];
/** A commit before or after the release. */
const OUTSIDE = id('9');

const numbersOf = (
  covers: Coverage,
  createdAt = '2026-03-09T00:00:00Z',
  release = RELEASE,
) => {
  const request = exampleRequest({ covers, createdAt });
  return coveredPullRequests(request, release).map(({ number }) => number);
};

describe('a range covers what the commits of the release show', () => {
  it.each<[string, string | null, string, readonly number[]]>([
    ['between two of them', id('a'), id('e'), [2, 4, 5]],
    ['from before the release', OUTSIDE, id('b'), [1, 2]],
    ['from the release before', 'v1', id('b'), [1, 2]],
    ['to the newest commit alone', null, id('b'), [2]],
    ['to after the release', id('d'), OUTSIDE, [5, 6]],
    ['nothing backwards', id('f'), id('a'), []],
    ['nothing if both ends are elsewhere', OUTSIDE, id('8'), []],
    ['nothing elsewhere', null, OUTSIDE, []],
    // The name of a branch may be a commit of the release.
    ['nothing from a name', 'main', id('b'), []],
  ])('%s', (_, from, to, expected) => {
    expect(numbersOf({ kind: 'range', from, to })).toEqual(expected);
  });

  it('to after the release, only what was merged before the request', () => {
    const covers = { kind: 'range', from: id('d'), to: OUTSIDE } as const;
    expect(numbersOf(covers, '2026-03-05T12:00:00Z')).toEqual([5]);
  });
});

describe('a release of which only the first and the last commits are known', () => {
  /** Without `b`, `c` and `d`. */
  const LONG: Release = {
    ...RELEASE,
    commits: [commit('a', ['0']), commit('e', ['b', 'd']), commit('f', ['e'])],
    commitsComplete: false,
  };

  it('is covered by a merge whose parents are known', () => {
    const known = { ...RELEASE, commitsComplete: false };
    const covers = { kind: 'pull-request', number: 5 } as const;
    expect(numbersOf(covers, undefined, known)).toEqual([4, 5]);
  });

  it.each<[string, Coverage, readonly number[]]>([
    [
      'from a commit that is not known',
      { kind: 'range', from: id('c'), to: id('f') },
      [],
    ],
    ['to a commit that is not known', { kind: 'range', from: id('a'), to: id('c') }, []],
    ['from one that is', { kind: 'range', from: id('a'), to: id('e') }, [5]],
    ['from the release before', { kind: 'range', from: 'v1', to: id('a') }, [1]],
    ['with a merge whose parent is not known', { kind: 'pull-request', number: 5 }, [5]],
  ])('is covered %s, as far as that is sure', (_, covers, expected) => {
    expect(numbersOf(covers, undefined, LONG)).toEqual(expected);
  });
});

describe('a request covers', () => {
  it('of this release all, and of another one nothing', () => {
    expect(numbersOf({ kind: 'release', tag: 'v2' })).toEqual(ALL);
    expect(numbersOf({ kind: 'release', tag: 'v2.0.0-rc.1' })).toEqual([]);
  });

  it('a pull request, and those that were merged into its branch', () => {
    expect(numbersOf({ kind: 'pull-request', number: 5 })).toEqual([4, 5]);
    expect(numbersOf({ kind: 'pull-request', number: 2 })).toEqual([2]);
    expect(numbersOf({ kind: 'pull-request', number: 7 })).toEqual([]);
  });

  it('nothing if it is about nothing that can be found out', () => {
    expect(numbersOf({ kind: 'none' })).toEqual([]);
  });
});
