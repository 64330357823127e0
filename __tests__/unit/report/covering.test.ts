import { describe, expect, it } from '@jest/globals';
import type { Trigger } from '../../../src/domain/trigger.ts';
import { createCommitGraph } from '../../../src/report/commit-graph.ts';
import {
  amongCommits,
  commitsInRange,
  coverageOf,
  mergedWith,
} from '../../../src/report/covering.ts';
import { exampleRequest } from './examples.ts';

/** A release: `a` and `b` on the branch, a merge `m` of `s1` and `s2`, and `c`. */
const COMMITS = [
  { sha: 'a', parents: ['old'] },
  { sha: 's1', parents: ['a'] },
  { sha: 'b', parents: ['a'] },
  { sha: 's2', parents: ['s1', 'n'] },
  { sha: 'n', parents: ['s1'] },
  { sha: 'm', parents: ['b', 's2'] },
  { sha: 'c', parents: ['m'] },
];
const graph = createCommitGraph(COMMITS);
const OUTSIDE = '0'.repeat(39) + '1';

describe('a range of commits', () => {
  const sorted = (commits: Iterable<string>): readonly string[] =>
    [...commits].toSorted();

  it.each<[string | undefined, string, readonly string[] | undefined]>([
    ['a', 'b', ['b']],
    ['b', 'm', ['m', 's2', 's1', 'n']],
    ['s1', 'c', ['c', 'm', 'b', 's2', 'n']],
    [OUTSIDE, 'b', ['b', 'a']],
    ['c', 'a', []],
    [undefined, 'b', ['b']],
    [undefined, 'elsewhere', ['elsewhere']],
    // The name of a branch may be a commit of the release.
    ['main', 'b', undefined],
    ['a', OUTSIDE, undefined],
    [OUTSIDE, OUTSIDE, undefined],
  ])('%s..%s', (from, to, expected) => {
    const commits = commitsInRange(graph, { from, to });
    expect(commits && sorted(commits)).toEqual(expected && sorted(expected));
  });

  it('without known parents, each commit follows the one before it', () => {
    const line = createCommitGraph([{ sha: 'a' }, { sha: 'b' }, { sha: 'c' }]);
    const range = line.range('a', 'c');
    const introduced = line.introducedBy('b');
    expect(sorted(range)).toEqual(['b', 'c']);
    expect([...introduced]).toEqual(['b']);
  });

  it('parents in a circle end', () => {
    const circle = createCommitGraph([
      { sha: 'a', parents: ['b'] },
      { sha: 'b', parents: ['a'] },
    ]);
    const range = circle.range('', 'a');
    expect(sorted(range)).toEqual(['a', 'b']);
  });
});

describe('pull requests that came with another', () => {
  const pulls = [
    { number: 1, commits: ['a'] },
    { number: 2, commits: ['m'] },
    { number: 3, commits: ['n'] },
    { number: 4, commits: ['elsewhere', 'c'] },
    { number: 5, commits: [] },
  ];

  it.each([
    [1, [1]],
    [2, [2, 3]],
    [3, [3]],
    [4, [4]],
    [5, [5]],
    [6, []],
  ])('#%d', (number, expected) => {
    const found = mergedWith(graph, pulls, number);
    const numbers = found.map((each) => each.number);
    expect(numbers).toEqual(expected);
  });

  it('are among the commits of a range if one of theirs is', () => {
    const found = amongCommits(pulls, new Set(['elsewhere', 'n']));
    expect(found.map(({ number }) => number)).toEqual([3, 4]);
  });
});

describe('a request is about', () => {
  const ACTIVITY = {
    activity: 'labeled',
    targetId: null,
    updatedAt: '',
  };
  const PUSH = {
    kind: 'push',
    ref: 'refs/heads/main',
    before: 'a',
    after: 'b',
  } as const;
  const PULL_REQUEST: Trigger = {
    kind: 'pull-request',
    number: 9,
    commit: 'a',
    ...ACTIVITY,
  };
  const RELEASE: Trigger = {
    kind: 'release',
    id: 1,
    prerelease: false,
    tag: 'v1',
  };
  const RUN: Trigger = {
    kind: 'run',
    id: '1',
    job: 'docs',
    step: '',
    commentTag: '',
  };
  const about = (subject: Extract<Trigger, { kind: 'subject' }>['subject']): Trigger => ({
    kind: 'subject',
    subject,
  });

  const none = { kind: 'none' };
  const pull = (number: number) => ({ kind: 'pull-request', number });
  const range = (from: string | undefined, to: string) => ({ kind: 'range', from, to });
  const release = { kind: 'release', tag: 'v1' };

  it.each<[Trigger, unknown]>([
    [{ kind: 'comment', id: 1 }, pull(2)],
    [{ kind: 'review', id: 1 }, pull(2)],
    [{ kind: 'review-comment', id: 1 }, pull(2)],
    [{ kind: 'merge', number: 9, commit: 'a' }, pull(9)],
    [PULL_REQUEST, pull(9)],
    [{ kind: 'issue', number: 9, ...ACTIVITY }, none],
    [RELEASE, release],
    [PUSH, range('a', 'b')],
    [{ ...PUSH, before: '0'.repeat(40) }, range(undefined, 'b')],
    [{ kind: 'since-last', from: null, to: 'b' }, range(undefined, 'b')],
    [{ kind: 'since-last', from: 'a', to: 'b' }, range('a', 'b')],
    [about({ kind: 'release', tag: 'v1' }), release],
    [about({ kind: 'pull-request', number: 9 }), pull(9)],
    [about({ kind: 'commits', from: 'v1', to: 'main' }), range('v1', 'c0ffee')],
    [RUN, none],
    [{ kind: 'other', event: 'gollum', digest: '' }, none],
  ])('%j', (cause, expected) => {
    const request = exampleRequest({ cause, covered: 'c0ffee' });
    expect(coverageOf(request)).toEqual(expected);
  });
});
