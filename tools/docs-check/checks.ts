/** `npm run docs:check`: whether the pages are true. Ends with 1 if they are not. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LinkChecker, LinkState } from 'linkinator';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { FAIL_ON_VALUES } from '../../src/inputs/fail-on.ts';
import { readPage } from '../markdown.ts';
import { checkCommandsReference } from './commands.ts';
import { checkEventsReference, checkSubjectsGuide } from './events.ts';
import {
  codesIn,
  differences,
  filesBelow,
  firstCells,
  readPages,
  snippetsIn,
  type Page,
} from './pages.ts';
import { checkMessages } from './sentences.ts';
import { generatedPages } from './tables.ts';
import { wordsBelow } from './words.ts';

/** Pages that people choose from: a guide has a place in one of the lists of `docs/README.md`. */
const MAX_GUIDES = 12;
const MAX_README_WORDS = 1500;
/** With the marks of its lists, which `wc -w` counts, 1,300. */
const MAX_CONTRIBUTING_WORDS = 1240;

/** Runs all checks of the pages of this repository. Returns the findings of each, by its name. */
export async function checkDocs(): Promise<Readonly<Record<string, readonly string[]>>> {
  const root = packageRoot();
  const pages = readPages(root);
  const paths = pages.map(({ path }) => path);
  const guides = filesIn(root, 'docs').filter(isGuide);
  const examples = filesBelow(root, 'examples');
  const folders = foldersIn(root, 'src');
  return {
    'generated parts': checkGenerated(),
    links: await checkLinks(root, paths),
    'names of files': checkNamedFiles(root, pages),
    'docs/README.md': checkGuides(readPage('docs/README.md'), guides),
    'docs/recipes.md': checkListed(readPage('docs/recipes.md'), examples),
    'docs/context.md': checkSubjectsGuide(readPage('docs/context.md')),
    'docs/reference.md': [
      ...checkOutcomesReference(readPage('docs/reference.md')),
      ...checkEventsReference(readPage('docs/reference.md')),
      ...checkCommandsReference(readPage('docs/reference.md')),
    ],
    'README.md': checkLength(readPage('README.md'), MAX_README_WORDS),
    'CONTRIBUTING.md': [
      ...checkFolders(readPage('CONTRIBUTING.md'), folders),
      ...checkLength(readPage('CONTRIBUTING.md'), MAX_CONTRIBUTING_WORDS),
    ],
    'docs/troubleshooting.md': checkMessages(readPage('docs/troubleshooting.md')),
    snippets: checkSnippets(pages),
    words: wordsBelow(root),
  };
}

/** Lists what is in a folder, from the root of the repository. */
function filesIn(root: string, folder: string): readonly string[] {
  const names = readdirSync(join(root, folder));
  return names.map((name) => `${folder}/${name}`);
}

function isGuide(path: string): boolean {
  return path.endsWith('.md') && !path.endsWith('README.md');
}

/** Checks that the list of guides is complete, and that people can choose from it. */
function checkGuides(list: string, guides: readonly string[]): readonly string[] {
  const faults = [...checkListed(list, guides)];
  if (guides.length > MAX_GUIDES) {
    faults.push(`There are ${guides.length} guides. Merge some.`);
  }
  return faults;
}

/** Checks that every block of YAML is one that the tests know. */
function checkSnippets(pages: readonly Page[]): readonly string[] {
  const unknown = snippetsIn(pages).filter(({ kind }) => kind === 'other');
  return unknown.map(
    ({ place }) => `${place}: this YAML is neither a workflow nor jobs nor steps of one.`,
  );
}

/** Checks that the inputs and outputs are those that `npm run tables` makes of `action.yml`. */
function checkGenerated(): readonly string[] {
  const faults: string[] = [];
  for (const [path, text] of generatedPages()) {
    const current = withoutPadding(readPage(path));
    const isCurrent = current === withoutPadding(text);
    if (!isCurrent) faults.push(`${path} is out of date. Run npm run tables.`);
  }
  return faults;
}

