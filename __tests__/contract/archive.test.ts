import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { hasPrograms } from '../../fakes/runner/programs.ts';

/** Files of a tar archive and their text: headers of 512 bytes, each followed by its file, filled up to such blocks. */
function readTar(tar: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const text = (from: number, length: number): string =>
    tar.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const isFile = text(at + 156, 1) === '0';
    if (isFile)
      files.set(
        posix.join(text(at + 345, 155), text(at, 100)),
        tar.toString('utf8', at + 512, at + 512 + size),
      );
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}

/** What GitHub would pack of the files as they are now; git is on every machine that can push them. */
function pack(): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  const git = (...args: readonly string[]): Buffer =>
    execFileSync('git', [`--git-dir=${folder}`, '--work-tree=.', ...args], { maxBuffer: 2 ** 28 });
  try {
    git('init', '--quiet');
    git('add', '--all');
    const tree = git('write-tree').toString().trim();
    return readTar(git('archive', '--format=tar', tree));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const hasGit = hasPrograms('git');
const archive = hasGit ? pack() : new Map<string, string>();
const ACTIONS = ['action.yml', 'views/action.yml', 'sweep/action.yml'];

(hasGit ? describe : describe.skip)('what GitHub packs for the runner', () => {
  it.each(ACTIONS)('has all that %s names', (file) => {
    const { runs } = parse(archive.get(file) ?? '') as { runs: Record<string, string> };
    const scripts = [runs['main'], runs['post']].flatMap((script) => script ?? []);
    expect(scripts).not.toEqual([]);
    for (const script of scripts) {
      const path = posix.join(posix.dirname(file), script);
      expect([...archive.keys()]).toContain(path);
      // Whose code are modules.
      expect([...archive.keys()]).toContain(posix.join(posix.dirname(path), 'package.json'));
    }
  });

  it('has every part of the bundles', () => {
    const parts = readdirSync('dist', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.join(...entry.parentPath.split(sep), entry.name));
    const packed = [...archive.keys()].filter((path) => path.startsWith('dist/'));
    expect(packed.toSorted()).toEqual(parts.toSorted());
  });

  it('is small: every job that uses an action downloads it', () => {
    const texts = [...archive].map(([path, text]) => `${path}\n${text}`).join('');
    expect(gzipSync(texts).length).toBeLessThan(250_000);
  });

  it('has nothing else but what people read first', () => {
    const rest = [...archive.keys()].filter((path) => !path.startsWith('dist/') && !ACTIONS.includes(path));
    expect(rest.toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'sweep/README.md',
      'views/README.md',
    ]);
  });
});
