/** Files below GITHUB_WORKSPACE, and nothing beside it: no path leads out of it or into `.git`, through a symbolic link either. */
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
import type { FileError, Result } from '../domain.ts';
import type { OutputFiles, Workspace } from '../ports.ts';
import { getProperty } from '../unknown-values.ts';

/** A larger file is no instruction: it would hardly fit any model's context. */
const MAX_INPUT_BYTES = 1024 * 1024;

/** Reads files of the workspace. */
export function createWorkspace(root: string): Workspace {
  return {
    read: (path) =>
      attempt(path, async () => {
        const file = await resolveInside(root, path, realpath);
        if ((await stat(file)).size > MAX_INPUT_BYTES) throw new PathError('too-large');
        return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
      }),
  };
}

/** Writes files into the workspace. A symbolic link in the place of a file is replaced. */
export function createOutputFiles(root: string): OutputFiles {
  const locate = (path: string): Promise<string> =>
    resolveInside(root, path, async (file) =>
      join(await realFolder(dirname(file)), basename(file)),
    );
  return {
    check: (path) => attempt(path, async () => void (await locate(path))),
    write: (path, chunks, signal) =>
      attempt(path, async () => {
        const target = await locate(path);
        await mkdir(dirname(target), { recursive: true });
        await replaceFile(target, chunks, signal);
      }),
  };
}

/** A file that is not used. */
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
    return { ok: true, value: await action() };
  } catch (exception) {
    const code = codeOf(exception);
    const kind =
      exception instanceof PathError ? exception.kind : (KINDS[code] ?? 'unknown');
    return { ok: false, error: { kind, path, code } };
  }
}

/** The path without symbolic links, if it may be used. `toReal` removes the links. */
async function resolveInside(
  root: string,
  path: string,
  toReal: (path: string) => Promise<string>,
): Promise<string> {
  const home = await realpath(root);
  if (isAbsolute(path)) throw new PathError('outside-workspace');
  const real = await toReal(resolve(home, path));
  const segments = relative(home, real).toLowerCase().split(sep);
  const [first = '', second] = segments;
  if (first === '' || first === '..' || isAbsolute(relative(home, real)))
    throw new PathError('outside-workspace');
  if (segments.includes('.git') || (first === '.github' && second === 'workflows'))
    throw new PathError('protected');
  return real;
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

/** After an exception, the old file is as it was. */
async function replaceFile(
  target: string,
  chunks: Iterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  // In the same folder, because a rename is atomic only within one file system.
  const temporary = join(
    dirname(target),
    `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`,
  );
  try {
    await writeFile(temporary, chunks, { flag: 'wx', flush: true, signal });
    await rename(temporary, target);
  } finally {
    // Fails after the rename.
    await unlink(temporary).catch(() => undefined);
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
