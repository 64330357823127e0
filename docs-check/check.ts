import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { checkExamples, type Example } from './examples.ts';
import type { Finding } from './finding.ts';
import { checkLinks } from './links.ts';
import { checkNamedFiles } from './named-files.ts';
import { checkOutcomes } from './outcomes.ts';
import { readPages, type Page } from './pages.ts';
import { checkReached } from './reached.ts';
import { checkSnippets } from './snippets.ts';
import { checkTables } from './tables.ts';
import { checkInputList, checkQuotations } from './troubleshooting.ts';
import { checkInputs } from './wrong-inputs.ts';

/** Where the sentences have their place. */
export const TROUBLESHOOTING = 'docs/troubleshooting.md';

/** All checks of the pages of the repository at `root`. `sceneNames`: which workflows are played. */
export async function checkDocs(root: string, sceneNames: ReadonlySet<string>): Promise<readonly Finding[]> {
  const pages = readPages(root);
  const troubleshooting = pageOf(pages, TROUBLESHOOTING);
  return [
    await checkTables(root),
    checkLinks(pages, root),
    checkNamedFiles(pages, root),
    checkReached(pages),
    checkQuotations(troubleshooting),
    checkInputs(root),
    checkInputList(troubleshooting, root),
    checkOutcomes({ guide: pageOf(pages, 'docs/outcomes.md'), readme: pageOf(pages, 'README.md') }),
    checkExamples({ examples: examplesOf(root), sceneNames, recipes: pageOf(pages, 'docs/recipes.md') }),
    checkSnippets({ pages, sceneNames }),
  ];
}

function pageOf(pages: readonly Page[], path: string): Page {
  const page = pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`${path} is not there`);
  return page;
}

function examplesOf(root: string): readonly Example[] {
  return readdirSync(join(root, 'examples'))
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => {
      const { name = '' }: Readonly<{ name?: string }> = parse(
        readFileSync(join(root, 'examples', file), 'utf8'),
      );
      return { path: `examples/${file}`, name };
    });
}
