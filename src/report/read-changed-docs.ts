import type { RequestError } from '../domain/errors.ts';
import { matchesGlobs, type Glob } from '../inputs/glob.ts';
import type { ReportedRepository } from '../ports.ts';
import { causeOf, type Gap } from '../rendering/incomplete.ts';
import { inParallel } from './in-parallel.ts';

/** Whether pull requests change files of the docs, by their numbers, and what could not be read. */
export type ChangedDocsRead = Readonly<{
  changed: ReadonlyMap<number, boolean>;
  gaps: readonly Gap[];
}>;

export type ChangedDocsOptions = Readonly<{
  repository: string;
  github: Pick<ReportedRepository, 'changedPaths'>;
  /** Globs of the docs. Without them, nothing is read, and nothing is docs. */
  docsPaths: readonly Glob[];
  signal: AbortSignal;
}>;

/** Bound on the pull requests whose files are read. */
const MAX_PULL_REQUESTS = 500;
const FILES = 'Files of pull requests';
/** Bound on the pages of a pull request: 1,000 files. */
const MAX_PAGES = 10;

/** Reads which pull requests change files of the docs: one request for each of them, and more if it has more than 100 files. */
export async function readChangedDocs(
  numbers: readonly number[],
  options: ChangedDocsOptions,
): Promise<ChangedDocsRead> {
  const { repository, docsPaths } = options;
  if (docsPaths.length === 0) {
    const none = new Map<number, boolean>();
    for (const number of numbers) none.set(number, false);
    return { changed: none, gaps: [] };
  }
  const wanted = numbers.slice(0, MAX_PULL_REQUESTS);
  let left = numbers.length - wanted.length;
  const reads = await inParallel(wanted, (number) => changesDocs(number, options));
  const changed = new Map<number, boolean>();
  const gaps: Gap[] = [];
  for (const [index, read] of reads.entries()) {
    const number = wanted[index] ?? 0;
    if (read === undefined) left += 1;
    else if (typeof read === 'boolean') changed.set(number, read);
    else {
      const cause = causeOf(read, 'pull-requests: read');
      gaps.push({ what: FILES, where: repository, cause });
    }
  }
  if (left > 0) gaps.push({ what: FILES, cause: `those of ${left} were not read` });
  return { changed, gaps };
}

/** Returns whether a pull request changes files of the docs; undefined if it has too many files. */
async function changesDocs(
  number: number,
  { github, docsPaths, signal }: ChangedDocsOptions,
): Promise<boolean | RequestError | undefined> {
  let pages = 0;
  for await (const page of github.changedPaths(number)) {
    if (!page.ok) return page.error;
    const hasDocs = page.value.some((path) => matchesGlobs(docsPaths, path));
    if (hasDocs) return true;
    pages += 1;
    if (pages >= MAX_PAGES || signal.aborted) return undefined;
  }
  return false;
}
