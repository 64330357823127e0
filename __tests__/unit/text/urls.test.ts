import { expect, it } from '@jest/globals';
import { httpsUrl, pathOnServer, serverPage } from '../../../src/text/urls.ts';

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

const SERVER = 'https://github.com';
const BELOW = 'https://host.example/github';

it.each([
  [SERVER, 'https://github.com/acme/app'],
  [`${SERVER}/`, 'https://github.com/acme/app'],
  [BELOW, 'https://host.example/github/acme/app'],
  [`${BELOW}/`, 'https://host.example/github/acme/app'],
  ['https://host.example:8443/a/b//', 'https://host.example:8443/a/b/acme/app'],
])('a page of the server %s: %s', (server, page) => {
  expect(serverPage(new URL(server), 'acme/app')).toBe(page);
});

it.each<readonly [string, string, string | undefined]>([
  [SERVER, 'https://github.com/acme/app', '/acme/app'],
  [SERVER, 'https://gitlab.com/acme/app', undefined],
  [BELOW, `${BELOW}/acme/app`, '/acme/app'],
  [BELOW, 'https://host.example/acme/app', undefined],
  [BELOW, 'https://host.example/github-2/acme/app', undefined],
  [BELOW, `${BELOW}/../acme/app`, undefined],
])('on the server %s, the path of %s is %s', (server, page, path) => {
  expect(pathOnServer(new URL(page), new URL(server))).toBe(path);
});
