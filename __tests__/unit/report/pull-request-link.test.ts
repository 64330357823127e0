import { expect, it } from '@jest/globals';
import { renderPullRequestLink } from '../../../src/report/pull-request-link.ts';

const GITHUB = new URL('https://github.com');
const DOCS = '[acme/docs#\u200b7](https://github.com/acme/docs/pull/7)';
const OWN = 'https://git.acme.example/acme/docs';

it.each<readonly [string, string, string | undefined, string]>([
  ['a pull request on GitHub', 'https://github.com/acme/docs/pull/7', undefined, DOCS],
  ['one with a slash', 'https://github.com/acme/docs/pull/7/', undefined, DOCS],
  ['one with a query', 'https://github.com/acme/docs/pull/7?to=//evil.example#x', undefined, DOCS],
  ['the host of the job’s repository', `${OWN}/1`, OWN, `[git.acme.example/acme/docs/1](${OWN}/1)`],
  [
    'a merge request on GitLab',
    'https://gitlab.com/acme/web/docs/-/merge_requests/7',
    'https://gitlab.com/acme/web/docs',
    '[gitlab.com/acme/web/docs!7](https://gitlab.com/acme/web/docs/-/merge_requests/7)',
  ],
  [
    'a pull request on Bitbucket',
    'https://bitbucket.org/acme/docs/pull-requests/7',
    'https://bitbucket.org/acme/docs',
    '[bitbucket.org/acme/docs#\u200b7](https://bitbucket.org/acme/docs/pull-requests/7)',
  ],
])('%s is a link', (_, prLink, repository, expected) => {
  expect(renderPullRequestLink({ prLink, repository }, GITHUB)).toBe(expected);
});

it.each<readonly [string, string, string | undefined]>([
  ['another host', 'https://evil.example/pull/7', 'https://github.com/acme/docs'],
  ['another host, if the repository is no URL', 'https://x.example/pull/7', 'acme/docs'],
  ['a host that looks similar', 'https://github.com.evil.example/x', undefined],
  ['a user name that looks like the host', 'https://github.com@evil.example/x', undefined],
  ['a user name', 'https://me@github.com/a/b/pull/1', undefined],
  ['a password', 'https://:pw@github.com/a/b/pull/1', undefined],
  ['another port', 'https://github.com:8443/acme/docs/pull/7', undefined],
  ['a page that requests permissions', 'https://github.com/login/oauth/authorize?client_id=x', undefined],
  ['no number', 'https://github.com/acme/docs/pull/', undefined],
  ['a number that is too long', 'https://github.com/acme/docs/pull/12345678901', undefined],
  ['two slashes', 'https://github.com/acme/docs/pull/7//', undefined],
  ['a page of a pull request', 'https://github.com/acme/docs/pull/7/files', undefined],
  ['a deeper path', 'https://github.com/x/acme/docs/pull/7', undefined],
  ['an owner with a dot', 'https://github.com/ac.me/docs/pull/7', undefined],
  ['http', 'http://github.com/acme/docs/pull/7', undefined],
  ['a script', 'javascript:alert(1)', undefined],
  ['no URL', 'pull request 7', undefined],
])('%s is shown as code', (_, prLink, repository) => {
  expect(renderPullRequestLink({ prLink, repository }, GITHUB)).toBe(`\`${prLink}\``);
});

it.each([
  ['https://github.com/ac-me/do.c_s-1/pull/1234567890', true],
  [`https://github.com/acme/docs/pull/7?${'x'.repeat(264)}`, true],
  [`https://github.com/acme/docs/pull/7?${'x'.repeat(265)}`, false],
])('%s is a link: %s', (prLink, isLink) => {
  const text = renderPullRequestLink({ prLink, repository: undefined }, GITHUB);
  expect(text).toMatch(isLink ? /^\[[\w./-]+#\u200b\d+\]\(https:[^?]*\/pull\/\d+\)$/ : /^`https:.*`$/);
});

it('null is nothing', () => {
  expect(renderPullRequestLink({ prLink: null, repository: undefined }, GITHUB)).toBe('');
});
