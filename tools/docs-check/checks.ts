import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readPage } from '../markdown.ts';
import { checkQuotations } from './fault-sentences.ts';
import { checkLinks } from './links.ts';
import { checkOtherSentences, checkRunMessages } from './other-sentences.ts';
import { checkOutcomesReference, checkOutcomesTable } from './outcomes.ts';
import { plainText, readPages, type Page } from './pages.ts';
import { checkRatios, countWords, proseOf } from './ratios.ts';
import { snippetsIn } from './snippets.ts';
import { generatedPages } from './tables.ts';
import { wordsBelow } from './words.ts';

/** Pages that people choose from: a guide has a place in one of the lists of `docs/README.md`. */
const MAX_GUIDES = 16;

/** All checks of the pages of the repository at `root`, by name: what each has found. */
export async function checkDocs(root: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const pages = readPages(root);
  const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
  const below = (folder: string): readonly string[] =>
    readdirSync(join(root, folder)).map((file) => `${folder}/${file}`);
  const guides = below('docs').filter((path) => /(?<!README)\.md$/.test(path));
  return {
    'inputs and outputs': checkGenerated(),
    links: await checkLinks(
      root,
      pages.map(({ path }) => path),
    ),
    'names of files': checkNamedFiles(root, pages),
    'docs/README.md': [
      ...checkListed(textOf('docs/README.md'), guides),
      ...(guides.length > MAX_GUIDES ? [`There are ${guides.length} guides. Merge some.`] : []),
    ],
    'docs/recipes.md': checkListed(textOf('docs/recipes.md'), below('examples')),
    'docs/reference.md': checkOutcomesReference(textOf('docs/reference.md')),
    'README.md': checkReadme(textOf('README.md')),
    'docs/troubleshooting.md': [
      ...checkQuotations(textOf('docs/troubleshooting.md')),
      ...checkOtherSentences(textOf('docs/troubleshooting.md')),
      ...checkRunMessages(textOf('docs/troubleshooting.md'), textOf('dist/agent/main.js')),
    ],
    snippets: snippetsIn(pages)
      .filter(({ kind }) => kind === 'other')
      .map(({ place }) => `${place}: this YAML is neither a workflow nor jobs nor steps of one.`),
    words: wordsBelow(root),
    'ratios of words': checkRatios(proseOf(root)),
  };
}

/** Words in the README outside tables, code and comments. */
const MAX_README_WORDS = 1600;

/** The README lists all outcomes, and is short. */
export function checkReadme(text: string): readonly string[] {
  const words = countWords(plainText(text.replaceAll(/^ *\|.*$/gm, '')));
  return [
    ...checkOutcomesTable(text),
    ...(words > MAX_README_WORDS
      ? [`It has ${words} words outside tables, more than ${MAX_README_WORDS}.`]
      : []),
  ];
}

/** The inputs and outputs in the READMEs and the reference are those that `npm run tables` makes of `action.yml`. */
function checkGenerated(): readonly string[] {
  // The formatter pads tables.
  const squeeze = (text: string): string =>
    text.replaceAll(/ +\|/g, ' |').replaceAll(/\| +/g, '| ').replaceAll(/-{3,}/g, '---');
  return [...generatedPages()]
    .filter(([path, text]) => squeeze(readPage(path)) !== squeeze(text))
    .map(([path]) => `${path} differs from action.yml. Run npm run tables.`);
}

/** Decisions and dated measurements name the files of their time. */
const DATED = /^(?:docs\/decisions\/|tools\/mutation\/)/;

/** Every file of this repository that a page names as code exists. Names of sources may be relative to `src/`. */
export function checkNamedFiles(root: string, pages: readonly Page[]): readonly string[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|build$|dist$)/.test(entry.name))
    .map(({ name }) => `${name}/`);
  const isOurs = (file: string): boolean =>
    /^\w.*\/.*\.(?:ts|mjs)$/.test(file) || folders.some((folder) => file.startsWith(folder));
  const current = pages.filter(({ path }) => !DATED.test(path));
  return current.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w./-]+)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => isOurs(file) && !existsSync(join(root, file)) && !existsSync(join(root, 'src', file)))
      .map((file) => `${path}: ${file} does not exist.`),
  );
}

/** A page that lists files links each of them. */
export function checkListed(list: string, files: readonly string[]): readonly string[] {
  const linked = new Set([...list.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => basename(target)));
  return files.filter((path) => !linked.has(basename(path))).map((path) => `It does not link ${path}.`);
}
