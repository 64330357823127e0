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
