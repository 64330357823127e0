import { expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import {
  causeInService,
  causeOf,
  explainGaps,
  renderGaps,
  type Gap,
} from '../../../src/rendering/incomplete.ts';

const status = (number: number, more: Partial<RequestError> = {}): RequestError => ({
  kind: 'status',
  status: number,
  detail: 'no',
  ...more,
});

it.each([
  [status(301), '301, may need the new name of the repository'],
  [status(401), '401, may need a new token'],
  [status(403), '403, may need `issues: read`'],
  [status(404), '404, may need another name or `issues: read`'],
  [status(403, { retryAfterMs: 60_000 }), '403, the rate limit is exceeded'],
  [status(429), '429, the rate limit is exceeded'],
  [status(502), '502, run the action again later'],
  [status(418), 'GitHub responded with 418, no'],
  [{ kind: 'no-response', detail: 'reset' } as const, 'GitHub did not respond, reset'],
])('%j is %s', (error, cause) => {
  expect(causeOf(error, 'issues: read')).toBe(cause);
});

it.each([
  [400, 'the docs service responded with 400, no'],
  [
    401,
    '401, may need the whole admin API key and nothing else in `api-key`, or a new one',
  ],
  [403, '403, may need an admin API key in `api-key`'],
  [404, '404, may need another `project-id` or `base-url`'],
  [429, '429, the rate limit is exceeded'],
  [500, '500, run the action again later'],
])('%d of the service is %s', (code, cause) => {
  expect(causeInService(status(code))).toBe(cause);
});

it('a plan that does not cover the read is in the words of the service', () => {
  expect(causeInService(status(403, { paymentRequired: true }))).toBe(
    'the docs service responded with 403, no',
  );
});

it('a text of a server is harmless in Markdown', () => {
  expect(renderGaps([{ what: 'Page views', cause: '<b>, see `api-key`' }])).toEqual([
    '> [!WARNING]\n> Page views are incomplete: \\<b>, see `api-key`.',
  ]);
});

const unread = (where: string, cause = 'no'): Gap => ({ what: 'Requests', where, cause });

it('gaps with the same cause are one sentence, with each name once', () => {
  const gaps = [unread('a/b'), unread('c/d'), unread('a/b'), unread('e/f', 'late')];
  expect(explainGaps(gaps)).toEqual([
    'Requests of a/b, c/d are incomplete: no.',
    'Requests of e/f are incomplete: late.',
  ]);
});

it('a gap may have no place', () => {
  const gaps = [{ what: 'Docs pull requests', cause: '2 on another server' }];
  expect(explainGaps(gaps)).toEqual([
    'Docs pull requests are incomplete: 2 on another server.',
  ]);
});

it('a long list of names is cut', () => {
  const gaps = Array.from({ length: 25 }, (_, at) => unread(`acme/r${at}`));
  const [text = ''] = explainGaps(gaps);
  expect(text).toContain('acme/r19 and 5 more');
  expect(text).not.toContain('acme/r20');
});
