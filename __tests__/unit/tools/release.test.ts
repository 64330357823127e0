/** The release's script in a repository of its own, with a fake of `gh` that writes down how it is called. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
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
import { parse } from 'yaml';
import { hasPrograms } from '../../../fakes/runner/programs.ts';
import type { WorkflowDocument } from '../../../fakes/runner/workflow-file.ts';
// @ts-expect-error A script without types.
import * as moveScript from '../../../tools/release/move-major-tag.mjs';
// @ts-expect-error A script without types.
import * as script from '../../../tools/release/release.mjs';
// @ts-expect-error A script without types.
import * as ownerScript from '../../../tools/release/set-owner.mjs';

const describeRelease = hasPrograms('git', 'tar') ? describe : describe.skip;
type Options = Readonly<Record<string, string>>;
const { findObstacles, draftCommand } = script as {
  findObstacles: (root: string, version: string) => readonly string[];
  draftCommand: (root: string, options: Options) => readonly string[];
};
const { planMove } = moveScript as {
  planMove: (
    root: string,
    options: Options,
  ) => Readonly<{ command?: readonly string[]; reason?: string; error?: string }>;
};
const { filesWithoutOwner } = ownerScript as {
  filesWithoutOwner: (root: string) => readonly string[];
};
const SCRIPT = resolve('tools/release/release.mjs');
const MOVE_SCRIPT = resolve('tools/release/move-major-tag.mjs');
const SET_OWNER = resolve('tools/release/set-owner.mjs');
const ACTIONS = ['views', 'signals', 'sweep', 'care', 'report'];
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
      ACTIONS.map((name) => [`${name}/action.yml`, ACTION.replace('dist', '../dist')]),
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

type Ran = Readonly<{ code: number | null; out: string; calls: string }>;

function release(...words: readonly string[]): Ran {
  return runScript(SCRIPT, ...words);
}

function runScript(...words: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
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
  it('checks, packs, shows the notes and the command, and creates nothing', () => {
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
  const drafted = (version: string, more = ''): string =>
    `gh release create v${version} build/release/docs-agent-action-${version}.tar.gz ` +
    `build/release/docs-agent-action-${version}.cdx.json build/release/SHA256SUMS --draft --repo acme/docs-agent-action ` +
    `--target SHA --title v${version} --notes-file build/release/NOTES.md${more}`;

  it.each([
    ['1.0.0', ''],
    ['2.0.0-rc.1', ' --prerelease'],
  ])('%s becomes a draft with all its files', (version, more) => {
    commit(version);
    const command = draftCommand(root, { version, repository: 'acme/docs-agent-action' });
    const shown = command.join(' ').replaceAll(git('rev-parse', 'HEAD'), 'SHA');
    expect(shown).toBe(drafted(version, more));
  });

  it('has the files that were packed before, unchanged', () => {
    commit('1.0.0');
    mkdirSync(join(root, 'build/release'), { recursive: true });
    const bundle = join(root, 'build/release/docs-agent-action-1.0.0.tar.gz');
    writeFileSync(bundle, 'as it was attested');
    const { code, calls } = release('1.0.0', '--packed');
    expect([code, calls]).toEqual([0, `${drafted('1.0.0')}\n`]);
    expect(readFileSync(bundle, 'utf8')).toBe('as it was attested');
  });

  /** Lists the files of this repository that run where an action is used. */
  const filesThatRun = (): readonly string[] => {
    const folders = [
      'action.yml',
      'dist',
      ...ACTIONS.map((name) => `${name}/action.yml`),
    ];
    const listed = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' });
    return listed.trim().split('\n').toSorted();
  };

  it('has an attestation for each `action.yml` and each file of `dist/`', () => {
    const { jobs } = parse(
      readFileSync('.github/workflows/release.yml', 'utf8'),
    ) as WorkflowDocument;
    const steps = jobs['attest']?.steps ?? [];
    const subjects = steps.map((step) => String(step.with?.['subject-path']));
    const patterns = (subjects.find((paths) => paths.includes('dist')) ?? '')
      .trim()
      .split('\n')
      .map(patternOf);

    const attested = filesThatRun().filter((file) =>
      patterns.some((pattern) => pattern.test(`docs-agent-action-1.2.3/${file}`)),
    );
    expect(attested).toEqual(filesThatRun());
    expect(attested).toContain('dist/agent/main.js');
  });

  it.each(['.github/workflows/major-tag.yml', 'docs/versioning.md'])(
    'is verified in %s: each of these files',
    (path) => {
      const [, globs = ''] =
        /for file in (.+); do/.exec(readFileSync(path, 'utf8')) ?? [];
      const verified = execFileSync('sh', ['-c', `echo ${globs}`], { encoding: 'utf8' });
      expect(verified.trim().split(' ').toSorted()).toEqual(filesThatRun());
    },
  );
});

/** Converts a path of `subject-path`, in which `**` matches folders and `*` part of a name. */
function patternOf(path: string): RegExp {
  const source = path
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\*+/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
  return new RegExp(`^${source}$`);
}

