import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createOutputFiles } from '../../../src/runner/files.ts';

let base: string;
let root: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'files-'));
  root = join(base, 'workspace');
  for (const folder of ['docs', '.git/hooks', '.github/workflows', '.github/docs']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  await writeFile(join(base, 'secret.txt'), 'secret');
  await writeFile(join(root, '.git/config'), 'token');
  await writeFile(join(root, '.github/workflows/ci.yml'), 'on: push');
});
afterEach(() => rm(base, { recursive: true }));

const write = (path: string, text = 'x', signal?: AbortSignal) =>
  createOutputFiles(root).write(path, text, signal);
const failed = (kind: string) => ({
  ok: false,
  error: expect.objectContaining({ kind }),
});

const OUTSIDE = [
  '../secret.txt',
  'docs/../../secret.txt',
  '..',
  '.',
  '',
  '/etc/hostname',
];

describe('writing', () => {
  test.each(['out/of/the/way/views.csv', './.hidden.csv', '.github/docs/views.csv'])(
    '%s',
    async (path) => {
      expect(await write(path, 'a,b\r\nä,2\r\n')).toEqual({
        ok: true,
        value: undefined,
      });
      expect(await readFile(join(root, path), 'utf8')).toBe('a,b\r\nä,2\r\n');
    },
  );

  test.each(['an older file', 'a symbolic link'])('in the place of %s', async (older) => {
    if (older === 'a symbolic link') {
      await symlink(join(base, 'secret.txt'), join(root, 'docs/views.csv'));
    } else await writeFile(join(root, 'docs/views.csv'), 'a much longer old text');
    await write('docs/views.csv', 'new');
    expect(await readFile(join(root, 'docs/views.csv'), 'utf8')).toBe('new');
    expect(await readdir(join(root, 'docs'))).toEqual(['views.csv']);
    expect(await readFile(join(base, 'secret.txt'), 'utf8')).toBe('secret');
  });

  test('not in a cancelled run', async () => {
    await writeFile(join(root, 'docs/views.csv'), 'old');
    const written = await write('docs/views.csv', 'new', AbortSignal.abort());
    expect(written).toEqual(failed('cancelled'));
    expect(await readdir(join(root, 'docs'))).toEqual(['views.csv']);
    expect(await readFile(join(root, 'docs/views.csv'), 'utf8')).toBe('old');
  });

  test.each(OUTSIDE)('not %j, which is outside', async (path) => {
    expect(await write(path)).toEqual(failed('outside-workspace'));
    expect((await readdir(base)).toSorted()).toEqual(['secret.txt', 'workspace']);
  });

  test.each([
    '.git/config',
    './docs/../.git/config',
    '.GIT/config',
    '.github/workflows/ci.yml',
    '.GitHub/Workflows/new.yml',
    'docs/.git/config',
  ])('not %s, which is protected', async (path) => {
    expect(await write(path)).toEqual(failed('protected'));
    expect(await readFile(join(root, '.git/config'), 'utf8')).toBe('token');
  });

  test.each([
    ['elsewhere', 'outside-workspace'],
    ['workspace/.git', 'protected'],
    ['workspace/.github/workflows', 'protected'],
  ])('not into %s through a link', async (target, kind) => {
    await mkdir(join(base, 'elsewhere'));
    await symlink(join(base, target), join(root, 'out'));
    expect(await write('out/new/views.csv')).toEqual(failed(kind));
    expect(await readdir(join(base, target))).not.toContain('new');
  });

  test('not into a link to a folder that does not exist', async () => {
    await symlink(join(base, 'elsewhere'), join(root, 'out'));
    expect(await write('out/views.csv')).toEqual(failed('not-found'));
    expect(await readdir(base)).not.toContain('elsewhere');
  });

  test('not in the place of a folder, nor below a file', async () => {
    await mkdir(join(root, 'out/inner'), { recursive: true });
    await writeFile(join(root, 'file'), 'x');
    expect(await write('out')).toEqual(failed('is-a-folder'));
    expect(await write('file/views.csv')).toEqual(failed('not-a-folder'));
    expect((await readdir(root)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
