import { expect, it } from '@jest/globals';
import { parsePullRequestUrl } from '../../../src/domain/pull-request-url.ts';

const SERVER = 'https://github.com';
const BELOW = 'https://host.example/github';
const PULL = { repository: 'acme/docs', number: 7 };
it.each<readonly [string, string, object | undefined]>([
  [SERVER, 'https://github.com/acme/docs/pull/7', PULL],
  [SERVER, 'https://github.com/acme/docs/pull/7/', PULL],
  [SERVER, 'https://me@github.com/acme/docs/pull/7', undefined],
  [SERVER, 'https://github.com/github/acme/docs/pull/7', undefined],
  [BELOW, `${BELOW}/acme/docs/pull/7`, PULL],
  [BELOW, 'https://host.example/acme/docs/pull/7', undefined],
  [BELOW, 'no address', undefined],
])('on the server %s, the pull request of %s', (server, address, pull) => {
  expect(parsePullRequestUrl(address, new URL(server))).toEqual(pull);
});
