import { describe, expect, it } from '@jest/globals';
import { readAbout, type About } from '../../src/request/subject.ts';

describe('readAbout', () => {
  it.each<[string, About]>([
    ['', 'event'],
    ['event', 'event'],
    ['since-last', { kind: 'since-last' }],
    ['release:v1.4.0', { kind: 'release', tag: 'v1.4.0' }],
    ['release: v1.4.0 ', { kind: 'release', tag: 'v1.4.0' }],
    ['release:@acme/cli@1.0.0-rc.1', { kind: 'release', tag: '@acme/cli@1.0.0-rc.1' }],
    ['release:refs/tags/v2', { kind: 'release', tag: 'v2' }],
    ['pull-request:12', { kind: 'pull-request', number: 12 }],
    ['pull-request:#12', { kind: 'pull-request', number: 12 }],
    ['commits:v1.3.0..main', { kind: 'commits', from: 'v1.3.0', to: 'main' }],
    ['commits:a1b2c3...feature/x', { kind: 'commits', from: 'a1b2c3', to: 'feature/x' }],
  ])('reads %j', (text, about) => {
    expect(readAbout(text)).toStrictEqual({ ok: true, value: about });
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
    'release:a.lock',
    'release:a/.b',
    'release:a\nb',
    `release:${'a'.repeat(300)}`,
    'pull-request:0',
    'pull-request:1e3',
    'pull-request:-1',
    'pull-request:99999999999',
    'commits:a',
    'commits:..b',
    'commits:a..',
    'commits:a....b',
    'commits:a..b..c',
  ])('refuses %j and says what can be written', (text) => {
    const faults = [expect.stringContaining('Write event, release:<tag>')];
    expect(readAbout(text)).toStrictEqual({ ok: false, faults });
  });
});
