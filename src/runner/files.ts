/**
 * Files below GITHUB_WORKSPACE, and nothing beside it: no path leads out of it or into `.git`, not
 * even through a symbolic link.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, realpath, rename, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { notOk, ok, type FileError, type Result } from '../domain/errors.ts';
import type { OutputFiles } from '../ports.ts';
import { codeOfException } from '../text/unknown-values.ts';

/**
 * Creates the API that writes files into the workspace. It replaces a symbolic link in the place of a
 * file.
 */
export function createOutputFiles(root: string): OutputFiles {
  return {
    check: (path) =>
      attempt(path, async () => {
        await resolveInside(root, path);
      }),
    write: (path, text, signal) =>
      attempt(path, async () => {
        const target = await resolveInside(root, path);
        await mkdir(dirname(target), { recursive: true });
        await replaceFile(target, text, signal);
      }),
  };
}

/** Error for a file that is not used. */
class PathError extends Error {
  readonly kind: FileError['kind'];
  constructor(kind: FileError['kind']) {
    super(kind);
    this.kind = kind;
  }
}

async function attempt(
  path: string,
  action: () => Promise<void>,
): Promise<Result<void, FileError>> {
  try {
    await action();
    return ok(undefined);
  } catch (exception) {
    const code = codeOfException(exception);
    if (exception instanceof PathError) {
      return notOk({ kind: exception.kind, path, code });
    }
    return notOk({ kind: KINDS[code] ?? 'unknown', path, code });
  }
}

/** Returns the path, in a folder without symbolic links, if it may be used. */
async function resolveInside(root: string, path: string): Promise<string> {
  const home = await realpath(root);
  if (isAbsolute(path)) throw new PathError('outside-workspace');
  const file = resolve(home, path);
  const folder = await realFolder(dirname(file));
  const real = join(folder, basename(file));
  const inside = relative(home, real);
  const segments = inside.toLowerCase().split(sep);
  const [first = '', second] = segments;
  if (first === '' || first === '..' || isAbsolute(inside)) {
    throw new PathError('outside-workspace');
  }
  const isWorkflow = first === '.github' && second === 'workflows';
  if (isWorkflow || segments.includes('.git')) throw new PathError('protected');
  return real;
}

/** Returns a folder without symbolic links. It, and those above it, need not exist yet. */
async function realFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (exception) {
    const parent = dirname(folder);
    const isRoot = parent === folder;
    if (isRoot || codeOfException(exception) !== 'ENOENT') throw exception;
    return join(await realFolder(parent), basename(folder));
  }
}

/** Replaces a file. After an exception, the old one is as it was. */
async function replaceFile(
  target: string,
  text: string,
  signal?: AbortSignal,
): Promise<void> {
  const suffix = randomBytes(6).toString('hex');
  // The file is in the same folder, because a rename is atomic only within one file system.
  const temporary = join(dirname(target), `.${basename(target)}.${suffix}.tmp`);
  try {
    await writeFile(temporary, text, { flag: 'wx', flush: true, signal });
    await rename(temporary, target);
  } catch (exception) {
    await removeIfThere(temporary);
    throw exception;
  }
}

async function removeIfThere(file: string): Promise<void> {
  try {
    await unlink(file);
  } catch {
    // The first exception says why there is no file.
  }
}

const KINDS: Readonly<Record<string, FileError['kind']>> = {
  ENOENT: 'not-found',
  ENOTDIR: 'not-a-folder',
  EEXIST: 'not-a-folder',
  EISDIR: 'is-a-folder',
  ENOTEMPTY: 'is-a-folder',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EROFS: 'no-permission',
  ENOSPC: 'disk-full',
  ABORT_ERR: 'cancelled',
};
