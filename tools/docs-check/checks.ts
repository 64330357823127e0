/** `npm run docs:check`: whether the pages are true. Ends with 1 if they are not. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LinkChecker, LinkState } from 'linkinator';
import { packageRoot } from '../../fakes/runner/package-root.ts';
import { OUTCOMES } from '../../src/domain/outcome.ts';
import { FAIL_ON_VALUES } from '../../src/inputs/fail-on.ts';
import { readPage } from '../markdown.ts';
import { plainText, readPages, snippetsIn, type Page } from './pages.ts';
import { checkOtherSentences, checkQuotations, checkRunMessages } from './sentences.ts';
import { generatedPages } from './tables.ts';
import { checkRatios, countWords, proseOf, wordsBelow } from './words.ts';

/** Pages that people choose from: a guide has a place in one of the lists of `docs/README.md`. */
const MAX_GUIDES = 16;
/** Words in the README outside tables, code and comments. */
const MAX_README_WORDS = 1600;

/** Runs all checks of the pages of this repository. Returns the findings of each, by its name. */
export async function checkDocs(): Promise<Readonly<Record<string, readonly string[]>>> {
  const root = packageRoot();
  const pages = readPages(root);
  const paths = pages.map(({ path }) => path);
  const below = (folder: string): readonly string[] =>
    readdirSync(join(root, folder)).map((file) => `${folder}/${file}`);
  const guides = below('docs').filter((path) => /(?<!README)\.md$/.test(path));
  const troubleshooting = readPage('docs/troubleshooting.md');
  return {
    'generated parts': await checkGenerated(),
    links: await checkLinks(root, paths),
    'names of files': checkNamedFiles(root, pages),
    'docs/README.md': [
      ...checkListed(readPage('docs/README.md'), guides),
      ...(guides.length > MAX_GUIDES
        ? [`There are ${guides.length} guides. Merge some.`]
        : []),
    ],
    'docs/recipes.md': checkListed(readPage('docs/recipes.md'), below('examples')),
    'docs/reference.md': checkOutcomesReference(readPage('docs/reference.md')),
    'README.md': checkReadme(readPage('README.md')),
    'CONTRIBUTING.md': checkFolders(readPage('CONTRIBUTING.md'), foldersIn(root, 'src')),
    'docs/troubleshooting.md': [
      ...checkQuotations(troubleshooting),
      ...checkOtherSentences(troubleshooting),
      ...checkRunMessages(troubleshooting, readPage('dist/agent/main.js')),
    ],
    snippets: snippetsIn(pages)
      .filter(({ kind }) => kind === 'other')
      .map(
        ({ place }) =>
          `${place}: this YAML is neither a workflow nor jobs nor steps of one.`,
      ),
    words: wordsBelow(root),
    'ratios of words': checkRatios(proseOf(pages)),
  };
}

/** Checks that the inputs and outputs, and the picture of the layers, are those that `npm run tables` makes of `action.yml` and the sources. */
async function checkGenerated(): Promise<readonly string[]> {
  // The formatter pads tables.
  const squeeze = (text: string): string =>
    text.replaceAll(/ +\|/g, ' |').replaceAll(/\| +/g, '| ').replaceAll(/-{3,}/g, '---');
  return [...(await generatedPages())]
    .filter(([path, text]) => squeeze(readPage(path)) !== squeeze(text))
    .map(([path]) => `${path} is out of date. Run npm run tables.`);
}

/** Links, images and anchors of the pages that lead nowhere. Links to other hosts are not followed. */
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
    for (const { state, url, parent } of links)
      if (state === LinkState.BROKEN)
        found.add(`${parent ? `${parent}: ` : ''}${url} leads nowhere.`);
  }
  return [...found].sort();
}

/** Decisions and dated measurements name the files of their time. */
const DATED = /^(?:docs\/decisions\/|tools\/mutation\/)/;

/** Every file of this repository that a page names as code exists. Names of sources may be relative to `src/`. */
export function checkNamedFiles(root: string, pages: readonly Page[]): readonly string[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|build$|dist$)/.test(entry.name))
    .map(({ name }) => `${name}/`);
  const isOurs = (file: string): boolean =>
    /^\w.*\/.*\.(?:ts|mjs)$/.test(file) ||
    folders.some((folder) => file.startsWith(folder));
  const current = pages.filter(({ path }) => !DATED.test(path));
  return current.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w./-]+)`/g)]
      .map(([, file = '']) => file)
      .filter(
        (file) =>
          isOurs(file) &&
          !existsSync(join(root, file)) &&
          !existsSync(join(root, 'src', file)),
      )
      .map((file) => `${path}: ${file} does not exist.`),
  );
}

/** Checks that a page that lists files links each of them. */
export function checkListed(list: string, files: readonly string[]): readonly string[] {
  const linked = new Set(
    [...list.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => basename(target)),
  );
  return files
    .filter((path) => !linked.has(basename(path)))
    .map((path) => `It does not link ${path}.`);
}

function foldersIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}/`);
}

/** Checks that a page which describes folders names each of them in the first column of a table. */
export function checkFolders(
  page: string,
  folders: readonly string[],
): readonly string[] {
  const cells = [...page.matchAll(/^\|([^|]*)/gm)]
    .map(([, cell = '']) => cell)
    .join('\n');
  return folders
    .filter((folder) => !cells.includes(`\`${folder}\``))
    .map((folder) => `No table says what ${folder} is for.`);
}

/** Checks that the README has a table with all outcomes in its first column, and is short. */
export function checkReadme(text: string): readonly string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith('Outcomes\n')) ?? '';
  const words = countWords(plainText(text.replaceAll(/^ *\|.*$/gm, '')));
  return [
    ...differences(Object.keys(OUTCOMES), firstColumn(section)),
    ...(words > MAX_README_WORDS
      ? [`It has ${words} words outside tables, more than ${MAX_README_WORDS}.`]
      : []),
  ];
}

/**
 * Checks that there is a heading for each outcome, with a table whose first column holds its
 * reasons.
 */
export function checkOutcomesReference(text: string): readonly string[] {
  const [, chapter = ''] =
    /^## Outcomes and reasons\n([^]*?)(?=^## |$(?![^]))/m.exec(text) ?? [];
  const sections = chapter.split(/^### (?=`)/m).slice(1);
  return differences(
    FAIL_ON_VALUES,
    sections.flatMap((section) => {
      const [outcome = ''] = codesIn(section);
      return [outcome, ...firstColumn(section).map((reason) => `${outcome}/${reason}`)];
    }),
  );
}

const codesIn = (text = ''): readonly string[] =>
  [...text.matchAll(/`([\w-]+)`/g)].map(([, code = '']) => code);
const firstColumn = (table: string): readonly string[] =>
  [...table.matchAll(/^\|([^|]*)/gm)].flatMap(([, cell]) => codesIn(cell));

function differences(
  known: readonly string[],
  named: readonly string[],
): readonly string[] {
  return [
    ...known
      .filter((ending) => !named.includes(ending))
      .map((ending) => `${ending} is missing.`),
    ...named
      .filter((ending) => !known.includes(ending))
      .map((ending) => `${ending} does not exist.`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, faults] of Object.entries(await checkDocs())) {
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
    for (const fault of faults) console.log(`    ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
