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
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readFolder } from '../../../fakes/read-folder.ts';
import { hasPrograms } from '../../../fakes/runner/programs.ts';
import type { WorkflowDocument } from '../../../fakes/runner/workflow-file.ts';
import { GIT_ENV, runGit } from '../../support/git.ts';

const describeRelease = hasPrograms('git') ? describe : describe.skip;
type Options = Readonly<Record<string, string>>;
type Plan = Readonly<{ command?: readonly string[]; reason?: string; error?: string }>;
const SCRIPT = resolve('tools/release/release.mjs');
const MOVE_SCRIPT = resolve('tools/release/move-major-tag.mjs');
const ACTIONS = ['sweep', 'care', 'report', 'analytics'];
const ACTION = 'runs:\n  using: node24\n  main: dist/agent/index.js\n';

/** Calls a function of a script in a process whose git has no settings of this machine. */
function call(file: string, name: string, ...words: readonly unknown[]): unknown {
  const code = `import { ${name} } from ${JSON.stringify(pathToFileURL(file).href)};
    console.log(JSON.stringify(${name}(...JSON.parse(process.argv[1]))));`;
  const args = ['--input-type=module', '--eval', code, JSON.stringify(words)];
  const options = { env: GIT_ENV, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, args, options));
}

const findObstacles = (folder: string, version: string): readonly string[] =>
  call(SCRIPT, 'findObstacles', folder, version) as readonly string[];
const planMove = (folder: string, options: Options): Plan =>
  call(MOVE_SCRIPT, 'planMove', folder, options) as Plan;

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
  return runGit(root, ...words)
    .toString()
    .trim();
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Commits a tree that is ready for a release of `version`, but for `changes`. */
function commit(version: string, changes: Readonly<Record<string, string>> = {}): void {
  const files: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({ version }),
    'package-lock.json': JSON.stringify({ version }),
    'src/http/requests.ts': `export const VERSION = '${version}';\n`,
    'CHANGELOG.md': `# Changelog\n\n## [Unreleased]\n\n## [${version}] - 2026-09-01\n\n- All.\n`,
    'action.yml': ACTION,
    ...Object.fromEntries(
      ACTIONS.map((name) => [`${name}/action.yml`, ACTION.replace('dist', '../dist')]),
    ),
    'dist/agent/index.js': 'run();\n',
    'README.md': '#\n',
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
      ...GIT_ENV,
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

describeRelease('a release', () => {
  it('is a draft with the files that were packed before, unchanged', () => {
    commit('2.0.0-rc.1');
    const bundle = 'build/release/docs-agent-action-2.0.0-rc.1.tar.gz';
    write(bundle, 'as it was attested');
    const { code, calls } = release('2.0.0-rc.1', '--packed');
    const files = `${bundle} build/release/docs-agent-action-2.0.0-rc.1.cdx.json build/release/SHA256SUMS`;
    const target = '--repo acme/docs-agent-action --target SHA';
    const notes = '--title v2.0.0-rc.1 --notes-file build/release/NOTES.md';
    expect({ code, calls }).toEqual({
      code: 0,
      calls: `gh release create v2.0.0-rc.1 ${files} --draft ${target} ${notes} --prerelease\n`,
    });
    expect(readFileSync(join(root, bundle), 'utf8')).toBe('as it was attested');
  });

  it('shows each entry of the changelog as one line', () => {
    const entries = '### Added\n\n- One\n  and more.\n  - A part\n    of it.\n- Two.';
    commit('1.2.3', { 'CHANGELOG.md': `## [1.2.3] - 2026-09-01\n\n${entries}\n` });
    const { out } = release('1.2.3', '--packed', '--dry-run');
    expect(out).toContain('### Added\n\n- One and more.\n  - A part of it.\n- Two.\n');
  });

  /** Lists the files of this repository that run where an action is used. */
  const filesThatRun = (): readonly string[] => {
    const metadata = ACTIONS.map((name) => `${name}/action.yml`);
    const bundled = Object.keys(readFolder('dist')).map((path) => `dist/${path}`);
    return ['action.yml', ...metadata, ...bundled].toSorted();
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

  it('moves to a fix of the branch of its major version', () => {
    publish('2.0.0');
    commit('1.0.2');
    git('tag', 'v1.0.2');
    git('update-ref', 'refs/remotes/origin/v1.x', 'HEAD');
    expect(plan('v1.0.2').command).toContain('ref=refs/tags/v1');
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
    const error = 'v1.0.2 is not a commit of main or v1.x.';
    expect(plan('v1.0.2')).toEqual({ error });
    git('update-ref', 'refs/remotes/origin/v2.x', 'HEAD');
    expect(plan('v1.0.2')).toEqual({ error });
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
      'docs/recipes.md says OWNER instead of the owner',
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
