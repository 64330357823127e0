import { expect, it } from '@jest/globals';
import {
  httpsUrl,
  parsePullRequestUrl,
  pathOnServer,
  serverPage,
} from '../../src/urls.ts';

it.each<readonly [unknown, string | undefined]>([
  ['https://preview.example', 'https://preview.example/'],
  [
    `https://preview.example/${'a'.repeat(276)}`,
    `https://preview.example/${'a'.repeat(276)}`,
  ],
  [`https://preview.example/${'a'.repeat(277)}`, undefined],
  ['http://preview.example/', undefined],
  ['https://me@preview.example/', undefined],
  ['https://:password@preview.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['preview.example', undefined],
  [['https://preview.example/'], undefined],
  [undefined, undefined],
])('%j', (value, expected) => expect(httpsUrl(value)).toBe(expected));

const GITHUB = 'https://github.com';
const BELOW = 'https://host.example/github';

it.each([
  [GITHUB, 'https://github.com/acme/app'],
  [`${GITHUB}/`, 'https://github.com/acme/app'],
  [BELOW, 'https://host.example/github/acme/app'],
  [`${BELOW}/`, 'https://host.example/github/acme/app'],
  ['https://host.example:8443/a/b//', 'https://host.example:8443/a/b/acme/app'],
])('a page of the server %s: %s', (server, page) => {
  expect(serverPage(new URL(server), 'acme/app')).toBe(page);
});

it.each<readonly [string, string, string | undefined]>([
  [GITHUB, 'https://github.com/acme/app', '/acme/app'],
  [GITHUB, 'https://gitlab.com/acme/app', undefined],
  [BELOW, `${BELOW}/acme/app`, '/acme/app'],
  [BELOW, 'https://host.example/acme/app', undefined],
  [BELOW, 'https://host.example/github-2/acme/app', undefined],
  [BELOW, `${BELOW}/../acme/app`, undefined],
])('on the server %s, the path of %s is %s', (server, page, path) => {
  expect(pathOnServer(new URL(page), new URL(server))).toBe(path);
});

const PULL = { owner: 'acme', repo: 'docs', number: 7 };
it.each<readonly [string, string, object | undefined]>([
  [GITHUB, 'https://github.com/acme/docs/pull/7', PULL],
  [`${GITHUB}/`, 'https://github.com/acme/docs/pull/7/', PULL],
  [GITHUB, 'https://me@github.com/acme/docs/pull/7', undefined],
  [GITHUB, 'https://github.com/github/acme/docs/pull/7', undefined],
  [BELOW, `${BELOW}/acme/docs/pull/7`, PULL],
  [`${BELOW}/`, `${BELOW}/acme/docs/pull/7`, PULL],
  [BELOW, 'https://host.example/acme/docs/pull/7', undefined],
  [BELOW, 'https://host.example/other/acme/docs/pull/7', undefined],
  [BELOW, 'no address', undefined],
])('on the server %s, the pull request of %s', (server, address, pull) => {
  expect(parsePullRequestUrl(address, new URL(server))).toEqual(pull);
});
