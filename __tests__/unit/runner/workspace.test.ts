import { mkdtemp, mkdir, symlink, writeFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createWorkspace } from '../../../src/runner/workspace.ts';

let outside: string;
let root: string;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'workspace-'));
  root = join(outside, 'repository');
  await mkdir(join(root, 'docs'), { recursive: true });
  await writeFile(join(outside, 'secret.txt'), 'secret');
  await writeFile(join(root, 'docs/ask.md'), 'Ask.');
  await writeFile(join(root, 'binary'), Buffer.from([0xff, 0xfe, 0x00]));
  await writeFile(join(root, 'large.md'), 'x'.repeat(1024 * 1024 + 1));
  await symlink(join(outside, 'secret.txt'), join(root, 'way-out.md'));
  await symlink(join(root, 'docs/ask.md'), join(root, 'way-in.md'));
});
afterAll(() => rm(outside, { recursive: true }));

describe('a workspace', () => {
  it.each(['docs/ask.md', './docs/../docs/ask.md', 'way-in.md'])('reads %s', async (path) => {
    expect(await createWorkspace(root).read(path)).toEqual({ ok: true, text: 'Ask.' });
  });

  it.each([
    ['../secret.txt', 'lies outside the workspace'],
    ['way-out.md', 'lies outside the workspace'],
    ['/etc/hostname', 'is an absolute path'],
    ['docs/missing.md', 'is not there. Check the name, and that actions/checkout runs before'],
    ['docs', 'is a folder'],
    ['binary', 'is not UTF-8'],
    ['large.md', 'has 1025 KiB; at most 1024 KiB are read'],
  ])('refuses %s', async (path, why) => {
    expect(await createWorkspace(root).read(path)).toEqual({
      ok: false,
      reason: expect.stringContaining(why),
    });
  });
});
