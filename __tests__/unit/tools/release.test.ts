/** The release's script in a repository of its own, with a fake of `gh` that writes down how it is called. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hasPrograms } from '../../../fakes/runner/programs.ts';
// @ts-expect-error A script without types.
import * as script from '../../../tools/release/release.mjs';

const describeRelease = hasPrograms('git', 'tar') ? describe : describe.skip;
const { findObstacles, planOf } = script as {
  findObstacles: (root: string, version: string) => readonly string[];
  planOf: (
    root: string,
    options: Readonly<Record<string, string>>,
  ) => readonly (readonly string[])[];
};
const SCRIPT = resolve('tools/release/release.mjs');
const ACTION = 'runs:\n  using: node24\n  main: dist/agent/index.js\n';

let root: string;
let tools: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  tools = mkdtempSync(join(tmpdir(), 'tools-'));
  const gh = join(tools, 'gh');
  writeFileSync(gh, `#!/bin/sh\necho gh "$@" >> "${join(tools, 'calls')}"\n`);
  chmodSync(gh, 0o755);
  git('init', '--quiet');
});
afterEach(() => {
  rmSync(root, { recursive: true });
  rmSync(tools, { recursive: true });
});

function git(...words: readonly string[]): string {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b'];
  return execFileSync('git', [...author, ...words], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Commits a tree that is ready for a release of `version`, but for `changes`. */
function commit(version: string, changes: Readonly<Record<string, string>> = {}): void {
  const dependencies = { used: '1.0.0', unused: '2.0.0' };
  const packages = {
    '': { name: 'x', version, dependencies },
    'node_modules/used': { version: '1.0.0', license: 'MIT' },
    'node_modules/unused': { version: '2.0.0', license: 'MIT' },
  };
  const lock = { name: 'x', version, lockfileVersion: 3, packages };
  const files: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({ name: 'x', version, dependencies }),
    'package-lock.json': JSON.stringify(lock),
    'src/http/requests.ts': `export const VERSION = '${version}';\n`,
    'CHANGELOG.md': `# Changelog\n\n## [Unreleased]\n\n## [${version}] - 2026-09-01\n\n### Added\n\n- All.\n\n## [0.0.1] - 2026-01-01\n\n- Old.\n`,
    'action.yml': ACTION,
    ...Object.fromEntries(
      ['views', 'signals', 'sweep'].map((name) => [
        `${name}/action.yml`,
        ACTION.replace('dist', '../dist'),
      ]),
    ),
    'dist/agent/index.js': 'run();\n',
    'dist/agent/licenses.txt': 'used@1.0.0 (MIT)\n\nMIT License\n',
    'README.md': '#\n',
    'SECURITY.md': '#\n',
    LICENSE: 'MIT\n',
    '.gitignore': 'build/\n',
    ...changes,
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  git('add', '--all');
  git('commit', '--quiet', '--message', version);
}

function release(
  ...words: readonly string[]
): Readonly<{ code: number | null; out: string; calls: string }> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [tools, process.env['PATH'] ?? ''].join(delimiter),
      GITHUB_REPOSITORY: 'acme/docs-agent-action',
    },
  });
  const calls = existsSync(join(tools, 'calls'))
    ? readFileSync(join(tools, 'calls'), 'utf8')
    : '';
  return {
    code: status,
    out: stdout + stderr,
    calls: calls.replaceAll(git('rev-parse', 'HEAD'), 'SHA'),
  };
}

describeRelease('a dry run', () => {
  it('checks, packs, shows the notes and the commands, and publishes nothing', () => {
    commit('1.2.3');
    const { code, out, calls } = release('1.2.3', '--dry-run');
    expect({ code, calls }).toEqual({ code: 0, calls: '' });
    expect(out).toContain('### Added\n\n- All.\n');
    expect(out).not.toContain('Old.');
    expect(out).toContain('would run: gh release create v1.2.3');
    const bundle = 'build/release/docs-agent-action-1.2.3.tar.gz';
    const listed = execFileSync('tar', ['-tzf', bundle], {
      cwd: root,
      encoding: 'utf8',
    }).split('\n');
    expect(listed).toContain('docs-agent-action-1.2.3/dist/agent/index.js');
    expect(listed.join('\n')).not.toContain('src/');
    const packed = (file: string): string =>
      readFileSync(join(root, 'build/release', file), 'utf8');
    const sbom: unknown = JSON.parse(packed('docs-agent-action-1.2.3.cdx.json'));
    // Of what is installed, what the bundles hold.
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'docs-agent-action', version: '1.2.3' } },
      components: [{ name: 'used', version: '1.0.0' }],
      dependencies: [
        { ref: 'x@1.2.3', dependsOn: ['used@1.0.0'] },
        { ref: 'used@1.0.0' },
      ],
    });
    expect(packed('SHA256SUMS')).toMatch(
      /^[\da-f]{64} {2}docs-agent-action-1\.2\.3\.tar\.gz\n[\da-f]{64} {2}\S+\.cdx\.json\n$/,
    );
  });
});

