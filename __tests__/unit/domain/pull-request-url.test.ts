import { expect, it } from '@jest/globals';
import {
  isSamePullRequest,
  parsePullRequestUrl,
  toPullRequestPage,
} from '../../../src/domain/pull-request-url.ts';

const SERVER = 'https://github.com';
const BELOW = 'https://host.example/github';
const PULL = { repository: 'acme/docs', number: 7 };
const PAGE = 'https://github.com/acme/docs/pull/7';
const ON_SERVER = { ...PULL, url: PAGE };
const ON_BELOW = { ...PULL, url: `${BELOW}/acme/docs/pull/7` };

it.each<readonly [string, string, object | undefined]>([
  [SERVER, PAGE, ON_SERVER],
  [SERVER, `${PAGE}/`, ON_SERVER],
  [SERVER, 'https://GitHub.com:443/acme/docs/pull/7', ON_SERVER],
  [SERVER, 'https://me@github.com/acme/docs/pull/7', undefined],
  [SERVER, 'https://github.com/github/acme/docs/pull/7', undefined],
  [SERVER, 'https://github.com/acme/docs/issues/7', undefined],
  [BELOW, `${BELOW}/acme/docs/pull/7`, ON_BELOW],
  [BELOW, 'https://host.example/acme/docs/pull/7', undefined],
  [BELOW, 'no address', undefined],
])('on the server %s, the pull request of %s', (server, address, pull) => {
  expect(parsePullRequestUrl(address, new URL(server))).toEqual(pull);
});

it.each([
  [{ repository: 'Acme/Docs', number: 7 }, true],
  [{ repository: 'acme/docs', number: 8 }, false],
  [{ repository: 'acme/app', number: 7 }, false],
  [undefined, false],
])('%j is the pull request acme/docs#7: %s', (other, isSame) => {
  expect(isSamePullRequest(other, PULL)).toBe(isSame);
});

it.each(['', '/', '/files?w=1#diff-0123abc', '/../7/files', '/pull/8'])(
  'a pull request followed by %j is the pull request',
  (rest) => {
    expect(toPullRequestPage(`${PAGE}${rest}`)).toBe(PAGE);
  },
);

it.each<readonly [string, string?]>([
  [`${BELOW}/acme/docs/pull/7/files`, `${BELOW}/acme/docs/pull/7`],
  ['https://GitHub.com:443/acme/docs/pull/7/files', PAGE],
  // The parts of these addresses that make them something else stay.
  ['https://me@github.com/acme/docs/pull/7/files'],
  ['http://github.com/acme/docs/pull/7'],
  [`${PAGE}0000000000`],
  [`${PAGE}x/files`],
  ['https://github.com/acme/docs/issues/7?pull=1'],
  ['https://github.com/acme/docs/compare/main...docs?expand=1'],
  ['https://gitlab.com/acme/docs/-/merge_requests/7?tab=a#note_1'],
  ['no address'],
])('of %s, the page is %s', (address, page = address) => {
  expect(toPullRequestPage(address)).toBe(page);
});
