import { expect, it } from '@jest/globals';
import { errorOfGitHub } from '../../../src/github/error-response.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

it.each([
  [403, 'Resource not accessible by integration'],
  [403, 'Resource not accessible by personal access token'],
  [403, 'Unable to create comment because issue is locked.'],
  [403, 'Resource protected by organization SAML enforcement. You must grant access.'],
  [403, 'Repository was archived so is read-only.'],
  [403, 'Commenting is disabled on issues with more than 2500 comments'],
  [301, 'Moved Permanently'],
  [308, 'Permanent Redirect'],
  [404, 'Not Found'],
  [410, 'Issues are disabled for this repo'],
])('%d %s is a refusal', (status, detail) => {
  const error = errorOfGitHub({ status, headers: {} }, detail, NOW);
  expect(error).toMatchObject({ isRefusal: true, retryAfterMs: undefined });
});

it.each([
  [403, 'You have exceeded a secondary rate limit. Please wait a few minutes.', 60_000],
  [403, 'You have triggered an abuse detection mechanism.', 60_000],
  [422, 'Validation Failed: was submitted too quickly', 60_000],
  [429, 'Too Many Requests', 60_000],
  [403, 'Forbidden', undefined],
  [302, 'Found', undefined],
  [307, 'Temporary Redirect', undefined],
  [401, 'Bad credentials', undefined],
  [422, 'Validation Failed', undefined],
  [502, 'Bad Gateway', undefined],
])('%d %s is no refusal; the pause is %s ms', (status, detail, retryAfterMs) => {
  const error = errorOfGitHub({ status, headers: {} }, detail, NOW);
  expect(error).toMatchObject({ isRefusal: false, retryAfterMs });
});

it.each([
  [{ 'retry-after': '7' }, 7000],
  [{ 'x-ratelimit-remaining': '0' }, Infinity],
  [{ 'retry-after': '7', 'x-ratelimit-remaining': '0' }, 7000],
])('the headers %j require a pause of %d ms', (headers, retryAfterMs) => {
  const error = errorOfGitHub({ status: 403, headers }, 'No', NOW);
  expect(error).toMatchObject({ retryAfterMs });
});

it.each([
  [403, 'Resource not accessible by integration'],
  [422, 'Validation Failed'],
])('%d %s is no rate limit, although it was the last request', (status, detail) => {
  const headers = { 'x-ratelimit-remaining': '0' };
  const error = errorOfGitHub({ status, headers }, detail, NOW);
  expect(error).toMatchObject({ retryAfterMs: undefined, detail });
  expect(error.limitEndsAt).toBeUndefined();
});

const RESET = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1772369400' };

it.each([
  ['the primary limit', 403, RESET, 'API rate limit exceeded', '12:50'],
  ['the primary limit', 429, RESET, 'API rate limit exceeded', '12:50'],
  ['a limit that is over', 403, { ...RESET, 'x-ratelimit-reset': '1' }, '', '12:00'],
  ['a time that is none', 403, { ...RESET, 'x-ratelimit-reset': 'soon' }, '', '12:01'],
  ['a secondary limit', 403, {}, 'a secondary rate limit', '12:01'],
  ['a limit with a time', 403, { 'retry-after': '600' }, '', '12:10'],
  ['both', 403, { ...RESET, 'retry-after': '600' }, '', '12:10'],
  ['comments that were too quick', 422, {}, 'was submitted too quickly', '12:01'],
  ['too many requests', 429, {}, '', '12:01'],
])('%s ends at a time: %d %j', (_, status, headers, detail, time) => {
  const { limitEndsAt } = errorOfGitHub({ status, headers }, detail, NOW);
  expect(limitEndsAt).toEqual(new Date(`2026-03-01T${time}:00Z`));
});

it.each([
  ['no limit', 403, {}],
  ['no limit, although it is the last request', 404, RESET],
  ['a limit that lasts for ever', 403, { 'retry-after': '9'.repeat(30) }],
  ['a reset that is never', 403, { ...RESET, 'x-ratelimit-reset': '9'.repeat(400) }],
])('%s has no end', (_, status, headers) => {
  const { limitEndsAt } = errorOfGitHub({ status, headers }, 'No', NOW);
  expect(limitEndsAt).toBeUndefined();
});

it('no run waits for the primary limit, however soon it ends', () => {
  const headers = { ...RESET, 'x-ratelimit-reset': String(NOW.getTime() / 1000 + 1) };
  const error = errorOfGitHub({ status: 403, headers }, 'No', NOW);
  expect(error).toMatchObject({ retryAfterMs: Infinity });
});

it('the words about a limit have no ID, so that they are the same for all repositories', () => {
  const words =
    'API rate limit exceeded for installation ID 7. If you reach out to GitHub Support for help, please include the request ID A:1.';
  const error = errorOfGitHub({ status: 403, headers: RESET }, words, NOW);
  expect(error).toMatchObject({
    detail: 'API rate limit exceeded for installation ID 7',
  });
});