describeRelease('the tag of the major version', () => {
  const repository = 'acme/docs-agent-action';
  const refs = `repos/${repository}/git/refs`;
  const plan = (tag: string) => planMove(root, { tag, repository });
  const publish = (version: string): void => {
    commit(version);
    git('tag', `v${version}`);
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  };
  const move = (tag: string): Ran => runScript(MOVE_SCRIPT, tag);

  it('is created for the first release, and moves to each later one', () => {
    publish('1.0.0');
    const created = `gh api --method POST ${refs} -f ref=refs/tags/v1 -f sha=SHA\n`;
    expect(move('v1.0.0')).toMatchObject({ code: 0, calls: created });
    git('tag', 'v1');
    publish('1.0.1');
    const moved = `gh api --method PATCH ${refs}/tags/v1 -f sha=SHA -F force=true\n`;
    const second = move('v1.0.1');
    expect(second.code).toBe(0);
    expect(second.calls.endsWith(moved)).toBe(true);
  });

  it('moves to a fix of an older major version, and only that tag', () => {
    publish('2.0.0');
    publish('1.0.1');
    expect(plan('v1.0.1').command).toContain('ref=refs/tags/v1');
  });

  it.each([
    ['2.0.0-rc.1', 'is a prerelease'],
    ['0.9.0', 'is older than 1.0.0'],
  ])('does not move to %s', (version, reason) => {
    publish(version);
    const { code, out, calls } = move(`v${version}`);
    expect({ code, calls }).toEqual({ code: 0, calls: '' });
    expect(out).toContain(`✓ No tag is moved: v${version} ${reason}`);
  });

  it('stays if the release is not of main, not the newest, or not a release', () => {
    publish('1.0.1');
    publish('1.0.0');
    commit('1.0.2');
    git('tag', 'v1.0.2');
    expect(plan('v1.0.2')).toEqual({ error: 'v1.0.2 is not a commit of main.' });
    expect(plan('v1.0.0')).toEqual({ error: 'v1.0.2 is newer than v1.0.0.' });
    expect(plan('1.0.0')).toEqual({ error: '1.0.0 is not the tag of a release.' });
    const { code, out, calls } = move('v1.0.0');
    expect({ code, calls }).toEqual({ code: 1, calls: '' });
    expect(out).toContain('✗ No tag is moved: v1.0.2 is newer');
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
    [
      'without an owner',
      '1.2.3',
      { 'docs/recipes.md': 'uses: OWNER/docs-agent-action@v1\n' },
      'docs/recipes.md says OWNER instead of the owner: node tools/release/set-owner.mjs',
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

describe('set-owner', () => {
  const setOwner = (...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [SET_OWNER, ...words],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    return { code: status, out: stdout + stderr };
  };
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const FILES: Readonly<Record<string, string>> = {
    'README.md':
      '# Title\n\nText.\n\n3. Commit it. Replace `OWNER` with the owner of\n   the action.\n\n   uses: OWNER/docs-agent-action@v1\n',
    'docs/recipes.md': 'Copy it, replace `OWNER`, and start.\n',
    'docs/pictures/note.txt': 'OWNER\n',
    'examples/organization/a.yml': 'uses: OWNER/docs-agent-action@v1\n',
    'sweep/README.md': 'uses: OWNER/docs-agent-action/sweep@v1\n',
    '.github/CODEOWNERS': '* @OWNER/maintainers\n',
    'src/a.ts': 'OWNER\n',
  };
  const filesNow = () =>
    Object.fromEntries(Object.keys(FILES).map((file) => [file, read(file)]));
  beforeEach(() => {
    for (const [file, text] of Object.entries(FILES)) write(file, text);
  });

  it('puts the owner into what people read or copy, and adds the badges', () => {
    const { code, out } = setOwner('acme-2');
    expect({ code, out }).toMatchObject({ code: 0 });
    expect(out).toContain('Changed 6 places and added 3 badges.');
    const page = 'https://github.com/acme-2/docs-agent-action';
    const { 'README.md': readme = '', ...others } = filesNow();
    const checks = `${page}/actions/workflows/check.yml`;
    const begin = `# Title\n\n[![CI](${checks}/badge.svg)](${checks})\n[![Release](`;
    expect(readme.startsWith(begin)).toBe(true);
    expect(readme).toContain(
      '\n\nText.\n\n3. Commit it.\n\n   uses: acme-2/docs-agent-action@v1\n',
    );
    expect(others).toEqual({
      'docs/recipes.md': 'Copy it, and start.\n',
      'docs/pictures/note.txt': 'OWNER\n',
      'examples/organization/a.yml': 'uses: acme-2/docs-agent-action@v1\n',
      'sweep/README.md': 'uses: acme-2/docs-agent-action/sweep@v1\n',
      '.github/CODEOWNERS': '* @acme-2/maintainers\n',
      'src/a.ts': 'OWNER\n',
    });
  });

  it('changes nothing if it is run twice', () => {
    setOwner('acme');
    const before = filesNow();
    expect(setOwner('acme')).toEqual({
      code: 0,
      out: 'Nothing to change: the owner is in all places.\n',
    });
    expect(filesNow()).toEqual(before);
  });

  it.each([
    [''],
    ['acme/docs'],
    ['-acme'],
    ['acme-'],
    ['a--b'],
    ['a_b'],
    ['a'.repeat(40)],
    ['OWNER'],
    ['two words'],
  ])('refuses %j, which is not a login', (owner) => {
    const { code, out } = setOwner(owner);
    expect(code).toBe(1);
    expect(out).toContain(`✗ "${owner}" is not a GitHub login. Use`);
    expect(filesNow()).toEqual(FILES);
  });

  it('leaves no placeholder in this repository', () => {
    const places = [
      'README.md',
      'docs',
      'examples',
      'sweep',
      'care',
      'views',
      'signals',
      'report',
      '.github',
    ];
    for (const place of places) cpSync(place, join(root, place), { recursive: true });
    expect(setOwner('acme').code).toBe(0);
    expect(filesWithoutOwner(root)).toEqual([]);
    expect(read('README.md')).not.toMatch(/Replace\s+`/);
  });
});
