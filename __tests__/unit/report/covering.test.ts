import { describe, expect, it } from '@jest/globals';
import type { Trigger } from '../../../src/domain/trigger.ts';
import {
  coveredBy,
  coverageOf,
  type Release,
} from '../../../src/report/coverage/covering.ts';
import { examplePullRequest, exampleRequest } from './examples.ts';

const id = (name: string): string => name.padStart(40, '0');
const commit = (name: string, parents: readonly string[] = []) => ({
  sha: id(name),
  title: '',
  author: '',
  merge: parents.length > 1,
  parents: parents.map(id),
});
const pull = (number: number, name: string) => ({
  ...examplePullRequest({ number, endedAt: `2026-03-0${number}T00:00:00Z` }),
  commits: [id(name)],
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
  pullRequests: [pull(1, 'a'), pull(2, 'b'), pull(4, 'd'), pull(5, 'e'), pull(6, 'f')],
};
const ALL = [1, 2, 4, 5, 6];
/** A commit before or after the release. */
const OUTSIDE = id('9');

const numbersOf = (cause: Trigger, createdAt = '2026-03-09T00:00:00Z') => {
  const request = exampleRequest({ cause, createdAt, thread: 5 });
  return coveredBy(request, RELEASE).map(({ number }) => number);
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
    expect(numbersOf({ kind: 'since-last', from, to })).toEqual(expected);
  });

  it('to after the release, only what was merged before the request', () => {
    const cause = { kind: 'since-last', from: id('d'), to: OUTSIDE } as const;
    expect(numbersOf(cause, '2026-03-05T12:00:00Z')).toEqual([5]);
  });
});

describe('a request covers', () => {
  it('of this release all, and of another one nothing', () => {
    const release = { kind: 'release', id: 1, prerelease: false } as const;
    expect(numbersOf({ ...release, tag: 'v2' })).toEqual(ALL);
    expect(numbersOf({ ...release, tag: 'v2.0.0-rc.1' })).toEqual([]);
  });

  it('a pull request, and those that were merged into its branch', () => {
    expect(numbersOf({ kind: 'comment', id: 1 })).toEqual([4, 5]);
    expect(numbersOf({ kind: 'merge', number: 2, commit: id('b') })).toEqual([2]);
    expect(numbersOf({ kind: 'merge', number: 7, commit: id('b') })).toEqual([]);
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
