import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import { parseGlobs } from '../../../src/inputs/glob.ts';
import { readChangedDocs } from '../../../src/report/coverage/read-changed-docs.ts';
import { exampleRepository } from './examples.ts';

const FILES = { what: 'Files of pull requests' };
const BROKEN: RequestError = { kind: 'status', status: 500, detail: 'no' };

/** Reads pull requests whose files are on these pages. An undefined page cannot be read. */
async function read(
  pulls: Readonly<Record<number, readonly (readonly string[] | undefined)[]>>,
  docsPaths = 'docs/',
) {
  const reads: number[] = [];
  const github = exampleRepository(
    {},
    {
      async *changedPaths(number) {
        for (const value of pulls[number] ?? []) {
          reads.push(number);
          if (value === undefined) {
            yield { ok: false, error: BROKEN };
            return;
          }
          yield { ok: true, value };
        }
      },
    },
  );
  const globs = parseGlobs(docsPaths, 'docs-paths');
  if (!globs.ok) throw new Error('no globs');
  const { signal } = new AbortController();
  const options = { github, docsPaths: globs.value, signal };
  const numbers = Object.keys(pulls).map(Number);
  return { ...(await readChangedDocs(numbers, options)), reads };
}

describe('whether a pull request changes the docs', () => {
  it('is read page by page, up to the first file of the docs', async () => {
    const source = ['src/a.ts'];
    const { changed, reads, gaps } = await read({
      1: [['docs/a.md'], source],
      2: [source, ['docs/b.md']],
      3: [source],
      4: [],
    });
    expect([...changed]).toEqual([1, 2]);
    expect(reads.toSorted()).toEqual([1, 2, 2, 3]);
    expect(gaps).toEqual([]);
  });

  it('is unknown if its files cannot be read, or are too many', async () => {
    const pages = Array.from({ length: 11 }, () => ['src/a.ts']);
    const { changed, gaps } = await read({ 1: [undefined], 2: pages });
    expect(changed.size).toBe(0);
    expect(gaps).toEqual([
      { ...FILES, cause: '500, run the action again later' },
      { ...FILES, cause: 'some have too many' },
    ]);
  });

  it('is unknown of those beyond the limit', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 502 }, (_, index) => [index + 1, [['docs/a.md']]]),
    );
    const { changed, gaps } = await read(many);
    expect(changed.size).toBe(500);
    expect(gaps).toEqual([{ ...FILES, cause: 'those of 2 were not read' }]);
  });

  it('is not read without docs-paths', async () => {
    const { changed, reads } = await read({ 1: [['docs/a.md']] }, '');
    expect(changed.size).toBe(0);
    expect(reads).toEqual([]);
  });
});
