/** Files below GITHUB_WORKSPACE, and nothing beside it: no path leads out of it or into `.git`, through a symbolic link either. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, realpath, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { FileError, Result } from '../domain.ts';
import type { OutputFiles, Workspace } from '../ports.ts';
import { getProperty } from '../property.ts';

/** A larger file is no instruction: it would hardly fit any model's context. */
const MAX_INPUT_BYTES = 1024 * 1024;

/** Reads files of the workspace. */
export function createWorkspace(root: string): Workspace {
  return {
    read: (path) =>
      attempt<string>(path, 'not-found', async () => {
        const file = await resolveInside(root, path, realpath);
        if (!file.ok) return file;
        if ((await stat(file.value)).size > MAX_INPUT_BYTES) return failure(path, 'too-large');
        const decoder = new TextDecoder('utf-8', { fatal: true });
        return { ok: true, value: decoder.decode(await readFile(file.value)) };
      }),
  };
}

/** Writes files into the workspace. A symbolic link in the place of a file is replaced. */
export function createOutputFiles(root: string): OutputFiles {
  const locate = (path: string): Promise<Result<string, FileError>> =>
    resolveInside(root, path, async (file) => join(await realFolder(dirname(file)), basename(file)));
  return {
    check: (path) =>
      attempt(path, 'not-a-folder', async () => {
        const target = await locate(path);
        return target.ok ? DONE : target;
      }),
    write: (path, chunks, signal) =>
      attempt(path, 'not-a-folder', async () => {
        const target = await locate(path);
        if (!target.ok) return target;
        await mkdir(dirname(target.value), { recursive: true });
        return (await replaceFile(target.value, chunks, signal)) ? DONE : failure(path, 'cancelled');
      }),
  };
}

const DONE = { ok: true, value: undefined } as const;

/** @param misplaced what it means that a part of the path is missing or no folder */
async function attempt<T>(
  path: string,
  misplaced: FileError['kind'],
  action: () => Promise<Result<T, FileError>>,
): Promise<Result<T, FileError>> {
  try {
    return await action();
  } catch (exception) {
    const code = codeOf(exception);
    const isMisplaced = code === 'ENOENT' || code === 'EEXIST' || code === 'ENOTDIR';
    return failure(path, isMisplaced ? misplaced : (KINDS[code] ?? 'unknown'), code);
  }
}

/** The path without symbolic links, if it may be used. `toReal` removes the links. */
async function resolveInside(
  root: string,
  path: string,
  toReal: (path: string) => Promise<string>,
): Promise<Result<string, FileError>> {
  const home = await realpath(root);
  if (isAbsolute(path)) return failure(path, 'outside-workspace');
  const real = await toReal(resolve(home, path));
  const segments = relative(home, real).toLowerCase().split(sep);
  const [first = '', second] = segments;
  if (first === '' || first === '..' || isAbsolute(relative(home, real)))
    return failure(path, 'outside-workspace');
  const isProtected = segments.includes('.git') || (first === '.github' && second === 'workflows');
  return isProtected ? failure(path, 'protected') : { ok: true, value: real };
}

/** A folder without symbolic links. It, and those above it, need not exist yet. */
async function realFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (exception) {
    if (codeOf(exception) !== 'ENOENT' || dirname(folder) === folder) throw exception;
    return join(await realFolder(dirname(folder)), basename(folder));
  }
}

/** Returns false if the signal aborted; then, and after an exception, the old file is as it was. */
async function replaceFile(target: string, chunks: Iterable<string>, signal?: AbortSignal): Promise<boolean> {
  // In the same folder, because a rename is atomic only within one file system.
  const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`);
  const isCancelled = (): boolean => signal?.aborted === true;
  try {
    await writeFile(temporary, takeUntil(chunks, isCancelled), { flag: 'wx', flush: true });
    if (isCancelled()) return false;
    await rename(temporary, target);
    return true;
  } finally {
    // Fails after the rename.
    await unlink(temporary).catch(() => undefined);
  }
}

function* takeUntil(chunks: Iterable<string>, isCancelled: () => boolean): Generator<string> {
  for (const chunk of chunks) {
    if (isCancelled()) return;
    yield chunk;
  }
}

const KINDS: Readonly<Record<string, FileError['kind']>> = {
  EISDIR: 'is-a-folder',
  ENOTEMPTY: 'is-a-folder',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EROFS: 'no-permission',
  ENOSPC: 'disk-full',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'not-text',
};

function codeOf(exception: unknown): string {
  const code = getProperty(exception, 'code');
  return typeof code === 'string' ? code : '';
}

function failure(path: string, kind: FileError['kind'], code = ''): Result<never, FileError> {
  return { ok: false, error: { kind, path, code } };
}
