// Puts the owner of this repository into pages, examples and sub-actions: node tools/release/set-owner.mjs <owner>
// Adds the badges that work from then on to README.md. A second run changes nothing. README.md describes when it is used.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The word in place of the owner. */
const PLACEHOLDER = /\bOWNER\b/g;
const NAME = 'docs-agent-action';

/** Files and folders that people read or copy. */
const PLACES =
  'README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md action.yml docs examples views signals sweep care report .github'.split(
    ' ',
  );
const TEXT_FILE = /\.(?:md|ya?ml)$|(?:^|\/)CODEOWNERS$/;

/** Instructions to replace the placeholder, which have no purpose once it is replaced. */
const INSTRUCTIONS = [
  [/\s+Replace\s+`OWNER`[^.]*\.(?=\s)/g, ''],
  [/,\s+replace\s+`OWNER`,/g, ','],
];

/** A login of GitHub: letters, digits and single hyphens between them. */
const LOGIN = /^[a-z\d](?:-?[a-z\d]){0,38}$/i;
const MAX_LOGIN_LENGTH = 39;

/** Lists the files at `root` that still contain the placeholder. */
export function filesWithoutOwner(root) {
  return textFilesIn(root).filter((file) => read(root, file).match(PLACEHOLDER) !== null);
}

/** Puts the owner into all files at `root`. Returns how many places and badges it changed. */
export function setOwner(root, owner) {
  let places = 0;
  for (const file of textFilesIn(root)) {
    const before = read(root, file);
    places += before.match(PLACEHOLDER)?.length ?? 0;
    const after = replaceOwner(before, owner);
    if (after !== before) writeFileSync(join(root, file), after);
  }
  return { places, badges: addBadges(root, owner) };
}

/** Returns whether a text can be the login of a person or an organization. */
export function isLogin(text) {
  const isPlaceholder = text.toUpperCase() === 'OWNER';
  return LOGIN.test(text) && text.length <= MAX_LOGIN_LENGTH && !isPlaceholder;
}

function replaceOwner(text, owner) {
  let replaced = text;
  for (const [instruction, rest] of INSTRUCTIONS) {
    replaced = replaced.replaceAll(instruction, rest);
  }
  return replaced.replaceAll(PLACEHOLDER, owner);
}

/** Adds the badges that README.md does not have yet, below its heading. Returns how many. */
function addBadges(root, owner) {
  const readme = read(root, 'README.md');
  const missing = badgesOf(owner).filter(({ sign }) => !readme.includes(sign));
  if (missing.length === 0) return 0;
  const [heading, ...rest] = readme.split('\n');
  const badges = missing.map(({ markdown }) => markdown);
  const following = rest.join('\n').trimStart();
  const text = `${heading}\n\n${badges.join('\n')}\n\n${following}`;
  writeFileSync(join(root, 'README.md'), text);
  return missing.length;
}

/** Returns the badges, each with a text by which it is recognised. */
function badgesOf(owner) {
  const page = `https://github.com/${owner}/${NAME}`;
  const workflow = `${NAME}/actions/workflows/check.yml`;
  const checks = `https://github.com/${owner}/${workflow}`;
  const shields = 'https://img.shields.io';
  return [
    {
      sign: `${workflow}/badge.svg`,
      markdown: `[![CI](${checks}/badge.svg)](${checks})`,
    },
    {
      sign: 'img.shields.io/github/v/release/',
      markdown: `[![Release](${shields}/github/v/release/${owner}/${NAME})](${page}/releases)`,
    },
    {
      sign: 'img.shields.io/badge/licence-MIT',
      markdown: `[![Licence](${shields}/badge/licence-MIT-green)](LICENSE)`,
    },
  ];
}

function textFilesIn(root) {
  const files = [];
  for (const place of PLACES) {
    const path = join(root, place);
    if (!existsSync(path)) continue;
    const below = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true }).map((file) => join(place, file))
      : [place];
    files.push(...below.filter((file) => TEXT_FILE.test(file)));
  }
  return files.toSorted();
}

function read(root, file) {
  return readFileSync(join(root, file), 'utf8');
}

function main([owner = '', ...others]) {
  if (!isLogin(owner) || others.length > 0) {
    console.error(
      `✗ "${[owner, ...others].join(' ')}" is not a GitHub login. Use the name of the account that owns the repository: node tools/release/set-owner.mjs acme`,
    );
    return 1;
  }
  const { places, badges } = setOwner(process.cwd(), owner);
  if (places + badges === 0) {
    console.log('Nothing to change: the owner is in all places.');
    return 0;
  }
  console.log(`Changed ${places} places and added ${badges} badges.`);
  console.log('Run `npm run format`, because the width of tables may have changed.');
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = main(process.argv.slice(2));
}