describeRelease('a release', () => {
  const plan = (version: string): readonly string[] =>
    planOf(root, { version, repository: 'acme/docs-agent-action' }).map((command) =>
      command.join(' ').replaceAll(git('rev-parse', 'HEAD'), 'SHA'),
    );
  const created = (version: string, more = ''): string =>
    `gh release create v${version} build/release/docs-agent-action-${version}.tar.gz ` +
    `build/release/docs-agent-action-${version}.cdx.json build/release/SHA256SUMS --repo acme/docs-agent-action ` +
    `--target SHA --title v${version} --notes-file build/release/NOTES.md${more}`;
  const refs = 'repos/acme/docs-agent-action/git/refs';

  it('publishes what was packed before, unchanged', () => {
    commit('1.0.0');
    mkdirSync(join(root, 'build/release'), { recursive: true });
    const bundle = join(root, 'build/release/docs-agent-action-1.0.0.tar.gz');
    writeFileSync(bundle, 'as it was attested');
    const { code, calls } = release('1.0.0', '--packed');
    expect([code, calls]).toEqual([0, `${plan('1.0.0').join('\n')}\n`]);
    expect(readFileSync(bundle, 'utf8')).toBe('as it was attested');
  });

  it('is created complete, then the floating tag is created or moved', () => {
    commit('1.0.0');
    const first = `gh api --method POST ${refs} -f ref=refs/tags/v1 -f sha=SHA`;
    expect(plan('1.0.0')).toEqual([created('1.0.0'), first]);
    git('tag', 'v1.0.0');
    git('tag', 'v1');
    expect(plan('1.0.1')[1]).toBe(
      `gh api --method PATCH ${refs}/tags/v1 -f sha=SHA -F force=true`,
    );
  });

  it.each([
    ['2.0.0-rc.1', ' --prerelease'],
    ['0.9.0', ''],
  ])('%s moves no floating tag', (version, more) => {
    commit(version);
    expect(plan(version)).toEqual([created(version, more)]);
  });
});

describeRelease('a release is refused', () => {
  it.each<[string, string, Readonly<Record<string, string>>, string]>([
    ['of no version', 'v1.2.3', {}, 'v1.2.3 is no version'],
    [
      'if package.json has another one',
      '1.2.4',
      {},
      'package.json has 1.2.3, not 1.2.4.',
    ],
    [
      'without a section in the changelog',
      '1.2.3',
      { 'CHANGELOG.md': '## [Unreleased]\n' },
      'CHANGELOG.md has',
    ],
    [
      'without a bundle',
      '1.2.3',
      { 'action.yml': `${ACTION}  post: post.js\n` },
      'post.js is not',
    ],
  ])('%s', (_, version, changes, obstacle) => {
    commit('1.2.3', changes);
    expect(findObstacles(root, version).join('\n')).toContain(obstacle);
  });

  it('if the tree has changes or a newer version exists, except of an older major version', () => {
    commit('1.2.3');
    git('tag', 'v2.3.0');
    expect(findObstacles(root, '1.2.3')).toEqual([]);
    for (const tag of ['v1.2.3', 'v1.2.4', 'v1.10.0']) {
      git('tag', tag);
      expect(findObstacles(root, '1.2.3')).toEqual([
        expect.stringContaining(`${tag} is there`),
      ]);
    }
    write('dist/agent/index.js', 'other();\n');
    const { code, out, calls } = release('1.2.3');
    expect([code, calls]).toEqual([1, '']);
    expect(out).toContain('✗ The tree has changes');
  });
});
