import { describe, expect, it } from '@jest/globals';
import type { Subject } from '../../../src/domain.ts';
import {
  subjectLabel,
  formatSubject,
  parseSubject,
  type SubjectInput,
} from '../../../src/trigger/subject.ts';

describe('readAbout', () => {
  it.each<[string, SubjectInput]>([
    ['', 'event'],
    ['event', 'event'],
    ['since-last', { kind: 'since-last' }],
    [' since-last\n', { kind: 'since-last' }],
    ['release:v1.4.0', { kind: 'release', tag: 'v1.4.0' }],
    ['release: v1.4.0 ', { kind: 'release', tag: 'v1.4.0' }],
    ['release:@acme/cli@1.0.0-rc.1', { kind: 'release', tag: '@acme/cli@1.0.0-rc.1' }],
    ['release:refs/tags/v2', { kind: 'release', tag: 'v2' }],
    ['pull-request:12', { kind: 'pull-request', number: 12 }],
    ['pull-request:7', { kind: 'pull-request', number: 7 }],
    ['pull-request:9999999999', { kind: 'pull-request', number: 9_999_999_999 }],
    [' pull-request : 12\n', { kind: 'pull-request', number: 12 }],
    ['pull-request:#12', { kind: 'pull-request', number: 12 }],
    ['commits:v1.3.0..main', { kind: 'commits', from: 'v1.3.0', to: 'main' }],
    ['commits:a1b2c3...feature/x', { kind: 'commits', from: 'a1b2c3', to: 'feature/x' }],
  ])('reads %j', (text, about) => {
    expect(parseSubject(text)).toStrictEqual({ ok: true, value: about });
  });

  it.each([
    'releases',
    'release:',
    'release:../../x',
    'release:a b',
    'release:a?b',
    'release:a#b',
    'release:a%2Fb',
    'release:-rf',
    'release:/a',
    'release:a//b',
    'release:a/',
    'release:a.',
    'release:@',
    'release:a.lock',
    'release:a/.b',
    'release:a\nb',
    `release:${'a'.repeat(300)}`,
    'pull-request:0',
    'pull-request:1e3',
    'pull-request:-1',
    'pull-request:99999999999',
    'commits:a',
    'commits:ab',
    'commits:..b',
    'commits:a..',
    'commits:a....b',
    'commits:a..b..c',
  ])('refuses %j and says what can be written', (text) => {
    const faults = [expect.stringContaining('Write event, release:<tag>')];
    expect(parseSubject(text)).toStrictEqual({ ok: false, errors: faults });
  });
});

describe('nameSubject', () => {
  it.each(['release:@acme/cli@1.0.0-rc.1', 'pull-request:12', 'commits:v1.3.0..main'])(
    'names %s as it was written',
    (text) => {
      const about = parseSubject(text);
      expect(about.ok && about.value !== 'event' ? formatSubject(about.value) : about).toBe(text);
    },
  );

  it.each<Subject>([
    { kind: 'push', before: 'a', after: 'b', ref: 'refs/heads/main' },
    { kind: 'since-last' },
    { kind: 'issue', number: 12 },
    { kind: 'none' },
  ])('has no name for $kind', (subject) => {
    expect(formatSubject(subject)).toBeUndefined();
  });
});

describe('labelOf', () => {
  const [old, young] = ['a'.repeat(40), 'b'.repeat(40)];
  it.each<readonly [Subject, string | undefined]>([
    [{ kind: 'release', tag: 'v1.4.0' }, 'v1.4.0'],
    [{ kind: 'pull-request', number: 12 }, 'PR #12'],
    [{ kind: 'issue', number: 3 }, 'issue #3'],
    [{ kind: 'review-comment', number: 4, path: 'a', line: 1, hunk: '', body: '' }, 'PR #4'],
    [{ kind: 'push', before: old, after: young, ref: 'refs/heads/main' }, 'bbbbbbb'],
    [{ kind: 'commits', from: 'v1.3.0', to: young }, 'v1.3.0..bbbbbbb'],
    // Names of branches that have a commit's name in them are no such names.
    [{ kind: 'commits', from: `x${old}`, to: `${young}-x` }, `x${old}..${young}-x`],
    [{ kind: 'since-last' }, 'what is new'],
    [{ kind: 'none' }, undefined],
  ])('%j is %s', (subject, label) => {
    expect(subjectLabel(subject)).toBe(label);
  });
});
