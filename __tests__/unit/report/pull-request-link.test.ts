import { describe, expect, it } from '@jest/globals';
import { renderPullRequestLink } from '../../../src/report/pull-request-link.ts';

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
    expect(renderPullRequestLink({ prLink, repository }, github)).toBe(expected);
  });

  const longest = `https://github.com/acme/docs/pull/7?${'x'.repeat(300 - 36)}`;
  it.each([
    ['with a slash at its end', 'https://github.com/acme/docs/pull/7/', true],
    ['with dots and dashes in its name', 'https://github.com/ac-me/do.c_s-1/pull/7', true],
    ['of a number as long as may be', 'https://github.com/acme/docs/pull/1234567890', true],
    ['of a longer number', 'https://github.com/acme/docs/pull/12345678901', false],
    ['of no number', 'https://github.com/acme/docs/pull/', false],
    ['of two slashes', 'https://github.com/acme/docs/pull/7//', false],
    ['one page of which is meant', 'https://github.com/acme/docs/pull/7/files', false],
    ['below a path', 'https://github.com/x/acme/docs/pull/7', false],
    ['of an owner with a dot', 'https://github.com/ac.me/docs/pull/7', false],
    ['as long as may be', longest, true],
    ['a character longer', `${longest}x`, false],
    ['on another port', 'https://github.com:8443/acme/docs/pull/7', false],
  ])('a pull request %s', (_, prLink, isLink) => {
    const text = renderPullRequestLink({ prLink, repository: undefined }, github);
    if (isLink) expect(text).toMatch(/^\[[\w.-]+\/[\w.-]+#\u200b\d+\]\(https:[^?]*\/pull\/\d+\)$/);
    else expect(text).toMatch(/^`https:.*`$/);
  });

  it('none is nothing', () => {
    expect(renderPullRequestLink({ prLink: null, repository: undefined }, github)).toBe('');
  });
});
