import { randomBytes } from 'node:crypto';
import { lstat, mkdir, open, realpath, rename, unlink } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { OutputFiles } from '../ports.ts';

type Written = Awaited<ReturnType<OutputFiles['write']>>;

/** Files under `root` (GITHUB_WORKSPACE). Nothing outside it is written, not through a symbolic link either. */
export function createOutputFiles(root: string): OutputFiles {
  return {
    async write(path, chunks, signal) {
      try {
        const home = await realpath(root);
        const target = resolve(home, path);
        if (
          isAbsolute(path) ||
          !isInside(home, target) ||
          !isInside(home, await existingAncestor(dirname(target)), true)
        )
          return failure(`${path} lies outside the workspace. Write a path inside it, relative to it.`);
        await mkdir(dirname(target), { recursive: true });
        return await writeAtomically(target, { path, chunks, signal });
      } catch (error) {
        return failure(explainFileError(error, path));
      }
    },
  };
}

async function writeAtomically(
  target: string,
  {
    path,
    chunks,
    signal,
  }: Readonly<{ path: string; chunks: Iterable<string>; signal: AbortSignal | undefined }>,
): Promise<Written> {
  // In the same folder, because a rename is whole only within one file system.
  const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`);
  let renamed = false;
  try {
    const handle = await open(temporary, 'wx');
    try {
      for (const chunk of chunks) {
        if (signal?.aborted === true) return failure(`${path} was not written: the run was cancelled.`);
        await handle.write(chunk);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (signal?.aborted === true) return failure(`${path} was not written: the run was cancelled.`);
    await rename(temporary, target);
    renamed = true;
    return { ok: true };
  } finally {
    if (!renamed) await unlink(temporary).catch(() => undefined);
  }
}

/** The nearest folder that is there, without symbolic links: folders still to be made will lie in it. */
async function existingAncestor(folder: string): Promise<string> {
  try {
    await lstat(folder);
  } catch {
    return existingAncestor(dirname(folder));
  }
  return realpath(folder);
}

function isInside(home: string, path: string, orHome = false): boolean {
  const way = relative(home, path);
  if (way === '') return orHome;
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function explainFileError(error: unknown, path: string): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EISDIR':
    case 'ENOTEMPTY':
      return `${path} is a folder. Name a file.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} lies below something that is not a folder. Write another path.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${path} may not be written by this step. Check the permissions of its folder.`;
    case 'ENOSPC':
      return `${path} could not be written: the disk is full.`;
    default:
      return `${path} could not be written (${typeof code === 'string' ? code : 'unknown error'}).`;
  }
}

function failure(reason: string): Written {
  return { ok: false, reason: reason };
}
