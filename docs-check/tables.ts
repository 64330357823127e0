import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

type Maker = Readonly<{
  ACTIONS: readonly string[];
  read: (folder: string) => Readonly<{ readme: string; action: unknown }>;
  withTables: (readme: string, action: unknown) => string;
}>;

/** The tables in the README of each action are those that `npm run tables` makes of its `action.yml`. */
export async function checkTables(root: string): Promise<Finding> {
  const { ACTIONS, read, withTables }: Maker = await import(
    pathToFileURL(join(root, 'scripts/tables.mjs')).href
  );
  const faults = ACTIONS.flatMap((folder) => {
    const { readme, action } = read(folder);
    const path = folder === '.' ? 'README.md' : `${folder}/README.md`;
    return squeezed(readme) === squeezed(withTables(readme, action))
      ? []
      : [`${path}: its tables are not those of its action.yml: npm run tables.`];
  });
  return { name: 'tables', looked: `the inputs and outputs of ${ACTIONS.length} actions`, faults };
}

/** The formatter pads tables; only their text counts. */
function squeezed(text: string): string {
  return text.replaceAll(/ +\|/g, ' |').replaceAll(/\| +/g, '| ').replaceAll(/-{3,}/g, '---');
}
