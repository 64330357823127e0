import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutputFiles } from '../../../src/runner/output-file.ts';

let base: string;
let root: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'report-file-'));
  root = join(base, 'workspace');
  await mkdir(root);
});
afterEach(() => rm(base, { recursive: true }));

test.each(['views.csv', 'out/of/the/way/views.csv', './views.csv', '.hidden.csv'])(
  '%s is written whole',
  async (path) => {
    const written = await createOutputFiles(root).write(path, ['a,b\r\n', '', 'ä,2\r\n']);
    expect(written).toEqual({ ok: true });
    expect(await readFile(join(root, path), 'utf8')).toBe('a,b\r\nä,2\r\n');
  },
);

test('an older file is replaced', async () => {
  await writeFile(join(root, 'views.csv'), 'a much longer old text');
  await createOutputFiles(root).write('views.csv', ['new']);
  expect(await readFile(join(root, 'views.csv'), 'utf8')).toBe('new');
  expect(await readdir(root)).toEqual(['views.csv']);
});

test('no chunk makes an empty file', async () => {
  await createOutputFiles(root).write('views.ndjson', []);
  expect(await readFile(join(root, 'views.ndjson'), 'utf8')).toBe('');
});

describe('when it cannot be finished', () => {
  test('a cancel half way leaves the old file, and nothing beside it', async () => {
    await writeFile(join(root, 'views.csv'), 'old');
    const controller = new AbortController();
    const chunks = function* (): Generator<string> {
      yield 'one';
      controller.abort();
      yield 'two';
    };
    const written = await createOutputFiles(root).write('views.csv', chunks(), controller.signal);
    expect(written).toEqual({ ok: false, reason: 'views.csv was not written: the run was cancelled.' });
    expect(await readdir(root)).toEqual(['views.csv']);
    expect(await readFile(join(root, 'views.csv'), 'utf8')).toBe('old');
  });

  test('a cancel after the last chunk does so too', async () => {
    const controller = new AbortController();
    const chunks = function* (): Generator<string> {
      yield 'one';
      controller.abort();
    };
    expect(await createOutputFiles(root).write('views.csv', chunks(), controller.signal)).toMatchObject({
      ok: false,
    });
    expect(await readdir(root)).toEqual([]);
  });

  test('chunks that break leave nothing', async () => {
    const chunks = function* (): Generator<string> {
      yield 'one';
      throw new Error('broken');
    };
    const written = await createOutputFiles(root).write('views.csv', chunks());
    expect(written).toEqual({ ok: false, reason: 'views.csv could not be written (unknown error).' });
    expect(await readdir(root)).toEqual([]);
  });
});

describe('when the place is wrong', () => {
  test.each(['../views.csv', 'a/../../views.csv', '..', '.', ''])('%j lies outside', async (path) => {
    expect(await createOutputFiles(root).write(path, ['x'])).toMatchObject({
      ok: false,
      reason: expect.stringContaining('outside'),
    });
    expect(await readdir(base)).toEqual(['workspace']);
  });

  test('an absolute path lies outside', async () => {
    const path = join(root, 'views.csv');
    expect(await createOutputFiles(root).write(path, ['x'])).toMatchObject({
      ok: false,
      reason: expect.stringContaining('outside'),
    });
  });

  test('a symbolic link does not lead out, and no folder is made behind it', async () => {
    await mkdir(join(base, 'elsewhere'));
    await symlink(join(base, 'elsewhere'), join(root, 'out'));
    expect(await createOutputFiles(root).write('out/new/views.csv', ['x'])).toMatchObject({
      ok: false,
      reason: expect.stringContaining('outside'),
    });
    expect(await readdir(join(base, 'elsewhere'))).toEqual([]);
  });

  test('a file that is a symbolic link is replaced, not followed', async () => {
    await writeFile(join(base, 'secret'), 'keep');
    await symlink(join(base, 'secret'), join(root, 'views.csv'));
    expect(await createOutputFiles(root).write('views.csv', ['x'])).toEqual({ ok: true });
    expect(await readFile(join(base, 'secret'), 'utf8')).toBe('keep');
  });

  test('a folder is not a file', async () => {
    await mkdir(join(root, 'out', 'inner'), { recursive: true });
    expect(await createOutputFiles(root).write('out', ['x'])).toEqual({
      ok: false,
      reason: 'out is a folder. Name a file.',
    });
    expect(await readdir(root)).toEqual(['out']);
  });

  test('a file is not a folder', async () => {
    await writeFile(join(root, 'out'), 'x');
    expect(await createOutputFiles(root).write('out/views.csv', ['x'])).toMatchObject({
      reason: 'out/views.csv lies below something that is not a folder. Write another path.',
    });
  });
});
