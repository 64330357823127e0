/**
 * The release's script in a repository of its own, with a fake of `gh` that writes down how it is called.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hasPrograms } from '../../fakes/runner/programs.ts';

const describeRelease = hasPrograms('git', 'tar') ? describe : describe.skip;
const SCRIPT = resolve('tools/release/release.mjs');
const who = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b',
};
const ACTION = 'runs:\n  using: node24\n  main: dist/agent/index.js\n';

let root: string;
let tools: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  tools = mkdtempSync(join(tmpdir(), 'tools-'));
  const gh = join(tools, 'gh');
  writeFileSync(gh, `#!/bin/sh\necho "$@" >> "${join(tools, 'calls')}"\n`);
  chmodSync(gh, 0o755);
  git('init', '--quiet');
});
afterEach(() => {
  rmSync(root, { recursive: true });
  rmSync(tools, { recursive: true });
});

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: root, env: { ...process.env, ...who }, encoding: 'utf8' }).trim();
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
    'src/version.ts': `export const VERSION = '${version}';\n`,
    'CHANGELOG.md': `# Changelog\n\n## [Unreleased]\n\n## [${version}] - 2026-09-01\n\n### Added\n\n- All.\n\n## [0.0.1] - 2026-01-01\n\n- Old.\n`,
    'action.yml': ACTION,
    'views/action.yml': ACTION.replace('dist', '../dist'),
    'sweep/action.yml': ACTION.replace('dist', '../dist'),
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

function release(...words: readonly string[]): Readonly<{ code: number | null; out: string; calls: string }> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [tools, process.env['PATH'] ?? ''].join(delimiter),
      GITHUB_REPOSITORY: 'acme/docs-agent-action',
    },
  });
  const calls = existsSync(join(tools, 'calls')) ? readFileSync(join(tools, 'calls'), 'utf8') : '';
  return { code: status, out: stdout + stderr, calls: calls.replaceAll(git('rev-parse', 'HEAD'), 'SHA') };
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
    const listed = execFileSync('tar', ['-tzf', bundle], { cwd: root, encoding: 'utf8' }).split('\n');
    expect(listed).toContain('docs-agent-action-1.2.3/dist/agent/index.js');
    expect(listed.join('\n')).not.toContain('src/');
    const sbom: unknown = JSON.parse(
      readFileSync(join(root, 'build/release/docs-agent-action-1.2.3.cdx.json'), 'utf8'),
    );
    // Of what is installed, what the bundles hold.
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'docs-agent-action', version: '1.2.3' } },
      components: [{ name: 'used', version: '1.0.0' }],
      dependencies: [{ ref: 'x@1.2.3', dependsOn: ['used@1.0.0'] }, { ref: 'used@1.0.0' }],
    });
    expect(readFileSync(join(root, 'build/release/SHA256SUMS'), 'utf8')).toMatch(
      /^[\da-f]{64} {2}docs-agent-action-1\.2\.3\.tar\.gz\n[\da-f]{64} {2}\S+\.cdx\.json\n$/,
    );
  });
});

describeRelease('a release', () => {
  const created = (version: string, more = ''): string =>
    `release create v${version} build/release/docs-agent-action-${version}.tar.gz ` +
    `build/release/docs-agent-action-${version}.cdx.json build/release/SHA256SUMS --repo acme/docs-agent-action ` +
    `--target SHA --title v${version} --notes-file build/release/NOTES.md${more}\n`;

  it('is made whole, then the floating tag is made', () => {
    commit('1.0.0');
    expect(release('1.0.0')).toMatchObject({
      code: 0,
      calls: `${created('1.0.0')}api --method POST repos/acme/docs-agent-action/git/refs -f ref=refs/tags/v1 -f sha=SHA\n`,
    });
  });

  it('moves a floating tag that is there', () => {
    commit('1.0.0');
    git('tag', 'v1.0.0');
    git('tag', 'v1');
    commit('1.0.1');
    expect(release('1.0.1').calls).toContain(
      'api --method PATCH repos/acme/docs-agent-action/git/refs/tags/v1 -f sha=SHA -F force=true\n',
    );
  });

  it('publishes what was packed before, as it is', () => {
    commit('1.0.0');
    release('1.0.0', '--dry-run');
    const bundle = join(root, 'build/release/docs-agent-action-1.0.0.tar.gz');
    writeFileSync(bundle, 'as it was attested');
    expect(release('1.0.0', '--packed').code).toBe(0);
    expect(readFileSync(bundle, 'utf8')).toBe('as it was attested');
  });

  it.each([
    ['2.0.0-rc.1', ' --prerelease'],
    ['0.9.0', ''],
  ])('%s moves nothing that people follow', (version, more) => {
    commit(version);
    expect(release(version)).toMatchObject({ code: 0, calls: created(version, more) });
  });

  it('may fix an older major version', () => {
    commit('1.0.0');
    git('tag', 'v1.0.0');
    git('tag', 'v2.3.0');
    commit('1.0.1');
    expect(release('1.0.1', '--dry-run').code).toBe(0);
  });
});

describeRelease('nothing is published', () => {
  it.each([
    ['of what is no version', 'v1.2.3', {}, 'v1.2.3 is no version'],
    ['of an empty version', '', {}, 'is no version'],
    ['where package.json says otherwise', '1.2.4', {}, 'package.json says 1.2.3, not 1.2.4.'],
    [
      'where the code says otherwise',
      '1.2.3',
      { 'src/version.ts': "export const VERSION = '1.2.2';" },
      'src/version.ts says 1.2.2',
    ],
    [
      'without a word in the changelog',
      '1.2.3',
      { 'CHANGELOG.md': '## [Unreleased]\n\n- All.\n' },
      'CHANGELOG.md has nothing',
    ],
    [
      'without a date in the changelog',
      '1.2.3',
      { 'CHANGELOG.md': '## [1.2.3] - soon\n\n- All.\n' },
      'CHANGELOG.md has nothing',
    ],
    [
      'without a bundle',
      '1.2.3',
      { 'action.yml': `${ACTION}  post: dist/agent/post-step.js\n` },
      'dist/agent/post-step.js is not there',
    ],
  ])('%s', (_, version, changes: Readonly<Record<string, string>>, obstacle) => {
    commit('1.2.3', changes);
    const { code, out, calls } = release(version);
    expect({ code, calls }).toEqual({ code: 1, calls: '' });
    expect(out).toContain(`✗ `);
    expect(out).toContain(obstacle);
  });

  it.each(['1.2.3', '1.2.4', '1.10.0'])('where v%s is there already', (tag) => {
    commit('1.2.3');
    git('tag', `v${tag}`);
    expect(release('1.2.3')).toMatchObject({
      code: 1,
      calls: '',
      out: expect.stringContaining(`v${tag} is there`),
    });
  });

  it('from a tree that has changes', () => {
    commit('1.2.3');
    write('dist/agent/index.js', 'other();\n');
    expect(release('1.2.3')).toMatchObject({
      code: 1,
      calls: '',
      out: expect.stringContaining('has changes'),
    });
  });
});
