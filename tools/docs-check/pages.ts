/**
 * The Markdown pages of this repository and their fenced blocks.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Block = Readonly<{ line: number; language: string; text: string }>;
export type Page = Readonly<{
  /** From the repository's root, with slashes. */
  path: string;
  text: string;
  blocks: readonly Block[];
}>;

/** Tools make or fetch these folders. */
const LEFT_OUT = new Set(['node_modules', 'build', 'coverage', 'dist', '.git']);

/** All files of this repository, from its root, with slashes. */
export function filesBelow(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (LEFT_OUT.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

/** All pages below `root`. */
export function readPages(root: string): readonly Page[] {
  return filesBelow(root)
    .filter((path) => path.endsWith('.md'))
    .map((path) => parsePage(path, readFileSync(join(root, path), 'utf8')));
}

/** The prose of Markdown: without code blocks, comments, HTML and the targets of links. A code span counts as one word. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(FENCE, '')
    .replaceAll(/<!--[^]*?-->|<[^>]+>/g, ' ')
    .replaceAll(/`[^`\n]+`/g, 'code')
    .replaceAll(/\]\([^)]*\)/g, '] ');
}

export const parsePage = (path: string, text: string): Page => ({ path, text, blocks: blocksOf(text) });

const FENCE = /^( *)(```+|~~~+)([^\n`]*)\n([^]*?)^ *\2[`~]* *$/gm;

function blocksOf(text: string): readonly Block[] {
  return [...text.matchAll(FENCE)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    language: (match[3] ?? '').trim(),
    text: (match[4] ?? '').replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''),
  }));
}
