import { expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { MissingContext } from '../../../src/domain/subject.ts';
import {
  describeMissing,
  isFailedRead,
  remedyOfMissing,
} from '../../../src/rendering/missing-context.ts';

const part = 'pull-request';
const error = { kind: 'status', status: 502, detail: 'x' } as const;
const NAMED = { kind: 'unreadable', part, name: '#1', permission: 'contents' } as const;
const unreadable = (changes: Partial<RequestError>): MissingContext => ({
  ...NAMED,
  error: { ...error, ...changes },
});

it.each<readonly [MissingContext, boolean, RegExp]>([
  [unreadable({ status: 403 }), true, /#1 .*403\.$/],
  [unreadable({}), true, /#1 .*502\.$/],
  [unreadable({ kind: 'not-sent' }), true, /reached\.$/],
  [
    { kind: 'truncated', part: 'commits', read: 10, total: 20 },
    false,
    /10 of 20 commits/,
  ],
  [{ kind: 'truncated', part: 'files', read: 300 }, false, /300 changed files/],
  [
    { kind: 'truncated', part: 'instructions-file', read: 1, total: 2 },
    false,
    /1 of 2 characters/,
  ],
  [{ kind: 'no-diff', files: 2 }, false, /2 files/],
  [{ kind: 'diverged' }, false, /diverged/],
  [
    { kind: 'newest-commit-only', reason: 'no-previous-job' },
    false,
    /only the newest commit/,
  ],
  [
    { kind: 'newest-commit-only', reason: 'no-previous-release', line: '…' },
    false,
    /^No previous release was found, .*only the newest commit/,
  ],
  [
    { kind: 'newest-commit-only', reason: 'no-previous-release', line: 'web-…' },
    false,
    /^No previous release of the line `web-…` was found, .*only the newest commit/,
  ],
  [
    { kind: 'truncated', part: 'releases', read: 500 },
    false,
    /^Only 500 releases were read\.$/,
  ],
  [{ kind: 'no-instructions-file' }, false, /`instructions-file`.*1 MB/],
  [{ kind: 'deleted-ref' }, false, /deleted/],
])('%j', (missing, isFailed, sentence) => {
  expect(describeMissing(missing)).toMatch(sentence);
  expect(describeMissing(missing)).toMatch(/^[^\n]+\.$/);
  expect(isFailedRead(missing)).toBe(isFailed);
});

it.each<[MissingContext, string]>([
  [
    { kind: 'newest-commit-only', reason: 'no-previous-release', line: '…' },
    'If there is one, set `subject: commits:<a>..<b>`.',
  ],
  [{ kind: 'newest-commit-only', reason: 'new-default-branch' }, ''],
  [
    { kind: 'truncated', part: 'releases', read: 500 },
    'If the previous release is an older one, set `subject: commits:<a>..<b>`.',
  ],
  [{ kind: 'truncated', part: 'files', read: 1, total: 2 }, ''],
  [{ kind: 'no-instructions-file' }, 'Correct the path, or shorten the file.'],
  [{ kind: 'diverged' }, ''],
])('what people can do about %j', (missing, remedy) => {
  expect(remedyOfMissing(missing)).toBe(remedy);
});
