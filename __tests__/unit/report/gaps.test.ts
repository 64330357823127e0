import { expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import { explainGaps, type Gap } from '../../../src/report/gaps.ts';

const error = (status: number, more: Partial<RequestError> = {}): RequestError => ({
  kind: 'status',
  status,
  detail: 'no',
  ...more,
});
const unread = (repository: string, status: number): Gap => ({
  kind: 'repository',
  repository,
  error: error(status),
});

it('gaps of one cause are one text, with all names', () => {
  const texts = explainGaps([unread('a/b', 404), unread('c/d', 404), unread('e/f', 502)]);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('a/b, c/d');
});

it('a long list of names is cut', () => {
  const gaps = Array.from({ length: 25 }, (_, at) => unread(`acme/r${at}`, 404));
  const [text = ''] = explainGaps(gaps);
  expect(text).toContain('acme/r19 and 5 more');
  expect(text).not.toContain('acme/r20');
});

it('counts are added up', () => {
  const repository = 'a/b';
  const [text] = explainGaps([
    { kind: 'unknown-signature', repository, count: 2 },
    { kind: 'unknown-signature', repository: 'c/d', count: 3 },
  ]);
  expect(text).toContain('5 status comments in a/b, c/d');
});

it.each([
  [error(401), '`docs-token`'],
  [error(403), '`pull-requests: read`'],
  [error(403, { retryAfterMs: 60_000 }), 'rate limit'],
  [error(429), 'rate limit'],
  [error(502), 'temporary'],
])('%j names what to do', (cause, remedy) => {
  const gap: Gap = { kind: 'pull-requests', repository: 'a/b', count: 1, error: cause };
  expect(explainGaps([gap])[0]).toContain(remedy);
});
