import { expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import {
  explainGaps,
  hidesPullRequests,
  hidesRequests,
  type Gap,
} from '../../../src/report/gaps.ts';

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
    { kind: 'unverified', repository, count: 2 },
    { kind: 'unverified', repository: 'c/d', count: 3 },
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

it('gaps of a release are added up by their causes, and say which requests or pull requests may be missing', () => {
  const cut = { kind: 'truncated', part: 'commits', read: 500, total: 900 } as const;
  const gone = {
    kind: 'not-found',
    part: 'commits',
    name: 'a..b',
    permission: 'contents',
  } as const;
  const files = { kind: 'files', repository: 'a/b', count: 1 } as const;
  const gaps: readonly Gap[] = [
    { kind: 'release', missing: cut },
    { kind: 'range', missing: gone },
    { kind: 'range', missing: cut },
    { ...files, error: error(403) },
    { ...files, error: error(403) },
    { ...files, error: error(502) },
    { kind: 'too-many-files', count: 3 },
    { kind: 'too-many-ranges', count: 4 },
    { kind: 'too-many-details', repository: 'a/b', count: 5 },
  ];
  const texts = explainGaps(gaps);
  expect(texts).toHaveLength(8);
  expect(texts[0]).toContain('500 of 900');
  expect(texts[1]).toContain('a..b');
  expect(texts[3]).toContain('2 pull requests of a/b');
  expect(texts[3]).toContain('`pull-requests: read`');
  expect(texts[5]).toContain('3 pull requests');
  expect(gaps.filter(hidesPullRequests)).toEqual([gaps[0]]);
  expect(gaps.filter(hidesRequests).map(({ kind }) => kind)).toEqual([
    'range',
    'range',
    'too-many-ranges',
  ]);
});
