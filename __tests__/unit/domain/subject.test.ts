import { expect, it } from '@jest/globals';
import { describeSubject, type Subject } from '../../../src/domain/subject.ts';

const [before, after] = ['a'.repeat(40), 'b'.repeat(40)];
const commits = (from: string, to: string): Subject => ({ kind: 'commits', from, to });

it.each<readonly [Subject, string]>([
  [commits('v1', after), 'v1..bbbbbbb'],
  [commits('a'.repeat(64), 'main'), 'aaaaaaa..main'],
  [commits('a'.repeat(39), 'main'), `${'a'.repeat(39)}..main`],
  [commits(`${before}-rc`, 'main'), `${before}-rc..main`],
])('the commits %j are shown as %j', (subject, name) => {
  expect(describeSubject(subject).name).toBe(name);
});
