// A release, step by step: node tools/release/release.mjs <version> [--dry-run | --packed]
// Checks that the tree is ready for it, packs its files into build/release/, and creates a draft of the release.
// --dry-run only prints the command; --packed uses what an earlier run has packed. README.md describes how it is used.
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packagesIn } from '../build/bundled-packages.mjs';
import { compareVersions, gitAt, newestVersion, parseVersion, run } from './versions.mjs';

/** What somebody needs who vendors the actions; the source is in the tag. */
const PACKED =
  'action.yml sweep care report analytics dist README.md CHANGELOG.md SECURITY.md LICENSE'.split(
    ' ',
  );
const NAME = 'docs-agent-action';

/** Lists the obstacles to a release of `version` from the tree at `root`: a sentence each. */
export function findObstacles(root, version) {
  const parsed = parseVersion(version);
  if (parsed === undefined) {
    return [`${version} is no version: write 1.2.3, or 1.2.3-rc.1.`];
  }
  const git = gitAt(root);
  const newest = newestVersion(git, parsed.major);
  const declared = [
    ...['package.json', 'package-lock.json'].map((file) => [
      file,
      JSON.parse(text(root, file)).version,
    ]),
    [
      'src/http/requests.ts',
      /VERSION = '([^']+)'/.exec(text(root, 'src/http/requests.ts'))?.[1],
    ],
  ];
  const missing = bundlesOf(root).filter((file) => !existsSync(join(root, file)));
  return [
    ...declared
      .filter(([, found]) => found !== version)
      .map(([file, found]) => `${file} has ${found}, not ${version}.`),
    ...(notesOf(root, version) === ''
      ? [`CHANGELOG.md has nothing under "## [${version}] - <date>".`]
      : []),
    ...missing.map((file) => `${file} is not there: npm run build.`),
    ...filesWithoutOwner(root).map(
      (file) => `${file} says OWNER instead of the owner: see tools/release/README.md.`,
    ),
    ...(git('status', '--porcelain') === ''
      ? []
      : ['The tree has changes: a release is what is committed.']),
    ...(newest !== undefined && compareVersions(newest, parsed) >= 0
      ? [
          `v${newest.text} is there already; a release of this major version has to be newer.`,
        ]
      : []),
  ];
}

/** Lists the pages, workflows and examples that still have the placeholder of the owner. */
function filesWithoutOwner(root) {
  const listed = gitAt(root)('ls-files', '*.md', '*.yml', '*CODEOWNERS', ':!tools');
  return listed.split('\n').filter((file) => /\bOWNER\b/.test(text(root, file)));
}

/**
 * Reads the changelog’s section for a version, without its heading; empty if there is none. Each entry is one line, because GitHub shows
 * a line break in a release as one.
 */
function notesOf(root, version) {
  const sections = text(root, 'CHANGELOG.md').split(/^## /m);
  const dated = sections.find(
    (each) => each.startsWith(`[${version}] - `) && /^.* - \d{4}-\d\d-\d\d\n/.test(each),
  );
  const notes = dated?.slice(dated.indexOf('\n')).trim() ?? '';
  return notes.replaceAll(/\n {2,}(?![-*] )/g, ' ');
}

/** Writes what is published into `build/release/`. The bundle is made of the commit alone. */
export function pack(root, version) {
  const folder = join(root, 'build/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundle = `${NAME}-${version}.tar.gz`;
  const sbom = `${NAME}-${version}.cdx.json`;
  const options = [
    '--format=tar.gz',
    `--prefix=${NAME}-${version}/`,
    `--output=${join(folder, bundle)}`,
  ];
  gitAt(root)('archive', ...options, 'HEAD', ...PACKED);
  writeFileSync(
    join(folder, sbom),
    `${JSON.stringify(billOfMaterials(root), undefined, 2)}\n`,
  );
  const sums = [bundle, sbom].map(
    (file) => `${hash('sha256', readFileSync(join(folder, file)))}  ${file}\n`,
  );
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  writeFileSync(join(folder, 'NOTES.md'), `${notesOf(root, version)}\n`);
}

/**
 * Lists the components of the bundles, as CycloneDX: of the packages that are installed, those that
 * the licences of a bundle name. A scanner would else warn of code that has been left out.
 */
function billOfMaterials(root) {
  const npm = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--omit',
    'dev',
    '--package-lock-only',
  ];
  const bill = JSON.parse(run('npm', npm, root));
  const { component } = bill.metadata;
  const bundled = bundlesOf(root).flatMap((file) =>
    packagesIn(text(root, join(dirname(file), 'licenses.txt'))),
  );
  const isIn = (ref) => bundled.includes(ref) || ref === component['bom-ref'];
  return {
    ...bill,
    // npm names it after the folder.
    metadata: { ...bill.metadata, component: { ...component, name: NAME } },
    components: bill.components.filter((each) => isIn(each['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => isIn(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isIn) })),
  };
}

/** Lists the files that are published beside the tag. */
function assetsOf(version) {
  const files = [
    `${NAME}-${version}.tar.gz`,
    `${NAME}-${version}.cdx.json`,
    'SHA256SUMS',
  ];
  return files.map((file) => `build/release/${file}`);
}

/**
 * Returns the command that creates the release as a draft with all its files: nothing can be added to
 * an immutable release once a maintainer has published it.
 */
function draftCommand(root, { version, repository }) {
  const sha = gitAt(root)('rev-parse', 'HEAD');
  const { isPrerelease } = parseVersion(version);
  const release = ['release', 'create', `v${version}`, ...assetsOf(version), '--draft'];
  const target = ['--repo', repository, '--target', sha];
  const notes = ['--title', `v${version}`, '--notes-file', 'build/release/NOTES.md'];
  return [
    'gh',
    ...release,
    ...target,
    ...notes,
    ...(isPrerelease ? ['--prerelease'] : []),
  ];
}

/** Lists files that the `action.yml` of all actions name. */
function bundlesOf(root) {
  return ['.', 'sweep', 'care', 'report', 'analytics'].flatMap((folder) =>
    [...text(root, `${folder}/action.yml`).matchAll(/^ {2}(?:main|post): (\S+)$/gm)].map(
      ([, file]) => join(folder, file),
    ),
  );
}

function text(root, file) {
  return readFileSync(join(root, file), 'utf8');
}

function main(words) {
  const root = process.cwd();
  const options = { 'dry-run': { type: 'boolean' }, packed: { type: 'boolean' } };
  const { values, positionals } = parseArgs({
    args: words,
    options,
    allowPositionals: true,
  });
  const [version = ''] = positionals;
  const repository = process.env.GITHUB_REPOSITORY ?? 'OWNER/docs-agent-action';
  const obstacles = findObstacles(root, version);
  for (const obstacle of obstacles) console.error(`✗ ${obstacle}`);
  if (obstacles.length > 0) return 1;
  if (!values.packed) pack(root, version);
  console.log(`✓ ${version} can be released from ${gitAt(root)('rev-parse', 'HEAD')}.`);
  console.log(`  ${assetsOf(version).join('\n  ')}\n\n${notesOf(root, version)}\n`);
  const command = draftCommand(root, { version, repository });
  if (values['dry-run']) {
    console.log(`would run: ${command.join(' ')}`);
    return 0;
  }
  const [program, ...rest] = command;
  console.log(`runs: ${command.join(' ')}`);
  run(program, rest, root);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = main(process.argv.slice(2));
}
