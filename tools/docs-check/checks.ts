import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkQuotations } from './fault-sentences.ts';
import { checkLinks } from './links.ts';
import { checkOutcomesGuide, checkOutcomesTable } from './outcomes.ts';
import { readPages, type Page } from './pages.ts';
import { snippetsIn } from './snippets.ts';

/** All checks of the pages of the repository at `root`, by name: what each has found. */
export async function checkDocs(root: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const pages = readPages(root);
  const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
  const below = (folder: string): readonly string[] =>
    readdirSync(join(root, folder)).map((file) => `${folder}/${file}`);
  return {
    'tables of inputs and outputs': await checkTables(root),
    links: await checkLinks(
      root,
      pages.map(({ path }) => path),
    ),
    'names of files': checkNamedFiles(root, pages),
    'docs/README.md': checkListed(
      textOf('docs/README.md'),
      below('docs').filter((path) => /(?<!README)\.md$/.test(path)),
    ),
    'docs/recipes.md': checkListed(textOf('docs/recipes.md'), below('examples')),
    'docs/outcomes.md': checkOutcomesGuide(textOf('docs/outcomes.md')),
    'README.md': checkOutcomesTable(textOf('README.md')),
    'docs/troubleshooting.md': checkQuotations(textOf('docs/troubleshooting.md')),
    snippets: snippetsIn(pages)
      .filter(({ kind }) => kind === 'other')
      .map(({ place }) => `${place}: this YAML is neither a workflow nor jobs nor steps of one.`),
  };
}

type Tables = Readonly<{
  ACTIONS: readonly string[];
  read: (folder: string) => Readonly<{ readme: string; action: unknown }>;
  withTables: (readme: string, action: unknown) => string;
}>;

/** The tables in the README of each action are those that `npm run tables` makes of its `action.yml`. */
async function checkTables(root: string): Promise<readonly string[]> {
  const { ACTIONS, read, withTables }: Tables = await import(
    pathToFileURL(join(root, 'tools/docs-check/tables.mjs')).href
  );
  // The formatter pads tables.
  const squeeze = (text: string): string =>
    text.replaceAll(/ +\|/g, ' |').replaceAll(/\| +/g, '| ').replaceAll(/-{3,}/g, '---');
  return ACTIONS.filter((folder) => {
    const { readme, action } = read(folder);
    return squeeze(readme) !== squeeze(withTables(readme, action));
  }).map((folder) => `${folder}/README.md differs from its action.yml. Run npm run tables.`);
}

/** Decisions and dated measurements name the files of their time. */
const DATED = /^docs\/(?:decisions\/|mutation\.md$)/;

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
