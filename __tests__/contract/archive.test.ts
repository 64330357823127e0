import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { hasPrograms } from '../../fakes/runner/programs.ts';
import { ACTIONS } from '../support/actions.ts';
import { runGit } from '../support/git.ts';
import { readFolder } from '../../fakes/read-folder.ts';

/** Lists the files that GitHub would pack now; git is on every machine that can push them. */
function pack(): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  const repository = join(folder, '.git');
  const packed = join(folder, 'packed');
  const git = (...args: readonly string[]): Buffer =>
    runGit('.', `--git-dir=${repository}`, '--work-tree=.', ...args);
  try {
    git('init', '--quiet');
    git('add', '--all');
    const tree = git('write-tree').toString().trim();
    mkdirSync(packed);
    execFileSync('tar', ['-x', '-C', packed], {
      input: git('archive', '--format=tar', tree),
    });
    return readFolder(packed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const canPack = hasPrograms('git', 'tar');
const archive = canPack ? pack() : {};
const paths = Object.keys(archive);
const MANIFESTS = ACTIONS.map(({ file }) => file);

(canPack ? describe : describe.skip)('what GitHub packs for the runner', () => {
  it.each(MANIFESTS)('has all that %s names', (file) => {
    const { runs } = parse(archive[file] ?? '') as { runs: Record<string, string> };
    const scripts = [runs['main'], runs['post']].flatMap((script) => script ?? []);
    expect(scripts).not.toEqual([]);
    for (const script of scripts) {
      const path = posix.join(posix.dirname(file), script);
      expect(paths).toContain(path);
      // Whose code are modules.
      expect(paths).toContain(posix.join(posix.dirname(path), 'package.json'));
    }
  });

  it('has every part of the bundles', () => {
    const parts = Object.keys(readFolder('dist')).map((path) => `dist/${path}`);
    const packed = paths.filter((path) => path.startsWith('dist/'));
    expect(packed.toSorted()).toEqual(parts.toSorted());
  });

  it('is small: every job that uses an action downloads it', () => {
    const texts = Object.entries(archive)
      .map(([path, text]) => `${path}\n${text}`)
      .join('');
    const page = readFileSync('tools/bench/README.md', 'utf8');
    const limit = /download of the runner, compressed +\| at most (\d+) kB/.exec(page);
    expect(gzipSync(texts).length).toBeLessThan(Number(limit?.[1]) * 1000);
  });

  it('has nothing else but what people read first', () => {
    const rest = paths.filter(
      (path) => !path.startsWith('dist/') && !MANIFESTS.includes(path),
    );
    expect(rest.toSorted()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'analytics/README.md',
      'care/README.md',
      'report/README.md',
      'sweep/README.md',
    ]);
  });
});
