import { expect, it } from '@jest/globals';
import type { Subject } from '../../../src/domain/subject.ts';
import { nameSubject } from '../../../src/rendering/subject-name.ts';

const [before, after] = ['a'.repeat(40), 'b'.repeat(40)];
const comment = { path: 'a', line: 1, hunk: '', body: '', isReply: false };
const commits = (from: string, to: string): Subject => ({ kind: 'commits', from, to });

it.each<readonly [Subject, string | undefined]>([
  [{ kind: 'release', tag: 'v1.4.0' }, 'v1.4.0'],
  [{ kind: 'pull-request', number: 12 }, 'PR #12'],
  [{ kind: 'issue', number: 3 }, 'issue #3'],
  [{ kind: 'review-comment', number: 4, comment }, 'PR #4'],
  [{ kind: 'push', before, after, ref: 'refs/heads/main' }, 'bbbbbbb'],
  [{ kind: 'since-last' }, 'new commits'],
  [{ kind: 'none' }, undefined],
  [commits('v1', after), 'v1..bbbbbbb'],
  [commits('a'.repeat(64), 'main'), 'aaaaaaa..main'],
  [commits('a'.repeat(39), 'main'), `${'a'.repeat(39)}..main`],
  [commits(`${before}-rc`, 'main'), `${before}-rc..main`],
])('the subject %j is shown as %j', (subject, name) => {
  expect(nameSubject(subject)).toBe(name);
});
