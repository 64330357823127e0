/** Whatever GitHub responds with, a run gets details or an error, and never text that only a program would write. */
import { describe, expect, it } from '@jest/globals';
import type { Subject } from '../../../src/domain.ts';
import { describeMissing } from '../../../src/report/missing-context.ts';
import {
  commit,
  fakeContext,
  files,
  issue,
  pull,
  release,
  type FakeRepository,
  type RouteName,
} from './fake-read.ts';

const listed = { ...pull(2), merge_commit_sha: 'c1' };
const REPOSITORY: FakeRepository = {
  releases: [release('v2.0.0'), release('v1.0.0')],
  comparisons: {
    'v1.0.0...v2.0.0': { commits: [commit('c1', 'x')], files: files(1) },
    'a...b': { commits: [commit('c1', 'x')], files: files(1) },
    'a...main': { commits: [commit('c1', 'x')], files: files(1) },
  },
  commits: { 'v2.0.0': commit('c1', 'x'), main: commit('c1', 'x') },
  pulls: { 2: listed },
  pullFiles: { 2: files(1) },
  issues: { 3: issue(3), 2: issue(2, { pull_request: {} }) },
  contents: { 'a.md': { type: 'file', encoding: 'base64', content: 'QQ==' } },
  pullsOfCommit: { c1: [[2]], b: [[2]] },
};
const SUBJECTS: readonly Subject[] = [
  { kind: 'release', tag: 'v2.0.0' },
  { kind: 'pull-request', number: 2 },
  { kind: 'push', before: 'a', after: 'b', ref: 'refs/heads/main' },
  { kind: 'push', before: 'a', after: 'b', ref: 'refs/tags/v2.0.0' },
  { kind: 'commits', from: 'a', to: 'b' },
  { kind: 'since-last' },
  { kind: 'issue', number: 3 },
  { kind: 'issue', number: 2 },
  { kind: 'review-comment', number: 2, path: 'a', line: undefined, hunk: '', body: '' },
];
const GOOD: Readonly<Record<RouteName, unknown>> = {
  release: release('v2.0.0'),
  releases: [release('v1.0.0')],
  compare: {
    html_url: 'https://x',
    status: 'ahead',
    total_commits: 1,
    commits: [commit('c1', 'x')],
    files: files(1),
  },
  commit: { ...commit('c1', 'x'), files: files(1) },
  content: REPOSITORY.contents?.['a.md'],
  'pulls-of-commit': [listed],
  pull: pull(2),
  files: files(1),
  issue: issue(3),
};

/** Copies of a value in which one field, at any depth, is missing, null or of another type. */
function* withoutOne(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const replaced = (other: unknown): unknown =>
      Array.isArray(value)
        ? value.map((item, index) => (String(index) === key ? other : item))
        : { ...value, [key]: other };
    for (const other of [undefined, null, { odd: true }]) yield replaced(other);
    for (const other of withoutOne(inner)) yield replaced(other);
  }
}

describe.each(Object.keys(GOOD) as RouteName[])('a malformed response to %s', (route) => {
  const variants = ['<html>', '', null, undefined, {}, [], [null], 7, ...withoutOne(GOOD[route])];

  it('is missing context or left out', async () => {
    for (const subject of await subjectsThatRead(route))
      for (const data of variants) {
        const { context } = fakeContext(REPOSITORY, { [route]: { data } });
        const gathered = await context.gather({ subject, lastCovered: 'a' });
        const file = await context.instructionsFile('a.md');
        const missing = [...file.missing, ...(gathered.ok ? gathered.value.missing : [gathered.error])];
        const sentences = missing.map((each) => describeMissing(each)).join('\n');
        expect(JSON.stringify([gathered, file, sentences])).not.toMatch(/undefined|\[object|NaN/);
        expect(sentences).not.toContain('server’s text');
      }
  });
});

async function subjectsThatRead(route: RouteName): Promise<readonly Subject[]> {
  if (route === 'content') return SUBJECTS.slice(0, 1);
  const fakes = SUBJECTS.map((subject) => ({ subject, fake: fakeContext(REPOSITORY) }));
  for (const { subject, fake } of fakes) await fake.context.gather({ subject, lastCovered: 'a' });
  return fakes
    .filter(({ fake }) => fake.calls.some((call) => call.startsWith(`${route} `)))
    .map(({ subject }) => subject);
}
