import { notOk, ok, type Result } from '../../domain/errors.ts';
import { matchesGlobs, type Glob } from '../../inputs/glob.ts';
import type { Repo } from '../../run/repo.ts';
import type { Gap } from '../../rendering/incomplete.ts';
import { inParallel } from '../../fleet/in-parallel.ts';

/** The pull requests that change files of the docs, by their numbers, and what could not be read. */
type ChangedDocsRead = Readonly<{
  changed: ReadonlySet<number>;
  gaps: readonly Gap[];
}>;

type ChangedDocsOptions = Readonly<{
  repo: Pick<Repo, 'pulls' | 'unread'>;
  /** Globs of the docs. Without them, nothing is read, and nothing is docs. */
  docsPaths: readonly Glob[];
}>;

/** Bound on the pull requests whose files are read. */
const MAX_PULL_REQUESTS = 500;

/** Reads which pull requests change files of the docs: one request for each of them, and more if it has more than 100 files. */
export async function readChangedDocs(
  numbers: readonly number[],
  options: ChangedDocsOptions,
): Promise<ChangedDocsRead> {
  const changed = new Set<number>();
  const gaps: Gap[] = [];
  if (options.docsPaths.length === 0) return { changed, gaps };
  const wanted = numbers.slice(0, MAX_PULL_REQUESTS);
  await inParallel(wanted, async (number) => {
    const read = await changesDocs(number, options);
    if (!read.ok) gaps.push(read.error);
    else if (read.value) changed.add(number);
  });
  const left = numbers.length - wanted.length;
  if (left > 0) gaps.push({ what: FILES, cause: `those of ${left} were not read` });
  return { changed, gaps };
}

const FILES = 'Files of pull requests';

/** Returns whether a pull request changes files of the docs, or why that is not known. */
async function changesDocs(
  number: number,
  { repo, docsPaths }: ChangedDocsOptions,
): Promise<Result<boolean, Gap>> {
  const read = await repo.pulls.changedPaths(number);
  if (!read.ok) return notOk(repo.unread(FILES, read.error, '`pull-requests: read`'));
  const { paths, isComplete } = read.value;
  const hasDocs = paths.some((path) => matchesGlobs(docsPaths, path));
  if (!hasDocs && !isComplete) return notOk({ what: FILES, cause: 'some have too many' });
  return ok(hasDocs);
}
