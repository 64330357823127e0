import { open, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Workspace } from '../ports.ts';

/** Beyond this a file is not an instruction: it would hardly fit any model's context. */
const MAX_FILE_BYTES = 1024 * 1024;

/** The checked-out repository at `root` (GITHUB_WORKSPACE). Nothing outside it is read, not through a symbolic link either. */
export function createWorkspace(root: string): Workspace {
  return {
    async read(path) {
      if (isAbsolute(path))
        return failure(`${path} is an absolute path. Write it relative to the workspace.`);
      try {
        const home = await realpath(root);
        const file = await realpath(resolve(home, path));
        const inside = relative(home, file);
        if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside))
          return failure(`${path} lies outside the workspace. Copy the file into the repository.`);
        return await readText(file, path);
      } catch (error) {
        return failure(explainReadError(error, path));
      }
    },
  };
}

async function readText(file: string, path: string): ReturnType<Workspace['read']> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    if (size > MAX_FILE_BYTES)
      return failure(
        `${path} has ${Math.ceil(size / 1024)} KiB; at most ${MAX_FILE_BYTES / 1024} KiB are read. Shorten it.`,
      );
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile());
    return { ok: true, text };
  } finally {
    await handle.close();
  }
}

function explainReadError(error: unknown, path: string): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `${path} is not there. Check the name, and that actions/checkout runs before this step.`;
    case 'EISDIR':
      return `${path} is a folder. Name a file.`;
    case 'EACCES':
    case 'EPERM':
      return `${path} may not be read by this step. Check its permissions.`;
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return `${path} is not UTF-8 text. Save it as UTF-8.`;
    default:
      return `${path} could not be read (${typeof code === 'string' ? code : 'unknown error'}).`;
  }
}

function failure(reason: string): { ok: false; reason: string } {
  return { ok: false, reason };
}
