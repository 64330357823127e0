import { expect, it } from '@jest/globals';
import { CONTEXT_PARTS, type MissingContext } from '../../../src/domain/subject.ts';
import { describeMissing, isFailedRead } from '../../../src/rendering/missing-context.ts';

const part = 'pull-request';
const error = { kind: 'status', status: 502, detail: 'x' } as const;

it.each<readonly [MissingContext, boolean, RegExp]>([
  [
    { kind: 'permission', part, name: '#1', permission: 'contents' },
    true,
    /#1 .*permission contents: read/,
  ],
  [
    { kind: 'not-found', part, name: '#1', permission: 'contents' },
    true,
    /#1 .*permission contents: read/,
  ],
  [
    { kind: 'not-found', part: 'release', name: 'v1', permission: 'contents' },
    true,
    /v1 .*published/,
  ],
  [{ kind: 'unreadable', part, name: '#1', error }, true, /#1 .*502/],
  [
    { kind: 'unreadable', part, name: '#1', error: { ...error, kind: 'not-sent' } },
    true,
    /reached/,
  ],
  [
    { kind: 'truncated', part: 'commits', read: 10, total: 20 },
    false,
    /10 of 20 commits/,
  ],
  [
    { kind: 'truncated', part: 'files', read: 300, total: undefined },
    false,
    /300 changed files/,
  ],
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
  [{ kind: 'no-instructions-file' }, false, /`instructions-file`.*1 MB/],
  [{ kind: 'deleted-ref' }, false, /deleted/],
])('%j', (missing, isFailed, sentence) => {
  expect(describeMissing(missing)).toMatch(sentence);
  expect(describeMissing(missing)).toMatch(/^[^\n]+\.$/);
  expect(isFailedRead(missing)).toBe(isFailed);
});

it.each(CONTEXT_PARTS)('the part %s has a name', (each) => {
  expect(describeMissing({ kind: 'unreadable', part: each, name: 'N', error })).toMatch(
    /^[A-Z].* could not/,
  );
});
