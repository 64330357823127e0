import { describe, expect, it } from '@jest/globals';
import { pullRequestLink } from '../../src/report/pr-link.ts';

const github = new URL('https://github.com');

describe('a pull request is a link only where we know its host', () => {
  it.each([
    [
      'GitHub',
      'https://github.com/acme/docs/pull/7',
      undefined,
      '[acme/docs#\u200b7](https://github.com/acme/docs/pull/7)',
    ],
    [
      'the host of the job’s own repository',
      'https://git.acme.example/docs/-/merge_requests/7',
      'https://git.acme.example/docs',
      '[git.acme.example/docs/-/merge_requests/7](https://git.acme.example/docs/-/merge_requests/7)',
    ],
    [
      'another host',
      'https://evil.example/pull/7',
      'https://github.com/acme/docs',
      '`https://evil.example/pull/7`',
    ],
    [
      'a host that looks alike',
      'https://github.com.evil.example/x',
      undefined,
      '`https://github.com.evil.example/x`',
    ],
    [
      'a user name that looks like a host',
      'https://github.com@evil.example/x',
      undefined,
      '`https://github.com@evil.example/x`',
    ],
    [
      'a user name on the right host',
      'https://me@github.com/a/b/pull/1',
      undefined,
      '`https://me@github.com/a/b/pull/1`',
    ],
    [
      'another page of GitHub, which may ask for rights',
      'https://github.com/login/oauth/authorize?client_id=x',
      undefined,
      '`https://github.com/login/oauth/authorize?client_id=x`',
    ],
    [
      'a pull request with more than its address',
      'https://github.com/acme/docs/pull/7?return_to=https://evil.example#x',
      undefined,
      '[acme/docs#\u200b7](https://github.com/acme/docs/pull/7)',
    ],
    [
      'another host with a path like GitHub’s: its host is shown',
      'https://git.acme.example/acme/docs/pull/7',
      'https://git.acme.example/acme/docs',
      '[git.acme.example/acme/docs/pull/7](https://git.acme.example/acme/docs/pull/7)',
    ],
    [
      'a password without a user name',
      'https://:pw@github.com/a/b/pull/1',
      undefined,
      '`https://:pw@github.com/a/b/pull/1`',
    ],
    [
      'another host, and a repository that is no URL',
      'https://x.example/pull/7',
      'acme/docs',
      '`https://x.example/pull/7`',
    ],
    ['a table’s border', 'x|y', undefined, '`x\\|y`'],
    ['plain http', 'http://github.com/acme/docs/pull/7', undefined, '`http://github.com/acme/docs/pull/7`'],
    ['a script', 'javascript:alert(1)', undefined, '`javascript:alert(1)`'],
    ['no URL at all', 'pull request 7', undefined, '`pull request 7`'],
  ])('%s', (_, prLink, repository, expected) => {
    expect(pullRequestLink({ prLink, repository }, github)).toBe(expected);
  });

  it('none is nothing', () => {
    expect(pullRequestLink({ prLink: null, repository: undefined }, github)).toBe('');
  });
});