/** Removes the spaces and hyphens with which the formatter pads tables. */
function withoutPadding(markdown: string): string {
  return markdown
    .replaceAll(/ +\|/g, ' |')
    .replaceAll(/\| +/g, '| ')
    .replaceAll(/-{3,}/g, '---');
}

/** Finds links, images and anchors that lead nowhere. Does not follow links to other hosts. */
export async function checkLinks(
  root: string,
  pages: readonly string[],
): Promise<readonly string[]> {
  const found = new Set<string>();
  // The library misses an anchor if it has read the page with the anchor before the page with the link, so it gets one page at a time.
  for (const path of pages) {
    const { links } = await new LinkChecker().check({
      path,
      serverRoot: root,
      markdown: true,
      checkFragments: true,
      directoryListing: true,
      concurrency: 1,
      linksToSkip: ['^https?://(?!localhost:)', '^mailto:'],
    });
    for (const { state, url, parent = '' } of links) {
      if (state !== LinkState.BROKEN) continue;
      const place = parent === '' ? '' : `${parent}: `;
      found.add(`${place}${url} leads nowhere.`);
    }
  }
  return [...found].sort();
}

/** Checks that every file that a page names as code exists. Names of sources may be relative to `src/`. */
export function checkNamedFiles(root: string, pages: readonly Page[]): readonly string[] {
  const folders = sourceFolders(root);
  const isOurs = (file: string): boolean => {
    const isSource = /^\w.*\/.*\.(?:ts|mjs)$/.test(file);
    return isSource || folders.some((folder) => file.startsWith(folder));
  };
  const exists = (file: string): boolean => {
    const candidates = [join(root, file), join(root, 'src', file)];
    return candidates.some((candidate) => existsSync(candidate));
  };

  const faults: string[] = [];
  for (const { path, text } of pages) {
    for (const [, file = ''] of text.matchAll(/`([\w./-]+)`/g)) {
      if (isOurs(file) && !exists(file)) faults.push(`${path}: ${file} does not exist.`);
    }
  }
  return faults;
}

/** Lists the top folders with files that people write, each with a slash at its end. */
function sourceFolders(root: string): readonly string[] {
  const folders: string[] = [];
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const isGenerated = /^(?:\.|build$|dist$)/.test(entry.name);
    if (entry.isDirectory() && !isGenerated) folders.push(`${entry.name}/`);
  }
  return folders;
}

/** Checks that a page that lists files links each of them. */
export function checkListed(list: string, files: readonly string[]): readonly string[] {
  const linked = new Set<string>();
  for (const [, target = ''] of list.matchAll(/\]\(([^)#]+)/g)) {
    linked.add(basename(target));
  }
  const missing = files.filter((path) => !linked.has(basename(path)));
  return missing.map((path) => `It does not link ${path}.`);
}

function foldersIn(root: string, folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => `${folder}/${name}/`);
}

/** Checks that a page has a line of a list for each folder, which begins with its name. */
export function checkFolders(
  page: string,
  folders: readonly string[],
): readonly string[] {
  const missing = folders.filter((folder) => !page.includes(`- \`${folder}\`: `));
  return missing.map((folder) => `No line says what ${folder} is for.`);
}

/** Checks that a page is short. A word has a letter or a digit, so the marks of tables are none. */
export function checkLength(text: string, maxWords: number): readonly string[] {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length <= maxWords) return [];
  return [`It has ${words.length} words, more than ${maxWords}.`];
}

/**
 * Checks that there is a heading for each outcome, with a table whose first column holds its
 * reasons.
 */
export function checkOutcomesReference(text: string): readonly string[] {
  const chapters = text.split(/^## /m);
  const chapter =
    chapters.find((each) => each.startsWith('Outcomes and reasons\n')) ?? '';
  const [, ...sections] = chapter.split(/^### (?=`)/m);
  const documented: string[] = [];
  for (const section of sections) {
    const [outcome = ''] = codesIn(section);
    documented.push(outcome);
    for (const reason of firstCells(section).flatMap(codesIn)) {
      documented.push(`${outcome}/${reason}`);
    }
  }
  return differences(FAIL_ON_VALUES, documented);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, faults] of Object.entries(await checkDocs())) {
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
    for (const fault of faults) console.log(`    ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
