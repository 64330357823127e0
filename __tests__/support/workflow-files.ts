/**
 * All workflows that people may copy, and those of this repository.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export type WorkflowFile = Readonly<{
  /** File, and line where it is a block within one. */
  place: string;
  kind: 'own' | 'example' | 'snippet';
  name: string;
  text: string;
}>;

const nameOf = (text: string): string => (parse(text) as Readonly<{ name?: string }>).name ?? '';

function filesIn(folder: string, kind: WorkflowFile['kind']): WorkflowFile[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /\.ya?ml$/.test(file)) : [];
  return files.sort().map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return { place: join(folder, file), kind, name: nameOf(text), text };
  });
}

/** The fenced blocks of a page that are whole workflows; parts of one are for the eye only. */
function blocksIn(page: string): WorkflowFile[] {
  const source = readFileSync(page, 'utf8');
  return [...source.matchAll(/^( *)```ya?ml\n([^]*?)^ *```$/gm)].flatMap((match) => {
    const text = (match[2] ?? '').replaceAll(new RegExp(`^${match[1]}`, 'gm'), '');
    if (!/^on:/m.test(text) || !/^jobs:/m.test(text)) return [];
    const line = source.slice(0, match.index).split('\n').length;
    return [{ place: `${page}:${line}`, kind: 'snippet' as const, name: nameOf(text), text }];
  });
}

const pagesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.md'))
        .map((file) => join(folder, file))
    : [];

/** What people may copy: the examples, and whole workflows in the README files and guides. */
export function workflowsToCopy(): readonly WorkflowFile[] {
  const readmes = ['README.md', 'views/README.md', 'signals/README.md', 'sweep/README.md'].filter((file) =>
    existsSync(file),
  );
  return [...filesIn('examples', 'example'), ...[...readmes, ...pagesIn('docs')].sort().flatMap(blocksIn)];
}

/** What GitHub runs in this repository. */
export function ownWorkflows(): readonly WorkflowFile[] {
  return filesIn('.github/workflows', 'own');
}
