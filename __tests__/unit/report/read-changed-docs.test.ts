import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { PullRequestsApi } from '../../../src/ports.ts';
import { readChangedDocs } from '../../../src/report/coverage/read-changed-docs.ts';
import { globs } from '../../support/globs.ts';
import { runWith } from '../../support/runs.ts';

const FILES = { what: 'Files of pull requests' };
const BROKEN: RequestError = { kind: 'status', status: 500, detail: 'no' };

type Files = Readonly<{ paths: readonly string[]; isComplete: boolean }>;

const filesOf = (...paths: readonly string[]): Files => ({ paths, isComplete: true });

/** Reads pull requests with these files. Undefined ones cannot be read. */
function read(pulls: Readonly<Record<number, Files | undefined>>) {
  const changedPaths: PullRequestsApi['changedPaths'] = async (number) => {
    const value = pulls[number];
    return value === undefined ? { ok: false, error: BROKEN } : { ok: true, value };
  };
  const { repo } = runWith({ apis: { pulls: { changedPaths } } });
  const numbers = Object.keys(pulls).map(Number);
  return readChangedDocs(numbers, { repo, docsPaths: globs('docs/') });
}

describe('whether a pull request changes the docs', () => {
  it('is unknown if its files cannot be read, or are too many', async () => {
    const many = { ...filesOf('src/a.ts'), isComplete: false };
    const { changed, gaps } = await read({ 1: undefined, 2: many });
    expect(changed.size).toBe(0);
    expect(gaps).toMatchObject([
      { ...FILES, cause: expect.stringContaining('500') },
      { ...FILES, cause: 'some have too many' },
    ]);
  });

  it('is unknown of those beyond the limit', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 502 }, (_, index) => [index + 1, filesOf('docs/a.md')]),
    );
    const { changed, gaps } = await read(many);
    expect(changed.size).toBe(500);
    expect(gaps).toEqual([{ ...FILES, cause: 'those of 2 were not read' }]);
  });
});
