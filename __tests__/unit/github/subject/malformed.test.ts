/** Whatever GitHub responds with, a run gets details or an error, and never text that only a program would write. */
import { expect, it } from '@jest/globals';
import type { Subject } from '../../../../src/domain/subject.ts';
import { describeMissing } from '../../../../src/rendering/missing-context.ts';
import { withoutOne } from '../../../support/without-one.ts';
import {
  commit,
  fakeContext,
  files,
  issue,
  pull,
  release,
  type FakeRepository,
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
const COMMENT = { path: 'a', line: undefined, hunk: '', body: '', isReply: false };
const SUBJECTS: readonly Subject[] = [
  { kind: 'release', tag: 'v2.0.0' },
  { kind: 'pull-request', number: 2 },
  { kind: 'push', before: 'a', after: 'b', ref: 'refs/heads/main' },
  { kind: 'push', before: 'a', after: 'b', ref: 'refs/tags/v2.0.0' },
  { kind: 'commits', from: 'a', to: 'b' },
  { kind: 'since-last' },
  { kind: 'issue', number: 3 },
  { kind: 'issue', number: 2 },
  { kind: 'review-comment', number: 2, comment: COMMENT },
];

it.each(SUBJECTS)(
  'a malformed response is missing context or left out: %j',
  async (subject) => {
    const range = {
      from: 'a',
      to: undefined,
      isFromCovered: false,
      includesFrom: true,
    };
    const good = fakeContext(REPOSITORY);
    await good.context.gather({ subject, range });
    await good.context.instructionsFile('a.md');
    for (const [route, response] of good.responses) {
      for (const data of [
        '<html>',
        '',
        null,
        undefined,
        {},
        [],
        [null],
        7,
        ...withoutOne(response),
      ]) {
        const { context } = fakeContext(REPOSITORY, { [route]: { data } });
        const gathered = await context.gather({ subject, range });
        const file = await context.instructionsFile('a.md');
        const missing = [
          ...file.missing,
          ...(gathered.ok ? gathered.value.missing : [gathered.error]),
        ];
        const sentences = missing.map((each) => describeMissing(each)).join('\n');
        expect(JSON.stringify([gathered, file, sentences])).not.toMatch(
          /undefined|\[object|NaN/,
        );
        expect(sentences).not.toContain('server’s text');
      }
    }
  },
);
