/**
 * Files below GITHUB_WORKSPACE, and nothing beside it: no path leads out of it or into `.git`, not
 * even through a symbolic link.
 */
import { randomBytes } from 'node:crypto';
import {
  mkdir,
  readFile,
  realpath,
  rename,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { notOk, ok, type FileError, type Result } from '../domain/errors.ts';
import type { OutputFiles, Workspace } from '../ports.ts';
import { getProperty } from '../text/unknown-values.ts';

/** Size of a file that is read. A larger one is no instruction: it would hardly fit any model's context. */
const MAX_INPUT_BYTES = 1024 * 1024;

/** Creates the API that reads files of the workspace. */
export function createWorkspace(root: string): Workspace {
  return {
    read: (path) =>
      attempt(path, async () => {
        const file = await resolveInside(root, path, realpath);
        const { size } = await stat(file);
        if (size > MAX_INPUT_BYTES) throw new PathError('too-large');
        const bytes = await readFile(file);
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      }),
  };
}

/**
 * Creates the API that writes files into the workspace. It replaces a symbolic link in the place of a
 * file.
 */
export function createOutputFiles(root: string): OutputFiles {
  const locate = (path: string): Promise<string> =>
    resolveInside(root, path, async (file) => {
      const folder = await realFolder(dirname(file));
      return join(folder, basename(file));
    });
  return {
    check: (path) =>
      attempt(path, async () => {
        await locate(path);
      }),
    write: (path, chunks, signal) =>
      attempt(path, async () => {
        const target = await locate(path);
        await mkdir(dirname(target), { recursive: true });
        await replaceFile(target, chunks, signal);
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

async function attempt<T>(
  path: string,
  action: () => Promise<T>,
): Promise<Result<T, FileError>> {
  try {
    return ok(await action());
  } catch (exception) {
    const code = codeOf(exception);
    if (exception instanceof PathError) {
      return notOk({ kind: exception.kind, path, code });
    }
    const kind = KINDS[code] ?? 'unknown';
    return notOk({ kind, path, code });
  }
}

/**
 * Returns the path without symbolic links, if it may be used.
 *
 * @param toReal removes the links.
 */
async function resolveInside(
  root: string,
  path: string,
  toReal: (path: string) => Promise<string>,
): Promise<string> {
  const home = await realpath(root);
  if (isAbsolute(path)) throw new PathError('outside-workspace');
  const real = await toReal(resolve(home, path));
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
    if (isRoot || codeOf(exception) !== 'ENOENT') throw exception;
    return join(await realFolder(parent), basename(folder));
  }
}

/** Replaces a file. After an exception, the old one is as it was. */
async function replaceFile(
  target: string,
  chunks: Iterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  const suffix = randomBytes(6).toString('hex');
  // The file is in the same folder, because a rename is atomic only within one file system.
  const temporary = join(dirname(target), `.${basename(target)}.${suffix}.tmp`);
  try {
    await writeFile(temporary, chunks, { flag: 'wx', flush: true, signal });
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
  ERR_ENCODING_INVALID_ENCODED_DATA: 'not-text',
};

function codeOf(exception: unknown): string {
  const code = getProperty(exception, 'code');
  return typeof code === 'string' ? code : '';
}
